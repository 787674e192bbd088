package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// chronicle tells what happened, oldest first: a sentence for each turn, a line
// for each category of a scoring.
func chronicle(f *frame) []table.Entry {
	t := newTeller(f, merlin.Castle)
	t.add("crown", f.T("log.setup"))
	for _, e := range f.Start {
		if e.Kind == merlin.EventRound || e.Kind == merlin.EventTurn || e.Kind == merlin.EventKnight {
			t.tell(e)
		}
	}
	since := f.since()
	for i := range f.Moves {
		t.backs(i)
		if i == since {
			t.flush()
			t.since = len(t.entries)
		}
		t.at = i + 1
		for _, e := range f.Moves[i].Events {
			t.tell(e)
		}
		if f.Moves[i].Revealed {
			t.barrier(f.Moves[i].Events)
		}
	}
	t.backs(len(f.Moves))
	t.flush()
	for i := range t.entries {
		t.entries[i].Fresh = since > 0 && i >= t.since
	}
	return t.entries
}

// backs tells what was taken back before move n.
func (t *teller) backs(n int) {
	for _, b := range t.f.Backs {
		if b.At == n {
			t.flush()
			t.add("icon-undo", t.f.T("log.back", "count", b.Taken))
		}
	}
}

// since is the first move after the last one of the player at home; 0 when he has
// made none, or there is none after it.
func (f *frame) since() int {
	n := len(f.Moves)
	for n > 0 && f.Moves[n-1].Seat != f.Home {
		n--
	}
	return n % max(1, len(f.Moves))
}

// teller gathers what a seat does into one sentence.
type teller struct {
	f       *frame
	entries []table.Entry
	at      int // moves told
	since   int // entries before the last turn of the player at home

	turn    game.Seat // whose it is
	visited bool      // the market, in this turn
	seat    game.Seat // of the sentence
	phrases []string
	newest  [merlin.MaxSeats][]string // each seat's last sentence
	space   int16                     // where the figure came to
	named   merlin.Province           // by the sentence, last
	witch   merlin.Province           // where Morgana stands; Castle: beside the board
	swaps   int                       // figures of a swap that are still to be put down
	last    game.EventKind
	phrase  string // the last one
	times   int    // how often it has been said

	scoring  bool
	points   [maxReasons][merlin.MaxSeats]int
	scored   [maxReasons]bool
	traitors string // drawn one after another
}

func newTeller(f *frame, witch merlin.Province) *teller {
	return &teller{f: f, turn: game.NoSeat, seat: game.NoSeat, space: -1, named: merlin.Castle, witch: witch}
}

func (t *teller) add(icon, text string) {
	t.entries = append(t.entries, table.Entry{Icon: icon, Text: text, At: t.at})
}

// flush ends the sentence and, in a scoring, the category.
func (t *teller) flush() {
	if t.traitors != "" {
		t.phrases = append(t.phrases, t.f.T("log.traitor", "traitors", t.traitors))
		t.traitors = ""
	}
	if len(t.phrases) > 0 {
		t.add("crest-"+t.f.Seats[t.seat].Colour, t.f.sentence(t.seat, t.phrases))
		t.newest[t.seat], t.phrases = t.phrases, nil
	}
	for r := range t.scored {
		if t.scored[r] {
			t.add("points-star", t.category(merlin.Reason(r)))
		}
	}
	t.points, t.scored = [maxReasons][merlin.MaxSeats]int{}, [maxReasons]bool{}
}

// sentence is what a seat does, in one sentence.
func (f *frame) sentence(s game.Seat, clauses []string) string {
	return f.T("log.sentence", "name", "<b>"+f.Seats[s].Name+"</b>", "clauses", strings.Join(clauses, ", "))
}

// category tells what everybody scored for a reason.
func (t *teller) category(r merlin.Reason) string {
	var list []string
	for s := range game.Seat(t.f.View.Seats) {
		if n := t.points[r][s]; n != 0 {
			list = append(list, fmt.Sprintf("%s %s", t.name(s), signed(n)))
		}
	}
	return t.f.T("log.category", "reason", "<b>"+t.f.T("reason."+r.String())+"</b>", "points", strings.Join(list, ", "))
}

func (t *teller) name(s game.Seat) string { return t.f.Seats[s].Name }

// barrier draws the line beyond which there is no way back; only the last counts.
func (t *teller) barrier(events []game.Event) {
	t.flush()
	key := "log.barrier.card"
	for _, e := range events {
		switch e.Kind {
		case merlin.EventRolled, merlin.EventMorganaRolled:
			key = "log.barrier.dice"
		case merlin.EventTraitor:
			key = "log.barrier.traitor"
		case merlin.EventPictOpen:
			key = "log.barrier.pict"
		case merlin.EventLooked:
			key = "log.barrier.decree"
		}
	}
	for i := range t.entries {
		if t.entries[i].Barrier {
			t.entries = append(t.entries[:i], t.entries[i+1:]...)
			if i < t.since {
				t.since--
			}
			break
		}
	}
	t.entries = append(t.entries, table.Entry{Text: t.f.T(key), Barrier: true})
}

// tell adds an event to the sentence that it belongs to.
func (t *teller) tell(e game.Event) {
	switch e.Kind {
	case merlin.EventRound:
		t.flush()
		t.add("crown", t.f.T("log.round-begins", "number", int(e.Args[0]), "name", t.name(e.Seat)))
	case merlin.EventScoring:
		t.flush()
		t.scoring = true
		t.add("crown", "<b>"+t.f.T("log.scoring", "number", int(e.Args[0]))+"</b>")
	case merlin.EventCategory:
		t.flush()
		t.scoring = true
	case merlin.EventScored:
		t.flush()
		t.scoring = false
	case merlin.EventOver:
		t.flush()
		t.add("crown", t.f.T("log.over"))
	case merlin.EventTurn:
		t.flush()
		t.turn, t.visited = e.Seat, false
	case merlin.EventTurnOver:
		t.flush()
	case merlin.EventPoints:
		t.tellPoints(e)
	default:
		t.tellDeed(e)
	}
	t.last = e.Kind
}

func (t *teller) tellPoints(e game.Event) {
	n := int(e.Args[0])
	switch {
	case t.scoring:
		t.points[e.Args[1]][e.Seat] += n
		t.scored[e.Args[1]] = true
	case merlin.Reason(e.Args[1]) == merlin.ForHorn && t.last != merlin.EventPoison && t.last != merlin.EventVoid:
		t.tellHorn(e)
	case n == 0:
		t.say(e.Seat, t.f.T("log.points.none"))
	default:
		t.say(e.Seat, t.f.T("log.points", "count", n))
	}
}

// say adds a phrase to the seat's sentence.
func (t *teller) say(s game.Seat, phrase string) {
	if phrase == "" {
		return
	}
	if s != t.seat && (len(t.phrases) > 0 || t.traitors != "") {
		t.flush()
	}
	t.seat = s
	n := len(t.phrases)
	if n > 0 && t.phrase == phrase {
		t.times++
		t.phrases[n-1] = t.f.T("log.twice", "what", phrase, "count", t.times)
		return
	}
	t.phrase, t.times = phrase, 1
	t.phrases = append(t.phrases, phrase)
}

// stands tells whether the figure stands on the space of a province, so that
// the sentence has named it.
func (t *teller) stands(p merlin.Province) bool {
	if t.space < 0 || len(t.phrases) == 0 {
		return false
	}
	s := t.f.rules.Space(uint8(t.space))
	return s.Kind == merlin.ProvinceSpace && s.Province == p
}

// tellDeed tells what a seat did or what came of it.
func (t *teller) tellDeed(e game.Event) {
	if t.scoring && e.Kind != merlin.EventTraitor && e.Kind != merlin.EventGrailUsed {
		return // the categories say it
	}
	if e.Kind == merlin.EventBought {
		t.visited = true
	}
	switch e.Kind {
	case merlin.EventTraitor:
		if e.Seat != t.seat {
			t.flush()
		}
		t.seat = e.Seat
		t.traitors += "{" + traitorSprite(merlin.Province(e.Args[0])) + "}"
	case merlin.EventSentHome:
		servant := t.f.T("servant.the." + merlin.Servant(e.Args[0]).String())
		t.befalls(e.Seat, t.f.turnOf(t.seat), t.f.T("log.sent-home", "servant", servant, "name", t.name(e.Seat)))
	case merlin.EventDieSet:
		t.tellDieSet(e)
	case merlin.EventHutGone:
		t.say(t.f.turnOf(t.seat), t.f.T("log.hut-gone"))
	case merlin.EventManorBack:
		terrain := t.f.T("terrain." + t.f.View.Domain[e.Args[0]].Terrain.String())
		t.befalls(e.Seat, t.f.turnOf(t.seat), t.f.T("log.manor-back", "name", t.name(e.Seat), "terrain", terrain))
	default:
		if told := phraseOf(e.Kind); told != nil && e.Seat != game.NoSeat {
			t.befalls(loser(e), e.Seat, told(t, e))
		}
	}
}

// turnOf is whose sentence something belongs to that befalls another: the one
// that is being told, else the player in turn.
func (f *frame) turnOf(s game.Seat) game.Seat {
	if s != game.NoSeat {
		return s
	}
	return max(f.View.Turn.Seat, 0)
}

// phrases tell the kinds of events that are deeds; a kind that is not here is
// told by another event or shows on the table.
var phrases = map[game.EventKind]func(*teller, game.Event) string{
	merlin.EventDieTaken: func(t *teller, e game.Event) string {
		t.space, t.named = -1, merlin.Castle
		return ""
	},
	merlin.EventMoved: tellMoved,
	merlin.EventAct: func(t *teller, e game.Event) string {
		if e.Args[0] == t.space {
			return ""
		}
		t.space = e.Args[0]
		return t.f.T("log.act", "space", t.f.theSpace(uint8(e.Args[0])))
	},
	merlin.EventGained:   func(t *teller, e game.Event) string { return t.f.T("log.gained", "thing", t.f.theItem(e)) },
	merlin.EventGaveBack: tellGaveBack,
	merlin.EventFlag: func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		name := "{" + itemSprite(merlin.Flag, p) + glued + t.f.T("flag."+t.f.rules.FlagName(p)+".name")
		return t.f.T("log.flag", "flag", name)
	},
	merlin.EventServant: func(t *teller, e game.Event) string {
		p, servant := merlin.Province(e.Args[1]), t.f.T("servant.the."+merlin.Servant(e.Args[0]).String())
		if t.stands(p) {
			return t.f.T("log.servant.here", "servant", servant)
		}
		t.named = p
		return t.f.T("log.servant", "servant", servant, "in", "{"+provinceSprite(p)+glued+t.f.T("province.in."+p.String()))
	},
	merlin.EventInfluence: func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		if t.stands(p) || len(t.phrases) > 0 && t.named == p {
			return t.f.T("log.influence.here")
		}
		return t.f.T("log.influence", "into", "{"+provinceSprite(p)+glued+t.f.T("province.into."+p.String()))
	},
	merlin.EventManor: func(t *teller, e game.Event) string {
		tile := t.f.View.Domain[e.Args[0]]
		return t.f.T("log.manor", "terrain", t.f.T(terrainKey(tile)))
	},
	merlin.EventExcalibur: func(t *teller, e game.Event) string { return t.f.tookFrom("log.excalibur", e) },
	merlin.EventGrail:     func(t *teller, e game.Event) string { return t.f.tookFrom("log.grail", e) },
	merlin.EventFulfilled: func(t *teller, e game.Event) string {
		return t.f.T("log.fulfilled", "card", t.f.cardShort(e.Args[0]))
	},
	merlin.EventDrawn: func(t *teller, e game.Event) string {
		if e.Args[1] == 3 || e.Args[0] < 0 {
			return t.f.T("log.drawn")
		}
		return t.f.T("log.drawn.display", "card", t.f.cardShort(e.Args[0]))
	},
	merlin.EventTraitorGone: func(t *teller, e game.Event) string {
		p := merlin.Province(e.Args[0])
		return t.f.T("log.traitor-gone", "traitor", "{"+traitorSprite(p)+glued+t.f.T("traitor.a."+p.String()))
	},
	merlin.EventGrailUsed: func(t *teller, e game.Event) string {
		return t.f.T("log.grail-used", "in", t.f.T("province.in."+merlin.Province(e.Args[0]).String()))
	},
	merlin.EventDeclined: plain("log.declined"),
	merlin.EventVoid: func(t *teller, e game.Event) string {
		name := t.f.rules.VoidName(e.Args[0])
		if name == "ring" && t.visited {
			return t.f.T("log.void.ring-market")
		}
		return t.f.T(voidKey(name))
	},
	merlin.EventStaff:     plain("log.staff"),
	merlin.EventApple:     plain("log.apple"),
	merlin.EventApplePaid: plain("log.apple-paid"),
	merlin.EventDiscarded: plain("log.discarded"),
}

// voidKey is the key of the phrase for what came to nothing, by its name.
func voidKey(name string) string {
	if name == "" {
		return "log.void"
	}
	return "log.void." + name
}

// voidWords says in a sentence that something comes to nothing for a seat.
func (f *frame) voidWords(s game.Seat, name string) string {
	key := voidKey(name)
	switch {
	case name == "ring" && f.View.Mods.Market.Visited: // M1
		key = "log.void.ring-market"
	case name == "build" && s >= 0 && f.View.Players[s].Manors == 0:
		key = "log.void.build-manor"
	case name == "build":
		key = "log.void.build-material"
	}
	return f.T("log.sentence", "name", f.who(s), "clauses", f.T(key))
}

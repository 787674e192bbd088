package legends

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// What the lesson says is taken from the position as it lies, so that it is true whatever was
// done before; what would not be true is not said.

// lessonNow is what a text says of the position.
func lessonNow(f *draw.Frame, say string) (table.Saying, bool) {
	s, ok := table.Saying{}, say == "welcome" || f.Asks(model.AskAction)
	if now := lessonMoments[say]; now != nil {
		s, ok = now(f)
	}
	s.Lit, s.Adds = lit(f, say, s.At), otherPicked(f, say)
	return s, ok
}

// sentTo are the places where texts send somebody.
var sentTo = map[string]legends.Place{
	"start": legends.Camelot, "play": legends.Camelot, "play-again": legends.Camelot,
	"meleagant": legends.Forest, "gather": legends.Forest, "dagonet": legends.Forest,
}

// lit are the places of which a text speaks that points at regions.
func lit(f *draw.Frame, say string, at []string) (list []ui.Rect) {
	if p, ok := sentTo[say]; ok {
		return []ui.Rect{f.PlaceRect(p)}
	}
	if f.Asks(model.AskBid) && say != "arms" {
		return []ui.Rect{f.BidRect()}
	}
	for p := range legends.Bid {
		if p.IsMain() && slices.ContainsFunc(at, func(name string) bool { return speaksOf(f, name, p) }) {
			list = append(list, f.PlaceRect(p))
		}
	}
	return list
}

// speaksOf reports whether a region is one of a place.
func speaksOf(f *draw.Frame, name string, p legends.Place) bool {
	kind, id, _ := strings.Cut(name, "-")
	switch kind {
	case "event":
		return f.EventAt(named(f, id)).At == p
	case "place", "company", "ease":
		return strings.HasPrefix(id, p.String())
	}
	return false
}

// lessonMoments are by text; those that are not here are said among the actions.
var lessonMoments = map[string]func(*draw.Frame) (table.Saying, bool){
	"signs":         signsShown,
	"start":         percivalStarts,
	"play":          lancelotComes,
	"draw":          drawsNow,
	"room":          companyGrows,
	"tick":          enoughLater,
	"ticks":         enoughTwice,
	"sent-home":     sentHome,
	"event":         eventTurned,
	"abilities":     abilities,
	"left":          actionsLeft,
	"play-again":    pellinoreComes,
	"end":           actionsDone,
	"arms":          armsLie,
	"bidding":       bidBegins,
	"bid-wins":      bidGoesOn,
	"bid":           hectorWins,
	"behind":        bidBehind,
	"pass":          bidLeads,
	"meleagant":     meleagantWaits,
	"power":         powerHelps,
	"carry":         ladyIsCarried,
	"hush":          ladyIsHushed,
	"dagonet":       dagonetHelps,
	"complete":      completes,
	"won":           hasWon,
	"rival":         rivalMay,
	"arms-new":      armsChanged,
	"whom":          textChooses,
	"play-other":    playsYet,
	"gather":        theyGather,
	"special":       specialAsks,
	"end-again":     actionsDone,
	"texts":         textsWait,
	"bid-won":       hasOutbid,
	"three":         placeIsFull,
	"move-two":      movesYet,
	"complete-free": nearEnd(atOnce),
	"texts-free":    nearEnd(atOnce),
	"lamp":          nearEnd(atOnce),
	"treasures":     nearEnd(actedOnce),
	"help":          nearEnd(acted),
	"ends":          nearEnd(actedAgain),
	"farewell":      nearEnd(actedAgain),
	"end-near":      beastIsNear,
	"end-beast":     beastWaits,
	"mist":          mistRises,
	"texts-again":   textsAgain,
	"beast":         beastCaught,
	"draw-last":     drawsLast,
	"merlin":        merlinComes,
}

// named is a card of our deck by its id.
func named(f *draw.Frame, id string) legends.Card {
	c, _ := f.Rules.Deck.Number(id)
	return c
}

// lies reports whether an event may be completed by who comes first.
func lies(f *draw.Frame, event legends.Card) bool { return f.EventAt(event).At < legends.Bid }

// signsShown names the six Abilities by their signs, with a card on which they stand.
func signsShown(f *draw.Frame) (table.Saying, bool) {
	var list []string
	for a := range legends.Abilities {
		list = append(list, "{~ability-"+a.String()+"}\u00a0"+f.Ability(a))
	}
	return table.Saying{With: []any{"list", strings.Join(list, ", "), "name", f.Card(named(f, "percival"))}}, f.Asks(model.AskStart)
}

func percivalStarts(f *draw.Frame) (table.Saying, bool) {
	n := f.Face(named(f, "percival")).Scores[legends.Chivalry]
	return table.Saying{With: []any{"count", int(n)}}, true
}

func lancelotComes(f *draw.Frame) (table.Saying, bool) {
	scores := f.Face(named(f, "lancelot")).Scores
	return table.Saying{With: []any{"combat", int(scores[legends.Combat]), "chivalry", int(scores[legends.Chivalry])}}, wise(f, legends.Camelot, "lancelot")
}

// drawsNow: nobody is told to draw who has done so.
func drawsNow(f *draw.Frame) (table.Saying, bool) {
	done := slices.ContainsFunc(f.Moves, func(m game.Move) bool { return m.Seat == f.Home && m.Text == "draw" })
	return table.Saying{With: []any{"count", f.Table().Limit(f.Home)}}, !done && wise(f, legends.Bid)
}

// companyGrows: a company of one's own has three or more.
func companyGrows(f *draw.Frame) (table.Saying, bool) {
	fool := named(f, "dagonet")
	for p := range legends.Bid {
		list := f.Company(f.Home, p)
		n := f.Table().Taken(f.Home, p)
		if n < 3 || !f.Asks(model.AskAction) {
			continue
		}
		besides := ""
		if slices.Contains(list, fool) && n == len(list)-1 {
			besides = " " + f.T("lesson.room-fool", "card", f.Card(fool))
		}
		at := fmt.Sprintf("company-%s-%d", p, f.Home+1)
		return table.Saying{With: []any{"at", f.InPlace(p), "count", n, "besides", besides}, At: []string{at}}, true
	}
	return table.Saying{}, false
}

// eventTurned tells of the last event of a place that came.
func eventTurned(f *draw.Frame) (table.Saying, bool) {
	last := legends.NoCard
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Face(c).Points > 0 && (last == legends.NoCard || f.EventAt(c).Since > f.EventAt(last).Since) {
				last = c
			}
		}
	}
	if last == legends.NoCard || !f.Asks(model.AskAction) {
		return table.Saying{}, false
	}
	with := []any{"card", f.Card(last), "needs", f.Requirement(last), "points", f.Points(int(f.Face(last).Points))}
	return table.Saying{With: with, At: []string{"event-" + f.Face(last).ID}}, true
}

// abilities points at a company of one's own.
func abilities(f *draw.Frame) (s table.Saying, ok bool) {
	for p := range legends.Bid {
		if p.IsMain() && len(f.Company(f.Home, p)) > 0 {
			s.At = []string{fmt.Sprintf("company-%s-%d", p, f.Home+1)}
			break
		}
	}
	return s, f.Asks(model.AskAction)
}

func actionsLeft(f *draw.Frame) (table.Saying, bool) {
	n, may := f.Table().Left(), "lesson.may"
	if f.HandIsFull() {
		may = "lesson.may-full"
	}
	return table.Saying{With: []any{"count", n, "may", f.T(may)}}, f.Asks(model.AskAction) && n > 0
}

// inCamelot reports whether a company of one's own waits there.
func inCamelot(f *draw.Frame) (s table.Saying, ok bool) {
	return s, f.Asks(model.AskAction) && len(f.Company(f.Home, legends.Camelot)) > 0
}

func actionsDone(f *draw.Frame) (s table.Saying, ok bool) {
	return s, f.Asks(model.AskAction) && f.Table().Left() <= 0
}

// pellinoreComes: nothing waits yet where he is strongest.
func pellinoreComes(f *draw.Frame) (table.Saying, bool) {
	s, ok := inCamelot(f)
	return s, ok && len(f.Quests(legends.Forest)) == 0 && wise(f, legends.Camelot, "pellinore")
}

func armsLie(f *draw.Frame) (table.Saying, bool) {
	c := f.View.Heraldry
	if c == legends.NoCard || !f.Asks(model.AskAction) && !f.Asks(model.AskBid) {
		return table.Saying{}, false
	}
	return table.Saying{With: []any{"card", f.Card(c), "text", f.Text(c)}}, true
}

// completes tells of the first event that may be completed now.
func completes(f *draw.Frame) (table.Saying, bool) {
	if !f.Asks(model.AskComplete) {
		return table.Saying{}, false
	}
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if len(f.Open(legends.TargetEvent, uint8(c))) > 0 {
				return table.Saying{With: []any{"card", f.Card(c), "parts", f.Has(c, f.Home)}}, true
			}
		}
	}
	return table.Saying{}, false
}

// eases says where events ask less of one by what was won.
func eases(f *draw.Frame, won legends.Card) (said string, at []string) {
	for p := range legends.Bid {
		if by, from := f.Table().Eased(f.Home, p); p.IsMain() && by > 0 && slices.Contains(from, won) {
			return " " + f.T("lesson.won-eases", "at", f.InPlace(p), "count", by), []string{fmt.Sprintf("ease-%s-%d", p, f.Home+1)}
		}
	}
	return "", nil
}

// hasWon tells of what one has completed in this turn.
func hasWon(f *draw.Frame) (table.Saying, bool) {
	if !f.Asks(model.AskAction) && !f.Asks(model.AskComplete) {
		return table.Saying{}, false
	}
	for _, move := range slices.Backward(f.Moves) {
		for _, e := range slices.Backward(move.Events) {
			c := legends.Card(e.Args[0])
			switch {
			case e.Kind == legends.EventTurn:
				return table.Saying{}, false
			case e.Kind == legends.EventCompleted && e.Seat == f.Home && e.Args[2] > 0:
				besides, at := eases(f, c)
				return table.Saying{With: []any{"points", f.Points(int(e.Args[2])), "besides", besides}, At: append(at, "won-"+f.Face(c).ID)}, true
			}
		}
	}
	return table.Saying{}, false
}

// placeIsFull: three events lie at a place.
func placeIsFull(f *draw.Frame) (table.Saying, bool) {
	for p := range legends.Bid {
		if p.IsMain() && len(f.Quests(p)) == 3 {
			return table.Saying{With: []any{"place", f.Place(p)}, At: []string{"place-" + p.String()}}, f.Asks(model.AskAction)
		}
	}
	return table.Saying{}, false
}

// Who has played two of his hand, or moved two, knows how.
var playsYet, movesYet = untilTwice(legends.EventPlayed), untilTwice(legends.EventMoved)

func untilTwice(kind game.EventKind) func(*draw.Frame) (table.Saying, bool) {
	return func(f *draw.Frame) (s table.Saying, ok bool) {
		n := 0
		for _, e := range eventsOf(f, kind) {
			if e.Seat == f.Home {
				n++
			}
		}
		return s, n < 2 && f.Asks(model.AskAction)
	}
}

// rivalMay: another one has all that an event asks for.
func rivalMay(f *draw.Frame) (table.Saying, bool) {
	t := f.Table()
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			for _, s := range f.Order()[1:] {
				if t.Completes(c, s) {
					with := []any{"name", f.Who(s), "card", f.Card(c)}
					return table.Saying{With: with, At: []string{"event-" + f.Face(c).ID}}, f.Asks(model.AskAction)
				}
			}
		}
	}
	return table.Saying{}, false
}

// armsChanged: other arms lie than before, and with them one's own company has more or less of
// what an event asks for.
func armsChanged(f *draw.Frame) (table.Saying, bool) {
	old, now := legends.NoCard, f.View.Heraldry
	for _, e := range eventsOf(f, legends.EventRaised) {
		if c := legends.Card(e.Args[0]); c != now {
			old = c
		}
	}
	if old == legends.NoCard || now == legends.NoCard || !f.Asks(model.AskAction) {
		return table.Saying{}, false
	}
	before := *f.View
	f.Rules.Arrive(&before, game.Event{Kind: legends.EventRaised, Args: [5]int16{int16(old)}})
	t := f.Rules.Table(&before.Public)
	for p := range legends.Bid {
		has, had := f.Table().Totals(f.Home, p), t.Totals(f.Home, p)
		for _, c := range f.Quests(p) {
			for a, n := range f.Face(c).Needs {
				if n > 0 && has[a] != had[a] {
					with := []any{"card", f.Card(now), "old", f.Card(old), "place", f.Place(p), "ability", f.Ability(legends.Ability(a)), "was", words.Number(had[a]), "now", words.Number(has[a])}
					return table.Saying{With: with, At: []string{"event-" + f.Face(c).ID}}, true
				}
			}
		}
	}
	return table.Saying{}, false
}

// eventsOf are those of a kind of all that was played, oldest first.
func eventsOf(f *draw.Frame, kind game.EventKind) (list []game.Event) {
	for _, move := range f.Moves {
		for _, e := range move.Events {
			if e.Kind == kind {
				list = append(list, e)
			}
		}
	}
	return list
}

// textChooses: a character's text has one choose whom it works on.
func textChooses(f *draw.Frame) (table.Saying, bool) {
	c := f.Source()
	if !f.Asks(model.AskTarget) || !c.IsCharacter() {
		return table.Saying{}, false
	}
	back := ""
	if f.CannotUndo == "" {
		back = " " + f.T("lesson.whom-back")
	}
	return table.Saying{With: []any{"card", f.Card(c), "back", back}}, true
}

// specialAsks: a special event has one choose.
func specialAsks(f *draw.Frame) (table.Saying, bool) {
	c := f.Source()
	if !f.Asks(model.AskTarget) || c == legends.NoCard || f.Face(c).Kind != legends.SpecialEvent {
		return table.Saying{}, false
	}
	return table.Saying{With: []any{"card", f.Card(c)}}, true
}

package merlin

import (
	"cmp"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// chronicle tells what happened, oldest first: a sentence for each turn, a line
// for each category of a scoring.
func chronicle(f *frame) []moment.Entry {
	t := newTeller(f)
	t.add("crown", f.T("log.setup"))
	for _, e := range f.Start {
		if f.rows.events[e.Kind].AtStart {
			t.tell(e)
		} else {
			t.note(e)
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
	entries []moment.Entry
	at      int // moves told
	since   int // entries before the last turn of the player at home

	noted   int         // events
	latest  [256]latest // by kind
	covered [256]uint8  // by kind: how many of the next events another one has told of
	seat    game.Seat   // of the sentence
	phrases []string
	newest  [merlin.MaxSeats][]string // each seat's last sentence
	space   int16                     // where the figure came to
	named   merlin.Province           // by the sentence, last
	last    game.EventKind
	phrase  string // the last one
	times   int    // how often it has been said

	scoring  bool
	points   [maxReasons][merlin.MaxSeats]int
	scored   [maxReasons]bool
	traitors string // drawn one after another
}

// latest is the last event of a kind, the nth of all; 0 when there was none.
type latest struct {
	game.Event
	n int
}

func newTeller(f *frame) *teller {
	return &teller{f: f, seat: game.NoSeat, space: -1, named: merlin.Castle}
}

// note remembers an event without telling it.
func (t *teller) note(e game.Event) {
	t.noted++
	t.latest[e.Kind] = latest{e, t.noted}
}

// after reports whether an event of a kind came after the last one of another kind.
func (t *teller) after(kind, other game.EventKind) bool { return t.latest[kind].n > t.latest[other].n }

// covers says that the next n events of a kind need no words of their own.
func (t *teller) covers(kind game.EventKind, n uint8) { t.covered[kind] = n }

// turn is whose turn it is; NoSeat before the first.
func (t *teller) turn() game.Seat {
	if last := t.latest[merlin.EventTurn]; last.n > 0 {
		return last.Seat
	}
	return game.NoSeat
}

// leaveSpace forgets the space that the sentence is about: another figure will move.
func (t *teller) leaveSpace() { t.space, t.named = -1, merlin.Castle }

func (t *teller) add(icon, text string) {
	t.entries = append(t.entries, moment.Entry{Icon: icon, Text: text, At: t.at})
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
	key := "card"
	for _, e := range events {
		key = cmp.Or(t.f.rows.events[e.Kind].Barrier, key)
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
	t.entries = append(t.entries, moment.Entry{Text: t.f.T("log.barrier." + key), Barrier: true})
}

// tell adds an event to the sentence that it belongs to.
func (t *teller) tell(e game.Event) {
	t.note(e)
	row := t.f.rows.events[e.Kind]
	switch {
	case row.Tell != nil:
		row.Tell(t, e)
	case row.Say != nil && (!t.scoring || row.InScoring): // in a scoring the categories say it
		t.tellDeed(row, e)
	}
	t.last = e.Kind
}

// tellDeed tells what a seat did or what came of it.
func (t *teller) tellDeed(row *EventRow, e game.Event) {
	by := e.Seat
	if row.By != nil {
		by = row.By(t, e)
	}
	switch {
	case by == game.NoSeat:
	case t.covered[e.Kind] > 0:
		t.covered[e.Kind]--
	default:
		phrase := row.Say(t, e)
		t.say(by, t.marked(t.f.rows.victim(e), by, phrase))
	}
}

// marked makes a phrase stand out for him who looks when it is he who suffers by it.
func (t *teller) marked(victim, by game.Seat, phrase string) string {
	if victim == game.NoSeat || victim == by || victim != t.f.View.Seat || phrase == "" {
		return phrase
	}
	return "{score-" + t.f.Seats[victim].Colour + glued + "<b>" + phrase + "</b>"
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

// stands reports whether the figure stands on the space of a province, so that
// the sentence has named it.
func (t *teller) stands(p merlin.Province) bool {
	if t.space < 0 || len(t.phrases) == 0 {
		return false
	}
	s := t.f.rules.Space(uint8(t.space))
	return s.Kind == merlin.ProvinceSpace && s.Province == p
}

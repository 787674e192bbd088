package words

import (
	"cmp"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Backs tells what was taken back before move n.
func (t *Teller) Backs(n int) {
	for _, b := range t.F.Backs {
		if b.At == n {
			t.Flush()
			t.Add("icon-undo", t.F.T("log.back"))
		}
	}
}

// Teller gathers what a seat does into one sentence.
type Teller struct {
	F       *Words
	Entries []moment.Entry
	told    spot // up to where captions have told
	At      int  // moves told
	Since   int  // entries before the last turn of the player at home

	noted   int         // events
	Latest  [256]latest // by kind
	covered [256]uint8  // by kind: how many of the next events another one has told of
	Seat    game.Seat   // of the sentence
	Phrases []string
	clauses [merlin.MaxSeats][]string // each seat's in the turn that a caption tells of
	Space   int16                     // where the figure came to
	Named   merlin.Province           // by the sentence, last
	Last    game.EventKind
	mine    bool   // the sentence tells of what befell who looks
	phrase  string // the last one
	times   int    // how often it has been said

	Scoring  bool
	Points   [MaxReasons][merlin.MaxSeats]int
	Scored   [MaxReasons]bool
	Traitors string // drawn one after another
}

// latest is the last event of a kind, the nth of all; 0 when there was none.
type latest struct {
	game.Event
	N int
}

func NewTeller(f *Words) *Teller {
	return &Teller{F: f, Seat: game.NoSeat, Space: -1, Named: merlin.Castle}
}

// Note remembers an event without telling it.
func (t *Teller) Note(e game.Event) {
	t.noted++
	t.Latest[e.Kind] = latest{e, t.noted}
}

// After reports whether an event of a kind came after the last one of another kind.
func (t *Teller) After(kind, other game.EventKind) bool { return t.Latest[kind].N > t.Latest[other].N }

// Covers says that the next n events of a kind need no words of their own.
func (t *Teller) Covers(kind game.EventKind, n uint8) { t.covered[kind] = n }

// Turn is whose turn it is; NoSeat before the first.
func (t *Teller) Turn() game.Seat {
	if last := t.Latest[merlin.EventTurn]; last.N > 0 {
		return last.Seat
	}
	return game.NoSeat
}

// LeaveSpace forgets the space that the sentence is about: another figure will move.
func (t *Teller) LeaveSpace() { t.Space, t.Named = -1, merlin.Castle }

func (t *Teller) Add(icon, text string) {
	t.Entries = append(t.Entries, moment.Entry{Icon: icon, Text: text, At: t.At})
}

// Flush ends the sentence and, in a scoring, the category.
func (t *Teller) Flush() {
	t.endSentence()
	for r := range t.Scored {
		if t.Scored[r] {
			t.Add("points-star", t.category(merlin.Reason(r)))
		}
	}
	t.Points, t.Scored = [MaxReasons][merlin.MaxSeats]int{}, [MaxReasons]bool{}
}

// Pause ends the sentence; a category of a scoring goes on until the next one, whatever is asked or drawn
// meanwhile.
func (t *Teller) Pause() {
	if t.endSentence(); !t.Scoring {
		t.Flush()
	}
}

func (t *Teller) endSentence() {
	if t.Traitors != "" {
		t.Phrases = append(t.Phrases, t.F.T("log.traitor", "traitors", t.Traitors))
		t.Traitors = ""
	}
	if len(t.Phrases) > 0 {
		t.Add("crest-"+t.F.Seats[t.Seat].Colour, t.F.sentences(t.Seat, t.Phrases))
		t.Entries[len(t.Entries)-1].Mine, t.mine = t.mine, false
		t.clauses[t.Seat] = append(t.clauses[t.Seat], t.Phrases...)
		t.Phrases = nil
	}
}

// mostClauses is how much a sentence of the log says at most: what is more becomes several,
// as long as each other.
const mostClauses = 4

// sentences are what a seat does, in one sentence, or in some where it is much.
func (f *Words) sentences(s game.Seat, clauses []string) string {
	var said []string
	for n := (len(clauses) + mostClauses - 1) / mostClauses; n > 0; n-- {
		k := (len(clauses) + n - 1) / n
		said = append(said, f.sentence(s, clauses[:k]))
		clauses = clauses[k:]
	}
	return strings.Join(said, " ")
}

// sentence is what a seat does, in one sentence.
func (f *Words) sentence(s game.Seat, clauses []string) string {
	return f.T("log.sentence", "name", "<b>"+f.Seats[s].Name+"</b>", "clauses", strings.Join(clauses, ", "))
}

// category tells what everybody scored for a reason.
func (t *Teller) category(r merlin.Reason) string {
	var list []string
	for s := range game.Seat(t.F.View.Seats) {
		if n := t.Points[r][s]; n != 0 {
			list = append(list, fmt.Sprintf("%s %s", t.Name(s), Signed(n)))
		}
	}
	return t.F.T("log.category", "reason", "<b>"+t.F.T("reason."+r.String())+"</b>", "points", strings.Join(list, ", "))
}

func (t *Teller) Name(s game.Seat) string { return t.F.Seats[s].Name }

// Barrier draws the line beyond which there is no way back; only the last counts.
func (t *Teller) Barrier(events []game.Event) {
	t.Pause()
	key := "card"
	for _, e := range events {
		key = cmp.Or(t.F.Rows.Events[e.Kind].Barrier, key)
	}
	for i := range t.Entries {
		if t.Entries[i].Barrier {
			t.Entries = append(t.Entries[:i], t.Entries[i+1:]...)
			if i < t.Since {
				t.Since--
			}
			break
		}
	}
	t.Entries = append(t.Entries, moment.Entry{Text: t.F.T("log.barrier." + key), Barrier: true})
}

// Tell adds an event to the sentence that it belongs to.
func (t *Teller) Tell(e game.Event) {
	t.Note(e)
	row := t.F.Rows.Events[e.Kind]
	switch {
	case row.Tell != nil:
		row.Tell(t, e)
	case row.Say != nil && (!t.Scoring || row.InScoring): // in a scoring the categories say it
		t.tellDeed(row, e)
	}
	t.Last = e.Kind
}

// tellDeed tells what a seat did or what came of it.
func (t *Teller) tellDeed(row *EventRow, e game.Event) {
	by := e.Seat
	if row.By != nil {
		by = row.By(t, e)
	}
	switch {
	case by == game.NoSeat:
	case t.covered[e.Kind] > 0:
		t.covered[e.Kind]--
	default:
		victim := t.F.Rows.victim(e)
		t.say(by, t.marked(victim, by, row.Say(t, e)), func(n int) string {
			if row.Often == nil {
				return ""
			}
			return t.marked(victim, by, row.Often(t, e, n))
		})
	}
}

// marked makes a phrase stand out for him who looks when it is he who suffers by it.
func (t *Teller) marked(victim, by game.Seat, phrase string) string {
	if victim == game.NoSeat || victim == by || victim != t.F.View.Seat || phrase == "" {
		return phrase
	}
	t.mine = true
	return "{score-" + t.F.Seats[victim].Colour + Glued + "<b>" + phrase + "</b>"
}

// Say adds a phrase to the seat's sentence.
func (t *Teller) Say(s game.Seat, phrase string) {
	t.say(s, phrase, func(int) string { return "" })
}

// say adds a phrase, or says of the last one that it was done so often.
func (t *Teller) say(s game.Seat, phrase string, often func(n int) string) {
	if phrase == "" {
		return
	}
	if s != t.Seat && (len(t.Phrases) > 0 || t.Traitors != "") {
		t.endSentence()
	}
	t.Seat = s
	n := len(t.Phrases)
	if n > 0 && t.phrase == phrase {
		t.times++
		if t.Phrases[n-1] = often(t.times); t.Phrases[n-1] == "" {
			t.Phrases[n-1] = t.F.T("log.twice", "what", phrase, "count", t.times)
		}
		return
	}
	t.phrase, t.times = phrase, 1
	t.Phrases = append(t.Phrases, phrase)
}

// Stands reports whether the figure stands on the space of a province, so that
// the sentence has named it.
func (t *Teller) Stands(p merlin.Province) bool {
	if t.Space < 0 || len(t.Phrases) == 0 {
		return false
	}
	s := t.F.Rules.Space(uint8(t.Space))
	return s.Kind == merlin.ProvinceSpace && s.Province == p
}

// MaxReasons is room for the reasons for points of the base and all modules.
const MaxReasons = merlin.MaxReasons

// VoidKey is the key of the phrase for what came to nothing, by its name.
func VoidKey(name string) string {
	if name == "" {
		return "log.void"
	}
	return "log.void." + name
}

// voidWords says in a sentence that something comes to nothing for a seat.
func (f *Words) voidWords(s game.Seat, name string) string {
	row := f.Rows.Void(name)
	if row.Now != nil {
		name = row.Now(f, s)
	}
	return f.T("log.sentence", "name", f.Called(s), "clauses", f.T(VoidKey(name)))
}

package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Chronicle tells what happened, oldest first: a sentence for each turn and whatever
// comes between.
func (f *Words) Chronicle() []moment.Entry { return f.chronicle(false) }

// Deeds tells it in a sentence for each deed.
func (f *Words) Deeds() []moment.Entry { return f.chronicle(true) }

func (f *Words) chronicle(parted bool) []moment.Entry {
	t := teller{f: f, seat: game.NoSeat, parted: parted}
	t.add("crown", f.T("log.setup"))
	for i := range f.Moves {
		t.at = i + 1
		for _, e := range f.Moves[i].Events {
			t.tell(e)
		}
		if f.Moves[i].Revealed {
			t.barrier()
		}
	}
	t.flush()
	if last := len(t.entries) - 1; f.CannotUndo != "" || t.entries[last].Barrier { // nothing lies above it
		return slices.DeleteFunc(t.entries, func(e moment.Entry) bool { return e.Barrier })
	}
	return t.entries
}

// teller gathers what a seat does into one sentence.
type teller struct {
	f       *Words
	entries []moment.Entry
	at      int // moves told
	seat    game.Seat
	dark    bool // it is Evil that does it, and no seat
	parted  bool // each deed has a sentence of its own
	before  game.Event
	came    roundtable.Name // the Black card that came last
	clauses []string
	last    string // the last of them
	times   int    // how often it was told
	heals   bool   // the cards that go now heal, which is told
	mine    bool   // the sentence is about what befell who looks
}

func (t *teller) add(icon, text string) {
	t.entries = append(t.entries, moment.Entry{Icon: icon, Text: text, At: t.at, Mine: t.mine})
	t.mine = false
}

// flush ends the sentence.
func (t *teller) flush() {
	if len(t.clauses) == 0 {
		return
	}
	icon, name := "crown", t.f.T("log.table")
	switch {
	case t.seat != game.NoSeat:
		icon, name = "crest-"+t.f.Coat(t.seat), t.f.Knight(t.seat)
	case t.dark:
		icon, name = "dagger", t.f.T("log.dark")
	}
	t.add(icon, t.f.T("log.sentence", "name", "<b>"+name+"</b>", "clauses", t.f.Listed(t.clauses)))
	t.clauses = nil
}

// Listed is a list in a sentence: a, b and c.
func (f *Words) Listed(list []string) string {
	last := len(list) - 1
	if last == 0 {
		return list[0]
	}
	return strings.Join(list[:last], ", ") + " " + f.T("word.and") + " " + list[last]
}

// barrier draws the line beyond which there is no way back; only the last counts.
func (t *teller) barrier() {
	t.flush()
	for i := range t.entries {
		if t.entries[i].Barrier {
			t.entries = append(t.entries[:i], t.entries[i+1:]...)
			break
		}
	}
	t.entries = append(t.entries, moment.Entry{Text: t.f.T("log.barrier.card"), Barrier: true})
}

// tell adds an event to the sentence that it belongs to.
func (t *teller) tell(e game.Event) {
	before := t.before
	t.before = e
	say := t.f.Clause(e)
	switch e.Kind {
	case roundtable.EventCame:
		t.came = roundtable.Name(e.Args[0])
	case roundtable.EventTry:
		say = t.f.T("log.try", "what", t.f.Black(t.came))
	case roundtable.EventFaceUp, roundtable.EventFaceDown:
		say = t.laid(e)
	}
	t.heals = t.heals && e.Kind == roundtable.EventDiscard || e.Kind == roundtable.EventHeroic && e.Args[0] == roundtable.KindHeal
	healing := t.heals && e.Kind == roundtable.EventDiscard && e.Args[0] == game.Unknown
	if say == "" || healing || follows(before, e) {
		return
	}
	if e.Seat != t.seat || Dark(e) != t.dark || t.parted && begins(before, e) {
		t.flush()
	}
	t.dark = Dark(e)
	t.seat = e.Seat
	t.mine = t.mine || t.f.Befalls(e) || e.Kind == roundtable.EventTurned && t.f.Befalls(before)
	t.join(say, t.f.moreOf(before, e))
}

// laid is a Black card that is laid: by its name, unless the sentence has just named it.
func (t *teller) laid(e game.Event) string {
	named := len(t.clauses) == 0 || e.Seat != t.seat
	switch {
	case e.Kind == roundtable.EventFaceUp && named:
		return t.f.Clause(e)
	case e.Kind == roundtable.EventFaceUp:
		return t.f.T("log.face-up.it", "value", Values(roundtable.Black(e.Args[0])))
	case named:
		return t.f.T("log.face-down", "what", t.f.blackPictured(t.came))
	}
	return t.f.T("log.face-down.it")
}

// deeds are the events with which a seat begins something new.
var deeds = [256]bool{
	roundtable.EventEvil: true, roundtable.EventCame: true, roundtable.EventFightLaid: true, roundtable.EventGrailCard: true,
	roundtable.EventRowGone: true, roundtable.EventOffered: true, roundtable.EventSiege: true, roundtable.EventPlayed: true,
	roundtable.EventSacrifice: true, roundtable.EventHeroic: true, roundtable.EventAccused: true, roundtable.EventExchange: true,
	roundtable.EventSaid: true, roundtable.EventGiven: true, roundtable.EventVolunteer: true,
}

// begins reports whether an event begins a deed: where it is not told by its kind alone, a
// ride, or cards that are drawn as the Heroic Action.
func begins(before, e game.Event) bool {
	switch e.Kind {
	case roundtable.EventMoved:
		return e.Args[2] != roundtable.BySent
	case roundtable.EventDrawn:
		return before.Kind == roundtable.EventHeroic
	}
	return deeds[e.Kind]
}

// join adds a clause to others; if it is the last of them again that one says how often, and
// more only lengthens it.
func (t *teller) join(say, more string) {
	switch n := len(t.clauses); {
	case n > 0 && more != "":
		t.clauses[n-1] += ", " + more
	case n > 0 && t.last == say:
		t.times++
		t.clauses[n-1] = t.f.often(say, t.times)
	default:
		t.clauses, t.last, t.times = append(t.clauses, say), say, 1
	}
}

// often is a clause that is so several times.
func (f *Words) often(say string, times int) string {
	for _, key := range [...]string{"log.sword.white", "log.sword.black", "log.drawn"} {
		if say == f.T(key) {
			return f.T(key+".several", "count", times)
		}
	}
	return f.T("log.times", "what", say, "count", times)
}

// moreOf is the card of an event that is shared with the one before it, or drawn with it by the
// viewer; "" for other events.
func (f *Words) moreOf(before, e game.Event) string {
	switch {
	case before.Kind != e.Kind || e.Kind != roundtable.EventPooled && e.Kind != roundtable.EventDrawn:
		return ""
	case before.Args[0] == game.Unknown || e.Args[0] == game.Unknown || before.Seat != e.Seat:
		return ""
	}
	return f.pictured(roundtable.White(e.Args[0]))
}

// follows reports whether an event is what was just told in other words: the engine or the
// Life that was chosen or offered, the card that was discarded for Excalibur, the engine that was
// destroyed.
func follows(before, e game.Event) bool {
	switch before.Kind {
	case roundtable.EventEvil:
		return e.Kind == roundtable.EventEngine && before.Args[0] == roundtable.EvilEngine || e.Kind == roundtable.EventLife && before.Args[0] == roundtable.EvilLife
	case roundtable.EventSacrifice:
		return e.Kind == roundtable.EventLife
	case roundtable.EventInstead:
		return e.Kind == roundtable.EventEngine
	case roundtable.EventOffered:
		return e.Kind == roundtable.EventDiscard
	case roundtable.EventSiegeOver:
		return e.Kind == roundtable.EventEngineGone
	}
	return false
}

// Dark reports whether it is Evil that gains by an event of no seat.
func Dark(e game.Event) bool {
	if e.Seat != game.NoSeat {
		return false
	}
	switch e.Kind {
	case roundtable.EventEngine, roundtable.EventWarrior, roundtable.EventDespair, roundtable.EventLasting, roundtable.EventTurned, roundtable.EventInstead,
		roundtable.EventRowGone:
		return true
	case roundtable.EventSword:
		return e.Args[0] == 1
	case roundtable.EventStep:
		return e.Args[1] < e.Args[0]
	case roundtable.EventDecided:
		return e.Args[1] == 0
	}
	return false
}

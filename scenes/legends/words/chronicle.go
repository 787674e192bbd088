package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Chronicle tells what happened, oldest first: a sentence for each stretch of what one
// player does.
func (f *Words) Chronicle() []moment.Entry {
	t := teller{f: f, seat: game.NoSeat, by: game.NoSeat, says: f.sentence(), drawing: f.drawing()}
	t.add("icon-log", f.T("log.cards-dealt", "level", f.Level()))
	t.tellAll(f.Start)
	for i := range f.Moves {
		if i == f.since() {
			t.pause()
			t.fresh = len(t.entries)
		}
		t.at, t.by = i+1, f.Moves[i].Seat
		t.tellAll(f.Moves[i].Events)
		if f.Moves[i].Revealed {
			t.barrier()
		}
	}
	t.flush()
	if last := len(t.entries) - 1; f.CannotUndo != "" || t.entries[last].Barrier { // nothing lies above it
		t.entries = slices.DeleteFunc(t.entries, func(e moment.Entry) bool { return e.Barrier })
	}
	for i := range t.entries {
		t.entries[i].Fresh = f.since() > 0 && i >= t.fresh
	}
	return t.entries
}

// since is how many moves there were when the player at home last chose anything.
func (f *Words) since() int {
	for i := len(f.Moves); i > 0; i-- {
		if f.Moves[i-1].Seat == f.Home {
			return i
		}
	}
	return 0
}

// teller gathers what a seat does into one sentence.
type teller struct {
	f       *Words
	entries []moment.Entry
	at      int // moves told
	fresh   int // entries that were told before
	seat    game.Seat
	by      game.Seat                 // who has happen what happens; NoSeat where the rules do
	owner   [legends.NoCard]game.Seat // of characters that came into play
	says    sentence
	drawing drawing
}

func (t *teller) add(icon, text string) {
	t.entries = append(t.entries, moment.Entry{Icon: icon, Text: text, At: t.at})
}

// pause ends the sentence before what a card is about to do: that is told with what comes of it.
func (t *teller) pause() {
	left, hangs := t.says.hangs()
	t.flush()
	if hangs {
		t.says.list, t.says.by = []clause{left}, legends.Card(left.card)
	}
}

// anew ends the sentence before something new that the same player does.
func (t *teller) anew() {
	was := t.says
	t.flush()
	t.says.apart, t.says.acts = was.apart, was.acts
}

// flush ends the sentence.
func (t *teller) flush() {
	if _, hangs := t.says.hangs(); len(t.says.list) == 0 {
		if hangs {
			t.says = t.f.sentence()
		}
		return
	}
	icon, name := "icon-log", t.f.T("log.table")
	if t.seat != game.NoSeat {
		icon, name = t.f.Crest(t.seat), t.f.Who(t.seat)
	}
	t.add(icon, t.f.T("log.sentence", "name", "<b>"+name+"</b>", "clauses", t.says.text(name, 0)))
	t.says = t.f.sentence()
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
	t.entries = append(t.entries, moment.Entry{Text: t.f.T("log.barrier"), Barrier: true})
}

// tellAll adds the events of a move, and where somebody drew fewer than a text says.
func (t *teller) tellAll(events []game.Event) {
	for i, e := range events {
		t.tell(e)
		if say := t.drawing.short(t.f, events, i); say != "" {
			t.says.list = append(t.says.list, clause{text: say, own: true})
		}
	}
}

// tell adds an event to the sentence that it belongs to.
func (t *teller) tell(e game.Event) {
	switch e.Kind {
	case legends.EventTurn:
		t.flush()
	case legends.EventSpent:
		if e.Seat != t.seat {
			t.flush()
			t.seat = e.Seat
		}
		t.says.spent()
	}
	seat, owner := t.whose(e)
	say := t.f.Clause(e)
	if say == "" {
		return
	}
	if owner != seat {
		say = t.f.owned(say, legends.Card(e.Args[0]), owner)
	}
	switch {
	case seat != t.seat:
		t.flush()
	case t.says.turns(e):
		t.anew()
	}
	t.seat = seat
	t.says.add(e, say)
}

// whose is who is told to have done something, and whose character it befell: the same one
// where it is his own, or no character's fate.
func (t *teller) whose(e game.Event) (seat, owner game.Seat) {
	switch e.Kind {
	case legends.EventTurn, legends.EventTurned, legends.EventUsed, legends.EventWorks, legends.EventHandled, legends.EventCompleted, legends.EventSpent:
		t.by = e.Seat
	case legends.EventStarted, legends.EventPlayed:
		t.by, t.owner[e.Args[0]] = e.Seat, e.Seat
	case legends.EventBid, legends.EventPassed, legends.EventBidWon, legends.EventTurnOver:
		t.by = game.NoSeat
	case legends.EventLost, legends.EventReturned, legends.EventMoved, legends.EventDoomed:
		bid := e.Kind == legends.EventLost && legends.Place(e.Args[1]) == legends.Bid
		if t.by != game.NoSeat && !bid {
			return t.by, e.Seat
		}
	case legends.EventWeakened, legends.EventSilenced, legends.EventLent, legends.EventBoosted:
		return e.Seat, t.owner[e.Args[0]]
	}
	return e.Seat, e.Seat
}

// Clause is what is told of an event, without who it is about; "" for nothing.
func (f *Words) Clause(e game.Event) string {
	row := clauses[e.Kind]
	if row == nil {
		return ""
	}
	return row(f, e)
}

// Turns counts the turns that were begun.
func (f *Words) Turns() int { return int(f.View.Turn.Number) }

// Rounds counts the rounds: a turn of everybody each.
func (f *Words) Rounds() int { return (f.Turns() + len(f.Seats) - 1) / len(f.Seats) }

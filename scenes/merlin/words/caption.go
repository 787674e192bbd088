package words

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Caption tells what a computer player has done in his turn and what came of it, as far
// as it is shown, and before that the turn of the computer player before him.
func (f *Words) Caption() moment.Said {
	s := f.View.Turn.Seat
	if s == game.NoSeat || !f.Seats[s].Computer {
		return moment.Said{}
	}
	before, now := f.lastTurns()
	t := NewTeller(f)
	for _, e := range f.Start {
		t.Note(e)
	}
	out := moment.Said{Seat: s}
	out.Before = f.turnOf(t, t.tellFrom(before, now))
	t.clauses = [merlin.MaxSeats][]string{}
	t.tellFrom(now, spot{len(f.Shown), 0})
	t.Flush()
	out.Text = f.clauses(s, t.clauses[s])
	return out
}

// turnOf are the clauses of the turn that was told; none of a person's.
func (f *Words) turnOf(t *Teller, by game.Seat) []string {
	if t.Flush(); by == game.NoSeat || !f.Seats[by].Computer {
		return nil
	}
	return f.clauses(by, t.clauses[by])
}

// clauses are sentences of what a seat does: of all of it first, of the newest alone last.
func (f *Words) clauses(s game.Seat, phrases []string) (list []string) {
	for i := range phrases {
		list = append(list, f.sentence(s, phrases[i:]))
	}
	return list
}

// spot is a place among the events that are shown: an event of a move.
type spot struct{ move, event int }

func (a spot) less(b spot) bool { return a.move < b.move || a.move == b.move && a.event < b.event }

// lastTurns are where the turn that is shown began, and the one before it; one that began
// with the set-up began at the first event.
func (f *Words) lastTurns() (before, now spot) {
	var found []spot
	for i := len(f.Shown) - 1; i >= 0 && len(found) < 2; i-- {
		events := f.EventsOf(i)
		for j := len(events) - 1; j >= 0 && len(found) < 2; j-- {
			if events[j].Kind == merlin.EventTurn {
				found = append(found, spot{i, j})
			}
		}
	}
	found = append(found, spot{}, spot{})
	return found[1], found[0]
}

// tellFrom tells the turn that began at a spot, up to another one, and whose it is; what
// was before, since what was told last, and what ends a round it only notes.
func (t *Teller) tellFrom(begin, end spot) (by game.Seat) {
	by, over := game.NoSeat, false
	for ; t.told.move < len(t.F.Shown); t.told = (spot{t.told.move + 1, 0}) {
		events := t.F.EventsOf(t.told.move)
		for ; t.told.event < len(events); t.told.event++ {
			e := events[t.told.event]
			if !t.told.less(end) {
				return by
			}
			over = over || !t.told.less(begin) && (e.Kind == merlin.EventRolled || e.Kind == merlin.EventScoring)
			if t.told.less(begin) || over {
				t.Note(e)
				continue
			}
			if by == game.NoSeat {
				by = e.Seat
			}
			t.Tell(e)
		}
	}
	return by
}

package draw

import (
	"merlin/game"
	"merlin/game/legends"
)

// used is what a power counts that was used, in points.
const used = 3

// Merits are what each character has done for each seat: the points of the events that were completed by
// its company, and powers.
func (f *Frame) Merits() (of [legends.MaxSeats][legends.Characters]int) {
	v := legends.Empty(f.Rules, len(f.Seats), f.View.Level).View(game.NoSeat)
	tell := func(events []game.Event) {
		for _, e := range events {
			switch e.Kind {
			case legends.EventCompleted:
				for _, c := range v.Companies[e.Seat][e.Args[1]].List() {
					of[e.Seat][c] += int(e.Args[2])
				}
			case legends.EventUsed:
				if c := legends.Card(e.Args[0]); c.IsCharacter() {
					of[e.Seat][c] += used
				}
			}
			f.Rules.Depart(&v, e)
			f.Rules.Arrive(&v, e)
		}
	}
	tell(f.Start)
	for i := range f.Moves {
		tell(f.Moves[i].Events)
	}
	return of
}

package paint

import "merlin/scenes"

// ResultSeats returns the seats as the end shows them, with who has won and, for teams as
// the description has them, of which each was; points are the title's to add.
func (f *Frame[V]) ResultSeats(teams []uint8) (list []scenes.ResultSeat) {
	for s, p := range f.Seats {
		seat := scenes.ResultSeat{Name: p.Name, Crest: "crest-" + p.Colour}
		seat.Winner = s < len(f.Outcomes) && f.Outcomes[s].Won
		if s < len(teams) && teams[s] > 0 {
			seat.Team = f.T("setup.team", "number", teams[s])
		}
		list = append(list, seat)
	}
	return list
}

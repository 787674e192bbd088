package legends

import (
	"testing"

	"merlin/game/legends"
)

// Who stood in a company that completed an event has done something for his player, by its points.
func TestMerits(t *testing.T) {
	m, looked := playedGame(t, 2, 11, "standard"), 0
	of := sit(t, m, 0).scene.Model().Merits()
	for n, move := range m.Moves() {
		for _, e := range move.Events {
			if e.Kind != legends.EventCompleted || e.Args[2] == 0 {
				continue
			}
			before, err := m.At(n)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range before.(*legends.Game).Companies[e.Seat][e.Args[1]].List() {
				if looked++; of[e.Seat][c] < int(e.Args[2]) || of[1-e.Seat][c] < 0 {
					t.Errorf("character %d has done %d for seat %d, and stood by for %d points", c, of[e.Seat][c], e.Seat, e.Args[2])
				}
			}
		}
	}
	if looked < 10 {
		t.Errorf("%d were looked at: the test shows little", looked)
	}
}

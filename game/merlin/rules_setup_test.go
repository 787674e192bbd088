package merlin

import "testing"

// Merlin is for 2 to 4 players. // B1
func TestNumberOfPlayers(t *testing.T) {
	for seats := range 7 {
		g, err := New(rulesOfBase(t), seats, 1)
		if fits := seats >= 2 && seats <= 4; fits != (err == nil) {
			t.Errorf("%d seats: %v", seats, err)
		} else if fits && int(g.Seats) != seats {
			t.Errorf("%d seats become %d", seats, g.Seats)
		}
	}
}

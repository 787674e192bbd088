package merlin

import "merlin/game"

// Advice tells computer players what counts: how far one is before the best of the
// others. That varies by some ten points.
func (g *Game) Advice() game.Advice { return game.Advice{Value: lead, Scale: 10} }

// lead returns how many points a seat is before the best of the others.
func lead(g game.Game, s game.Seat) int {
	p, best := &g.(*Game).Public, int16(-1<<15)
	for other := range game.Seat(p.Seats) {
		if other != s {
			best = max(best, p.Players[other].Score)
		}
	}
	return int(p.Players[s].Score) - int(best)
}

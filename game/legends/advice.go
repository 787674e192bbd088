package legends

import "merlin/game"

// Advice tells computer players what counts: how far one is before the best of the
// others, which varies by some five points.
func (g *Game) Advice() game.Advice {
	return game.Advice{Value: lead, Scale: 5, Rollout: rollout}
}

// lead returns how many points a seat is before the best of the others.
func lead(g game.Game, s game.Seat) int {
	t := g.(*Game).Table()
	best := -1 << 15
	for other := range game.Seat(t.Seats) {
		if other != s {
			best = max(best, t.Points(other))
		}
	}
	return t.Points(s) - best
}

// rollout takes any option, each with equal chance, but completes what it can.
func rollout(g game.Game, d *game.Decision, draw uint64) game.Action {
	if d.Kind == AskComplete {
		return d.Options[0]
	}
	return d.Options[draw%uint64(len(d.Options))]
}

package draw

import "merlin/game/merlin"

// halves tells how many of a pair's two servants are there, for its two ticks.
func halves(p *merlin.Player, c merlin.Condition) (n int) {
	for _, where := range p.Servants {
		if where == c.Province {
			n++
		}
	}
	return min(n, 2)
}

package merlin

import "merlin/game"

// Manors are replaced and pruned with Arthur.

// askReplace offers the manors of others that may be replaced. // A7, K10a
func (g *Game) askReplace(st step) {
	if g.Players[st.seat].Manors == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if s := g.Domain[tile].Manor; s != game.NoSeat && s != st.seat && g.leaves(tile) {
			g.offer(ActReplace, tile)
		}
	}
}

// replaceManor swaps a manor for one of one's own. That is no building, so there is
// no bonus. // A7
func (g *Game) replaceManor(st step, a game.Action) {
	g.removeManor(a.A)
	g.Players[st.seat].Manors--
	g.Domain[a.A].Manor = st.seat
	g.emit(EventReplaced, st.seat, int16(a.A))
}

// prune: from the start player on each keeps one manor in each area, for all his
// areas before the next player does. // A10
func (g *Game) prune(step) {
	for n := g.Seats; n > 0; n-- {
		g.push(step{kind: stepPruneSeat, seat: g.seatAfter(g.Start, n-1)})
	}
}

func (g *Game) pruneSeat(st step) {
	area := g.Areas()
	for first := g.Rows * Columns; first > 0; first-- {
		if area[first-1] == first-1 {
			g.push(step{kind: stepKeep, seat: st.seat, a: first - 1})
		}
	}
}

// askKeep: which manor stays in the area of tile A, besides those that never leave;
// with one at most there is no choice. // A10, K10a
func (g *Game) askKeep(st step) {
	area := g.Areas()
	for tile := range g.Rows * Columns {
		if area[tile] == st.a && g.Domain[tile].Manor == st.seat && g.leaves(tile) {
			g.offer(ActKeep, tile)
		}
	}
	if len(g.options) == 1 {
		g.options = g.options[:0]
	}
}

func (g *Game) keepManor(st step, a game.Action) {
	area := g.Areas()
	for tile := range g.Rows * Columns {
		if tile != a.A && area[tile] == st.a && g.Domain[tile].Manor == st.seat && g.leaves(tile) {
			g.removeManor(tile)
		}
	}
}

package merlin

import "merlin/game"

// Manors are replaced and pruned with Arthur.

// askReplace offers the manors of others that may be replaced. // A7, K10a
func (g *Game) askReplace(st step) {
	if g.Players[st.Seat].Manors == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if s := g.Domain[tile].Manor; s != game.NoSeat && s != st.Seat && g.Table().leaves(tile) {
			g.Offer(ActReplace, tile)
		}
	}
}

// replaceManor swaps a manor for one of one's own. That is no building, so there is
// no bonus. // A7
func (g *Game) replaceManor(st step, a game.Action) {
	g.removeManor(a.A)
	g.Emit(EventReplaced, st.Seat, int16(a.A))
}

// prune: from the start player on each keeps one manor of his choice in each area,
// for all his areas before the next player does. Manors that never leave stay besides
// that one. Where nothing is to be chosen nobody is asked. // A10, K10a
func (g *Game) prune(step) {
	area := g.Areas()
	var leave [MaxSeats][Tiles]uint8 // by the area's first tile
	for tile := range g.Rows * Columns {
		if s := g.Domain[tile].Manor; s != game.NoSeat && g.Table().leaves(tile) {
			leave[s][area[tile]]++
		}
	}
	for n := g.Seats; n > 0; n-- {
		s := g.seatAfter(g.Start, n-1)
		for first := g.Rows * Columns; first > 0; first-- {
			if leave[s][first-1] > 1 {
				g.Push(step{Kind: AskKeep, Seat: s, A: first - 1})
			}
		}
	}
}

// askKeep: which manor stays in the area of tile A. // A10
func (g *Game) askKeep(st step) {
	area := g.Areas()
	for tile := range g.Rows * Columns {
		if g.spare(&area, st, tile) {
			g.Offer(ActKeep, tile)
		}
	}
}

// keepManor removes all others. // A10
func (g *Game) keepManor(st step, a game.Action) {
	area := g.Areas()
	for tile := range g.Rows * Columns {
		if tile != a.A && g.spare(&area, st, tile) {
			g.removeManor(tile)
		}
	}
}

// spare reports whether a tile of the area of tile A has a manor of the seat that may
// leave it.
func (g *Game) spare(area *[Tiles]uint8, st step, tile uint8) bool {
	return area[tile] == st.A && g.Domain[tile].Manor == st.Seat && g.Table().leaves(tile)
}

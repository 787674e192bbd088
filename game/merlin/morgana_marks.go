package merlin

import "merlin/game"

// Morgana's markers in the provinces and huts in the domain: how they come there, what
// they count, and how they leave.

// offerDark: a marker to Morgana's province, and one to a neighbouring province or the
// opposite one; the last marker goes to hers. // W7d
func (g *Game) offerDark(step) {
	m := &g.Mods.Morgana
	switch m.DarkLeft {
	case 0:
	case 1:
		g.Offer(ActDark, uint8(m.At))
	default:
		g.Offer(ActDark, uint8(m.At.Next()))
		g.Offer(ActDark, uint8(m.At.Opposite()))
		g.Offer(ActDark, uint8(m.At.Prev()))
	}
}

func (g *Game) putDark(st step, a game.Action) {
	m, p := &g.Mods.Morgana, Province(a.A)
	if p != m.At {
		g.layDark(st.Seat, m.At)
	}
	g.layDark(st.Seat, p)
}

// layDark puts a marker on top of one of the seat's without one, if there is any; else
// it stands alone. // W7d
func (g *Game) layDark(s game.Seat, p Province) {
	whose := int16(-1)
	if g.Mods.Morgana.Dark[s][p] < g.Players[s].Influence[p] {
		whose = int16(s)
	}
	g.Emit(EventDark, s, int16(p), whose)
}

// dark counts the markers in a province that lie on a seat's, or (-1) stand alone.
func (m *MorganaState) dark(p, whose int16) *uint8 {
	if whose < 0 {
		return &m.Lone[p]
	}
	return &m.Dark[whose][p]
}

// darkCounts: a topped marker is two, for the majority and for the points. // W7e
func darkCounts(t Table, p Province, s game.Seat, n uint8) uint8 {
	return n + t.Mods.Morgana.Dark[s][p]
}

// darkRival is what Morgana has in a province: her share is lost. // W7e
func darkRival(t Table, p Province, n uint8) uint8 { return n + t.Mods.Morgana.Lone[p] }

// darkLaden: markers with one of Morgana's on top. // T1d
func darkLaden(t Table, s game.Seat, p Province) uint8 { return t.Mods.Morgana.Dark[s][p] }

// clearDark: Morgana's markers leave a scored province, and those that had one go
// home. // X4
func (g *Game) clearDark(p Province) {
	m := &g.Mods.Morgana
	g.order(g.Start, func(s game.Seat) {
		n := m.Dark[s][p]
		if n == 0 {
			return
		}
		g.dropDark(p, n, int16(s))
		g.Emit(EventInfluenceBack, s, int16(p), int16(n))
	})
	if n := m.Lone[p]; n > 0 {
		g.dropDark(p, n, -1)
	}
}

// dropDark puts Morgana's markers beside the board; whose is the seat they lay on.
func (g *Game) dropDark(p Province, n uint8, whose int16) {
	g.Emit(EventDarkGone, game.Seat(whose), int16(p), int16(n), whose)
}

// offerHut offers one's manors without a hut. // W7f
func (g *Game) offerHut(st step) {
	m := &g.Mods.Morgana
	if m.HutsLeft == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if g.Domain[tile].Manor == st.Seat && !m.Hut(tile) {
			g.Offer(ActHut, tile)
		}
	}
}

func (g *Game) putHut(st step, a game.Action) {
	g.Emit(EventHut, st.Seat, int16(a.A))
}

// hutCounts: a manor with a hut counts as two. // W7f
func hutCounts(t Table, tile, n uint8) uint8 { return n + one(t.Mods.Morgana.Hut(tile)) }

// afterBrews: what a levied marker loses, huts whose manor leaves, and points for huts
// in an area won alone.
func (g *Game) afterBrews(e game.Event) {
	switch {
	case e.Kind == EventInfluenceBack && e.Args[2]&LoadDark > 0: // T1d
		g.dropDark(Province(e.Args[0]), 1, int16(e.Seat))
	case e.Kind == EventManorBack: // W7g
		g.dropHut(e.Seat, uint8(e.Args[0]))
	case e.Kind == EventPoints && Reason(e.Args[1]) == ForDomain && e.Args[3] == 1:
		g.scoreHuts(e.Seat, uint8(e.Args[2]))
	}
}

// scoreHuts scores 1 point for each hut on a seat's manors in the area of a tile. // W7f
func (g *Game) scoreHuts(s game.Seat, first uint8) {
	if n := g.Table().Huts(s, first); n > 0 {
		g.score(s, n, ForHuts, int16(first))
	}
}

// Huts returns how many huts are on a seat's manors in the area of a tile.
func (t Table) Huts(s game.Seat, first uint8) (n int) {
	of := t.Areas()
	for tile := range t.Rows * Columns {
		n += int(one(of[tile] == first && t.Domain[tile].Manor == s && t.Mods.Morgana.Hut(tile)))
	}
	return n
}

// dropHut puts the hut on a tile, if there is one, back into the supply.
func (g *Game) dropHut(s game.Seat, tile uint8) {
	if g.Mods.Morgana.Hut(tile) {
		g.Emit(EventHutGone, s, int16(tile))
	}
}

// tearDown sends manors with a hut home, or all manors of an area with a hut, but for
// those that never leave; then the huts left go, too. // W7g
func (g *Game) tearDown(step) {
	area, huts := g.Areas(), g.Mods.Morgana.Huts
	var doomed [Tiles]bool // by an area's first tile
	for tile := range g.Rows * Columns {
		if huts>>tile&1 == 1 {
			doomed[area[tile]] = g.Table().razes()
		}
	}
	for tile := range g.Rows * Columns {
		if g.Domain[tile].Manor == game.NoSeat {
			continue
		}
		if (doomed[area[tile]] || huts>>tile&1 == 1) && g.Table().leaves(tile) {
			g.removeManor(tile)
		}
		g.dropHut(g.Domain[tile].Manor, tile)
	}
}

package merlin

import "merlin/game"

// The domain is a field of flat-topped hexagons in rows of six. The 2nd, 4th and
// 6th column lie half a hexagon lower. A tile is numbered row by row from the
// upper left; rows beyond Public.Rows are not in play.

// direction steps on the domain: a column to the side and half rows up or down.
type direction struct{ column, half int }

// directions are the six straight lines from a tile, clockwise from straight up.
var directions = [6]direction{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}

// neighbour returns the tile next to one. Without such a tile, ok is false and
// column tells over or under which column the line left (or that it left at a
// side), up whether by the upper frame.
func neighbour(tile uint8, d direction, rows uint8) (next uint8, column int, up, ok bool) {
	column = int(tile%Columns) + d.column
	half := 2*int(tile/Columns) + int(tile%Columns)%2 + d.half // half rows from the top
	row := (half - column&1) >> 1
	if column < 0 || column >= Columns {
		return 0, -1, false, false
	}
	if row < 0 || row >= int(rows) {
		return 0, column, row < 0, false
	}
	return uint8(row*Columns + column), column, false, true
}

// Line follows a straight line from a tile and returns the colour of the frame at
// its end; a line that leaves at the side yields nothing. // B29
func (b *Box) Line(tile uint8, dir int, rows uint8) (Province, bool) {
	for {
		next, column, up, ok := neighbour(tile, directions[dir], rows)
		switch {
		case ok:
			tile = next
		case column < 0:
			return 0, false
		case up:
			return b.Upper[column], true
		default:
			return b.Lower[column], true
		}
	}
}

// Fits returns which materials pay for a manor on a tile, a bit per colour. // B29
func (b *Box) Fits(tile, rows uint8) (colours uint8) {
	for dir := range directions {
		if p, ok := b.Line(tile, dir, rows); ok {
			colours |= 1 << p
		}
	}
	return colours
}

// askBuild offers each free tile with each material owned that pays for it. // B29
func (g *Game) askBuild(st step) {
	p := &g.Players[st.seat]
	if p.Manors == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if g.Domain[tile].Manor != game.NoSeat {
			continue
		}
		fits := g.rules.fits[g.Rows&1][tile]
		for c, n := range p.Items[Material] {
			if n > 0 && fits>>c&1 == 1 {
				g.offer(ActBuild, tile, uint8(c))
			}
		}
	}
}

func (g *Game) build(st step, a game.Action) {
	g.giveBack(st.seat, Material, Province(a.B))
	g.placeManor(st.seat, a.A)
}

// placeManor puts a manor on a free tile by any rule; a tower gives its bonus. // B29, B29a
func (g *Game) placeManor(s game.Seat, tile uint8) {
	if g.Domain[tile].Tower {
		g.push(step{kind: stepTower, seat: s, a: tile})
	}
	g.Players[s].Manors--
	g.Domain[tile].Manor = s
	g.emit(EventManor, s, int16(tile))
}

// removeManor sends the manor on a tile home by any rule; the tile is free again.
func (g *Game) removeManor(tile uint8) {
	s := g.Domain[tile].Manor
	g.Domain[tile].Manor = game.NoSeat
	g.Players[s].Manors++
	g.emit(EventManorBack, s, int16(tile))
}

// askTower offers a shield or flag from anywhere, a marker anywhere, or nothing. // B29a, C6
func (g *Game) askTower(st step) {
	for _, i := range [...]Item{Shield, Flag} {
		for p := range Province(Provinces) {
			if g.open(i, p) {
				g.offer(ActTake, uint8(i), uint8(p))
			}
		}
	}
	g.offerInfluence(st.seat)
	g.offer(ActNoBonus)
}

// offerInfluence offers to put a marker from the castle into any province.
func (g *Game) offerInfluence(s game.Seat) {
	if g.Players[s].Markers == 0 {
		return
	}
	for p := range Province(Provinces) {
		g.offer(ActInfluence, uint8(p))
	}
}

func (g *Game) putInfluence(st step, a game.Action) { g.influence(st.seat, Province(a.A)) }

// Areas returns for each tile the first tile of its area: the maximal set of
// adjacent tiles of one terrain. // B51
func (p *Public) Areas() (area [Tiles]uint8) {
	for i := range area {
		area[i] = nobody
	}
	for tile := range p.Rows * Columns {
		if area[tile] == nobody {
			p.spread(&area, tile, tile)
		}
	}
	return area
}

// spread marks a tile and those of its terrain around it as one area.
func (p *Public) spread(area *[Tiles]uint8, tile, first uint8) {
	area[tile] = first
	for _, d := range directions {
		next, _, _, ok := neighbour(tile, d, p.Rows)
		if ok && area[next] == nobody && p.Domain[next].Terrain == p.Domain[tile].Terrain {
			p.spread(area, next, first)
		}
	}
}

// scoreDomain scores the areas: most manors win the number of tiles, a tie shares
// it, rounded down; who has no manor takes part in nothing. // B51
func (g *Game) scoreDomain(_ step) {
	g.emit(EventCategory, game.NoSeat, int16(ForDomain))
	area := g.Areas()
	for first := range g.Rows * Columns {
		if area[first] == first {
			g.scoreArea(&area, first)
		}
	}
}

func (g *Game) scoreArea(area *[Tiles]uint8, first uint8) {
	var strength [MaxSeats]uint8
	size := 0
	for tile := range g.Rows * Columns {
		if area[tile] != first {
			continue
		}
		size++
		if s := g.Domain[tile].Manor; s != game.NoSeat {
			strength[s] += g.manorStrength(tile)
		}
	}
	g.emit(EventArea, game.NoSeat, int16(first), int16(size))
	most, tied := majority(strength[:g.Seats])
	if most == 0 {
		return
	}
	g.order(g.Start, func(s game.Seat) {
		if strength[s] == most {
			g.score(s, size/tied, ForDomain, int16(first), int16(tied))
		}
	})
}

// majority returns the greatest strength and how many share it.
func majority(strength []uint8) (most uint8, tied int) {
	for _, n := range strength {
		switch {
		case n > most:
			most, tied = n, 1
		case n == most:
			tied++
		}
	}
	return most, tied
}

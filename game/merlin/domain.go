package merlin

import "merlin/game"

// The domain is a field of flat-topped hexagons in rows of six. The 2nd, 4th and
// 6th column lie half a hexagon lower. A tile is numbered row by row from the
// upper left; rows beyond Public.Rows are not in play.

// Direction is a step on the domain: a column to the side and half rows up or down.
type Direction struct{ Column, Half int }

// Directions are the six straight lines from a tile, clockwise from straight up.
var Directions = [6]Direction{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}

// Neighbour returns the tile next to one, if there is one.
func Neighbour(tile uint8, d Direction, rows uint8) (next uint8, ok bool) {
	next, _, _, ok = neighbour(tile, d, rows)
	return next, ok
}

// neighbour returns the tile next to one. Without such a tile, ok is false and
// column tells over or under which column the line left (or that it left at a
// side), up whether by the upper frame.
func neighbour(tile uint8, d Direction, rows uint8) (next uint8, column int, up, ok bool) {
	column = int(tile%Columns) + d.Column
	half := 2*int(tile/Columns) + int(tile%Columns)%2 + d.Half // half rows from the top
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
		next, column, up, ok := neighbour(tile, Directions[dir], rows)
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
	for dir := range Directions {
		if p, ok := b.Line(tile, dir, rows); ok {
			colours |= 1 << p
		}
	}
	return colours
}

// Fits is that of the rules' box, found once. // B29
func (r *Rules) Fits(tile, rows uint8) (colours uint8) { return r.fits[rows&1][tile] }

// askBuild offers each free tile with each material owned that pays for it. // B29
func (g *Game) askBuild(st step) {
	p := &g.Players[st.Seat]
	if p.Manors == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if g.Domain[tile].Manor != game.NoSeat {
			continue
		}
		fits := g.rules.Fits(tile, g.Rows)
		for c, n := range p.Items[Material] {
			if n > 0 && fits>>c&1 == 1 {
				g.Offer(ActBuild, tile, uint8(c))
			}
		}
	}
}

func (g *Game) build(st step, a game.Action) {
	g.giveBack(st.Seat, Material, Province(a.B))
	g.placeManor(st.Seat, a.A)
}

// placeManor puts a manor on a free tile by any rule; a tower gives its bonus. // B29, B29a
func (g *Game) placeManor(s game.Seat, tile uint8) {
	if g.Domain[tile].Tower {
		g.Push(step{Kind: AskTower, Seat: s, A: tile})
	}
	g.Emit(EventManor, s, int16(tile))
}

// removeManor sends the manor on a tile home by any rule; the tile is free again.
func (g *Game) removeManor(tile uint8) {
	g.Emit(EventManorBack, g.Domain[tile].Manor, int16(tile))
}

// askTower offers a shield or flag from anywhere, a marker anywhere, or nothing. // B29a, C6
func (g *Game) askTower(st step) {
	for _, i := range [...]Item{Shield, Flag} {
		for p := range Province(Provinces) {
			if g.Table().Open(i, p) {
				g.Offer(ActTake, uint8(i), uint8(p))
			}
		}
	}
	g.offerInfluence(st.Seat)
	g.Offer(ActNoBonus)
}

// offerInfluence offers to put a marker from the castle into any province.
func (g *Game) offerInfluence(s game.Seat) {
	if g.Players[s].Markers == 0 {
		return
	}
	for p := range Province(Provinces) {
		g.Offer(ActInfluence, uint8(p))
	}
}

func (g *Game) putInfluence(st step, a game.Action) { g.influence(st.Seat, Province(a.A)) }

// Areas returns for each tile the first tile of its area: the maximal set of
// adjacent tiles of one terrain. // B51
func (p *Public) Areas() (area [Tiles]uint8) {
	for i := range area {
		area[i] = Nobody
	}
	for tile := range p.Rows * Columns {
		if area[tile] == Nobody {
			p.spread(&area, tile, tile)
		}
	}
	return area
}

// spread marks a tile and those of its terrain around it as one area.
func (p *Public) spread(area *[Tiles]uint8, tile, first uint8) {
	area[tile] = first
	for _, d := range Directions {
		next, _, _, ok := neighbour(tile, d, p.Rows)
		if ok && area[next] == Nobody && p.Domain[next].Terrain == p.Domain[tile].Terrain {
			p.spread(area, next, first)
		}
	}
}

// scoreDomain scores the areas: most manors win the number of tiles, a tie shares
// it, rounded down; who has no manor takes part in nothing. // B51
func (g *Game) scoreDomain(_ step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForDomain))
	of := g.Areas()
	for first := range g.Rows * Columns {
		if of[first] == first {
			g.scoreArea(&of, first)
		}
	}
}

func (g *Game) scoreArea(of *[Tiles]uint8, first uint8) {
	area := g.Table().Area(of, first)
	g.Emit(EventArea, game.NoSeat, int16(first), int16(area.Size))
	g.order(g.Start, func(s game.Seat) {
		if area.Wins(s) {
			g.score(s, area.Each(), ForDomain, int16(first), int16(area.Tied))
		}
	})
}

// Area is an area of the domain: how many tiles it has, and what the manors of each
// seat count there. // B51
type Area struct {
	Size     int
	Strength [MaxSeats]uint8
	Most     uint8 // of the strengths
	Tied     int   // how many have that
}

// Area returns the area that begins with a tile, of those that Areas returns.
func (t Table) Area(of *[Tiles]uint8, first uint8) (a Area) {
	for tile := range t.Rows * Columns {
		if of[tile] != first {
			continue
		}
		a.Size++
		if s := t.Domain[tile].Manor; s != game.NoSeat {
			a.Strength[s] += t.Manor(tile)
		}
	}
	a.Most, a.Tied = majority(a.Strength[:t.Seats])
	return a
}

// Wins reports whether a seat has most in the area; who has no manor takes part in
// nothing.
func (a *Area) Wins(s game.Seat) bool { return a.Most > 0 && a.Strength[s] == a.Most }

// Each returns the points for each seat that wins.
func (a *Area) Each() int { return a.Size / a.Tied }

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

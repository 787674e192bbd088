package table

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// spaceHalf is half the angle of a space.
const spaceHalf = math.Pi / merlin.Spaces

// spaceTint is a breath of colour by what is done on a space.
var spaceTint = map[merlin.SpaceKind]ui.Color{
	merlin.PointsSpace:           ui.Hex(0xF4DF9A),
	merlin.InfluenceSpace:        ui.Hex(0xF0D3CE),
	merlin.InfluenceServantSpace: ui.Hex(0xF0D3CE),
	merlin.BuildSpace:            ui.Hex(0xF3E6CC),
	merlin.TradeSpace:            ui.Hex(0xCFE6E0),
	merlin.QuestSpace:            ui.Hex(0xF3E6CC),
	merlin.MoveServantSpace:      ui.Hex(0xDDD8EE),
	merlin.ExcaliburSpace:        ui.Hex(0xD3E0EE),
	merlin.GrailSpace:            ui.Hex(0xF1E2B8),
}

// drawSpace draws the pictogram of a space on the bare ring.
func drawSpace(p *ui.Painter, rules *merlin.Rules, n uint8) {
	sp := rules.Space(n)
	size := 56.0
	if c, ok := spaceTint[sp.Kind]; ok {
		a := spaceAngle(n)
		p.Wedge(boardX, boardY, ringInner+4, ringOuter-3, a-spaceHalf+.017, a+spaceHalf-.017, ui.Solid(ui.Alpha(c, .72)))
	} else {
		size = 46
	}
	x, y := onRing(n, pictogramR)
	p.SpriteAt(spaceSprite(sp), x, y, size)
}

// wedgeLine draws a line round a space with its standing band, a little outside.
func wedgeLine(p *ui.Painter, n uint8, width float64, c ui.Color) {
	a := spaceAngle(n)
	p.StrokeWedge(boardX, boardY, standInner+1, ringOuter+5, a-spaceHalf-.008, a+spaceHalf+.008, width, ui.Solid(c))
}

// lightSpace marks a space that may be chosen; strong is for one pointed at.
func lightSpace(p *ui.Painter, n uint8, strength float64, strong bool) {
	a := spaceAngle(n)
	fill, edge := .16, ui.Hex(0xFFD65A)
	if strong {
		fill, edge = .34, ui.GlowEdge
	}
	p.Wedge(boardX, boardY, standInner+2, ringOuter, a-spaceHalf, a+spaceHalf, ui.Solid(ui.Alpha(ui.Glow, fill*strength)))
	for _, l := range [...][2]float64{{26, .12}, {20, .2}, {14, .34}, {10, .5}} {
		wedgeLine(p, n, l[0], ui.Alpha(ui.Glow, l[1]*strength))
	}
	wedgeLine(p, n, 7.6, ui.Ink)
	wedgeLine(p, n, 4.6, edge)
}

// drawRing draws what may be chosen on the ring, the ways of the dice, the figures.
func drawRing(p *ui.Painter, f *frame) {
	for n := range uint8(merlin.Spaces) {
		t := spaceTarget(n)
		if f.glows(t) || f.open(t) && f.hot(t) {
			lightSpace(p, n, f.breath, f.hot(t))
		}
	}
	shown := f.shownLandings()
	for _, l := range shown {
		if !f.open(spaceTarget(l.to())) {
			lightSpace(p, l.to(), 1, false)
		}
		drawWay(p, l)
	}
	for _, l := range shown {
		x, y := figureFoot(l.to(), 0, 1)
		p.SpriteAt("halo", x, y-22, 92, ui.SpriteOptions{Fade: .3})
		drawFigure(p, f.figureSprite(l.figure, f.view.Turn.Seat), x, y, .26)
	}
	for n := range uint8(merlin.Spaces) {
		drawStanding(p, f, n)
	}
}

// shownLandings are those of the die that is taken or pointed at.
func (f *frame) shownLandings() []landing {
	if f.ask == "move" {
		return f.landings
	}
	var list []landing
	for _, l := range f.landings {
		if f.hot(dieTarget(l.die)) {
			list = append(list, l)
		}
	}
	return list
}

// drawWay draws dots from where the figure stands to where it would land.
func drawWay(p *ui.Painter, l landing) {
	step := 2 * math.Pi / merlin.Spaces
	from := spaceAngle(l.from())
	turn := float64(len(l.path)-1) * step
	if l.back {
		turn = -turn
	}
	n := max(2, int(math.Abs(turn)*184/11))
	for i := 3; i <= n-2; i++ {
		a := from + turn*float64(i)/float64(n)
		x, y := polar(a, 184)
		p.FillCircle(x, y, 4.1, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 2.8, ui.Solid(ui.GlowEdge))
	}
}

func (f *frame) figureSprite(g merlin.Figure, s game.Seat) string {
	if g == merlin.MerlinFigure {
		return "Merlin-figure"
	}
	return "knight-" + f.seats[max(s, 0)].colour
}

// figureOf is the sprite of a seat's knight; Merlin is nobody's.
func (f *frame) figureOf(s game.Seat) string {
	if s == game.NoSeat {
		return f.figureSprite(merlin.MerlinFigure, s)
	}
	return f.figureSprite(merlin.KnightFigure, s)
}

const figureSize = 58.0

// figureFoot is where the foot of figure i of n on a space stands: two side by
// side, more in two rows, every second one in a gap behind.
func figureFoot(space uint8, i, n int) (x, y float64) {
	x, y = onRing(space, standR)
	y += 20
	switch {
	case n == 2:
		x += 28*float64(i) - 14
	case n > 2:
		x += 22 * (float64(i) - float64(n-1)/2)
		y += 8 - 24*float64(i%2)
	}
	return x, y
}

// backToFront is the order in which n figures on a space are drawn.
func backToFront(n int) []int {
	var order []int
	for _, row := range [2]int{1, 0} {
		for i := row; i < n; i += 2 {
			order = append(order, i)
		}
	}
	return order
}

// drawFigure draws a figure by its foot.
func drawFigure(p *ui.Painter, sprite string, x, y, fade float64) {
	size := figureSize
	if sprite == "Merlin-figure" {
		size = 62
	}
	if fade == 0 {
		p.FillCircle(x+2, y-1, 13, ui.Solid(ui.Alpha(ui.ShadowColor, .3)))
	}
	p.SpriteAt(sprite, x, y-size*.41, size, ui.SpriteOptions{Fade: fade})
}

// drawStanding draws the figures on a space.
func drawStanding(p *ui.Painter, f *frame, space uint8) {
	on := f.standing(space)
	for _, i := range backToFront(len(on)) {
		x, y := figureFoot(space, i, len(on))
		drawFigure(p, f.figureOf(on[i]), x, y, 0)
	}
}

// standing lists whose figures stand on a space, in the order of the seats; NoSeat
// is Merlin.
func (f *frame) standing(space uint8) []game.Seat {
	var list []game.Seat
	if f.view.Merlin == space {
		list = append(list, game.NoSeat)
	}
	for s := range f.seats {
		if f.view.Players[s].Knight == space {
			list = append(list, game.Seat(s))
		}
	}
	return list
}

func spaceTarget(n uint8) game.Target { return game.Target{Kind: merlin.TargetSpace, A: n} }
func dieTarget(n uint8) game.Target   { return game.Target{Kind: merlin.TargetDie, A: n} }

// ringRegions are the spaces, each with its standing band.
func ringRegions(f *frame) []ui.Region {
	var list []ui.Region
	for n := range uint8(merlin.Spaces) {
		x, y := onRing(n, (standInner+ringOuter)/2)
		r := f.region(spaceTarget(n), ui.Around(x, y, 92, 92), f.spaceTip(n))
		r.Hit = func(x, y float64) bool { return spaceUnder(x, y) == int(n) }
		list = append(list, r)
	}
	return list
}

// spaceUnder is the space at a point of the ring, or -1.
func spaceUnder(x, y float64) int {
	d := math.Hypot(x-boardX, y-boardY)
	if d < standInner || d > ringOuter+6 {
		return -1
	}
	turn := math.Atan2(y-boardY, x-boardX) + math.Pi/2 + spaceHalf
	n := int(math.Floor(turn / (2 * spaceHalf)))
	return (n%merlin.Spaces + merlin.Spaces) % merlin.Spaces
}

// standAt are the stands of Grail and Excalibur on the round table.
var standAt = [2][2]float64{{378, 367}, {458, 367}}

// standRegions are the Grail and Excalibur on the table: on their space, pointing at
// them does the action too.
func standRegions(f *frame) []ui.Region {
	var list []ui.Region
	kinds := [2]merlin.SpaceKind{merlin.GrailSpace, merlin.ExcaliburSpace}
	for i, t := range treasures(f) {
		r := ui.Around(standAt[i][0], standAt[i][1], 46, 50)
		name := f.pair(f.T(t.key), treasureWhere(f, t))
		reg := note("stand-"+t.name, name, name+"\n"+f.T("castle."+t.name+"-tip"), r)
		here := f.actsOn(kinds[i])
		if len(here) > 0 {
			reg.Enabled, reg.Label = true, f.pair(name, here[0].label)
			reg.Press = func() { f.press(here, r) }
		} else {
			reg.Why = f.T("why.stand", "space", f.T("space."+kinds[i].String()+".name"))
		}
		list = append(list, reg)
	}
	return list
}

// actsOn is the action of the space where the figure stands, if it is of a kind.
func (f *frame) actsOn(kind merlin.SpaceKind) []choice {
	for t, list := range f.choices {
		if t.Kind != merlin.TargetSpace || f.rules.Space(t.A).Kind != kind {
			continue
		}
		for _, c := range list {
			if c.word == "act" {
				return []choice{c}
			}
		}
	}
	return nil
}

// drawStands draws Grail and Excalibur where they lie on the table, and whose they
// are when they do not.
func drawStands(p *ui.Painter, f *frame) {
	for i, owner := range [2]game.Seat{f.view.Grail, f.view.Excalibur} {
		x, y := standAt[i][0], standAt[i][1]
		switch {
		case owner != game.NoSeat:
			p.SpriteAt("score-"+f.seats[owner].colour, x, y+14, 26)
		case i == 0:
			p.SpriteAt("Grail", x, y, 47)
		default:
			p.SpriteAt("Excalibur-stone", x, y, 50)
		}
	}
}

package merlin

import (
	"fmt"
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// Morgana on the board: where she stands the province is dark and its stock chained
// up, and its space on the ring is barred. Her markers lie with the influence. // W6, W7d

// poison is the green that is hers.
var poison = ui.Hex(0xA6E07A)

// witchAt is the province where Morgana stands; Castle when she is on none.
func (f *frame) witchAt() merlin.Province {
	if !f.rules.Has("morgana") {
		return merlin.Castle
	}
	return f.View.Mods.Morgana.At
}

// shut reports whether Morgana stands in a province.
func (f *frame) shut(p merlin.Province) bool { return f.witchAt() == p }

// drawShut darkens a province, which keeps its colour, and lets bars down before it.
func drawShut(p *ui.Painter, province merlin.Province) {
	const bars = 11
	xy := sector(province)
	p.FillPolygon(ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .2)), xy...)
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range bars {
		a := middle + math.Pi/3*(float64(i+1)/(bars+1)-.5)
		x0, y0 := polar(a, 258)
		x1, y1 := onSquare(a)
		p.Line(x0, y0, x1, y1, 5, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .45)))
		p.Line(x0, y0, x1, y1, 1.6, ui.Solid(ui.Alpha(poison, .35)))
	}
	p.StrokePolygon(7, ui.Solid(ui.Alpha(poison, .22)), xy...)
	p.StrokePolygon(2.6, ui.Solid(ui.Alpha(poison, .8)), xy...)
}

// sector is the outline of a province, a little inside: between the rings and the
// track of points.
func sector(province merlin.Province) (xy []float64) {
	const radius, steps = 258.0, 12
	half := math.Pi/6 - .012
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range steps + 1 {
		x, y := polar(middle-half+2*half*float64(i)/steps, radius)
		xy = append(xy, x, y)
	}
	for i := range steps + 1 {
		x, y := onSquare(middle + half - 2*half*float64(i)/steps)
		xy = append(xy, x, y)
	}
	return xy
}

// onSquare is where a direction leaves the square of the provinces.
func onSquare(angle float64) (x, y float64) {
	const half = 365.0
	return polar(angle, half/max(math.Abs(math.Cos(angle)), math.Abs(math.Sin(angle))))
}

// drawChains puts chains round a plate, with a lock at its corner.
func drawChains(p *ui.Painter, r ui.Rect) {
	p.FillRound(r, 7, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .22)))
	for x := r.X - r.H; x < r.Right(); x += 13 { // hatching
		x0, x1 := max(x, r.X+3), min(x+r.H, r.Right()-3)
		if x1 > x0 {
			p.Line(x0, r.Bottom()-(x0-x), x1, r.Bottom()-(x1-x), 1.2, ui.Solid(ui.Alpha(ui.Hex(0x4B2A63), .3)))
		}
	}
	chain(p, r.X, r.Y, r.Right(), r.Y)
	chain(p, r.X, r.Bottom(), r.Right(), r.Bottom())
	chain(p, r.X, r.Y, r.X, r.Bottom())
	chain(p, r.Right(), r.Y, r.Right(), r.Bottom())
	p.SpriteAt("lock", r.X+2, r.Y, 30)
}

// chain draws links from one point to another.
func chain(p *ui.Painter, x0, y0, x1, y1 float64) {
	p.Line(x0, y0, x1, y1, 3.4, ui.Solid(ui.Ink))
	length := math.Hypot(x1-x0, y1-y0)
	n := max(1, int(length/11))
	dx, dy := (x1-x0)/float64(n), (y1-y0)/float64(n)
	for i := range n {
		x, y := x0+dx*float64(i), y0+dy*float64(i)
		p.Line(x+dx*.12, y+dy*.12, x+dx*.88, y+dy*.88, 6.4, ui.Solid(ui.Ink))
		p.Line(x+dx*.18, y+dy*.18, x+dx*.82, y+dy*.82, 3.6, ui.Solid(ui.Hex(0xB9BEC7)))
	}
}

// drawBarred bars a space of the ring.
func drawBarred(p *ui.Painter, r rondel, space uint8) {
	a, h := r.angle(space), r.half()
	p.Wedge(boardX, boardY, r.inner+1, r.outer-1, a-h, a+h, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .5)))
	p.StrokeWedge(boardX, boardY, r.inner+1, r.outer-1, a-h, a+h, 2.6, ui.Solid(poison))
	for _, side := range [2]float64{1, -1} {
		x0, y0 := polar(a-side*h*.86, r.inner+6)
		x1, y1 := polar(a+side*h*.86, r.outer-6)
		chain(p, x0, y0, x1, y1)
	}
	x, y := r.at(space, r.sign+2)
	p.FillCircle(x, y, 16.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 15.2, ui.Solid(poison))
	p.FillCircle(x, y, 13.6, ui.Solid(provinceInk[space*merlin.Provinces/merlin.Spaces]))
	p.SpriteAt(emblemSprite(merlin.Province(space*merlin.Provinces/merlin.Spaces)), x, y, 26)
	x, y = polar(a+h*.74, r.outer-6)
	p.SpriteAt("lock", x, y, 24)
}

// darkOn is how many of Morgana's markers lie on a seat's influence in a province.
func (f *frame) darkOn(s game.Seat, p merlin.Province) uint8 { return f.View.Mods.Morgana.Dark[s][p] }

// loneDark is how many stand alone there, as if of another player.
func (f *frame) loneDark(p merlin.Province) uint8 { return f.View.Mods.Morgana.Lone[p] }

// plusWith is how many +1 tokens lie with a seat's influence in a province.
func (f *frame) plusWith(s game.Seat, p merlin.Province) uint8 { return f.View.Mods.Market.Laid[s][p] }

// drawLoads shows what lies with a seat's influence and strengthens it.
func drawLoads(p *ui.Painter, f *frame, s game.Seat, province merlin.Province, x, y float64) {
	if n := f.darkOn(s, province); n > 0 {
		p.SpriteAt("Morgana-marker", x+5.5, y-4, 18)
		if n > 1 {
			p.Text(fmt.Sprint(n), x+5.5, y-4, numberStyle.Sized(15).With(ui.White).Placed(ui.Center, ui.Middle))
		}
	}
	if n := f.kayTiles(s, province); n > 0 {
		drawPlus(p, n, x+6, y+9, ui.Gold, ui.Ink)
	}
	if n := f.plusWith(s, province); n > 0 {
		drawPlus(p, n, x-8, y+9, ui.Hex(0x8E2F3C), ui.White)
	}
}

// drawPlus is a small disc that says how much something adds.
func drawPlus(p *ui.Painter, n uint8, x, y float64, ground, ink ui.Color) {
	p.FillCircle(x, y, 9, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 7.8, ui.Solid(ground))
	p.Text("+"+fmt.Sprint(n), x, y, numberStyle.Sized(15).With(ink).Placed(ui.Center, ui.Middle))
}

// drawLone shows Morgana's markers that stand alone in a province.
func drawLone(p *ui.Painter, f *frame, province merlin.Province, most uint8) {
	n := f.loneDark(province)
	if n == 0 {
		return
	}
	x, y, tx, ty := markerSpot(province, markerCell(province, game.Seat(len(f.Seats)), f.markers(province)))
	p.SpriteAt("Morgana-marker", x, y, 25)
	if n == most {
		p.SpriteAt("crown", x, y-13, 17)
	}
	drawCount(p, int(n), tx, ty, numberStyle.Sized(17).Placed(ui.Center, ui.Middle))
}

// markers is how many have a cell on the plate of a province's influence.
func (f *frame) markers(p merlin.Province) int {
	if f.loneDark(p) > 0 {
		return len(f.Seats) + 1
	}
	return len(f.Seats)
}

// witchWords are what the tip of a province says of Morgana.
func (f *frame) witchWords(p merlin.Province) (lines []string) {
	switch {
	case f.shut(p) && f.stocked(p):
		lines = append(lines, f.T("hint.shut"))
	case f.shut(p):
		lines = append(lines, f.T("why.barred"))
	}
	return lines
}

// loadWords are what the tip of a province's influence says of what lies with a seat's.
func (f *frame) loadWords(s game.Seat, p merlin.Province) (lines []string) {
	if n := f.plusWith(s, p); n > 0 {
		lines = append(lines, f.T("hint.influence.plus", "count", int(n)))
	}
	if n := f.darkOn(s, p); n > 0 {
		lines = append(lines, f.T("hint.influence.dark", "count", int(n)))
	}
	return lines
}

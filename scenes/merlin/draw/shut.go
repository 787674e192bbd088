package draw

import (
	"math"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// How what is shut on the board looks: bars, chains and a lock.

// BarProvince darkens a province, which keeps its colour, and lets bars of a tint down
// before it.
func BarProvince(p *ui.Painter, province merlin.Province, tint ui.Color) {
	const bars = 11
	xy := sector(province)
	p.FillPolygon(ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .2)), xy...)
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range bars {
		a := middle + math.Pi/3*(float64(i+1)/(bars+1)-.5)
		x0, y0 := Polar(a, 258)
		x1, y1 := onSquare(a)
		p.Line(x0, y0, x1, y1, 5, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .45)))
		p.Line(x0, y0, x1, y1, 1.6, ui.Solid(ui.Alpha(tint, .35)))
	}
	p.StrokePolygon(7, ui.Solid(ui.Alpha(tint, .22)), xy...)
	p.StrokePolygon(2.6, ui.Solid(ui.Alpha(tint, .8)), xy...)
}

// sector is the outline of a province, a little inside: between the rings and the
// track of points.
func sector(province merlin.Province) (xy []float64) {
	const radius, steps = 258.0, 12
	half := math.Pi/6 - .012
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range steps + 1 {
		x, y := Polar(middle-half+2*half*float64(i)/steps, radius)
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
	return Polar(angle, half/max(math.Abs(math.Cos(angle)), math.Abs(math.Sin(angle))))
}

// ChainPlate puts chains round a plate, with a lock at the corner.
func ChainPlate(p *ui.Painter, r ui.Rect) {
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

// ChainSpace bars a space of the ring and puts chains over it.
func ChainSpace(p *ui.Painter, r Rondel, space uint8, tint ui.Color) {
	a, h := r.Angle(space), r.Half()
	p.Wedge(BoardX, BoardY, r.Inner+1, r.Outer-1, a-h, a+h, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .5)))
	p.StrokeWedge(BoardX, BoardY, r.Inner+1, r.Outer-1, a-h, a+h, 2.6, ui.Solid(tint))
	for _, side := range [2]float64{1, -1} {
		x0, y0 := Polar(a-side*h*.86, r.Inner+6)
		x1, y1 := Polar(a+side*h*.86, r.Outer-6)
		chain(p, x0, y0, x1, y1)
	}
	x, y := r.At(space, r.Sign+2)
	p.FillCircle(x, y, 16.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 15.2, ui.Solid(tint))
	p.FillCircle(x, y, 13.6, ui.Solid(ProvinceInk[space*merlin.Provinces/merlin.Spaces]))
	p.SpriteAt(model.EmblemSprite(merlin.Province(space*merlin.Provinces/merlin.Spaces)), x, y, 26)
	x, y = Polar(a+h*.74, r.Outer-6)
	p.SpriteAt("lock", x, y, 24)
}

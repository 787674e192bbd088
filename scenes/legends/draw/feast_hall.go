package draw

import (
	"math"

	"merlin/scenes/ui"
)

// The hall of the feast as it stands still: the wall with the arms of the houses, the high
// table with its cloth, what is served on it, and candles.

var (
	feastWall  = ui.Hex(0x4A2E22)
	feastDark  = ui.Hex(0x170E0A)
	feastCloth = ui.Hex(0xF3E8CF)
)

// drawHall paints the hall for all that the window shows.
func (d *feast) drawHall(p *ui.Painter) {
	all := p.Visible()
	p.FillRect(all, ui.Solid(feastDark))
	wall := ui.Rect{X: all.X, Y: all.Y, W: all.W, H: 640 - all.Y}
	p.FillRect(wall, ui.Down(wall, ui.Mix(feastWall, feastDark, .7), feastWall))
	joint := ui.Solid(ui.Alpha(feastDark, .34))
	for row := range 10 {
		y := -40 + 68*float64(row)
		p.Line(all.X, y, all.Right(), y, 3, joint)
		for x := -480 + 68*float64(row%2); x < all.Right(); x += 136 {
			p.Line(x, y, x, y+68, 3, joint)
		}
	}
	drawTapestry(p, ui.Rect{X: 300, Y: 130, W: 1320, H: 430})
	for i, house := range [4]string{"orkney", "benwick", "listenois", "tintagel"} {
		x := [4]float64{80, 216, 1704, 1840}[i]
		p.SpriteAt("glow-soft", x, 270, 250, ui.SpriteOptions{Fade: .5})
		p.SpriteAt("arms-"+house, x, 270, 110)
	}
	floor := ui.Rect{X: all.X, Y: 640, W: all.W, H: all.Bottom() - 640}
	p.FillRect(floor, ui.Down(floor, ui.Hex(0x2A1A12), ui.Hex(0x5A3B22)))
	for i := range 6 {
		y := 720 + 22*float64(i*i+i)/1.6
		p.Line(all.X, y, all.Right(), y, 3, joint)
	}
	d.drawHighTable(p)
}

// evening lies over what is woven there: night above, the last sun over the hills, and shade.
var evening = []ui.Stop{
	{At: 0, Color: ui.Alpha(ui.Hex(0x2B3C88), .66)},
	{At: .22, Color: ui.Alpha(ui.Hex(0xB9557A), .5)},
	{At: .4, Color: ui.Alpha(ui.Hex(0xFFB95E), .5)},
	{At: .6, Color: ui.Alpha(ui.Hex(0x5A4A22), .28)},
	{At: 1, Color: ui.Alpha(feastDark, .7)},
}

// drawTapestry hangs Camelot on the wall behind the table.
func drawTapestry(p *ui.Painter, r ui.Rect) {
	p.Shadow(r, 4, 14, 4, 8, .6)
	p.FillRect(r.Inset(-16), ui.Solid(ui.Ink))
	p.FillRect(r.Inset(-13), ui.Solid(ui.Hex(0x1F4A3C)))
	p.FillRect(r.Inset(-3), ui.Solid(ui.Gold))
	q := p.Clipped(r)
	q.Sprite("place-camelot", r.X, r.Y-30, r.W, r.W*236/504)
	p.FillRect(r, ui.Linear(0, r.Y, 0, r.Bottom(), evening...))
}

// drawHighTable draws the table with its cloth, and what lies on it.
func (d *feast) drawHighTable(p *ui.Painter) {
	top := []float64{150, clothY, 1770, clothY, 1850, clothY + 52, 70, clothY + 52}
	p.FillPolygon(ui.Solid(ui.Alpha(ui.ShadowColor, .4)), 60, clothY+60, 1860, clothY+60, 1880, clothY+190, 40, clothY+190)
	front := ui.Rect{X: 70, Y: clothY + 50, W: 1780, H: 112}
	p.FillRect(front.Inset(-3), ui.Solid(ui.Ink))
	p.FillRect(front, ui.Down(front, feastCloth, ui.Hex(0xB7A583)))
	for x := front.X + 46; x < front.Right(); x += 74 {
		p.Line(x, front.Y+8, x-8, front.Bottom(), 5, ui.Solid(ui.Alpha(ui.Hex(0x8A7654), .35)))
	}
	p.FillRect(ui.Rect{X: front.X, Y: front.Bottom() - 22, W: front.W, H: 12}, ui.Solid(ui.Rubric))
	p.FillRect(ui.Rect{X: front.X, Y: front.Bottom() - 8, W: front.W, H: 5}, ui.Solid(ui.Gold))
	p.FillPolygon(ui.Down(ui.Rect{Y: clothY, H: 52}, ui.Hex(0xFFF9EA), feastCloth), top...)
	p.StrokePolygon(3.4, ui.Solid(ui.Ink), top...)
	for i := range 9 {
		x := 250 + 177.5*float64(i)
		if i%2 == 0 {
			drawGoblet(p, x, clothY+36)
		} else {
			drawDish(p, x, clothY+30)
		}
	}
	for _, x := range d.candles() {
		drawCandle(p, x, clothY+40)
	}
}

// drawGoblet draws a golden goblet, its foot at (x, y).
func drawGoblet(p *ui.Painter, x, y float64) {
	gold := ui.Linear(x-18, 0, x+18, 0, ui.Stop{At: 0, Color: ui.GoldLight}, ui.Stop{At: .5, Color: ui.Gold}, ui.Stop{At: 1, Color: ui.GoldDark})
	cup := []float64{x - 19, y - 54, x + 19, y - 54, x + 17, y - 36, x + 8, y - 25, x + 4, y - 22, x + 4, y - 10, x + 15, y - 2, x + 15, y + 2, x - 15, y + 2, x - 15, y - 2, x - 4, y - 10, x - 4, y - 22, x - 8, y - 25, x - 17, y - 36}
	p.FillPolygon(gold, cup...)
	p.StrokePolygon(3, ui.Solid(ui.Ink), cup...)
	p.FillPolygon(ui.Solid(ui.Rubric), oval(x, y-54, 17, 5)...)
}

// drawDish draws a dish of apples.
func drawDish(p *ui.Painter, x, y float64) {
	for _, at := range [4][2]float64{{-22, -14}, {22, -14}, {0, -16}, {0, -34}} {
		p.FillCircle(x+at[0], y+at[1], 14.5, ui.Solid(ui.Ink))
		p.FillCircle(x+at[0], y+at[1], 12, ui.Solid(ui.Hex(0xB3262C)))
		p.FillCircle(x+at[0]-4, y+at[1]-4, 3.4, ui.Solid(ui.Alpha(ui.White, .6)))
	}
	p.FillPolygon(ui.Solid(ui.Ink), oval(x, y, 52, 13)...)
	p.FillPolygon(ui.Solid(ui.Hex(0xB9BEC3)), oval(x, y-1, 49, 10.5)...)
}

// drawCandle draws a candle that burns, its foot at (x, y).
func drawCandle(p *ui.Painter, x, y float64) {
	p.SpriteAt("glow-soft", x, y-92, 280, ui.SpriteOptions{Fade: .15})
	p.FillPolygon(ui.Solid(ui.Ink), oval(x, y, 27, 8)...)
	p.FillPolygon(ui.Solid(ui.Gold), oval(x, y-1, 24, 6)...)
	p.FillRect(ui.Rect{X: x - 9, Y: y - 76, W: 18, H: 76}, ui.Solid(ui.Ink))
	p.FillRect(ui.Rect{X: x - 6.6, Y: y - 74, W: 13.2, H: 73}, ui.Linear(x-7, 0, x+7, 0, ui.Stop{At: 0, Color: ui.White}, ui.Stop{At: 1, Color: ui.Hex(0xCDB98E)}))
	p.FillPolygon(ui.Solid(ui.Hex(0xF5A93C)), x, y-112, x+8, y-90, x+5, y-79, x-5, y-79, x-8, y-90)
	p.FillPolygon(ui.Solid(ui.Hex(0xFFF3C4)), x, y-102, x+4, y-88, x, y-81, x-4, y-88)
}

// oval are the corners of an ellipse.
func oval(x, y, rx, ry float64) (xy []float64) {
	for i := range 24 {
		s, c := math.Sincos(2 * math.Pi * float64(i) / 24)
		xy = append(xy, x+rx*c, y+ry*s)
	}
	return xy
}

package draw

import "merlin/scenes/ui"

// The throne room as it stands still: walls, windows with the evening in them, banners of
// the players, the steps and the carpet that leads up to the throne.

const (
	throneX    = 960.0
	throneFoot = 640.0 // where the throne stands
	hallFloor  = 660.0 // where the wall ends
)

var (
	hallDark  = ui.Hex(0x1B1210)
	hallStone = ui.Hex(0x5B4B41)
	carpetRed = ui.Hex(0x7E1B26)
)

// drawHall paints the room for all that the window shows.
func drawHall(p *ui.Painter, banners []ui.Color) {
	all := p.Visible()
	p.FillRect(all, ui.Solid(hallDark))
	wall := ui.Rect{X: all.X, Y: all.Y, W: all.W, H: hallFloor - all.Y}
	for x := -1680.0; x < all.Right(); x += 336 {
		for y := -648.0; y < hallFloor; y += 216 {
			if p.Has("castle-stone") && x+336 > all.X && y+216 > all.Y {
				p.Sprite("castle-stone", x, y, 336, 216)
			}
		}
	}
	p.FillRect(wall, ui.Linear(0, 0, 0, hallFloor, ui.Stop{At: 0, Color: ui.Alpha(hallDark, .86)}, ui.Stop{At: 1, Color: ui.Alpha(hallDark, .5)}))
	drawFloor(p, all)
	for _, x := range [4]float64{250, 560, 1360, 1670} {
		drawWindow(p, x, 90)
	}
	for _, x := range [4]float64{60, 700, 1220, 1860} {
		drawColumn(p, x)
	}
	hang := [4]float64{405, 1515, 700, 1220}
	if all.X > 420 { // a window that stands shows the middle
		hang = [4]float64{700, 1220, 608, 1312}
	}
	for i, c := range banners {
		drawHallBanner(p, hang[i], c)
	}
	drawSteps(p)
	shade := ui.Alpha(hallDark, .75)
	p.FillRect(ui.Rect{X: all.X, Y: all.Y, W: 420 - all.X, H: all.H}, ui.Linear(all.X, 0, 420, 0, ui.Stop{At: 0, Color: shade}, ui.Stop{At: 1, Color: ui.Alpha(hallDark, 0)}))
	p.FillRect(ui.Rect{X: 1500, Y: all.Y, W: all.Right() - 1500, H: all.H}, ui.Linear(1500, 0, all.Right(), 0, ui.Stop{At: 0, Color: ui.Alpha(hallDark, 0)}, ui.Stop{At: 1, Color: shade}))
	p.Gleam(throneX, 400, 575, ui.Alpha(ui.Hex(0xFFE59E), .58))
}

// drawFloor lays flagstones that run together behind the throne.
func drawFloor(p *ui.Painter, all ui.Rect) {
	floor := ui.Rect{X: all.X, Y: hallFloor, W: all.W, H: all.Bottom() - hallFloor}
	p.FillRect(floor, ui.Down(floor, ui.Hex(0x2C211B), ui.Hex(0x6A5747)))
	joint := ui.Solid(ui.Alpha(hallDark, .5))
	for i := -16; i <= 16; i++ {
		x := throneX + 90*float64(i)
		p.Line(x, hallFloor, throneX+(x-throneX)*2.6, all.Bottom(), 2, joint)
	}
	for i, y := 0, 0.0; hallFloor+y < all.Bottom(); i, y = i+1, y+16+float64(i)*11 {
		p.Line(all.X, hallFloor+y, all.Right(), hallFloor+y, 2, joint)
	}
	p.Line(all.X, hallFloor, all.Right(), hallFloor, 5, ui.Solid(hallDark))
}

// arch are the corners of a pointed window, its foot in the middle at (x, y+h).
func arch(x, y, w, h float64) []float64 {
	l, r := x-w/2, x+w/2
	return []float64{l, y + h, l, y + .42*w, l + .06*w, y + .26*w, l + .2*w, y + .12*w, x, y - .1*w, r - .2*w, y + .12*w, r - .06*w, y + .26*w, r, y + .42*w, r, y + h}
}

// drawWindow draws the evening through a pointed window, and its light in the room.
func drawWindow(p *ui.Painter, x, y float64) {
	p.FillPolygon(ui.Solid(ui.Alpha(hallDark, .9)), arch(x, y-16, 164, 396)...)
	sky := ui.Linear(0, y, 0, y+370, ui.Stop{At: 0, Color: ui.Hex(0x27356B)}, ui.Stop{At: .5, Color: ui.Hex(0xA9707F)}, ui.Stop{At: .8, Color: ui.Hex(0xEBA765)}, ui.Stop{At: 1, Color: ui.Hex(0xFBE3A2)})
	frame := arch(x, y, 136, 370)
	p.FillPolygon(sky, frame...)
	lead := ui.Solid(ui.Hex(0x2B2118))
	p.Line(x, y-6, x, y+370, 6, lead)
	for _, dy := range [3]float64{120, 210, 300} {
		p.Line(x-68, y+dy, x+68, y+dy, 4, lead)
	}
	p.StrokePolygon(9, lead, frame...)
	p.StrokePolygon(3, ui.Solid(ui.Gold), frame...)
	toward := 120.0
	if x > throneX {
		toward = -120
	}
	p.FillPolygon(ui.Linear(0, y+300, 0, 960, ui.Stop{At: 0, Color: ui.Alpha(ui.Hex(0xFBE3A2), .16)}, ui.Stop{At: 1, Color: ui.Alpha(ui.Hex(0xFBE3A2), 0)}),
		x-68, y+40, x+68, y+40, x+150+toward, 960, x-130+toward, 960)
}

// drawHallBanner hangs a banner in a player's colour, with a crown on it.
func drawHallBanner(p *ui.Painter, x float64, c ui.Color) {
	const top, w = 70.0, 92.0
	dark := ui.Mix(c, hallDark, .45)
	cloth := []float64{x - w/2, top, x + w/2, top, x + w/2, top + 250, x, top + 300, x - w/2, top + 250}
	p.FillPolygon(ui.Linear(x-w/2, 0, x+w/2, 0, ui.Stop{At: 0, Color: c}, ui.Stop{At: .5, Color: ui.Mix(c, hallDark, .2)}, ui.Stop{At: 1, Color: dark}), cloth...)
	p.StrokePolygon(4, ui.Solid(ui.Ink), cloth...)
	p.Polyline(3, ui.Solid(ui.Gold), x-w/2+8, top+8, x-w/2+8, top+245, x, top+288, x+w/2-8, top+245, x+w/2-8, top+8)
	p.Line(x-w/2-12, top, x+w/2+12, top, 12, ui.Solid(ui.Ink))
	p.Line(x-w/2-10, top, x+w/2+10, top, 7, ui.Solid(ui.GoldDark))
	p.SpriteAt("crown", x, top+120, 62)
}

// drawColumn draws a column from the vault to the floor.
func drawColumn(p *ui.Painter, x float64) {
	shaft := ui.Rect{X: x - 34, Y: p.Visible().Y, W: 68, H: hallFloor + 26 - p.Visible().Y}
	light := ui.Mix(hallStone, ui.Parchment, .25)
	p.FillRect(shaft, ui.Linear(shaft.X, 0, shaft.Right(), 0, ui.Stop{At: 0, Color: hallStone}, ui.Stop{At: .3, Color: light}, ui.Stop{At: 1, Color: hallDark}))
	for _, r := range [3]ui.Rect{{X: x - 48, Y: 34, W: 96, H: 26}, {X: x - 46, Y: hallFloor - 14, W: 92, H: 22}, {X: x - 56, Y: hallFloor + 8, W: 112, H: 28}} {
		p.FillRound(r.Inset(-3), 5, ui.Solid(hallDark))
		p.FillRound(r, 4, ui.Linear(r.X, 0, r.Right(), 0, ui.Stop{At: 0, Color: light}, ui.Stop{At: 1, Color: ui.Mix(hallStone, hallDark, .6)}))
	}
}

// drawSteps draws the steps, the carpet over them, and the throne's back.
func drawSteps(p *ui.Painter) {
	for i := 2; i >= 0; i-- {
		w, y := 560+110*float64(i), throneFoot-22+34*float64(i)
		top := ui.Rect{X: throneX - w/2, Y: y, W: w, H: 20}
		front := ui.Rect{X: top.X, Y: y + 18, W: w, H: 22}
		p.FillRect(ui.Rect{X: top.X - 3, Y: y - 3, W: w + 6, H: 46}, ui.Solid(hallDark))
		p.FillRect(top, ui.Solid(ui.Hex(0xA69480)))
		p.FillRect(front, ui.Down(front, ui.Hex(0x7C6A59), ui.Hex(0x564739)))
	}
	for _, edge := range [2]float64{10, 0} {
		c, half, foot := ui.Gold, 92+edge, 168+edge
		if edge == 0 {
			c = carpetRed
		}
		p.FillPolygon(ui.Solid(c), throneX-half, throneFoot-10, throneX+half, throneFoot-10, throneX+half+10, 734, throneX+foot+40, p.Visible().Bottom(), throneX-foot-40, p.Visible().Bottom(), throneX-half-10, 734)
	}
	for i, y := range [3]float64{throneFoot - 2, throneFoot + 32, throneFoot + 66} {
		p.FillRect(ui.Rect{X: throneX - 92, Y: y, W: 184, H: 20}, ui.Solid(ui.Alpha(hallDark, .2+.03*float64(i))))
	}
	p.Sprite("throne", throneX-165, throneFoot-451, 330, 459)
}

package draw

import (
	"math"

	"merlin/game/legends"
	"merlin/scenes/ui"
)

// arms draws the shield of a Knight, parted for two houses.
func (f *Frame) arms(p *ui.Painter, c legends.Card, x, y, size float64) {
	face := f.Face(c)
	if !face.Knight {
		return
	}
	list := houses(f.Rules.Deck, face)
	p.SpriteAt("arms-"+list[0], x, y, size)
	if len(list) > 1 {
		half := ui.Rect{X: x, Y: y - size/2, W: size / 2, H: size}
		p.Clipped(half).SpriteAt("arms-"+list[1], x, y, size)
	}
}

// unarmed is the sign of who bears no shield: a gem for a lady, a star for a man.
func (f *Frame) unarmed(p *ui.Painter, c legends.Card, x, y, size float64) {
	k := size / 36
	p.FillCircle(x, y, 16*k, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 14.4*k, ui.Solid(ui.ParchmentLight))
	if f.Face(c).Female {
		gem(p, x, y, 11*k, ui.Ink)
		gem(p, x, y, 9*k, ui.Rubric)
		p.FillPolygon(ui.Solid(ui.Alpha(ui.White, .45)), x, y-9*k, x-7*k, y-1.5*k, x-1.5*k, y-1.5*k)
		return
	}
	burst(p, x, y, 12*k, ui.Ink)
	burst(p, x, y, 9*k, ui.GoldDark)
}

// gem is a cut stone standing on its point.
func gem(p *ui.Painter, x, y, r float64, col ui.Color) {
	p.FillPolygon(ui.Solid(col), x, y-r, x+r*.78, y-r*.15, x, y+r, x-r*.78, y-r*.15)
}

// burst is a star of five points.
func burst(p *ui.Painter, x, y, r float64, col ui.Color) {
	xy := make([]float64, 0, 20)
	for i := range 10 {
		out := r
		if i%2 == 1 {
			out = r * .45
		}
		a := math.Pi * (float64(i)/5 - .5)
		xy = append(xy, x+out*math.Cos(a), y+out*math.Sin(a))
	}
	p.FillPolygon(ui.Solid(col), xy...)
}

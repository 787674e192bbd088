package draw

import (
	"math"

	"merlin/game/roundtable"
	"merlin/scenes/ui"
)

// Evil's dusk: the nearer the Knights are to losing by swords or engines, the darker the
// scenes grow from their outer side, and the longer the briars round their frames.

// Dusk is 0 when nothing threatens and 1 at the end; the picture follows it slowly.
func Dusk(v *roundtable.View) float64 {
	swords := float64(v.Black) / roundtable.BlackFull
	return min(1, max(swords, float64(v.Engines)/roundtable.SiegeFull))
}

// drawNight darkens a scene from its outer side, the right one or the left one.
func drawNight(p *ui.Painter, r ui.Rect, right bool, t float64) {
	deep := ui.Stop{At: 0, Color: ui.Alpha(night, .15+.75*t)}
	none := ui.Stop{At: .18 + .42*t, Color: ui.Alpha(night, 0)}
	last := ui.Stop{At: 1, Color: ui.Alpha(night, 0)}
	x0, x1 := r.X, r.Right()
	if right {
		x0, x1 = x1, x0
	}
	p.FillRect(r, ui.Linear(x0, r.Y, x1, r.Y, deep, none, last))
}

// drawGloom darkens Camelot from its foot.
func drawGloom(p *ui.Painter, r ui.Rect, t float64) {
	p.FillRect(r, ui.Linear(r.X, r.Bottom(), r.X, r.Y,
		ui.Stop{At: 0, Color: ui.Alpha(night, .2+.65*t)}, ui.Stop{At: .2 + .25*t, Color: ui.Alpha(night, 0)}, ui.Stop{At: 1, Color: ui.Alpha(night, 0)}))
}

// briars are those of a place: they root at its outer side.
type briars struct {
	r       ui.Rect
	x, turn float64 // where they root, and 0 where they grow to the right, else half a turn
	seed    int
	long    float64
}

func newBriars(r ui.Rect, right bool, seed int, t float64) briars {
	b := briars{r: r, x: r.X + 1, seed: seed, long: .25 + .95*t}
	if right {
		b.x, b.turn = r.Right()-1, math.Pi
	}
	if t <= 0 {
		b.long = 0
	}
	return b
}

// down and up are directions from the outer side into the place.
func (b briars) down(angle float64) float64 { return math.Abs(b.turn - angle) }
func (b briars) up(angle float64) float64   { return 2*b.turn - b.down(angle) }

// drawOutside has them creep along the frame; what lies in it is drawn over them.
func (b briars) drawOutside(p *ui.Painter) {
	if b.long > 0 {
		bramble(p, b.x, b.r.Y-2, b.down(.04), 230*b.long, b.seed+11, 5.4)
		bramble(p, b.x, b.r.Bottom(), b.up(.05), 210*b.long, b.seed+17, 5.4)
		bramble(p, b.x, b.r.Y+4, math.Pi/2, 170*b.long, b.seed+23, 5.4)
	}
}

// drawInside has them creep into the scene.
func (b briars) drawInside(p *ui.Painter) {
	if b.long > 0 {
		p = p.Clipped(ui.Rect{X: b.r.X + 5, Y: b.r.Y + 34, W: b.r.W - 10, H: 181})
		x := b.x + 4*math.Cos(b.turn)
		bramble(p, x, b.r.Y+36, b.down(.62), 90*b.long, b.seed, 4.4)
		bramble(p, x, b.r.Y+66, b.down(1.1), 76*b.long, b.seed+3, 4.4)
		bramble(p, x, b.r.Y+150, b.up(1), 84*b.long, b.seed+7, 4.4)
	}
}

// drawThicket has briars creep into Camelot from both sides of its foot, over ground alone.
func drawThicket(p *ui.Painter, t float64) {
	if t <= 0 {
		return
	}
	long, r := .25+.95*t, camelotRect
	p = p.Clipped(r.Inset(5))
	for i, x := range [2]float64{r.X + 4, r.Right() - 4} {
		into := func(angle float64) float64 {
			if i == 1 {
				return math.Pi - angle
			}
			return angle
		}
		bramble(p, x, r.Y+590, into(-.9), 120*long, 31+i, 5)
		bramble(p, x, r.Y+640, into(-.35), 96*long, 37+i, 4.6)
		bramble(p, x, r.Bottom()-6, into(-1.35), 150*long, 41+i, 5.4)
		bramble(p, x, r.Bottom()-8, into(-.12), 210*long, 47+i, 5)
	}
}

// bramble is a thorny shoot from a point on, so long and so thick at its root.
func bramble(p *ui.Painter, x, y, angle, length float64, seed int, thick float64) {
	const step = 14.0
	n := max(4, int(length/step))
	xy := []float64{x, y}
	at := angle
	noise := uint32(seed*2654435761 + 97)
	for i := range n {
		noise = noise*1664525 + 1013904223
		at += (float64(noise>>8&0xFFFF)/0xFFFF - .5) * .9
		at += .24 * math.Sin(float64(i)*1.1+float64(seed))
		at = angle + max(-.66, min(.66, at-angle))
		x, y = x+step*math.Cos(at), y+step*math.Sin(at)
		xy = append(xy, x, y)
	}
	ink, edge := ui.Solid(ui.Hex(0x0B0710)), ui.Solid(ui.Hex(0x4A3C58))
	for i := 2; i+3 < len(xy); i += 2 {
		thorn(p, xy[i], xy[i+1], math.Atan2(xy[i+1]-xy[i-1], xy[i]-xy[i-2]), 5+thick*(1-float64(i)/float64(len(xy))), i%4 == 0)
	}
	for i := 0; i+3 < len(xy); i += 2 {
		w := max(1.2, thick*math.Pow(1-float64(i)/float64(len(xy)), .8))
		p.Polyline(w+1.6, edge, xy[i:i+4]...)
	}
	for i := 0; i+3 < len(xy); i += 2 {
		w := max(1, thick*math.Pow(1-float64(i)/float64(len(xy)), .8))
		p.Polyline(w, ink, xy[i:i+4]...)
	}
}

// thorn is one on either side of a shoot.
func thorn(p *ui.Painter, x, y, angle, long float64, left bool) {
	side := angle + 1.2
	if left {
		side = angle - 1.2
	}
	c, s := math.Cos(side), math.Sin(side)
	p.FillPolygon(ui.Solid(ui.Hex(0x0B0710)), x-2.6*s, y+2.6*c, x+long*1.5*c, y+long*1.5*s, x+2.6*s, y-2.6*c)
}

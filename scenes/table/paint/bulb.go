package paint

import (
	"fmt"
	"math"
	"slices"

	"merlin/scenes/ui"
)

// Bulb lights up the regions that may be chosen now, while it is on; the rest of the table is dim.
type Bulb struct{ veil Cached[string] }

// Draw dims the table below the bar but for what may be chosen, each in its shape, and what is clear.
func (b *Bulb) Draw(p *ui.Painter, regions []ui.Region, bar ui.Rect, strength float64, clear ...ui.Rect) {
	var open []ui.Region
	key := fmt.Sprint(clear)
	for _, r := range regions {
		if r.Glow && r.Enabled {
			open = append(open, r)
			key += fmt.Sprint(r.Bounds, r.Outline, r.Hit != nil)
		}
	}
	_, table := ui.Canvas.CutTop(bar.H)
	b.veil.Draw(p.Faded(.5), table, key, func(p *ui.Painter) { drawVeil(p, table, open, clear) })
	for _, r := range open {
		DrawBeacon(p, r, strength)
	}
}

// drawVeil covers a table but for shapes of regions and for what is clear.
func drawVeil(p *ui.Painter, table ui.Rect, open []ui.Region, clear []ui.Rect) {
	p.FillRect(table, ui.Solid(ui.ShadowColor))
	for _, r := range clear {
		p.Erasing().FillRect(r, ui.Solid(ui.Ink))
	}
	fillShapes(p.Erasing(), open)
}

// The rings of a beacon: light that breathes, and a bright line with a dark edge, which is seen on
// whatever ground.
var (
	beaconGlow = []beaconLine{{16, ui.Alpha(ui.Glow, .3)}, {11, ui.Alpha(ui.Glow, .5)}}
	beaconEdge = []beaconLine{{6.5, ui.Ink}, {3.8, ui.GlowEdge}}
)

type beaconLine struct {
	wide  float64
	color ui.Color
}

// DrawBeacon rings a region so that nobody can miss it.
func DrawBeacon(p *ui.Painter, r ui.Region, strength float64) {
	strokeShapes(p.Faded(strength), beaconGlow, r)
	strokeShapes(p, beaconEdge, r)
}

// strokeShapes draws lines round the shapes of regions: a polygon, a disc or a rounded frame.
func strokeShapes(p *ui.Painter, lines []beaconLine, points ...ui.Region) {
	for _, l := range lines {
		for _, r := range points {
			switch {
			case r.Outline != nil:
				p.StrokePolygon(l.wide, ui.Solid(l.color), r.Outline...)
			case isDisc(r):
				x, y := r.Bounds.Center()
				p.StrokeCircle(x, y, discOf(r)+2, l.wide, ui.Solid(l.color))
			default:
				p.StrokeRound(r.Bounds.Inset(-2), 10, l.wide, ui.Solid(l.color)) // it hides nothing of what it rings
			}
		}
	}
}

// fillShapes fills the shapes of regions.
func fillShapes(p *ui.Painter, points []ui.Region) {
	for _, r := range points {
		switch {
		case r.Outline != nil:
			p.FillPolygon(ui.Solid(ui.Ink), r.Outline...)
		case isDisc(r):
			x, y := r.Bounds.Center()
			p.FillCircle(x, y, discOf(r), ui.Solid(ui.Ink))
		default:
			p.FillRound(r.Bounds, 9, ui.Solid(ui.Ink))
		}
	}
}

// isDisc reports whether a region is one thing that is round: some of them in a row are ringed as a row.
func isDisc(r ui.Region) bool {
	return r.Hit != nil && max(r.Bounds.W, r.Bounds.H) < 1.3*min(r.Bounds.W, r.Bounds.H)
}

// discOf is the radius of a region that is a disc.
func discOf(r ui.Region) float64 { return min(r.Bounds.W, r.Bounds.H) / 2 }

// besideBeacon is how far regions lie apart at most that share a ring.
const besideBeacon = 26.0

// Joined are regions to be ringed, neighbours in a row or a column as one: their rings would
// lie over each other. Those of a shape of their own keep it.
func Joined(points []ui.Region) (list []ui.Region) {
	for _, r := range points {
		for i := 0; i < len(list); i++ {
			if r.Outline == nil && list[i].Outline == nil && neighbours(&list[i], &r) {
				r = ui.Region{Name: list[i].Name, Bounds: list[i].Bounds.Union(r.Bounds)}
				list = slices.Delete(list, i, i+1)
				i = -1
			}
		}
		list = append(list, r)
	}
	return list
}

// neighbours reports whether two regions stand side by side or one over the other, of about
// one height or width there. Discs share a ring in a row alone: others are tiles of a field.
func neighbours(of, other *ui.Region) bool {
	a, b := of.Bounds, other.Bounds
	level := math.Abs(a.Y-b.Y)+math.Abs(a.Bottom()-b.Bottom()) < besideBeacon
	upright := math.Abs(a.X-b.X)+math.Abs(a.Right()-b.Right()) < besideBeacon
	switch grown := a.Inset(-besideBeacon); {
	case level:
		return b.X < grown.Right() && b.Right() > grown.X
	case upright && of.Hit == nil && other.Hit == nil:
		return b.Y < grown.Bottom() && b.Bottom() > grown.Y
	}
	return false
}

package draw

import (
	"math"

	"merlin/scenes"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// sealActs is how long it takes until a quest is sealed.
const sealActs = .95

// sealedArt is a quest that is fulfilled: the card rights itself, and its points are struck on it like a
// seal, from which light runs.
type sealedArt struct {
	card   paint.Drawing
	points int
}

// Draw draws it as it is in the end.
func (a sealedArt) Draw(p *ui.Painter, r ui.Rect) { a.Act(p, r, 1) }

// When the seal comes down, and strikes.
const (
	sealComes   = .42
	sealStrikes = .66
)

// Act draws it at the part t of its time.
func (a sealedArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	after := ui.Part(t, sealStrikes, 1)
	shakes := 9 * math.Sin(7*math.Pi*after) * (1 - after) * (1 - after)
	rights := ui.Land(ui.Part(t, 0, sealComes))
	dip := 1 - .06*ui.Arch(ui.Part(t, sealStrikes-.03, sealStrikes+.16))
	a.card.Draw(p.Posed(x, y, dip, dip, -.3*(1-rights)), r.Move(shakes, 26*(1-rights)))
	comes := ui.Part(t, sealComes, sealStrikes)
	if comes == 0 {
		return
	}
	x, y = x+r.W*.47+shakes, y+r.H*.47
	if after > 0 && after < 1 {
		light, ring := p.Faded(1-after), r.W*(.3+.9*ui.Slow(after))
		light.StrokeCircle(x, y, ring*.5, 7*(1-after)+1, ui.Solid(ui.Glow))
		light.SpriteAt("halo", x, y, ring*1.3)
	}
	size := r.W * .4 * (1 + 2.4*(1-comes*comes))
	q := p.Faded(min(1, 2*comes)).Posed(x, y, 1, 1, -.9*(1-comes)-.12)
	q.SpriteAt("points-star", x, y, size)
	q.Text(scenes.Signed(a.points), x, y, NumberStyle.Sized(size*.36).Placed(ui.Center, ui.Middle))
}

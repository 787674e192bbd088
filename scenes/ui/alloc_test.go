package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Drawing what has been drawn before makes no garbage of its own: what is
// left is what Ebitengine's text and draw calls need.
func TestSteadyDrawingHardlyAllocates(t *testing.T) {
	p := NewPainter(ebiten.NewImage(400, 300), Fit(400, 300, 1), nil)
	r := Rect{10, 10, 300, 200}
	for name, c := range map[string]struct {
		draw func()
		most float64
	}{
		"FillRound": {func() { p.FillRound(r, 9, Solid(Ink)) }, 4},
		"Down":      {func() { p.FillRect(r, Solid(Gold)) }, 4},
		"Wedge":     {func() { p.Wedge(100, 100, 40, 90, 0, 1, Solid(Gold)) }, 4},
		"Shadow":    {func() { p.Shadow(r, 9, 5, 2, 3, .5) }, 4},
		"Text":      {func() { p.Text("Zwei Gefolgsleute", 10, 10, BodyStyle) }, 64},
		"Paragraph": {func() { p.Paragraph("Zwei <b>Gefolgsleute</b> in der Burg, drei davor", r, BodyStyle) }, 150},
	} {
		c.draw()
		if got := testing.AllocsPerRun(50, c.draw); got > c.most {
			t.Errorf("%s: %.0f allocations, want at most %.0f", name, got, c.most)
		} else {
			t.Logf("%s: %.0f allocations", name, got)
		}
	}
}

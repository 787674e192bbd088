package ui

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// What is clipped on a thing that is held askew is cut out of the picture itself: the window stays
// whole, and the part is what lay inside, where it lay.
func TestClippedUnderAPose(t *testing.T) {
	p := NewPainter(ebiten.NewImage(400, 300), Fit(400, 300, 1), nil)
	q := p.Posed(50, 50, .5, 1, .3).Clipped(Rect{X: 20, Y: 40, W: 60, H: 30})
	if q.dst != p.dst {
		t.Error("the window is cut upright")
	}
	img, at := q.part(ebiten.NewImage(240, 180), Rect{X: 10, Y: 40, W: 120, H: 90})
	if want := image.Rect(20, 0, 140, 60); img.Bounds() != want {
		t.Errorf("%v of the picture is drawn, not %v", img.Bounds(), want)
	}
	if want := (Rect{X: 20, Y: 40, W: 60, H: 30}); at != want {
		t.Errorf("it is drawn over %v, not %v", at, want)
	}
	if r := p.Clipped(Rect{X: 20, Y: 40, W: 60, H: 30}); r.cut != nil || r.dst == p.dst {
		t.Error("what stands upright is not clipped by the window")
	}
}

// What swells keeps its middle, and is drawn as it is where it does not swell: letters stay sharp.
func TestSwollen(t *testing.T) {
	p := NewPainter(ebiten.NewImage(400, 300), Fit(400, 300, 1), nil)
	if p.Swollen(50, 40, 1) != p {
		t.Error("what is as large as it was is posed")
	}
	g := *p.Swollen(50, 40, .5).pose
	mx, my := p.device(50, 40)
	if x, y := g.Apply(mx, my); x != mx || y != my {
		t.Errorf("the middle moves to %v, %v", x, y)
	}
	ex, ey := p.device(70, 40)
	hx, hy := p.device(60, 40)
	if x, y := g.Apply(ex, ey); x != hx || y != hy {
		t.Errorf("a point 20 from it comes to %v, %v, not to half the distance", x, y)
	}
}

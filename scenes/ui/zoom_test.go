package ui

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

// fixed is a scene with the regions it is given.
type fixed []Region

func (fixed) Update(*Context) error { return nil }
func (fixed) Draw(*Painter)         {}
func (f fixed) Regions() []Region   { return f }

func phone(t *testing.T, list ...Region) *App {
	t.Helper()
	a := newApp(t, fixed(list))
	a.Resize(Fit(844, 390, 3))
	a.refresh()
	return a
}

// zooming is a window of w by h window pixels, enlarged about a spot of the window,
// a share of its width and height, and then moved by device pixels.
type zooming struct{ w, h, device, x, y, factor, dx, dy float64 }

func TestZoomKeepsTheSpotAndCoversTheWindow(t *testing.T) {
	a := newApp(t, fixed{})
	for _, z := range []zooming{
		{1280, 720, 1, .5, .5, 2, 0, 0},
		{300, 472, 1, 0, 0, 1.125, -9000, -9000}, // found by chance: half a pixel, 2.8 canvas units in so small a window
		{300, 200, 1, 1, 1, 1.01, 9000, 9000},
	} {
		z.check(t, a)
	}
	property.Check(t, func(r *rapid.T) {
		draw := func(name string, from, to float64) float64 { return rapid.Float64Range(from, to).Draw(r, name) }
		zooming{
			w: draw("w", 300, 2000), h: draw("h", 200, 1200), device: draw("device", 1, 3),
			x: draw("x", 0, 1), y: draw("y", 0, 1), factor: draw("factor", .2, 9),
			dx: draw("dx", -9000, 9000), dy: draw("dy", -9000, 9000),
		}.check(r, a)
	})
}

// check wants the spot to stay within a device pixel, the layers to lie on whole
// pixels, and therefore nothing beyond the whole but half a pixel.
func (z zooming) check(t rapid.TB, a *App) {
	t.Helper()
	a.Resize(Fit(z.w, z.h, z.device))
	a.unzoom()
	x, y := z.x*float64(a.view.W), z.y*float64(a.view.H)
	cx, cy := a.view.ToCanvas(x, y)
	a.setZoom(z.factor, x, y)
	if bx, by := a.view.ToDevice(cx, cy); math.Abs(bx-x) > 1 || math.Abs(by-y) > 1 {
		t.Fatalf("%+v: the spot %v, %v went to %v, %v", z, x, y, bx, by)
	}
	a.pan(z.dx, z.dy)
	if a.view.OffX != math.Round(a.view.OffX) || a.view.OffY != math.Round(a.view.OffY) {
		t.Fatalf("%+v: layers would be drawn between pixels: offset %v, %v", z, a.view.OffX, a.view.OffY)
	}
	all, whole := a.view.fromWhole(a.whole, a.whole.Visible()), a.whole.Visible()
	beyond := max(whole.X-all.X, whole.Y-all.Y, all.Right()-whole.Right(), all.Bottom()-whole.Bottom())
	if beyond*a.view.Scale > .5+1e-6 {
		t.Fatalf("%+v: the window shows %v, %v canvas units more than %v", z, all, beyond, whole)
	}
}

func TestTwoFingersEnlargeAndMove(t *testing.T) {
	pressed := 0
	a := phone(t, Region{Name: "all", Label: "all", Bounds: Canvas, Enabled: true, Press: func() { pressed++ }})
	tick(t, a, Input{X: 900, Y: 500, Down: true, JustDown: true, Touch: true})
	two := Input{X: 900, Y: 500, Down: true, Touch: true, Two: true, MidX: 1266, MidY: 585}
	for _, spread := range []float64{300, 340, 400, 600} {
		two.Spread = spread
		tick(t, a, two)
	}
	if f := a.zoom.factor; f < 1.4 || f > 2 || !a.zoom.scaling {
		t.Errorf("spread from 300 to 600 enlarged %v times, scaling %v", f, a.zoom.scaling)
	}
	before := a.view
	two.MidX += 50
	tick(t, a, two)
	if a.view.OffX != before.OffX+50 || a.view.Scale != before.Scale {
		t.Errorf("two fingers moved the view from %v to %v", before, a.view)
	}
	tick(t, a, Input{X: 900, Y: 500, JustUp: true, Touch: true})
	if pressed != 0 || a.zoom.scaling || a.zoom.fingers {
		t.Errorf("after the gesture: %d presses, %+v", pressed, a.zoom)
	}
}

func TestDoubleTapBesideChoicesEnlargesThereAndBack(t *testing.T) {
	pressed := 0
	b := Region{Name: "b", Label: "b", Bounds: Rect{1000, 800, 100, 100}, Enabled: true, Press: func() { pressed++ }}
	a := phone(t, b)
	tap := func(x, y float64) {
		tick(t, a, Input{X: x, Y: y, Down: true, JustDown: true, Touch: true})
		tick(t, a, Input{X: x, Y: y, JustUp: true, Touch: true})
	}
	tap(400, 300)
	if a.zoom.factor != 1 {
		t.Fatal("one tap enlarged")
	}
	tap(400, 300)
	if a.zoom.factor != tapFactor {
		t.Fatalf("two taps enlarged %v times", a.zoom.factor)
	}
	if s := a.ctx.Sight(); !s.Contains(400, 300) || s.W > CanvasW*.62 {
		t.Errorf("two taps at 400, 300 show %v", s)
	}
	tap(1050, 850)
	tap(1050, 850)
	if pressed != 2 || a.zoom.factor != tapFactor {
		t.Errorf("two taps on a button: %d presses, %v times", pressed, a.zoom.factor)
	}
	tap(300, 300)
	tap(300, 300)
	if a.zoom.factor != 1 || a.view != a.whole {
		t.Errorf("two more taps left it enlarged %v times", a.zoom.factor)
	}
}

func TestFingerAndWheelMoveTheEnlargedTable(t *testing.T) {
	pressed := 0
	a := phone(t, Region{Name: "all", Label: "all", Bounds: Canvas, Enabled: true, Press: func() { pressed++ }})
	tick(t, a, Input{X: 960, Y: 540, Zoom: -3})
	if !a.zoom.scaling || a.zoom.factor < 1.5 {
		t.Fatalf("the wheel with Ctrl: %+v", a.zoom)
	}
	for range wheelRest + 1 {
		tick(t, a, Input{X: 960, Y: 540})
	}
	if a.zoom.scaling {
		t.Error("the wheel came to rest and the picture was not drawn anew")
	}
	x, y := a.view.ToDevice(960, 540)
	before := a.view
	for i, step := range []float64{0, 90, 120} {
		in := Input{Down: true, JustDown: i == 0, Touch: true}
		in.X, in.Y = a.view.ToCanvas(x+step, y)
		tick(t, a, in)
	}
	if moved := a.view.OffX - before.OffX; moved != 30 {
		t.Errorf("the finger moved the table by %v, want 30 after the first 90 told that it drags", moved)
	}
	tick(t, a, Input{X: 960, Y: 540, JustUp: true, Touch: true})
	if pressed != 0 {
		t.Error("moving the table pressed what lay under the finger")
	}
	before = a.view
	tick(t, a, Input{X: 960, Y: 540, Wheel: 1})
	if a.view.OffY >= before.OffY {
		t.Error("the wheel alone did not move the table")
	}
}

func TestZoomEndsWithItsScene(t *testing.T) {
	a := phone(t)
	a.setZoom(2, 0, 0)
	a.ctx.Push(fixed{})
	tick(t, a, Input{})
	if a.zoom.factor != 1 || a.view != a.whole {
		t.Errorf("the next scene is enlarged %v times", a.zoom.factor)
	}
}

func TestFocusIsSeenWhenTheTableIsEnlarged(t *testing.T) {
	far := Region{Name: "far", Label: "far", Bounds: Rect{1700, 950, 100, 60}, Enabled: true, Press: func() {}}
	a := phone(t, far)
	a.setZoom(2, 0, 0)
	if a.ctx.Sight().Contains(1750, 980) {
		t.Fatal("it was seen before")
	}
	a.focusOn(0)
	if s := a.ctx.Sight(); !s.Contains(1700, 950) || !s.Contains(1799, 1009) {
		t.Errorf("the window shows %v", s)
	}
}

func TestSmallWindowsEnlargeWhatOpens(t *testing.T) {
	for _, c := range []struct{ w, h, device, zoom, size, least, most float64 }{
		{844, 390, 3, 1, 23, 11, 11.5},
		{844, 390, 3, 2, 23, 11, 11.5},
		{844, 390, 3, 1, 18, 11, 11.5},
		{1920, 1080, 1, 1, 23, 23, 23},
		{1920, 1080, 2, 3, 23, 22.9, 23.1}, // enlarged, it stays as large as it was
	} {
		whole := Fit(c.w, c.h, c.device)
		v := whole.Zoomed(c.zoom, 0, 0)
		if px := c.size * v.legible(whole, c.size) * v.Scale / v.Device; px < c.least || px > c.most {
			t.Errorf("%+v: the text is %.1f window pixels high", c, px)
		}
	}
}

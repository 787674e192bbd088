package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// zoom is how the table is enlarged in a window: by two fingers, a double tap,
// or the wheel with Ctrl. Everything that is drawn or pointed at
// follows, since it goes by the viewport. While the scale itself changes, one
// picture of the whole is stretched; it is drawn anew, crisp, when that ends.
type zoom struct {
	factor float64 // 1 shows the whole canvas
	dx, dy float64 // device pixels that the enlarged window is moved by

	fingers bool    // two fingers are down
	x, y    float64 // where their middle was, device pixels
	spread  float64 // how far apart they were when the factor was last set
	scaling bool    // the scale is changing
	until   int     // tick at which the wheel counts as having stopped
	shot    *ebiten.Image

	tapped point // of the last tap that pressed nothing
	tapAt  int   // its tick
	panned point // where the pointer that moves the table was, device pixels
}

const (
	pinchSlack  = .12 // two fingers scale only beyond this change of their distance: below it they move
	doubleTicks = 22
	doubleReach = 36.0 // window pixels between two taps that belong together
	wheelRest   = 14   // ticks after which the wheel has come to rest
	wheelFactor = 1.2  // by a notch
	tapFactor   = 2.0  // by a double tap
	panStep     = 90.0 // canvas units by a notch
)

// setZoom enlarges the window's picture f times, the canvas at the device
// pixel (x, y) staying there, and keeps the window covered.
func (a *App) setZoom(f, x, y float64) {
	z := &a.zoom
	f = min(max(f, 1), maxZoom(a.whole))
	if a.shaped() {
		f = 1
	}
	z.dx, z.dy = x-(x-z.dx)/z.factor*f, y-(y-z.dy)/z.factor*f
	z.factor = f
	a.aim()
}

// shaped reports whether the top scene has a layout for the window: nobody needs to enlarge it.
func (a *App) shaped() bool { return a.whole != a.window }

// maxZoom keeps the pictures of layers within what graphics cards take.
func maxZoom(v Viewport) float64 { return min(4, max(tapFactor, 3/v.Scale)) }

// pan moves the enlarged picture by device pixels.
func (a *App) pan(dx, dy float64) {
	a.zoom.dx += dx
	a.zoom.dy += dy
	a.aim()
}

// aim derives the viewport from the zoom.
func (a *App) aim() {
	z := &a.zoom
	z.dx = min(max(z.dx, float64(a.whole.W)*(1-z.factor)), 0)
	z.dy = min(max(z.dy, float64(a.whole.H)*(1-z.factor)), 0)
	a.view, a.dirty = a.whole.Zoomed(z.factor, z.dx, z.dy), true
}

// unzoom shows the whole canvas again.
func (a *App) unzoom() {
	a.zoom.rest()
	a.zoom = zoom{factor: 1, tapAt: -doubleTicks}
	a.whole = a.window.lookedAt(a.Top())
	a.aim()
}

// rest ends what two fingers or the wheel do.
func (z *zoom) rest() {
	z.fingers, z.scaling = false, false
	if z.shot != nil {
		z.shot.Deallocate()
		z.shot = nil
	}
}

// gesture follows two fingers and the wheel with Ctrl; true while fingers have the input.
func (a *App) gesture(in *Input) bool {
	z := &a.zoom
	if in.Zoom != 0 {
		x, y := a.view.ToDevice(in.X, in.Y)
		z.scaling, z.until = true, a.tick+wheelRest
		a.setZoom(z.factor*math.Pow(wheelFactor, -in.Zoom), x, y)
	}
	switch {
	case in.Two:
		a.pinch(in)
	case z.fingers || z.scaling && a.tick >= z.until:
		z.rest()
		a.dirty = true
	}
	return in.Two
}

func (a *App) pinch(in *Input) {
	z := &a.zoom
	if !z.fingers {
		a.letGo(in)
		z.fingers, z.spread, z.until = true, in.Spread, 0
		z.x, z.y = in.MidX, in.MidY
		return
	}
	if ratio := in.Spread / max(z.spread, 1); z.scaling || math.Abs(ratio-1) > pinchSlack {
		if z.scaling {
			a.setZoom(z.factor*ratio, z.x, z.y)
		}
		z.scaling, z.spread = true, in.Spread
	}
	if z.factor > 1 {
		a.pan(in.MidX-z.x, in.MidY-z.y)
	}
	z.x, z.y = in.MidX, in.MidY
}

// letGo ends what one finger had begun before the second came.
func (a *App) letGo(in *Input) {
	if i := Find(a.list, a.press.name); i >= 0 && a.list[i].Release != nil {
		a.list[i].Release(in.X, in.Y)
	}
	a.press, a.held, a.dirty = press{}, "", true
	a.hoverOn("")
}

// drag moves the enlarged table with one finger or the mouse.
func (a *App) drag(in *Input) {
	x, y := a.view.ToDevice(in.X, in.Y)
	if was := a.zoom.panned; a.press.pans {
		a.pan(x-was.x, y-was.y)
	}
	a.press.pans, a.press.moved = true, true
	a.zoom.panned = point{x, y}
}

// tap is a finger's tap that pressed nothing: the second at the same spot
// enlarges the table there, or shows it whole again.
func (a *App) tap(in *Input) {
	z := &a.zoom
	x, y := a.view.ToDevice(in.X, in.Y)
	near := math.Hypot(x-z.tapped.x, y-z.tapped.y) < doubleReach*a.view.Device
	if near && a.tick-z.tapAt < doubleTicks {
		a.toggleZoom(x, y)
		return
	}
	z.tapped, z.tapAt = point{x, y}, a.tick
}

func (a *App) toggleZoom(x, y float64) {
	if a.zoom.factor > 1 {
		a.unzoom()
		return
	}
	a.setZoom(tapFactor, x, y)
	a.zoom.tapAt = -doubleTicks
}

// reveal moves the enlarged table so that r is seen.
func (a *App) reveal(r Rect) {
	if len(a.cut.panes) > 0 {
		a.revealCut(r)
		return
	}
	const margin = 20
	x0, y0 := a.view.ToDevice(r.X-margin, r.Y-margin)
	x1, y1 := a.view.ToDevice(r.Right()+margin, r.Bottom()+margin)
	into := func(lo, hi, size float64) float64 { return max(min(0, size-hi), -lo) }
	if a.zoom.factor > 1 {
		a.pan(into(x0, x1, float64(a.view.W)), into(y0, y1, float64(a.view.H)))
	}
}

// drawStretched draws one picture of the whole, as large as the fingers have it.
func (a *App) drawStretched(dst *ebiten.Image) {
	z := &a.zoom
	if z.shot == nil {
		z.shot = ebiten.NewImage(a.whole.W, a.whole.H)
		a.drawScenes(z.shot, a.whole)
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Scale(z.factor, z.factor)
	op.GeoM.Translate(z.dx, z.dy)
	op.Filter = ebiten.FilterLinear
	dst.DrawImage(z.shot, &op)
}

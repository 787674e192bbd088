package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// InputReader reads the real mouse, fingers and keys. One per window.
type InputReader struct {
	in      Input
	touches []ebiten.TouchID
	finger  ebiten.TouchID
	touched bool // a finger is down
	keys    []ebiten.Key

	pinchWheel pinchWheel
	page       page
	pads       realPads
	pad        PadReader
}

// Key repeat, in ticks: as long as a desktop waits, then 20 a second.
const (
	repeatDelay = 28
	repeatEvery = 3
)

// Read returns the input of this tick; the value is reused by the next call.
func (r *InputReader) Read(v Viewport) *Input {
	in := &r.in
	in.Keys = in.Keys[:0]
	r.readHeld()
	if r.page.listen() {
		r.page.take(in, v)
	} else {
		r.readPointer(v)
		in.Keys = inpututil.AppendJustPressedKeys(in.Keys) // even when released within the tick
	}
	in.Chars = ebiten.AppendInputChars(in.Chars[:0])
	r.readWheel()
	r.readPair()
	r.pads.look()
	if in.Pad = r.pad.Read(&r.pads, in.Pad[:0]); len(in.Pad) > 0 {
		in.Made = r.pads.made()
	}
	return in
}

// Padded reports whether there is a gamepad: a press on one is only seen while it lasts.
func (r *InputReader) Padded() bool { return len(r.pads.ids) > 0 }

// readPointer asks Ebitengine for mouse and fingers.
func (r *InputReader) readPointer(v Viewport) {
	in := &r.in
	in.JustDown, in.JustUp = false, false
	r.readTouch(v)
	if !r.touched && !in.JustUp {
		r.readMouse(v)
	}
}

func (r *InputReader) readMouse(v Viewport) {
	in := &r.in
	x, y := ebiten.CursorPositionF()
	x, y = v.ToCanvas(x, y)
	in.JustDown = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.JustUp = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if in.Touch && x == in.X && y == in.Y && !in.JustDown {
		return // the pointer a finger has left behind
	}
	in.Touch = in.Touch && !in.JustDown && !r.moved(x, y)
	if !in.Touch {
		in.X, in.Y = x, y
	}
}

// moved reports whether the mouse itself moved, which ends the time of fingers.
func (r *InputReader) moved(x, y float64) bool {
	dx, dy := x-r.in.X, y-r.in.Y
	return dx*dx+dy*dy > 4
}

func (r *InputReader) readTouch(v Viewport) {
	in := &r.in
	if r.touched {
		if inpututil.TouchPressDuration(r.finger) == 0 { // a quick tap may have come and gone within a tick
			r.touched, in.Down, in.JustUp = false, false, true
			return
		}
		x, y := ebiten.TouchPositionF(r.finger)
		in.X, in.Y = v.ToCanvas(x, y)
		return
	}
	r.touches = inpututil.AppendJustPressedTouchIDs(r.touches[:0])
	if len(r.touches) == 0 {
		return
	}
	r.finger, r.touched = r.touches[0], true
	x, y := ebiten.TouchPositionF(r.finger)
	in.X, in.Y = v.ToCanvas(x, y)
	in.Touch, in.Down, in.JustDown = true, true, true
}

// readWheel tells the wheel that enlarges from the one that scrolls.
func (r *InputReader) readWheel() {
	in := &r.in
	_, wheel := ebiten.Wheel()
	in.Wheel, in.Zoom = -wheel, r.pinchWheel.take()
	if in.Ctrl {
		in.Wheel, in.Zoom = 0, in.Zoom-wheel
	}
}

// readPair reads the two fingers that are down, if there are two.
func (r *InputReader) readPair() {
	in := &r.in
	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	if in.Two = len(r.touches) >= 2; !in.Two {
		return
	}
	x0, y0 := ebiten.TouchPositionF(r.touches[0])
	x1, y1 := ebiten.TouchPositionF(r.touches[1])
	in.MidX, in.MidY, in.Spread = (x0+x1)/2, (y0+y1)/2, math.Hypot(x1-x0, y1-y0)
}

// readHeld reads the keys that are held: those that repeat, and those that go with others.
func (r *InputReader) readHeld() {
	in := &r.in
	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		if presses(k) {
			continue
		}
		if d := inpututil.KeyPressDuration(k); d >= repeatDelay && (d-repeatDelay)%repeatEvery == 0 {
			in.Keys = append(in.Keys, k)
		}
	}
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	in.Ctrl = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	in.Alt = ebiten.IsKeyPressed(ebiten.KeyAlt)
}

// presses reports whether the key acts: held down it must not act on what comes next.
func presses(k ebiten.Key) bool {
	return k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter || k == ebiten.KeySpace || k == ebiten.KeyEscape
}

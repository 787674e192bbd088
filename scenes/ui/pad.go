package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Deed is what a gamepad wants, whatever button it has for that.
type Deed uint8

// The deeds: walking among the choices, and what the buttons do.
const (
	PadUp Deed = iota
	PadDown
	PadLeft
	PadRight
	PadTake    // what is framed
	PadCancel  // as Esc
	PadExplain // what is framed
	PadUndo
	PadHurry // as Space
	PadMenu
	PadBefore // the choice before, wherever it lies
	PadNext   // and after
	PadPart   // the next part of the screen
	deeds
)

// Pads are the gamepads that are there, as Ebitengine's standard layout names their buttons
// and sticks. Numbers of buttons and axes are its own.
type Pads interface {
	// Held reports whether a button is held on any of them.
	Held(ebiten.StandardGamepadButton) bool
	// At is where an axis stands, from -1 to 1, on the one that is farthest from rest.
	At(ebiten.StandardGamepadAxis) float64
}

// padButtons are the buttons of each deed.
var padButtons = [deeds][]ebiten.StandardGamepadButton{
	PadUp:      {ebiten.StandardGamepadButtonLeftTop},
	PadDown:    {ebiten.StandardGamepadButtonLeftBottom},
	PadLeft:    {ebiten.StandardGamepadButtonLeftLeft},
	PadRight:   {ebiten.StandardGamepadButtonLeftRight},
	PadTake:    {ebiten.StandardGamepadButtonRightBottom},
	PadCancel:  {ebiten.StandardGamepadButtonRightRight},
	PadExplain: {ebiten.StandardGamepadButtonRightLeft},
	PadUndo:    {ebiten.StandardGamepadButtonRightTop},
	PadHurry:   {ebiten.StandardGamepadButtonFrontBottomRight},
	PadMenu:    {ebiten.StandardGamepadButtonCenterRight},
	PadBefore:  {ebiten.StandardGamepadButtonFrontTopLeft},
	PadNext:    {ebiten.StandardGamepadButtonFrontTopRight},
	PadPart:    {ebiten.StandardGamepadButtonFrontBottomLeft},
}

// padTilt is how far a stick is tilted before it walks; until it is nearer to rest than
// padRest it walks no more than a held button does.
const (
	padTilt = .6
	padRest = .4
)

// PadReader makes deeds of what gamepads report.
type PadReader struct {
	held [deeds]int // for how many ticks
}

// Read appends the deeds of this tick: at once when a button goes down, and those that walk
// again as keys do.
func (r *PadReader) Read(p Pads, out []Deed) []Deed {
	for d := range deeds {
		if !r.wants(p, d) {
			r.held[d] = 0
			continue
		}
		r.held[d]++
		repeats := d <= PadRight && r.held[d] > repeatDelay && (r.held[d]-repeatDelay)%(2*repeatEvery) == 0
		if r.held[d] == 1 || repeats {
			out = append(out, d)
		}
	}
	return out
}

// wants reports whether a deed is wanted now.
func (r *PadReader) wants(p Pads, d Deed) bool {
	for _, b := range padButtons[d] {
		if p.Held(b) {
			return true
		}
	}
	far := padTilt
	if r.held[d] > 0 {
		far = padRest
	}
	x, y := p.At(ebiten.StandardGamepadAxisLeftStickHorizontal), p.At(ebiten.StandardGamepadAxisLeftStickVertical)
	switch d {
	case PadUp:
		return -y > far && -y >= abs(x)
	case PadDown:
		return y > far && y >= abs(x)
	case PadLeft:
		return -x > far && -x > abs(y)
	case PadRight:
		return x > far && x > abs(y)
	}
	return false
}

func abs(x float64) float64 { return max(x, -x) }

// realPads are those of the machine.
type realPads struct {
	ids  []ebiten.GamepadID
	last ebiten.GamepadID // the one that was used last
}

// made is what is written on the one that was used last.
func (p *realPads) made() PadMake {
	return MakeOf(ebiten.GamepadName(p.last), ebiten.GamepadSDLID(p.last))
}

func (p *realPads) look() {
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
}

func (p *realPads) Held(b ebiten.StandardGamepadButton) bool {
	for _, id := range p.ids {
		if ebiten.IsStandardGamepadLayoutAvailable(id) && ebiten.IsStandardGamepadButtonPressed(id, b) {
			p.last = id
			return true
		}
	}
	return false
}

func (p *realPads) At(axis ebiten.StandardGamepadAxis) (far float64) {
	for _, id := range p.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		if v := ebiten.StandardGamepadAxisValue(id, axis); abs(v) > abs(far) {
			far = v
			if abs(v) > padTilt {
				p.last = id
			}
		}
	}
	return far
}

// PadInHand reports whether a gamepad was used last.
func (c *Context) PadInHand() bool { return c.app.padded }

// pad does what a gamepad wants.
func (a *App) pad(in *Input) {
	if len(in.Keys) > 0 || in.JustDown {
		a.inHand(false, a.made)
	}
	for _, d := range in.Pad {
		a.inHand(true, in.Made)
		a.deed(d)
		a.follow()
	}
}

// inHand notes whether a gamepad is in the hand, and which; what shows its buttons is drawn anew.
func (a *App) inHand(padded bool, made PadMake) {
	if a.padded != padded || a.made != made {
		a.padded, a.made = padded, made
		a.rebuild()
		a.refresh()
	}
}

func (a *App) deed(d Deed) {
	at := Find(a.list, a.focus)
	switch d {
	case PadUp:
		a.padWalk(at, 0, -1)
	case PadDown:
		a.padWalk(at, 0, 1)
	case PadLeft:
		a.padWalk(at, -1, 0)
	case PadRight:
		a.padWalk(at, 1, 0)
	case PadTake:
		a.key(ebiten.KeyEnter, &Input{})
	case PadCancel:
		a.key(ebiten.KeyEscape, &Input{})
	case PadExplain:
		a.explain()
	case PadUndo:
		a.pressIf("undo")
	case PadHurry:
		a.shortcut(ebiten.KeySpace)
	case PadMenu:
		if !a.pressIf("menu") {
			a.key(ebiten.KeyEscape, &Input{})
		}
	case PadBefore, PadNext:
		a.focusOn(Tab(a.list, at, d == PadBefore))
	case PadPart:
		a.toPart(at, false)
	}
}

// padWalk walks to the choice that lies nearest in a direction.
func (a *App) padWalk(at int, dx, dy float64) {
	switch {
	case at < 0:
		a.focusOn(Nearest(a.list, a.last))
	case dx != 0 && a.list[at].Adjust != nil:
		a.arrow(at, dx, dy)
	default:
		a.focusOn(Choose(a.list, a.list[at].Bounds, dx, dy))
	}
}

// explain shows at once what is said of what is framed.
func (a *App) explain() {
	if a.focus == "" {
		return
	}
	a.tip = tooltip{name: a.focus, since: a.tick - tipTicks, asked: true, keyed: true}
	a.dirty = true
}

// pressIf presses a region if it is there.
func (a *App) pressIf(name string) bool {
	i := Find(a.list, name)
	if i >= 0 {
		a.activate(&a.list[i])
	}
	return i >= 0
}

package ui

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// tooltip explains the region that is hovered or focused, after a moment.
type tooltip struct {
	name  string // what it is about
	since int
	asked bool   // by a long press: shows even when explanations are not wanted
	keyed bool   // the keyboard moved last: it follows the focus, not the pointer
	quiet bool   // something was pressed, and nothing was moved to since
	still point  // where the pointer was then
	text  string // "" while it does not show
	near  Rect
	group Rect // above which it lies; without height there is none
}

const tipTicks = 24

// restart begins the wait anew.
func (t *tooltip) restart(a *App) {
	if t.text != "" {
		a.dirty = true
	}
	*t = tooltip{since: a.tick, keyed: t.keyed}
}

// dismiss takes the explanation away because something was pressed. What
// comes to lie under the resting pointer by that is not explained.
func (t *tooltip) dismiss(a *App) {
	*t = tooltip{name: t.name, keyed: t.keyed, quiet: true, still: a.pointer}
}

// aim follows the pointer or the focus, whichever was moved last.
func (t *tooltip) aim(a *App) string {
	if t.keyed {
		return a.focus
	}
	return a.hover
}

// pointed tells that the pointer was moved.
func (t *tooltip) pointed(to point) {
	t.keyed = false
	if t.quiet && math.Hypot(to.x-t.still.x, to.y-t.still.y) > pointerSlack {
		t.still.x = math.Inf(1)
	}
}

// waits reports whether a press keeps it away from the region of that name.
func (t *tooltip) waits(name string) bool {
	return t.quiet && (name == t.name || !t.keyed && !math.IsInf(t.still.x, 1))
}

// now shows the explanation at once, as a long press does.
func (t *tooltip) now(a *App) {
	*t = tooltip{name: a.hover, since: a.tick - tipTicks, asked: true}
}

func (t *tooltip) update(a *App) {
	name := t.aim(a)
	if t.waits(name) {
		t.name = name
		return
	}
	if name != t.name {
		t.restart(a)
		t.name = name
	}
	if t.text != "" || name == "" || a.tick-t.since < tipTicks || !a.prefs.Hints && !t.asked {
		return
	}
	i := Find(a.list, name)
	if i < 0 || !t.asked && a.beside(&a.list[i]) {
		return
	}
	if text := a.told(&a.list[i], t.keyed); text != "" {
		t.text, t.near, t.group, a.dirty = text, a.list[i].Bounds, a.list[i].Group, true
		if apart := a.list[i].Apart; apart.H > 0 {
			t.near = apart
		}
	}
}

// told is what is said of a region: its explanation, the letter or number that presses it unless
// fingers or a gamepad are at work, and to who walks by that, its buttons.
func (a *App) told(r *Region, keyed bool) string {
	var lines []string
	if text := r.Tip.String(); text != "" {
		lines = append(lines, text)
	}
	switch key := r.sign(len(lines) > 0); {
	case keyed && a.padded && r.Enabled && r.Press != nil:
		lines = append(lines, a.ctx.T("ui.pad.tip"))
	case key != 0 && !a.padded && !a.rest.Touch:
		lines = append(lines, a.ctx.T("ui.letter", "key", string(key)))
	}
	return strings.Join(lines, "\n")
}

// sign is the letter that presses the region, or the number where it is explained; 0 for none.
func (r *Region) sign(explained bool) rune {
	if explained && r.HasKey && r.Enabled && r.Key >= ebiten.KeyDigit1 && r.Key <= ebiten.KeyDigit9 {
		return '1' + rune(r.Key-ebiten.KeyDigit1)
	}
	return r.Letter
}

// beside reports whether the screen says by itself, in sight, what a region's tip says.
func (a *App) beside(r *Region) bool {
	see := a.ctx.Sight()
	return r.Beside.W > 0 && see.Contains(r.Beside.X, r.Beside.Y) && see.Contains(r.Beside.Right(), r.Beside.Bottom())
}

const (
	tipWidth = 460.0
	tipPad   = 16.0
)

// pointerSlack is how far a resting mouse may tremble, in canvas units.
const pointerSlack = 4

func (t *tooltip) draw(p *Painter, a *App) {
	if t.text == "" {
		return
	}
	st := BodyStyle.Sized(23)
	k := a.ctx.Legible(st.Size)
	q := p.At(0, 0, k) // measures as it will be drawn: letters are whole pixels wide
	w := min(q.RichWidth(t.text, st), tipWidth)
	h := q.ParagraphHeight(t.text, w, st)
	at := spot{list: a.list, near: t.near, asks: a.questions(), within: a.ctx.Sight().Inset(8 * k), far: a.window.Shape != Wide}
	wide, high := (w+2*tipPad)*k, (h+2*tipPad-4)*k
	box := at.place(wide, high)
	if t.group.H > 0 {
		x, _ := t.near.Center()
		box = at.keep(x-wide/2, t.group.Y-10-high, wide, high)
	}
	q = p.At(box.X, box.Y, k).Named("tooltip")
	q.Plate(Rect{W: box.W / k, H: box.H / k})
	q.Paragraph(t.text, Rect{tipPad, tipPad - 3, w + 1, h}, st)
}

// toast is a sentence that goes by itself, or with the next thing done.
type toast struct {
	text  string
	until int
}

const toastSize = 28.0

func (t *toast) show(text string, a *App) {
	*t = toast{text, a.tick + 150 + 3*len(text)}
	a.dirty = true
	a.mirror.tell(text)
}

func (t *toast) update(a *App) {
	if a.tick >= t.until {
		t.drop(a)
	}
}

func (t *toast) drop(a *App) {
	if t.text != "" {
		t.text, a.dirty = "", true
		a.mirror.tell("")
	}
}

// draw draws the toast on a painter of the whole window.
func (t *toast) draw(p *Painter, a *App) {
	if t.text == "" {
		return
	}
	within, k := a.toastRect(), a.whole.legible(a.whole, toastSize)
	p, highest := p.At(within.X, within.Y, k), (4-within.Y)/k
	within = Rect{W: within.W / k, H: within.H / k}
	st := BodyStyle.Sized(toastSize).With(Rubric)
	w := min(p.RichWidth(t.text, st), within.W-60)
	h := p.ParagraphHeight(t.text, w, st)
	box := Rect{within.X + (within.W-w)/2 - 30, within.Y, w + 60, h + 24}
	if low := within.Bottom() - box.H; low < box.Y {
		box.Y = max(low, highest)
	}
	p.Plate(box)
	p.Named("toast").Paragraph(t.text, Rect{box.X + 30, box.Y + 11, w + 1, h}, st)
}

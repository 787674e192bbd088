package ui

// tooltip explains the region that is hovered or focused, after a moment.
type tooltip struct {
	name  string // what it is about
	since int
	asked bool   // by a long press: shows even when explanations are not wanted
	text  string // "" while it does not show
	near  Rect
}

const tipTicks = 24

// restart begins the wait anew.
func (t *tooltip) restart(a *App) {
	if t.text != "" {
		a.dirty = true
	}
	*t = tooltip{since: a.tick}
}

// now shows the explanation at once, as a long press does.
func (t *tooltip) now(a *App) {
	t.name, t.since, t.asked = a.hover, a.tick-tipTicks, true
}

func (t *tooltip) update(a *App) {
	name := a.hover
	if a.keyed && a.focus != "" {
		name = a.focus
	}
	if name != t.name {
		t.restart(a)
		t.name = name
	}
	if t.text != "" || name == "" || a.tick-t.since < tipTicks || !a.prefs.Hints && !t.asked {
		return
	}
	if i := Find(a.list, name); i >= 0 && a.list[i].Tip != "" {
		t.text, t.near, a.dirty = a.list[i].Tip, a.list[i].Bounds, true
	}
}

const (
	tipWidth = 460.0
	tipPad   = 16.0
)

func (t *tooltip) draw(p *Painter) {
	if t.text == "" {
		return
	}
	st := BodyStyle.Sized(23)
	w := min(p.RichWidth(t.text, st), tipWidth)
	h := p.ParagraphHeight(t.text, w, st)
	box := beside(t.near, Rect{W: w + 2*tipPad, H: h + 2*tipPad - 4}, Canvas.Inset(8))
	p.Plate(box)
	p.Named("tooltip").Paragraph(t.text, Rect{box.X + tipPad, box.Y + tipPad - 3, w + 1, h}, st)
}

// beside places box near a rectangle: below it, else above, else at its right.
func beside(near, box, within Rect) Rect {
	const gap = 10
	cx, _ := near.Center()
	box.X = min(max(cx-box.W/2, within.X), within.Right()-box.W)
	switch {
	case near.Bottom()+gap+box.H <= within.Bottom():
		box.Y = near.Bottom() + gap
	case near.Y-gap-box.H >= within.Y:
		box.Y = near.Y - gap - box.H
	default:
		box.Y = within.Bottom() - box.H
	}
	return box
}

// toast is a sentence that goes by itself.
type toast struct {
	text  string
	until int
}

func (t *toast) show(text string, a *App) {
	*t = toast{text, a.tick + 150 + 3*len(text)}
	a.dirty = true
}

func (t *toast) update(a *App) {
	if t.text != "" && a.tick >= t.until {
		t.text, a.dirty = "", true
	}
}

func (t *toast) draw(p *Painter) {
	if t.text == "" {
		return
	}
	st := BodyStyle.Sized(28).With(Rubric)
	w := min(p.RichWidth(t.text, st), 1100)
	h := p.ParagraphHeight(t.text, w, st)
	box := Rect{CanvasW/2 - w/2 - 30, CanvasH - 70 - h, w + 60, h + 30}
	p.Plate(box)
	p.Named("toast").Paragraph(t.text, Rect{box.X + 30, box.Y + 14, w + 1, h}, st)
}

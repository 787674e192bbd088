package ui

import "github.com/hajimehoshi/ebiten/v2"

// Dialog is a question over the scene below, with its answers side by side.
// Any answer closes it; Esc is the last one.
type Dialog struct {
	Title, Text string
	Answers     []Answer
	ctx         *Context
	buttons     []Button
	box         Rect
	lower       float64 // than the middle of the canvas
	placed      bool
}

// Answer is a button of a dialog. Its region's name is "dialog-" and Name. One that forgoes
// something lies where nothing was pressed lately.
type Answer struct {
	Name, Label string
	Look        Look
	Weight      Weight
	Do          func()
}

// Ask puts a dialog on the stack.
func (c *Context) Ask(title, text string, answers ...Answer) {
	c.Push(&Dialog{Title: title, Text: text, Answers: answers, ctx: c})
}

const dialogW = 900.0

// Rebuild lays the buttons out.
func (d *Dialog) Rebuild(c *Context) {
	p := c.Measure()
	h := p.ParagraphHeight(d.Text, dialogW-120, dialogText)
	d.box = Around(CanvasW/2, CanvasH/2, dialogW, h+270)
	d.lay(c)
	if !d.placed {
		d.placed = true
		d.place()
	}
}

// place chooses how high the dialog lies: in the middle, unless an answer that forgoes
// something would lie where something else was pressed lately.
func (d *Dialog) place() {
	room := max(0, (CanvasH-d.box.H*d.scale())/2-8)
	for _, part := range [...]float64{0, 1, -1, .5, -.5, .25, -.25, .75, -.75} {
		if d.lower = part * room; d.isClear() {
			return
		}
	}
	d.lower = 0
}

// isClear reports whether no answer that forgoes something lies where one pressed lately.
func (d *Dialog) isClear() bool {
	for _, r := range d.Regions() {
		if r.Weight == Forgoes && !d.ctx.avoids(r.Bounds) {
			return false
		}
	}
	return true
}

// lay lays the answers into the box.
func (d *Dialog) lay(c *Context) {
	row, _ := d.box.Inset(56).CutBottom(64)
	d.buttons = d.buttons[:0]
	for i, a := range d.Answers {
		b := NewButton("dialog-"+a.Name, a.Label, row.Row(i, len(d.Answers), 20), a.Look, func() {
			c.Pop(d)
			if a.Do != nil {
				a.Do()
			}
		})
		b.Size, b.Weight = 29, a.Weight
		d.buttons = append(d.buttons, b)
	}
}

var dialogText = BodyStyle.Sized(30)

// Overlay is always true.
func (d *Dialog) Overlay() bool { return true }

// Update does nothing; a dialog waits.
func (d *Dialog) Update(*Context) error { return nil }

// Escape gives the last answer.
func (d *Dialog) Escape(*Context) { d.buttons[len(d.buttons)-1].Press() }

// scale is what it is enlarged by, about the middle, to be read in a small window.
func (d *Dialog) scale() float64 {
	return min(d.ctx.Legible(dialogText.Size), CanvasW/d.box.W, CanvasH/d.box.H)
}

// Regions are the answers.
func (d *Dialog) Regions() []Region {
	list, k := ButtonRegions(d.buttons), d.scale()
	for i := range list {
		b := list[i].Bounds
		list[i].Bounds = Rect{CanvasW/2 + (b.X-CanvasW/2)*k, CanvasH/2 + (b.Y-CanvasH/2)*k + d.lower, b.W * k, b.H * k}
	}
	return list
}

// Draw draws the dialog over what is there.
func (d *Dialog) Draw(p *Painter) {
	p.FillRect(p.Visible(), Solid(Alpha(ShadowColor, .55)))
	k := d.scale()
	p = p.At(CanvasW/2*(1-k), CanvasH/2*(1-k)+d.lower, k)
	p.Panel(d.box)
	q := p.Named("dialog")
	q.Initial(d.Title, d.box.X+60, d.box.Y+84, TitleStyle)
	q.Paragraph(d.Text, Rect{d.box.X + 60, d.box.Y + 116, dialogW - 120, d.box.H - 246}, dialogText)
	for i := range d.buttons {
		d.buttons[i].Draw(p, d.ctx)
	}
}

// ButtonRegions are the regions of the buttons.
func ButtonRegions(buttons []Button) []Region {
	out := make([]Region, len(buttons))
	for i := range buttons {
		out[i] = buttons[i].Region
	}
	return out
}

// Keyed gives a region a shortcut.
func (r *Region) Keyed(k ebiten.Key) { r.Key, r.HasKey = k, true }

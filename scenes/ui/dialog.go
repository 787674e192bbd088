package ui

import "github.com/hajimehoshi/ebiten/v2"

// Dialog is a question over the scene below, with its answers side by side.
// Any answer closes it; Return gives the golden one, Esc the last.
type Dialog struct {
	Title, Text string
	Figure      string // whom it is about, a sprite beside the title; "": nobody
	Portrait    bool   // the figure is large, beside all that is said
	Answers     []Answer
	ctx         *Context
	buttons     []Button
	box         Rect
	lower       float64 // than the middle of the canvas
	in          float64 // from its edge to the text
	column      bool    // the answers lie below each other
	beside      float64 // how much of the left a portrait takes
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

// AskOf puts one on the stack that is about somebody.
func (c *Context) AskOf(figure, title, text string, answers ...Answer) {
	c.Push(&Dialog{Title: title, Text: text, Figure: figure, Answers: answers, ctx: c})
}

// Show puts a portrait on the stack, with what is told of who it is.
func (c *Context) Show(figure, title, text string, answers ...Answer) {
	c.Push(&Dialog{Title: title, Text: text, Figure: figure, Portrait: true, Answers: answers, ctx: c})
}

const (
	dialogW    = 900.0
	portraitW  = 1100.0
	portrait   = 280.0
	figureHigh = 100.0
	dialogEdge = 14.0 // of what is drawn round the box
	answerHigh = 64.0
	answerGap  = 12.0
)

// Told is the question with its answers.
func (d *Dialog) Told() []Node {
	return []Node{Heading("dialog", d.Title, append(Sayings("text-", d.Text), Controls(d.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (d *Dialog) ToldAt() any { return nil }

// Rebuild lays the buttons out.
func (d *Dialog) Rebuild(c *Context) {
	p, w, in, rows := c.Measure(), dialogW, 60.0, 1
	d.beside = 0
	switch {
	case c.InPieces(d):
		w, in = min(dialogW, c.Room().W-2*dialogEdge-cutGap), 40
	case d.Portrait:
		w, d.beside = portraitW, portrait+40
	}
	if d.column = w < dialogW; d.column {
		rows = len(d.Answers)
	}
	h := p.ParagraphHeight(d.Text, w-2*in-d.beside, dialogText)
	if d.beside > 0 {
		h = max(h, portrait-50)
	}
	d.box, d.in = Around(CanvasW/2, CanvasH/2, w, h+270+float64(rows-1)*(answerHigh+answerGap)), in
	d.stand(p)
	d.lay(c)
	if c.InPieces(d) {
		d.lower = 0
	} else if !d.placed {
		d.placed = true
		d.place()
	}
}

// stand has the answers lie at the same height whatever is asked: the box grows upwards. Where it is enlarged or has no
// room for that it lies in the middle.
func (d *Dialog) stand(p *Painter) {
	if d.ctx.InPieces(d) || d.scale() != 1 {
		return
	}
	usual := p.ParagraphHeight("\n\n", dialogW, dialogText) + 270
	if y := (CanvasH+usual)/2 - d.box.H; y > dialogHead+dialogEdge {
		d.box.Y = y
	}
}

// Pieces are the box alone.
func (d *Dialog) Pieces(Shape) []Piece { return []Piece{{Rect: d.box.Inset(-dialogEdge), Zoom: 1}} }

// dialogHead is how high the head of a table is.
const dialogHead = 58.0

// place chooses how high the dialog lies: in the middle, or as near to it as no answer that forgoes
// something lies where something else was pressed lately.
func (d *Dialog) place() {
	aside := d.box.Y + d.box.H/2 - CanvasH/2
	room := max(0, (CanvasH-d.box.H*d.scale())/2-8-max(aside, -aside))
	for _, part := range [...]float64{0, .25, -.25, .5, -.5, .75, -.75, 1, -1} {
		if d.lower = part * room; part < 0 { // the head of the table stays in sight
			d.lower = part * max(0, room-dialogHead)
		}
		if d.isClear() {
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
	row, _ := d.box.Inset(d.in - 4).CutBottom(answerHigh)
	place := func(i int) Rect { return row.Row(i, len(d.Answers), 20) }
	if d.column {
		row, _ = d.box.Inset(d.in - 4).CutBottom(float64(len(d.Answers))*(answerHigh+answerGap) - answerGap)
		place = func(i int) Rect { return row.Column(i, len(d.Answers), answerGap) }
	}
	d.buttons = d.buttons[:0]
	for i, a := range d.Answers {
		b := NewButton("dialog-"+a.Name, a.Label, place(i), a.Look, func() {
			c.Pop(d)
			if a.Do != nil {
				a.Do()
			}
		})
		b.Size, b.Weight = 29, a.Weight
		if a.Look == GoldLook {
			b.Keyed(ebiten.KeyEnter)
		}
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
	if d.ctx.InPieces(d) {
		return 1
	}
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
	q.Initial(d.Title, d.box.X+d.in+d.beside, d.box.Y+84, d.titleStyle(p))
	if d.Figure != "" {
		at := Rect{X: d.box.Right() - d.in - figureHigh, Y: d.box.Y + 18, W: figureHigh, H: figureHigh}
		if d.beside > 0 {
			at = Rect{X: d.box.X + d.in, Y: d.box.Y + 44, W: portrait, H: portrait}
		}
		q.FillRound(at.Inset(-3), 8, Solid(Ink))
		q.FillRound(at.Inset(-1.5), 7, Solid(Gold))
		q.FillRound(at, 6, Solid(ParchmentDark))
		q.SpriteIn(d.Figure, at)
	}
	_, rest := d.box.Inset(d.in).CutTop(116 - d.in)
	_, rest = rest.CutLeft(d.beside)
	rest.H = p.ParagraphHeight(d.Text, rest.W, dialogText) + 24
	q.Paragraph(d.Text, rest, dialogText)
	for i := range d.buttons {
		d.buttons[i].Draw(p, d.ctx)
	}
}

// titleStyle is that of the title, in smaller letters where it has less room.
func (d *Dialog) titleStyle(p *Painter) Style {
	st, room := TitleStyle, d.box.W-2*d.in-d.beside
	if d.Figure != "" && d.beside == 0 {
		room -= figureHigh + 8
	}
	for st.Size > dialogText.Size*.7 && p.TextWidth(d.Title, st)+st.Size > room { // its first letter is larger
		st.Size--
	}
	return st
}

// ButtonRegions are the regions of the buttons.
func ButtonRegions(buttons []Button) []Region {
	out := make([]Region, len(buttons))
	for i := range buttons {
		out[i] = buttons[i].Region
		if out[i].State == nil && buttons[i].On {
			out[i].State = func() State { return State{Kind: Press, On: true} }
		}
	}
	return out
}

// Keyed gives a region a shortcut.
func (r *Region) Keyed(k ebiten.Key) { r.Key, r.HasKey = k, true }

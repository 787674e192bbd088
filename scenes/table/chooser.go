package table

import (
	"fmt"
	"slices"

	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// chooser asks which of several like things is to be done with what was clicked: a
// small parchment at the spot with a picture for each.
type chooser struct {
	list  []moment.Choice
	thing string          // what that is called which was clicked
	art   []paint.Drawing // of each; nil: its icon
	box   ui.Rect
	scale float64 // of its own units; more than one in a small window
	most  int     // cells side by side
	at    ui.Rect // what it lies beside
}

const (
	cellW      = 92.0
	cellH      = 116.0
	leadsW     = 156.0
	leadH      = 56.0
	titleH     = 44.0
	cellGap    = 14.0
	mostTitle  = 620.0
	mostAcross = 8     // cells
	mostWide   = 220.0 // a cell
	chooserPad = 16.0
	smallText  = ui.Least // of a cell
)

// newChooser lays the parchment beside a thing that is called so, in a place if it has room there; art draws
// choices that no sprite shows.
func newChooser(x *ui.Context, list []moment.Choice, art func(*moment.Choice) paint.Drawing, thing string, at, place ui.Rect) *chooser {
	c := &chooser{list: list, thing: thing, most: mostAcross, at: at}
	for i := range list {
		c.art = append(c.art, art(&list[i]))
	}
	w, h := c.cellWidth(x), cellH
	if n := c.leads(); n > 0 {
		w, h = c.leadsWidth(x), 72+float64(n)*leadH
	}
	sight := x.Sight().Inset(12)
	if x.Shape() != ui.Wide {
		c.most = max(1, min(c.most, int((sight.W-2*chooserPad+cellGap)/(w+cellGap))))
	}
	w = max(float64(c.across())*(w+cellGap)-cellGap, 400, c.titleWidth(x)) + 2*chooserPad
	h = float64(c.rows())*(h+cellGap) - cellGap + titleH + 2*chooserPad
	c.scale = min(x.Legible(smallText), sight.W/w, sight.H/h)
	w, h = w*c.scale, h*c.scale
	if place.W >= w && place.H >= h {
		sight = place
	}
	cx, _ := at.Center()
	c.box = ui.Rect{X: cx - w/2, Y: at.Bottom() + 10, W: w, H: h}
	c.box.X = min(max(c.box.X, sight.X), sight.Right()-w)
	if c.box.Bottom() > sight.Bottom() {
		c.box.Y = min(max(sight.Y, min(at.Y-10, sight.Bottom())-h), sight.Bottom()-h)
	}
	return c
}

// picks are the lines of the chooser that is open.
func (s *Scene[V, M]) picks() []moment.Choice {
	if s.chooser == nil {
		return nil
	}
	return s.chooser.list
}

// titleWidth is how wide the title is at its smallest, with the cross beside it.
func (c *chooser) titleWidth(x *ui.Context) float64 {
	return min(mostTitle, measure(x).TextWidth(c.title(x), titleStyle.Sized(ui.Least))+crossSize+8)
}

// title says what is chosen, or of what where that differs, and of an only choice that it is asked for once
// more.
func (c *chooser) title(x *ui.Context) string {
	switch {
	case len(c.list) == 1:
		return x.T("chooser.confirm", "what", c.list[0].Title)
	case c.mixed():
		return c.thing
	}
	return c.list[0].Title
}

// cellStyle is that of a cell's words, cellWords their place in a cell of that width.
var cellStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Min: ui.Least, Line: 1, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle}

// titleStyle is that of its title.
var titleStyle = ui.Style{Role: ui.BoldStyle.Role, Size: 23, Min: ui.Least, Color: ui.BoldStyle.Color, Align: ui.Center, VAlign: ui.Middle}

func cellWords(w float64) ui.Rect { return ui.Rect{X: 4, Y: 70, W: w - 8, H: 42} }

// measure measures words as they are drawn on the parchment: letters are whole pixels wide.
func measure(x *ui.Context) *ui.Painter { return x.Measure().At(0, 0, x.Legible(smallText)) }

// cellWidth is how wide cells must be for the words of all choices.
func (c *chooser) cellWidth(x *ui.Context) float64 {
	p := measure(x)
	w := cellW
	if c.mixed() || c.art[0] != nil {
		w = leadsW
	}
	for i := range c.list {
		for says := c.says(&c.list[i]); w < mostWide && !p.Fits(says, cellWords(w-1), cellStyle); {
			w += 4
		}
	}
	return w
}

// leadWords is the place of what a choice leads to, in a cell of that width.
func leadWords(w float64) ui.Rect { return ui.Rect{X: 47, W: w - 51, H: leadH - 4} }

// leadStyle is that of what a choice leads to.
var leadStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Min: ui.Least, Line: 1, Color: ui.Ink, VAlign: ui.Middle}

// leadsWidth is how wide cells must be for what all choices say and lead to.
func (c *chooser) leadsWidth(x *ui.Context) float64 {
	p := measure(x)
	w := leadsW
	for i := range c.list {
		w = max(w, 74+p.TextWidth(c.list[i].Says(), saysStyle.Sized(ui.Least)))
		for _, lead := range c.list[i].Leads {
			for w < mostWide && !p.Fits(lead.Text, leadWords(w-1), leadStyle) {
				w += 4
			}
		}
	}
	return w
}

// leads is in how many spaces a figure may land by one of the choices.
func (c *chooser) leads() (n int) {
	for _, one := range c.list {
		n = max(n, len(one.Leads))
	}
	return n
}

// inner is the parchment in its own units, and cell one choice on it.
func (c *chooser) inner() ui.Rect { return ui.Rect{W: c.box.W / c.scale, H: c.box.H / c.scale} }

func (c *chooser) cell(i int) ui.Rect {
	_, body := c.inner().Inset(chooserPad).CutTop(titleH)
	n := c.across()
	r := body.Row(i%n, n, cellGap)
	r.H = (body.H+cellGap)/float64(c.rows()) - cellGap
	r.Y += float64(i/n) * (r.H + cellGap)
	return r
}

// rows is how many rows of cells there are, across how many cells stand in one.
func (c *chooser) rows() int   { return (len(c.list) + c.most - 1) / c.most }
func (c *chooser) across() int { return (len(c.list) + c.rows() - 1) / c.rows() }

// mixed reports whether the choices do different things.
func (c *chooser) mixed() bool {
	return slices.ContainsFunc(c.list, func(one moment.Choice) bool { return one.Word != c.list[0].Word })
}

// onCanvas is where a cell lies on the canvas.
func (c *chooser) onCanvas(r ui.Rect) ui.Rect {
	return ui.Rect{X: c.box.X + r.X*c.scale, Y: c.box.Y + r.Y*c.scale, W: r.W * c.scale, H: r.H * c.scale}
}

func choiceName(i int) string { return fmt.Sprintf("choice-%d", i+1) }

// only is the single line of the chooser that is among some choices.
func (c *chooser) only(own []moment.Choice) (one moment.Choice, ok bool) {
	n := 0
	for _, line := range c.list {
		if len(line.Then) == 0 && slices.ContainsFunc(own, func(o moment.Choice) bool { return slices.Equal(o.Do, line.Do) }) {
			one, n = line, n+1
		}
	}
	return one, n == 1
}

// regions are its lines; tip is what is said of a choice.
func (c *chooser) regions(tip func(*moment.Choice) string, choose func(moment.Choice, ui.Rect)) (list []ui.Region) {
	for i, one := range c.list {
		list = append(list, ui.Region{
			Name: choiceName(i), Label: one.Label, Tip: func() string { return tip(&one) }, Bounds: c.onCanvas(c.cell(i)), Enabled: true, Glow: true, Weight: weightOf(one),
			Own:   []moment.Choice{one},
			Press: func() { choose(one, c.box) },
		})
	}
	return list
}

// weightOf is what a press on a choice of the chooser costs.
func weightOf(one moment.Choice) ui.Weight {
	if len(one.Then) > 1 {
		return ui.Light
	}
	one.Careful = false
	return paint.Weight([]moment.Choice{one})
}

// draw draws the parchment.
func (c *chooser) draw(p *ui.Painter, x *ui.Context) {
	p = p.At(c.box.X, c.box.Y, c.scale)
	p.Shadow(c.inner(), 10, 10, 4, 8, .6)
	p.NineSlice("panel-inset", c.inner(), 16)
	head, _ := c.inner().Inset(chooserPad).CutTop(titleH - 8)
	st := titleStyle
	q := p.Named("chooser")
	title := c.title(x)
	_, words := head.CutLeft(crossSize)
	_, words = words.CutRight(crossSize)
	if q.TextWidth(title, st.Sized(ui.Least)) > words.W { // no room on both sides
		_, words = head.CutRight(crossSize - 8)
	}
	q.TextIn(title, words, st)
	c.drawCross(p, x)
	look := ui.PlainLook
	if len(c.list) == 1 { // it is the button that confirms
		look = ui.GoldLook
	}
	for i, one := range c.list {
		p.Face(c.cell(i), look, x.Hot(choiceName(i)), false, true)
		drawChoice(q, one, c.art[i], c.says(&c.list[i]), c.cell(i))
	}
}

// crossSize is that of the cross at the corner, in the chooser's units, which are never smaller
// than a finger wants them.
const crossSize = 44.0

// cross is where the cross lies that puts the chooser away, as a press beside it does.
func (c *chooser) cross() ui.Rect {
	r := c.inner()
	return ui.Rect{X: r.Right() - crossSize - 6, Y: r.Y + 6, W: crossSize, H: crossSize}
}

func (c *chooser) drawCross(p *ui.Painter, x *ui.Context) {
	r, ink := c.cross(), ui.Ink
	cx, cy := r.Center()
	if in := x.Input(); c.onCanvas(r).Contains(in.X, in.Y) {
		ink = ui.Rubric
	}
	const arm = 8.0
	p.Line(cx-arm, cy-arm, cx+arm, cy+arm, 3, ui.Solid(ink))
	p.Line(cx+arm, cy-arm, cx-arm, cy+arm, 3, ui.Solid(ink))
}

// says is what a cell says: what tells its choice from others that do the same, or
// what it does.
func (c *chooser) says(one *moment.Choice) string {
	if len(c.list) == 1 && one.Yes != "" {
		return one.Yes
	}
	same := 0
	for _, other := range c.list {
		if other.Word == one.Word {
			same++
		}
	}
	if c.mixed() && same == 1 && len(one.Leads) == 0 {
		return one.Title
	}
	return one.Says()
}

// drawChoice draws one choice: its picture, its words, and where it would lead.
func drawChoice(p *ui.Painter, one moment.Choice, art paint.Drawing, says string, r ui.Rect) {
	if len(one.Leads) > 0 {
		drawLeads(p, one, r)
		return
	}
	x, _ := r.Center()
	y := r.Y + 40
	if art != nil {
		art.Draw(p, ui.Rect{X: r.X + 6, Y: r.Y + 8, W: r.W - 12, H: 58})
	} else {
		p.SpriteAt(one.Icon, x, y, 58)
	}
	p.Paragraph(says, cellWords(r.W).Move(r.X, r.Y), cellStyle)
}

// saysStyle is that of the number that a die becomes.
var saysStyle = ui.Style{Role: ui.BoldStyle.Role, Size: 25, Min: ui.Least, Color: ui.Ink, VAlign: ui.Middle}

// drawLeads draws a choice of a die's number with the spaces where it leads.
func drawLeads(p *ui.Painter, one moment.Choice, r ui.Rect) {
	p.SpriteAt(one.Icon, r.X+32, r.Y+36, 50)
	p.TextIn(one.Says(), ui.Rect{X: r.X + 64, Y: r.Y + 16, W: r.W - 70, H: 40}, saysStyle)
	for i, lead := range one.Leads {
		y := r.Y + 68 + leadH*float64(i)
		p.SpriteAt(lead.Sprite, r.X+24, y+leadH/2-2, 38)
		p.Paragraph(lead.Text, leadWords(r.W).Move(r.X, y), leadStyle)
	}
}

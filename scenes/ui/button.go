package ui

// Look is how a button is made.
type Look uint8

// Gold is for the one thing a screen is there for, Dark for what lies on oak
// or beside it, Plain for lists on parchment.
const (
	GoldLook Look = iota
	DarkLook
	PlainLook
)

// Button is a labelled region. Name, Label, Bounds, Enabled, Press, Tip, Why,
// Key are those of its region.
type Button struct {
	Region
	Look Look
	Icon string  // a sprite at the left, or alone when Text is ""
	Text string  // what is written on it; NewButton sets it to Label
	Size float64 // of the text; 0 is 27
	On   bool    // chosen, for a button that is one of several
}

// NewButton returns an enabled button.
func NewButton(name, label string, r Rect, look Look, press func()) Button {
	return Button{Region: Region{Name: name, Label: label, Bounds: r, Enabled: true, Press: press}, Look: look, Text: label}
}

// As says what the button is beside one that is pressed, and whether it is on.
func (b *Button) As(kind NodeKind, on bool) {
	b.On, b.State = on, func() State { return State{Kind: kind, On: on} }
}

// Draw draws the button as pointer and focus have it.
func (b *Button) Draw(p *Painter, c *Context) {
	hot := b.Enabled && c.Hot(b.Name)
	r := b.Bounds
	if hot && c.Held(b.Name) {
		r = r.Move(0, 1)
	}
	q := p.Named(b.Name)
	q.Face(r, b.Look, hot, b.On || hot && c.Held(b.Name), b.Enabled)
	if !b.Enabled {
		q = q.Faded(.6)
	}
	b.write(q, r, hot)
	if b.Glow {
		p.GlowRing(b.Bounds, 9, c.Breath())
	}
}

func (b *Button) write(p *Painter, r Rect, hot bool) {
	st := Style{Role: BoldStyle.Role, Size: b.Size, Color: b.Look.text(hot, b.On), Align: Center, VAlign: Middle}
	if st.Size == 0 {
		st.Size = 27
	}
	st.Min = max(st.Size*.72, Least)
	in := r.Inset(4)
	in.X, in.W = in.X+8, in.W-16
	if b.Icon != "" && b.Text == "" {
		p.SpriteIn(b.Icon, r.Inset(6))
		return
	}
	if b.Icon != "" {
		side := r.H - 12
		p.SpriteIn(b.Icon, Rect{r.X + 10, r.Y + 6, side, side}, b.Look.icon())
		in.X, in.W = in.X+side+8, in.W-side-8
		st.Align = Left
	}
	if b.Text != "" {
		p.caption(b.Text, in, st)
	}
}

// caption writes a button's text on one line, or on two smaller ones where the
// line would not fit.
func (p *Painter) caption(s string, in Rect, st Style) {
	if p.TextWidth(s, st.Sized(st.Min)) <= in.W {
		p.TextIn(s, in, st)
		return
	}
	st.Size, st.Min, st.Line = max(st.Size*.8, Least), Least, 1
	p.Paragraph(s, Rect{in.X - 5, in.Y - 3, in.W + 10, in.H + 6}, st)
}

// icon darkens the golden icons where they lie on gold.
func (l Look) icon() SpriteOptions {
	if l == GoldLook {
		return SpriteOptions{Tint: Hex(0x5A3512)}
	}
	return SpriteOptions{}
}

func (l Look) text(hot, on bool) Color {
	switch {
	case l == DarkLook && hot:
		return GlowEdge
	case l == DarkLook:
		return GoldLight
	case on:
		return Rubric
	}
	return Ink
}

// Face is the body of a button without its label.
func (p *Painter) Face(r Rect, look Look, hot, on, enabled bool) {
	if p.sh.contrast {
		p.flatFace(r, look, hot, on, enabled)
		return
	}
	if look == PlainLook {
		p.plainFace(r, hot, on)
		return
	}
	name, plain := "button-gold", Gold
	if look == DarkLook {
		name, plain = "button-dark", OakBar
	}
	if _, there := p.sprite(name); !there { // as long as there are no pictures
		p.FillRound(r, 8, Solid(plain))
		return
	}
	switch {
	case !enabled:
		name += "-disabled"
	case on:
		name += "-down"
	case hot:
		name += "-hover"
	}
	p.NineSlice(name, Rect{r.X - 1, r.Y - 1, r.W + 2, r.H + 5}, buttonBorder)
}

// plainFace lies on parchment: a faint field, lit when chosen.
func (p *Painter) plainFace(r Rect, hot, on bool) {
	const radius = 8
	if on {
		p.FillRound(r.Inset(-2), radius+2, Solid(GoldDark))
		p.FillRound(r, radius, Down(r, Hex(0xFFF9E8), Hex(0xF8E7B4)))
		return
	}
	if hot {
		p.FillRound(r.Inset(-2.4), radius+2.4, Solid(Gold))
		p.FillRound(r, radius, Solid(GlowEdge))
		return
	}
	p.FillRound(r, radius, Solid(Alpha(ParchmentLight, .7)))
	p.StrokeRound(r, radius, 1.5, Solid(Alpha(FadedInk, .6)))
}

// drawFocus rings what the keyboard is at, over all that the scene draws; a field shows it by
// its caret.
func (a *App) drawFocus(p *Painter) {
	if i := Find(a.list, a.focus); a.keyed && i >= 0 && !a.list[i].Typing {
		p.FocusRing(a.list[i].Bounds)
	}
}

// FocusRing shows where the keyboard is: light between dark, one of which stands out from
// every ground.
func (p *Painter) FocusRing(r Rect) {
	p.StrokeRound(r.Inset(-4.5), 12, 7, Solid(Ink))
	p.StrokeRound(r.Inset(-4.5), 12, 3.4, Solid(GlowEdge))
}

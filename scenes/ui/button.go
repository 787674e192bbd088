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

// Draw draws the button as pointer and focus have it.
func (b *Button) Draw(p *Painter, c *Context) {
	hot := b.Enabled && c.Hot(b.Name)
	r := b.Bounds
	if hot && c.Held(b.Name) {
		r = r.Move(0, 1.5)
	}
	q := p.Named(b.Name)
	if !b.Enabled {
		q = q.Faded(.55)
	}
	q.Face(r, b.Look, hot, b.On)
	b.write(q, r, hot)
	if c.Focused(b.Name) {
		p.FocusRing(b.Bounds)
	}
	if b.Glow {
		p.GlowRing(b.Bounds, 9, c.Breath())
	}
}

func (b *Button) write(p *Painter, r Rect, hot bool) {
	st := Style{Role: BoldStyle.Role, Size: b.Size, Color: b.Look.text(hot, b.On), Align: Center, VAlign: Middle}
	if st.Size == 0 {
		st.Size = 27
	}
	st.Min = st.Size * .72
	in := r.Inset(4)
	in.X, in.W = in.X+8, in.W-16
	if b.Icon != "" && b.Text == "" {
		p.SpriteIn(b.Icon, r.Inset(6))
		return
	}
	if b.Icon != "" {
		side := r.H - 12
		p.SpriteIn(b.Icon, Rect{r.X + 8, r.Y + 6, side, side})
		in.X, in.W = in.X+side, in.W-side
		st.Align = Left
		in.X += 8
	}
	if b.Text != "" {
		p.TextIn(b.Text, in, st)
	}
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
func (p *Painter) Face(r Rect, look Look, hot, on bool) {
	if p.dst == nil {
		return
	}
	const radius = 9
	switch look {
	case GoldLook:
		p.Shadow(r, radius, 4, 1.5, 3, .55)
		p.FillRound(r.Inset(-1.8), radius+1.8, Solid(Ink))
		p.FillRound(r, radius, Linear(0, r.Y, 0, r.Bottom(), leafSoft...))
		p.StrokeRound(r.Inset(1.4), radius-1, 1.4, Solid(Alpha(GlowEdge, .85)))
		p.StrokeRound(r.Inset(5), radius-4, 1.2, Solid(Alpha(GoldDark, .7)))
	case DarkLook:
		p.Shadow(r, radius, 4, 1.5, 3, .5)
		p.FillRound(r.Inset(-1.2), radius+1.2, Solid(Hex(0x120A05)))
		p.FillRound(r, radius, Down(r, Hex(0x4A3020), Hex(0x20130A)))
		p.StrokeRound(r.Inset(2.4), radius-2, 1.6, Solid(Gold))
	case PlainLook:
		p.plainFace(r, on)
	}
	if hot {
		p.FillRound(r, radius, Solid(Alpha(GlowEdge, .2)))
		p.StrokeRound(r, radius, 3, Solid(GlowEdge))
	}
}

func (p *Painter) plainFace(r Rect, on bool) {
	const radius = 7
	if on {
		p.FillRound(r.Inset(-1.6), radius+1.6, Solid(GoldDark))
		p.FillRound(r, radius, Down(r, Hex(0xFFF9E8), Hex(0xF8E7B4)))
		return
	}
	p.FillRound(r, radius, Solid(Alpha(ParchmentLight, .7)))
	p.StrokeRound(r, radius, 1.5, Solid(Alpha(FadedInk, .6)))
}

// FocusRing shows where the keyboard is.
func (p *Painter) FocusRing(r Rect) {
	p.StrokeRound(r.Inset(-4.5), 12, 3, Solid(Ink))
	p.StrokeRound(r.Inset(-4.5), 12, 1.6, Solid(GlowEdge))
}

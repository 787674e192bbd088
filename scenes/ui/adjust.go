package ui

import (
	"cmp"
	"math"
)

// Toggle is a switch with a label at its left.
type Toggle struct {
	Region
	On *bool
}

// NewToggle returns a switch over r that turns *on and then calls changed.
func NewToggle(name, label string, r Rect, on *bool, changed func()) Toggle {
	press := func() {
		*on = !*on
		changed()
	}
	reg := Region{Name: name, Label: label, Bounds: r, Enabled: true, Press: press}
	reg.Adjust = func(step int) {
		if *on != (step > 0) {
			press()
		}
	}
	reg.State = func() State { return State{Kind: Switch, On: *on} }
	return Toggle{reg, on}
}

// Draw draws the label and the switch.
func (t *Toggle) Draw(p *Painter, c *Context) {
	const w, h = 84, 42
	hot := t.Enabled && c.Hot(t.Name)
	box, rest := t.Bounds.CutRight(w)
	box = Rect{box.X, box.Y + (box.H-h)/2, w, h}
	label(p.Named(t.Name), rest, t.Label, hot)
	track := Down(box, Hex(0x8C7A5C), Hex(0xB8A680))
	knob := box.X + h/2
	if *t.On {
		track, knob = Down(box, Hex(0x1F5228), Hex(0x3C8A46)), box.Right()-h/2
	}
	p.FillRound(box.Inset(-1.6), h, Solid(Ink))
	p.FillRound(box, h/2, track)
	p.knob(knob, box.Y+h/2, h/2-4, hot)
}

// label writes a control's name, a little lit when it is hot.
func label(p *Painter, r Rect, s string, hot bool) {
	st := BodyStyle.Placed(Left, Middle).Sized(29)
	st.Min = 21
	if hot {
		st.Color = Rubric
	}
	r.W -= 16
	p.caption(s, r, st)
}

// knob is the round gold handle of switches and sliders.
func (p *Painter) knob(cx, cy, radius float64, hot bool) {
	r := Around(cx, cy, 2*radius, 2*radius)
	p.Shadow(r, radius, 3, 1, 2, .5)
	p.FillCircle(cx, cy, radius+1.6, Solid(Ink))
	p.FillCircle(cx, cy, radius, Linear(0, r.Y, 0, r.Bottom(), leafSoft...))
	p.StrokeCircle(cx, cy, radius-2, 1.4, Solid(Alpha(GlowEdge, .9)))
	if hot {
		p.StrokeCircle(cx, cy, radius+1, 3, Solid(GlowEdge))
	}
}

// Slider sets a number from 0 to 1.
type Slider struct {
	Region
	Value *float64
}

// sliderTrack is how much of a slider's width is track.
const sliderTrack = .52

// NewSlider returns a slider over r that sets *value and then calls changed;
// the arrow keys move it by a tenth.
func NewSlider(name, text string, r Rect, value *float64, changed func()) Slider {
	set := func(v float64) {
		v = math.Round(min(max(v, 0), 1)*100) / 100
		if v != *value {
			*value = v
			changed()
		}
	}
	reg := Region{Name: name, Label: text, Bounds: r, Enabled: true}
	track := trackOf(r)
	reg.Drag = func(x, _ float64) { set((x - track.X) / track.W) }
	reg.Adjust = func(step int) { set(*value + float64(step)*.1) }
	reg.Set = set
	reg.State = func() State { return State{Kind: Slide, Value: *value} }
	return Slider{reg, value}
}

func trackOf(r Rect) Rect {
	t, _ := r.CutRight(r.W * sliderTrack)
	return Rect{t.X + 20, t.Y, t.W - 40, t.H}
}

// Draw draws label, track and handle.
func (s *Slider) Draw(p *Painter, c *Context) {
	t := trackOf(s.Bounds)
	hot := c.Hot(s.Name)
	rest := s.Bounds
	rest.W = t.X - 20 - rest.X
	label(p.Named(s.Name), rest, s.Label, hot)
	y := t.Y + t.H/2
	line := Rect{t.X, y - 5, t.W, 10}
	p.FillRound(line.Inset(-1.6), 7, Solid(Ink))
	p.FillRound(line, 5, Solid(Hex(0xB8A680)))
	done := line
	done.W *= *s.Value
	p.FillRound(done, 5, Down(line, GoldLight, Gold))
	p.knob(t.X+t.W**s.Value, y, 17, hot)
}

// Choice is one of a few, side by side.
type Choice struct {
	Label   string
	Bounds  Rect
	buttons []Button
}

// labelPart is how much of a choice's width its label has: less where it is narrow.
func labelPart(w float64) float64 {
	if w < 700 {
		return .28
	}
	return .36
}

// Option is one of a Choice: its region's name is the choice's name, "-", Name; Says is
// its region's label where Label alone would say too little.
type Option struct{ Name, Label, Says, Tip string }

// NewChoice returns a choice whose label stands at the left of r; picked is
// told the index of the option that was pressed.
func NewChoice(name, text string, r Rect, options []Option, now int, picked func(i int)) Choice {
	c := Choice{Label: text, Bounds: r}
	row := r
	if text != "" {
		row, _ = r.CutRight(r.W * (1 - labelPart(r.W)))
	}
	for i, o := range options {
		b := NewButton(name+"-"+o.Name, o.Label, row.Row(i, len(options), 8), PlainLook, func() { picked(i) })
		b.On, b.Tip, b.Size = i == now, Say(o.Tip), 26
		b.State = func() State { return State{Kind: Radio, On: i == now} }
		if text != "" {
			b.Label = text + ": " + o.Label
		}
		b.Label = cmp.Or(o.Says, b.Label)
		c.buttons = append(c.buttons, b)
	}
	return c
}

// Sized returns the choice with its options written in another size.
func (c Choice) Sized(size float64) Choice {
	for i := range c.buttons {
		c.buttons[i].Size = size
	}
	return c
}

// Folded returns the choice with all options but the chosen one under short texts, in
// narrow buttons: there is room for the name of one.
func (c Choice) Folded(short []string) Choice {
	row := c.buttons[0].Bounds
	row.W = c.buttons[len(c.buttons)-1].Bounds.Right() - row.X
	wide := row.W - float64(len(c.buttons)-1)*(foldedWidth+8)
	for i := range c.buttons {
		b := &c.buttons[i]
		w := wide
		if !b.On {
			w, b.Text = foldedWidth, short[i]
		}
		b.Bounds.X, b.Bounds.W = row.X, w
		row.X += w + 8
	}
	return c
}

// foldedWidth is that of a folded option.
const foldedWidth = 44

// Regions are the buttons of the options.
func (c *Choice) Regions() []Region {
	out := make([]Region, len(c.buttons))
	for i := range c.buttons {
		out[i] = c.buttons[i].Region
	}
	return out
}

// Draw draws label and options.
func (c *Choice) Draw(p *Painter, ctx *Context) {
	if c.Label != "" {
		left := c.Bounds
		left.W *= labelPart(left.W)
		label(p.Named(c.Label), left, c.Label, false)
	}
	for i := range c.buttons {
		c.buttons[i].Draw(p, ctx)
	}
}

// Disable refuses option i, for a reason.
func (c *Choice) Disable(i int, why string) {
	b := &c.buttons[i]
	b.Enabled, b.Called, b.Why, b.Tip = false, b.Label, Say(why), Say(why)
}

package ui

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// Field is a line of text that can be typed in. Its scene calls Update at
// every tick.
type Field struct {
	Region
	Value  string
	Max    int    // characters; 0 is 24
	Hint   string // shown while it is empty
	Change func(value string)

	at    int // caret, in characters
	blink int
}

// NewField returns a text field over r.
func NewField(name, label string, r Rect, value string, change func(string)) *Field {
	f := &Field{Value: value, Change: change, at: len([]rune(value))}
	f.Region = Region{Name: name, Label: label, Bounds: r, Enabled: true, Typing: true}
	f.State = func() State { return State{Kind: Entry, Typed: f.Value, Hint: f.Hint} }
	f.Write = func(s string) {
		if f.put("", s, ""); f.Change != nil {
			f.Change(f.Value)
		}
	}
	return f
}

// Update takes the characters and keys of this tick while the field has the
// focus, and blinks the caret.
func (f *Field) Update(c *Context) {
	if c.Focus() != f.Name {
		return
	}
	in := c.Input()
	before := f.Value
	if !c.app.typist.update(f, c.app) {
		for _, k := range in.Keys {
			f.edit(k)
		}
	}
	if f.blink++; f.blink%30 == 0 || len(in.Keys) > 0 {
		c.RequestRedraw()
	}
	if f.Value != before {
		f.blink = 0
		c.RequestRedraw()
		if f.Change != nil {
			f.Change(f.Value)
		}
	}
}

func (f *Field) limit() int {
	if f.Max == 0 {
		return 24
	}
	return f.Max
}

// split is the text before and after the caret.
func (f *Field) split() (before, after string) {
	text := []rune(f.Value)
	f.at = min(f.at, len(text))
	return string(text[:f.at]), string(text[f.at:])
}

func (f *Field) insert(s string) {
	before, after := f.split()
	f.put(before, s, after)
}

// put makes the text before + s + after, with the caret behind s, as far as
// there is room; what cannot be printed is left out.
func (f *Field) put(before, s, after string) {
	room := f.limit() - len([]rune(before)) - len([]rune(after))
	for _, r := range s {
		if room > 0 && unicode.IsPrint(r) {
			before += string(r)
			room--
		}
	}
	f.Value, f.at = before+after, len([]rune(before))
}

func (f *Field) edit(k ebiten.Key) {
	text := []rune(f.Value)
	f.at = min(f.at, len(text))
	switch k {
	case ebiten.KeyBackspace:
		if f.at > 0 {
			f.Value = string(text[:f.at-1]) + string(text[f.at:])
			f.at--
		}
	case ebiten.KeyDelete:
		if f.at < len(text) {
			f.Value = string(text[:f.at]) + string(text[f.at+1:])
		}
	case ebiten.KeyArrowLeft:
		f.at = max(f.at-1, 0)
	case ebiten.KeyArrowRight:
		f.at = min(f.at+1, len(text))
	case ebiten.KeyHome:
		f.at = 0
	case ebiten.KeyEnd:
		f.at = len(text)
	}
}

// Set replaces the text without calling Change.
func (f *Field) Set(s string) { f.Value, f.at = s, len([]rune(s)) }

// Draw draws the field and, while it has the focus, its caret.
func (f *Field) Draw(p *Painter, c *Context) {
	r := f.Bounds
	focused := c.Focus() == f.Name
	p.FillRound(r.Inset(-1.4), 8.4, Solid(Ink))
	p.FillRound(r, 7, Down(r, Hex(0xF3E6C6), Hex(0xFFF9E8)))
	if focused || c.Hot(f.Name) {
		p.StrokeRound(r, 7, 3, Solid(Gold))
	}
	in := Rect{r.X + 14, r.Y, r.W - 28, r.H}
	text := f.Value
	st := BodyStyle.Placed(Left, Middle).Sized(min(28, r.H*.56))
	if text == "" && f.Hint != "" {
		hint := HintStyle.Placed(Left, Middle)
		hint.Min = max(hint.Size*.7, Least)
		p.Named(f.Name).TextIn(f.Hint, in, hint)
	} else {
		st = p.shrunk(text, in.W, st)
		p.Named(f.Name).TextIn(text, in, st)
	}
	if focused {
		f.drawCaret(p, in, st)
	}
}

// shrunk is the style in the size at which the text is at most w wide.
func (p *Painter) shrunk(text string, w float64, st Style) Style {
	for p.TextWidth(text, st) > w && st.Size > 8 {
		st.Size--
	}
	return st
}

func (f *Field) drawCaret(p *Painter, in Rect, st Style) {
	if f.blink/30%2 != 0 {
		return
	}
	before, _ := f.split()
	h := in.H * .6
	x := p.Snap(in.X + p.TextWidth(before, st))
	p.FillRect(Rect{x, in.Y + (in.H-h)/2, 2, h}, Solid(Ink))
}

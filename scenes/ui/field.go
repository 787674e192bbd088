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
	for _, r := range in.Chars {
		f.insert(r)
	}
	for _, k := range in.Keys {
		f.edit(k)
	}
	if f.blink++; f.blink%30 == 0 || len(in.Keys) > 0 || len(in.Chars) > 0 {
		c.RequestRedraw()
	}
	if f.Value != before {
		f.blink = 0
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

func (f *Field) insert(r rune) {
	text := []rune(f.Value)
	if !unicode.IsPrint(r) || len(text) >= f.limit() {
		return
	}
	f.at = min(f.at, len(text))
	f.Value = string(text[:f.at]) + string(r) + string(text[f.at:])
	f.at++
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
	st := BodyStyle.Placed(Left, Middle).Sized(min(28, r.H*.56))
	st.Min = st.Size * .5
	if f.Value == "" && f.Hint != "" {
		hint := HintStyle.Placed(Left, Middle)
		hint.Min = hint.Size * .7
		p.Named(f.Name).TextIn(f.Hint, in, hint)
	} else {
		p.Named(f.Name).TextIn(f.Value, in, st)
	}
	if focused && f.blink/30%2 == 0 {
		f.caret(p, in, st)
	}
}

func (f *Field) caret(p *Painter, in Rect, st Style) {
	text := []rune(f.Value)
	if w := p.TextWidth(f.Value, st); w > in.W {
		st.Size *= max(in.W/w, st.Min/st.Size)
	}
	x := in.X + p.TextWidth(string(text[:min(f.at, len(text))]), st)
	h := in.H * .6
	p.FillRect(Rect{p.Snap(x), in.Y + (in.H-h)/2, 2, h}, Solid(Ink))
}

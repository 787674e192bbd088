package ui

import (
	"math"
	"strings"

	"merlin/fonts"
)

// Rich text: words, <b>bold</b>, <i>italic</i>, <a=name>link</a>, {sprite-name} for a small
// picture in the line, {~sprite-name} for a white sign in the colour of the words, \n for a
// new line; one that begins with • or › hangs. A soft hyphen (U+00AD) allows a
// break inside a word; a no-break space forbids one. What is longer than any word, as a
// path may be, is broken anywhere.

// Plain is rich text without its marks, and without its pictures and the space behind
// each.
func Plain(s string) string {
	if !strings.ContainsAny(s, "<{"+softHyphen) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	picture := false
	for _, a := range parseRich(s, fonts.Text) {
		if a.kind != atomSprite && !(picture && a.kind == atomSpace) {
			if picture {
				a.text = strings.TrimPrefix(a.text, "\u00a0")
			}
			b.WriteString(a.text)
		}
		picture = a.kind == atomSprite
	}
	return b.String()
}

type atomKind uint8

const (
	atomWord atomKind = iota
	atomSpace
	atomBreak
	atomSprite
	atomHyphen // a soft hyphen
	atomCut    // a break in what is longer than any word
)

// atom is the smallest piece of rich text.
type atom struct {
	kind atomKind
	text string // the word, or the sprite's name
	role fonts.Role
	link string // what it leads to; "" is nothing
}

// parseRich cuts rich text into atoms. Unknown marks are plain text.
func parseRich(s string, base fonts.Role) []atom {
	out := make([]atom, 0, len(s)/2+1) // a word and its space have four letters or more
	role, link := base, ""
	for s != "" {
		if to, rest, ok := linkMark(s); ok {
			link, s = to, rest
			continue
		}
		if a, next, rest, ok := mark(s, base, role); ok {
			if a.kind == atomSprite {
				out = append(out, a)
			}
			role, s = next, rest
			continue
		}
		n, from := wordEnd(s), len(out)
		out = appendPlain(out, s[:n], role)
		for i := from; i < len(out); i++ {
			out[i].link = link
		}
		s = s[n:]
	}
	return out
}

// longestWord is more letters than any word of a language has.
const longestWord = 30

// appendPlain adds a plain atom, in pieces if it is longer than any word.
func appendPlain(out []atom, s string, role fonts.Role) []atom {
	from, n := 0, 0
	for i, r := range s {
		switch n++; {
		case r == '\u00a0' || r == '\u202f': // no-break spaces, between words
			n = 0
		case n > longestWord:
			out = append(out, plainAtom(s[from:i], role), atom{kind: atomCut, role: role})
			from, n = i, 1
		}
	}
	return append(out, plainAtom(s[from:], role))
}

// mark reads a markup at the start of s, if there is one.
func mark(s string, base, role fonts.Role) (a atom, next fonts.Role, rest string, ok bool) {
	if s[0] == '<' {
		return tag(s, base, role)
	}
	if s[0] != '{' {
		return atom{}, role, s, false
	}
	end := strings.IndexByte(s, '}')
	if end < 2 || strings.ContainsAny(s[1:end], " {\n") {
		return atom{}, role, s, false
	}
	return atom{kind: atomSprite, text: s[1:end], role: role}, role, s[end+1:], true
}

func tag(s string, base, role fonts.Role) (a atom, next fonts.Role, rest string, ok bool) {
	switch {
	case strings.HasPrefix(s, "<b>"):
		return a, fonts.TextBold, s[3:], true
	case strings.HasPrefix(s, "<i>"):
		return a, fonts.TextItalic, s[3:], true
	case strings.HasPrefix(s, "</b>"), strings.HasPrefix(s, "</i>"):
		return a, base, s[4:], true
	}
	return a, role, s, false
}

const softHyphen = "\u00ad"

// wordEnd is the length of the first plain atom of s, at least 1.
func wordEnd(s string) int {
	if s[0] == ' ' || s[0] == '\n' {
		return 1
	}
	if strings.HasPrefix(s, softHyphen) {
		return len(softHyphen)
	}
	for i, r := range s {
		if i > 0 && strings.ContainsRune(" \n{<\u00ad", r) {
			return i
		}
	}
	return len(s)
}

func plainAtom(s string, role fonts.Role) atom {
	switch s {
	case " ":
		return atom{kind: atomSpace, text: s, role: role}
	case "\n":
		return atom{kind: atomBreak, text: s, role: role}
	case softHyphen:
		return atom{kind: atomHyphen, role: role}
	}
	return atom{kind: atomWord, text: s, role: role}
}

// ParagraphHeight is the height of rich text broken to the given width.
func (p *Painter) ParagraphHeight(s string, width float64, st Style) float64 {
	return float64(len(p.flow(s, st, width).lines)) * st.lineHeight()
}

// RichWidth is the width of rich text on one line.
func (p *Painter) RichWidth(s string, st Style) float64 { return p.flow(s, st, 0).width }

// Paragraph draws rich text broken to r's width, placed in r by the style,
// and returns its height. Text that is too high is shrunk down to Style.Min;
// what does not fit then is drawn all the same and recorded as an overflow.
func (p *Painter) Paragraph(s string, r Rect, st Style) float64 {
	f := p.flow(s, st, r.W)
	for st.Min > 0 && st.Size > st.Min && !f.fits(r, st) {
		st.Size = math.Max(st.Min, st.Size-1)
		f = p.flow(s, st, r.W)
	}
	h := float64(len(f.lines)) * st.lineHeight()
	p.overflow(s, r, f.width, h)
	_, y := anchorIn(r, st)
	switch st.VAlign {
	case Middle:
		y -= h / 2
	case Bottom:
		y -= h
	}
	for i, line := range f.lines {
		p.richLine(line, r, y+float64(i)*st.lineHeight(), st)
	}
	return h
}

// Fits reports whether rich text fits into r as Paragraph would draw it.
func (p *Painter) Fits(s string, r Rect, st Style) bool {
	if st.Min > 0 {
		st.Size = min(st.Size, st.Min)
	}
	return p.flow(s, st, r.W).fits(r, st)
}

// Name draws a name, which may be of any length, in r: on as many lines as there is
// room for, shrunk down to Style.Min, and cut where even that does not do.
func (p *Painter) Name(s string, r Rect, st Style) {
	st.Line = 1.05
	least := st.Sized(st.Min)
	letters := []rune(s)
	for n := len(letters) - 1; n > 0 && !p.flow(s, least, r.W).fits(r, least); n-- {
		s = string(letters[:n]) + "…"
	}
	p.Paragraph(s, r, st)
}

func (f flow) fits(r Rect, st Style) bool {
	return f.width <= r.W+.5 && float64(len(f.lines))*st.lineHeight() <= r.H+.5
}

// Rich draws one line of rich text anchored at (x, y), and returns its width.
func (p *Painter) Rich(s string, x, y float64, st Style) float64 {
	f := p.flow(s, st, 0)
	m := p.metrics(st.Role, st.Size)
	for i, line := range f.lines {
		top := y + m.drop(st.VAlign) + float64(i)*st.lineHeight() - m.baseline(st)
		p.richLine(line, Rect{X: x}, top, st)
	}
	return f.width
}

// baseline is where the baseline lies below a line's top.
func (m metrics) baseline(st Style) float64 {
	return (st.lineHeight()-m.up-m.down)/2 + m.up
}

func (p *Painter) richLine(line []piece, r Rect, top float64, st Style) {
	if len(line) == 0 {
		return
	}
	x, _ := anchorIn(r, st)
	last := line[len(line)-1]
	switch st.Align {
	case Center:
		x -= (last.x + last.w) / 2
	case Right:
		x -= last.x + last.w
	}
	m := p.metrics(st.Role, st.Size)
	base := top + m.baseline(st)
	p.record(plain(line), Rect{x, base - m.caps, last.x + last.w, m.caps}, st.Size)
	more := p.px(st.Size)/(st.Size*p.scale) - 1 // letters come in steps of size: their words are that much wider
	for _, q := range line {
		p.piece(q, x+q.x, base, m, st)
		if q.kind == atomWord && st.Spacing == 0 {
			x += q.w * more
		}
	}
}

// inked begins the name of a sign that is white, and is drawn in the colour of the words.
const inked = "~"

func (p *Painter) piece(q piece, x, base float64, m metrics, st Style) {
	switch q.kind {
	case atomSprite:
		if sign, ok := strings.CutPrefix(q.text, inked); ok {
			p.SpriteAt(sign, x+q.w/2, base-m.caps*.5, st.Size*spriteSize, SpriteOptions{Tint: st.Color})
			return
		}
		p.inLine(q.text, x+q.w/2, base-m.caps*.5, st.Size*spriteSize)
	case atomWord:
		s := st
		s.Role = q.role
		if q.link != "" {
			s.Color = p.underline(x, base, q.w, st.Size)
		}
		if st.Shadow != (Color{}) {
			p.glyphs(q.text, x+1.2, base+1.4, s, st.Shadow)
		}
		p.glyphs(q.text, x, base, s, s.Color)
	}
}

func plain(line []piece) string {
	var b strings.Builder
	for _, q := range line {
		b.WriteString(q.text)
	}
	return b.String()
}

package ui

import "strings"

// Link is a place in a rich text that leads somewhere, as it lies on the canvas: a part for
// each line that it goes over.
type Link struct {
	To    string
	Says  string
	Parts []Rect
}

// Links are those of a paragraph that is drawn in r with this style, from its top.
func (p *Painter) Links(s string, r Rect, st Style) (list []Link) {
	f, open := p.flow(s, st, r.W), false
	for i, line := range f.lines {
		for _, q := range line {
			if q.link == "" {
				open = false
				continue
			}
			if n := len(list); !open || list[n-1].To != q.link {
				list = append(list, Link{To: q.link})
			} else {
				list[n-1].Says += " "
			}
			open = true
			last := &list[len(list)-1]
			last.Says += q.text
			last.Parts = append(last.Parts, Rect{r.X + q.x, r.Y + float64(i)*st.lineHeight(), q.w, st.lineHeight()})
		}
	}
	return list
}

// Region is that of the link where it is seen in a window on the text.
func (l *Link) Region(name string, window Rect, press func()) Region {
	bounds := l.Parts[0]
	for _, part := range l.Parts[1:] {
		bounds = bounds.Union(part)
	}
	return Region{
		Name: name, Label: l.Says, Bounds: bounds, Enabled: true, Press: press,
		Hit: func(x, y float64) bool {
			for _, part := range l.Parts {
				if part.Contains(x, y) && window.Contains(x, y) {
					return true
				}
			}
			return false
		},
	}
}

// Draw lies under or over the text of a link: light where the pointer is.
func (l *Link) Draw(p *Painter, c *Context, name string) {
	for _, part := range l.Parts {
		if c.Hot(name) {
			p.FillRound(part.Inset(-2), 5, Solid(Alpha(Glow, .55)))
		}
	}
}

// linkMark reads the beginning or the end of a link at the start of s, if there is one.
func linkMark(s string) (to, rest string, ok bool) {
	if rest, ok = strings.CutPrefix(s, "</a>"); ok {
		return "", rest, true
	}
	if rest, ok = strings.CutPrefix(s, "<a="); !ok {
		return "", s, false
	}
	return strings.Cut(rest, ">")
}

// underline draws the line under a link and returns the colour of its letters.
func (p *Painter) underline(x, base, w, size float64) Color {
	p.FillRect(Rect{x, base + size*.1, w, max(1.4, size*.05)}, Solid(Alpha(LinkInk, .7)))
	return LinkInk
}

// literal has look-alikes for the signs that begin and end marks.
var literal = strings.NewReplacer("<", "‹", ">", "›", "{", "(", "}", ")")

// Literal returns a text that somebody typed as rich text that shows it.
func Literal(s string) string { return literal.Replace(s) }

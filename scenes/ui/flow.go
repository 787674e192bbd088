package ui

import (
	"math"

	"merlin/fonts"
)

// Rich text broken into lines.

// piece is an atom placed on a line: x and w in canvas units from the line's left end.
type piece struct {
	atom
	x, w float64
}

// flow is rich text broken into lines.
type flow struct {
	lines [][]piece
	width float64 // of the widest line
}

// spriteSize is how large a sprite in a line is, over the font size.
const spriteSize = 1.24

// breakLines fills lines of at most width (0: any).
func (p *Painter) breakLines(atoms []atom, st Style, width float64) flow {
	var f flow
	var line []piece
	x, safe := 0.0, -1 // safe: pieces up to here may stay when the line is broken
	hang := 0.0        // where a line goes on that is broken
	push := func(rest []piece) {
		f.add(line)
		line, x, safe = nil, hang, -1
		for _, q := range rest {
			q.x, x = x, x+q.w
			line = append(line, q)
		}
	}
	for _, a := range atoms {
		q := piece{a, x, p.atomWidth(a, st)}
		switch {
		case a.kind == atomBreak:
			hang = 0
			push(nil)
			continue
		case a.kind == atomSpace && len(line) == 0 && len(f.lines) > 0:
			continue
		case a.kind == atomSpace, a.kind == atomHyphen, a.kind == atomCut:
			line, x, safe = append(line, q), x+q.w, len(line)
			if safe == 1 && isBullet(line[0].text) {
				hang, safe = x, -1
			}
			continue
		}
		line, x = append(line, q), x+q.w
		if width > 0 && x > width+.01 && safe >= 0 {
			rest := append([]piece(nil), line[safe+1:]...)
			line = p.closeLine(line[:safe+1], st)
			push(rest)
		}
	}
	f.add(line)
	return f
}

// isBullet reports whether a line that begins with a word hangs.
func isBullet(word string) bool { return word == "•" || word == "›" }

// closeLine ends a line at its last piece: a soft hyphen there shows, all else goes.
func (p *Painter) closeLine(line []piece, st Style) []piece {
	n := len(line) - 1
	if line[n].kind == atomHyphen {
		line[n].kind, line[n].text = atomWord, "-"
		line[n].w = p.width("-", line[n].role, st.Size, st.Spacing)
		return line
	}
	return line[:n]
}

func (f *flow) add(line []piece) {
	for len(line) > 0 && line[len(line)-1].kind == atomSpace {
		line = line[:len(line)-1]
	}
	if n := len(line); n > 0 {
		f.width = math.Max(f.width, line[n-1].x+line[n-1].w)
	}
	f.lines = append(f.lines, join(line))
}

// join makes one piece of neighbouring words and spaces in one face: they are
// drawn in one go, evenly spaced.
func join(line []piece) []piece {
	out := line[:0]
	for _, q := range line {
		if q.kind == atomHyphen || q.kind == atomCut {
			continue
		}
		if q.kind == atomSpace {
			q.kind = atomWord
		}
		if n := len(out); n > 0 && q.kind == atomWord && out[n-1].kind == atomWord && out[n-1].role == q.role && out[n-1].link == q.link {
			out[n-1].text += q.text
			out[n-1].w += q.w
			continue
		}
		out = append(out, q)
	}
	return out
}

func (p *Painter) atomWidth(a atom, st Style) float64 {
	switch a.kind {
	case atomHyphen, atomCut:
		return 0
	case atomSprite:
		return st.Size * spriteSize
	}
	return p.width(a.text, a.role, st.Size, st.Spacing)
}

// flowKey names one breaking of one text.
type flowKey struct {
	text                       string
	role                       fonts.Role
	size, spacing, width, unit float64
}

// textCache keeps broken texts; it forgets the older half when it is full.
type textCache struct{ new, old map[flowKey]flow }

const textCacheSize = 600

func (p *Painter) flow(s string, st Style, width float64) flow {
	c := &p.sh.texts
	k := flowKey{s, st.Role, st.Size, st.Spacing, width, p.scale}
	if f, ok := c.new[k]; ok {
		return f
	}
	f, ok := c.old[k]
	if !ok {
		f = p.breakLines(parseRich(s, st.Role), st, width)
	}
	if c.new == nil || len(c.new) >= textCacheSize {
		c.old, c.new = c.new, map[flowKey]flow{}
	}
	c.new[k] = f
	return f
}

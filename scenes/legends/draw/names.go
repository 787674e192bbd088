package draw

import "merlin/scenes/ui"

// Names of cards are never cut: where there is little room the article goes, then the letters
// stand closer.

// closest is how much closer letters stand at most, in canvas units.
const closest = 1.9

// whole writes the first of some names that there is room for, else the last one with its
// letters closer together. "" stands for no name.
func whole(p *ui.Painter, r ui.Rect, st ui.Style, names ...string) {
	name := fitting(p, r.W, st, names...)
	small := st.Sized(max(st.Min, ui.Least))
	if over := p.TextWidth(name, small) - r.W; over > 0 {
		st = small
		st.Spacing = -min(closest, over/float64(max(1, len([]rune(name))-1))+.02)
	}
	p.Name(name, r, st)
}

// fitting is the first of some names that there is room for, else the last that there is.
func fitting(p *ui.Painter, w float64, st ui.Style, names ...string) (name string) {
	st.Size = max(st.Min, ui.Least)
	for _, n := range names {
		if n == "" {
			break
		}
		if name = n; p.TextWidth(n, st) <= w {
			break
		}
	}
	return name
}

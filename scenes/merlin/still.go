package merlin

import (
	"strings"

	"merlin/scenes/ui"
)

// still is a panel's picture, or a part of it, kept until what it depends on
// changes: the pointer over one panel does not have the others drawn anew.
type still[K comparable] struct {
	layer ui.Layer
	key   K
}

// draw puts the picture on p; paint is called when key is not that of the last time.
func (s *still[K]) draw(p *ui.Painter, bounds ui.Rect, key K, paint func(*ui.Painter)) {
	if s.key != key {
		s.key = key
		s.layer.MarkDirty()
	}
	s.layer.Draw(p, bounds, paint)
}

// mood is what the picture of a panel depends on that can be chosen from.
type mood struct {
	frame  *frame
	hot    string // the region that is pointed at, if it is the panel's
	focus  string
	breath float64 // 0 when nothing of the table glows
}

// mood is the present one of a panel whose regions have names that begin so.
func (f *frame) mood(names ...string) mood {
	m := mood{frame: f, hot: oneOf(f.Ctx.Hovered(), names), focus: oneOf(f.Ctx.Focus(), names)}
	if len(f.Choices) > 0 {
		m.breath = f.Breath
	}
	return m
}

// oneOf returns the name if it begins like one of the panel's.
func oneOf(name string, begins []string) string {
	for _, b := range begins {
		if strings.HasPrefix(name, b) {
			return name
		}
	}
	return ""
}

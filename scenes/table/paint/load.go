package paint

import (
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Load is what may be carried from a thing.
type Load struct {
	Choices []moment.Choice // one of which it will be
	Sprite  string          // what hangs at the pointer
	Drawn   Drawing         // what no one sprite shows, in a square of its size; nil: the sprite
	Size    float64
	Ends    ui.Rect // where each of them may be let go beside the things that stand for it; none without height
}

// Empty reports whether nothing can be carried.
func (l *Load) Empty() bool { return l.Sprite == "" && l.Drawn == nil }

// Unless is the load, or none.
func (l Load) Unless(none bool) Load {
	if none {
		return Load{}
	}
	return l
}

// Draw draws it about a point, so many times as large as it is.
func (l *Load) Draw(p *ui.Painter, x, y, times float64) {
	if l.Drawn != nil {
		l.Drawn.Draw(p, ui.Around(x, y, l.Size*times, l.Size*times))
		return
	}
	p.SpriteAt(l.Sprite, x, y, l.Size*times)
}

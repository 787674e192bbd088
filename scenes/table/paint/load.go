package paint

import (
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Load is what may be carried from a thing.
type Load struct {
	Choices []moment.Choice // one of which it will be
	Sprite  string          // what hangs at the pointer; "" where nothing can be carried
	Size    float64
	Ends    ui.Rect // where each of them may be let go beside the things that stand for it; none without height
}

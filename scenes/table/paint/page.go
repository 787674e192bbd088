package paint

import "merlin/scenes/ui"

// LogPages is where the log lies in small windows, beside the canvas.
var LogPages = ui.Rect{X: 2 * ui.CanvasW, W: 788, H: 758}

// LogParts is the page of the log: in small windows where it lies there, else where it lies on
// the canvas.
func (f *Frame[V]) LogParts(onCanvas ui.Rect) []ui.Rect {
	if f.Pinned {
		return []ui.Rect{f.LogPage().Inset(-3)}
	}
	return []ui.Rect{onCanvas.Inset(-3)}
}

// LogPage is how much of that it takes: as much as a window of that shape has room for, less
// where a coach speaks.
func (f *Frame[V]) LogPage() ui.Rect {
	r := LogPages.Inset(14)
	switch shape := f.Ctx.Shape(); {
	case shape == ui.Standing && f.Coached:
		r.W, r.H = 540, 440
	case shape == ui.Standing:
		r.W = 540
	case f.Coached:
		r.W, r.H = 440, 460
	default:
		r.H = 460
	}
	return r
}

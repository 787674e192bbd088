package scenes

import (
	"syscall/js"

	"merlin/scenes/ui"
)

// windowAhead is what the canvas will look like, known before it is opened.
func windowAhead() (v ui.Viewport, known bool) {
	w := js.Global()
	return windowShape(w.Get("innerWidth").Float(), w.Get("innerHeight").Float(), w.Get("devicePixelRatio").Float(), 1), true
}

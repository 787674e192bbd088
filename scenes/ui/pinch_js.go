package ui

import "syscall/js"

// pinchWheel gathers what the browser reports as a wheel with Ctrl, which is
// also how it tells of a touchpad's pinch, and keeps it from zooming the page.
type pinchWheel struct {
	open    bool
	notches float64
}

const pinchNotch = 12.0 // pixels of a touchpad's pinch that count as a notch

// take is what came since the last call.
func (w *pinchWheel) take() float64 {
	if doc := js.Global().Get("document"); !w.open && doc.Truthy() {
		w.open = true
		doc.Call("addEventListener", "wheel", js.FuncOf(w.listen), map[string]any{"capture": true, "passive": false})
	}
	n := w.notches
	w.notches = 0
	return n
}

func (w *pinchWheel) listen(_ js.Value, args []js.Value) any {
	if e := args[0]; e.Get("ctrlKey").Bool() {
		e.Call("preventDefault")
		e.Call("stopPropagation")
		w.notches += min(max(e.Get("deltaY").Float()/pinchNotch, -1), 1)
	}
	return nil
}

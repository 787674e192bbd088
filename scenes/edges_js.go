package scenes

import (
	"syscall/js"

	"merlin/scenes/ui"
)

// edges are those of the window that was asked for last: the page is asked again only when
// the window changes, as it would lay itself out for that.
var edges struct {
	w, h float64
	ui.Edges
}

// windowEdges are where the page says that a notch or a bar of the phone is.
func windowEdges(w, h float64) ui.Edges {
	page := js.Global().Get("document")
	if edges.w == w && edges.h == h || !page.Truthy() {
		return edges.Edges
	}
	edges.w, edges.h = w, h
	style := js.Global().Call("getComputedStyle", page.Get("documentElement"))
	of := func(name string) float64 {
		n := js.Global().Call("parseFloat", style.Call("getPropertyValue", "--"+name))
		if x := n.Float(); x > 0 {
			return x
		}
		return 0 // also where it is no number
	}
	edges.Edges = ui.Edges{Left: of("left"), Top: of("top"), Right: of("right"), Bottom: of("bottom")}
	return edges.Edges
}

// pointer asks what points best in this window; it is a tablet's finger or a mouse.
var pointer js.Value

// windowFingers reports whether nothing points better there than a finger.
func windowFingers() bool {
	if pointer.IsUndefined() {
		if !js.Global().Get("matchMedia").Truthy() {
			return false // Node, running tests
		}
		pointer = js.Global().Call("matchMedia", "(pointer: coarse)")
	}
	return pointer.Get("matches").Bool()
}

package ui

// Scene is one screen. Update is called at every tick while the scene is on
// top, first in the tick after it came there; Draw only when a redraw was asked for; Regions after each redraw or
// input, so a scene whose regions change must ask for a redraw.
type Scene interface {
	Update(*Context) error
	Draw(*Painter)
	Regions() []Region
}

// Overlay is a scene that the scene below shows through, such as a dialog.
// The scene below is drawn but neither updated nor pointed at.
type Overlay interface {
	Scene
	Overlay() bool
}

// Escaper is a scene that does something on Esc (or Back).
type Escaper interface{ Escape(*Context) }

// Rebuilder is a scene that must build its texts anew when the language or
// another setting changes, whether it is on top or not. Rebuild is also
// called once when the scene is pushed.
type Rebuilder interface{ Rebuild(*Context) }

// Worker is a scene that goes on with something while others lie over it: Work takes the
// place of Update then.
type Worker interface{ Work(*Context) error }

// Closer is a scene that is told when it leaves the stack.
type Closer interface{ Close() }

// Toaster is a scene that has a place for toasts, at the top of the rectangle
// or, when they are higher than it, upwards from its lower edge.
type Toaster interface{ ToastRect() Rect }

// Asker is a scene that asks something: no explanation covers where it does.
type Asker interface{ Questions() []Rect }

// Parter is a scene of several parts, each of some rectangles, between which a key leads.
type Parter interface{ Parts() [][]Rect }

func isOverlay(s Scene) bool {
	o, ok := s.(Overlay)
	return ok && o.Overlay()
}

package paint

import "merlin/scenes/ui"

// Panel is one area of the table. It is drawn into a layer of its size, anew only when
// the model has changed.
type Panel[M any] interface {
	// Area is the canvas rectangle of the panel with its shadow; nothing outside is drawn.
	Area() ui.Rect
	// Draw draws the panel as the model has it.
	Draw(*ui.Painter, M)
	// Regions are what can be pointed at, later ones over earlier ones; what may not be
	// chosen is among them, with the reason why.
	Regions(M) []ui.Region
}

// Over is a panel that also draws over its neighbours, such as what a hover opens.
type Over[M any] interface{ Over(*ui.Painter, M) }

package scenes

import (
	"merlin/scenes/ui"
	"merlin/sprites"
)

// Show gives the program a window and all sprites at once, as ebiten and the loader do
// bit by bit.
func (g *Game) Show(v ui.Viewport, a *sprites.Atlas) {
	g.view, g.ready = v, true
	g.app.Resize(v)
	g.app.SetAtlas(a, false)
}

// Sets are the sets of pictures that have been asked for.
func (g *Game) Sets() []string { return g.sets }

// App is what the window shows.
func (g *Game) App() *ui.App { return g.app }

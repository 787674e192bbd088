//go:build !js

package scenes

import "github.com/hajimehoshi/ebiten/v2"

// shown is what the window was when it was last looked at.
type shown struct {
	ticks int
	is    bool
}

// watchShown has nothing to do where a window tells nothing by itself.
func (g *Game) watchShown() {}

// lookShown looks now and then whether the window is there, and has ambience and music
// follow.
func (g *Game) lookShown() {
	const often = 20 // ticks
	if g.shown.ticks++; g.shown.ticks%often != 1 {
		return
	}
	if is := !ebiten.IsWindowMinimized(); is != g.shown.is {
		g.shown.is = is
		g.config.Sounds.SetShown(is)
	}
}

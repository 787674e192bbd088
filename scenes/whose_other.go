//go:build !js

package scenes

import "github.com/hajimehoshi/ebiten/v2"

// nameWindow gives the window a title.
func nameWindow(title string) { ebiten.SetWindowTitle(title) }

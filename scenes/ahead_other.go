//go:build !js

package scenes

import "merlin/scenes/ui"

// windowAhead is not known here: the window is soon there.
func windowAhead() (v ui.Viewport, known bool) { return v, false }

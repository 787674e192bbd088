//go:build !js

package scenes

import "merlin/scenes/ui"

// windowEdges are none outside of a browser.
func windowEdges(float64, float64) ui.Edges { return ui.Edges{} }

// windowFingers reports whether nothing points better than a finger: only a browser knows.
func windowFingers() bool { return false }

//go:build !js

package scenes

// tabNotes are forgotten with the program where there is no tab.
func tabNotes() notes { return noted{} }

// tabAddress is nowhere where there is no tab.
func tabAddress() address { return nowhere{} }

package paint

import "merlin/scenes/ui"

// Plate is what a chapter of the rules shows of the table.
type Plate struct {
	Chapter string
	Line    int      // of its text that it stands beside, from 0; empty ones do not count
	Says    string   // its caption, "plate.SAYS"
	At      []string // regions, or all whose names begin so ("stall-*"): what they cover is shown, with so much round them
	Margin  float64
	Part    ui.Rect // of what they cover, as parts of its width and height; the zero Rect is all of it
	Wide    float64 // that it is drawn, in canvas units
}

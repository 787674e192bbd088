package scenes

// asked is what the browser or its system asks of every page.
type asked struct {
	lessMotion bool
	contrast   bool // more of it
}

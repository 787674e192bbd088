package scenes

import (
	"time"

	"merlin/scenes/ui"
)

// calm notes that nothing moves and nothing is computed: a browser's page is then asked for
// frames more seldom, and a window rests between them, until somebody does something.
type calm struct {
	still int // frames in which nothing was drawn
	told  bool
	x, y  float64 // where the pointer was
}

// After so many frames it is calm; a tick that takes longer than calmWork computes something.
const (
	calmFrames = 30
	calmWork   = 3 * time.Millisecond
)

// worked takes how long a tick took.
func (c *calm) worked(took time.Duration) {
	if took > calmWork {
		c.note(true)
	}
}

// read takes a tick's input: nobody moves the pointer without meaning something.
func (c *calm) read(in *ui.Input) {
	if in.X != c.x || in.Y != c.y || in.Down {
		c.x, c.y = in.X, in.Y
		c.note(true)
	}
}

// note takes whether something moves, and tells when that is otherwise than before.
func (c *calm) note(moves bool) {
	if c.still++; moves {
		c.still = 0
	}
	if now := c.still >= calmFrames; now != c.told {
		c.told = now
		tellCalm(now)
	}
}

package scenes

import "time"

// calm notes that nothing moves and nothing is computed: a browser's page is then asked for
// frames more seldom, until somebody does something.
type calm struct {
	still int // frames in which nothing was drawn
	told  bool
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

// note takes whether something moves, and tells the page when that is otherwise than before.
func (c *calm) note(moves bool) {
	if c.still++; moves {
		c.still = 0
	}
	if now := c.still >= calmFrames; now != c.told {
		c.told = now
		tellCalm(now)
	}
}

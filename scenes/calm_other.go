//go:build !js

package scenes

import "time"

// tellCalm has nobody to tell: the window itself rests.
var tellCalm = func(bool) {}

// restFor is what a frame takes longer while it is calm: about as many come as of a browser's page.
// Only the mouse's first move is seen so much later.
const restFor = 35 * time.Millisecond

// rest waits while it is calm.
func rest(calm bool) {
	if calm {
		time.Sleep(restFor)
	}
}

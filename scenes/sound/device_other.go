//go:build !js

package sound

import (
	"fmt"
	"time"
)

// needsGesture: the desktop lets a program sound at any time.
const needsGesture = false

// cardBuffer is what the card itself holds.
const cardBuffer = 40 * time.Millisecond

// openCard waits until the card is there or has failed.
func openCard(m *Mixer) (device, error) {
	ctx, ready, err := newContext()
	if err != nil {
		return nil, err
	}
	<-ready
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("the sound card cannot be opened: %w", err)
	}
	c := &card{ctx: ctx, source: m}
	return c, c.rest()
}

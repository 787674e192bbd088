package sound

import (
	"fmt"
	"io"

	"github.com/ebitengine/oto/v3"
)

// A device is an opened sound card, at rest. One goroutine calls it.
type device interface {
	run() error               // reads and plays the mixer's stream from now on
	rest() error              // stops that and costs nothing
	stirred() <-chan struct{} // receives when the card began to run by itself; may be nil
}

// playerBuffer, in bytes, is what oto reads ahead of the card: 60 ms, more than
// any card asks for at once, or there would be gaps.
const playerBuffer = 60 * sampleRate / 1000 * frameBytes

// card is the device of oto.
type card struct {
	ctx    *oto.Context
	source io.Reader
	player *oto.Player
	woken  chan struct{}
}

// newContext asks oto for the process's one context.
func newContext() (*oto.Context, <-chan struct{}, error) {
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:   sampleRate,
		ChannelCount: channels,
		Format:       oto.FormatFloat32LE,
		BufferSize:   cardBuffer,
	})
	if err != nil {
		return nil, nil, fmt.Errorf("the sound card cannot be opened: %w", err)
	}
	return ctx, ready, nil
}

// run starts a new player each time: the old one's buffer is full of silence
// that would delay the sound.
func (c *card) run() error {
	if c.player != nil {
		return c.ctx.Err()
	}
	if err := c.ctx.Resume(); err != nil {
		return fmt.Errorf("the sound card does not start: %w", err)
	}
	c.player = c.ctx.NewPlayer(c.source)
	c.player.SetBufferSize(playerBuffer)
	c.player.Play()
	return c.ctx.Err()
}

func (c *card) rest() error {
	if c.player != nil {
		c.player.PauseAndStopReading()
		c.player = nil
	}
	if err := c.ctx.Suspend(); err != nil {
		return fmt.Errorf("the sound card does not stop: %w", err)
	}
	return nil
}

func (c *card) stirred() <-chan struct{} { return c.woken }

package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointers are mouse, fingers and keys as a browser tells of them. In a long frame there
// may be several clicks, of which Ebitengine keeps the last, of a finger's tap nothing, and
// of a key pressed twice one press: here they wait in order, and each tick takes one thing
// that was done.
type pointers struct {
	queue  []happening
	at     happening // the one of a hand taken last
	holder hand
	held   bool // by the holder
}

// hand is the mouse or a finger.
type hand struct {
	touch bool
	id    int // of a finger
}

// happening is what a hand did at a spot, in window pixels, or a key that went down.
type happening struct {
	hand hand
	what deed
	x, y float64

	key              ebiten.Key
	shift, ctrl, alt bool // were held with the key
}

type deed uint8

const (
	moved deed = iota
	pressed
	released
	keyed
)

// tell queues what happened, unless it is of a second finger. On the way to a spot only
// the last place counts.
func (p *pointers) tell(h happening) {
	switch mine := p.held && h.hand == p.holder; {
	case h.what == keyed:
		p.queue = append(p.queue, h)
		return
	case h.what == pressed && p.held && p.holder.touch,
		h.what == released && !mine,
		h.what == moved && !mine && (p.held || h.hand.touch):
		return
	}
	if h.what != moved {
		p.held, p.holder = h.what == pressed, h.hand
	}
	if last := len(p.queue) - 1; last >= 0 && p.queue[last].what == moved && h.what != released {
		p.queue = p.queue[:last]
	}
	p.queue = append(p.queue, h)
}

// letGo is for a holder of whom no more will be told: it presses nothing.
func (p *pointers) letGo() {
	if p.held {
		p.tell(happening{hand: p.holder, what: released, x: -1, y: -1})
	}
}

// take puts what comes next into the input of a tick.
func (p *pointers) take(in *Input, v Viewport) {
	in.JustDown, in.JustUp = false, false
	if len(p.queue) > 0 {
		next := p.queue[0]
		p.queue = slices.Delete(p.queue, 0, 1)
		p.put(next, in)
	}
	in.X, in.Y = v.ToCanvas(p.at.x*v.Device, p.at.y*v.Device)
}

// put puts one thing into the input of a tick.
func (p *pointers) put(h happening, in *Input) {
	if h.what == keyed {
		in.Keys = append(in.Keys, h.key)
		in.Shift, in.Ctrl, in.Alt = h.shift, h.ctrl, h.alt
		return
	}
	p.at = h
	in.JustDown, in.JustUp = h.what == pressed, h.what == released
	in.Down, in.Touch = in.JustDown || in.Down && !in.JustUp, h.hand.touch
}

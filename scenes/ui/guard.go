package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Weight is what a press costs. Two regions of different weight, or two that let something go, are never
// pressed at one spot, or by one key, within a second: what newly lies there was not meant.
type Weight uint8

const (
	Light   Weight = iota // it shows, opens or says something: nothing is lost
	Takes                 // it takes a choice
	Returns               // it puts back what was chosen
	Spends                // it takes a choice that costs something for good
	Forgoes               // it lets something go: a skip, the end of a turn
	Leads                 // it leads away from what is looked at
)

// tap is a press that was made.
type tap struct {
	x, y    float64 // where, unless a key did it
	key     ebiten.Key
	name    string // of the region, "" for none
	weight  Weight
	enabled bool
	tick    int
}

const (
	guardTicks = 60   // a second
	guardReach = 32.0 // canvas units within which it is the same spot
	twiceTicks = 20   // within these, two presses are a double click
	tapsKept   = 30
)

// taps are the last presses, the newest last.
type taps []tap

func (t *taps) add(p tap) {
	if len(*t) == tapsKept {
		*t = append((*t)[:0], (*t)[1:]...)
	}
	*t = append(*t, p)
}

// hinders reports whether a press was meant for another thing: within a second there was
// one at the same place, and what lay there had another weight, or let something else go.
func (t taps) hinders(r *Region, tick int, same func(tap) bool) bool {
	if r.Weight == Light {
		return false
	}
	for _, p := range t {
		switch {
		case tick-p.tick >= guardTicks || !same(p) || p.weight == r.Weight && (p.weight != Forgoes || p.name == r.Name):
		case p.name == r.Name && !p.enabled: // it was meant, and too early
		default:
			return true
		}
	}
	return false
}

// tapped notes a press of a region at a spot; r is nil when there was none.
func (a *App) tapped(r *Region, x, y float64) { a.taps.add(a.tapOf(r, tap{x: x, y: y})) }

func (a *App) tapOf(r *Region, p tap) tap {
	p.tick = a.tick
	if r != nil {
		p.name, p.weight, p.enabled = r.Name, r.Weight, r.Enabled
	}
	if !p.enabled {
		p.weight = Light
	}
	return p
}

// pressAt presses a region where the pointer is, unless something else was meant. Whoever had time
// to see what newly lies there is told to press once more.
func (a *App) pressAt(r *Region, x, y float64) {
	near := func(p tap) bool { return math.Hypot(p.x-x, p.y-y) <= guardReach }
	if a.taps.hinders(r, a.tick, near) {
		if r.Enabled && a.tick-a.taps[len(a.taps)-1].tick >= twiceTicks {
			a.ctx.Toast(a.ctx.T("ui.once-more", "what", r.Label))
		}
		return
	}
	a.tapped(r, x, y)
	a.activate(r)
}

// pressBy presses a region by a key, unless something else was meant: a key that is held
// down is one press.
func (a *App) pressBy(k ebiten.Key, r *Region) {
	same := func(p tap) bool { return p.key == k }
	if !a.keysHit.hinders(r, a.tick, same) {
		a.keysHit.add(a.tapOf(r, tap{key: k}))
		a.activate(r)
		return
	}
	for i := range a.keysHit {
		if a.keysHit[i].key == k {
			a.keysHit[i].tick = a.tick
		}
	}
}

// through presses region i, which lies over the others while they move: that is over at
// once, and the press is for what lay under it, if it still lies there and may be pressed; what may be
// dragged is taken by name, wherever it lies then: one was about to take it. It is nil otherwise.
func (a *App) through(i int, in *Input) *Region {
	under := ""
	if j := At(a.list[:i], in.X, in.Y, nil); j >= 0 {
		under = a.list[j].Name
	}
	a.list[i].Through()
	a.refresh()
	if r := a.meant(in); r != nil && r.Name == under && r.Enabled {
		return r
	}
	if j := Find(a.list, under); j >= 0 && a.list[j].Enabled && a.list[j].Drag != nil {
		return &a.list[j]
	}
	return nil
}

// avoids reports whether none of the last places that were pressed lies in a rectangle of
// the canvas.
func (c *Context) avoids(r Rect) bool {
	for _, p := range c.app.taps {
		if r.Inset(-guardReach/2).Contains(p.x, p.y) {
			return false
		}
	}
	return true
}

package draw

import (
	"math"

	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// A character is dragged to a place, or picked by a click and put by another: both show
// what would come of it, and both end in the same choice.

// slack is how far the pointer moves before a press becomes a drag.
const slack = 16

// drags makes a region that of somebody who may be dragged.
func (f *Frame) drags(reg *ui.Region, c legends.Card) {
	if f.Pinned {
		return // a finger moves the page
	}
	name := reg.Name
	reg.Drag = func(x, y float64) { f.drag(name, c, x, y) }
	reg.Release = func(x, y float64) { f.drop(name, c, x, y) }
}

func (f *Frame) drag(name string, c legends.Card, x, y float64) {
	d := &f.Desk.Drag
	if d.Region != name {
		*d = dragFrom(name, x, y)
		return
	}
	if !d.On && math.Hypot(x-d.X, y-d.Y) < slack {
		return
	}
	over := f.placeUnder(x, y)
	changed := !d.On || over != d.Over
	d.On, d.X, d.Y, d.Over = true, x, y, over
	if changed {
		f.Do.StepBack(func() error {
			if !f.IsPicked(c) {
				f.Pick(c)
			}
			return nil
		})
	}
}

// dragFrom is a drag that begins at a region, "" for none.
func dragFrom(name string, x, y float64) model.Drag {
	return model.Drag{Region: name, X: x, Y: y, Over: legends.Places}
}

// drop puts what is dragged where it is, or back where it cannot stay; also what was flung there so quickly that nobody saw
// it on its way.
func (f *Frame) drop(name string, c legends.Card, x, y float64) {
	if d := &f.Desk.Drag; d.Region == name && !d.On {
		f.drag(name, c, x, y)
	}
	d := f.Desk.Drag
	f.Desk.Drag = dragFrom("", 0, 0)
	if !d.On {
		return
	}
	at := f.placeUnder(x, y)
	if c, ok := f.Goals(f.Desk.Picked)[at]; ok {
		f.Press([]moment.Choice{c}, ui.Around(x, y, 20, 20))
		return
	}
	f.Do.StepBack(func() error { f.Desk.Picked = nil; return nil })
}

// placeUnder is the place at a point of the canvas; Places for none.
func (f *Frame) placeUnder(x, y float64) legends.Place {
	for p := range legends.Avalon {
		if f.PlaceRect(p).Contains(x, y) {
			return p
		}
	}
	if f.strip() {
		for _, p := range f.stripPlaces() {
			if f.specialRect(p).Contains(x, y) {
				return p
			}
		}
	}
	return legends.Places
}

// dragged reports whether what is picked hangs at the pointer.
func (f *Frame) dragged() bool {
	d := &f.Desk.Drag
	return d.On && f.Ctx.Held(d.Region) && len(f.Desk.Picked) > 0
}

// over reports whether what is picked, or sent, is held over a place.
func (f *Frame) over(p legends.Place) bool {
	return f.Hot(putName(p)) || f.Asks(model.AskSend) && f.Hot("place-"+p.String()) || f.dragged() && f.Desk.Drag.Over == p
}

// drawDragged draws what is dragged at the pointer.
func (f *Frame) drawDragged(p *ui.Painter) {
	if !f.dragged() {
		return
	}
	d := &f.Desk.Drag
	for i, c := range f.Desk.Picked {
		r := ui.Around(d.X+70*float64(i), d.Y, 84, 122)
		p.Shadow(r, 8, 9, 4, 9, .6)
		f.mini(p, f.Table(), c, r)
		p.StrokeRound(r, 8, 2.6, ui.Solid(ui.GlowEdge))
	}
}

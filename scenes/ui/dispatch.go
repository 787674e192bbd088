package ui

import (
	"math"
)

// press is the pointer from going down to coming up.
type press struct {
	name  string
	x, y  float64 // where it went down
	since int     // tick
	long  bool    // held so long that it became a hover
	moved bool    // dragged: it will not press
	pans  bool    // it moves the enlarged table
	waits bool    // a finger on a slider: it is not known yet whether that slides or scrolls
}

// taps reports whether it was short and at one spot.
func (p press) taps() bool { return p != (press{}) && !p.long && !p.moved }

const (
	longPressTicks = 30 // half a second
	dragSlack      = 14 // canvas units a finger may tremble
)

// dispatch turns the input of a tick into calls of the regions of the scene that is on
// top, one after the other as if each had come in a tick of its own: what follows a press
// that opens or closes a scene is for the scene that is on top then.
func (a *App) dispatch(in *Input) {
	a.pressNamed()
	if a.gesture(in) {
		return
	}
	a.point(in)
	if in.JustDown {
		a.down(in)
		a.follow()
	}
	if in.Down && !in.JustDown {
		a.hold(in)
		a.follow()
	}
	if in.JustUp {
		a.up(in)
		a.follow()
	}
	if in.Wheel != 0 {
		a.wheel(in)
	}
	a.keys(in)
	a.letters(in)
	a.pad(in)
}

// pressNamed presses what was asked for by name.
func (a *App) pressNamed() {
	presses := a.presses
	a.presses = nil
	for _, do := range presses {
		if r := a.named(do.name); r != nil {
			a.carryOut(r, do)
			a.follow()
		}
	}
}

// ask is what is to be done with a region by its name: it is pressed, slid or written into.
type ask struct {
	name  string
	kind  NodeKind
	value float64
	typed string
}

// named is the region of a name: of those that the window shows, else of all that the scene
// says in words; nil for none.
func (a *App) named(name string) *Region {
	if i := Find(a.list, name); i >= 0 {
		return &a.list[i]
	}
	if s, ok := a.Top().(pressesAll); ok {
		list := s.AllRegions()
		if i := Find(list, name); i >= 0 {
			return &list[i]
		}
	}
	return nil
}

// carryOut does with a region what is asked.
func (a *App) carryOut(r *Region, do ask) {
	switch {
	case do.kind == Slide && r.Set != nil:
		r.Set(do.value)
		a.dirty = true
	case do.kind == Entry && r.Write != nil:
		r.Write(do.typed)
		a.dirty = true
	case do.kind == Press:
		a.activate(r)
	}
}

// follow has the stack and the list of regions follow what was done.
func (a *App) follow() {
	a.turn()
	if a.dirty {
		a.refresh()
	}
}

// point follows the pointer's hover. A finger hovers only by a long press; what a scene has where
// the pointer rested when it came is not meant before that is moved.
func (a *App) point(in *Input) {
	if in.Touch {
		return
	}
	if to := (point{in.X, in.Y}); to != a.pointer {
		a.pointer = to
		a.tip.pointed(to)
	}
	if in.Down || math.Hypot(in.X-a.asleep.x, in.Y-a.asleep.y) > pointerSlack {
		a.asleep.x = math.Inf(1)
	}
	name := ""
	if i := At(a.list, in.X, in.Y, nil); i >= 0 && math.IsInf(a.asleep.x, 1) {
		name = a.list[i].Name
	}
	if !in.Down || a.press.name == name {
		a.hoverOn(name)
	}
}

func (a *App) hoverOn(name string) {
	if name == a.hover {
		return
	}
	if i := Find(a.list, a.hover); i >= 0 && a.list[i].Hover != nil {
		a.list[i].Hover(false)
	}
	a.hover, a.dirty = name, true
	if i := Find(a.list, name); i >= 0 && a.list[i].Hover != nil {
		a.list[i].Hover(true)
	}
}

// meant is the region the pointer means.
func (a *App) meant(in *Input) *Region {
	i := -1
	if in.Touch {
		i = Touched(a.list, in.X, in.Y)
	} else {
		i = At(a.list, in.X, in.Y, nil)
	}
	if i < 0 {
		return nil
	}
	return &a.list[i]
}

func (a *App) down(in *Input) {
	a.keyed = false
	a.press = press{x: in.X, y: in.Y, since: a.tick}
	a.dirty, a.changed = true, a.tick
	a.tip.keyed = false
	a.tip.dismiss(a)
	r := a.meant(in)
	if r != nil && r.Through != nil {
		r = a.through(Find(a.list, r.Name), in)
	}
	a.focus = ""
	if r == nil {
		return
	}
	a.press.name, a.held = r.Name, r.Name
	if r.walks() {
		a.focus = r.Name
	}
	if a.press.waits = in.Touch && r.Set != nil; r.Drag != nil && !a.press.waits {
		r.Drag(in.X, in.Y)
	}
}

func (a *App) hold(in *Input) {
	far := math.Hypot(in.X-a.press.x, in.Y-a.press.y) > dragSlack
	if far && !a.press.moved && !a.press.long {
		a.press.moved = in.Touch
		a.giveToScroll(in)
	}
	i := Find(a.list, a.press.name)
	if free := i < 0 || a.list[i].Drag == nil; free && a.zoom.factor > 1 && (far || a.press.pans) && !a.press.long {
		a.drag(in)
		return
	}
	if i < 0 {
		return
	}
	if a.press.waits = a.press.waits && !far; a.list[i].Drag != nil && !a.press.waits {
		a.list[i].Drag(in.X, in.Y)
		a.dirty = true
	}
	if in.Touch && !a.press.moved && !a.press.long && a.tick-a.press.since >= longPressTicks {
		a.press.long = true
		a.hoverOn(a.press.name)
		a.tip.now(a)
	}
}

// giveToScroll hands a drag that began on a plain button, or that crosses a slider, to the
// scrolling area under it, as fingers expect.
func (a *App) giveToScroll(in *Input) {
	crosses := a.press.waits && math.Abs(in.Y-a.press.y) > math.Abs(in.X-a.press.x)
	if i := Find(a.list, a.press.name); !in.Touch || i >= 0 && a.list[i].Drag != nil && !crosses {
		return
	}
	under := At(a.list, a.press.x, a.press.y, func(r *Region) bool { return r.Scroll && r.Drag != nil })
	if under < 0 {
		if crosses {
			a.press.name, a.held = "", ""
		}
		return
	}
	a.press.name, a.held = a.list[under].Name, a.list[under].Name
	a.list[under].Drag(a.press.x, a.press.y)
}

func (a *App) up(in *Input) {
	was := a.press
	a.press, a.held, a.dirty = press{}, "", true
	i := Find(a.list, was.name)
	if in.Touch {
		a.hoverOn("")
	}
	if in.Touch && was.taps() && (i < 0 || !a.list[i].Enabled || a.list[i].Press == nil) {
		a.tap(in)
	}
	if i < 0 {
		if !was.long && !was.moved {
			a.tapped(nil, in.X, in.Y)
		}
		return
	}
	a.swiped(was, in)
	r := &a.list[i]
	if was.waits && was.taps() {
		r.Drag(in.X, in.Y)
	}
	if r.Release != nil {
		r.Release(in.X, in.Y)
	}
	if now := a.meant(in); !was.long && !was.moved && now != nil && now.Name == was.name {
		a.pressAt(r, in.X, in.Y)
	}
}

// activate presses a region, or says why it cannot be pressed.
func (a *App) activate(r *Region) {
	a.dirty, a.changed = true, a.tick
	a.tip.dismiss(a)
	switch {
	case !r.Enabled && r.Why != nil:
		a.ctx.Toast(r.refusal())
	case r.Enabled && r.Press != nil:
		a.toast.drop(a)
		r.Press()
	}
}

func (a *App) wheel(in *Input) {
	i := At(a.list, in.X, in.Y, func(r *Region) bool { return r.Wheel != nil })
	if i >= 0 {
		a.list[i].Wheel(in.Wheel)
		a.dirty = true
	} else if a.zoom.factor > 1 {
		a.pan(0, -in.Wheel*panStep*a.whole.Scale)
	}
}

package table

import (
	"math"
	"slices"

	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// A piece may be carried with the pointer to where it is to go, in place of two presses: what is let go over a
// thing that stands for the same choice takes it. A press that does not move is a press as ever.

// carry is what is carried now, or was a moment ago.
type carry struct {
	region string // that it began at; "" when nothing is held
	load   paint.Load
	ends   []end
	at     ui.Rect // the thing it was taken from
	x0, y0 float64 // where the pointer took it
	x, y   float64
	on     bool // it has moved far enough to be no press
	back   int  // pictures of it on its way back, where it could not stay
	put    *put
}

// end is where something may be let go, with what that takes.
type end struct {
	region ui.Region
	list   []moment.Choice
}

// put is what was let go: what flies for that move from where it was taken begins where it was let go.
type put struct {
	moves    int // made before it
	from, to [2]float64
}

const (
	carrySlack = 14.0  // how far the pointer moves before a press becomes a carrying
	carryReach = 46.0  // how far beside a thing something may be let go
	carryBack  = 12    // pictures
	carryLifts = 1.16  // how much larger what is held is drawn
	takenNear  = 420.0 // the flight that begins nearest to where something was taken is that thing, if it is no farther
	putTime    = .2
)

// carries has the things be carried that may be, where somebody is asked.
func (s *Scene[V, M]) carries(list []ui.Region) []ui.Region {
	if s.screen.Carries == nil || s.replay != nil || s.Behind() || s.chooser != nil {
		return list
	}
	var open []moment.Choice
	for i := range list {
		open = append(open, owned(&list[i])...)
	}
	if len(open) == 0 {
		return list
	}
	loads := make([]paint.Load, len(list))
	for i := range list {
		if list[i].Drag == nil {
			loads[i] = s.screen.Carries(s.model, list[i].Name, owned(&list[i]), open)
		}
	}
	for i := range list {
		if loads[i].Empty() {
			continue
		}
		if ends := endsOf(&loads[i], list, loads); len(ends) > 0 || loads[i].Ends.H > 0 {
			r := &list[i]
			at := r.Bounds
			r.Drag = func(x, y float64) { s.drag(r.Name, &loads[i], ends, at, x, y) }
			r.Release = s.letGo
		}
	}
	return list
}

// owned are the choices that an open region stands for.
func owned(r *ui.Region) []moment.Choice {
	list, _ := r.Own.([]moment.Choice)
	if !r.Enabled {
		return nil
	}
	return list
}

// endsOf are the things where a load may be let go: those that stand for one of its choices and are not carried
// themselves.
func endsOf(load *paint.Load, list []ui.Region, loads []paint.Load) (ends []end) {
	for j := range list {
		if !loads[j].Empty() {
			continue
		}
		var same []moment.Choice
		for _, c := range owned(&list[j]) {
			if slices.ContainsFunc(load.Choices, func(of moment.Choice) bool { return slices.Equal(of.Do, c.Do) }) {
				same = append(same, c)
			}
		}
		if len(same) > 0 {
			ends = append(ends, end{list[j], same})
		}
	}
	return ends
}

// drag is the pointer held down on what may be carried.
func (s *Scene[V, M]) drag(name string, load *paint.Load, ends []end, at ui.Rect, x, y float64) {
	c := &s.carry
	if c.region != name || s.ctx.Input().JustDown { // also where a press before it never ended
		*c = carry{region: name, load: *load, ends: ends, at: at, x0: x, y0: y}
		return
	}
	was := c.on
	if c.x, c.y, c.on = x, y, c.far(x, y); c.on && !was {
		s.Refresh()
	}
	s.ctx.RequestRedraw()
}

// far reports whether a point is so far from where the pointer took something that it is carried: it stays so.
func (c *carry) far(x, y float64) bool {
	return c.on || math.Hypot(x-c.x0, y-c.y0) >= carrySlack
}

// letGo lets go what is carried, also what was flung so quickly that nobody saw it on its way: it takes what it was
// let go for, or goes back.
func (s *Scene[V, M]) letGo(x, y float64) {
	c := s.carry
	s.carry = carry{}
	if c.region == "" { // it could not be carried yet as it was pressed
		return
	}
	if c.x, c.y, c.on = x, y, c.far(x, y); !c.on {
		return
	}
	list := c.under(x, y)
	if len(list) == 0 {
		c.region, c.back = "", carryBack // nothing is held any more
		s.carry = c
		s.Refresh()
		return
	}
	s.carry.put = &put{moves: s.session.Moves(), from: paint.Middle(c.at), to: [2]float64{x, y}}
	s.pressed(list, ui.Around(x, y, 20, 20))
}

// under is what is taken by letting go at a point: what the nearest thing stands for.
func (c *carry) under(x, y float64) (list []moment.Choice) {
	near := carryReach
	for i := range c.ends {
		r := &c.ends[i].region
		far := r.Bounds.Distance(x, y)
		if r.Contains(x, y) {
			return c.ends[i].list
		}
		if far < near {
			near, list = far, c.ends[i].list
		}
	}
	if list == nil && c.load.Ends.Contains(x, y) {
		return c.load.Choices
	}
	return list
}

// carried is the region whose piece hangs at the pointer, "" for none.
func (s *Scene[V, M]) carried() string {
	if c := &s.carry; c.on && c.back == 0 && s.ctx.Held(c.region) {
		return c.region
	}
	return ""
}

// drawCarried draws what is carried, with where it may go, or on its way back.
func (s *Scene[V, M]) drawCarried(p *ui.Painter) {
	c := &s.carry
	switch {
	case c.back > 0:
		t, to := ui.Slow(1-float64(c.back)/carryBack), paint.Middle(c.at)
		c.load.Draw(p, c.x+(to[0]-c.x)*t, c.y+(to[1]-c.y)*t, 1)
		if c.back--; c.back == 0 || s.ctx.Preferences().Tempo == 0 {
			s.carry = carry{}
			s.Refresh()
		}
		s.ctx.RequestRedraw()
	case s.carried() != "":
		s.drawEnd(p)
		size := c.load.Size
		if c.load.Drawn == nil {
			p.SpriteAt(c.load.Sprite, c.x+.12*size, c.y+.2*size, size*carryLifts, ui.SpriteOptions{Tint: ui.ShadowColor, Fade: .6})
		} else {
			p.Shadow(ui.Around(c.x, c.y-.08*size, size*.8, size*1.1), 8, 12, 6, 12, .6)
		}
		c.load.Draw(p, c.x, c.y-.08*size, carryLifts)
	}
}

// drawEnd lights up where it would go if it were let go now.
func (s *Scene[V, M]) drawEnd(p *ui.Painter) {
	c := &s.carry
	list := c.under(c.x, c.y)
	for i := range c.ends {
		if len(list) > 0 && &c.ends[i].list[0] == &list[0] {
			paint.DrawBeacon(p, c.ends[i].region, 1)
			return
		}
	}
	if len(list) > 0 {
		p.StrokeRound(c.load.Ends.Inset(3), 10, 4, ui.Solid(ui.GlowEdge))
	}
}

// goesOn has what was let go fly on from there.
func (c *carry) goesOn(list []paint.Flight, moves int) []paint.Flight {
	d := c.put
	if d == nil || moves > d.moves+1 {
		return list
	}
	one, near := -1, takenNear
	for i := range list {
		if far := d.far(&list[i]); far < near {
			one, near = i, far
		}
	}
	if one >= 0 {
		f := &list[one]
		f.Path, f.Begin, f.Hold, f.End, f.Moves, f.Grow = [][2]float64{d.to, f.Path[len(f.Path)-1]}, 0, 0, putTime, paint.Slides, 0
		c.put = nil
	}
	return list
}

// far is how far from where something was taken a flight begins.
func (d *put) far(f *paint.Flight) float64 {
	if len(f.Path) < 2 {
		return math.Inf(1)
	}
	return math.Hypot(f.Path[0][0]-d.from[0], f.Path[0][1]-d.from[1])
}

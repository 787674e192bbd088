package ui

import "slices"

// fingerLeast is the side of a target that a finger hits on a tablet, in window pixels.
const fingerLeast = 32

// grown has small targets of the canvas take room that is free round them until a finger hits
// them; nothing is drawn larger.
func (a *App) grown(list []Region) []Region {
	if v := a.window; v.Grown && v.lookedAt(a.Top()) == v {
		list, _ = a.ctx.Grow(list)
	}
	return list
}

// Grow are targets of the canvas as a finger hits them. Those that are tight find too little
// room for that and overlap with others.
func (c *Context) Grow(list []Region) (grown []Region, tight map[string]bool) {
	v := c.app.window
	least, room := fingerLeast*v.Device/v.Scale, v.Visible()
	grown, tight = slices.Clone(list), map[string]bool{}
	small := func(r Rect, side float64) bool { return r.W < side-.1 || r.H < side-.1 }
	for i := range grown {
		r := &grown[i]
		if !r.Pressed() || !small(r.Bounds, least) {
			continue
		}
		around := others(grown, i)
		to := widened(r.Bounds, room, around, least)
		to = turned(widened(turned(to), turned(room), turnedAll(around), least))
		if tight[r.Name] = small(to, least); tight[r.Name] {
			x, y := to.Center()
			to = Around(x, y, max(to.W, least), max(to.H, least))
		}
		r.stretch(to)
	}
	return grown, tight
}

// others are the targets beside region i: none may lose its place to it. What lies on another
// may hide more of it.
func others(list []Region, i int) (out []Rect) {
	lies := func(r, o Rect) bool { return o.Contains(r.Center()) }
	for k := range list {
		if o, r := list[k].Bounds, list[i].Bounds; k != i && list[k].Pressed() && !lies(r, o) && !lies(o, r) {
			out = append(out, o)
		}
	}
	return out
}

// widened is a rectangle that takes room at its left and right, evenly where it can, as far as
// the nearest of those around; with one that is small, too, it shares what lies between them.
func widened(r, room Rect, around []Rect, least float64) Rect {
	left, right := r.X-room.X, room.Right()-r.Right()
	for _, o := range around {
		if o.Y >= r.Bottom() || o.Bottom() <= r.Y {
			continue
		}
		share := 1.0
		if o.W < least {
			share = .5
		}
		if o.X < r.X {
			left = min(left, (r.X-o.Right())*share)
		} else {
			right = min(right, (o.X-r.Right())*share)
		}
	}
	need := max(0, least-r.W)
	l := min(need/2, max(left, 0))
	w := min(need-l, max(right, 0))
	l = min(need-w, max(left, 0))
	return Rect{r.X - l, r.Y, r.W + l + w, r.H}
}

// turned has rows and columns changed round.
func turned(r Rect) Rect { return Rect{r.Y, r.X, r.H, r.W} }

func turnedAll(list []Rect) (out []Rect) {
	for _, r := range list {
		out = append(out, turned(r))
	}
	return out
}

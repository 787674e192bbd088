package table

import (
	"fmt"
	"math"
	"slices"

	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// camera is what of a page is in sight: its middle, in units of the page.
type camera struct {
	x, y   float64 // where it looks
	toX    float64 // where it goes
	toY    float64
	held   bool    // a finger moves it
	from   float64 // where it looked when that went down, sideways
	grabX  float64
	grabY  float64
	placed bool // it has looked anywhere
}

// corner is where the page's corner lies on the screen. A page that has room lies in the middle.
func (c *camera) corner(sh *sheet, view ui.Rect) (x, y float64) {
	return along(c.x, sh.w, view.X, view.W), along(c.y, sh.h, view.Y, view.H)
}

// along is where a length begins in a window that looks at a place of it.
func along(at, size, from, room float64) float64 {
	if size <= room {
		return from + (room-size)/2
	}
	return from - min(max(at-room/2, 0), size-room)
}

// keep keeps a place of the page such that all of the window is on it.
func keep(at, size, room float64) float64 {
	return min(max(at, min(room, size)/2), size-min(room, size)/2)
}

// to leads the camera to a place.
func (c *camera) to(x, y float64, sh *sheet, view ui.Rect) {
	c.toX, c.toY = keep(x, sh.w, view.W), keep(y, sh.h, view.H)
}

// cameraPace is the part of its way that the camera goes in a tick.
const cameraPace = .2

// step moves the camera on, at once when it has not looked anywhere yet; true while it is on
// its way.
func (c *camera) step(still bool) bool {
	dx, dy := c.toX-c.x, c.toY-c.y
	if dx == 0 && dy == 0 {
		return false
	}
	if still || !c.placed || math.Hypot(dx, dy) < 1 {
		c.x, c.y, c.placed = c.toX, c.toY, true
		return true
	}
	c.x, c.y = c.x+dx*cameraPace, c.y+dy*cameraPace
	return true
}

// by moves the camera by hand.
func (c *camera) by(dx, dy float64, sh *sheet, view ui.Rect) {
	c.x, c.y = keep(c.x+dx, sh.w, view.W), keep(c.y+dy, sh.h, view.H)
	c.toX, c.toY = c.x, c.y
}

// stayTicks is how long the camera stays where something has just landed before it turns to
// another page.
const stayTicks = 75

// steer is a tick of the camera: it follows what moves, else goes to what is asked.
func (s *Scene[V, M]) steer() {
	if !s.Small() {
		return
	}
	plan, still := s.smallPlan(), s.ctx.Preferences().Tempo == 0
	switch {
	case s.motion.Busy():
		s.followFlights(&plan)
		s.small.asked, s.small.stay = "", stayTicks
		if still || s.motion.hurry {
			s.small.stay = 0
		}
	case s.small.stay > 0 && (s.small.stay < stayTicks || s.turns(&plan)):
		s.small.stay--
	default:
		s.small.stay = 0
		s.aim(&plan)
	}
	if s.small.cam.step(still) {
		s.moved()
	}
}

// moved has the table drawn anew where the camera is now.
func (s *Scene[V, M]) moved() {
	s.regions = nil
	s.ctx.RequestRedraw()
}

// turnTo opens a page.
func (s *Scene[V, M]) turnTo(page int) {
	if page != s.small.page {
		s.small.page, s.small.cam = page, camera{}
		s.moved()
	}
}

// turnByHand opens a page that a finger has asked for: the camera leaves it only for what is
// asked next.
func (s *Scene[V, M]) turnByHand(page int) {
	plan := s.smallPlan()
	s.small.stay, s.small.asked = 0, s.aimKey(&plan)
	s.turnTo(page)
}

// aimKey is what the camera is led by: once it has been, it stays where it is.
func (s *Scene[V, M]) aimKey(plan *smallPlan) string {
	opened, _ := s.opened()
	return fmt.Sprint(s.seen, s.model.Now().Asked, s.screen.Small.Says(s.model), opened, plan.view, s.heard.text)
}

// aim leads the camera once to what is spoken of, or to what may be chosen of a new question.
func (s *Scene[V, M]) aim(plan *smallPlan) {
	key := s.aimKey(plan)
	if key == s.small.asked {
		return
	}
	s.small.asked = key
	s.there()
	page, spots := s.aimAt(plan)
	if spots != nil {
		s.lookAt(page, spots, plan)
		return
	}
	s.turnTo(page)
	sh := s.sheet(page, plan.view)
	s.small.cam.to(sh.w/2, 0, &sh, plan.view)
}

// turns reports whether the camera is about to turn to another page.
func (s *Scene[V, M]) turns(plan *smallPlan) bool {
	page, _ := s.aimAt(plan)
	return page != s.small.page
}

// aimAt is the page with what is spoken of, or with what may be chosen, and where on the table
// that is; nil: the page itself lies open.
func (s *Scene[V, M]) aimAt(plan *smallPlan) (page int, spots []ui.Rect) {
	if spots = s.spokenOf(); len(spots) > 0 {
		return s.richest(spots, plan), spots
	}
	spots = []ui.Rect{}
	for _, r := range s.things() {
		if r.Glow && r.Enabled {
			spots = append(spots, r.Bounds)
		}
	}
	opened, first := s.opened()
	if opened < 0 || !first && len(spots) > 0 && len(s.on(opened, spots, plan)) == 0 {
		return s.pageWith(spots, plan), spots
	}
	return opened, nil
}

// spokenOf are the places on the table of what the coach or the sage speaks of.
func (s *Scene[V, M]) spokenOf() (spots []ui.Rect) {
	list := s.things()
	of := s.speech(list)
	if of == nil {
		return nil
	}
	for _, name := range slices.Concat(of.points, s.coaxedTo()) {
		if i := ui.Find(list, name); i >= 0 {
			spots = append(spots, list[i].Bounds)
		}
	}
	return spots
}

// coaxedTo are the regions where something comes of what the coach advises.
func (s *Scene[V, M]) coaxedTo() []string {
	is := s.coaxes()
	if is == nil || s.screen.Leads == nil {
		return nil
	}
	c := s.leaf(is)
	if c == nil {
		return nil
	}
	return s.screen.Leads(s.model, c, nil)
}

// richest is the page with most of some places of the table, of several the first.
func (s *Scene[V, M]) richest(spots []ui.Rect, plan *smallPlan) (page int) {
	most := 0
	for i := range s.screen.Small.Pages {
		if n := len(s.on(i, spots, plan)); n > most {
			page, most = i, n
		}
	}
	if most == 0 {
		return s.small.page
	}
	return page
}

// there leaves a page that is no more: its pieces went, or windows of this shape have another.
func (s *Scene[V, M]) there() {
	for i := range s.screen.Small.Pages {
		if len(s.pageParts(s.small.page)) > 0 {
			return
		}
		s.turnTo(i)
	}
}

// opened is the page on which something lies open; -1 for none.
func (s *Scene[V, M]) opened() (page int, first bool) {
	if s.screen.Small.Opened == nil {
		return -1, false
	}
	name, first := s.screen.Small.Opened(s.model)
	page = slices.IndexFunc(s.screen.Small.Pages, func(p Page[M]) bool { return p.Name == name })
	return page, first
}

// followFlights leads the camera to where things are that move.
func (s *Scene[V, M]) followFlights(plan *smallPlan) {
	var spots []ui.Rect
	for _, f := range s.motion.flights {
		if f.Banner != "" || f.Scene != nil || len(f.Path) == 0 {
			continue
		}
		for _, at := range [...][2]float64{f.Path[0], f.Path[len(f.Path)-1]} {
			spots = append(spots, ui.Around(at[0], at[1], f.Size, f.Size))
		}
	}
	if len(spots) > 0 {
		s.lookAt(s.pageWith(spots, plan), spots, plan)
	}
}

// pageWith is the page where most of some places of the table lie, unless some of them lie on the
// page that is open.
func (s *Scene[V, M]) pageWith(spots []ui.Rect, plan *smallPlan) int {
	best, most := s.small.page, len(s.on(s.small.page, spots, plan))
	for i := range s.screen.Small.Pages {
		if n := len(s.on(i, spots, plan)); most == 0 && n > 0 {
			best, most = i, n
		}
	}
	return best
}

// nearHead is how far below the head of a page the camera goes up to it, if it still sees as much.
const nearHead = 120.0

// lookAt opens a page and looks at some places of the table there.
func (s *Scene[V, M]) lookAt(page int, spots []ui.Rect, plan *smallPlan) {
	s.turnTo(page)
	sh := s.sheet(page, plan.view)
	there := s.on(page, spots, plan)
	if len(there) == 0 {
		if !s.small.cam.placed {
			s.small.cam.to(sh.w/2, 0, &sh, plan.view)
		}
		return
	}
	x, y := mostSeen(there, &sh, plan.view)
	if top := plan.view.H / 2; y < top+nearHead && seen(there, x, top, &sh, plan.view) == seen(there, x, y, &sh, plan.view) {
		y = top
	}
	s.small.cam.to(x, y, &sh, plan.view)
}

// mostSeen is where the camera sees most of some places of a page: all if it can, from their middle,
// else those round the first of them that has most of them beside it.
func mostSeen(list []ui.Rect, sh *sheet, view ui.Rect) (x, y float64) {
	x, y = around(list).Center()
	best := 0
	if seen(list, x, y, sh, view) == len(list) {
		return x, y
	}
	for _, r := range list {
		cx, cy := r.Center()
		if n := seen(list, cx, cy, sh, view); n > best {
			x, y, best = cx, cy, n
		}
	}
	return x, y
}

// seen is how many places are wholly in sight from a place of a page.
func seen(list []ui.Rect, x, y float64, sh *sheet, view ui.Rect) (n int) {
	sight := ui.Around(keep(x, sh.w, view.W), keep(y, sh.h, view.H), view.W, view.H)
	for _, r := range list {
		if sight.Contains(r.X, r.Y) && sight.Contains(r.Right(), r.Bottom()) {
			n++
		}
	}
	return n
}

// on are the places that lie on a page, in its units.
func (s *Scene[V, M]) on(page int, spots []ui.Rect, plan *smallPlan) (list []ui.Rect) {
	if len(s.pageParts(page)) == 0 {
		return nil
	}
	sh := s.sheet(page, plan.view)
	for _, r := range spots {
		x, y := r.Center()
		for i := range sh.panes {
			if sh.panes[i].Src.Contains(x, y) {
				list = append(list, sh.panes[i].At(r))
				break
			}
		}
	}
	return list
}

// around is the smallest rectangle with all of a list in it.
func around(list []ui.Rect) ui.Rect {
	r := list[0]
	for _, o := range list[1:] {
		x, y := min(r.X, o.X), min(r.Y, o.Y)
		r = ui.Rect{X: x, Y: y, W: max(r.Right(), o.Right()) - x, H: max(r.Bottom(), o.Bottom()) - y}
	}
	return r
}

// says reports whether a flight is a sentence or a scene, which belongs to no place.
func says(f *paint.Flight) bool { return f.Banner != "" || f.Scene != nil }

package table

import (
	"slices"

	"merlin/scenes/ui"
)

// wholeRegions are those of a table that is shown whole. Where fingers point they have grown, and
// a tap asks which of those is meant that lie too close together for that.
func (s *Scene[V, M]) wholeRegions() []ui.Region {
	things := s.things()
	if !s.ctx.Grown() {
		return things
	}
	from := map[string]ui.Rect{}
	for i := range things {
		from[things[i].Name] = things[i].Bounds
	}
	list, tight := s.ctx.Grow(things)
	return apart(list, tight, func(members []ui.Region) ui.Region { return s.several(members, from) })
}

// smallRegions are those of a table in pieces: the view that can be moved, what is in sight of
// the table, and over that what is pinned.
func (s *Scene[V, M]) smallRegions() []ui.Region {
	plan := s.smallPlan()
	whole := s.things()
	list := []ui.Region{s.viewRegion(&plan), s.asksRegion(&plan)}
	list = append(list, s.onScreenOf(&plan, whole)...)
	for _, buttons := range [][]ui.Button{s.tabs(&plan, whole), s.ways(&plan), s.model.Now().BarButtons(plan.button)} {
		list = append(list, ui.ButtonRegions(buttons)...)
	}
	return list
}

// onScreenOf are the regions of the table where they are seen.
func (s *Scene[V, M]) onScreenOf(plan *smallPlan, whole []ui.Region) []ui.Region {
	return s.inSight(append(s.handPanes(plan), s.pagePanes(plan)...), whole)
}

// inSight are the regions of the table that are seen in some panes, each once.
func (s *Scene[V, M]) inSight(panes []ui.Pane, whole []ui.Region) (list []ui.Region) {
	small, from := map[string]bool{}, map[string]ui.Rect{}
	for i := range panes {
		for k := range whole {
			r := &whole[k]
			if _, named := from[r.Name]; named || !panes[i].Shows(r) {
				continue
			}
			from[r.Name], small[r.Name] = r.Bounds, panes[i].Small(r)
			list = append(list, panes[i].Region(r))
		}
	}
	return apart(list, small, func(members []ui.Region) ui.Region { return s.several(members, from) })
}

// viewRegion is the view, which a finger or the wheel moves.
func (s *Scene[V, M]) viewRegion(plan *smallPlan) ui.Region {
	cam := &s.small.cam
	r := ui.Region{Name: "view", Label: s.ctx.T(s.screen.Small.Pages[s.small.page].Label), Bounds: plan.view, Enabled: true, Scroll: true}
	by := func(dx, dy float64) {
		sh := s.sheet(s.small.page, plan.view)
		cam.by(dx, dy, &sh, plan.view)
		s.moved()
	}
	r.Wheel = func(dy float64) { by(0, 90*dy) }
	r.Drag = func(x, y float64) {
		if !cam.held {
			cam.from = cam.x
		} else {
			by(cam.grabX-x, cam.grabY-y)
		}
		cam.held, cam.grabX, cam.grabY = true, x, y
	}
	r.Release = func(float64, float64) { cam.held = false }
	return r
}

// asksRegion is the question, for who cannot see it.
func (s *Scene[V, M]) asksRegion(plan *smallPlan) ui.Region {
	says := s.screen.Small.Says(s.model)
	return ui.Region{Name: "question", Label: says, Bounds: plan.says, Tip: ui.Say(says)}
}

const wayMost = 2 // rows of buttons

// wayRows is how many rows the buttons of the question want where the window stands.
func (s *Scene[V, M]) wayRows() int {
	now := s.model.Now()
	take, leave, end := s.screen.Small.Ways(s.model)
	switch {
	case now.Replay != nil:
		return wayMost
	case now.SkipButton(ui.Rect{}) != nil:
		end = append(end, ui.Button{})
	}
	return min(1, len(take)) + min(1, len(leave)+len(end))
}

// ways are the buttons of the question, where the window has them.
func (s *Scene[V, M]) ways(plan *smallPlan) []ui.Button {
	now := s.model.Now()
	if now.Replay != nil {
		return plan.flow(now.ReplayButtons(0, 0))
	}
	take, leave, end := s.screen.Small.Ways(s.model)
	if b := now.SkipButton(ui.Rect{}); b != nil {
		end = append(end, *b)
	}
	end = slices.DeleteFunc(end, func(b ui.Button) bool { return b.Name == "" })
	takeAt, leaveAt, endAt := plan.wayPlaces()
	return append(append(plan.lay(take, takeAt), plan.lay(leave, leaveAt)...), plan.lay(end, endAt)...)
}

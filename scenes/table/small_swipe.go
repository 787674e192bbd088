package table

// Swipe turns to the neighbouring page that there is, as a tap on its tab does. A page that is
// wider than the view is moved first: only from its edge on a swipe turns it.
func (s *Scene[V, M]) Swipe(x, y float64, step int) {
	if !s.Small() || s.small.picker != nil || s.chooser != nil {
		return
	}
	plan := s.smallPlan()
	if !plan.view.Contains(x, y) || !s.atEdge(&plan, step) {
		return
	}
	for i := s.small.page + step; i >= 0 && i < len(s.screen.Small.Pages); i += step {
		if len(s.pageParts(i)) > 0 {
			s.turnByHand(i)
			return
		}
	}
}

// atEdge reports whether the camera saw the edge of the page on a side when the finger went down.
func (s *Scene[V, M]) atEdge(plan *smallPlan, step int) bool {
	cam, sh := &s.small.cam, s.sheet(s.small.page, plan.view)
	at := cam.x
	if cam.held {
		at = cam.from
	}
	const slack = 2
	if step < 0 {
		return at <= keep(0, sh.w, plan.view.W)+slack
	}
	return at >= keep(sh.w, sh.w, plan.view.W)-slack
}

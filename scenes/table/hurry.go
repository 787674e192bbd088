package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// hurry is the whole table while things move: a press ends that at once, and counts for what
// was seen there, if it may be pressed then. What others do next goes faster.
func (s *Scene[V, M]) hurry() ui.Region {
	_, below := ui.Canvas.CutTop(s.screen.Bar.H)
	if s.Small() {
		below = s.smallPlan().view
	}
	r := ui.Region{Name: "hurry", Label: s.ctx.T("ui.hurry"), Bounds: below, Enabled: true, Press: s.land, Through: s.land}
	r.Keyed(ebiten.KeySpace)
	return r
}

// land shows at once how everything ends that was done, up to the account of a scoring or to what
// who looks has to see.
func (s *Scene[V, M]) land() {
	for s.Behind() && s.told == nil && !s.motion.Closed() {
		if !s.motion.Busy() {
			if s.showMove(); s.halts {
				return
			}
		}
		if !s.motion.Closed() {
			s.motion.finish(s.view)
		}
	}
	if !s.Behind() {
		s.CatchUp()
	}
	s.motion.hurry = true
	s.Refresh()
}

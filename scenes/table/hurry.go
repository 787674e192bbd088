package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/table/paint"
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

// land shows at once how everything ends that was done, up to the account of a scoring, to what
// who looks has to see, or to what is to be seen by everybody.
func (s *Scene[V, M]) land() {
	for s.Behind() && s.told == nil && !s.motion.Closed() {
		if !s.motion.Busy() {
			if s.showMove(); s.halts {
				return
			}
		}
		if s.motion.Closed() {
			continue
		}
		if s.motion.finishTo(s.view, s.motion.rests); s.motion.Busy() && !s.motion.Closed() {
			s.Refresh()
			return
		}
	}
	if !s.Behind() {
		s.CatchUp()
	}
	s.motion.hurry = true
	s.Refresh()
}

// lull is a moment after what moved for long, in which a press on the table does nothing: it was still
// meant to hurry that, unless the pointer has gone elsewhere since, or what lies there lay there all the while.
type lull struct {
	moved int         // ticks
	left  int         // ticks
	x, y  float64     // where the pointer was when it began
	lay   []ui.Region // while things moved
	scene ui.Rect     // where a scene lay last that has ended by itself: a press there was meant for it; none without height
}

const (
	longMove  = 60 // ticks
	lullTicks = 18
	lullReach = 32.0 // canvas units; a pointer that went farther means what lies there

	sceneTicks           = 40 // of a lull after a scene
	sceneWide, sceneHigh = 900.0, 440.0
)

// moves is a tick in which things move, and whether that is hurried by a press.
func (l *lull) moves(list []paint.Flight, hurried bool) {
	l.moved++
	l.scene = ui.Rect{}
	for i := range list {
		if f := &list[i]; f.Scene != nil && !hurried {
			l.scene = ui.Around(f.Path[0][0], f.Path[0][1], sceneWide, sceneHigh)
		}
	}
}

// begin has it begin where the pointer is, if anything moved for long.
func (l *lull) begin(x, y float64) {
	if l.x, l.y = x, y; l.moved >= longMove {
		l.left = lullTicks
	}
	if l.scene.H > 0 {
		l.left = sceneTicks
	}
	l.moved = 0
}

// pass is a tick of it; it reports whether that was the last.
func (l *lull) pass() bool {
	if l.left == 0 {
		return false
	}
	l.left--
	return l.left == 0
}

// press ends it where the pointer went elsewhere, or for what lies there as it did before.
func (l *lull) press(x, y float64, lies []ui.Region) {
	before, now := ui.At(l.lay, x, y, nil), ui.At(lies, x, y, nil)
	stayed := before >= 0 && now >= 0 && l.lay[before].Name == lies[now].Name
	if l.scene.Contains(x, y) {
		return
	}
	if stayed || math.Hypot(x-l.x, y-l.y) > lullReach {
		l.left = 0
	}
}

// lulled is the whole table in it.
func (s *Scene[V, M]) lulled() ui.Region {
	r := s.hurry()
	lies := s.regions
	through := func() { s.lull.press(s.ctx.Input().X, s.ctx.Input().Y, lies); s.Refresh() }
	return ui.Region{Name: r.Name, Label: r.Label, Bounds: r.Bounds, Enabled: true, Press: func() {}, Through: through}
}

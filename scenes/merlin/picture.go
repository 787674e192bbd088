package merlin

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/ui"
)

// Regions are those of the panels; while the chooser is open, its lines only.
func (s *Scene) Regions() []ui.Region {
	if s.regions != nil {
		return s.regions
	}
	if s.chooser != nil {
		s.regions = s.chooser.regions(s)
		return s.regions
	}
	for _, p := range s.panels {
		s.regions = append(s.regions, p.regions(s.frame)...)
	}
	if s.motion.busy() {
		s.regions = append(s.regions, s.hurry())
	}
	return s.regions
}

// hurry is the whole table while things move: a click there ends the wait.
func (s *Scene) hurry() ui.Region {
	_, below := ui.Canvas.CutTop(topBar.H)
	r := ui.Region{Name: "hurry", Label: s.ctx.T("ui.hurry"), Bounds: below, Enabled: true}
	r.Press = func() { s.motion.hurry = true }
	r.Keyed(ebiten.KeySpace)
	return r
}

// Draw draws the panels that have changed, and over them what moves.
func (s *Scene) Draw(p *ui.Painter) {
	at := s.ctx.Focus()
	left := share
	if s.frame != s.looked.frame {
		left = 0
	}
	s.look(look{s.frame, s.ctx.Hovered(), at, s.ctx.Focused(at), s.ctx.Breath()})
	s.ground.Draw(p, (*ui.Painter).Wood)
	s.drawPanels(p, left)
	for _, panel := range s.panels {
		if o, ok := panel.(overPanel); ok {
			o.over(p, s.frame)
		}
	}
	s.motion.draw(p, s.ctx)
	if s.frame.Replay != nil && s.frame.captioned() {
		drawCaption(p, s.frame)
	}
	if s.chooser != nil {
		s.chooser.draw(p, s.frame)
	}
}

// look marks what the picture no longer shows. Where another person sits down
// at once no old picture may stay, not for a single frame.
func (s *Scene) look(now look) {
	if now == s.looked {
		return
	}
	other := s.looked.frame == nil || s.looked.frame.Home != now.frame.Home || s.looked.frame.View.Seat != now.frame.View.Seat
	for i := range s.layers {
		if s.layers[i].MarkDirty(); other {
			s.layers[i].Discard()
		}
	}
	if other {
		s.motion.landed = nil
	}
	s.looked, s.frame.Breath = now, now.breath
}

// share is what drawing panels anew may take of a frame before the rest waits for
// the next frames. None is left of a frame in which the table itself was made anew.
const share = 800 * time.Microsecond

// drawPanels draws the panels: anew those without a picture, and of those that
// are out of date as many as there is time left for, in turn.
func (s *Scene) drawPanels(p *ui.Painter, left time.Duration) {
	start, waits, first := time.Now(), false, s.next
	for k := range s.panels {
		i := (first + k) % len(s.panels)
		layer, panel := &s.layers[i], s.panels[i]
		if !layer.Stale(p) || time.Since(start) < left {
			layer.Refresh(p, panel.area(), func(q *ui.Painter) { panel.draw(q, s.frame) })
			s.painted[i] = s.frame
		} else if !waits {
			s.next, waits = i, true
			s.ctx.RequestRedraw()
		}
	}
	if !slices.ContainsFunc(s.painted, func(f *frame) bool { return f != s.frame }) {
		s.motion.landed = nil
	}
	for i, panel := range s.panels {
		s.layers[i].Copy(p, panel.area())
	}
}

// anchor is where a thing lies on the table; what a panel has no place for lies with
// the other things of its player.
func (s *Scene) anchor(at place) (x, y float64, ok bool) {
	for _, p := range s.panels {
		if x, y, ok = p.anchor(s.frame, at); ok {
			return x, y, true
		}
	}
	if at.seat != game.NoSeat && at.kind != atApples {
		x, y, _ = s.anchor(place{kind: atApples, seat: at.seat})
		return x, y, false
	}
	return boardX, boardY, false
}

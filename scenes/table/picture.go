package table

import (
	"slices"
	"time"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// picture is the table as it was last drawn.
type picture[M any] struct {
	panels  []paint.Panel[M]
	layers  []ui.Layer
	painted []any // the moment that each layer shows
	ground  ui.Backdrop
	looked  look
	next    int // panel to be drawn anew first
	drawn   time.Time
	things  int // room for the regions of the panels, by how many there were last
}

// look is all that the picture depends on beside what the model says.
type look struct {
	moment       any // a *Moment; nil before the first picture
	home, viewer game.Seat
	hover, focus string
	keyed        bool // focus shows
	breath, mood float64
}

// Regions are those of the panels; while the chooser is open, its lines, and
// the things that stand for one of them.
func (s *Scene[V, M]) Regions() []ui.Region {
	if s.regions != nil {
		return s.regions
	}
	s.reserve()
	if s.small.picker != nil {
		s.regions = s.pickRegions()
		return s.regions
	}
	if s.chooser != nil {
		away := ui.Region{Name: "choice-none", Label: s.ctx.T("ui.cancel"), Bounds: s.everywhere(), Enabled: true}
		away.Weight, away.Press = ui.Returns, func() { s.Escape(s.ctx) }
		s.regions = append([]ui.Region{away}, s.beneath()...)
		s.regions = append(s.regions, s.chooser.regions(s.tip, s.choose)...)
		s.regions = append(s.regions, s.speechRegions(s.regions)...)
		return s.regions
	}
	if s.Small() {
		s.regions = s.smallRegions()
	} else {
		s.regions = s.carries(s.wholeRegions())
	}
	s.regions = append(s.regions, s.speechRegions(s.regions)...)
	if s.motion.Busy() {
		s.lull.lay = s.regions
		s.regions = append(s.regions, s.hurry())
	} else if s.lull.left > 0 {
		s.regions = append(s.regions, s.lulled())
	}
	if s.summary != nil {
		s.regions = append(s.regions, s.summaryRegions()...)
	}
	if s.replay != nil {
		s.regions = append(s.regions, s.trackRegions()...)
	}
	return s.regions
}

// things are the regions of the panels.
func (s *Scene[V, M]) things() []ui.Region {
	list := make([]ui.Region, 0, s.picture.things)
	for _, p := range s.picture.panels {
		list = append(list, p.Regions(s.model)...)
	}
	s.picture.things = len(list) + len(list)/8
	return list
}

// beneath are the things on the table that glow on while the chooser is open: a press on one that
// stands for a single line of it takes that line. The bulb answers, too.
func (s *Scene[V, M]) beneath() (list []ui.Region) {
	things := s.things()
	if s.Small() {
		plan := s.smallPlan()
		things = s.onScreenOf(&plan, things)
	}
	for _, r := range things {
		if r.Name == "show" && !r.Bounds.Overlaps(s.chooser.box) { // who does not know what to choose may ask
			list = append(list, r)
		}
		own, _ := r.Own.([]moment.Choice)
		if one, ok := s.chooser.only(own); ok && r.Enabled {
			list = append(list, ui.Region{
				Name: r.Name, Label: r.Label, Tip: func() string { return s.tip(&one) }, Bounds: r.Bounds, Enabled: true, Glow: true, Scroll: true,
				Hit: func(x, y float64) bool { return r.Contains(x, y) && !s.chooser.box.Contains(x, y) },
				Own: []moment.Choice{one}, Weight: weightOf(one), Press: func() { s.choose(one, r.Bounds) },
			})
		}
	}
	for i := len(list) - 1; i >= 0; i-- {
		if !inSight(list, i) {
			list = slices.Delete(list, i, i+1)
		}
	}
	return list
}

// inSight reports whether a region can be hit: the chooser or another one may lie over all of it.
func inSight(list []ui.Region, i int) bool {
	const n = 7
	b := list[i].Bounds
	for k := range n * n {
		x, y := b.X+b.W*(float64(k%n)+.5)/n, b.Y+b.H*(float64(k/n)+.5)/n
		if ui.At(list, x, y, nil) == i {
			return true
		}
	}
	return false
}

// tip is what is said of a choice.
func (s *Scene[V, M]) tip(c *moment.Choice) string {
	if s.screen.Tip == nil {
		return c.Label
	}
	return s.screen.Tip(s.model, c)
}

// art is the picture of a choice that no one sprite shows; nil: its icon does.
func (s *Scene[V, M]) art(c *moment.Choice) paint.Drawing {
	if s.screen.Art == nil {
		return nil
	}
	return s.screen.Art(s.model, c)
}

// thing is what that is called which was clicked, "" for no name.
func (s *Scene[V, M]) thing(list []moment.Choice) string {
	if s.screen.Thing == nil {
		return ""
	}
	return s.screen.Thing(s.model, list[0].At)
}

// Draw draws the panels that have changed, and over them what moves.
func (s *Scene[V, M]) Draw(p *ui.Painter) {
	now, at := s.model.Now(), s.ctx.Focus()
	left := s.picture.share()
	if any(now) != s.picture.looked.moment && left == share {
		left = 0
	}
	s.look(look{now, now.Home, now.Viewer, s.ctx.Hovered(), at, s.ctx.Focused(at), s.ctx.Breath(), s.mood.value()})
	s.picture.ground.Draw(p, (*ui.Painter).Wood)
	if s.Small() {
		s.drawSmall(p)
	} else {
		s.drawWhole(p, left)
	}
	if s.small.picker != nil {
		s.drawPicker(p)
	}
	if s.summary != nil {
		s.drawSummary(p)
	}
	if now.Replay != nil {
		now.DrawTrack(p, s.trackAt())
		if now.Captioned() && !s.Small() {
			now.DrawCaption(p, s.screen.Caption)
		}
	}
	if s.chooser != nil {
		s.chooser.draw(p, s.ctx)
	}
	s.drawSpeech(p)
	s.drawCarried(p)
}

// drawWhole draws the panels where they lie, what lies over them and what moves.
func (s *Scene[V, M]) drawWhole(p *ui.Painter, left time.Duration) {
	s.drawPanels(p, left)
	s.drawDawn(p) // a card that is looked at lies over it
	for _, panel := range s.picture.panels {
		if o, ok := panel.(paint.Over[M]); ok {
			o.Over(p, s.model)
		}
	}
	s.motion.Draw(p)
	if s.told != nil {
		for _, f := range s.told.lights {
			f.Draw(p, 1)
		}
	}
}

// tableRegions are those that panels light up: where the table is whole, all there are, but as
// large as they are drawn.
func (s *Scene[V, M]) tableRegions() []ui.Region {
	if s.Small() || s.ctx.Grown() {
		return s.things()
	}
	return s.Regions()
}

// look marks what the picture no longer shows. Where another person sits down
// at once no old picture may stay, not for a single frame.
func (s *Scene[V, M]) look(now look) {
	was := s.picture.looked
	if now == was {
		return
	}
	other := was.moment == nil || was.home != now.home || was.viewer != now.viewer
	for i := range s.picture.layers {
		if s.picture.layers[i].MarkDirty(); other {
			s.picture.layers[i].Discard()
		}
	}
	if other {
		s.motion.landed = nil
	}
	s.picture.looked, s.model.Now().Breath = now, now.breath
}

// share is what drawing panels anew may take of a frame before the rest waits for
// the next frames. None is left of a frame in which the table itself was made anew.
const share = time.Millisecond

// slowFrame is how long a frame takes where the machine is busy: there the panels take twice as much, so
// that none shows long what another no longer does. After longer than idle nothing was drawn.
const (
	slowFrame = 50 * time.Millisecond
	idle      = time.Second
)

// share is what may be taken of this frame.
func (pic *picture[M]) share() time.Duration {
	was := pic.drawn
	pic.drawn = time.Now()
	if took := pic.drawn.Sub(was); took > slowFrame && took < idle {
		return 2 * share
	}
	return share
}

// drawPanels draws the panels: anew those without a picture, and of those that
// are out of date as many as there is time left for, in turn.
func (s *Scene[V, M]) drawPanels(p *ui.Painter, left time.Duration) {
	pic := &s.picture
	start, waits, first := time.Now(), false, pic.next
	var now any = s.model.Now()
	for k := range pic.panels {
		i := (first + k) % len(pic.panels)
		layer, panel := &pic.layers[i], pic.panels[i]
		if !panel.Area().Overlaps(ui.Canvas) { // it is shown in small windows alone
			pic.painted[i] = now
			continue
		}
		if !layer.Stale(p) || time.Since(start) < left {
			layer.Refresh(p, panel.Area(), func(q *ui.Painter) { panel.Draw(q, s.model) })
			pic.painted[i] = now
		} else if !waits {
			pic.next, waits = i, true
			s.ctx.RequestRedraw()
		}
	}
	if !slices.ContainsFunc(pic.painted, func(m any) bool { return m != now }) {
		s.motion.landed = nil
	}
	for i, panel := range pic.panels {
		if panel.Area().Overlaps(ui.Canvas) {
			pic.layers[i].Copy(p, panel.Area())
		}
	}
}

package table

import (
	"merlin/fonts"
	"merlin/game"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// drawSmall draws the table in pieces, and around them what is pinned.
func (s *Scene[V, M]) drawSmall(p *ui.Painter) {
	plan := s.smallPlan()
	p.FillRound(plan.view.Inset(-2), 8, ui.Solid(ui.Alpha(ui.ShadowColor, .55)))
	page, hand := s.pagePanes(&plan), s.handPanes(&plan)
	s.refreshPanes(p, &plan, page, hand)
	if tray := s.screen.Small.Tray; tray != "" && len(hand) > 0 {
		p.NineSlice(tray, allOf(hand).Inset(-6), 12)
	}
	for _, list := range [][]ui.Pane{page, hand} {
		for i := range list {
			s.drawPane(p, &list[i])
		}
	}
	if len(page) > 1 { // what is cut out of a panel ends somewhere
		for i := range page {
			p.Clipped(plan.view).StrokeRound(page[i].Dst.Inset(1), 5, 2, ui.Solid(ui.GoldDark))
		}
	}
	s.drawHeads(p, &plan)
	s.drawAsks(p, &plan)
	s.drawPinned(p, &plan)
	s.drawSaid(p, &plan)
}

// refreshPanes brings the pictures of the panels up to date that are seen: those of the page
// as large as it has them, the others as the hand does.
func (s *Scene[V, M]) refreshPanes(p *ui.Painter, plan *smallPlan, page, hand []ui.Pane) {
	pic := &s.picture
	for i, panel := range pic.panels {
		pic.painted[i] = s.model.Now()
		at, within := shownIn(panel.Area(), page), plan.view
		if at == nil {
			at, within = shownIn(panel.Area(), hand), plan.hand
		}
		if at == nil {
			continue
		}
		q := p.Clipped(within).At(at.Dst.X-at.Src.X*at.K, at.Dst.Y-at.Src.Y*at.K, at.K)
		pic.layers[i].Refresh(q, panel.Area(), func(q *ui.Painter) { panel.Draw(q, s.model) })
	}
	s.motion.landed = nil
}

// allOf is what is round some panes.
func allOf(panes []ui.Pane) ui.Rect {
	at := panes[0].Dst
	for _, p := range panes[1:] {
		right, bottom := max(at.Right(), p.Dst.Right()), max(at.Bottom(), p.Dst.Bottom())
		at = ui.Rect{X: min(at.X, p.Dst.X), Y: min(at.Y, p.Dst.Y)}
		at.W, at.H = right-at.X, bottom-at.Y
	}
	return at
}

// shownIn is that of some panes that shows an area largest; nil when none does.
func shownIn(area ui.Rect, panes []ui.Pane) (at *ui.Pane) {
	for k := range panes {
		if area.Overlaps(panes[k].Src) && (at == nil || panes[k].K > at.K) {
			at = &panes[k]
		}
	}
	return at
}

// drawPane draws a piece of the table, and what moves there.
func (s *Scene[V, M]) drawPane(p *ui.Painter, at *ui.Pane) {
	if at.Within.W <= 0 || at.Within.H <= 0 {
		return
	}
	q := at.Painter(p)
	for i, panel := range s.picture.panels {
		if panel.Area().Overlaps(at.Src) {
			s.picture.layers[i].Copy(q, panel.Area())
		}
	}
	for _, panel := range s.picture.panels {
		if o, ok := panel.(paint.Over[M]); ok {
			o.Over(q, s.model)
		}
	}
	for _, f := range s.motion.landed {
		f.Draw(q, 1)
	}
	for _, f := range s.motion.Air() {
		if !says(&f) {
			f.Draw(q, f.Part(s.motion.now))
		}
	}
	if s.told != nil {
		for _, f := range s.told.lights {
			f.Draw(q, 1)
		}
	}
}

var headStyle = ui.Style{Role: fonts.Title, Size: 21, Min: ui.Least, Color: ui.GoldLight, VAlign: ui.Middle}

// drawHeads writes what stands over the pieces of the page.
func (s *Scene[V, M]) drawHeads(p *ui.Painter, plan *smallPlan) {
	sh := s.sheet(s.small.page, plan.view)
	x, y := s.small.cam.corner(&sh, plan.view)
	q := p.Clipped(plan.view).Named("heads")
	for _, h := range sh.heads {
		q.TextIn(s.ctx.T(h.says), h.at.Move(x, y), headStyle)
	}
}

// drawSaid draws the sentences and scenes that lie over the table for a moment, in the middle
// of the view.
func (s *Scene[V, M]) drawSaid(p *ui.Painter, plan *smallPlan) {
	for _, f := range s.motion.Air() {
		if says(&f) {
			f.DrawSaid(p, plan.view, f.Part(s.motion.now))
		}
	}
}

// The styles of the question and of the note over it.
var (
	smallAsks = ui.Style{Role: ui.BoldStyle.Role, Size: 25, Min: ui.Least, Line: 1.08, Color: ui.Ink, VAlign: ui.Middle}
	smallNote = ui.Style{Role: fonts.TextItalic, Size: 18, Min: ui.Least, Color: ui.FadedInk, VAlign: ui.Middle}
)

// drawAsks writes what is asked, or what a computer player does.
func (s *Scene[V, M]) drawAsks(p *ui.Painter, plan *smallPlan) {
	now, r := s.model.Now(), plan.says
	p = p.Named("question")
	p.Plate(r)
	crest, text := r.Inset(6).CutLeft(46)
	if seat := s.screen.Small.Seat(s.model); seat != game.NoSeat {
		p.SpriteAt("crest-"+now.Seats[seat].Colour, crest.X+20, crest.Y+crest.H/2, 40)
	}
	note, words := text.CutTop(22)
	p.TextIn(s.screen.Small.Notes(s.model), note, smallNote)
	if now.Captioned() {
		now.DrawSaid(p.Named("caption"), words)
		return
	}
	p.Paragraph(s.screen.Small.Says(s.model), words, smallAsks)
}

// drawPinned draws the buttons, and the marks of the tabs.
func (s *Scene[V, M]) drawPinned(p *ui.Painter, plan *smallPlan) {
	whole := s.things()
	for _, buttons := range [][]ui.Button{s.ways(plan), s.model.Now().BarButtons(plan.button)} {
		for i := range buttons {
			if b := &buttons[i]; b.Look == ui.PlainLook && b.Enabled { // they lie on oak, where a faint field looks dead
				p.FillRound(b.Bounds, 8, ui.Solid(ui.ParchmentLight))
			}
			buttons[i].Draw(p, s.ctx)
		}
	}
	s.drawTabs(p, plan, whole)
}

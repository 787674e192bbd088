package table

import (
	"math"

	"merlin/scenes/ui"
)

// In a small window the sheet of the coach or the sage has a place of its own: right over the
// hand of a window that stands, with the buttons of the question above it, at the right of the view
// in others. The view has the rest, so that nothing hides what he speaks of, and his buttons are
// always at the same place.

const (
	sheetLines  = 3       // it is so high at least where it lies over the hand,
	sheetStep   = 2       // grows by so many,
	sheetMost   = 1. / 3. // and has no more of the window than that; what is longer scrolls
	viewLeast   = 1. / 5. // of the window the view keeps
	sheetBeside = 330.0   // how wide it is at the right of the view
	sheetPad    = 18.0
	sheetGap    = 8.0
	sheetFoot   = 20.0 // with the bar of the lesson
)

var sheetStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Color: ui.Ink, Line: 1.18}

// reserve notes how many lines the sheet has, which the view leaves it: those of what is said.
// While things move, and before a summary is put away, it stays as it is.
func (s *Scene[V, M]) reserve() {
	was := s.small.lines
	s.small.lines = 0
	if !s.Small() {
		return
	}
	s.small.rows = s.wayRows()
	of := s.speech(nil)
	switch {
	case of == nil:
	case of.quiet && (s.Behind() || s.summary != nil):
		s.small.lines = was
	case !of.quiet:
		s.small.lines = s.linesOf(of)
	}
	if s.small.lines != was {
		s.ctx.RequestRedraw()
	}
}

// linesOf is how many lines a sheet has for what is said.
func (s *Scene[V, M]) linesOf(of *speech) int {
	p := s.smallLayout()
	words := sheetBeside - 2*sheetPad
	if p.stands {
		words = p.view.W - 2*sheetPad
	}
	n := int(math.Round(s.ctx.Measure().ParagraphHeight(of.text, words, sheetStyle) / sheetLine()))
	over := max(0, n-sheetLines)
	return sheetLines + (over+sheetStep-1)/sheetStep*sheetStep
}

func sheetLine() float64 { return sheetStyle.Size * sheetStyle.Line }

// cutSheet has the view leave a place to a sheet of so many lines.
func (p *smallPlan) cutSheet(lines int, window ui.Rect) {
	if !p.stands {
		p.sheet, p.view = p.view.CutRight(sheetBeside)
		_, p.view = p.view.CutRight(smallGap)
		return
	}
	high := float64(lines)*sheetLine() + sheetPad + sheetGap + ui.Target + sheetFoot
	high = min(high, window.H*sheetMost, p.view.H-smallGap-window.H*viewLeast)
	low := max(p.view.Bottom(), p.ways.Bottom())
	p.sheet = ui.Rect{X: p.view.X, Y: low - high, W: p.view.W, H: high}
	_, p.view = p.view.CutBottom(high + smallGap)
	p.ways = p.ways.Move(0, -high-smallGap)
}

// planPinned lays a sheet where a small window has its place; nil where it has none.
func (s *Scene[V, M]) planPinned(of *speech) *speechPlan {
	plan := s.smallPlan()
	if plan.sheet.H == 0 {
		return nil
	}
	p := &speechPlan{speech: of, style: sheetStyle, box: plan.sheet, scale: 1, pinned: &s.small.words}
	in := ui.Rect{W: p.box.W, H: p.box.H}.Inset(sheetPad)
	in.H -= sheetFoot - sheetPad
	if of.quiet {
		p.style = quietStyle
		p.style.VAlign = ui.Middle
		p.figure, p.words = in.CutLeft(speechFigure)
		p.figure = p.figure.Cut(ui.Around(p.figure.X+speechFigure/2, in.Y+in.H/2, speechFigure, speechFigure))
		_, p.words = p.words.CutLeft(sheetPad)
		return p
	}
	high := ui.Target
	if !plan.stands {
		high = 2*ui.Target + sheetGap
	}
	foot, words := in.CutBottom(high)
	p.words, _ = words.CutTop(math.Floor((words.H-sheetGap)/sheetLine()+.01) * sheetLine()) // no line is cut
	s.small.words.Bounds = p.words.Move(p.box.X, p.box.Y)
	s.small.words.Content = s.ctx.Measure().ParagraphHeight(of.text, p.words.W, p.style)
	if s.small.words.Scrolls() { // beside the bar
		p.words.W -= sheetBar
		s.small.words.Content = s.ctx.Measure().ParagraphHeight(of.text, p.words.W, p.style)
	}
	p.lay(foot, plan.stands)
	return p
}

const sheetBar = 22.0

// chooserPlace is where the chooser leaves the sheet of a small window in sight, and one at its home.
func (s *Scene[V, M]) chooserPlace() ui.Rect {
	if at := s.aside(); !s.Small() && at.H > 0 {
		place := s.ctx.Sight().Inset(12)
		place.W = at.X - 12 - place.X
		return place
	}
	if s.small.lines == 0 || !s.Small() {
		return ui.Rect{}
	}
	return s.smallPlan().view
}

// lay lays the figure and the buttons at the foot of a sheet: in a row, or the way on above the
// way away.
func (p *speechPlan) lay(foot ui.Rect, row bool) {
	p.figure, foot = foot.CutLeft(ui.Target)
	_, foot = foot.CutLeft(sheetGap)
	if row {
		p.away, p.more, p.next = foot.Row(0, 3, sheetGap), foot.Row(1, 3, sheetGap), foot.Row(2, 3, sheetGap)
		return
	}
	x, y := p.figure.Center()
	p.figure = ui.Around(x, y, ui.Target, ui.Target)
	upper := foot.Column(0, 2, sheetGap)
	p.next, p.away = upper, foot.Column(1, 2, sheetGap)
	if p.pinned.Scrolls() {
		p.more, p.next = upper.Row(0, 2, sheetGap), upper.Row(1, 2, sheetGap)
	}
}

// moreButton is the way to what of a long text is not in sight yet; nil where all is.
func (s *Scene[V, M]) moreButton(p *speechPlan) *ui.Button {
	w := p.pinned
	if p.quiet || p.atHome || w == nil || !w.Scrolls() {
		return nil
	}
	b := ui.NewButton("sheet-more", s.ctx.T("small.more"), p.more.Move(p.box.X, p.box.Y), ui.PlainLook, func() {
		w.By(w.Bounds.H - sheetLine())
		s.moved()
	})
	b.Size, b.Enabled = 21, w.At()+1 < w.Content-w.Bounds.H
	return &b
}

// pinnedRegions are those of a sheet at its place beside the buttons of all sheets.
func (s *Scene[V, M]) pinnedRegions(p *speechPlan) (list []ui.Region) {
	b := s.moreButton(p)
	if b == nil && (p.pinned == nil || !p.atHome) {
		return nil
	}
	r := p.pinned.Region("sheet-words", "")
	drag, wheel := r.Drag, r.Wheel
	r.Drag = func(x, y float64) { drag(x, y); s.moved() }
	r.Wheel = func(dy float64) { wheel(dy); s.moved() }
	if list = append(list, r); b != nil {
		list = append(list, b.Region)
	}
	return list
}

// drawWords writes what is said.
func (s *Scene[V, M]) drawWords(p *ui.Painter, plan *speechPlan) {
	if plan.pinned == nil || plan.quiet {
		p.At(plan.box.X, plan.box.Y, plan.scale).Paragraph(plan.text, plan.words, plan.style)
		return
	}
	plan.pinned.Draw(p, func(p *ui.Painter) {
		at := plan.words
		at.Y, at.H = 0, max(at.H, plan.pinned.Content/plan.scale)
		p.At(plan.box.X, plan.pinned.Top(), plan.scale).Paragraph(plan.text, at, plan.style)
	})
	if b := s.moreButton(plan); b != nil {
		b.Draw(p, s.ctx)
	}
}

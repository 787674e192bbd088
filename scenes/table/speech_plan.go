package table

import (
	"slices"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// The sheet, in its own units.
const (
	speechWidth  = 560.0
	speechPad    = 22.0
	speechFigure = 84.0
	speechFoot   = 46.0
	speechButton = 190.0
	speechBeside = 8.0  // between buttons that stand one over the other
	speechApart  = 12.0 // more before the one that ends the lesson: nobody is to press it by mistake
)

// speechSizes are those of letters at home.
var speechSizes = [...]float64{23, 21, 19}

var speechStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 23, Color: ui.Ink, Line: 1.2}

// speechPlan is where a sheet and what is on it lie; the inner ones are in units of the
// sheet, which is scaled so often.
type speechPlan struct {
	*speech
	style             ui.Style // of its words
	box               ui.Rect
	scale             float64
	words, next, away ui.Rect
	more, also        ui.Rect
	figure            ui.Rect
	atHome            bool
	pinned            *ui.Scroll // of its words: in a small window, and at home where they are too long
}

// planSpeech lays a sheet at its home if it hides there nothing of what it is about and of what
// is asked for, else among the regions where it hides least of that.
func (s *Scene[V, M]) planSpeech(of *speech, list []ui.Region) *speechPlan {
	if s.Small() {
		return s.planPinned(of)
	}
	if of.quiet {
		return s.planQuiet(of)
	}
	if p := s.planHome(of); p != nil && !s.hidden(p, list) {
		return p
	}
	if s.summary != nil {
		return nil
	}
	p := &speechPlan{speech: of, style: speechStyle, scale: s.ctx.Legible(speechStyle.Size)}
	measure := s.ctx.Measure().At(0, 0, p.scale)
	w := speechWidth - 2*speechPad - speechFigure
	h := max(measure.ParagraphHeight(of.text, w, speechStyle), speechFigure-20)
	p.words = ui.Rect{X: speechPad + speechFigure, Y: speechPad, W: w, H: h}
	p.figure = ui.Around(speechPad+speechFigure/2-8, speechPad+speechFigure/2, speechFigure, speechFigure)
	foot := ui.Rect{X: p.words.X, Y: p.words.Bottom() + 12, W: w, H: speechFoot}
	p.away, _ = foot.CutLeft(speechButton)
	p.next, _ = foot.CutRight(speechButton)
	near, free := s.asksAt(), s.questions()
	for i, name := range of.points {
		if at := ui.Find(list, name); at >= 0 {
			if i == 0 {
				near = list[at].Bounds
			}
			free = append(free, list[at].Bounds)
		}
	}
	width, height := speechWidth*p.scale, (foot.Bottom()+speechPad)*p.scale
	p.box = ui.Beside(list, near, free, s.ctx.Sight().Inset(10), width, height)
	return p
}

// planHome lays a sheet at its home, in letters as large as there is room for, or else over what
// lies above, as far as it may grow there: what is longer than that scrolls; nil where it has none.
func (s *Scene[V, M]) planHome(of *speech) *speechPlan {
	var p *speechPlan
	for _, size := range speechSizes {
		if p = s.planHomeIn(of, size); p == nil || p.box.H <= of.home.H {
			return p
		}
	}
	if s.screen.Grows != nil {
		if top := s.screen.Grows(s.model); p.box.Y < top {
			s.scrolls(p, top)
		}
		return p
	}
	if p.box.Y < s.screen.Bar.Bottom() {
		return nil
	}
	return p
}

// scrolls has a sheet at its home grow no higher than that; its words scroll.
func (s *Scene[V, M]) scrolls(p *speechPlan, top float64) {
	more := top - p.box.Y
	p.box.Y, p.box.H = top, p.box.H-more
	down := more / p.scale
	p.words.H -= down
	for _, r := range [...]*ui.Rect{&p.figure, &p.next, &p.also, &p.away} {
		*r = r.Move(0, -down)
	}
	p.pinned = &s.small.words
	p.words.W -= sheetBar
	p.pinned.Bounds = p.onCanvas(p.words)
	p.pinned.Bounds.W += sheetBar * p.scale
	p.pinned.Content = s.ctx.Measure().At(0, 0, p.scale).ParagraphHeight(p.text, p.words.W, p.style) * p.scale
}

// onCanvas is a place on the sheet.
func (p *speechPlan) onCanvas(r ui.Rect) ui.Rect {
	return ui.Rect{X: p.box.X + r.X*p.scale, Y: p.box.Y + r.Y*p.scale, W: r.W * p.scale, H: r.H * p.scale}
}

// planHomeIn lays it in letters of a size: as wide as its home, at its bottom, so that its
// buttons never move; nil if it is too narrow.
func (s *Scene[V, M]) planHomeIn(of *speech, size float64) *speechPlan {
	p := &speechPlan{speech: of, style: speechStyle, scale: s.ctx.Legible(size), atHome: true}
	p.style.Size = size
	w := of.home.W/p.scale - 2*speechPad
	if w < speechFigure+speechButton {
		return nil
	}
	h := s.ctx.Measure().At(0, 0, p.scale).ParagraphHeight(of.text, w, p.style)
	p.words = ui.Rect{X: speechPad, Y: speechPad, W: w, H: h}
	foot := ui.Rect{X: speechPad, Y: p.words.Bottom() + 14, W: w, H: speechFigure}
	ways := 1
	if of.on != nil {
		ways++
	}
	if of.also != nil {
		ways++
	}
	if ways > 1 {
		foot.H = float64(ways)*(speechFoot+speechBeside) - speechBeside + of.apart
	}
	side, right := foot.CutLeft(speechFigure)
	p.figure = ui.Around(side.X+side.W/2, side.Y+side.H/2, speechFigure, speechFigure)
	_, right = right.CutLeft(12)
	p.away = ui.Around(right.X+right.W/2, right.Y+right.H/2, right.W, speechFoot)
	if of.on != nil {
		p.away = ui.Around(right.X+right.W/2, right.Bottom()-speechFoot/2, right.W, speechFoot)
		right.H -= of.apart
		p.also, p.next = right.Column(0, ways, speechBeside), right.Column(ways-2, ways, speechBeside) // which lies where it always does
	}
	high := (foot.Bottom() + speechPad) * p.scale
	p.box = ui.Rect{X: of.home.X, Y: of.home.Bottom() - high, W: of.home.W, H: high}
	return p
}

// planQuiet lays the sheet of one who only waits: a low one, at the foot of its home; nil where
// there is no room for it.
func (s *Scene[V, M]) planQuiet(of *speech) *speechPlan {
	p := &speechPlan{speech: of, style: quietStyle, scale: s.ctx.Legible(quietStyle.Size), atHome: true}
	row := ui.Rect{X: quietPad, W: of.home.W/p.scale - 2*quietPad, H: quietFigure}
	p.figure, p.words = row.CutLeft(quietFigure)
	_, p.words = p.words.CutLeft(quietPad)
	if p.words.W < 2*quietFigure {
		return nil
	}
	high := s.ctx.Measure().At(0, 0, p.scale).ParagraphHeight(of.text, p.words.W, quietStyle)
	row.H = max(high, quietFigure)
	p.figure = ui.Around(p.figure.X+quietFigure/2, quietPad+row.H/2, quietFigure, quietFigure)
	p.words.Y, p.words.H = quietPad+(row.H-high)/2, high
	p.box = ui.Rect{X: of.home.X, W: of.home.W, H: (row.H + 2*quietPad + quietBar) * p.scale}
	p.box.Y = of.home.Bottom() - p.box.H
	return p
}

// The low sheet of one who waits.
const (
	quietFigure = 56.0
	quietPad    = 12.0
	quietBar    = 6.0 // for the bar below
)

var quietStyle = ui.Style{Role: fonts.TextItalic, Size: 20, Color: ui.FadedInk, Line: 1.1}

// aside is where the sheet of the coach or the sage lies if it is at home; without height it is
// not there: nor where a summary lies over it.
func (s *Scene[V, M]) aside() ui.Rect {
	p := s.homely()
	if p == nil {
		return ui.Rect{}
	}
	if s.summary != nil {
		if box, _ := s.summaryPlan(s.ctx.Measure()); box.Overlaps(p.box) {
			return ui.Rect{}
		}
	}
	return p.box
}

// homely is the sheet at its home of who is there; nil: nobody is, or it finds no room there.
func (s *Scene[V, M]) homely() *speechPlan {
	switch {
	case s.Small() || s.told != nil:
	case s.advice != nil && !s.Behind():
		return s.planHome(s.advises(nil))
	case s.isHeeded() && !s.Behind():
		return s.planHome(s.heeding())
	case s.coach == nil:
	case s.summary != nil:
		return s.planHome(s.recounts())
	case s.Behind() || s.silent():
		return s.planQuiet(s.waits())
	default:
		return s.planHome(s.teaches(nil))
	}
	return nil
}

// stays reports whether a sheet stays where it lies while the chooser is open.
func (p *speechPlan) stays(chooser ui.Rect) bool {
	return p.atHome || p.pinned != nil && !p.box.Overlaps(chooser)
}

// hidden reports whether a sheet lies over what it points at, over a question or over
// something that may be chosen.
func (s *Scene[V, M]) hidden(p *speechPlan, list []ui.Region) bool {
	for _, r := range s.questions() {
		if r.Overlaps(p.box) {
			return true
		}
	}
	return slices.ContainsFunc(list, func(r ui.Region) bool {
		return r.Bounds.Overlaps(p.box) && (r.Glow || slices.Contains(p.points, r.Name))
	})
}

// The bar that shows how far a lesson has come, in units of the sheet.
const (
	partAt   = 14.0 // above its lower edge
	partIn   = 54.0 // beside its ornaments
	partHigh = 5.0
)

// drawPart draws the bar, if the sheet is one of a lesson, or while it is thought.
func (p *speechPlan) drawPart(on *ui.Painter) {
	if p.part == 0 {
		return
	}
	bar := ui.Rect{X: partIn, Y: p.box.H/p.scale - partAt, W: p.box.W/p.scale - 2*partIn, H: partHigh}
	on = on.At(p.box.X, p.box.Y, p.scale)
	on.FillRound(bar, partHigh/2, ui.Solid(ui.Hex(0xC9B88C)))
	bar.W = max(partHigh, bar.W*p.part)
	on.FillRound(bar, partHigh/2, ui.Solid(ui.Gold))
}

// goesOn moves the bar of a sheet on while it is thought: by a part of what is left, as nobody knows how long that
// takes.
func (p *speechPlan) goesOn(x *ui.Context) {
	if p == nil || p.name != "advice" {
		return
	}
	before := p.part
	p.part += (1 - p.part) * .015
	if int(100*p.part) > int(100*before) {
		x.RequestRedraw()
	}
}

// buttons are the ways on and away, on the canvas.
func (p *speechPlan) buttons() (list []ui.Button) {
	add := func(w *way, r ui.Rect) {
		b := ui.NewButton(w.name, w.label, p.onCanvas(r), w.look, w.do)
		b.Size, b.Weight = 21*p.scale, w.weight
		list = append(list, b)
	}
	if p.on != nil {
		add(p.on, p.next)
	}
	if p.speech.also != nil && p.atHome {
		add(p.speech.also, p.also)
	}
	if !p.quiet {
		add(&p.speech.away, p.away)
	}
	return list
}

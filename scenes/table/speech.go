package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/fonts"
	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// speech is what a figure says on a sheet, beside what he speaks of.
type speech struct {
	name   string // of the region of the sheet
	figure string // a sprite
	text   string
	points []string // the regions that he points at
	on     *way     // on the right; nil: he waits for something else
	away   way      // on the left
	quiet  bool     // he has nothing to say, and is there; he says that only at home
	home   ui.Rect  // where its sheet has its place, if it hides nothing there; zero: it has none
}

// way is a button of a sheet.
type way struct {
	name, label string
	look        ui.Look
	weight      ui.Weight
	do          func()
}

// The sheet, in its own units.
const (
	speechWidth  = 560.0
	speechPad    = 22.0
	speechFigure = 84.0
	speechFoot   = 46.0
	speechButton = 190.0
	speechBeside = 8.0 // between buttons that stand one over the other
)

var speechStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 23, Color: ui.Ink, Line: 1.2}

// speechPlan is where a sheet and what is on it lie; the inner ones are in units of the
// sheet, which is scaled so often.
type speechPlan struct {
	*speech
	box               ui.Rect
	scale             float64
	words, next, away ui.Rect
	figure            ui.Rect
	atHome            bool
}

// speech is what is said now beside the regions; nil is nothing.
func (s *Scene[V, M]) speech(list []ui.Region) *speech {
	switch {
	case s.summary != nil || s.told != nil:
		return nil
	case s.Behind():
		if s.coach != nil {
			return s.waits()
		}
		return nil
	case s.advice != nil:
		return s.advises(list)
	case s.screen.Tells != nil && s.screen.Tells(s.model):
		return nil
	case s.coach != nil && !s.coach.speaks():
		return s.waits()
	case s.coach != nil:
		return s.teaches(list)
	case s.news != nil:
		return s.tells()
	}
	return nil
}

// planSpeech lays a sheet at its home if it hides there nothing of what it is about and of what
// is asked for, else among the regions where it hides least of that.
func (s *Scene[V, M]) planSpeech(of *speech, list []ui.Region) *speechPlan {
	if of.quiet {
		return s.planQuiet(of)
	}
	if p := s.planHome(of); p != nil && !s.hidden(p, list) {
		return p
	}
	p := &speechPlan{speech: of, scale: s.ctx.Legible(speechStyle.Size)}
	measure := s.ctx.Measure().At(0, 0, p.scale)
	w := speechWidth - 2*speechPad - speechFigure
	h := max(measure.ParagraphHeight(of.text, w, speechStyle), speechFigure-20)
	p.words = ui.Rect{X: speechPad + speechFigure, Y: speechPad, W: w, H: h}
	p.figure = ui.Around(speechPad+speechFigure/2-8, speechPad+speechFigure/2, speechFigure, speechFigure)
	foot := ui.Rect{X: p.words.X, Y: p.words.Bottom() + 12, W: w, H: speechFoot}
	if s.Small() {
		foot.H = ui.Target
	}
	p.away, _ = foot.CutLeft(speechButton)
	p.next, _ = foot.CutRight(speechButton)
	near := s.asksAt()
	for _, name := range of.points {
		if at := ui.Find(list, name); at >= 0 {
			near = list[at].Bounds
			break
		}
	}
	width, height := speechWidth*p.scale, (foot.Bottom()+speechPad)*p.scale
	p.box = ui.Beside(list, near, s.Questions(), s.ctx.Sight().Inset(10), width, height)
	return p
}

// planHome lays a sheet at its home: as wide as that, at its bottom, so that its buttons never
// move; nil where it has none or finds no room there.
func (s *Scene[V, M]) planHome(of *speech) *speechPlan {
	p := &speechPlan{speech: of, scale: s.ctx.Legible(speechStyle.Size), atHome: true}
	size := ui.Rect{W: of.home.W / p.scale, H: of.home.H / p.scale}
	w := size.W - 2*speechPad
	if s.Small() || w < speechFigure+speechButton {
		return nil
	}
	h := s.ctx.Measure().At(0, 0, p.scale).ParagraphHeight(of.text, w, speechStyle)
	p.words = ui.Rect{X: speechPad, Y: speechPad, W: w, H: h}
	foot := ui.Rect{X: speechPad, Y: p.words.Bottom() + 14, W: w, H: 2*speechFoot + speechBeside}
	side, right := foot.CutLeft(speechFigure)
	p.figure = ui.Around(side.X+side.W/2, side.Y+side.H/2, speechFigure, speechFigure)
	_, right = right.CutLeft(12)
	p.next, p.away = right.Column(0, 2, speechBeside), right.Column(1, 2, speechBeside)
	high := (foot.Bottom() + speechPad) * p.scale
	p.box = ui.Rect{X: of.home.X, Y: of.home.Bottom() - high, W: of.home.W, H: high}
	if high > of.home.H {
		return nil
	}
	return p
}

// planQuiet lays the sheet of one who only waits: a low one, at the foot of its home; nil where
// there is no room for it.
func (s *Scene[V, M]) planQuiet(of *speech) *speechPlan {
	p := &speechPlan{speech: of, scale: s.ctx.Legible(quietStyle.Size), atHome: true}
	row := ui.Rect{X: quietPad, W: of.home.W/p.scale - 2*quietPad, H: quietFigure}
	p.figure, p.words = row.CutLeft(quietFigure)
	_, p.words = p.words.CutLeft(quietPad)
	if s.Small() || p.words.W < 2*quietFigure {
		return nil
	}
	high := s.ctx.Measure().At(0, 0, p.scale).ParagraphHeight(of.text, p.words.W, quietStyle)
	row.H = max(high, quietFigure)
	p.figure = ui.Around(p.figure.X+quietFigure/2, quietPad+row.H/2, quietFigure, quietFigure)
	p.words.Y, p.words.H = quietPad+(row.H-high)/2, high
	p.box = ui.Rect{X: of.home.X, W: of.home.W, H: (row.H + 2*quietPad) * p.scale}
	p.box.Y = of.home.Bottom() - p.box.H
	return p
}

// The low sheet of one who waits.
const (
	quietFigure = 56.0
	quietPad    = 12.0
)

var quietStyle = ui.Style{Role: fonts.TextItalic, Size: 20, Color: ui.FadedInk, Line: 1.1}

// aside is where the coach's sheet lies if it is at home; without height it is not there.
func (s *Scene[V, M]) aside() ui.Rect {
	if s.coach == nil || s.Small() || s.summary != nil || s.told != nil {
		return ui.Rect{}
	}
	var p *speechPlan
	if s.Behind() || !s.coach.speaks() {
		p = s.planQuiet(s.waits())
	} else {
		p = s.planHome(s.teaches(nil))
	}
	if p == nil {
		return ui.Rect{}
	}
	return p.box
}

// hidden reports whether a sheet lies over what it points at, over a question or over
// something that may be chosen.
func (s *Scene[V, M]) hidden(p *speechPlan, list []ui.Region) bool {
	for _, r := range s.Questions() {
		if r.Overlaps(p.box) {
			return true
		}
	}
	return slices.ContainsFunc(list, func(r ui.Region) bool {
		return r.Bounds.Overlaps(p.box) && (r.Glow || slices.Contains(p.points, r.Name))
	})
}

// style is how its words are written.
func (p *speechPlan) style() ui.Style {
	if p.quiet {
		return quietStyle
	}
	return speechStyle
}

// buttons are the ways on and away, on the canvas.
func (p *speechPlan) buttons() (list []ui.Button) {
	add := func(w *way, r ui.Rect) {
		r = ui.Rect{X: p.box.X + r.X*p.scale, Y: p.box.Y + r.Y*p.scale, W: r.W * p.scale, H: r.H * p.scale}
		b := ui.NewButton(w.name, w.label, r, w.look, w.do)
		b.Size, b.Weight = 21*p.scale, w.weight
		list = append(list, b)
	}
	if p.on != nil {
		add(p.on, p.next)
	}
	if !p.quiet {
		add(&p.speech.away, p.away)
	}
	return list
}

// speechRegions are the sheet and its buttons, over the regions of the panels. The sheet is
// drawn where it was laid then. While the chooser is open it makes room for it, unless it lies
// at its home.
func (s *Scene[V, M]) speechRegions(panels []ui.Region) []ui.Region {
	s.spoken = nil
	of := s.speech(panels)
	if of == nil || of.text == "" {
		return nil
	}
	p := s.planSpeech(of, panels)
	if p == nil || s.chooser != nil && !p.atHome {
		return nil
	}
	s.spoken = p
	list := []ui.Region{{Name: of.name, Label: ui.Plain(of.text), Bounds: s.spoken.box}}
	for _, b := range s.spoken.buttons() {
		list = append(list, b.Region)
	}
	return list
}

// drawSpeech draws the sheet, and rings what it points at.
func (s *Scene[V, M]) drawSpeech(p *ui.Painter) {
	list := s.Regions()
	of := s.speech(list)
	if of == nil {
		return
	}
	var points []ui.Region
	for _, name := range of.points {
		if i := ui.Find(list, name); i >= 0 {
			points = append(points, list[i])
		}
	}
	s.spotlight(p, of, points)
	plan := s.spoken
	if plan == nil {
		return
	}
	p = p.Named(of.name)
	paint.Sheet(p, plan.box, paint.LargeSheet)
	if plan.atHome { // it lies on a sheet like it
		p.StrokeRound(plan.box.Inset(1), 10, 5, ui.Solid(ui.Ink))
		p.StrokeRound(plan.box.Inset(1), 10, 3, ui.Solid(ui.Gold))
	}
	q := p.At(plan.box.X, plan.box.Y, plan.scale)
	q.SpriteIn(of.figure, plan.figure)
	q.Paragraph(plan.text, plan.words, plan.style())
	for _, b := range plan.buttons() {
		b.Draw(p, s.ctx)
	}
}

// How dark the rest of the table is under the light on what is advised, and on what is taught.
const (
	advisedShade = .5
	taughtShade  = .28
)

// spotlight lights up what is spoken of. The question stays as it is, unless the coach only
// tells: it waits until he has done so.
func (s *Scene[V, M]) spotlight(p *ui.Painter, of *speech, points []ui.Region) {
	table, clear := ui.Canvas, []ui.Rect{s.screen.Bar}
	if s.Small() {
		table, clear = s.ctx.Room(), []ui.Rect{s.smallPlan().says}
	}
	shade := taughtShade
	switch {
	case len(points) == 0 || s.chooser != nil || s.leaves():
		shade = 0
	case s.Advised():
		shade = advisedShade
	case of.on != nil && of.on.look == ui.GoldLook:
		clear = nil
	}
	if shade == 0 && len(points) == 0 {
		return
	}
	s.spot.Draw(p, points, table, shade, s.ctx.Breath(), clear...)
}

// leaves reports whether the coach leaves the choice, or only answers to what one does: nothing
// is in the shade then.
func (s *Scene[V, M]) leaves() bool {
	if s.advice != nil || s.coach == nil {
		return false
	}
	step := s.coach.step()
	return step == nil || strings.HasSuffix(step.Do, anything)
}

// leaf returns a choice that is taken as it is, of those that may be made now; is reports
// whether it is looked for. Of several it is the one whose texts come first.
func (s *Scene[V, M]) leaf(is func(*moment.Choice) bool) (found *moment.Choice) {
	g := s.session.match.Game()
	look := func(c *moment.Choice) {
		if is(c) && (found == nil || before(g, c, found)) {
			found = c
		}
	}
	now := s.model.Now()
	leaves(now.Buttons, look)
	leaves(now.Further, look)
	for _, list := range now.Choices {
		leaves(list, look)
	}
	return found
}

// before orders choices: by their texts, then by the things that they touch.
func before(g game.Game, a, b *moment.Choice) bool {
	return cmp.Or(
		cmp.Compare(g.Text(a.Do[0]), g.Text(b.Do[0])), cmp.Compare(a.Label, b.Label),
		cmp.Compare(a.At.Kind, b.At.Kind), cmp.Compare(a.At.Seat, b.At.Seat), cmp.Compare(a.At.A, b.At.A), cmp.Compare(a.At.B, b.At.B),
	) < 0
}

// leaves visits the choices of a list that are taken as they are, and those that the others
// are asked for next.
func leaves(list []moment.Choice, visit func(*moment.Choice)) {
	for i := range list {
		if len(list[i].Then) == 0 {
			visit(&list[i])
		}
		leaves(list[i].Then, visit)
	}
}

// opens returns the regions where a choice is made that is looked for, or where one leads to
// it: those that glow, or the others if none does, the largest first.
func opens(list []ui.Region, is func(*moment.Choice) bool) (names []string) {
	var found []ui.Region
	for i := range list {
		choices, _ := list[i].Own.([]moment.Choice)
		leads := false
		leaves(choices, func(c *moment.Choice) { leads = leads || is(c) })
		if leads {
			found = append(found, list[i])
		}
	}
	if slices.ContainsFunc(found, func(r ui.Region) bool { return r.Glow }) {
		found = slices.DeleteFunc(found, func(r ui.Region) bool { return !r.Glow })
	}
	slices.SortStableFunc(found, func(a, b ui.Region) int {
		return cmp.Compare(b.Bounds.W*b.Bounds.H, a.Bounds.W*a.Bounds.H)
	})
	for _, r := range found {
		names = append(names, r.Name)
	}
	return names
}

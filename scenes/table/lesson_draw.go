package table

import (
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// The coach's sheet, in its own units.
const (
	coachWidth  = 560.0
	coachPad    = 22.0
	coachFigure = 84.0
	coachFoot   = 46.0
	coachButton = 190.0
)

var coachStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 23, Color: ui.Ink, Line: 1.2}

// coachPlan is where the coach's sheet and what is on it lie; the inner ones are in units of
// the sheet, which is scaled so often.
type coachPlan struct {
	box               ui.Rect
	scale             float64
	text              string
	words, next, away ui.Rect
}

// coachSays is what the coach says now; "" is nothing.
func (s *Scene[V, M]) coachSays() (text string) {
	if s.coach == nil || s.chooser != nil || s.summary != nil || s.Behind() {
		return ""
	}
	if s.coach.other {
		text = s.ctx.T("coach.other")
	}
	if step := s.coach.step(); step != nil {
		if text != "" {
			text += "\n"
		}
		text += s.ctx.T("lesson." + step.Say)
	}
	return text
}

// planCoach lays the sheet among the regions where it hides least of what it is about and of
// what is asked for.
func (s *Scene[V, M]) planCoach(text string, list []ui.Region) *coachPlan {
	p := &coachPlan{text: text, scale: s.ctx.Legible(coachStyle.Size)}
	measure := s.ctx.Measure().At(0, 0, p.scale)
	w := coachWidth - 2*coachPad - coachFigure
	h := max(measure.ParagraphHeight(text, w, coachStyle), coachFigure-20)
	p.words = ui.Rect{X: coachPad + coachFigure, Y: coachPad, W: w, H: h}
	foot := ui.Rect{X: p.words.X, Y: p.words.Bottom() + 12, W: w, H: coachFoot}
	p.away, _ = foot.CutLeft(coachButton)
	p.next, _ = foot.CutRight(coachButton)
	size := ui.Rect{W: coachWidth * p.scale, H: (foot.Bottom() + coachPad) * p.scale}
	near := s.screen.Prompt
	for _, name := range s.points() {
		if at := ui.Find(list, name); at >= 0 {
			near = list[at].Bounds
			break
		}
	}
	p.box = ui.Beside(list, near, s.Questions(), s.ctx.Sight().Inset(10), size.W, size.H)
	return p
}

// coachButtons are the ways on and away, on the canvas.
func (s *Scene[V, M]) coachButtons(p *coachPlan) (list []ui.Button) {
	on := func(r ui.Rect) ui.Rect {
		return ui.Rect{X: p.box.X + r.X*p.scale, Y: p.box.Y + r.Y*p.scale, W: r.W * p.scale, H: r.H * p.scale}
	}
	if step := s.coach.step(); step == nil || step.Do == "" {
		b := ui.NewButton("coach-on", s.ctx.T("coach.on"), on(p.next), ui.GoldLook, s.coachOn)
		list = append(list, b)
	}
	b := ui.NewButton("coach-end", s.ctx.T("coach.end"), on(p.away), ui.PlainLook, s.coachEnd)
	b.Weight = ui.Forgoes // he does not come back
	list = append(list, b)
	for i := range list {
		list[i].Size = 21 * p.scale
	}
	return list
}

func (s *Scene[V, M]) coachOn() {
	s.coach.goOn()
	s.Refresh()
}

func (s *Scene[V, M]) coachEnd() {
	s.coach = nil
	s.Refresh()
}

// coachRegions are the sheet and its buttons, over the regions of the panels. The sheet is
// drawn where it was laid then.
func (s *Scene[V, M]) coachRegions(panels []ui.Region) []ui.Region {
	text := s.coachSays()
	if text == "" {
		return nil
	}
	s.coach.plan = s.planCoach(text, panels)
	list := []ui.Region{{Name: "coach", Label: ui.Plain(text), Bounds: s.coach.plan.box}}
	for _, b := range s.coachButtons(s.coach.plan) {
		list = append(list, b.Region)
	}
	return list
}

// drawCoach draws the sheet, and rings what the coach points at.
func (s *Scene[V, M]) drawCoach(p *ui.Painter) {
	if s.coach == nil || s.Behind() {
		return
	}
	list := s.Regions()
	for _, name := range s.points() {
		if i := ui.Find(list, name); i >= 0 {
			paint.DrawBeacon(p, list[i], s.ctx.Breath())
		}
	}
	plan := s.coach.plan
	if plan == nil || s.coachSays() == "" {
		return
	}
	p = p.Named("coach")
	paint.Sheet(p, plan.box, paint.LargeSheet)
	q := p.At(plan.box.X, plan.box.Y, plan.scale)
	q.SpriteAt(s.title.Lesson.Coach, coachPad+coachFigure/2-8, coachPad+coachFigure/2, coachFigure)
	q.Paragraph(plan.text, plan.words, coachStyle)
	for _, b := range s.coachButtons(plan) {
		b.Draw(p, s.ctx)
	}
}

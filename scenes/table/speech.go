package table

import (
	"cmp"
	"slices"
	"strings"

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
	points []string  // the regions that he points at
	lit    []ui.Rect // what lies in no shade besides
	on     *way      // on the right; nil: he waits for something else
	also   *way      // between them, at home; nil: there is none
	away   way       // on the left
	apart  float64   // how much farther from the others that stands, at home
	part   float64   // of the lesson that is behind one
	quiet  bool      // he has nothing to say, and is there; he says that only at home
	home   ui.Rect   // where its sheet has its place, if it hides nothing there; zero: it has none
}

// way is a button of a sheet.
type way struct {
	name, label string
	look        ui.Look
	weight      ui.Weight
	do          func()
}

// speech is what is said now beside the regions; nil is nothing.
func (s *Scene[V, M]) speech(list []ui.Region) *speech {
	switch {
	case s.told != nil:
		return nil
	case s.summary != nil && s.Small() && s.coach != nil:
		return s.waits()
	case s.summary != nil && s.coach != nil:
		return s.recounts()
	case s.summary != nil && s.aside().H == 0:
		return nil
	case s.Behind():
		if s.coach != nil {
			return s.waits()
		}
		return nil
	case s.advice != nil:
		return s.advises(list)
	case s.isHeeded():
		return s.heeding()
	case s.screen.Tells != nil && s.screen.Tells(s.model):
		return nil
	case s.coach != nil && s.silent():
		return s.waits()
	case s.coach != nil:
		return s.teaches(list)
	case s.news != nil:
		return s.tells()
	}
	return nil
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
	if p == nil || s.chooser != nil && !p.stays(s.chooser.box) {
		return nil
	}
	s.spoken = p
	s.clears(panels, of)
	list := []ui.Region{{Name: of.name, Label: ui.Plain(of.text), Bounds: s.spoken.box}}
	for _, b := range s.spoken.buttons() {
		list = append(list, b.Region)
	}
	return append(list, s.pinnedRegions(p)...)
}

// drawSpeech draws the sheet, and rings what it points at.
func (s *Scene[V, M]) drawSpeech(p *ui.Painter) {
	list := s.Regions()
	of := s.speech(list)
	if of == nil || s.spoken == nil && s.summary != nil {
		s.drawVoice(p)
		return
	}
	var points []ui.Region
	open := s.read(list)
	for _, name := range of.points {
		if i := ui.Find(list, name); i >= 0 && !list[i].Bounds.Overlaps(open) {
			points = append(points, list[i])
		}
	}
	s.spotlight(p, of, points)
	s.drawVoice(p) // in whose shade it would be hard to read
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
	plan.drawPart(p)
	s.nods.pose(q, plan.figure).SpriteIn(of.figure, plan.figure)
	s.drawWords(p, plan)
	for _, b := range plan.buttons() {
		b.Draw(p, s.ctx)
	}
}

// read is where what is looked at lies large; zero where nothing does. What it covers is not
// pointed at.
func (s *Scene[V, M]) read(list []ui.Region) (r ui.Rect) {
	name := s.ctx.Hovered()
	if at := s.ctx.Focus(); s.ctx.Focused(at) {
		name = at
	}
	if i := ui.Find(list, name); i >= 0 {
		r = list[i].Beside
	}
	return r
}

// How dark the rest of the table is under the light on what is advised, and on what is taught.
const (
	advisedShade = .26
	taughtShade  = .2
)

// spotlight lights up what is spoken of. The question stays as it is, unless the coach only
// tells: it waits until he has done so.
func (s *Scene[V, M]) spotlight(p *ui.Painter, of *speech, points []ui.Region) {
	table, clear := ui.Canvas, []ui.Rect{s.screen.Bar}
	if s.Small() {
		table, clear = s.ctx.Room(), []ui.Rect{s.smallPlan().says}
	}
	if of.on != nil && of.on.look == ui.GoldLook {
		clear = nil
	}
	if s.Small() { // what can be pressed there would look as if it could not
		plan := s.smallPlan()
		clear = append(clear, plan.ways, plan.tabs, plan.bar)
	}
	if s.summary != nil {
		box, _ := s.summaryPlan(p)
		clear = append(clear, box)
	}
	if !s.Small() {
		clear = append(clear, of.lit...)
	}
	if len(points) > 0 {
		s.spot.Draw(p, points, table, s.shade.value(), s.ctx.Breath(), clear...)
	}
}

// heard is what is said, and whether the pointer has moved since that began.
type heard struct {
	text  string
	x, y  float64 // where the pointer was then
	moved bool
	ended bool // something was said before, and now nothing is
}

// left reports whether a sheet has gone from under the pointer.
func (h *heard) left() bool { return h.ended && !h.moved }

// hearken notes what is said now.
func (s *Scene[V, M]) hearken() {
	in, text := s.ctx.Input(), ""
	if s.spoken != nil {
		text = s.spoken.text
	}
	if text != s.heard.text {
		s.heard = heard{text: text, x: in.X, y: in.Y, ended: text == ""}
		s.small.words.To(0)
		s.reveal()
	}
	s.heard.moved = s.heard.moved || in.X != s.heard.x || in.Y != s.heard.y
}

// shades is how dark the rest of the table is to be. As soon as one points at something, to read
// it or to take it, nothing lies in the shade.
func (s *Scene[V, M]) shades() float64 {
	at := s.ctx.Hovered()
	switch {
	case s.chooser != nil || s.leaves(), s.heard.moved && at != "" && !s.ofSheet(at):
		return 0
	case s.advice != nil:
		return advisedShade
	}
	return taughtShade
}

// ofSheet reports whether a region is the sheet or one of its buttons.
func (s *Scene[V, M]) ofSheet(name string) bool {
	of := s.spoken
	return of != nil && (name == of.name || name == of.speech.away.name || of.on != nil && name == of.on.name)
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
func (s *Scene[V, M]) leaf(is func(*moment.Choice) bool) *moment.Choice {
	return leafIn(s.model.Now(), s.session.match.Game(), is)
}

// leafIn is the same of the choices of a moment of a game.
func leafIn[V any](now *paint.Frame[V], g game.Game, is func(*moment.Choice) bool) (found *moment.Choice) {
	look := func(c *moment.Choice) {
		if is(c) && (found == nil || before(g, c, found)) {
			found = c
		}
	}
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

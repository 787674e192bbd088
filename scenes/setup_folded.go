package scenes

import (
	"merlin/fonts"
	"merlin/scenes/ui"
)

// Where a title has many house rules, and presets that choose among them, the set-up shows
// the presets alone, each with what it means; the rest is a press away.

// foldedFrom is how many house rules are many.
const foldedFrom = 6

// folds reports whether the title has so many.
func (s *setup) folds() bool { return len(s.game.title.Options) > foldedFrom && s.presetsRule() }

// foldedParts are the places of the presets and of the button that shows the rest: once it is
// shown, of that which hides it again, in the cell left free.
func (s *setup) foldedParts() (presets, more ui.Rect) {
	if s.more {
		return presets, s.plan.cells[len(s.plan.cells)-1]
	}
	more, presets = s.plan.shelf.Inset(shelfGap).CutBottom(64)
	presets.H -= shelfGap
	return presets, ui.Around(more.X+more.W/2, more.Y+more.H/2, 520, more.H)
}

func (s *setup) buildFolded() {
	presets, more := s.foldedParts()
	key := "setup.more"
	if s.more {
		key = "setup.fewer"
	}
	b := s.button("more-options", s.ctx.T(key), more, ui.DarkLook, func() { s.more = !s.more; s.again() })
	b.Size = 26
	if s.more {
		return
	}
	list := s.game.title.Presets
	for i, p := range list {
		key := "setup.preset." + p.Name
		b := s.button("preset-"+p.Name, s.ctx.T(key), presets.Row(i, len(list), shelfGap), ui.PlainLook, func() { s.preset(&p) })
		b.As(ui.Radio, s.like(&p))
		b.Text, b.Tip = "", ui.Say(s.ctx.T(key+"_tip"))
	}
}

// drawFolded writes on the presets what they are and mean.
func (s *setup) drawFolded(p *ui.Painter) {
	p = p.Named("setup")
	presets, _ := s.foldedParts()
	list := s.game.title.Presets
	for i := range list {
		ink := ui.Ink
		if s.like(&list[i]) {
			ink = ui.Rubric
		}
		key := "setup.preset." + list[i].Name
		head, tip := presets.Row(i, len(list), shelfGap).Inset(18).CutTop(56)
		p.TextIn(s.ctx.T(key), head, ui.Style{Role: fonts.TextBold, Size: 32, Min: 21, Color: ink, Align: ui.Center, VAlign: ui.Middle})
		st := ui.BodyStyle.Placed(ui.Center, ui.Middle).Sized(26)
		st.Min, st.Line = ui.Least, 1.12
		p.Paragraph(s.ctx.T(key+"_tip"), tip, st)
	}
}

package draw

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Lead is the first paragraph of a tip, bare, as a label.
func Lead(tip string) string {
	first, _, _ := strings.Cut(tip, "\n")
	return ui.Plain(first)
}

// dieRegion is the region of a die: while another one is in hand a click takes it
// instead, on that one it puts it back.
func (f *Frame) dieRegion(t game.Target, r ui.Rect, tip ui.Sentence) ui.Region {
	reg := f.ThingRegion(t, r, tip)
	if !f.IsRetake(t) {
		return reg
	}
	does := f.RetakeWords(t.A)
	reg.Enabled, reg.Glow, reg.Called, reg.Why = true, false, "", nil
	reg.Label = f.Pair(f.T("die.own", "value", int(f.View.Players[t.Seat].Dice[t.A].Value)), does)
	if tip != nil {
		reg.Tip = func() string { return words.Paragraphs(tip(), "<b>"+does+"</b>") }
	}
	if reg.Weight = ui.Takes; f.View.Turn.Die == t.A {
		reg.Weight = ui.Returns
	}
	reg.Press = func() { f.Retake(t.A) }
	return reg
}

// drawTurned marks a die that another player has turned with that player's crest.
func drawTurned(p *ui.Painter, f *Frame, die game.Target, x, y, size float64) {
	t, ok := f.Turned[die]
	if !ok {
		return
	}
	p.StrokeRound(ui.Around(x, y, size*.92, size*.92), size*.16, max(2, size*.06), ui.Solid(ui.Rubric))
	p.SpriteAt("score-"+f.Seats[t.By].Colour, x+size*.38, y-size*.36, max(17, size*.44))
}

// ThingRegion returns the region of a thing: enabled when it may be chosen, else with
// the reason why not. tip may be nil.
func (f *Frame) ThingRegion(t game.Target, r ui.Rect, tip ui.Sentence) ui.Region {
	list := f.At(t)
	if len(list) == 0 {
		list = f.Through[f.Rows.Key(t)]
	}
	reg := ui.Region{Name: f.Rows.Region(t), Label: f.Label(t), Bounds: r, Tip: tip}
	if len(list) == 0 {
		reg.Called, reg.Why = f.Plainly(t), func() string { return f.Why(t) }
		return reg
	}
	reg.Enabled, reg.Glow, reg.Weight = true, f.IsGlowing(t), paint.Weight(list)
	f.Opens(&reg, list)
	if tip != nil {
		reg.Tip = func() string { return words.Paragraphs(append([]string{tip()}, f.Warned(list)...)...) }
	}
	return reg
}

// takeDie lets a press on a space take the die that leads there, where that is no question:
// who points at where he wants to go means it.
func (f *Frame) takeDie(reg *ui.Region, space uint8) {
	if f.Kind != merlin.AskDie || reg.Enabled {
		return
	}
	var by *model.Landing
	for i := range f.Landings {
		l := &f.Landings[i]
		switch {
		case l.To() != space:
		case by == nil:
			by = l
		case by.Figure != l.Figure || by.Value != l.Value:
			return
		}
	}
	if by == nil {
		return
	}
	list := slices.DeleteFunc(slices.Clone(f.At(model.DieTarget(f.Asked, by.Die))), func(c moment.Choice) bool { return c.Last().Kind != merlin.ActDie })
	if len(list) == 1 {
		reg.Label += ". " + words.Capital(f.ChoiceSaid(&list[0], nil))
		reg.Enabled, reg.Weight = true, paint.Weight(list)
		f.Opens(reg, list)
	}
}

// Note returns a region that cannot be chosen and only explains itself.
func Note(name, label string, tip ui.Sentence, r ui.Rect) ui.Region {
	return ui.Region{Name: name, Label: label, Tip: tip, Bounds: r}
}

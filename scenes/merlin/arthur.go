package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

var arthur = Module{
	Name: "arthur",

	Events: []EventRow{},

	Actions: []ActionRow{
		{Kind: merlin.ActRing},
		{Kind: merlin.ActWalk, Reach: wayReach},
		{Kind: merlin.ActActivate},
		{Kind: merlin.ActReplace},
		{Kind: merlin.ActKeep},
		{Kind: merlin.ActExchange, Role: Extra, Flag: "exchange", Changes: dieHeld, Reach: handReach, Describe: (*frame).describeExchange},
		{Kind: merlin.ActPlus, Role: Extra, Flag: "plus-minus", Changes: dieHeld, Reach: handReach},
		{Kind: merlin.ActMinus, Role: Extra, Flag: "plus-minus", Changes: dieHeld, Reach: handReach},
		{Kind: merlin.ActPict},
		{Kind: merlin.ActPile},
		{Kind: merlin.ActFreeManor},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetPict, Parts: partA, Region: numbered("pict-"), Name: (*frame).pictThing, Why: keyed((*frame).whyPict), Chapter: "arthur"},
		{Kind: merlin.TargetPile, Parts: partA, Region: numbered("pict-pile-"), Name: (*frame).pictPileThing, Why: keyed((*frame).whyPictPile), Chapter: "arthur"},
		{Kind: merlin.TargetFigure, Parts: partA, Region: figureRegion, Name: (*frame).figureThing, Chapter: "arthur"},
	},

	Asks: []AskRow{
		{Ask: "resource", Takes: true, Why: keyed((*frame).whyOtherItem)},
		{Ask: "walk-arthur", Why: spaceBecause("why.walk.arthur")},
		{Ask: "walk-merlin", Why: spaceBecause("why.walk.merlin")},
	},
}

func (f *frame) describeExchange(c *table.Choice, a game.Action) {
	c.Short = f.figureTerm(merlin.Figure(a.A))
}

func figureRegion(t game.Target) string { return "lead-" + figureWord(merlin.Figure(t.A)) }

func (f *frame) figureThing(t game.Target) string { return f.figureTerm(merlin.Figure(t.A)) }

// spaceBecause is the reason why a space cannot be chosen.
func spaceBecause(key string) func(*frame, game.Target) string {
	return func(f *frame, t game.Target) string {
		if t.Kind != merlin.TargetSpace {
			return ""
		}
		return f.T(key)
	}
}

// pictThing names an open Pict or its empty place.
func (f *frame) pictThing(t game.Target) string {
	pict := f.View.Mods.Arthur.Picts.Open[t.A]
	if pict == merlin.NoPict {
		return f.T("why.pict.gone")
	}
	return f.pictName(pict)
}

func (f *frame) pictPileThing(t game.Target) string {
	return f.T("pict.pile", "count", int(f.View.Mods.Arthur.Picts.Left[t.A]))
}

func (f *frame) whyPict(t game.Target) string {
	if f.View.Mods.Arthur.Picts.Open[t.A] == merlin.NoPict {
		return "pict.gone"
	}
	return "pict.moment"
}

func (f *frame) whyPictPile(t game.Target) string {
	if f.View.Mods.Arthur.Picts.Left[t.A] == 0 {
		return "pict.pile-empty"
	}
	return "pict.pile-moment"
}

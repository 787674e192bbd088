package roundtable

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
)

// exercises are what the lesson has no time for: each where it is first possible, and good.
var exercises = []table.Exercise[*draw.Frame]{
	{Name: "roundtable-try-accuse", Say: "try-accuse", At: []string{"act-accuse"}, Now: func(f *draw.Frame) (said table.Saying, ok bool) {
		return said, first(f) && f.MayHide() && may(f, roundtable.ActAccuse)
	}},
	{Name: "roundtable-try-heal", Say: "try-heal", At: []string{"act-heal"}, Now: func(f *draw.Frame) (said table.Saying, ok bool) {
		life := int(f.View.Players[f.Home].Life)
		said.With = []any{"life", life}
		return said, first(f) && life < roundtable.MaxLife-1 && healsWithSpare(f)
	}},
	{Name: "roundtable-try-fight", Say: "try-fight", At: []string{"act-fight"}, Now: func(f *draw.Frame) (said table.Saying, ok bool) {
		sum := strength(f)
		said.With = []any{"sum", sum, "sides", roundtable.Beats(sum)}
		return said, first(f) && !hasFought(f) && f.View.Engines > 0 && may(f, roundtable.ActFight) && roundtable.Beats(sum) >= goodFight
	}},
	{Name: "roundtable-try-special", Say: "try-special", At: []string{"act-special"}, Now: func(f *draw.Frame) (said table.Saying, ok bool) {
		return said, first(f) && may(f, roundtable.ActPlay) && !playsMerlin(f)
	}},
}

// pressing is from how many Despairs to its loss on the Grail wants its cards.
const pressing = 3

// healsWithSpare is whether one may heal with cards that the Grail does not want badly.
func healsWithSpare(f *draw.Frame) bool {
	d, ok := f.Danger(roundtable.GrailQuest)
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		a := c.Last()
		return a.Kind == roundtable.ActHeal && (roundtable.White(a.A) != roundtable.GrailCard || !ok || d.Left > pressing)
	})
}

// hasFought is whether the Knight here has fought an engine before.
func hasFought(f *draw.Frame) bool {
	return slices.ContainsFunc(f.Moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Events, func(e game.Event) bool { return e.Kind == roundtable.EventSiegeOver && e.Seat == f.Home })
	})
}

// goodFight is how many of the sides of the die the cards beat at least that a fight is offered to be
// tried with.
const goodFight = 6

// first is whether the first Heroic Action of one's turn is asked for.
func first(f *draw.Frame) bool {
	return f.Kind == model.AskHeroic && f.Asked == f.Home && f.View.Turn.Done == 0
}

// acted is whether a Heroic Action has been taken in the turn of which the end or another is asked.
func acted(f *draw.Frame) bool {
	return f.Kind == model.AskHeroic && f.Asked == f.Home && f.View.Turn.Done > 0
}

// playsMerlin is whether Merlin can be played.
func playsMerlin(f *draw.Frame) bool {
	for _, c := range f.All {
		if a := c.Last(); a.Kind == roundtable.ActPlay && roundtable.White(a.A) == roundtable.Merlin {
			return f.Kind == model.AskHeroic
		}
	}
	return false
}

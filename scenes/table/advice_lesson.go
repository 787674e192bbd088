package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes/table/moment"
)

// lessonLine is what a choice that the coach advises goes on with, as he advises the rest of the turn,
// in the game as the person may know it.
func (s *Scene[V, M]) lessonLine(c *moment.Choice) []game.Move {
	a := &advice{moves: s.session.Moves()}
	chance := a.chance()
	g := s.session.match.Game()
	t := &through{at: g.Imagine(g.Decision().Seat, &chance)}
	for _, do := range c.Do {
		t.take(do)
	}
	for i := s.coach.at; i < len(s.coach.steps) && s.coach.steps[i].Turn == s.coach.step().Turn && t.open(); i++ {
		for _, do := range leadingTo(t.at, s.coach.steps[i].Do) {
			t.take(do)
		}
	}
	return t.line
}

// leadingTo is the option of a game with a stable text, after another one if that asks for it; nil: there is none.
func leadingTo(g game.Game, text string) []game.Action {
	if do, ok := optionOf(g, text); ok {
		return []game.Action{do}
	}
	d := g.Decision()
	for _, a := range d.Options {
		next := g.Clone()
		if next.Apply(a) != nil || next.Revealed() || next.Over() || next.Decision().Seat != d.Seat {
			continue
		}
		if do, ok := optionOf(next, text); ok {
			return []game.Action{a, do}
		}
	}
	return nil
}

// optionOf is the option of a game with a stable text.
func optionOf(g game.Game, text string) (game.Action, bool) {
	options := g.Decision().Options
	i := slices.IndexFunc(options, func(a game.Action) bool { return g.Text(a) == text })
	if i < 0 {
		return game.Action{}, false
	}
	return options[i], true
}

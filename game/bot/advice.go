package bot

import "merlin/game"

// adviceOf returns what a game's title advises, and the usual where it says nothing.
func adviceOf(g game.Game) game.Advice {
	var advice game.Advice
	if of, ok := g.(game.Adviser); ok {
		advice = of.Advice()
	}
	if advice.Value == nil {
		advice.Value = victory
	}
	advice.Scale = max(1, advice.Scale)
	return advice
}

// victory values a game that is over by who has won.
func victory(g game.Game, s game.Seat) int {
	if g.Outcomes()[s].Won {
		return 1
	}
	return -1
}

// worthwhile returns the options of an imagined position that are worth pondering, the
// plain course of things first.
func (t *Thinker) worthwhile(g game.Game, options []game.Action) []game.Action {
	if t.advice.Shortlist == nil || len(options) == 1 {
		return options
	}
	d := g.Decision()
	t.list = t.advice.Shortlist(g, &d, mixed(t.chance.Lo), t.list[:0])
	return t.list
}

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
// plain course of things first; wide adds what a novice might take.
func (t *Thinker) worthwhile(g game.Game, options []game.Action, wide bool) []game.Action {
	if t.advice.Shortlist == nil || len(options) == 1 {
		return options
	}
	d := g.Decision()
	t.list = t.advice.Shortlist(g, &d, wide, mixed(t.chance.Lo), t.list[:0])
	return t.list
}

// anyOf takes one of a shortlist by chance: the first as often as all others together, and
// so on.
func anyOf(options []game.Action, chance *game.Stream) []game.Action {
	for len(options) > 1 && chance.N(2) == 0 {
		options = options[1:]
	}
	return options[:1]
}

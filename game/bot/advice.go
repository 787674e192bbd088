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

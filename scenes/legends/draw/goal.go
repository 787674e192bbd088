package draw

import "merlin/scenes"

// goals are what brings points, with sprites.
var goals = []struct{ icon, key string }{
	{"points-star", "win"},
	{"when-won", "events"},
	{"arms-pendragon", "bids"},
	{"crown", "special"},
	{"when-may", "texts"},
	{"back-event", "end"},
}

// Goal is what brings points, and when the game ends.
func Goal(f *Frame) (g scenes.Goal) {
	for _, row := range goals {
		g.Wins = append(g.Wins, scenes.GoalLine{Icon: row.icon, Text: f.T("goal." + row.key)})
	}
	return g
}

package draw

import (
	"merlin/game/legends"
	"merlin/scenes"
)

// goals are what brings points and what else is to be known, with sprites.
var goals = []struct{ icon, key string }{
	{"points-star", "win"},
	{"when-won", "events"},
	{"arms-pendragon", "bids"},
	{"crown", "special"},
	{"when-may", "texts"},
	{"helper-romance", "romance"},
	{"effect-silence", "silence"},
	{"back-character", "hand"},
	{"back-event", "end"},
}

// Goal is what brings points, and when the game ends on the level that is played.
func Goal(f *Frame) (g scenes.Goal) {
	for _, row := range goals {
		key := row.key
		if key == "end" && f.View.Level == legends.Beginner {
			key = "end-beginner"
		}
		text := f.T("goal."+key, "count", f.Table().Limit(f.Home))
		g.Wins = append(g.Wins, scenes.GoalLine{Icon: row.icon, Text: text})
	}
	return g
}

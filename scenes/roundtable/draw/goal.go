package draw

import "merlin/scenes"

// goals are what wins and loses, with sprites.
var goals = []struct{ icon, key string }{
	{"sword-white", "swords"},
	{"badge-tournament", "quests"},
	{"siege-engine", "siege"},
	{"sword-black", "black"},
	{"heart", "lives"},
	{"traitor", "traitor"},
}

// Goal is what wins and loses.
func Goal(f *Frame) (g scenes.Goal) {
	for _, row := range goals {
		g.Wins = append(g.Wins, scenes.GoalLine{Icon: row.icon, Text: f.T("goal." + row.key)})
	}
	return g
}

package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
)

// lesson is Merlin's: the first round of a game of two.
func lesson(rules merlin.Title) *table.Lesson[*draw.Frame] {
	return &table.Lesson[*draw.Frame]{
		Setup: func(opponent uint8) game.Setup {
			seats := []game.Player{{Colour: 0}, {Colour: 2, Level: opponent}}
			return rules.Setup(seats, nil, game.SeedOf("lesson-251"))
		},
		Turn: turnsTaken, Steps: lessonSteps,
	}
}

// turnsTaken counts the turns that the person here has begun.
func turnsTaken(f *draw.Frame) (n int) {
	count := func(events []game.Event) {
		for _, e := range events {
			if e.Kind == merlin.EventTurn && e.Seat == f.Home {
				n++
			}
		}
	}
	count(f.Start)
	for i := range f.Moves {
		count(f.Moves[i].Events)
	}
	return n
}

// servantsAtHome are the regions of the servants on the castle.
var servantsAtHome = []string{"home-lady", "home-shieldbearer", "home-mason", "home-flagbearer"}

var lessonSteps = []table.Step{
	{Turn: 1, Say: "welcome", At: []string{"score-1"}},
	{Turn: 1, Say: "points", At: []string{"own-manors", "own-markers", "card-13", "card-16", "card-27", "card-35", "traitor-black", "traitor-brown"}},
	{Turn: 1, Say: "dice", At: []string{"die-1", "die-2", "die-3", "die-4"}},
	{Turn: 1, Say: "die-province", Do: "die 1"},
	{Turn: 1, Say: "move", Do: "move clockwise"},
	{Turn: 1, Say: "servants", At: servantsAtHome},
	{Turn: 1, Say: "mason", Do: "place mason purple"},
	{Turn: 1, Say: "stays", At: []string{"place-mason-purple"}},
	{Turn: 1, Say: "end", Do: "end"},

	{Turn: 2, Say: "traitors", At: []string{"traitor-black", "traitor-brown"}},
	{Turn: 2, Say: "free-repel", Else: true},
	{Turn: 2, Say: "free-space", At: []string{"die-1", "die-2", "die-3", "die-4"}, Else: true},
	{Turn: 2, Say: "die-flag", Do: "die 3", Only: true},
	{Turn: 2, Say: "apple", At: []string{"apples"}},
	{Turn: 2, Say: "move", Do: "move clockwise"},
	{Turn: 2, Say: "flag", Do: "take flag black", Only: true},
	{Turn: 2, Say: "repel", Do: "repel black"},
	{Turn: 2, Say: "end-flag", Do: "end", Only: true},
	{Turn: 2, Say: "end-free", Do: "end", Else: true},

	{Turn: 3, Say: "free-manors", Else: true},
	{Turn: 3, Say: "free-influence", Else: true},
	{Turn: 3, Say: "die-merlin", Do: "die merlin"},
	{Turn: 3, Say: "way", Do: "move clockwise", Only: true},
	{Turn: 3, Say: "build", Do: "build 4,3 purple", Only: true},
	{Turn: 3, Say: "tower", Do: "influence purple", Only: true},
	{Turn: 3, Say: "staff", Do: "staff", Only: true},
	{Turn: 3, Say: "build-again", Do: "build 6,2 brown", Only: true},
	{Turn: 3, Say: "tower-again", Do: "influence blue", Only: true},
	{Turn: 3, Say: "areas", At: []string{"area-2", "area-5"}, Only: true},
	{Turn: 3, Say: "end-build", Do: "end", Only: true},
	{Turn: 3, Say: "end-free", Do: "end", Else: true},

	{Turn: 4, Say: "quests", At: []string{"card-16"}, Only: true},
	{Turn: 4, Say: "free-quests", Else: true},
	{Turn: 4, Say: "die-last", Do: "die 2", Only: true},
	{Turn: 4, Say: "move", Do: "move clockwise"},
	{Turn: 4, Say: "move-servant", Do: "place mason blue", Only: true},
	{Turn: 4, Say: "fulfil", Do: "fulfil 16"},
	{Turn: 4, Say: "end-quest", Do: "end", Only: true},
	{Turn: 4, Say: "end-free", Do: "end", Else: true},
	{Turn: 4, Say: "draw", Do: "draw deck", Only: true},

	{Turn: 5, Say: "rounds", At: []string{"rounds"}},
	{Turn: 5, Say: "free-pieces", At: append([]string{"apples", "staffs"}, servantsAtHome...), Else: true},
	{Turn: 5, Say: "relics", At: []string{"stand-grail", "stand-excalibur", "space-9", "space-22"}},
	{Turn: 5, Say: "help", At: []string{"show", "help", "menu"}},
	{Turn: 5, Say: "farewell", Only: true},
	{Turn: 5, Say: "farewell-free", Else: true},
}

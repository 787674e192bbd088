package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
)

// lesson is Merlin's: the first two rounds of a game of two, with the scoring that follows them. In
// the first round he advises; in the second one chooses for oneself, and hears one thing in each
// turn. Who goes his own way is kept company: where something is chosen for the first time he
// hears what matters in choosing it.
func lesson(rules merlin.Title) *table.Lesson[*draw.Frame] {
	return &table.Lesson[*draw.Frame]{
		Setup: func(opponent uint8) game.Setup {
			seats := []game.Player{{Colour: 2}, {Colour: 0, Level: opponent, Face: "lot"}} // no province is red: that names the pupil
			return rules.Setup(seats, nil, game.SeedOf(lessonSeed))
		},
		Turn: turnsTaken, Steps: lessonSteps, Now: lessonNow, Same: sameDie, Scored: lessonScored,
	}
}

// turnsTaken counts the turns that the person here has begun.
func turnsTaken(f *draw.Frame) (n int) {
	each(f, func(e game.Event) {
		if e.Kind == merlin.EventTurn && e.Seat == f.Home {
			n++
		}
	})
	return n
}

// servantsAtHome are the regions of the servants on the castle.
var servantsAtHome = []string{"home-lady", "home-shieldbearer", "home-mason", "home-flagbearer"}

var (
	provinces = []string{"province-black", "province-grey", "province-blue", "province-purple", "province-orange", "province-brown"}

	dice    = []string{"die-1", "die-2", "die-3", "die-4"}
	flags   = []string{"goods-flag-black", "goods-flag-grey", "goods-flag-blue", "goods-flag-purple", "goods-flag-orange", "goods-flag-brown"}
	markers = []string{"marker-black", "marker-grey", "marker-blue", "marker-purple", "marker-orange", "marker-brown"}
)

var lessonSteps = []table.Step{
	{Turn: 1, Say: "welcome", At: []string{"score-1"}},
	{Turn: 1, Say: "points", At: provinces},
	{Turn: 1, Say: "dice", At: append([]string{"figure-1", "figure-merlin"}, dice...)},
	{Turn: 1, Say: "die-province", Do: "die 1", Then: otherDie},
	{Turn: 1, Say: "move", Do: "move clockwise", Only: true, Then: otherMove},
	{Turn: 1, Say: "servants", At: servantsAtHome, Core: true},
	{Turn: 1, Say: "mason", Do: "place mason purple", Only: true, Then: otherServant},
	{Turn: 1, Say: "stays", Core: true},
	{Turn: 1, Say: "end", Do: "end"},

	{Turn: 1, Say: "own-quest", Core: true, Else: true},
	{Turn: 1, Say: "own-bravo-on", Core: true, Else: true},
	{Turn: 1, Say: "lost-sword", Core: true},
	{Turn: 1, Say: "lost-grail", Core: true},
	{Turn: 1, Say: "lost-servant", At: servantsAtHome, Core: true},
	{Turn: 1, Say: "rival-flag", Core: true},
	{Turn: 1, Say: "own-repel", At: []string{"goods-flag-black"}, Core: true, Else: true},
	{Turn: 1, Say: "own-bravo", Do: "end", Core: true, Else: true, Less: "own-bravo-on"},
	{Turn: 1, Say: "own-manor", Do: "end", Core: true, Else: true},
	{Turn: 1, Say: "own-nothing", Do: "*", Core: true, Else: true},
	{Turn: 1, Say: "own-move", Do: "move *", Core: true, Else: true, Then: otherMove},
	{Turn: 1, Say: "own-merlin", Do: "move *", Core: true, Else: true, Then: otherMove},
	{Turn: 1, Say: "own-place", Do: "place *", Core: true, Else: true, Then: skipping},
	{Turn: 1, Say: "own-guest", Do: "place *", Core: true, Then: skipping},
	{Turn: 1, Say: "own-walk", Do: "place *", Core: true, Else: true, Then: skipping},
	{Turn: 1, Say: "own-shield", Do: "take *", Core: true, Then: skipping},
	{Turn: 1, Say: "own-flag", Do: "take *", Core: true, Else: true, Then: skipping},
	{Turn: 1, Say: "own-material", Do: "take *", Core: true, Then: skipping},
	{Turn: 1, Say: "own-points", Do: "act", Core: true, Then: skipping},
	{Turn: 1, Say: "own-trade", Do: "give *", Core: true, Then: skipping},
	{Turn: 1, Say: "own-discard", Do: "*", Core: true, Else: true},
	{Turn: 1, Say: "own-excalibur", Do: "act", Core: true, Then: skipping},
	{Turn: 1, Say: "own-banish", Do: "banish *", Core: true},
	{Turn: 1, Say: "own-grail", Do: "act", Core: true, Then: skipping},
	{Turn: 1, Say: "own-build", Do: "build *", Core: true, Else: true, Then: skipping},
	{Turn: 1, Say: "own-tower", At: markers, Do: "*", Core: true, Else: true},
	{Turn: 1, Say: "own-staff", At: []string{"staffs"}, Do: "*", Core: true, Else: true},
	{Turn: 1, Say: "own-draw", Do: "draw *", Core: true, Else: true},

	{Turn: 2, Say: "traitors"},
	{Turn: 2, Say: "free-repel", At: flags, Else: true},
	{Turn: 2, Say: "own-die", Do: "die *", Core: true, Else: true},
	{Turn: 2, Say: "die-flag", Do: "die 3", Only: true, Then: otherDie},
	{Turn: 2, Say: "move", Do: "move clockwise", Only: true, Then: otherMove},
	{Turn: 2, Say: "flag", At: []string{"stock-flag-black", "marker-black"}, Do: "take flag black", Only: true, Then: []table.Reply{{Did: "take", Say: "other-flag", Pity: true}, skip}},
	{Turn: 2, Say: "repel", Do: "repel black", Only: true, Then: []table.Reply{{Did: "repel", Say: "other-repel", Pity: true}, {Did: "end", Say: "other-keep"}}},
	{Turn: 2, Say: "end-flag", Do: "end", Only: true},
	{Turn: 2, Say: "own-end", Do: "end", Core: true, Else: true},

	{Turn: 3, Say: "apple", At: []string{"apples"}, Core: true},
	{Turn: 3, Say: "free-manors", At: []string{"own-manors", "area-2", "area-5"}, Else: true, Less: "own-build"},
	{Turn: 3, Say: "free-influence", At: markers, Else: true},
	{Turn: 3, Say: "die-merlin", Do: "die merlin", Only: true, Then: otherDie},
	{Turn: 3, Say: "way", Do: "move clockwise", Only: true, Then: append([]table.Reply{{Did: "move back", Say: "other-way"}}, otherMove...)},
	{Turn: 3, Say: "build", Do: "build 4,3 purple", Only: true, Then: otherTile},
	{Turn: 3, Say: "tower", Do: "influence purple", Only: true, Then: otherBonus},
	{Turn: 3, Say: "staff", Do: "staff", Only: true, Then: []table.Reply{{Did: "no-staff", Say: "other-staff", Pity: true}}},
	{Turn: 3, Say: "build-again", Do: "build 6,2 brown", Only: true, Then: otherTile},
	{Turn: 3, Say: "tower-again", Do: "influence blue", Only: true, Then: otherBonus},
	{Turn: 3, Say: "areas", At: []string{"area-2", "area-5"}, Only: true},
	{Turn: 3, Say: "end-build", Do: "end", Only: true},

	{Turn: 4, Say: "quests", At: []string{"card-16"}, Only: true},
	{Turn: 4, Say: "free-quests", Else: true, Less: "own-quest"},
	{Turn: 4, Say: "free-pieces", At: []string{"apples", "staffs"}, Else: true, Less: "own-staff"},
	{Turn: 4, Say: "die-last", Do: "die 2", Only: true},
	{Turn: 4, Say: "move", Do: "move clockwise", Only: true, Then: otherMove},
	{Turn: 4, Say: "move-servant", Do: "place mason blue", Only: true, Then: []table.Reply{{Did: "place", Say: "other-walk"}, skip}},
	{Turn: 4, Say: "fulfil", Do: "fulfil 16", Only: true, Then: []table.Reply{{Did: "end", Say: "other-later"}}},
	{Turn: 4, Say: "end-quest", Do: "end", Only: true},
	{Turn: 4, Say: "draw", Do: "draw deck", Only: true, Then: []table.Reply{{Did: "draw", Say: "other-draw"}}},

	{Turn: 5, Say: "more-quest", Core: true, Less: "own-quest"},
	{Turn: 5, Say: "relics", Core: true},
	{Turn: 5, Say: "rounds", At: []string{"rounds", "show"}, Core: true},
	{Turn: 6, Say: "help", At: []string{"help", "menu"}, Core: true},
	{Turn: 7, Say: "powers", At: flags, Core: true},
	{Turn: 8, Say: "scoring", At: []string{"rounds"}},
	{Turn: 8, Say: "stake", At: []string{"goods-flag-black"}, Do: "repel *", Core: true, Then: []table.Reply{{Did: "pay", Say: "other-pay"}}},
	{Turn: 8, Say: "stake-safe", At: []string{"goods-flag-black"}, Do: "*", Core: true},
	{Turn: 8, Say: "tie", At: []string{"grail"}, Do: "*", Core: true},
	{Turn: 9, Say: "farewell", At: []string{"score-1"}},
}

// What is answered to who does otherwise, by what he does.
var (
	skip         = table.Reply{Did: "decline", Say: "other-leave"}
	skipping     = []table.Reply{skip}
	otherDie     = []table.Reply{{Did: "die merlin", Say: "other-white"}, {Did: "die", Say: "other-die"}}
	otherMove    = []table.Reply{{Did: "apple", Say: "other-apple"}, {Did: "flip", Say: "other-power"}, {Did: "backwards", Say: "other-power"}}
	otherServant = []table.Reply{
		{Did: "place lady", Say: "other-lady", Pity: true},
		{Did: "place shield-bearer", Say: "other-shieldbearer", Pity: true},
		{Did: "place flag-bearer", Say: "other-flagbearer", Pity: true},
		skip,
	}
	otherTile  = []table.Reply{{Did: "build", Say: "other-tile"}, skip}
	otherBonus = []table.Reply{{Did: "influence", Say: "other-influence"}, {Did: "take", Say: "other-tower"}, {Did: "no-bonus", Say: "other-leave"}}
)

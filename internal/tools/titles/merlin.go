package titles

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/merlin/merlintest"
	"merlin/game/scenario"
	"merlin/scenes/boxfile"
)

var merlinTitle = Title{
	Open: func(file string) (game.Title, error) {
		box, err := boxfile.Open(file)
		return merlin.Title{Box: box}, err
	},
	Again:     func(g game.Game, seats int, seed uint64) { g.(*merlin.Game).Reset(seats, seed) },
	Scenarios: "game/merlin/testdata",
	Run: func(s *scenario.Scenario, turned int) ([]string, error) {
		return merlintest.RunTurned(s, merlin.StandardBox(), turned)
	},
	Turns:  merlin.MaxSeats,
	Before: beforeMerlin,
	Count:  countMerlin,
	Turned: func(g game.Game) bool {
		return slices.ContainsFunc(g.Events(), func(e game.Event) bool { return e.Kind == merlin.EventTurn })
	},
	Trained: trainedMerlin(),
}

// trainedMerlin are the base, any modules, all and each alone, for two; for three and four
// what is for two goes on to be trained. Modules alone are not known apart by seats.
func trainedMerlin() []Section {
	list := []Section{{Seats: 2}, {Seats: 2, Modules: Each, From: "2 base"}, {Seats: 2, Modules: "all", From: "2 modules"}}
	for _, m := range merlin.ModuleNames() {
		list = append(list, Section{Seats: 2, Modules: m, From: "2 modules"})
	}
	for seats := 3; seats <= merlin.MaxSeats; seats++ {
		for _, s := range []Section{{From: "2 base"}, {Modules: Each, From: "2 modules"}, {Modules: "all", From: "2 all"}} {
			s.Seats = seats
			list = append(list, s)
		}
	}
	return list
}

// beforeMerlin counts quests that could be shown when a turn ends, and rounds that end with
// turns left.
func beforeMerlin(g game.Game, a game.Action, count func(game.Seat, string, int)) {
	d := g.Decision()
	switch a.Kind {
	case merlin.ActEnd:
		if slices.ContainsFunc(d.Options, func(o game.Action) bool { return o.Kind == merlin.ActFulfil }) {
			count(d.Seat, "turns that end with a quest open", 1)
		}
	case merlin.ActPass:
		if len(d.Options) > 1 {
			count(d.Seat, "passed with turns left", 1)
		}
	}
	count(d.Seat, "action "+word(g, a), 1)
	if power(a.Kind) {
		count(d.Seat, "used "+word(g, a), 1)
	}
	for i, o := range d.Options {
		first := slices.IndexFunc(d.Options, func(other game.Action) bool { return other.Kind == o.Kind })
		if first == i && power(o.Kind) {
			count(d.Seat, "offered "+word(g, o), 1)
		}
	}
}

func word(g game.Game, a game.Action) string { return strings.Fields(g.Text(a))[0] }

// power reports whether an action is of a module, or the flag that allows a second quest.
func power(k game.Kind) bool { return k > merlin.ActPass || k == merlin.ActSecondQuest }

// toBeHad reports whether a shield of a colour lay on the board before the traitors came:
// those given for them do not count.
func toBeHad(g *merlin.Game, c merlin.Province) bool {
	n := int(g.Stock[merlin.Shield][c])
	for _, e := range g.Events() {
		if e.Kind == merlin.EventGaveBack && merlin.Item(e.Args[0]) == merlin.Shield && merlin.Province(e.Args[1]) == c {
			n--
		}
	}
	return n > 0
}

// countMerlin counts points by what they are for, quests, and what was left undone.
func countMerlin(g game.Game, count func(game.Seat, string, int)) {
	for _, e := range g.Events() {
		switch e.Kind {
		case merlin.EventPoints:
			count(e.Seat, "points "+merlin.Reason(e.Args[1]).String(), int(e.Args[0]))
		case merlin.EventFulfilled:
			count(e.Seat, "quests", 1)
		case merlin.EventDeclined:
			count(e.Seat, "declined", 1)
		case merlin.EventTraitorGone:
			if e.Args[1] == merlin.Unrepelled {
				count(e.Seat, "traitors not repelled", 1)
				if toBeHad(g.(*merlin.Game), merlin.Province(e.Args[0])) {
					count(e.Seat, "traitors not repelled, a shield to be had", 1)
				}
			}
		}
	}
}

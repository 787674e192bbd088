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
	count(d.Seat, "action "+strings.Fields(g.Text(a))[0], 1)
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
			}
		}
	}
}

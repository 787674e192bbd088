package titles

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/game/legends/legendstest"
	"merlin/game/scenario"
	"merlin/scenes/boxfile"
)

var legendsTitle = Title{
	Open: func(file string) (game.Title, error) {
		deck, err := boxfile.OpenDeck(file)
		return legends.Title{Deck: deck}, err
	},
	Again: func(of game.Game, seats int, seed uint64) {
		g := of.(*legends.Game)
		even, persons := g.Even, g.Persons
		g.Reset(seats, g.Level, seed)
		g.Even, g.Persons = even, persons
	},
	Scenarios: "game/legends/testdata",
	Run:       func(s *scenario.Scenario, _ int) ([]string, error) { return legendstest.Run(s) },
	Turns:     1,
	Count:     countLegends,
	Trained: []Section{
		{Seats: 2},
		{Seats: 3, From: "2 standard"},
		{Seats: 4, From: "3 standard"},
		{Seats: 2, Options: "level=beginner", From: "2 standard"},
		{Seats: 3, Options: "level=beginner", From: "2 beginner"},
		{Seats: 4, Options: "level=beginner", From: "3 beginner"},
	},
	With: func(file string) (func(*scenario.Scenario, int) ([]string, error), error) {
		text, err := boxfile.Text("deck", file)
		if err == nil {
			_, err = legends.ReadDeck(file, text)
		}
		return func(s *scenario.Scenario, _ int) ([]string, error) { return legendstest.RunWith(text, s) }, err
	},
}

// countLegends counts points by what they are for, and what a player has when his turn begins.
func countLegends(of game.Game, count func(game.Seat, string, int)) {
	g := of.(*legends.Game)
	parts := g.Advice().Ahead.(game.Parts)
	for _, e := range g.Events() {
		if part, points := parts.Came(e); points != 0 {
			count(e.Seat, "points "+parts.Parts()[part], points)
		}
		if e.Kind == legends.EventTurn {
			count(e.Seat, "turns", 1)
			count(e.Seat, "in hand, turn by turn", int(g.Held[e.Seat]))
			count(e.Seat, "in play, turn by turn", playedBy(g, e.Seat))
		}
	}
}

// playedBy is how many characters of a seat are in play.
func playedBy(g *legends.Game, s game.Seat) (n int) {
	for i := range g.Chars {
		if g.Chars[i].Seat == s && g.Chars[i].At != legends.Away {
			n++
		}
	}
	return n
}

package legends

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table"
)

// lesson is the title's: three turns of a game of two with our deck, whatever others lie on
// the shelf. A tournament is won by a bid and an event by a company, which then breaks up.
func lesson() *table.Lesson[*draw.Frame] {
	title := legends.Title{Deck: legends.StandardDeck()}
	return &table.Lesson[*draw.Frame]{
		Setup: func(opponent uint8) game.Setup {
			seats := []game.Player{{Colour: 0}, {Colour: 1, Level: opponent}}
			return title.Setup(seats, nil, game.SeedOf("lesson-1389"))
		},
		Turn:  func(f *draw.Frame) int { return f.Rounds() }, // the person begins
		Steps: lessonSteps,
	}
}

var lessonSteps = []table.Step{
	{Turn: 0, Say: "welcome", At: []string{"place-camelot", "place-cornwall", "place-forest"}},
	{Turn: 0, Say: "start", Do: "start percival camelot"},

	{Turn: 1, Say: "event", At: []string{"event-boon"}, Only: true},
	{Turn: 1, Say: "abilities", At: []string{"hand-lancelot"}, Only: true},
	{Turn: 1, Say: "play", Do: "play lancelot camelot"},
	{Turn: 1, Say: "play-again", Do: "play pellinore camelot"},
	{Turn: 1, Say: "end", Do: "end"},

	{Turn: 2, Say: "bidding", At: []string{"card-sparrowhawk"}, Only: true},
	{Turn: 2, Say: "bid", Do: "bid ector-maris"},
	{Turn: 2, Say: "pass", Do: "pass"},
	{Turn: 2, Say: "draw", Do: "draw"},
	{Turn: 2, Say: "dagonet", Do: "play dagonet camelot"},

	{Turn: 3, Say: "complete", Do: "complete oath"},
	{Turn: 3, Say: "won", At: []string{"won-oath"}},
	{Turn: 3, Say: "move", Do: "move pellinore to forest"},

	{Turn: 4, Say: "texts", At: []string{"phase-texts"}},
	{Turn: 4, Say: "ends", At: []string{"events-pile"}},
	{Turn: 4, Say: "help", At: []string{"show", "help"}},
}

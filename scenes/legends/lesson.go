package legends

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table"
)

const lessonSeed = "lesson-1389"

// lesson is the title's: the first turns, until two events are won, of a game of two with our deck, whatever others lie on
// the shelf. A prize is won by a bid and an event by a company. What the game is about is told
// however it is played, where it comes up; advice is given as long as it holds.
func lesson() *table.Lesson[*draw.Frame] {
	title := legends.Title{Deck: legends.StandardDeck()}
	return &table.Lesson[*draw.Frame]{
		Setup: func(opponent uint8) game.Setup {
			seats := []game.Player{{Colour: 0}, {Colour: 1, Level: opponent, Face: "taliesin"}}
			return title.Setup(seats, nil, game.SeedOf(lessonSeed))
		},
		Turn:  func(f *draw.Frame) int { return f.Rounds() }, // the person begins
		Steps: lessonSteps, Now: lessonNow,
	}
}

// wakesAt is the turn, of all seats', from which on who has played along in the lesson plays to win: what is his to
// do there is done, and who slept to its end would be too far behind to make a game of it.
const wakesAt = 8

// wakes reports whether he does so in a match.
func wakes(m *game.Match) bool { return lessonTurn(m) >= wakesAt }

// keepsUp is by how many levels he plays better then than usual: far behind he tries harder, and once he leads he is
// gentle, so that the first game stays one for both.
func keepsUp(m *game.Match) int {
	t := m.Game().(*legends.Game).Table()
	switch lead := t.Points(0) - t.Points(1); {
	case lead >= clearLead:
		return 1
	case lead < 0:
		return -1
	}
	return 0
}

// clearLead is one of more than an event.
const clearLead = 5

// lessonTurn is the turn of a match that is the lesson's; -1 of another.
func lessonTurn(m *game.Match) int {
	setup := m.Setup()
	if setup.Seed != game.SeedOf(lessonSeed) || len(setup.Seats) != 2 {
		return -1
	}
	return int(m.Game().(*legends.Game).Turn.Number)
}

// replies are to who does other than advised, by what he does.
var replies = []table.Reply{
	{Did: "start percival", Say: "re-place"},
	{Did: "start", Say: "re-start"},
	{Did: "play", Say: "re-play"},
	{Did: "draw", Say: "re-draw"},
	{Did: "move", Say: "re-move"},
	{Did: "end", Say: "re-end"},
	{Did: "bid", Say: "re-bid"},
	{Did: "pass", Say: "re-pass"},
	{Did: "go-on", Say: "re-later"},
	{Did: "use", Say: "re-use"},
}

// spares is the answer to who uses no power where one would help, and else as to others.
var spares = append([]table.Reply{{Did: "go-on", Say: "re-power"}}, replies...)

// What praises is said at once by who goes his own way too, before all else.
var lessonSteps = []table.Step{
	{Turn: 0, Say: "welcome", At: []string{"place-camelot", "place-cornwall", "place-forest"}},
	{Turn: 0, Say: "signs", At: []string{"hand-percival"}},
	{Turn: 0, Say: "start", Do: "start percival camelot", Then: replies},

	{Turn: 1, Say: "won", Core: true, Else: true},
	{Turn: 1, Say: "bid-won", Core: true, Else: true},
	{Turn: 1, Say: "ticks", Core: true, Else: true},
	{Turn: 1, Say: "tick", Core: true, Else: true, Less: "ticks"},
	{Turn: 1, Say: "event", Core: true},
	{Turn: 1, Say: "abilities", Core: true},
	{Turn: 1, Say: "play", Do: "play lancelot camelot", Then: replies},
	{Turn: 1, Say: "actions", At: []string{"actions"}, Core: true},
	{Turn: 1, Say: "play-again", Do: "play pellinore camelot", Then: replies},
	{Turn: 1, Say: "left", Do: "*", Else: true},
	{Turn: 1, Say: "sent-home", Core: true, Else: true},
	{Turn: 1, Say: "end", Do: "end", Core: true},
	{Turn: 1, Say: "texts", Do: "*", Core: true, Less: "power"},
	{Turn: 1, Say: "whom", Do: "*", Core: true, Else: true},

	{Turn: 2, Say: "arms", At: []string{"heraldry"}, Core: true}, // before what it adds is spoken of
	{Turn: 2, Say: "bidding", Core: true},
	{Turn: 2, Say: "bid", Do: "bid ector-maris", Then: replies},
	{Turn: 2, Say: "behind", Do: "*", Core: true, Else: true},
	{Turn: 2, Say: "bid-wins", Core: true},
	{Turn: 2, Say: "pass", Do: "pass", Core: true},
	{Turn: 2, Say: "bid-won", Core: true},
	{Turn: 2, Say: "rival", Core: true, Else: true},
	{Turn: 2, Say: "arms-new", At: []string{"heraldry"}, Core: true, Else: true},
	{Turn: 2, Say: "draw", Do: "draw", Then: replies},
	{Turn: 2, Say: "meleagant", Do: "play meleagant forest", Then: replies},
	{Turn: 2, Say: "room", Core: true},
	{Turn: 2, Say: "left", Do: "*", Else: true},
	{Turn: 2, Say: "end-again", Do: "end", Core: true},
	{Turn: 2, Say: "play-other", Do: "play *", Core: true, Else: true},
	{Turn: 2, Say: "move-two", Do: "move *", Core: true, Else: true},

	{Turn: 3, Say: "power", Do: "use meleagant", Then: spares},
	{Turn: 3, Say: "carry", Do: "target elaine-astolat"},
	{Turn: 3, Say: "hush", Do: "target elaine-astolat"},
	{Turn: 3, Say: "complete", Do: "complete *", Core: true, Then: replies},
	{Turn: 3, Say: "won", Core: true},
	{Turn: 3, Say: "three", Core: true, Else: true},
	{Turn: 3, Say: "gather", Do: "move pellinore percival to forest", Then: replies},
	{Turn: 3, Say: "left", Do: "*", Else: true},

	// where the first event is won and that turn played, or late; never more than two in a row
	{Turn: 3, Say: "complete-free", Core: true, Less: "complete"},
	{Turn: 3, Say: "texts-free", Core: true, Less: "texts"},
	{Turn: 3, Say: "lamp", At: []string{"show"}, Only: true, Core: true},
	{Turn: 3, Say: "end-near", Do: "end", Then: replies},

	{Turn: 4, Say: "mist", Do: "target lancelot", Then: replies},
	{Turn: 4, Say: "special", Do: "*", Core: true, Less: "mist"},
	{Turn: 4, Say: "dagonet", Do: "play dagonet forest", Then: replies},
	{Turn: 4, Say: "tick", Core: true},
	{Turn: 4, Say: "treasures", At: []string{"special-high-king", "special-excalibur", "special-love-potion"}, Core: true},
	{Turn: 4, Say: "draw-last", Do: "draw", Then: replies},
	{Turn: 4, Say: "help", At: []string{"help"}, Core: true},
	{Turn: 4, Say: "end-beast", Do: "end", Then: replies},

	{Turn: 5, Say: "texts-again", Do: "go-on", Else: true, Then: replies},
	{Turn: 5, Say: "beast", Do: "complete questing-beast", Then: replies},
	{Turn: 5, Say: "merlin", Do: "play *"}, // his own choice, in which the lamp advises
	{Turn: 5, Say: "ends", At: []string{"events-pile"}, Core: true},
	{Turn: 5, Say: "farewell", Core: true},
}

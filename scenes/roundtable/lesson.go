package roundtable

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table"
)

// lesson is the title's: the first four turns of a Knight among three others, of whom one may
// be the Traitor. He rides alone to the Tournament and wins it; they win Excalibur meanwhile.
func lesson(box *roundtable.Box) *table.Lesson[*draw.Frame] {
	title := roundtable.Title{Box: box}
	return &table.Lesson[*draw.Frame]{
		Setup: func(opponent uint8) game.Setup {
			seats := []game.Player{{Colour: uint8(roundtable.Gawain)}}
			for _, k := range []roundtable.Knight{roundtable.Palamedes, roundtable.Percival, roundtable.Tristan} {
				seats = append(seats, game.Player{Colour: uint8(k), Level: opponent})
			}
			setup := title.Setup(seats, nil, game.SeedOf("lesson-12713"))
			setup.Options = []game.Option{{Name: roundtable.OptionKnights, Value: "chosen"}}
			return setup
		},
		Turn:  func(f *draw.Frame) int { return f.TurnsOf(f.Home) },
		Steps: lessonSteps,
		Now: func(f *draw.Frame, say string) (table.Saying, bool) {
			holds := lessonFacts[say]
			return table.Saying{}, holds == nil || holds(f)
		},
	}
}

var lessonSteps = []table.Step{
	{Turn: 0, Say: "welcome", At: []string{"beads"}},
	{Turn: 0, Say: "gift", Do: "gift grail-card", Then: []table.Reply{{Did: "gift", Say: "other-gift"}}},
	{Turn: 0, Say: "deal", Do: "deal", Then: []table.Reply{{Did: "propose", Say: "other-share"}, {Did: "pass", Say: "other-pass"}}},

	{Turn: 1, Say: "evil", At: []string{"act-evil-card", "act-evil-engine", "act-evil-life"}},
	{Turn: 1, Say: "engine", Do: "engine", Then: otherEvil},
	{Turn: 1, Say: "move", Do: "move tournament", Then: []table.Reply{{Did: "move", Say: "other-move"}, {Did: "draw-white", Say: "other-draw"}}},
	{Turn: 1, Say: "sacrifice", Do: "sacrifice", Then: []table.Reply{{Did: "end", Say: "other-end"}}},
	{Turn: 1, Say: "lay", Do: "lay fight-5"},

	{Turn: 2, Say: "hidden", At: []string{"seat-2"}, Only: true},
	{Turn: 2, Say: "sides", At: []string{"place-tournament"}},
	{Turn: 2, Say: "black", Do: "draw-black", Then: otherEvil},
	{Turn: 2, Say: "despair", At: []string{"place-grail"}, Only: true},
	{Turn: 2, Say: "pair", Do: "lay fight-5"},

	{Turn: 3, Say: "heal", At: []string{"act-heal"}},
	{Turn: 3, Say: "loyalty", At: []string{"loyalty"}},
	{Turn: 3, Say: "engine-again", Do: "engine", Then: otherEvil},
	{Turn: 3, Say: "second-pair", Do: "lay fight-4"},

	{Turn: 4, Say: "excalibur", At: []string{"place-excalibur"}},
	{Turn: 4, Say: "engine-last", Do: "engine", Then: otherEvil},
	{Turn: 4, Say: "last", Do: "lay fight-4"},
	{Turn: 4, Say: "won", At: []string{"swords"}},

	{Turn: 5, Say: "camelot", At: []string{"place-camelot"}},
	{Turn: 5, Say: "clues", At: []string{"seat-3"}, Only: true},
	{Turn: 5, Say: "watch", Else: true},
	{Turn: 5, Say: "accuse", At: []string{"act-accuse"}},
	{Turn: 5, Say: "felon"},
	{Turn: 5, Say: "ends", At: []string{"beads", "siege"}},
	{Turn: 5, Say: "help", At: []string{"show", "help"}},
	{Turn: 5, Say: "farewell"},
}

// otherEvil answers who chooses another evil than he was advised.
var otherEvil = []table.Reply{{Did: "draw-black", Say: "other-black"}, {Did: "engine", Say: "other-engine"}, {Did: "life", Say: "other-life"}}

// lessonFacts are what texts speak of that may be otherwise: how far the pairs at the Tournament
// have come, what was won, where one stands.
var lessonFacts = map[string]func(*draw.Frame) bool{
	"pair":        laidAtTournament(5),
	"second-pair": laidAtTournament(5, 5),
	"last":        laidAtTournament(5, 5, 4),
	"won":         func(f *draw.Frame) bool { return f.HasWon(f.Home, roundtable.Tournament) },
	"excalibur":   func(f *draw.Frame) bool { return f.View.Quests[roundtable.ExcaliburQuest].Status == roundtable.Won },
	"camelot":     func(f *draw.Frame) bool { return f.View.Players[f.Home].At == roundtable.Camelot },
}

// laidAtTournament is whether the Knights' cards there are just those.
func laidAtTournament(values ...uint8) func(*draw.Frame) bool {
	var want [roundtable.Fights]uint8
	for _, v := range values {
		want[v-1]++
	}
	return func(f *draw.Frame) bool { return f.View.Quests[roundtable.Tournament].White == want }
}

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
	}
}

var lessonSteps = []table.Step{
	{Turn: 0, Say: "welcome", At: []string{"beads"}},
	{Turn: 0, Say: "gift", Do: "gift grail-card"},
	{Turn: 0, Say: "deal", Do: "deal"},

	{Turn: 1, Say: "evil", At: []string{"act-evil-card", "act-evil-engine", "act-evil-life"}},
	{Turn: 1, Say: "engine", Do: "engine"},
	{Turn: 1, Say: "move", Do: "move tournament"},
	{Turn: 1, Say: "sacrifice", Do: "sacrifice"},
	{Turn: 1, Say: "lay", Do: "lay fight-5"},

	{Turn: 2, Say: "sides", At: []string{"place-tournament"}},
	{Turn: 2, Say: "black", Do: "draw-black"},
	{Turn: 2, Say: "despair", At: []string{"place-grail"}, Only: true},
	{Turn: 2, Say: "pair", Do: "lay fight-5"},

	{Turn: 3, Say: "loyalty", At: []string{"loyalty"}},
	{Turn: 3, Say: "engine-again", Do: "engine"},
	{Turn: 3, Say: "second-pair", Do: "lay fight-4"},

	{Turn: 4, Say: "excalibur", At: []string{"place-excalibur"}, Only: true},
	{Turn: 4, Say: "engine-last", Do: "engine"},
	{Turn: 4, Say: "last", Do: "lay fight-4"},
	{Turn: 4, Say: "won", At: []string{"swords"}, Only: true},

	{Turn: 5, Say: "suspicion", At: []string{"act-accuse"}},
	{Turn: 5, Say: "ends", At: []string{"beads", "siege"}},
	{Turn: 5, Say: "help", At: []string{"show", "help"}},
}

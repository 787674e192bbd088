package legends

import (
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
)

// samples are moments whose table the rules show pieces of.
var samples = []table.Sample{
	{Seats: 3, Seed: "rules", Moves: 60, Plates: []paint.Plate{
		{Chapter: "aim", Says: "place", At: []string{"place-camelot", "company-camelot-3", "char-lot"}, Margin: 8, Wide: 330},
		{Chapter: "setup", Line: 1, Says: "piles", At: []string{"events-pile", "pile-characters", "special-high-king", "special-love-potion"}, Margin: 14, Wide: 330},
		{Chapter: "events", Says: "event", At: []string{"event-boon", "event-oath"}, Margin: 8, Wide: 360},
		{Chapter: "completing", Says: "company", At: []string{"company-camelot-1", "char-isolde"}, Margin: 8, Wide: 500},
		{Chapter: "actions", Line: 2, Says: "hand", At: []string{"hand-dinadan", "hand-lynette"}, Margin: 12, Wide: 360},
		{Chapter: "special", Says: "special", At: []string{"special-high-king", "special-excalibur", "special-love-potion"}, Margin: 10, Wide: 330},
		{Chapter: "characters", Says: "character", At: []string{"hand-lynette"}, Margin: 10, Wide: 300},
		{Chapter: "end", Line: 2, Says: "won", At: []string{"seat-3"}, Margin: 8, Wide: 420},
	}},
}

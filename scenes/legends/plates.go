package legends

import (
	"merlin/scenes/table"
)

// samples are moments whose table the rules show pieces of.
var samples = []table.Sample{
	{Seats: 3, Seed: "rules", Moves: 90, Plates: []table.Plate{
		{Chapter: "aim", Says: "place", At: []string{"place-camelot"}, Margin: 8, Wide: 400},
		{Chapter: "setup", Line: 1, Says: "piles", At: []string{"events-pile", "pile-characters", "special-high-king", "special-love-potion"}, Margin: 14, Wide: 330},
		{Chapter: "turn", Says: "phases", At: []string{"phase-event", "phase-actions"}, Margin: 8, Wide: 460},
		{Chapter: "events", Says: "event", At: []string{"event-*"}, Margin: 8, Wide: 420},
		{Chapter: "completing", Says: "company", At: []string{"company-camelot-1"}, Margin: 6, Wide: 460},
		{Chapter: "actions", Line: 2, Says: "hand", At: []string{"char-bors", "char-tor"}, Margin: 10, Wide: 330},
		{Chapter: "special", Says: "special", At: []string{"special-high-king", "special-excalibur", "special-love-potion"}, Margin: 10, Wide: 330},
		{Chapter: "characters", Says: "character", At: []string{"char-bors"}, Margin: 10, Wide: 330},
		{Chapter: "end", Line: 2, Says: "won", At: []string{"won-*"}, Margin: 10, Wide: 300},
	}},
}

package roundtable

import (
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
)

// samples are moments whose table the rules show pieces of.
var samples = []table.Sample{
	{Seats: 5, Seed: "rules-520", Moves: 120, Plates: []paint.Plate{
		{Chapter: "aim", Says: "table", At: []string{"swords"}, Margin: 10, Wide: 380},
		{Chapter: "setup", Says: "knight", At: []string{"seat-2"}, Margin: 6, Wide: 420},
		{Chapter: "evil", Says: "evils", At: []string{"act-evil-card", "act-evil-engine", "act-evil-life"}, Margin: 8, Wide: 420},
		{Chapter: "heroic", Says: "heroic", At: []string{"act-move", "act-sacrifice"}, Margin: 8, Wide: 430},
		{Chapter: "camelot", Line: 2, Says: "siege", At: []string{"siege"}, Margin: 6, Wide: 420},
		{Chapter: "quests", Line: 1, Says: "quest", At: []string{"place-grail"}, Margin: 6, Wide: 460},
		{Chapter: "tournament", Line: 1, Says: "tournament", At: []string{"place-tournament"}, Margin: 6, Wide: 460},
		{Chapter: "lancelot", Line: 1, Says: "lancelot", At: []string{"place-lancelot"}, Margin: 6, Wide: 460},
		{Chapter: "excalibur", Says: "excalibur", At: []string{"place-excalibur"}, Margin: 6, Wide: 460},
		{Chapter: "grail", Says: "grail", At: []string{"place-grail"}, Margin: 6, Wide: 460},
		{Chapter: "wars", Says: "war", At: []string{"place-picts"}, Margin: 6, Wide: 460},
		{Chapter: "life", Says: "life", At: []string{"life"}, Margin: 6, Wide: 170},
		{Chapter: "white", Says: "white", At: []string{"card-*"}, Margin: 8, Wide: 460},
		{Chapter: "black", Says: "black", At: []string{"black-pile"}, Margin: 12, Wide: 190},
		{Chapter: "accusation", Line: 1, Says: "loyalty", At: []string{"loyalty"}, Margin: 8, Wide: 190},
	}},
}

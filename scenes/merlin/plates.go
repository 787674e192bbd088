package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
)

// samples are moments whose table the rules show pieces of.
var samples = []table.Sample{
	{Seats: 4, Seed: "rules-10", Moves: 260, Plates: []paint.Plate{
		{Chapter: "table", Says: "board", At: []string{"province-black", "province-grey", "province-blue", "province-purple", "province-orange", "province-brown"}, Margin: 26, Wide: 430},
		{Chapter: "table", Line: 2, Says: "castle", At: []string{"castle-die-1", "goods-flag-brown", "home-flagbearer"}, Margin: 22, Wide: 560},
		{Chapter: "round", Line: 1, Says: "dice-own", At: []string{"castle-die-1", "castle-die-2", "castle-die-3", "castle-die-4"}, Margin: 34, Wide: 250},
		{Chapter: "dice", Says: "figures", At: []string{"space-1", "space-2", "space-3", "space-4", "space-5"}, Margin: 8, Wide: 430},
		{Chapter: "dice", Line: 1, Says: "apples", At: []string{"apples", "staffs"}, Margin: 10, Wide: 230},
		{Chapter: "spaces", Says: "space", At: []string{"space-6", "space-7", "space-8", "space-9"}, Margin: 10, Wide: 330},
		{Chapter: "servants", Says: "province", At: []string{"place-lady-orange", "place-flagbearer-orange", "stock-shield-orange", "stock-material-orange", "marker-orange"}, Margin: 22, Wide: 360},
		{Chapter: "quests", Says: "quest", At: []string{"display-1", "display-2"}, Margin: 12, Wide: 330},
		{Chapter: "flags", Says: "flags", At: []string{"goods-shield-black", "goods-flag-brown", "goods-material-brown"}, Margin: 8, Wide: 380},
		{Chapter: "domain", Says: "domain", At: []string{"tile-1,1", "tile-6,1", "tile-1,4", "tile-6,4"}, Margin: 50, Wide: 460},
		{Chapter: "scoring", Line: 1, Says: "traitors", At: []string{"traitor-grey", "traitor-orange", "traitor-brown", "home-lady", "home-flagbearer"}, Margin: 14, Wide: 380},
		{Chapter: "scoring", Line: 3, Says: "influence", At: []string{"marker-orange", "place-lady-orange"}, Margin: 14, Wide: 260},
	}},
	{Seats: 3, Modules: merlin.ModuleNames(), Seed: "rules-82", Moves: 200, Plates: modules.Plates()},
}

package merlin

import "merlin/game/merlin"

var treasures = Module{
	Name: "treasures",

	Events: []EventRow{},

	Actions: []ActionRow{
		{Kind: merlin.ActTreasure},
		{Kind: merlin.ActLevy},
	},
}

package merlin

import "merlin/game/merlin"

var caerleon = Module{
	Name: "caerleon",

	Events: []EventRow{{Kind: merlin.EventDistrict}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

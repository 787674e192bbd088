package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

var base = Module{
	Name: "",

	Events: baseEvents,
	Dice:   []DieRow{{Die: merlin.MerlinDie, Word: "merlin"}},
	Voids:  baseVoids,
	Reasons: []ReasonRow{
		{Reason: merlin.ForSpaces, Icon: "points-1", From: func(s *Scene, _ game.Event) place {
			return at(atSpace, game.NoSeat, s.view.Turn.Acting)
		}},
		{Reason: merlin.ForQuests, Icon: "quest-scroll", From: from(box(atDiscard))},
		{Reason: merlin.ForTraitors, Icon: "traitor-black", Of: ofTraitors, From: from(box(atBanished))},
		{Reason: merlin.ForExcalibur, Icon: "Excalibur"},
		{Reason: merlin.ForDomain, Icon: "tile-forest", Of: ofDomain, From: from(box(atTile, 2))},
		{Reason: merlin.ForInfluence, Icon: "seal-crown", Of: ofInfluence, From: from(own(atMarkers, 2))},
		{Reason: merlin.ForServants, Icon: "any-servant"},
		{Reason: merlin.ForApples, Icon: "apple"},
		{Reason: merlin.ForStaffs, Icon: "staff"},
		{Reason: merlin.ForThrees, Icon: "any-shield"},
	},
	Score: baseParts,

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

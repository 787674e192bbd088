package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

var caerleon = Module{
	Name: "caerleon", Picture: "district-forge",

	Events: []EventRow{{Kind: merlin.EventDistrict}},

	Actions: []ActionRow{
		{Kind: merlin.ActSendHome, Describe: (*frame).describeSendHome},
		{Kind: merlin.ActGiveCoin},
		{Kind: merlin.ActTakeCoin},
		{Kind: merlin.ActNoTrade, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetServant, Parts: partA, Region: placeRegion, Name: (*frame).placeThing}, // chosen at the place where he stands
		{Kind: targetPlace, Parts: partA | partB, Region: guestRegion, Name: (*frame).guestName},
	},

	Asks: []AskRow{
		{Ask: "take-kind", Takes: true, Why: keyed((*frame).whyEmpty)},
		{Ask: "city-take", Takes: true, Why: keyed((*frame).whyEmpty)},
	},

	Chapters: []ChapterRow{
		{"district-", "caerleon"},
		{"place-", "caerleon"},
	},
}

func (f *frame) describeSendHome(c *table.Choice, a game.Action) {
	c.Icon = servantSprite(merlin.Servant(a.B), f.Seats[a.A].Colour)
	c.Short = f.T("hint.place.taken", "servant", f.T("servant."+merlin.Servant(a.B).String()), "name", f.who(game.Seat(a.A)))
}

func guestRegion(t game.Target) string {
	return fmt.Sprintf("place-%d-%s", t.A+1, merlin.Province(t.B))
}

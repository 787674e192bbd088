package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
)

var treasures = Module{
	Name: "treasures", Picture: "treasure-chest",

	Events: []EventRow{
		{Kind: merlin.EventTreasure, Fly: shines(box(atTile, 0)), Sound: sound.Coin, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.treasure", "treasure", t.f.treasureWords(t.f.rules.Box.Mods.Treasures[e.Args[1]]))
		}},
		{
			Kind: merlin.EventNeutralStaff, Fly: flies("staff", 48, box(atTableTop), own(atStaffs)), Sound: sound.Coin,
			Say: plain("log.neutral-staff"),
		},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForTreasures, Icon: "treasure-chest"}},

	Actions: []ActionRow{
		{Kind: merlin.ActTreasure},
		{Kind: merlin.ActLevy},
	},

	Chapter: treasureChapter,
}

// treasureWords says what a treasure gives.
func (f *frame) treasureWords(t merlin.Treasure) string {
	key, things := "treasure."+t.Kind.String(), ""
	switch t.Kind {
	case merlin.PairTreasure:
		things = f.treasureThings("treasure.and", t)
	case merlin.LevyTreasure:
		things = f.treasureThings("treasure.or", t)
	}
	return f.T(key, "things", things)
}

func (f *frame) treasureThings(key string, t merlin.Treasure) string {
	thing := func(i merlin.Item) string {
		if i == merlin.InfluenceItem {
			return f.T("item.a.influence")
		}
		return f.T("item.a." + i.String())
	}
	return f.T(key, "one", thing(t.Things[0]), "other", thing(t.Things[1]))
}

// treasureChapter is the chapter of tiles with treasures.
func treasureChapter(f *frame, region string) string {
	for tile := range uint8(len(f.View.Domain)) {
		if _, ok := f.treasureAt(tile); ok && region == f.rows.region(tileTarget(tile)) {
			return "treasures"
		}
	}
	return ""
}

package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
)

var favour = Module{
	Name: "favour", Picture: "seal-favour",

	Events: []EventRow{
		{
			Kind: merlin.EventSeal, Fly: flies("seal-favour", 40, own(atSeals), own(atSeal, 0, 1)), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				servant := t.f.T("servant." + merlin.Servant(e.Args[0]).String())
				return t.f.T("log.seal", "servant", servant, "number", int(e.Args[1])+1)
			},
		},
		{Kind: merlin.EventSealTurned, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.seal-turned", "servant", t.f.T("servant."+merlin.Servant(e.Args[0]).String()))
		}},
	},
	Symbols: true,
	Reasons: []ReasonRow{{Reason: merlin.ForFavour, Icon: "seal-favour"}},
	Score:   []Part{{Of: ofTraitors, Lines: favourLine, Counts: repelledByFavour, Sprite: "seal-favour"}},

	Actions: []ActionRow{
		{Kind: merlin.ActPoints, Describe: (*frame).describePoints},
		{Kind: merlin.ActSeal},
		{Kind: merlin.ActExpel, Role: Extra, Also: expelsBySeal, Describe: (*frame).describeExpel},
		{Kind: merlin.ActCount, Describe: (*frame).describeCount},
		{Kind: merlin.ActBuildTwice, Describe: bySeal},
		{Kind: merlin.ActPlaceTwice, Describe: bySeal},
		{Kind: merlin.ActNoFavour, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetSeal, Parts: partA | partB, Region: sealRegion, Name: (*frame).sealName, Why: keyed((*frame).whySeal)},
	},

	Room: aRow,
	Insets: []Inset{{
		Rank: 1, Least: 182, Most: 184, Above: true, Hot: []string{"seal-"}, Draw: drawFavour, Regions: favourRegions, Places: []placeKind{atSeals, atSeal}, Anchor: favourAnchor,
		SmallRank: 4, Small: smallFavour, SmallAt: sealsOf,
	}},

	Chapters: []ChapterRow{
		{"seal-", "favour"},
		{"own-favour", "favour"},
		{"player:favour", "favour"},
	},
}

func (f *frame) describePoints(c *table.Choice, _ game.Action) {
	c.Label = f.T("action.points", "count", int(f.rules.Box.Quests[f.Args[0]].Points))
}

// expelsBySeal has a traitor that the seal drives off chosen at the seal, too. // F4b
func expelsBySeal(*frame, *table.Choice) (game.Target, bool) {
	return sealTarget(merlin.ShieldBearer, merlin.DeedRow), true
}

func (f *frame) describeExpel(c *table.Choice, a game.Action) {
	c.Icon, c.Short = "seal-favour", f.T("term.favour")
	if c.At.Kind == merlin.TargetSeal {
		p := merlin.Province(a.A)
		c.Icon, c.Short = traitorSprite(p), f.T("province."+p.String())
	}
}

func (f *frame) describeCount(c *table.Choice, a game.Action) {
	i := merlin.Item(a.A)
	c.Icon, c.Short = f.thingSprite(i, f.Asked), fmt.Sprintf("%d\u00a0× %s", f.position().Count(f.Asked, i), f.counted(i))
}

func bySeal(_ *frame, c *table.Choice, _ game.Action) { c.Icon = "seal-favour" }

func sealRegion(t game.Target) string {
	return fmt.Sprintf("seal-%s-%d", servantName(merlin.Servant(t.A)), t.B+1)
}

func (f *frame) sealName(t game.Target) string {
	return f.T("favour.ability", "servant", f.T("servant."+merlin.Servant(t.A).String()), "number", int(t.B)+1)
}

// whySeal is the key of the reason why an ability cannot be chosen now.
func (f *frame) whySeal(t game.Target) string {
	favour, column, row := &f.View.Mods.Favour, merlin.Servant(t.A), t.B
	switch {
	case !favour.Has(f.Home, column, row) && favour.Left(f.Home) == 0:
		return "seal.none"
	case !favour.Has(f.Home, column, row):
		return "seal.free"
	case row != merlin.DeedRow:
		return "seal.itself"
	case !favour.Ready(f.Home, column):
		return "seal.turned"
	}
	return "seal.moment"
}

func favourLine(s *scored, f *frame) []scenes.SheetLine {
	return s.reasonLine(f, merlin.ForFavour, f.T("term.favour"), "{seal-favour}")
}

func repelledByFavour(s *scored, seat game.Seat, of []uint8) int {
	if seat == game.NoSeat {
		return 0
	}
	return s.gone[seat][of[0]][merlin.ByFavour]
}

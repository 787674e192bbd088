package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

var market = Module{
	Name: "market",

	Events: []EventRow{},

	Actions: []ActionRow{
		{Kind: merlin.ActBuy, Role: Extra},
		{Kind: merlin.ActLabourer, Instead: "labourer", Reach: handReach, Describe: describeLabourer},
		{Kind: merlin.ActGuardToken, Describe: describeGuardToken},
		{Kind: merlin.ActBuildToken, Describe: (*frame).describeBuildToken},
		{Kind: merlin.ActLayPlus, Brief: gainSaid},
		{Kind: merlin.ActNoPlus, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetStall, Parts: partA | partB, Region: stallRegion, Name: (*frame).stallThing, Why: keyed((*frame).whyStall), Chapter: "market"},
		{Kind: merlin.TargetPlus, Region: called("plus-tokens"), Name: (*frame).plusThing, Why: because("why.plus.moment"), Chapter: "market"},
		{Kind: merlin.TargetToken, Parts: partA | partB, Region: ofItem("token-"), Name: (*frame).tokenThing, Why: (*frame).whyToken, Chapter: "market"},
		{Kind: merlin.TargetLabourer, Parts: partA, Region: labourerRegion, Name: (*frame).labourerThing, Why: keyed((*frame).whyLabourer), Chapter: "market"},
	},

	Asks: []AskRow{
		{Ask: "plus", Yes: merlin.ActLayPlus},
	},
}

func describeLabourer(_ *frame, c *table.Choice, a game.Action) {
	c.Icon, c.Short = "labourer", fmt.Sprint(a.A)
}

func (f *frame) describeBuildToken(c *table.Choice, a game.Action) {
	c.Short = f.wareName(merlin.MaterialToken, a.B)
	c.Drawn = wareArt{merlin.MaterialToken, a.B}
}

func describeGuardToken(_ *frame, c *table.Choice, a game.Action) {
	c.Drawn = wareArt{merlin.ShieldToken, a.A}
}

// stallRegion is the region of a ware, of a colour or a number.
func stallRegion(t game.Target) string {
	switch w := merlin.Ware(t.A); w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return fmt.Sprintf("stall-%s-%s", w, merlin.Province(t.B))
	case merlin.Labourer:
		return fmt.Sprintf("stall-%s-%d", w, t.B)
	default:
		return "stall-" + w.String()
	}
}

func labourerRegion(t game.Target) string { return fmt.Sprintf("labourer-%d", t.A) }

func (f *frame) stallThing(t game.Target) string    { return f.wareName(merlin.Ware(t.A), t.B) }
func (f *frame) plusThing(game.Target) string       { return f.wareName(merlin.PlusToken, 0) }
func (f *frame) tokenThing(t game.Target) string    { return f.wareName(tokenOf(merlin.Item(t.A)), t.B) }
func (f *frame) labourerThing(t game.Target) string { return f.wareName(merlin.Labourer, t.A) }

// tokenOf is the token that counts as an item.
func tokenOf(i merlin.Item) merlin.Ware {
	if i == merlin.Material {
		return merlin.MaterialToken
	}
	return merlin.ShieldToken
}

// whyStall is the key of the reason why a ware cannot be bought. // M1
func (f *frame) whyStall(t game.Target) string {
	m, turn := &f.View.Mods.Market, &f.View.Turn
	switch {
	case !f.onStall(merlin.Ware(t.A), t.B):
		return "stall.gone"
	case turn.Seat != f.Home:
		return "not-your-turn"
	case m.Visited:
		return "stall.once"
	case turn.ToDraw > 0:
		return "stall.quest"
	case f.View.Mods.Gold.Coins[f.Home] == 0:
		return "stall.coin"
	}
	return "stall.moment"
}

// onStall tells whether a ware is on the market.
func (f *frame) onStall(w merlin.Ware, b uint8) bool {
	for _, list := range f.wares() {
		for _, t := range list {
			if t.ware == w && t.b == b {
				return t.count > 0
			}
		}
	}
	return false
}

func (f *frame) whyToken(t game.Target) string {
	return f.T("why.token." + merlin.Item(t.A).String())
}

func (f *frame) whyLabourer(t game.Target) string {
	switch {
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.View.Mods.Market.Fresh>>t.A&1 == 1:
		return "labourer.fresh"
	}
	return "labourer.moment"
}

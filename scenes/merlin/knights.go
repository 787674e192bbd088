package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

var knights = Module{
	Name: "knights",

	Events: []EventRow{},

	Actions: []ActionRow{
		{Kind: merlin.ActKnight, Describe: (*frame).describeKnight},
		{Kind: merlin.ActTristan, Role: Extra, Changes: dieA, Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActGawain, Role: Extra, Changes: dieA, Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActBors, Role: Extra, Reach: wayReach, Describe: (*frame).describeBors},
		{Kind: merlin.ActGalahad, Also: knightDoes(merlin.Galahad), Describe: (*frame).describeGalahad},
		{Kind: merlin.ActCastle, Also: knightDoes(merlin.Gaheris), Brief: gainSaid},
		{Kind: merlin.ActBedivere, Role: Extra, At: cardGoes, Describe: (*frame).describeBedivere},
		{Kind: merlin.ActPercival, Role: Extra, Careful: true, Helps: "knight-portrait-percival", Also: knightDoes(merlin.Percival), Describe: (*frame).describePercival},
		{Kind: merlin.ActKay, Also: knightDoes(merlin.Kay), Brief: gainSaid},
		{Kind: merlin.ActKnightRest, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetKnight, Parts: partA, Region: knightRegion, Name: (*frame).knightThing, Why: keyed((*frame).whyKnight), Chapter: "knights"},
	},

	Asks: []AskRow{
		{Ask: "kay", Yes: merlin.ActKay},
		{Ask: "castle", Yes: merlin.ActCastle},
	},
}

// knightDoes has what a knight works on chosen at his card, too.
func knightDoes(who merlin.Knight) func(*frame, *table.Choice) (game.Target, bool) {
	return func(*frame, *table.Choice) (game.Target, bool) { return knightTarget(who), true }
}

// cardGoes has the exchange of a quest card chosen at the card: the knight who does it
// has too many. // K11
func cardGoes(a game.Action, at game.Target) game.Target {
	return game.Target{Kind: merlin.TargetCard, Seat: at.Seat, A: a.A}
}

func (f *frame) describeKnight(c *table.Choice, a game.Action) {
	c.Short = f.knightName(merlin.Knight(a.A))
}

func (f *frame) describeBors(c *table.Choice, a game.Action) {
	p := merlin.Province(a.A)
	c.Icon, c.Short, c.More = provinceSprite(p), f.provinceShort(p), f.spaceTip(merlin.SpaceOf(p))
}

func (f *frame) describeGalahad(c *table.Choice, a game.Action) {
	p := merlin.Province(a.B)
	c.Icon, c.Short = itemSprite(merlin.Item(a.A), p), f.T("province."+p.String())
}

func (f *frame) describeBedivere(c *table.Choice, a game.Action) {
	q := &f.rules.Box.Quests[f.View.Display[a.B]]
	c.Icon, c.Short = "quest-scroll", cardWords(f.Ctx.Locale(), q)
	c.Drawn = &quest{q.Points, q.Conditions, nil}
}

func (f *frame) describePercival(c *table.Choice, a game.Action) {
	p := merlin.Province(a.C)
	q := &f.rules.Box.Quests[a.A]
	condition := conditionWords(f.Ctx.Locale(), q.Conditions[a.B])
	c.Icon, c.Short = provinceSprite(p), condition+" → "+f.T("province."+p.String())
	c.Drawn = &quest{q.Points, q.Conditions[a.B : a.B+1], []string{provinceSprite(p)}}
}

func knightRegion(t game.Target) string { return "card-" + merlin.Knight(t.A).String() }

func (f *frame) knightThing(t game.Target) string { return f.knightName(merlin.Knight(t.A)) }

// whyKnight is the key of the reason why a knight cannot be used or chosen.
func (f *frame) whyKnight(t game.Target) string {
	k := merlin.Knight(t.A)
	_, pile, _ := f.View.Drafts()
	switch {
	case f.drafting() && k.Pile() != pile:
		return "draft.pile"
	case f.drafting():
		return ""
	case k.Tiles() > 0 && f.View.Mods.Knights.Left(f.Home, k) == 0:
		return "knight.spent"
	}
	return "knight." + k.String()
}

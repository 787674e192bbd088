package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
)

// Where its things lie.
const (
	atPentagram    placeKind = modulePlaces + 96 + iota // Morgana's die a
	atCauldron                                          // cauldron a
	atPoisonSupply                                      // poisoned apples nobody has
	atHornBoard                                         // where the horn lies until somebody has it
	atDarkSupply                                        // Morgana's markers beside the board
	atHutSupply                                         // huts beside the board
	atMorgana                                           // where Morgana stands as long as she is beside the board
	atPoisons                                           // the seat's poisoned apples
	atHorn                                              // the seat's niche of the drinking horn
)

var morgana = Module{
	Name: "morgana", Picture: "Morgana-figure",

	Events: []EventRow{
		{Kind: merlin.EventMorganaRolled, Fly: (*stage).rollHers, Sound: sound.Dice, Barrier: "dice"},
		{Kind: merlin.EventMorganaDie, Fly: takeHers, Say: func(t *teller, e game.Event) string {
			t.leaveSpace()
			return t.f.T("log.morgana-die", "value", int(e.Args[1]))
		}},
		{
			Kind: merlin.EventPoison, Sound: sound.Coin, Say: plain("log.poison"),
			Fly: afterHers(box(atPoisonSupply), flies("poisoned-apple", 44, box(atPoisonSupply), own(atPoisons))),
		},
		{
			Kind: merlin.EventPoisonPaid, Fly: flies("poisoned-apple", 44, own(atPoisons), box(atPoisonSupply)),
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.poison-paid", "name", t.name(game.Seat(e.Args[0])))
			},
		},
		{
			Kind: merlin.EventHorn, Fly: afterHers(box(atHornBoard), hornFlies), Sound: sound.Coin,
			Say: tookFrom("log.horn"), Victim: ownerBefore,
		},
		{
			Kind: merlin.EventMorganaMoved, Fly: afterHers(box(atCauldron, 3), (*stage).walkHer), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.morgana-moved", "number", int(e.Args[3])+1, "into", t.f.intoProvince(merlin.Province(e.Args[1])))
			},
		},
		{Kind: merlin.EventCauldron, Fly: shines(box(atCauldron, 0))},
		{Kind: merlin.EventSwappedFigures, Say: saySwappedFigures, Victim: ownerBefore},
		{Kind: merlin.EventDark, Fly: darkFlies, Sound: sound.Wood, Say: sayDark},
		{Kind: merlin.EventDarkGone, Fly: darkGoes, Together: true, Say: plain("log.dark-gone")}, // in a scoring its category says it
		{
			Kind: merlin.EventHut, Fly: flies("witch-hut", 44, box(atHutSupply), box(atTile, 0)), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.hut", "terrain", t.f.T(terrainKey(t.f.View.Domain[e.Args[0]])))
			},
		},
		{
			Kind: merlin.EventHutGone, Fly: flies("witch-hut", 44, box(atTile, 0), box(atHutSupply)), Sound: sound.Wood,
			Together: true, Restore: restoreHut, Say: plain("log.hut-gone"), By: (*teller).doer,
		},
	},
	Dice: []DieRow{{Die: merlin.MorganaDie, Word: "morgana", Lies: func() place { return at(atInstead, game.NoSeat) }}},
	Figures: []FigureRow{{Figure: morganaFigure, Word: "morgana", Sprite: "Morgana-figure", Tall: true, Rank: -1, On: func(f *frame, _ game.Seat, space uint8) bool {
		at := f.View.Mods.Morgana.At
		return at < merlin.Provinces && merlin.SpaceOf(at) == space
	}}},
	Reasons: []ReasonRow{
		{Reason: merlin.ForHorn, Icon: "horn", AtRoundEnd: true, From: from(own(atHorn)), Tell: (*teller).tellHorn},
		{Reason: merlin.ForHuts, Icon: "witch-hut", Of: ofDomain, From: from(box(atTile, 2))},
	},
	Score: []Part{
		{Of: ofRoundEnd, Name: "score.horn", Icon: icon("horn"), Hint: "castle.horn-tip", Lines: hornLines},
		{Of: ofDomain, Counts: hutsIn, Sprite: "witch-hut", Among: true},
		{Of: ofInfluence, Label: "score.province.worth", Hint: "score.influence.morgana", Counts: darkBack, Sprite: "Morgana-marker"},
	},
	Stood: herPlace,

	Actions: []ActionRow{
		{Kind: merlin.ActMorganaDie, Instead: "morgana"},
		{Kind: merlin.ActPoison},
		{Kind: merlin.ActHorn, Describe: (*frame).describeHorn, Art: hornArt},
		{Kind: merlin.ActHornPay},
		{Kind: merlin.ActCauldron, Describe: (*frame).describeCauldron},
		{Kind: merlin.ActSummon, Describe: (*frame).describeSummon},
		{Kind: merlin.ActPoisoned, Role: Extra, Changes: dieA, Also: paidWith(targetPoisons), Reach: dieReach, Describe: (*frame).describePoisoned, Art: poisonedArt},
		{Kind: merlin.ActBewitch, Describe: (*frame).describeBewitch},
		{Kind: merlin.ActSwap, Describe: (*frame).describeSwap, Art: swapsArt},
		{Kind: merlin.ActDark},
		{Kind: merlin.ActHut},
		{Kind: merlin.ActSell},
		{Kind: merlin.ActBuyGoods},
		{Kind: merlin.ActNoBrew, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetMorganaDie, Parts: partA, Region: numbered("morgana-die-"), Name: (*frame).witchDieThing, Why: keyed((*frame).whyWitchDie)},
		{Kind: merlin.TargetPoison, Region: called("poison"), Name: named("term.poisons"), Sprite: picture("poisoned-apple"), Why: keyed((*frame).whyWitch)},
		{Kind: merlin.TargetHorn, Region: called("horn"), Name: named("term.horn"), Sprite: picture("horn"), Why: keyed((*frame).whyHorn)},
		{Kind: merlin.TargetCauldron, Parts: partA, Region: numbered("cauldron-"), Name: (*frame).cauldronThing, Sprite: picture("cauldron"), Why: keyed((*frame).whyCauldron)},
		{Kind: merlin.TargetRider, Parts: partSeat, Region: riderRegion, Name: (*frame).riderThing},
		{Kind: targetPoisons, Region: called("own-poisons"), Name: named("term.poisons"), First: (*frame).victims},
	},

	Asks: []AskRow{
		{Kind: merlin.AskTaste, Words: (*frame).askBrew, Args: (*frame).brewArgs},
		{Kind: merlin.AskBuy, Args: (*frame).buyArgs, Why: keyed((*frame).whyEmpty)},
	},

	Supplies: []Supply{
		{Name: "poisons", Key: "term.poisons", Sprite: "poisoned-apple", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Morgana.Poisons[s]) }, Place: atPoisons, Target: targetPoisons, Silent: true},
	},
	Relics: []Relic{{Name: "horn", Key: "term.horn", Sprite: "horn", Owner: func(v *merlin.View) game.Seat { return v.Mods.Morgana.Horn }, Place: atHorn}},

	Panels: []PanelRow{{New: func() panel { return new(morganaPanel) }, Where: underQuests, Size: morganaHigh}},

	Chapters: []ChapterRow{
		{"morgana-die", "morgana"},
		{"figure-morgana", "morgana"},
		{"horn", "morgana"},
		{"own-horn", "morgana"},
		{"poison", "morgana"},
		{"own-poison", "morgana"},
		{"cauldron-", "cauldrons"},
		{"morgana-", "cauldrons"},
		{"rider-", "dice"},
		{"player:poisons", "morgana"},
	},

	Board: []BoardRow{{Rank: 3, Under: drawShut, On: drawChains, Warns: (*frame).witchWords, Bars: drawBarred}},
	Tiles: []TileRow{{Rank: 3, State: hutOn, On: drawHut, Words: hutWords, Wins: "domain.huts"}},

	Rivals:  true,
	Turns:   (*frame).witchTurns,
	Instead: (*frame).witchInstead,

	Loads: []LoadRow{{Rank: 3, DrawRank: 1, With: darkMarkers, Draw: drawDark, Words: "hint.influence.dark", Alone: "Morgana-marker"}},

	Pawn: rider,
}

// askBrew is what the tile of the cauldron offers that is asked about.
func (f *frame) askBrew() string { return "brew." + f.brewAsked().String() }

func (f *frame) brewArgs() []any {
	if f.brewAsked() != merlin.DarkInfluence {
		return nil
	}
	return []any{"count", min(2, int(f.View.Mods.Morgana.DarkLeft))}
}

func (f *frame) buyArgs() []any { return []any{"number", f.bought() + 1} }

// brewAsked is the face of the cauldron tile that is asked about.
func (f *frame) brewAsked() merlin.Brew {
	return f.View.Mods.Morgana.Brew(f.rules.Box, f.about()[0])
}

func (f *frame) describeHorn(c *moment.Choice, a game.Action) {
	c.Short = f.hornCost(a.A-a.B, a.B)
}

func (f *frame) describeSummon(c *moment.Choice, a game.Action) {
	p := merlin.Province(a.B)
	c.Icon, c.Short, c.More = provinceSprite(p), f.provinceShort(p), f.closes(p)
}

func (f *frame) describeCauldron(c *moment.Choice, a game.Action) {
	p := f.morganaGoes(a.B, a.C)
	c.Icon, c.More = provinceSprite(p), f.closes(p)
	c.Short = f.T([...]string{"morgana.forward", "morgana.back"}[a.C], "province", f.provinceShort(p), "count", int(a.B))
}

func (f *frame) describeBewitch(c *moment.Choice, a game.Action) {
	c.Icon = f.rows.dieSprite(a.B, a.C, f.Seats[a.A].Colour)
	c.Short = fmt.Sprintf("%d → %d", f.View.Players[a.A].Dice[a.B].Value, a.C)
}

func riderRegion(_ *rows, t game.Target) string { return fmt.Sprintf("rider-%d", t.Seat+1) }

func (f *frame) riderThing(t game.Target) string { return f.pair(f.T("term.knight"), f.who(t.Seat)) }

func (f *frame) witchDieThing(t game.Target) string {
	return f.T("die.morgana", "value", int(f.View.Mods.Morgana.Dice[t.A]))
}

func (f *frame) cauldronThing(t game.Target) string {
	brew := f.T("brew." + f.View.Mods.Morgana.Brew(f.rules.Box, t.A).String())
	return f.pair(f.T("morgana.cauldron", "number", int(t.A)+1), brew)
}

// whyWitch is the key of the reason why a thing of Morgana's cannot be chosen before her
// die is taken; whyWitchDie, whyCauldron and whyHorn add those of their own.
func (f *frame) whyWitch(game.Target) string {
	if f.View.Turn.Seat != f.Home {
		return "not-your-turn"
	}
	return "witch.first"
}

func (f *frame) whyWitchDie(t game.Target) string {
	m := &f.View.Mods.Morgana
	switch {
	case m.Used>>t.A&1 == 1:
		return "witch.used"
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case !m.DieFor(f.Home):
		return "witch.once"
	}
	return "witch.moment"
}

func (f *frame) whyCauldron(t game.Target) string {
	switch {
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.View.Mods.Morgana.Slots>>t.A&1 == 1:
		return "cauldron.taken"
	case f.Kind == merlin.AskPutDie:
		return "cauldron.value"
	}
	return "witch.first"
}

func (f *frame) whyHorn(t game.Target) string {
	if f.View.Turn.Seat == f.Home && f.Kind == merlin.AskPutDie {
		return "horn.pay"
	}
	return f.whyWitch(t)
}

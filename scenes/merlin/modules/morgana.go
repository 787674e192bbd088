package modules

import (
	"fmt"
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where its things lie.
const (
	AtPentagram    model.PlaceKind = model.ModulePlaces + 96 + iota // Morgana's die a
	AtCauldron                                                      // cauldron a
	AtPoisonSupply                                                  // poisoned apples nobody has
	AtHornBoard                                                     // where the horn lies until somebody has it
	AtDarkSupply                                                    // Morgana's markers beside the board
	AtHutSupply                                                     // huts beside the board
	AtMorgana                                                       // where Morgana stands as long as she is beside the board
	AtPoisons                                                       // the seat's poisoned apples
	AtHorn                                                          // the seat's niche of the drinking horn
)

var morgana = Module{
	Name: "morgana", Picture: "offer-morgana",

	Lesson: []moment.Telling{
		{Say: "morgana.dice", At: []string{"morgana-die-1", "morgana-die-2", "morgana-die-3", "morgana-die-4"}},
		{Say: "morgana.cauldrons", At: []string{"cauldron-1", "cauldron-2", "cauldron-3", "cauldron-4", "cauldron-5"}},
		{Say: "morgana.horn", At: []string{"horn"}},
		{Say: "morgana.poison", At: []string{"poison"}},
		{Say: "morgana.walk", At: []string{"morgana-beside", "figure-morgana"}},
	},

	Events: []EventRow{
		{Kind: merlin.EventMorganaRolled, Moves: paint.Tumbles, Fly: rollHers, Sound: sound.Dice, Barrier: "dice"},
		{Kind: merlin.EventMorganaDie, Fly: takeHers, Say: func(t *words.Teller, e game.Event) string {
			t.LeaveSpace()
			return t.F.T("log.morgana-die", "value", int(e.Args[1]))
		}},
		{
			Kind: merlin.EventPoison, Sound: sound.Coin, Say: words.Plain("log.poison"),
			Moves: paint.Arcs, Fly: afterHers(draw.Box(AtPoisonSupply), draw.Flies("poisoned-apple", 44, draw.Box(AtPoisonSupply), draw.Own(AtPoisons))),
		},
		{
			Kind: merlin.EventPoisonPaid, Moves: paint.Arcs, Fly: draw.Flies("poisoned-apple", 44, draw.Own(AtPoisons), draw.Box(AtPoisonSupply)),
			Say: func(t *words.Teller, e game.Event) string {
				return t.F.T("log.poison-paid", "name", t.Name(game.Seat(e.Args[0])))
			},
		},
		{
			Kind: merlin.EventHorn, Moves: paint.Arcs, Fly: afterHers(draw.Box(AtHornBoard), hornFlies), Sound: sound.Coin,
			Say: words.TookFrom("log.horn"), Victim: ownerBefore,
		},
		{
			Kind: merlin.EventMorganaMoved, Moves: paint.Hops, Fly: afterHers(draw.Box(AtCauldron, 3), walkHer), Sound: sound.Wood,
			Say: func(t *words.Teller, e game.Event) string {
				return t.F.T("log.morgana-moved", "number", int(e.Args[3])+1, "into", t.F.IntoProvince(merlin.Province(e.Args[1])))
			},
		},
		{Kind: merlin.EventCauldron, Fly: draw.Shines(draw.Box(AtCauldron, 0))},
		{Kind: merlin.EventSwappedFigures, Say: saySwappedFigures, Victim: ownerBefore},
		{Kind: merlin.EventDark, Moves: paint.Storms, Fly: darkFlies, Sound: sound.Wood, Say: sayDark},
		{Kind: merlin.EventDarkGone, Moves: paint.Falls, Fly: darkGoes, Together: true, Restore: restoreDark, Say: words.Plain("log.dark-gone")}, // in a scoring its category says it
		{
			Kind: merlin.EventHut, Moves: paint.Strokes, Fly: draw.Flies("witch-hut", 44, draw.Box(AtHutSupply), draw.Box(model.AtTile, 0)), Sound: sound.Wood,
			Say: func(t *words.Teller, e game.Event) string {
				return t.F.T("log.hut", "terrain", t.F.T(words.TerrainKey(t.F.View.Domain[e.Args[0]])))
			},
		},
		{
			Kind: merlin.EventHutGone, Moves: paint.Arcs, Fly: draw.Flies("witch-hut", 44, draw.Box(model.AtTile, 0), draw.Box(AtHutSupply)), Sound: sound.Wood,
			Together: true, Restore: restoreHut, Say: words.Plain("log.hut-gone"), By: doer,
		},
	},
	Dice: []model.DieRow{{Die: merlin.MorganaDie, Word: "morgana", Lies: func() model.Place { return model.At(model.AtInstead, game.NoSeat) }}},
	Figures: []model.FigureRow{{Figure: model.MorganaFigure, Word: "morgana", Sprite: "Morgana-figure", Tall: true, Rank: -1, On: func(f *model.Model, _ game.Seat, space uint8) bool {
		at := f.View.Mods.Morgana.At
		return at < merlin.Provinces && merlin.SpaceOf(at) == space
	}}},
	Reasons: []ReasonRow{
		{Reason: merlin.ForHorn, Icon: "horn", AtRoundEnd: true, From: draw.From(draw.Own(AtHorn)), Tell: tellHorn},
		{Reason: merlin.ForHuts, Icon: "witch-hut", Of: draw.OfDomain, From: draw.From(draw.Box(model.AtTile, 2))},
	},
	Score: []draw.Part{
		{Of: draw.OfRoundEnd, Name: "score.horn", Icon: draw.Icon("horn"), Hint: "castle.horn-tip", Lines: hornLines},
		{Of: draw.OfDomain, Counts: hutsIn, Sprite: "witch-hut", Among: true},
		{Of: draw.OfInfluence, Label: "score.province.worth", Hint: "score.influence.morgana", Counts: darkBack, Sprite: "Morgana-marker"},
	},
	Stood: herPlace,

	Actions: []ActionRow{
		{Kind: merlin.ActMorganaDie, Instead: "morgana"},
		{Kind: merlin.ActPoison},
		{Kind: merlin.ActHorn, Describe: describeHorn, Art: hornArt},
		{Kind: merlin.ActHornPay},
		{Kind: merlin.ActCauldron, Describe: describeCauldron},
		{Kind: merlin.ActSummon, Describe: describeSummon},
		{Kind: merlin.ActPoisoned, Role: model.Extra, Changes: model.DieA, Also: model.PaidWith(model.TargetPoisons), Reach: model.DieReach, Describe: describePoisoned, Art: poisonedArt},
		{Kind: merlin.ActBewitch, Describe: describeBewitch},
		{Kind: merlin.ActSwap, Describe: describeSwap, Art: swapsArt},
		{Kind: merlin.ActDark},
		{Kind: merlin.ActHut},
		{Kind: merlin.ActSell},
		{Kind: merlin.ActBuyGoods},
		{Kind: merlin.ActNoBrew, Role: model.Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetMorganaDie, Parts: model.PartA, Region: model.Numbered("morgana-die-"), Name: witchDieThing, Why: words.Keyed(whyWitchDie)},
		{Kind: merlin.TargetPoison, Region: model.Called("poison"), Name: words.Named("term.poisons"), Sprite: model.Picture("poisoned-apple"), Why: words.Keyed(whyWitch)},
		{Kind: merlin.TargetHorn, Region: model.Called("horn"), Name: words.Named("term.horn"), Sprite: model.Picture("horn"), Why: words.Keyed(whyHorn)},
		{Kind: merlin.TargetCauldron, Parts: model.PartA, Region: model.Numbered("cauldron-"), Name: cauldronThing, Sprite: model.Picture("cauldron"), Why: words.Keyed(whyCauldron)},
		{Kind: merlin.TargetRider, Parts: model.PartSeat, Region: riderRegion, Name: riderThing},
		{Kind: model.TargetPoisons, Region: model.Called("own-poisons"), Name: words.Named("term.poisons"), First: victims},
	},

	Asks: []AskRow{
		{Kind: merlin.AskTaste, Words: askBrew, Args: brewArgs},
		{Kind: merlin.AskBuy, Args: buyArgs, Why: words.Keyed((*words.Words).WhyEmpty)},
	},

	Supplies: []words.Supply{
		{Name: "poisons", Key: "term.poisons", Sprite: "poisoned-apple", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Morgana.Poisons[s]) }, Place: AtPoisons, Target: model.TargetPoisons, Silent: true},
	},
	Relics: []words.Relic{{Name: "horn", Key: "term.horn", Sprite: "horn", Owner: func(v *merlin.View) game.Seat { return v.Mods.Morgana.Horn }, Place: AtHorn}},

	Panels: []draw.PanelRow{{New: func() draw.Panel { return new(MorganaPanel) }, Where: draw.UnderQuests, Size: morganaHigh}},

	Plates: []paint.Plate{
		{Chapter: "morgana", Says: "morgana", At: []string{"morgana-die-*"}, Margin: 16, Wide: 330},
		{Chapter: "cauldrons", Says: "cauldrons", At: []string{"cauldron-*"}, Margin: 10, Wide: 360},
	},
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

	Board: []BoardRow{{Rank: 3, Under: drawShut, On: drawChains, Warns: witchWords, Bars: drawBarred}},
	Tiles: []TileRow{{Rank: 3, State: hutOn, On: drawHut, Words: hutWords, Wins: "domain.huts"}},

	Rivals:  true,
	Turns:   witchTurns,
	Instead: witchInstead,

	Loads: []LoadRow{{Rank: 3, DrawRank: 1, With: darkMarkers, Draw: drawDark, Words: "hint.influence.dark", Alone: "Morgana-marker"}},

	Pawn: rider,
}

// askBrew is what the tile of the cauldron offers that is asked about.
func askBrew(f *model.Model) string { return "brew." + brewAsked(f).String() }

func brewArgs(f *words.Words) []any {
	if brewAsked(f.Model) != merlin.DarkInfluence {
		return nil
	}
	return []any{"count", min(2, int(f.View.Mods.Morgana.DarkLeft))}
}

func buyArgs(f *words.Words) []any { return []any{"number", bought(f.Model) + 1} }

// brewAsked is the face of the cauldron tile that is asked about.
func brewAsked(f *model.Model) merlin.Brew {
	return f.View.Mods.Morgana.Brew(f.Rules.Box, f.About()[0])
}

func describeHorn(f *words.Words, c *moment.Choice, a game.Action) {
	c.Short = hornCost(f, a.A-a.B, a.B)
}

func describeSummon(f *words.Words, c *moment.Choice, a game.Action) {
	p := merlin.Province(a.B)
	c.Icon, c.Short, c.More = words.ProvinceSprite(p), f.ProvinceShort(p), closes(f, p)
}

func describeCauldron(f *words.Words, c *moment.Choice, a game.Action) {
	p := MorganaGoes(f.Model, a.B, a.C)
	c.Icon, c.More = words.ProvinceSprite(p), closes(f, p)
	c.Short = f.T([...]string{"morgana.forward", "morgana.back"}[a.C], "province", f.ProvinceShort(p), "count", int(a.B))
}

func describeBewitch(f *words.Words, c *moment.Choice, a game.Action) {
	c.Icon = f.Rows.DieSprite(a.B, a.C, f.Seats[a.A].Colour)
	c.Short = fmt.Sprintf("%d → %d", f.View.Players[a.A].Dice[a.B].Value, a.C)
}

func riderRegion(_ *model.Rows, t game.Target) string { return fmt.Sprintf("rider-%d", t.Seat+1) }

func riderThing(f *words.Words, t game.Target) string {
	return f.Pair(f.T("term.knight"), f.Called(t.Seat))
}

func witchDieThing(f *words.Words, t game.Target) string {
	return f.T("die.morgana", "value", int(f.View.Mods.Morgana.Dice[t.A]))
}

func cauldronThing(f *words.Words, t game.Target) string {
	brew := f.T("brew." + f.View.Mods.Morgana.Brew(f.Rules.Box, t.A).String())
	return f.Pair(f.T("morgana.cauldron", "number", int(t.A)+1), brew)
}

// whyWitch is the key of the reason why a thing of Morgana's cannot be chosen before her
// die is taken; whyWitchDie, whyCauldron and whyHorn add those of their own.
func whyWitch(f *words.Words, _ game.Target) string {
	if f.View.Turn.Seat != f.Home {
		return "not-your-turn"
	}
	return "witch.first"
}

func whyWitchDie(f *words.Words, t game.Target) string {
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

func whyCauldron(f *words.Words, t game.Target) string {
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

func whyHorn(f *words.Words, t game.Target) string {
	if f.View.Turn.Seat == f.Home && f.Kind == merlin.AskPutDie {
		return "horn.pay"
	}
	return whyWitch(f, t)
}

// hornCost says what is paid for the horn.
func hornCost(f *words.Words, materials, coins uint8) string {
	var list []string
	if coins > 0 {
		list = append(list, f.T("coins.count", "count", int(coins)))
	}
	if materials > 0 {
		list = append(list, f.T("item.count.material", "count", int(materials)))
	}
	return words.JoinWords(f.Locale, list)
}

func hornArt(_ *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	var row draw.RowArt
	if coins := a.B; coins > 0 {
		row = append(row, draw.Counted{Sprite: "coin", Count: coins})
	}
	if materials := a.A - a.B; materials > 0 {
		row = append(row, draw.Counted{Sprite: model.AnySprite(merlin.Material), Count: materials})
	}
	return row
}

// MorganaGoes is where Morgana comes by so many provinces clockwise (0) or back (1).
func MorganaGoes(f *model.Model, n, back uint8) merlin.Province {
	p, step := f.View.Mods.Morgana.At, merlin.Province.Next
	if back == 1 {
		step = merlin.Province.Prev
	}
	for range n {
		p = step(p)
	}
	return p
}

// poisonedValues are those of the dice that a poisoned apple has change places.
func poisonedValues(f *model.Model, a game.Action) (own, other uint8) {
	other = f.View.Players[a.B].Dice[a.C].Value
	if a.A != merlin.MorganaDie {
		return f.View.Players[f.Asked].Dice[a.A].Value, other
	}
	dark := &f.View.Mods.Morgana
	return dark.Dice[dark.Taken%uint8(len(dark.Dice))], other
}

// describePoisoned says which dice change their values.
func describePoisoned(f *words.Words, c *moment.Choice, a game.Action) {
	own, other := poisonedValues(f.Model, a)
	c.Short = fmt.Sprintf("%d → %d", own, other)
	c.Icon = f.Rows.DieSprite(a.A, other, f.Seats[f.Asked].Colour)
}

// poisonedArt shows them; where one's own is still to be chosen, the other player's.
func poisonedArt(f *draw.Frame, c *moment.Choice, a game.Action) paint.Drawing {
	own, other := poisonedValues(f.Model, a)
	colour := f.Seats[a.B].Colour
	if len(c.Then) > 0 {
		return ownedDie{f.Rows.DieSprite(a.C, other, colour), "crest-" + colour}
	}
	return draw.SwapArt{f.Rows.DieSprite(a.A, own, f.Seats[f.Asked].Colour), f.Rows.DieSprite(a.C, other, colour)}
}

// describeSwap names the figures that change places.
func describeSwap(f *words.Words, c *moment.Choice, a game.Action) {
	if a.A == merlin.Nobody {
		c.Short = f.T("morgana.swap.merlin")
		return
	}
	c.Short = f.T("morgana.swap.knight", "name", f.Called(game.Seat(a.A)))
}

func swapsArt(f *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	if a.A == merlin.Nobody {
		return draw.SwapArt{f.FigureSprite(merlin.MerlinFigure, f.Asked), f.FigureSprite(f.Rules.Other(), f.Asked)}
	}
	return draw.SwapArt{f.FigureSprite(merlin.KnightFigure, f.Asked), f.FigureSprite(merlin.KnightFigure, game.Seat(a.A))}
}

// A poisoned apple of one's own is clicked first: then one chooses whose die it is used
// on, and for which of one's own. // W3

// victims puts the choices at one's poisoned apples together by the other player's die.
func victims(f *words.Words, list []moment.Choice) []moment.Choice {
	var dice []moment.Choice
	for _, c := range list {
		a := c.Do[0]
		i := slices.IndexFunc(dice, func(one moment.Choice) bool { return one.Do[0].B == a.B && one.Do[0].C == a.C })
		if i < 0 {
			i = len(dice)
			dice = append(dice, victim(f, c, a))
		}
		dice[i].Then = append(dice[i].Then, c)
	}
	return dice
}

// victim is the choice of another player's die.
func victim(f *words.Words, c moment.Choice, a game.Action) moment.Choice {
	s := game.Seat(a.B)
	value := f.View.Players[s].Dice[a.C].Value
	c.Short = f.Pair(f.Called(s), strconv.Itoa(int(value)))
	c.Label = f.Pair(c.Title, f.DieName(s, a.C))
	c.Leads, c.Own = nil, nil
	return c
}

// ownedDie is a die with the crest of its owner.
type ownedDie struct{ die, crest string }

func (d ownedDie) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	p.SpriteAt(d.crest, x-30, y, 38)
	p.SpriteAt(d.die, x+18, y, 50)
}

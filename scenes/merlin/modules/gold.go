package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
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
	AtCoinSupply      model.PlaceKind = model.ModulePlaces + 48 + iota // coins nobody has
	AtMistletoeSupply                                                  // mistletoes nobody has
	AtCoins                                                            // the seat's
	AtMistletoes
)

var gold = Module{
	Name: "gold", Picture: "offer-gold",

	Lesson: []moment.Telling{
		{Say: "gold.coins", At: []string{"coins"}},
		{Say: "gold.mistletoes", At: []string{"own-mistletoes"}},
		{Say: "gold.supply", At: []string{"box-coins", "box-mistletoes"}},
	},

	Events: []EventRow{
		{
			Kind: merlin.EventCoin, Moves: paint.Arcs, Fly: draw.FliesOften(0, "coin", draw.Box(AtCoinSupply), draw.Own(AtCoins)), Sound: sound.Coin,
			Say: words.Amounts("log.coin"),
		},
		{
			Kind: merlin.EventCoinPaid, Moves: paint.Arcs, Fly: draw.FliesOften(0, "coin", draw.Own(AtCoins), draw.Box(AtCoinSupply)), Sound: sound.Coin,
			Say: words.Amounts("log.coin-paid"),
		},
		{
			Kind: merlin.EventMistletoe, Moves: paint.Arcs, Fly: draw.Flies("mistletoe", 44, draw.Box(AtMistletoeSupply), draw.Own(AtMistletoes)), Sound: sound.Coin,
			Say: words.Plain("log.mistletoe"),
		},
		{
			Kind: merlin.EventMistletoePaid, Moves: paint.Arcs, Fly: draw.FliesOften(0, "mistletoe", draw.Own(AtMistletoes), draw.Box(AtMistletoeSupply)),
			Say: func(t *words.Teller, e game.Event) string {
				return t.F.T("log.mistletoe-paid", "conditions", conditionsOf(t.F, uint8(e.Args[1]), uint8(e.Args[2])))
			},
		},
	},
	Spaces: []SpaceRow{
		{Kind: merlin.GoldSpace, Tint: ui.Hex(0xF3E2AE), Sprite: model.OnSpace("space-gold-coin")},
		{Kind: merlin.AppleMistletoeSpace, Tint: ui.Hex(0xDFE5C8)},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForCoins, Icon: "coin"}},
	Score:   []draw.Part{{Of: draw.OfEnd, Lines: coinLine}},

	Actions: []ActionRow{
		{Kind: merlin.ActCoin, Role: model.Extra, Changes: model.DieA, Also: model.PaidWith(merlin.TargetCoins), Reach: model.DieReach, Describe: (*words.Words).DescribeDie},
		{Kind: merlin.ActMistletoe, Role: model.Extra, Left: true, Careful: true, Helps: "mistletoe", Describe: describeMistletoe, Art: mistletoeArt},
		{Kind: merlin.ActEither, Role: model.Extra, Changes: model.DieHeld, Reach: model.HandReach, Describe: (*words.Words).DescribeValue},
		{Kind: merlin.ActTakeApple},
		{Kind: merlin.ActTakeMistletoe},
		{Kind: merlin.ActTakeCoin},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetMistletoeSupply, Region: model.Called("box-mistletoes"), Name: words.PoolThing(merlin.MistletoeItem), Sprite: model.Picture("mistletoe"), Why: words.ShutOr(merlin.MistletoeItem)},
		{Kind: merlin.TargetCoinSupply, Region: model.Called("box-coins"), Name: words.PoolThing(merlin.CoinItem), Sprite: model.Picture("coin"), Why: words.ShutOr(merlin.CoinItem)},
		{Kind: merlin.TargetCoins, Region: model.Called("coins"), Name: coinsThing, Sprite: model.Picture("coin"), Why: words.Keyed(whyCoins)},
		{Kind: merlin.TargetEither, Region: model.Called("either-tokens"), Name: words.Named("ware.either"), Why: words.Keyed(whyEither)},
	},

	Room: draw.TwoRows,
	Supplies: []words.Supply{
		{Name: "coins", Key: "term.coins", Sprite: "coin", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Gold.Coins[s]) }, Place: AtCoins, Target: merlin.TargetCoins, Wide: 42}, // there may be many
		{Name: "mistletoes", Key: "term.mistletoes", Sprite: "mistletoe", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Gold.Mistletoes[s]) }, Place: AtMistletoes, Uses: merlin.ActMistletoe},
	},

	Pools: []model.Pool{
		{Item: merlin.MistletoeItem, Sprite: "mistletoe", Words: "quest.mistletoes", Left: func(v *merlin.View) int { return int(v.Mods.Gold.MistletoesLeft) }, Target: merlin.TargetMistletoeSupply, Place: AtMistletoeSupply},
		{Item: merlin.CoinItem, Sprite: "coin", Words: "quest.coins", Left: func(v *merlin.View) int { return int(v.Mods.Gold.CoinsLeft) }, Target: merlin.TargetCoinSupply, Place: AtCoinSupply},
	},

	Plates: []paint.Plate{
		{Chapter: "gold", Says: "coins", At: []string{"coins", "own-mistletoes"}, Margin: 10, Wide: 240},
	},
	Chapters: []ChapterRow{
		{"coins", "gold"},
		{"mistletoes", "gold"},
		{"box-", "gold"},
		{"own-coins", "gold"},
		{"own-mistletoes", "gold"},
		{"player:coins", "gold"},
		{"player:mistletoes", "gold"},
	},
	Chapter: goldChapter,
}

// describeMistletoe names and shows the conditions that are ignored, and by what.
func describeMistletoe(f *words.Words, c *moment.Choice, a game.Action) {
	c.Short = f.T("mistletoe.ignores", "conditions", conditionsOf(f, a.A, a.B))
	if a.C > 0 {
		c.Short = f.T("mistletoe.ignores.tokens", "conditions", conditionsOf(f, a.A, a.B), "count", int(a.C))
	}
	c.Icon = "mistletoe"
}

func mistletoeArt(f *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	q := &f.Rules.Box.Quests[a.A]
	ignored := chosen(q.Conditions, a.B)
	return &draw.Quest{Points: q.Points, Conditions: ignored, Counts: mistletoes(len(ignored), int(a.C))}
}

func coinsThing(f *words.Words, _ game.Target) string {
	return f.T("coins.count", "count", int(f.View.Mods.Gold.Coins[f.Home]))
}

func whyCoins(f *words.Words, _ game.Target) string {
	if f.View.Mods.Gold.Coins[f.Home] == 0 {
		return "stall.coin"
	}
	return "coins.moment"
}

func whyEither(f *words.Words, _ game.Target) string {
	if f.View.Turn.Moved {
		return "die-moved"
	}
	return "apple-moment"
}

// coinLine tells what coins bring at the end. // G2
func coinLine(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	coins := func(seat game.Seat) int { return int(f.View.Mods.Gold.Coins[seat]) }
	return []scenes.SheetLine{endLine(s, f, merlin.ForCoins, "score.coins.line", "coin", coins)}
}

// goldChapter is the chapter of the spaces that gold brings.
func goldChapter(f *model.Model, region string) string {
	return f.SpaceChapter(region, "gold", func(_ uint8, s merlin.Space) bool {
		return s.Kind == merlin.GoldSpace || s.Kind == merlin.AppleMistletoeSpace
	})
}

// chosen are the conditions that a set of bits names.
func chosen(conditions []merlin.Condition, bits uint8) (list []merlin.Condition) {
	for i, c := range conditions {
		if bits>>i&1 == 1 {
			list = append(list, c)
		}
	}
	return list
}

// conditionsOf says those conditions of a quest card.
func conditionsOf(f *words.Words, card, bits uint8) string {
	var list []string
	for _, c := range chosen(f.Rules.Box.Quests[card].Conditions, bits) {
		list = append(list, words.ConditionWords(f.Locale, c))
	}
	return words.JoinWords(f.Locale, list)
}

// mistletoes are the pictures of what is paid to ignore n conditions, tokens among it.
func mistletoes(n, tokens int) (list []string) {
	if n > tokens {
		list = append(list, "mistletoe")
	}
	if tokens > 0 {
		list = append(list, "token-apple-mistletoe")
	}
	return list
}

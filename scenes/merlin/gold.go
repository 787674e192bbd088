package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where its things lie.
const (
	atCoinSupply      placeKind = modulePlaces + 48 + iota // coins nobody has
	atMistletoeSupply                                      // mistletoes nobody has
	atCoins                                                // the seat's
	atMistletoes
)

var gold = Module{
	Name: "gold", Picture: "coin",

	Events: []EventRow{
		{
			Kind: merlin.EventCoin, Fly: fliesOften(0, "coin", box(atCoinSupply), own(atCoins)), Sound: sound.Coin,
			Say: amounts("log.coin"),
		},
		{
			Kind: merlin.EventCoinPaid, Fly: fliesOften(0, "coin", own(atCoins), box(atCoinSupply)), Sound: sound.Coin,
			Say: amounts("log.coin-paid"),
		},
		{
			Kind: merlin.EventMistletoe, Fly: flies("mistletoe", 44, box(atMistletoeSupply), own(atMistletoes)), Sound: sound.Coin,
			Say: plain("log.mistletoe"),
		},
		{
			Kind: merlin.EventMistletoePaid, Fly: fliesOften(0, "mistletoe", own(atMistletoes), box(atMistletoeSupply)),
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.mistletoe-paid", "conditions", t.f.conditionsOf(uint8(e.Args[1]), uint8(e.Args[2])))
			},
		},
	},
	Spaces: []SpaceRow{
		{Kind: merlin.GoldSpace, Tint: ui.Hex(0xF3E2AE), Sprite: onSpace("space-gold-coin")},
		{Kind: merlin.AppleMistletoeSpace, Tint: ui.Hex(0xDFE5C8)},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForCoins, Icon: "coin"}},
	Score:   []Part{{Of: ofEnd, Lines: coinLine}},

	Actions: []ActionRow{
		{Kind: merlin.ActCoin, Role: Extra, Changes: dieA, Also: paidWith(merlin.TargetCoins), Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActMistletoe, Role: Extra, Careful: true, Helps: "mistletoe", Describe: (*frame).describeMistletoe, Art: mistletoeArt},
		{Kind: merlin.ActEither, Role: Extra, Changes: dieHeld, Reach: handReach, Describe: (*frame).describeValue},
		{Kind: merlin.ActTakeApple},
		{Kind: merlin.ActTakeMistletoe},
		{Kind: merlin.ActTakeCoin},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetMistletoeSupply, Region: called("box-mistletoes"), Name: poolThing(merlin.MistletoeItem), Sprite: picture("mistletoe"), Why: shutOr(merlin.MistletoeItem)},
		{Kind: merlin.TargetCoinSupply, Region: called("box-coins"), Name: poolThing(merlin.CoinItem), Sprite: picture("coin"), Why: shutOr(merlin.CoinItem)},
		{Kind: merlin.TargetCoins, Region: called("coins"), Name: (*frame).coinsThing, Sprite: picture("coin"), Why: keyed((*frame).whyCoins)},
		{Kind: merlin.TargetEither, Region: called("either-tokens"), Name: named("ware.either"), Why: keyed((*frame).whyEither)},
	},

	Room: twoRows,
	Supplies: []Supply{
		{Name: "coins", Key: "term.coins", Sprite: "coin", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Gold.Coins[s]) }, Place: atCoins, Target: merlin.TargetCoins, Wide: 42}, // there may be many
		{Name: "mistletoes", Key: "term.mistletoes", Sprite: "mistletoe", Count: func(v *merlin.View, s game.Seat) int { return int(v.Mods.Gold.Mistletoes[s]) }, Place: atMistletoes, Uses: merlin.ActMistletoe},
	},

	Pools: []Pool{
		{Item: merlin.MistletoeItem, Sprite: "mistletoe", Words: "quest.mistletoes", Left: func(v *merlin.View) int { return int(v.Mods.Gold.MistletoesLeft) }, Target: merlin.TargetMistletoeSupply, Place: atMistletoeSupply},
		{Item: merlin.CoinItem, Sprite: "coin", Words: "quest.coins", Left: func(v *merlin.View) int { return int(v.Mods.Gold.CoinsLeft) }, Target: merlin.TargetCoinSupply, Place: atCoinSupply},
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
func (f *frame) describeMistletoe(c *moment.Choice, a game.Action) {
	c.Short = f.T("mistletoe.ignores", "conditions", f.conditionsOf(a.A, a.B))
	if a.C > 0 {
		c.Short = f.T("mistletoe.ignores.tokens", "conditions", f.conditionsOf(a.A, a.B), "count", int(a.C))
	}
	c.Icon = "mistletoe"
}

func mistletoeArt(f *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	q := &f.rules.Box.Quests[a.A]
	ignored := chosen(q.Conditions, a.B)
	return &quest{q.Points, ignored, mistletoes(len(ignored), int(a.C))}
}

func (f *frame) coinsThing(game.Target) string {
	return f.T("coins.count", "count", int(f.View.Mods.Gold.Coins[f.Home]))
}

func (f *frame) whyCoins(game.Target) string {
	if f.View.Mods.Gold.Coins[f.Home] == 0 {
		return "stall.coin"
	}
	return "coins.moment"
}

func (f *frame) whyEither(game.Target) string {
	if f.View.Turn.Moved {
		return "die-moved"
	}
	return "apple-moment"
}

// coinLine tells what coins bring at the end. // G2
func coinLine(s *scored, f *frame) []scenes.SheetLine {
	coins := func(seat game.Seat) int { return int(f.View.Mods.Gold.Coins[seat]) }
	return []scenes.SheetLine{s.endLine(f, merlin.ForCoins, "score.coins.line", "coin", coins)}
}

// goldChapter is the chapter of the spaces that gold brings.
func goldChapter(f *frame, region string) string {
	return f.spaceChapter(region, "gold", func(_ uint8, s merlin.Space) bool {
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
func (f *frame) conditionsOf(card, bits uint8) string {
	var list []string
	for _, c := range chosen(f.rules.Box.Quests[card].Conditions, bits) {
		list = append(list, conditionWords(f.Locale, c))
	}
	return joinWords(f.Locale, list)
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

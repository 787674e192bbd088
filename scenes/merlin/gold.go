package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
)

var gold = Module{
	Name: "gold",

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
		{Kind: merlin.EventEitherPaid, Fly: eitherFlies, Say: sayEitherPaid},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForCoins, Icon: "coin"}},
	Score:   []Part{{Of: ofEnd, Lines: coinLine}},

	Actions: []ActionRow{
		{Kind: merlin.ActCoin, Role: Extra, Changes: dieA, Also: paidWith(merlin.TargetCoins), Reach: dieReach, Describe: (*frame).describeDie},
		{Kind: merlin.ActMistletoe, Role: Extra, Careful: true, Helps: "mistletoe", Describe: (*frame).describeMistletoe},
		{Kind: merlin.ActEither, Role: Extra, Changes: dieHeld, Reach: handReach, Describe: (*frame).describeValue},
		{Kind: merlin.ActTakeApple},
		{Kind: merlin.ActTakeMistletoe},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetAppleSupply, Region: called("box-apples"), Name: (*frame).applesLeft, Sprite: picture("apple"), Why: shutOr(merlin.AppleItem), Chapter: "dice"},
		{Kind: merlin.TargetMistletoeSupply, Region: called("box-mistletoes"), Name: (*frame).mistletoesLeft, Sprite: picture("mistletoe"), Why: shutOr(merlin.MistletoeItem), Chapter: "gold"},
		{Kind: merlin.TargetCoinSupply, Region: called("box-coins"), Name: (*frame).coinsLeft, Sprite: picture("coin"), Why: shutOr(merlin.CoinItem), Chapter: "gold"},
		{Kind: merlin.TargetCoins, Region: called("coins"), Name: (*frame).coinsThing, Sprite: picture("coin"), Why: keyed((*frame).whyCoins), Chapter: "gold"},
		{Kind: merlin.TargetEither, Region: called("either-tokens"), Name: (*frame).eitherThing, Why: keyed((*frame).whyEither), Chapter: "market"},
	},
}

// paidWith has what is paid with something of one's own chosen at that, too.
func paidWith(kind uint8) func(*frame, *table.Choice) (game.Target, bool) {
	return func(_ *frame, c *table.Choice) (game.Target, bool) {
		return game.Target{Kind: kind, Seat: c.At.Seat}, true
	}
}

// describeMistletoe names and shows the conditions that are ignored, and by what.
func (f *frame) describeMistletoe(c *table.Choice, a game.Action) {
	q := &f.rules.Box.Quests[a.A]
	ignored := chosen(q.Conditions, a.B)
	c.Short = f.T("mistletoe.ignores", "conditions", f.conditionsOf(a.A, a.B))
	if a.C > 0 {
		c.Short = f.T("mistletoe.ignores.tokens", "conditions", f.conditionsOf(a.A, a.B), "count", int(a.C))
	}
	c.Drawn = &quest{q.Points, ignored, mistletoes(len(ignored), int(a.C))}
	c.Icon = "mistletoe"
}

func (f *frame) coinsThing(game.Target) string {
	return f.T("coins.count", "count", int(f.View.Mods.Gold.Coins[f.Home]))
}

func (f *frame) applesLeft(game.Target) string {
	return f.T("quest.apples", "count", int(f.View.Apples))
}

func (f *frame) coinsLeft(game.Target) string {
	return f.T("quest.coins", "count", int(f.View.Mods.Gold.CoinsLeft))
}

func (f *frame) mistletoesLeft(game.Target) string {
	return f.T("quest.mistletoes", "count", int(f.View.Mods.Gold.MistletoesLeft))
}

func (f *frame) eitherThing(game.Target) string { return f.wareName(merlin.EitherToken, 0) }

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

// shutOr is the reason why nothing is taken of what nobody has.
func shutOr(i merlin.Item) func(*frame, game.Target) string {
	return keyed(func(f *frame, _ game.Target) string {
		if f.position().Closed(i, merlin.Castle) {
			return "shut"
		}
		return "supply.moment"
	})
}

// eitherFlies are apple/mistletoe tokens on their way back to the market.
func eitherFlies(s *stage, e game.Event) []table.Flight {
	return s.several(uint8(e.Args[0]), "token-apple-mistletoe", own(atEither)(e), at(atStall, game.NoSeat, uint8(merlin.EitherToken)))
}

func sayEitherPaid(t *teller, e game.Event) string {
	if e.Args[1] < 0 {
		return t.f.T("log.either-paid.die")
	}
	return t.f.T("log.either-paid", "conditions", t.f.conditionsOf(uint8(e.Args[1]), uint8(e.Args[2])))
}

// coinLine tells what coins bring at the end. // G2
func coinLine(s *scored, f *frame) []scenes.SheetLine {
	coins := func(seat game.Seat) int { return int(f.View.Mods.Gold.Coins[seat]) }
	return []scenes.SheetLine{s.endLine(f, merlin.ForCoins, "score.coins.line", "coin", coins)}
}

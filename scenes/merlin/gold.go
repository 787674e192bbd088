package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/sound"
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

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

// eitherFlies are apple/mistletoe tokens on their way back to the market.
func eitherFlies(s *Scene, e game.Event) []flight {
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

package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// whyGold is the key of the reason why a thing of Gold and Mistletoe or the Market
// cannot be chosen.
func (f *frame) whyGold(t game.Target) string {
	switch t.Kind {
	case merlin.TargetCoins:
		if f.View.Mods.Gold.Coins[f.Home] == 0 {
			return "stall.coin"
		}
		return "coins.moment"
	case merlin.TargetEither:
		if f.View.Turn.Moved {
			return "die-moved"
		}
		return "apple-moment"
	case merlin.TargetPlus:
		return "plus.moment"
	case merlin.TargetToken:
		return "token." + merlin.Item(t.A).String()
	case merlin.TargetLabourer:
		return f.whyLabourer(t.A)
	case merlin.TargetAppleSupply:
		return f.whySupply(merlin.AppleItem)
	case merlin.TargetMistletoeSupply:
		return f.whySupply(merlin.MistletoeItem)
	case merlin.TargetCoinSupply:
		return f.whySupply(merlin.CoinItem)
	}
	return ""
}

func (f *frame) whyLabourer(n uint8) string {
	switch {
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.View.Mods.Market.Fresh>>n&1 == 1:
		return "labourer.fresh"
	}
	return "labourer.moment"
}

func (f *frame) whySupply(i merlin.Item) string {
	if f.position().Closed(i, merlin.Castle) {
		return "shut"
	}
	return "supply.moment"
}

package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// describeGold says what tells a choice of Gold and Mistletoe, the Market or Caerleon
// from others at the same thing.
func (f *frame) describeGold(c *table.Choice, a game.Action) {
	switch a.Kind {
	case merlin.ActMistletoe:
		q := &f.rules.Box.Quests[a.A]
		ignored := chosen(q.Conditions, a.B)
		c.Short = f.T("mistletoe.ignores", "conditions", f.conditionsOf(a.A, a.B))
		if a.C > 0 {
			c.Short = f.T("mistletoe.ignores.tokens", "conditions", f.conditionsOf(a.A, a.B), "count", int(a.C))
		}
		c.Drawn = &quest{q.Points, ignored, mistletoes(len(ignored), int(a.C))}
		c.Icon = "mistletoe"
	case merlin.ActLabourer:
		c.Icon, c.Short = "labourer", fmt.Sprint(a.A)
	case merlin.ActBuildToken:
		c.Short = f.wareName(merlin.MaterialToken, a.B)
		c.Drawn = wareArt{merlin.MaterialToken, a.B}
	case merlin.ActGuardToken:
		c.Drawn = wareArt{merlin.ShieldToken, a.A}
	case merlin.ActSendHome:
		c.Icon = servantSprite(merlin.Servant(a.B), f.Seats[a.A].Colour)
		c.Short = f.T("hint.place.taken", "servant", f.T("servant."+merlin.Servant(a.B).String()), "name", f.who(game.Seat(a.A)))
	default:
		f.describeMorgana(c, a)
	}
}

// goldThing names a thing of Gold and Mistletoe, the Market or Caerleon.
func (f *frame) goldThing(t game.Target) string {
	gold := &f.View.Mods.Gold
	switch t.Kind {
	case merlin.TargetCoins:
		return f.T("coins.count", "count", int(gold.Coins[f.Home]))
	case merlin.TargetCoinSupply:
		return f.T("quest.coins", "count", int(gold.CoinsLeft))
	case merlin.TargetMistletoeSupply:
		return f.T("quest.mistletoes", "count", int(gold.MistletoesLeft))
	case merlin.TargetAppleSupply:
		return f.T("quest.apples", "count", int(f.View.Apples))
	case merlin.TargetEither:
		return f.wareName(merlin.EitherToken, 0)
	case merlin.TargetPlus:
		return f.wareName(merlin.PlusToken, 0)
	case merlin.TargetStall:
		return f.wareName(merlin.Ware(t.A), t.B)
	case merlin.TargetToken:
		return f.wareName(tokenOf(merlin.Item(t.A)), t.B)
	case merlin.TargetLabourer:
		return f.wareName(merlin.Labourer, t.A)
	}
	return f.morganaThing(t)
}

// tokenOf is the token that counts as an item.
func tokenOf(i merlin.Item) merlin.Ware {
	if i == merlin.Material {
		return merlin.MaterialToken
	}
	return merlin.ShieldToken
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
		list = append(list, conditionWords(f.Ctx.Locale(), c))
	}
	return joinWords(f.Ctx.Locale(), list)
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

package table

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// describeGold says what tells a choice of Gold and Mistletoe, the Market or Caerleon
// from others at the same thing.
func (f *frame) describeGold(c *choice, a game.Action) {
	switch a.Kind {
	case merlin.ActMistletoe:
		q := &f.rules.Box.Quests[a.A]
		ignored := chosen(q.Conditions, a.B)
		c.short = f.T("mistletoe.ignores", "conditions", f.conditionsOf(a.A, a.B))
		c.drawn = &quest{q.Points, ignored, mistletoes(len(ignored), int(a.C))}
		c.icon = "mistletoe"
	case merlin.ActLabourer:
		c.icon, c.short = "labourer", fmt.Sprint(a.A)
	case merlin.ActBuildToken:
		c.short = f.wareName(merlin.MaterialToken, a.B)
		c.drawn = wareArt{merlin.MaterialToken, a.B}
	case merlin.ActGuardToken:
		c.drawn = wareArt{merlin.ShieldToken, a.A}
	case merlin.ActSendHome:
		c.icon = servantSprite(merlin.Servant(a.B), f.seats[a.A].colour)
		c.short = f.T("hint.place.taken", "servant", f.T("servant."+merlin.Servant(a.B).String()), "name", f.who(game.Seat(a.A)))
	default:
		f.describeMorgana(c, a)
	}
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
		list = append(list, conditionWords(f.ctx.Locale(), c))
	}
	return joinWords(f.ctx.Locale(), list)
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

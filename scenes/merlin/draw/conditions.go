package draw

import (
	"strings"

	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/words"
)

// halves tells how many of a pair's two servants are there, for its two ticks.
func halves(p *merlin.Player, c merlin.Condition) (n int) {
	for _, where := range p.Servants {
		if where == c.Province {
			n++
		}
	}
	return min(n, 2)
}

// bareWords is the line on a small card, where only the pictograms have the colours.
func bareWords(l *i18n.Locale, q *merlin.Quest) string {
	if len(q.Conditions) == 1 {
		return words.CardWords(l, q)
	}
	said := make([]string, len(q.Conditions))
	for i, c := range q.Conditions {
		switch c.Kind {
		case merlin.GivenItem, merlin.AnyItem:
			said[i] = l.T("condition.item."+c.Item.String(), "count", int(c.N))
		case merlin.InfluenceIn, merlin.InfluenceAnywhere:
			said[i] = l.T("condition.short.influence", "count", int(c.N))
		default:
			said[i] = words.ShortWords(l, c)
		}
	}
	return words.Capital(strings.Join(said, ", "))
}

// QuestWords says what a quest needs and what it is worth.
func QuestWords(l *i18n.Locale, q *merlin.Quest) string {
	said := make([]string, len(q.Conditions))
	for i, c := range q.Conditions {
		said[i] = words.ConditionWords(l, c)
	}
	return l.T("quest.says", "count", int(q.Points), "conditions", words.JoinWords(l, said))
}

package merlin

import (
	"merlin/game/merlin"
)

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

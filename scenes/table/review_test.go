package table

import (
	"slices"
	"testing"

	"merlin/game/bot"
)

// The parts that are told of a turn and what is left of it add up to what it was worth, as numbers
// are said.
func TestTurningPointsAddUp(t *testing.T) {
	for _, by := range []bot.Judged{
		{More: 1010, Parts: []bot.Part{{More: 390}, {More: 410}, {More: -210}, {More: 200}, {More: 220}}},
		{More: -260, Parts: []bot.Part{{More: -149}, {More: -151}, {More: 40}}},
		{More: 300, Parts: []bot.Part{{More: 300}}},
	} {
		sum := restOf(by)
		for _, p := range partsTold(by.Parts) {
			sum += rounded(p.More)
		}
		if sum != rounded(by.More) || len(partsTold(by.Parts)) > mostParts {
			t.Errorf("%+v: the parts make %d", by, sum)
		}
	}
}

// Of the turns that are told one lost points, if any did.
func TestTurningPointsNameTheWorst(t *testing.T) {
	for _, c := range []struct{ more, want []int }{
		{[]int{900, 800, 700, 600, -300, -200}, []int{900, 800, -300}},
		{[]int{900, -800, 700, -600}, []int{900, -800, 700}},
		{[]int{900, 800, 700, 600}, []int{900, 800, 700}},
		{[]int{-200}, []int{-200}},
		{nil, nil},
	} {
		var list []swing
		for _, n := range c.more {
			list = append(list, swing{by: bot.Judged{More: n}})
		}
		var told []int
		for _, w := range withWorst(list) {
			told = append(told, w.by.More)
		}
		if !slices.Equal(told, c.want) {
			t.Errorf("of %v it tells %v, not %v", c.more, told, c.want)
		}
	}
}

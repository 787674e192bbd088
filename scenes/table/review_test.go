package table

import (
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

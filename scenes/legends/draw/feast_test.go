package draw

import (
	"slices"
	"testing"

	"merlin/game/legends"
)

// A knight and his lady come to the feast together, and only then before others; they are cards of the deck.
func TestLoversSitTogether(t *testing.T) {
	for _, c := range []struct {
		who   string
		there []string
		want  bool
	}{
		{"lancelot", []string{"guinevere", "lancelot", "kay"}, true},
		{"guinevere", []string{"guinevere", "lancelot"}, true},
		{"lancelot", []string{"lancelot", "isolde"}, false},
		{"kay", []string{"kay", "guinevere", "lancelot"}, false},
	} {
		if got := paired(c.who, func(id string) bool { return slices.Contains(c.there, id) }); got != c.want {
			t.Errorf("%s with %v: %v", c.who, c.there, got)
		}
	}
	for _, two := range lovers {
		for _, id := range two {
			if _, ok := legends.StandardDeck().Number(id); !ok {
				t.Errorf("there is no card %s", id)
			}
		}
	}
}

package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// Whoever is told that a die leads on next is promised that die, and no other.
func TestOnwardIsPromised(t *testing.T) {
	app, promised := appIn(t, "en"), 0
	for seed := range uint64(12) {
		chance := game.NewStream(seed, 63)
		byChance(t, 2, seed, nil, func(m *game.Match) {
			f := askedBy(app, m)
			for _, c := range choicesOf(f) {
				imagined, _ := lineOf(m.Game().(*merlin.Game), &c, chance)
				does, serves, ok := f.Promise(imagined.line)
				_, plan := f.Plan(&c, imagined.line)
				_, on, leads := strings.Cut(plan, "Next the ")
				if !ok || !leads || strings.Contains(plan, "you then build") || c.Last().Kind != merlin.ActDie || does.Kind != merlin.ActDie {
					continue
				}
				promised++
				value := f.View.Players[f.Asked].Dice[does.A].Value
				if said := f.Lapsed(serves); said != "" && f.View.Excalibur == game.NoSeat && !strings.Contains(on, "traitor") {
					t.Errorf("%q, and it is said at once: %q", plan, said)
				}
				if !strings.HasPrefix(on, fmt.Sprint(value, " leads")) {
					t.Errorf("%q, and the die promised shows %d", plan, value)
				}
			}
		})
	}
	if promised < 5 {
		t.Errorf("%d promises", promised)
	}
}

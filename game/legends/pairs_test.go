package legends

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// A pair of actions that is to be pondered can be taken, and is enough for more than the seat has
// enough for now, or would have after the first alone.
func TestPairsAreEnoughForMore(t *testing.T) {
	found := 0
	for seed := range uint64(12) {
		g := newGame(t, standardRules, 2, Standard, seed)
		player, chance := bot.NewPolicyPlayer(g, bot.Player{Noise: 60}), game.NewStream(seed, 41)
		for !g.Over() {
			d := g.Decision()
			if list := new(scout).Plans(g, &d, nil); len(list) == 2 {
				found++
				now, one, both := enoughAfter(t, g), enoughAfter(t, g, list[0]), enoughAfter(t, g, list...)
				if both <= now || both <= one {
					t.Errorf("seed %d: %v is worth %d, the first %d, nothing %d", seed, list, both, one, now)
				}
			}
			if err := g.Apply(player.Take(g, chance.Uint64())); err != nil {
				t.Fatal(err)
			}
		}
	}
	if found < 12 {
		t.Errorf("%d pairs in 12 games: the test shows little", found)
	}
}

// enoughAfter is the worth of what the seat that is asked is enough for after actions.
func enoughAfter(t *testing.T, of *Game, list ...game.Action) int {
	t.Helper()
	g, d := of.Clone().(*Game), game.Decision{Seat: of.Decision().Seat}
	for _, a := range list {
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	var s scout
	s.Look(g, &d, nil)
	s.look()
	return s.enough(nil, nil)
}

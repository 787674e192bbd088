package bot

import (
	"testing"

	"merlin/game"
)

// What is liked is chosen instead of what is about as good, and not instead of what is better;
// what is chosen and liked is not asked about.
func TestRatherWhatIsAsGood(t *testing.T) {
	for _, c := range []struct {
		gain  [2]int
		likes uint8
		want  uint8
	}{{[2]int{1, 1}, 1, 1}, {[2]int{1, 1}, 0, 0}, {[2]int{2, 1}, 1, 0}, {[2]int{1, 2}, 0, 1}, {[2]int{1, 2}, 1, 1}} {
		for seed := range uint64(10) {
			g := &toss{gain: c.gain}
			thinker := Think(g, Novice, game.NewStream(seed, 1))
			for !thinker.Step(1000) {
			}
			chose, chance := thinker.Choice().A, game.NewStream(seed, 2)
			again := thinker.Rather(g.Imagine(0, &chance), func(line []game.Move) bool { return line[0].Action.A == c.likes })
			if again && chose == c.likes {
				t.Errorf("%+v, seed %d: what is liked anyway is settled again", c, seed)
			}
			for !thinker.Step(1000) {
			}
			if a := thinker.Choice(); a.A != c.want {
				t.Errorf("%+v, seed %d: option %d is chosen", c, seed, a.A)
			}
		}
	}
}

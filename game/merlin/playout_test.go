package merlin

import (
	"testing"

	"merlin/game"
)

// playout plays a game to its end with actions chosen by chance.
func playout(tb testing.TB, g *Game, chance *game.Stream, after func()) (actions int) {
	for !g.Over() {
		options := g.Decision().Options
		if len(options) == 0 {
			tb.Fatalf("action %d: %q has no options", actions, g.Decision().Ask)
		}
		a := options[chance.N(len(options))]
		if err := g.Apply(a); err != nil {
			tb.Fatal(err)
		}
		if after != nil {
			after()
		}
		actions++
	}
	return actions
}

func BenchmarkPlayout(b *testing.B) {
	r, err := NewRules(StandardBox())
	if err != nil {
		b.Fatal(err)
	}
	g, _ := New(r, 4, 1)
	b.ReportAllocs()
	n := 0
	for i := 0; b.Loop(); i++ {
		g.Reset(4, uint64(i))
		chance := game.NewStream(uint64(i), 99)
		n += playout(b, g, &chance, nil)
	}
	b.ReportMetric(float64(n)/float64(b.N), "actions/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

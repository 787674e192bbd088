package roundtable

import (
	"testing"

	"merlin/game"
)

// playout plays a game to its end with actions chosen by chance.
func playout(tb testing.TB, g *Game, chance *game.Stream) (actions int) {
	for !g.Over() {
		options := g.Decision().Options
		if len(options) == 0 {
			tb.Fatalf("action %d: %q has no options", actions, g.Decision().Ask)
		}
		if err := g.Apply(options[chance.N(len(options))]); err != nil {
			tb.Fatal(err)
		}
		actions++
	}
	return actions
}

// BenchmarkPlayout plays whole random games of five; after the first nothing is allocated.
func BenchmarkPlayout(b *testing.B) {
	g, err := New(rulesFor(b, "standard"), 5, 1)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	n := 0
	for i := 0; b.Loop(); i++ {
		g.Reset(5, uint64(i))
		chance := game.NewStream(uint64(i), 99)
		n += playout(b, g, &chance)
	}
	b.ReportMetric(float64(n)/float64(b.N), "actions/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// A playout allocates nothing once the buffers have grown.
func TestPlayoutAllocatesNothing(t *testing.T) {
	for _, mode := range modeNames {
		g, err := New(rulesFor(t, mode), 7, 1)
		if err != nil {
			t.Fatal(err)
		}
		seed := uint64(0)
		play := func() {
			seed++
			g.Reset(7, seed)
			chance := game.NewStream(seed, 99)
			playout(t, g, &chance)
		}
		for range 30 {
			play()
		}
		if n := testing.AllocsPerRun(30, play); n > 0 {
			t.Errorf("%s: %v allocations a game", mode, n)
		}
	}
}

func BenchmarkClone(b *testing.B) {
	g, err := New(rulesFor(b, "standard"), 5, 1)
	if err != nil {
		b.Fatal(err)
	}
	c := new(Game)
	b.ReportAllocs()
	for b.Loop() {
		c.CopyFrom(g)
	}
}

// BenchmarkImagine deals anew what a seat cannot know.
func BenchmarkImagine(b *testing.B) {
	g, err := New(rulesFor(b, "standard"), 5, 1)
	if err != nil {
		b.Fatal(err)
	}
	chance := game.NewStream(1, 1)
	b.ReportAllocs()
	for b.Loop() {
		g.Imagine(0, &chance)
	}
}

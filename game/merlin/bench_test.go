package merlin

import (
	"testing"

	"merlin/game"
)

func benchGame(b *testing.B, modules ...string) *Game {
	b.Helper()
	g, err := New(rulesOf(b, modules...), 4, 1)
	if err != nil {
		b.Fatal(err)
	}
	return g
}

func rulesOfBase(tb testing.TB) *Rules {
	tb.Helper()
	return rulesOf(tb)
}

func rulesOf(tb testing.TB, modules ...string) *Rules {
	tb.Helper()
	r, err := NewRules(StandardBox(), modules...)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// BenchmarkPlayout plays whole random games; after the first nothing is allocated.
func BenchmarkPlayout(b *testing.B) {
	b.Run("base", func(b *testing.B) { benchPlayout(b, benchGame(b)) })
	b.Run("all", func(b *testing.B) { benchPlayout(b, benchGame(b, ModuleNames()...)) })
}

func benchPlayout(b *testing.B, g *Game) {
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

// BenchmarkOptions lists the options of positions of a game.
func BenchmarkOptions(b *testing.B) {
	g := benchGame(b)
	chance := game.NewStream(1, 1)
	var positions []*Game
	playout(b, g, &chance, func() {
		c := new(Game)
		c.CopyFrom(g)
		if c.Depth > 0 {
			positions = append(positions, c)
		}
	})
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		positions[i%len(positions)].Forget(game.NoSeat)
	}
}

// BenchmarkApply applies one action to a copy, and so contains one copy.
func BenchmarkApply(b *testing.B) {
	g := benchGame(b)
	c := new(Game)
	b.ReportAllocs()
	for b.Loop() {
		c.CopyFrom(g)
		if err := c.Apply(c.Decision().Options[0]); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkClone copies a game into another; BenchmarkBytes copies as many bytes.
func BenchmarkClone(b *testing.B) {
	g, c := benchGame(b), new(Game)
	b.ReportAllocs()
	for b.Loop() {
		c.CopyFrom(g)
	}
}

func BenchmarkBytes(b *testing.B) {
	var from, to [stateSize]byte
	for b.Loop() {
		from[0]++
		to = from
	}
	if to[0] != from[0] {
		b.Error("the bytes were not copied")
	}
}

func BenchmarkHash(b *testing.B) {
	g := benchGame(b)
	for b.Loop() {
		g.Hash()
	}
}

// A playout allocates nothing once the buffers have grown: the base's, one on two
// rings, one with all modules.
func TestPlayoutAllocatesNothing(t *testing.T) {
	for _, modules := range [][]string{nil, {"arthur"}, ModuleNames()} {
		g, err := New(rulesOf(t, modules...), 4, 1)
		if err != nil {
			t.Fatal(err)
		}
		seed := uint64(0)
		play := func() {
			seed++
			g.Reset(4, seed)
			chance := game.NewStream(seed, 99)
			playout(t, g, &chance, nil)
		}
		for range 20 {
			play()
		}
		if n := testing.AllocsPerRun(20, play); n > 0 {
			t.Errorf("%v allocations a game with %q", n, modules)
		}
	}
}

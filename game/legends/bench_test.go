package legends

import (
	"testing"

	"merlin/game"
)

// playout plays a game by chance to its end and returns how many actions it had.
func playout(t testing.TB, g *Game, chance *game.Stream) (n int) {
	for ; !g.Over(); n++ {
		options := g.Decision().Options
		if err := g.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

// BenchmarkRandomGame plays four-seat games by chance, by level.
func BenchmarkRandomGame(b *testing.B) {
	for level := range Advanced + 1 {
		b.Run(level.String(), func(b *testing.B) {
			g, actions, seed := newGame(b, standardRules, 4, level, 1), 0, uint64(0)
			b.ReportAllocs()
			for b.Loop() {
				seed++
				g.Reset(4, level, seed)
				chance := game.NewStream(seed, 99)
				actions += playout(b, g, &chance)
			}
			b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
		})
	}
}

// BenchmarkClone copies a game into another.
func BenchmarkClone(b *testing.B) {
	g, c := newGame(b, standardRules, 4, Standard, 1), new(Game)
	for b.Loop() {
		c.CopyFrom(g)
	}
}

// A playout allocates nothing once the buffers have grown.
func TestPlayoutAllocatesNothing(t *testing.T) {
	g := newGame(t, standardRules, 4, Advanced, 1)
	seed := uint64(0)
	play := func() {
		seed++
		g.Reset(4, Level(seed%3), seed)
		chance := game.NewStream(seed, 99)
		playout(t, g, &chance)
	}
	for range 30 {
		play()
	}
	if n := testing.AllocsPerRun(20, play); n > 0 {
		t.Errorf("%v allocations a game", n)
	}
}

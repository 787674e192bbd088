package merlin

import (
	"fmt"
	"testing"
	"unsafe"

	"merlin/game"
)

const stateSize = unsafe.Sizeof(State{})

// playout plays a game to its end with actions chosen by chance, and calls after,
// if there is one, after each.
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

// The same seeds give the same games on every platform and for ever: records
// depend on it. A change here needs a higher RulesVersion. The gate runs this
// test under js/wasm too.
func TestGoldenGames(t *testing.T) {
	want := map[int]string{2: "3411dc18c974987d", 3: "0c7baa93b07e3d60", 4: "55ea0f5fca0d0433"}
	for seats := 2; seats <= MaxSeats; seats++ {
		g, err := New(rulesOfBase(t), seats, 0)
		if err != nil {
			t.Fatal(err)
		}
		sum := uint64(0)
		for seed := range uint64(20) {
			g.Reset(seats, seed)
			chance := game.NewStream(seed, 1)
			playout(t, g, &chance, func() { sum = sum*31 + g.Hash() })
		}
		if got := fmt.Sprintf("%016x", sum); got != want[seats] {
			t.Errorf("%d seats: games with hash %s, not %s", seats, got, want[seats])
		}
	}
}

// perft counts the lines of play of a length.
func perft(g *Game, depth int) int {
	if depth == 0 || g.Over() {
		return 1
	}
	n := 0
	c := new(Game)
	for _, a := range g.Decision().Options {
		c.CopyFrom(g)
		if err := c.Apply(a); err != nil {
			panic(err)
		}
		n += perft(c, depth-1)
	}
	return n
}

// Counts of lines of play from the start: any change of what is legal shows here.
func TestPerft(t *testing.T) {
	for _, c := range []struct {
		seats int
		seed  uint64
		want  [5]int // lines of 1 to 5 actions
	}{
		{2, 1, [5]int{4, 25, 38, 105, 381}},
		{3, 2, [5]int{4, 29, 80, 155, 434}},
		{4, 3, [5]int{7, 49, 260, 476, 1000}},
	} {
		g, err := New(rulesOfBase(t), c.seats, c.seed)
		if err != nil {
			t.Fatal(err)
		}
		var got [5]int
		for depth := range got {
			got[depth] = perft(g, depth+1)
		}
		if got != c.want {
			t.Errorf("%d seats, seed %d: %v lines, want %v", c.seats, c.seed, got, c.want)
		}
	}
}

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

// goldenGames are hashes over games with 2, 3 and 4 seats, by set of modules.
var goldenGames = map[string][3]string{}

// The same seeds give the same games on every platform and for ever: records
// depend on it. A change here needs a higher RulesVersion. The gate runs this
// test under js/wasm too.
func TestGoldenGames(t *testing.T) {
	table := goldenTable[[3]string]{T: t}
	for _, set := range goldenSets() {
		r := rulesOfSet(t, set)
		var got [3]string
		for i := range got {
			got[i] = hashGames(t, r, 2+i)
		}
		table.row(goldenGames, set, got)
	}
	table.done("goldenGames")
}

// hashGames plays some games and hashes every position of theirs.
func hashGames(t *testing.T, r *Rules, seats int) string {
	g, err := New(r, seats, 0)
	if err != nil {
		t.Fatal(err)
	}
	sum := uint64(0)
	for seed := range uint64(3) {
		g.Reset(seats, seed)
		chance := game.NewStream(seed, 1)
		playout(t, g, &chance, func() { sum = sum*31 + g.Hash() })
	}
	return fmt.Sprintf("%016x", sum)
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

// perftLines are the numbers of lines of 1 to 5 actions, by set of modules: from the
// start with 2 seats, from a choice of dice after 100 actions with 3 seats, and
// after 200 with 4.
var perftLines = map[string][3][5]int{}

// Counts of lines of play: any change of what is legal shows here.
func TestPerft(t *testing.T) {
	table := goldenTable[[3][5]int]{T: t}
	for _, set := range goldenSets() {
		r := rulesOfSet(t, set)
		var got [3][5]int
		for i := range got {
			g, err := New(r, 2+i, uint64(1+i))
			if err != nil {
				t.Fatal(err)
			}
			if i > 0 {
				playTo(t, g, 100*i, "die")
			}
			for depth := range got[i] {
				got[i][depth] = perft(g, depth+1)
			}
		}
		table.row(perftLines, set, got)
	}
	table.done("perftLines")
}

// playTo takes random actions, a number of them and more until something is asked.
func playTo(t *testing.T, g *Game, actions int, ask string) {
	chance := game.NewStream(1, 1)
	for n := 0; n < actions || g.Decision().Ask != ask; n++ {
		options := g.Decision().Options
		if err := g.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
}

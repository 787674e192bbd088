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
var goldenGames = map[string][3]string{
	"":                {"092f052907903eeb", "ed77514e611ad919", "8fda4c033ab2d2cf"},
	"favour":          {"1b3a8be4ead2fa65", "ed77514e611ad919", "06e33af3362f1a1c"},
	"arthur":          {"a2386ab09727ddea", "49b9231545145714", "db45946a63ecfba4"},
	"knights":         {"c325d8f9b65e18e8", "c02ca04b4f9d28dc", "676af2019076d383"},
	"knights-dealt":   {"db49c63150b3f4f3", "f92541b1ff97df32", "fd6640a17b19db45"},
	"gold":            {"25c9224ead3fca68", "b24d152651a43114", "300b252a66c0458a"},
	"market":          {"847751ea9ef5bc8c", "e57b1b0a22d84c5b", "54a77d484cc57b62"},
	"caerleon":        {"3b33f6a72a0213ed", "105d4c0b043f8ead", "463b7d7017837bd8"},
	"caerleon-random": {"75ca1dabb4d0cdc2", "f4f0d13eda33d35a", "f4de549f6a6eedd0"},
	"morgana":         {"8cd93a68bf034f7c", "eb94900b39c54344", "f9a5d10e100d2977"},
	"treasures":       {"6a597db1329d06d6", "32df3749ee6e9e1a", "f2c8c4d209dcd594"},
	"decrees":         {"2a8562d7fade2d93", "db06f0a2bfb85c15", "8bdc9f537c2e0544"},
	"favour,arthur,knights,gold,market,caerleon,morgana,treasures,decrees": {"f70d545b507ffbd9", "20369de22c63cbae", "54fa0878dacbaa9f"},
}

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
var perftLines = map[string][3][5]int{
	"":                {[5]int{4, 25, 38, 105, 381}, [5]int{2, 3, 7, 16, 73}, [5]int{3, 4, 8, 35, 82}},
	"favour":          {[5]int{4, 25, 38, 105, 381}, [5]int{2, 3, 7, 16, 73}, [5]int{3, 4, 8, 19, 86}},
	"arthur":          {[5]int{5, 32, 52, 135, 400}, [5]int{3, 3, 9, 21, 133}, [5]int{5, 7, 14, 43, 254}},
	"knights":         {[5]int{6, 36, 180, 900, 8550}, [5]int{3, 4, 16, 35, 65}, [5]int{4, 8, 13, 157, 1012}},
	"knights-dealt":   {[5]int{4, 25, 38, 105, 293}, [5]int{2, 5, 9, 15, 25}, [5]int{3, 4, 8, 22, 232}},
	"gold":            {[5]int{13, 171, 1940, 17815, 112409}, [5]int{2, 3, 6, 10, 16}, [5]int{3, 4, 8, 20, 38}},
	"market":          {[5]int{33, 571, 6360, 58093, 220810}, [5]int{4, 5, 10, 39, 77}, [5]int{3, 4, 8, 44, 215}},
	"caerleon":        {[5]int{13, 171, 1940, 17815, 112385}, [5]int{2, 3, 6, 10, 16}, [5]int{4, 5, 10, 21, 128}},
	"caerleon-random": {[5]int{13, 171, 1940, 17815, 112397}, [5]int{2, 3, 6, 10, 16}, [5]int{4, 5, 10, 14, 41}},
	"morgana":         {[5]int{17, 272, 3454, 33740, 214562}, [5]int{7, 25, 62, 90, 256}, [5]int{1, 1, 2, 2, 2}},
	"treasures":       {[5]int{4, 25, 38, 105, 353}, [5]int{2, 3, 6, 25, 111}, [5]int{4, 5, 10, 25, 117}},
	"decrees":         {[5]int{4, 25, 38, 105, 381}, [5]int{2, 2, 4, 8, 46}, [5]int{4, 5, 10, 15, 123}},
	"favour,arthur,knights,gold,market,caerleon,morgana,treasures,decrees": {[5]int{6, 36, 180, 900, 41850}, [5]int{3, 3, 6, 25, 25}, [5]int{11, 82, 580, 2473, 10202}},
}

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

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
	"":              {"fb6f76946889add1", "521bf439001eee3b", "6f225d5132901c7e"},
	"favour":        {"30f60fcfa3e50f12", "521bf439001eee3b", "0c88b6867606e822"},
	"arthur":        {"c2ce4fa9d54931e4", "03d7319961bf6b79", "607cc3119dae1c6e"},
	"knights":       {"bea3645fc9eae47f", "77db66c4f62f8e0f", "f08cc06d4ce0a5ae"},
	"knights-dealt": {"a5fdd76c98669d12", "965fc1b1d6c07d5d", "1abadbcfb1076311"},
	"treasures":     {"31ad303cce4be173", "b25a8e96319faae9", "9cbedb99c5a7b0e7"},
	"decrees":       {"2f6ffdd1d4ffc45a", "0bfaa304dc8d5a9c", "73dfa0e51a560f85"},
	"favour,arthur,knights,treasures,decrees": {"1bc82fba12dfb3e6", "bb83143a8e8a33c1", "0d7d219228a94709"},
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
	"":              {[5]int{4, 25, 38, 105, 381}, [5]int{2, 3, 7, 16, 73}, [5]int{3, 4, 8, 35, 82}},
	"favour":        {[5]int{4, 25, 38, 105, 381}, [5]int{2, 3, 7, 16, 73}, [5]int{3, 4, 8, 19, 86}},
	"arthur":        {[5]int{5, 32, 52, 135, 400}, [5]int{3, 3, 9, 21, 133}, [5]int{5, 7, 14, 43, 254}},
	"knights":       {[5]int{6, 36, 180, 900, 8550}, [5]int{3, 4, 16, 35, 65}, [5]int{4, 8, 13, 157, 1012}},
	"knights-dealt": {[5]int{4, 25, 38, 105, 293}, [5]int{2, 5, 9, 15, 25}, [5]int{3, 4, 8, 22, 232}},
	"treasures":     {[5]int{4, 25, 38, 105, 353}, [5]int{2, 3, 6, 25, 111}, [5]int{4, 5, 10, 25, 117}},
	"decrees":       {[5]int{4, 25, 38, 105, 381}, [5]int{2, 2, 4, 8, 46}, [5]int{4, 5, 10, 15, 123}},
	"favour,arthur,knights,treasures,decrees": {[5]int{6, 36, 180, 900, 10200}, [5]int{5, 7, 14, 34, 167}, [5]int{2, 3, 6, 16, 20}},
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

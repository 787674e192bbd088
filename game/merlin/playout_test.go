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
	"":                {"02bd36f1e67283c3", "8891675f2932494d", "fbd20a085900eb2f"},
	"favour":          {"a000406acc398a15", "8891675f2932494d", "850ae43439f6b050"},
	"arthur":          {"b091716652b36288", "c085244278bbed18", "7b60c6db3d498fde"},
	"knights":         {"ce217c09fb5a7238", "bab627a6ead64e32", "4227c3f392fd8999"},
	"knights-dealt":   {"3219d773fd571627", "5694ebb3f616b1e6", "ab6a9efceddbcecf"},
	"gold":            {"9b9859c5fa6e6a66", "31c63b846e9421be", "97bfebd48d4c786a"},
	"market":          {"fed65349c9811390", "91035f8693067871", "47569df4835dd154"},
	"caerleon":        {"502099dafaee34f3", "b87d9644645306d9", "6bb1c499c88b095a"},
	"caerleon-random": {"4244c4b827060b42", "863752c232286204", "73c6645620f564fa"},
	"morgana":         {"ddd912ccae64c4ce", "708931f4871e1930", "ce62ee8b8b4afb0f"},
	"treasures":       {"fdadc7d47e6581c4", "21c339f33e5920e6", "297ed8190ea8b604"},
	"decrees":         {"dc321c143a8d2235", "f9230e5bdf336cb1", "8cc3df91c7b75eaa"},
	"favour,arthur,knights,gold,market,caerleon,morgana,treasures,decrees": {"8d8383ab94c0de4b", "0b641beef2acf458", "7755ee32eea658d1"},
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

package bot

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

var update = flag.Bool("update", false, "write the golden choices anew")

// goldenGames are games of which computer players' first choices are kept: they may be
// made another way, but not come out otherwise.
var goldenGames = []struct {
	level   Level
	seats   int
	modules []string
	moves   int // that are looked at
}{
	{Novice, 2, nil, 30},
	{Novice, 4, []string{"arthur", "favour"}, 16},
	{Novice, 3, []string{"knights-dealt", "treasures", "decrees"}, 16},
	{Novice, 3, []string{"market", "caerleon", "morgana"}, 16},
	{Adept, 3, nil, 10},
}

// TestChoicesStay wants the choices of the golden file.
func TestChoicesStay(t *testing.T) {
	var b strings.Builder
	for n, g := range goldenGames {
		b.WriteString(choices(t, g.level, g.seats, uint64(n), g.moves, g.modules...))
	}
	const file = "testdata/choices.txt"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was, is := strings.Split(string(want), "\n"), strings.Split(b.String(), "\n")
	for i := range min(len(was), len(is)) {
		if was[i] != is[i] {
			t.Fatalf("line %d of %s: %q is chosen, not %q", i+1, file, is[i], was[i])
		}
	}
	if len(was) != len(is) {
		t.Errorf("%s has %d lines, not %d", file, len(was), len(is))
	}
}

// choices writes the first moves of a game that computer players play.
func choices(t *testing.T, l Level, seats int, seed uint64, moves int, modules ...string) string {
	t.Helper()
	r, err := merlin.NewRules(merlin.StandardBox(), modules...)
	if err != nil {
		t.Fatal(err)
	}
	g, err := merlin.New(r, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# %s, %d seats, seed %d, modules %v\n", l, seats, seed, modules)
	chance := game.NewStream(seed, 99)
	for n := 0; n < moves && !g.Over(); n++ {
		a := Choose(g, l, game.NewStream(chance.Uint64(), 1))
		fmt.Fprintf(&b, "%d %s\n", g.Decision().Seat+1, g.Text(a))
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

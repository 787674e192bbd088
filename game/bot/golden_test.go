package bot

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/internal/golden"
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
	golden.Lines(t, "testdata/choices.txt", b.String(), *update)
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

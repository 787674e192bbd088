package bot

import (
	"os"
	"testing"

	"merlin/game"
)

// A taste has a player get more points of what he likes than an opponent of the same
// strength without it, and costs him few games.
func TestTaste(t *testing.T) {
	games, likes := 12, []Taste{{"quests", 60}, {"domain", 60}}
	if os.Getenv("MERLIN_LONG") != "" {
		games, likes = 60, append(likes, Taste{"influence", 60}, Taste{"excalibur", 300})
	}
	for _, like := range likes {
		plain := Player{Playouts: 16, Width: 6, Heat: 60}
		tasted := plain
		tasted.Tastes = []Taste{like}
		points, won := [2]int{}, 0.0
		for n := range games {
			w := tasting(t, tasted, plain, n, like.Of, &points)
			won += w
		}
		t.Logf("%s: %d points to %d, %.1f of %d games", like.Of, points[0], points[1], won, games)
		if points[0] <= points[1] {
			t.Errorf("who likes %s gets %d points for it, who does not %d", like.Of, points[0], points[1])
		}
		if won < .2*float64(games) {
			t.Errorf("who likes %s wins %.1f of %d games", like.Of, won, games)
		}
	}
}

// tasting plays a game of two, each seed from both seats, adds up the points of a part, and
// returns what the first has of the win.
func tasting(t *testing.T, first, second Player, n int, part string, points *[2]int) (won float64) {
	t.Helper()
	g := newMerlin(t, 2, uint64(n/2))
	of := g.Advice().Ahead.(game.Parts)
	chance := game.NewStream(uint64(n), 7)
	who := func(s game.Seat) int { return (int(s) + n) % 2 }
	for !g.Over() {
		a := choose(g, []Player{first, second}[who(g.Decision().Seat)], game.NewStream(chance.Uint64(), 1))
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
		for _, e := range g.Events() {
			if i, came := of.Came(e); of.Parts()[i] == part && came != 0 {
				points[who(e.Seat)] += came
			}
		}
	}
	winners := game.Winners(g.Outcomes())
	for _, s := range winners {
		if who(s) == 0 {
			won = 1 / float64(len(winners))
		}
	}
	return won
}

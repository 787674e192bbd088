package bot

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

func start(t testing.TB, seed uint64) *merlin.Game {
	t.Helper()
	r, err := merlin.NewRules(merlin.StandardBox())
	if err != nil {
		t.Fatal(err)
	}
	g, err := merlin.New(r, 2, seed)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A player who thinks beats one who does not, clearly and from either seat.
func TestThinkingWins(t *testing.T) {
	won := 0
	const games = 6
	for n := range games {
		g, chance := start(t, uint64(n)), game.NewStream(uint64(n), 77)
		thinker := game.Seat(n % 2)
		for !g.Over() {
			d := g.Decision()
			a := d.Options[chance.N(len(d.Options))]
			if d.Seat == thinker {
				a = Choose(g, Novice, game.NewStream(chance.Uint64(), 1))
			}
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if s := g.Scores(); s[thinker] > s[1-thinker] {
			won++
		}
	}
	if won < games {
		t.Errorf("won %d of %d games against chance", won, games)
	}
}

// Thinking in slices of any size comes to the same choice, and changes nothing.
func TestSlicesDoNotMatter(t *testing.T) {
	g := start(t, 3)
	before := g.Hash()
	want := Choose(g, Novice, game.NewStream(8, 8))
	for _, slice := range []int{1, 7, 100} {
		th := Think(g, Novice, game.NewStream(8, 8))
		for !th.Step(slice) {
		}
		if th.Choice() != want {
			t.Errorf("slices of %d choose %s, not %s", slice, g.Text(th.Choice()), g.Text(want))
		}
	}
	if g.Hash() != before {
		t.Error("thinking changed the game")
	}
}

// Positions that differ only in what the seat cannot know give the same choice.
func TestNoPeeking(t *testing.T) {
	g := start(t, 4)
	seat := g.Decision().Seat
	a, b := game.NewStream(1, 1), game.NewStream(2, 2)
	one, other := g.Imagine(seat, &a), g.Imagine(seat, &b)
	if one.Hash() == other.Hash() {
		t.Fatal("the two positions do not differ")
	}
	if Choose(one, Novice, game.NewStream(5, 5)) != Choose(other, Novice, game.NewStream(5, 5)) {
		t.Error("the choice depends on what is hidden")
	}
}

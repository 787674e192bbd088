package bot

import (
	"math"
	"os"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/internal/golden"
)

func newMerlin(tb testing.TB, seats int, seed uint64, modules ...string) *merlin.Game {
	tb.Helper()
	r, err := merlin.NewRules(merlin.StandardBox(), modules...)
	if err != nil {
		tb.Fatal(err)
	}
	g, err := merlin.New(r, seats, seed)
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// few are the players of the levels with few playouts, for tests.
func few(l Level) Player {
	p := l.Player()
	p.Playouts = min(p.Playouts, 12)
	return p
}

func choose(g game.Game, p Player, chance game.Stream) game.Action {
	t := ThinkAs(g, p, chance)
	for !t.Step(1000) {
	}
	return t.Choice()
}

// What a seat cannot know sways no choice: in positions where all of that is dealt anew,
// policy, value and search of every level choose the same.
func TestNoHiddenThingSwaysAChoice(t *testing.T) {
	games := 2
	if os.Getenv("MERLIN_LONG") != "" {
		games = 160 // some thousand positions
	}
	asked := 0
	for n := range games {
		g := newMerlin(t, 2+n%3, uint64(n), [][]string{nil, merlin.ModuleNames()}[n%2]...)
		chance := game.NewStream(uint64(n), 5)
		for !g.Over() {
			d := g.Decision()
			if len(d.Options) > 1 && chance.N(16) == 0 {
				asked++
				swayed(t, g, few(Page+Level(asked%5)), &chance)
			}
			if err := g.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 5*games {
		t.Errorf("only %d positions were looked at in %d games", asked, games)
	}
	t.Log(asked, "positions")
}

func swayed(t *testing.T, g game.Game, p Player, chance *game.Stream) {
	t.Helper()
	seed := chance.Uint64()
	want := choose(g, p, game.NewStream(seed, 1))
	for range 2 {
		hidden := g.Imagine(g.Decision().Seat, chance)
		if a := choose(hidden, p, game.NewStream(seed, 1)); a != want {
			t.Errorf("%s is chosen, and %s where what is hidden lies otherwise", g.Text(want), g.Text(a))
		}
	}
}

// goldenLearnt are games of which the first choices of each level are kept: they are the
// same on every platform. A change of policy, value or weights changes them.
var goldenLearnt = []struct {
	seats   int
	modules []string
}{{2, nil}, {4, merlin.ModuleNames()}}

func TestGoldenLearntChoices(t *testing.T) {
	var b strings.Builder
	for n, of := range goldenLearnt {
		g := newMerlin(t, of.seats, uint64(n), of.modules...)
		chance := game.NewStream(uint64(n), 98)
		for i := 0; i < 40 && !g.Over(); i++ {
			a := choose(g, few(Page+Level(i%5)), game.NewStream(chance.Uint64(), 1))
			b.WriteString(g.Text(a) + "\n")
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	golden.Lines(t, "testdata/learnt.txt", b.String(), *update)
}

// The table of Gumbel's quantiles is right.
func TestGumbel(t *testing.T) {
	for i, n := range gumbel {
		if want := -game.LogitUnits * math.Log(-math.Log((float64(i)+.5)/256)); math.Abs(float64(n)-want) > .51 {
			t.Errorf("quantile %d is %d, not %.1f", i, n, want)
		}
	}
}

// A game by the policy allocates nothing once the buffers have grown.
func TestPolicyAllocatesNothing(t *testing.T) {
	for _, modules := range [][]string{nil, merlin.ModuleNames()} {
		g := newMerlin(t, 4, 1, modules...)
		p, seed := NewPolicyPlayer(g, Player{Noise: 100}), uint64(0)
		play := func() {
			seed++
			g.Reset(4, seed)
			for n := uint64(0); !g.Over(); n++ {
				if err := g.Apply(p.Take(g, seed<<32+n)); err != nil {
					t.Fatal(err)
				}
			}
		}
		for range 5 {
			play()
		}
		if n := testing.AllocsPerRun(5, play); n > 0 {
			t.Errorf("%v allocations a game with %q", n, modules)
		}
	}
}

// An explanation's parts are what the choice brings more: who ends his last turn with a
// quest open loses its points.
func TestExplain(t *testing.T) {
	for seed := range uint64(20) {
		g := newMerlin(t, 2, seed)
		p := NewPolicyPlayer(g, Player{Noise: 100})
		for n := uint64(0); !g.Over(); n++ {
			if end, quest, ok := lastQuest(g); ok {
				explained(t, g, quest, end)
				return
			}
			if err := g.Apply(p.Take(g, n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("no such position came")
}

// lastQuest returns the end of a seat's last turn, and a quest that it could show there.
func lastQuest(g *merlin.Game) (end, quest game.Action, ok bool) {
	d := g.Decision()
	for _, a := range d.Options {
		switch a.Kind {
		case merlin.ActEnd:
			end = a
		case merlin.ActFulfil:
			quest = a
		}
	}
	return end, quest, end.Kind > 0 && quest.Kind > 0 && g.Round == merlin.Rounds && !g.Table().HasTurn(d.Seat)
}

func explained(t *testing.T, g game.Game, quest, end game.Action) {
	t.Helper()
	for _, part := range Explain(g, Wizard.Player(), quest, end, 20, game.NewStream(1, 1)) {
		if part.Name == "quests" && part.More >= 100 {
			return
		}
	}
	t.Errorf("the quest's points are not among %+v", Explain(g, Wizard.Player(), quest, end, 20, game.NewStream(1, 1)))
}

// BenchmarkPlayouts compares rounds played by chance with rounds played by the policy.
func BenchmarkPlayouts(b *testing.B) {
	g := newMerlin(b, 2, 1)
	advice := adviceOf(g)
	l := newLearnt(g, Wizard.Player(), &advice)
	var salted policy
	play := func(take func(game.Game, *game.Decision) game.Action) func(*testing.B) {
		return func(b *testing.B) {
			for b.Loop() {
				for c := g.Clone(); !c.Over() && l.ahead.Phase(c) < l.until; {
					d := c.Decision()
					must(c.Apply(take(c, &d)))
				}
			}
		}
	}
	b.Run("chance", play(func(_ game.Game, d *game.Decision) game.Action { return pick(d, salted.draw(d)) }))
	b.Run("policy", play(func(g game.Game, d *game.Decision) game.Action { return l.take(g, d, salted.draw(d)) }))
}

package legends_test

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
)

// player chooses an option of the open decision.
type player func(g *legends.Game, chance *game.Stream) game.Action

func random(g *legends.Game, chance *game.Stream) game.Action {
	options := g.Decision().Options
	return options[chance.N(len(options))]
}

func policy(g *legends.Game, chance *game.Stream) game.Action {
	d := g.Decision()
	return g.Advice().Rollout(g, &d, chance.Uint64())
}

// wins plays two-seat games in which a player sits at either seat in turn, and returns
// how many he wins.
func wins(t *testing.T, level legends.Level, games int, one, other player) (won int) {
	t.Helper()
	g, err := legends.New(legends.NewRules(legends.StandardDeck()), 2, level, 0)
	if err != nil {
		t.Fatal(err)
	}
	for n := range games {
		g.Reset(2, level, uint64(n))
		chance, seat := game.NewStream(uint64(n), 4), game.Seat(n%2)
		for !g.Over() {
			choose := other
			if g.Decision().Seat == seat {
				choose = one
			}
			if err := g.Apply(choose(g, &chance)); err != nil {
				t.Fatal(err)
			}
		}
		if o := g.Outcomes(); o[seat].Won && !o[1-seat].Won {
			won++
		}
	}
	return won
}

// The rollout policy beats a random player in at least 19 of 20 games.
func TestPolicyBeatsRandom(t *testing.T) {
	for level := range legends.Advanced + 1 {
		const games = 100
		if n := wins(t, level, games, policy, random); n < games*19/20 {
			t.Errorf("%s: it wins %d of %d games", level, n, games)
		}
	}
}

// The search plays this title: it knows a good move when it sees one. The only event left
// in a beginner game is completed by whoever can.
func TestComputerPlays(t *testing.T) {
	r := legends.NewRules(legends.StandardDeck())
	g := legends.Empty(r, 2, legends.Beginner)
	for _, id := range []string{"arthur", "lancelot", "lionel"} {
		c, _ := r.Deck.Number(id)
		g.Stand(c, 0, legends.Camelot)
	}
	event, _ := r.Deck.Number("tournament")
	g.Event[event-legends.Characters].At = legends.Camelot
	g.Begin(0, legends.PhaseComplete)
	a := bot.Choose(g, bot.Novice, game.NewStream(1, 1))
	if text := g.Text(a); text != "complete tournament" {
		t.Errorf("he plays %s", text)
	}
}

// BenchmarkPolicy plays three-seat games by the rollout policy.
func BenchmarkPolicy(b *testing.B) {
	g, err := legends.New(legends.NewRules(legends.StandardDeck()), 3, legends.Standard, 0)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for n := uint64(0); b.Loop(); n++ {
		g.Reset(3, legends.Standard, n)
		for chance := game.NewStream(n, 4); !g.Over(); {
			if err := g.Apply(policy(g, &chance)); err != nil {
				b.Fatal(err)
			}
		}
	}
}

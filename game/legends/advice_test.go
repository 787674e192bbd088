package legends_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
	"merlin/game/legends/sparring"
)

// wins plays games in which a player sits at each seat in turn, and returns how many he
// wins alone.
func wins(t *testing.T, seats int, level legends.Level, games int, one, other sparring.Player) (won int) {
	t.Helper()
	g, err := legends.New(legends.NewRules(legends.StandardDeck()), seats, level, 0)
	if err != nil {
		t.Fatal(err)
	}
	for n := range games {
		seat := game.Seat(n % seats)
		g.Reset(seats, level, uint64(n))
		if err := sparring.PlayOut(g, seat, one, other, uint64(n)); err != nil {
			t.Fatal(err)
		}
		if winners := game.Winners(g.Outcomes()); len(winners) == 1 && winners[0] == seat {
			won++
		}
	}
	return won
}

// The rollout policy beats a random player in at least 19 of 20 games, and a greedy one.
func TestPolicy(t *testing.T) {
	for level := range legends.Advanced + 1 {
		const games = 100
		if n := wins(t, 2, level, games, sparring.Policy, sparring.Random); n < games*19/20 {
			t.Errorf("%s: it wins %d of %d games against chance", level, n, games)
		}
		if n := wins(t, 2, level, games, sparring.Policy, sparring.Greedy); n < games*65/100 {
			t.Errorf("%s: it wins %d of %d games against a greedy player", level, n, games)
		}
	}
}

// The usual computer player beats a random one in at least 19 of 20 games, and in at least
// 65 % a greedy one, two and three of them, too, though an even share is a third and a quarter
// then, and the rollout policy, which is greedy, too, but knows more. That takes hundreds of
// games, so it is for the long run; here it wins a few short ones.
func TestComputerWins(t *testing.T) {
	games, level := 2, legends.Beginner
	if os.Getenv("MERLIN_LONG") != "" {
		games, level = 200, legends.Standard
	}
	usual := sparring.Search(bot.Usual)
	for _, c := range []struct {
		name    string
		seats   int
		other   sparring.Player
		percent int
	}{
		{"random", 2, sparring.Random, 95},
		{"greedy", 2, sparring.Greedy, 65},
		{"greedy", 3, sparring.Greedy, 65},
		{"greedy", 4, sparring.Greedy, 65},
		{"policy", 2, sparring.Policy, 65},
	} {
		if games == 2 && c.name != "random" {
			continue
		}
		t.Run(fmt.Sprintf("%s, %d seats", c.name, c.seats), func(t *testing.T) {
			n := wins(t, c.seats, level, games, usual, c.other)
			t.Logf("%d of %d games", n, games)
			if 100*n < games*c.percent {
				t.Errorf("it wins %d of %d games", n, games)
			}
		})
	}
}

// Positions that differ only in what a seat cannot know give the same shortlist, the same
// policy and the same choice, whatever is asked.
func TestThinkingKeepsSecrets(t *testing.T) {
	games, kinds := 4, map[game.AskKind]int{}
	for seed := range uint64(games) {
		g, err := legends.New(legends.NewRules(legends.StandardDeck()), 2+int(seed%3), legends.Advanced, seed)
		if err != nil {
			t.Fatal(err)
		}
		for chance := game.NewStream(seed, 9); !g.Over(); {
			if d := g.Decision(); kinds[d.Kind] < 2 && len(d.Options) > 1 {
				kinds[d.Kind]++
				thinkTwice(t, g, seed)
			}
			if err := g.Apply(sparring.Policy(g, &chance)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(kinds) < 12 {
		t.Errorf("only %d kinds of decisions were looked at", len(kinds))
	}
}

// thinkTwice thinks about two twins of a position.
func thinkTwice(t *testing.T, g *legends.Game, seed uint64) {
	t.Helper()
	d := g.Decision()
	a, b := game.NewStream(seed, 20), game.NewStream(seed, 21)
	one, other := g.Imagine(d.Seat, &a), g.Imagine(d.Seat, &b)
	x, y := one.Decision(), other.Decision()
	if first, second := legendsAdvice.Shortlist(one, &x, false, 7, nil), legendsAdvice.Shortlist(other, &y, false, 7, nil); !slices.Equal(first, second) {
		t.Errorf("%s: the shortlist depends on what is hidden: %v, %v", d.Ask, first, second)
	}
	if legendsAdvice.Rollout(one, &x, 7) != legendsAdvice.Rollout(other, &y, 7) {
		t.Errorf("%s: the policy depends on what is hidden", d.Ask)
	}
	if bot.Choose(one, bot.Adept, game.NewStream(5, 5)) != bot.Choose(other, bot.Adept, game.NewStream(5, 5)) {
		t.Errorf("%s: the choice depends on what is hidden", d.Ask)
	}
}

var legendsAdvice = new(legends.Game).Advice()

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
	a := bot.Choose(g, bot.Adept, game.NewStream(1, 1))
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
			if err := g.Apply(sparring.Policy(g, &chance)); err != nil {
				b.Fatal(err)
			}
		}
	}
}

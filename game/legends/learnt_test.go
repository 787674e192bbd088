package legends

import (
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/internal/golden"
)

// few are players like those of the levels, with few playouts, for tests.
var few = []bot.Player{
	{Noise: 150},
	{Noise: 25},
	{Playouts: 12, Width: 6, Heat: 60},
	{Playouts: 16, Width: 8, Heat: 60},
	{Playouts: 24, Width: 12, Heat: 60},
}

func choose(g game.Game, p bot.Player, chance game.Stream) game.Action {
	t := bot.ThinkAs(g, p, chance)
	for !t.Step(1000) {
	}
	return t.Choice()
}

// What a seat cannot know sways no choice of policy, value and search: where all of that is
// dealt anew, they choose the same.
func TestNoHiddenThingSwaysAChoice(t *testing.T) {
	games := 6
	if os.Getenv("MERLIN_LONG") != "" {
		games = 200
	}
	asked := 0
	for n := range games {
		g := newGame(t, standardRules, 2+n%3, Level(n/3%3), uint64(n))
		for chance := game.NewStream(uint64(n), 5); !g.Over(); {
			d := g.Decision()
			if len(d.Options) > 1 && chance.N(12) == 0 {
				swayed(t, g, few[asked%len(few)], &chance)
				asked++
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

func swayed(t *testing.T, g game.Game, p bot.Player, chance *game.Stream) {
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

// The first choices of games are kept: they are the same on every platform. A change of
// policy, value or weights changes them; go test ./game/legends -update writes them anew.
func TestGoldenLearntChoices(t *testing.T) {
	var b strings.Builder
	for n := range 4 {
		g := newGame(t, standardRules, 2+n%3, Level(n%3), uint64(n))
		chance := game.NewStream(uint64(n), 98)
		for i := 0; i < 40 && !g.Over(); i++ {
			a := choose(g, few[i%len(few)], game.NewStream(chance.Uint64(), 1))
			b.WriteString(g.Text(a) + "\n")
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	golden.Lines(t, "testdata/learnt.golden", b.String(), *update)
}

// A game by the policy allocates nothing once the buffers have grown.
func TestPolicyAllocatesNothing(t *testing.T) {
	g := newGame(t, standardRules, 4, Advanced, 1)
	p, seed := bot.NewPolicyPlayer(g, bot.Player{Noise: 100}), uint64(0)
	play := func() {
		seed++
		g.Reset(4, Advanced, seed)
		for n := uint64(0); !g.Over(); n++ {
			if err := g.Apply(p.Take(g, seed<<32+n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for range 20 {
		play()
	}
	if n := testing.AllocsPerRun(10, play); n > 0 {
		t.Errorf("%v allocations a game", n)
	}
}

// Games that began before computer players learnt go on with those of then.
func TestEarlierGamesKeepTheirPlayers(t *testing.T) {
	title := Title{Deck: StandardDeck()}
	players := []game.Player{{Level: uint8(bot.Champion)}, {Colour: 1, Level: uint8(bot.Squire)}}
	s := title.Setup(players, nil, 1)
	for version := 1; version <= RulesVersion; version++ {
		s.Rules = version
		of, err := title.New(s)
		if err != nil {
			t.Fatal(err)
		}
		learnt := of.(game.Adviser).Advice().Policy != nil
		if learnt != (version >= 3) {
			t.Errorf("version %d has learnt: %v", version, learnt)
		}
		if version >= 3 {
			continue
		}
		for l, before := range map[bot.Level]bot.Level{bot.Squire: bot.Novice, bot.Rider: bot.Adept} {
			if bot.Choose(of, l, game.NewStream(3, 3)) != bot.Choose(of, before, game.NewStream(3, 3)) {
				t.Errorf("version %d: %s is not %s any more", version, l, before)
			}
		}
	}
}

// No feature speaks of a card.
func TestPolicyKnowsNoCard(t *testing.T) {
	d := StandardDeck()
	for _, name := range append(slices.Clone(signNames), traitNames...) {
		for i := range d.Faces {
			if id := d.Faces[i].ID; d.Faces[i].Kind != PlaceEvent && slices.Contains(strings.Split(name, "-"), id) {
				t.Errorf("feature %s names the card %s", name, id)
			}
		}
	}
}

// Policy and search play with decks of any texts, too, and take up no card that is carried
// out by hand: they know no words.
func TestPolicyPlaysAnyDeck(t *testing.T) {
	byHand := 0
	for seed := range uint64(4) {
		g := newGame(t, NewRules(wild(t, seed)), 2+int(seed%3), Standard, 0)
		g.Reset(int(g.Seats), Standard, seed)
		g.Persons = 1
		p := bot.NewPolicyPlayer(g, bot.Player{Noise: 60})
		for n := uint64(0); !g.Over(); n++ {
			a := p.Take(g, seed<<32+n)
			if n%64 == 0 {
				a = choose(g, few[2], game.NewStream(seed, n))
			}
			if slices.ContainsFunc(g.Decision().Options, func(o game.Action) bool { return o.Kind == ActByHand }) {
				byHand++
			}
			if a.Kind >= ActByHand {
				t.Fatalf("%s is chosen", g.Text(a))
			}
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if byHand == 0 {
		t.Error("no card was to be carried out by hand")
	}
}

// BenchmarkPlayouts compares games played by chance with games played by the policy.
func BenchmarkPlayouts(b *testing.B) {
	g := newGame(b, standardRules, 2, Standard, 1)
	p := bot.NewPolicyPlayer(g, bot.Player{Noise: 60})
	for _, by := range []string{"chance", "policy"} {
		b.Run(by, func(b *testing.B) {
			decisions := 0
			for seed := uint64(0); b.Loop(); seed++ {
				g.Reset(2, Standard, seed)
				for chance := game.NewStream(seed, 4); !g.Over(); decisions++ {
					options := g.Decision().Options
					a := options[chance.N(len(options))]
					if by == "policy" {
						a = p.Take(g, chance.Uint64())
					}
					if err := g.Apply(a); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
		})
	}
}

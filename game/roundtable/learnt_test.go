package roundtable

import (
	"math/bits"
	"os"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/internal/golden"
)

// few are players like those of the levels, and some who ponder a little, for tests.
var few = []bot.Player{
	{Noise: 300},
	{Noise: 20},
	{Playouts: 6, Width: 3, Heat: 60},
}

func choose(g game.Game, p bot.Player, chance game.Stream) game.Action {
	t := bot.ThinkAs(g, p, chance)
	for !t.Step(1000) {
	}
	return t.Choice()
}

// What a seat cannot know sways no choice of policy, value and search, and nothing that the
// value sees: where all of that is dealt anew, they are the same.
func TestNoHiddenThingSwaysAChoice(t *testing.T) {
	games := 6
	if os.Getenv("MERLIN_LONG") != "" {
		games = 150
	}
	asked, felons := 0, 0
	for n := range games {
		mode := []string{"standard", "among-us", "talk"}[n%3]
		g, err := New(rulesFor(t, mode), 3+n%5, uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewPolicyPlayer(g, bot.Player{Noise: 150})
		for chance := game.NewStream(uint64(n), 5); !g.Over(); {
			if len(g.Decision().Options) > 1 && chance.N(12) == 0 {
				felons += swayed(t, g, few[asked%len(few)], &chance)
				asked++
			}
			if err := g.Apply(player.Take(g, chance.Uint64())); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 5*games || felons < games {
		t.Errorf("only %d positions were looked at in %d games, with another Traitor in %d", asked, games, felons)
	}
	t.Log(asked, "positions,", felons, "with another Traitor")
}

// swayed compares a position with two that look the same, and counts those with another
// Traitor.
func swayed(t *testing.T, g *Game, p bot.Player, chance *game.Stream) (felons int) {
	t.Helper()
	seed, by := chance.Uint64(), g.Decision().Seat
	want, worth := choose(g, p, game.NewStream(seed, 1)), valued(g, by)
	for range 2 {
		hidden := g.Imagine(by, chance).(*Game)
		if a := choose(hidden, p, game.NewStream(seed, 1)); a != want {
			t.Errorf("%s is chosen, and %s where what is hidden lies otherwise", g.Text(want), g.Text(a))
		}
		if n := valued(hidden, by); n != worth {
			t.Errorf("the position is worth %d, and %d where what is hidden lies otherwise", worth, n)
		}
		if hidden.Felon != g.Felon {
			felons++
		}
	}
	return felons
}

// valued is what the value says of a position.
func valued(g *Game, s game.Seat) int {
	v, f := new(ahead), game.Features{}
	f.Clear(g.weights().Value[v.Phase(g)])
	v.Note(g, s, &f)
	return f.Sum
}

// The first choices of games are kept: they are the same on every platform. A change of
// policy, value or weights changes them; go test ./game/roundtable -update writes them anew.
func TestGoldenLearntChoices(t *testing.T) {
	var b strings.Builder
	for n := range 4 {
		g, err := New(rulesFor(t, []string{"first", "among-us"}[n%2]), 3+n, uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewStream(uint64(n), 98)
		for i := 0; i < 60 && !g.Over(); i++ {
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
	for _, mode := range []string{"first", "among-us"} {
		g, err := New(rulesFor(t, mode), 5, 1)
		if err != nil {
			t.Fatal(err)
		}
		p, seed := bot.NewPolicyPlayer(g, bot.Player{Noise: 100}), uint64(0)
		play := func() {
			seed++
			g.Reset(5, seed)
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
			t.Errorf("%s: %v allocations a game", mode, n)
		}
	}
}

// Games that began before computer players learnt go on with those of then.
func TestEarlierGamesKeepTheirPlayers(t *testing.T) {
	title := Title{Box: StandardBox()}
	players := []game.Player{{Level: uint8(bot.Champion)}, {Colour: 1, Level: uint8(bot.Squire)}, {Colour: 2, Level: 4}}
	s := title.Setup(players, nil, 1)
	for version := 1; version <= RulesVersion; version++ {
		s.Rules = version
		of, err := title.New(s)
		if err != nil {
			t.Fatal(err)
		}
		if learnt := of.(game.Adviser).Advice().Policy != nil; learnt != (version >= taught) {
			t.Errorf("version %d has learnt: %v", version, learnt)
		}
		if version >= taught {
			continue
		}
		for l, was := range map[bot.Level]bot.Level{bot.Squire: bot.Novice, bot.Rider: bot.Adept} {
			if bot.Choose(of, l, game.NewStream(3, 3)) != bot.Choose(of, was, game.NewStream(3, 3)) {
				t.Errorf("version %d: %s is not %s any more", version, l, was)
			}
		}
	}
}

// There are weights for every number of seats, with a Traitor's card and without; nobody
// likes to leave a game, nor what the judge rules out, at any heat.
func TestWeightsForAllGames(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for _, mode := range []string{"first", "standard"} {
			g, err := New(rulesFor(t, mode), seats, 1)
			if err != nil {
				t.Fatal(err)
			}
			w := learnt.Named(g.Section())
			if w == nil {
				t.Errorf("there are no weights for %s", g.Section())
				continue
			}
			for side := range 3 {
				if n := w.Policy[side*sign.all+sign.never]; n > -32*game.LogitUnits {
					t.Errorf("%s: what is out of the question weighs %d", g.Section(), n)
				}
			}
		}
	}
}

// tallied is what came of games of five of a level.
type tallied struct {
	games, stood, with, stoodWith, accused, right int
	been                                          int         // Quests where somebody has been, in all games
	won                                           [Places]int // games that have won a Quest; on the Dragon’s: or Lancelot’s
}

// quests adds the Quests of a game, a bit each.
func (n *tallied) quests(been, won uint8) {
	n.been += bits.OnesCount8(been)
	won |= won >> LancelotQuest & 1 << DragonQuest
	for q := range n.won {
		n.won[q] += int(won >> q & 1)
	}
}

// varied wants all kinds of Quests to be played.
func (n *tallied) varied(t *testing.T, of bot.Level) {
	t.Helper()
	if n.been < 4*n.games {
		t.Errorf("five of level %s have been on %d Quests in %d games", of, n.been, n.games)
	}
	for _, q := range []Place{Tournament, DragonQuest, ExcaliburQuest, GrailQuest, PictWar, SaxonWar} {
		least := n.games / 5
		if n.games < 1000 {
			least /= 2 // they differ by chance
		}
		if n.won[q] < least {
			t.Errorf("five of level %s win %s in %d of %d games", of, q, n.won[q], n.games)
		}
	}
}

// ofLevel plays games of five of a level.
func ofLevel(t *testing.T, mode string, l bot.Level, games int) (n tallied) {
	t.Helper()
	g, err := New(rulesFor(t, mode), 5, 0)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(games) {
		g.Reset(5, seed)
		been, won := uint8(0), uint8(0)
		for chance := game.NewStream(seed, 20); !g.Over(); {
			if err := g.Apply(bot.Choose(g, l, game.NewStream(chance.Uint64(), 1))); err != nil {
				t.Fatal(err)
			}
			for _, e := range g.Events() {
				switch {
				case e.Kind == EventAccused && e.Seat != g.Felon:
					n.accused++
					n.right += int(one(game.Seat(e.Args[0]) == g.Felon))
				case e.Kind == EventMoved && e.Args[1] != int16(Camelot):
					been |= 1 << e.Args[1]
				case e.Kind == EventDecided:
					won |= uint8(e.Args[1]) << e.Args[0]
				}
			}
		}
		n.quests(been, won)
		with := int(one(g.Felon != game.NoSeat))
		n.games++
		n.with += with
		if g.Victory {
			n.stood++
			n.stoodWith += with
		}
	}
	return n
}

// Each level saves Camelot clearly oftener than the one below, of which the middle one plays
// a game that is neither lost nor won beforehand; a Traitor lowers it clearly, and Loyal
// Knights who accuse are right in most cases.
func TestLevelsAreApart(t *testing.T) {
	games := 120
	if os.Getenv("MERLIN_LONG") != "" {
		games = 1000
	}
	before := 0
	for l := bot.Page; l <= bot.Levels; l++ {
		n := ofLevel(t, "first", l, games)
		if n.stood < before+games/20 {
			t.Errorf("with five of level %s Camelot stands in %d of %d games, in %d with those below", l, n.stood, games, before)
		}
		if l == bot.Usual && (n.stood < games*11/20 || n.stood > games*17/20) {
			t.Errorf("with five of level %s it stands in %d of %d games", l, n.stood, games)
		}
		if l == bot.Usual || l == bot.Wizard {
			n.varied(t, l)
		}
		before = n.stood
	}
	n := ofLevel(t, "among-us", bot.Wizard, games)
	if n.stoodWith*games*10 > before*n.with*9 || n.stoodWith == 0 {
		t.Errorf("with a Traitor it stands in %d of %d games, without in %d of %d", n.stoodWith, n.with, before, games)
	}
	if n.accused < games/5 || 3*n.right < 2*n.accused {
		t.Errorf("%d of %d accusations are right", n.right, n.accused)
	}
}

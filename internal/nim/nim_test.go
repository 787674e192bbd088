package nim

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
)

var _ game.TitleOf[View] = Title{}

func setup(seed uint64, modules ...string) game.Setup {
	return game.Setup{Title: TitleName, Seats: []game.Player{{}, {Colour: 1}, {Colour: 2}}, Modules: modules, Seed: seed}
}

func start(t *testing.T, seed uint64, modules ...string) *Game {
	t.Helper()
	g, err := Title{}.New(setup(seed, modules...))
	if err != nil {
		t.Fatal(err)
	}
	return g.(*Game)
}

// Games by chance end with a team that has won; positions that a seat cannot tell apart
// look alike to it, and what it cannot see is told to it by no event.
func TestRandomGames(t *testing.T) {
	for seed := range uint64(200) {
		g := start(t, seed, []string{"allies"}[:seed%2]...)
		chance := game.NewStream(seed, 1)
		for !g.Over() {
			for s := game.NoSeat; s < seats; s++ {
				same := chance
				one, other := g.Imagine(s, &chance).(*Game), g.Imagine(s, &same).(*Game)
				if (Title{}).View(one, s) != (Title{}).View(g, s) || one.State != other.State {
					t.Fatalf("seed %d: seat %d imagines another position", seed, s)
				}
				for _, e := range game.Tell(g.Events(), s) {
					if sees := g.sees(e.Seat).Has(s); e.Kind == EventDrawn && sees != (e.Args[0] != game.Unknown) {
						t.Fatalf("seed %d: seat %d is told %v", seed, s, e)
					}
				}
			}
			o := g.Decision().Options
			if err := g.Apply(o[chance.N(len(o))]); err != nil {
				t.Fatal(err)
			}
		}
		won := game.Winners(g.Outcomes())
		if !slices.Equal(won, []game.Seat{1}) && !slices.Equal(won, []game.Seat{0, 2}) {
			t.Errorf("seed %d: %v have won", seed, won)
		}
	}
}

// A program with several titles keeps and takes up a game of this one, undone moves and
// house rules and all.
func TestRecord(t *testing.T) {
	titles := game.Titles{merlin.Title{Box: merlin.StandardBox()}, Title{}}
	s := setup(3, "allies")
	s.Options = []game.Option{{Name: "heap", Value: "21"}}
	m, err := game.NewMatch(titles, s)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 5; n++ {
		d := m.Game().Decision()
		if err := m.Apply(d.Options[0]); err != nil {
			t.Fatal(err)
		}
		if n == 2 {
			if err := m.Undo(d.Seat); err != nil {
				t.Fatal(err)
			}
		}
	}
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		t.Fatal(err)
	}
	back, err := game.ReadRecord(titles, strings.NewReader(text.String()))
	if err != nil || back.Game().Hash() != m.Game().Hash() || back.Game().(*Game).Heap >= 21 || len(back.Backs()) != 1 {
		t.Errorf("%v\n%s", err, &text)
	}
}

// A computer player of the team plays for the team: it takes the last stone rather than
// leave it to the other side, and wins more than chance would.
func TestComputerPlaysForItsTeam(t *testing.T) {
	won := 0
	const games = 30
	for seed := range uint64(games) {
		g, chance := start(t, seed, "allies"), game.NewStream(seed, 2)
		for !g.Over() {
			d := g.Decision()
			a := d.Options[chance.N(len(d.Options))]
			if d.Seat != 1 {
				a = bot.Choose(g, bot.Novice, game.NewStream(chance.Uint64(), 1))
			}
			if d.Ask == "card" && d.Seat == 0 && g.Heap <= highest && g.Hands[0][g.Heap] > 0 && a.A < g.Heap {
				t.Errorf("seed %d: with %d stones left card %d is played", seed, g.Heap, a.A)
			}
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if g.Outcomes()[0].Won {
			won++
		}
	}
	if won < games*8/10 {
		t.Errorf("the team has won %d of %d games", won, games)
	}
}

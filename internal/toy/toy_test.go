package toy

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

func newMatch(t *testing.T, seed uint64) *game.Match {
	t.Helper()
	s := game.Setup{Title: "nim", Rules: 1, Seed: seed, Seats: []game.Player{{Name: "Ada"}, {Colour: 1}, {Colour: 2}}}
	m, err := game.NewMatch(Title{}, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playOn takes options by chance until the game is over, and looks at it before each.
func playOn(t *testing.T, m *game.Match, chance *game.Stream, look func(*Game)) {
	t.Helper()
	for !m.Game().Over() {
		look(m.Game().(*Game))
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
}

// Games end with the last stone, whose taker's team wins; nothing is lost on the way.
func TestGamesEnd(t *testing.T) {
	wins := [seats]int{}
	for seed := range uint64(50) {
		m, chance := newMatch(t, seed), game.NewStream(seed, 9)
		playOn(t, m, &chance, func(g *Game) {
			cards := g.Rest
			for s, hand := range g.Hands {
				n := uint8(0)
				for card := range hand {
					cards[card] += hand[card]
					n += hand[card]
				}
				if n != g.Held[s] {
					t.Fatalf("seed %d: seat %d holds %d cards, not %d", seed, s, n, g.Held[s])
				}
			}
			for _, move := range m.Moves() {
				cards[move.Events[0].Args[0]]++
			}
			if cards != (Hand{0, 9, 9, 9}) {
				t.Fatalf("seed %d: the cards are %v", seed, cards)
			}
		})
		last := m.Moves()[len(m.Moves())-1].Seat
		for s, o := range m.Game().Outcomes() {
			if o.Won != (s%2 == int(last)%2) {
				t.Errorf("seed %d: seat %d took the last stone, seat %d: %+v", seed, last, s, o)
			}
			if o.Won {
				wins[s]++
			}
		}
	}
	if wins[0] != wins[2] || wins[0] == 0 || wins[1] == 0 {
		t.Errorf("the seats won %v games", wins)
	}
}

// A view that is led by the events which its seat may know is the seat's view.
func TestEventsLeadTheView(t *testing.T) {
	for seat := game.NoSeat; seat < seats; seat++ {
		m, chance := newMatch(t, 5), game.NewStream(5, 9)
		shown := Title{}.View(m.Game(), seat)
		playOn(t, m, &chance, func(g *Game) {
			if moves := m.Moves(); len(moves) > 0 {
				for _, e := range game.Tell(moves[len(moves)-1].Events, seat) {
					shown.Depart(e)
					shown.Arrive(e)
				}
			}
			if v := (Title{}).View(g, seat); v != shown {
				t.Fatalf("seat %d sees %+v, is shown %+v", seat, v, shown)
			}
		})
	}
	dealt := newMatch(t, 5).Start()[0]
	if dealt.Args[0] < 1 || dealt.For(0) != dealt || dealt.For(1).Args[0] != game.Unknown {
		t.Errorf("the first card is %+v, for the second seat %+v", dealt, dealt.For(1))
	}
}

// What is imagined hangs on nothing that the seat cannot know.
func TestImagined(t *testing.T) {
	m, chance := newMatch(t, 7), game.NewStream(7, 9)
	others := 0
	playOn(t, m, &chance, func(g *Game) {
		one, two, again := game.NewStream(1, 1), game.NewStream(2, 2), game.NewStream(3, 3)
		a, b := g.Imagine(1, &one), g.Imagine(1, &two)
		if a.Hash() != b.Hash() {
			others++
		}
		if (Title{}).View(a, 1) != (Title{}).View(g, 1) {
			t.Fatal("the seat sees something else in what it imagines")
		}
		same := again
		if a.Imagine(1, &again).Hash() != b.Imagine(1, &same).Hash() {
			t.Fatal("what it imagines hangs on what it cannot know")
		}
	})
	if others < 5 {
		t.Errorf("hands were dealt anew %d times", others)
	}
}

// A match is saved and loaded, taken back and done again; other set-ups are refused.
func TestMatch(t *testing.T) {
	m, chance := newMatch(t, 3), game.NewStream(3, 9)
	playOn(t, m, &chance, func(*Game) {})
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		t.Fatal(err)
	}
	back, err := game.ReadRecord(Title{}, strings.NewReader(text.String()))
	if err != nil || back.Game().Hash() != m.Game().Hash() {
		t.Errorf("read: %v\n%s", err, &text)
	}
	n, end := len(m.Moves()), m.Game().Hash()
	last := m.Moves()[n-1]
	if err := m.Undo(last.Seat); err != nil || len(m.Moves()) != n-1 || !slices.Contains(m.Game().Decision().Options, last.Action) {
		t.Errorf("undone: %v", err)
	}
	if err := m.Redo(); err != nil || m.Game().Hash() != end {
		t.Errorf("done again: %v", err)
	}
	var refused *game.Refusal
	for key, s := range map[string]game.Setup{
		"title": {Title: "chess", Rules: 1}, "rules": {Title: "nim", Rules: 2}, "box": {Title: "nim", Rules: 1, Box: 4},
	} {
		if _, err := (Title{}).New(s); !errors.As(err, &refused) || refused.Key != key {
			t.Errorf("%+v: %v", s, err)
		}
	}
}

// A computer player takes the last stone if he can.
func TestComputerWins(t *testing.T) {
	m, chance := newMatch(t, 11), game.NewStream(11, 9)
	could := 0
	playOn(t, m, &chance, func(g *Game) {
		d := g.Decision()
		wins := func(a game.Action) bool {
			c := g.Clone()
			return c.Apply(a) == nil && c.Over()
		}
		if !slices.ContainsFunc(d.Options, wins) {
			return
		}
		could++
		if a := bot.Choose(g, bot.Novice, game.NewStream(1, 1)); !wins(a) {
			t.Errorf("with %v and %v he plays %s", g.Heaps, g.Hands[d.Seat], g.Text(a))
		}
	})
	if could == 0 {
		t.Error("nobody could ever take the last stone")
	}
}

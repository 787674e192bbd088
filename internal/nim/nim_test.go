package nim

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
)

var _ game.TitleOf[View] = Title{}

func setup(seed uint64, modules ...string) game.Setup {
	return Title{}.Setup([]game.Player{{Name: "Ada"}, {Colour: 1}, {Colour: 2}}, modules, seed)
}

// start starts a match of the title of a program that has another one, too.
func start(t *testing.T, s game.Setup) *game.Match {
	t.Helper()
	m, err := game.NewMatch(titles, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

var titles = game.Titles{merlin.Title{Box: merlin.StandardBox()}, Title{}}

// allies is the module in every other game.
func allies(seed uint64) []string { return []string{"allies"}[:seed%2] }

// playOn takes options by chance until the game is over, and looks at it before each and
// in the end.
func playOn(t *testing.T, m *game.Match, look func(*Game)) {
	t.Helper()
	chance := game.NewStream(m.Setup().Seed, 9)
	for look(m.Game().(*Game)); !m.Game().Over(); look(m.Game().(*Game)) {
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
}

// Games end with the last stone, whose taker's team wins; no card is lost on the way.
func TestGamesEnd(t *testing.T) {
	wins := [seats]int{}
	for seed := range uint64(200) {
		m := start(t, setup(seed, allies(seed)...))
		playOn(t, m, func(g *Game) {
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
				if e := move.Events[0]; e.Kind == EventTook {
					cards[e.Args[0]]++
				}
			}
			if cards != (Hand{0, 9, 9, 9}) {
				t.Fatalf("seed %d: the cards are %v", seed, cards)
			}
		})
		last := m.Moves()[len(m.Moves())-1].Seat
		for s, o := range m.Game().Outcomes() {
			if o.Won != (s%2 == int(last)%2) || o.Won != (o.Place == 1) {
				t.Errorf("seed %d: seat %d took the last stone, seat %d: %+v", seed, last, s, o)
			}
			if o.Won {
				wins[s]++
			}
		}
		if won := game.Winners(m.Game().Outcomes()); !slices.Equal(won, []game.Seat{1}) && !slices.Equal(won, []game.Seat{0, 2}) {
			t.Errorf("seed %d: %v have won", seed, won)
		}
	}
	if wins[0] != wins[2] || wins[0] == 0 || wins[1] == 0 {
		t.Errorf("the seats won %v games", wins)
	}
}

// A view that is led by the events which its seat may know is the seat's view; which
// cards are drawn is told to those alone who see the hand.
func TestEventsLeadTheView(t *testing.T) {
	for seat := game.NoSeat; seat < seats; seat++ {
		for seed := range uint64(10) {
			m := start(t, setup(seed, allies(seed)...))
			shown, told := Title{}.View(m.Game(), seat), 0
			playOn(t, m, func(g *Game) {
				for ; told < len(m.Moves()); told++ {
					for _, e := range game.Tell(m.Moves()[told].Events, seat) {
						if sees := g.see(e.Seat).Has(seat); e.Kind == EventDrawn && sees != (e.Args[0] != game.Unknown) {
							t.Fatalf("seed %d: seat %d is told %v", seed, seat, e)
						}
						shown.Depart(e)
						shown.Arrive(e)
					}
				}
				if v := (Title{}).View(g, seat); v != shown {
					t.Fatalf("seed %d: seat %d sees %+v, is shown %+v", seed, seat, v, shown)
				}
			})
		}
	}
	for seat, seen := range []bool{true, false, true} { // the first card, by allies
		dealt := start(t, setup(5, "allies")).Start()[0]
		if known := dealt.For(game.Seat(seat)).Args[0] != game.Unknown; dealt.Args[0] < 1 || known != seen {
			t.Errorf("the first card is %+v; seat %d is told it: %v", dealt, seat, known)
		}
	}
	dealt := start(t, setup(5)).Start()[0]
	if dealt.Args[0] < 1 || dealt.For(0) != dealt || dealt.For(1).Args[0] != game.Unknown || dealt.For(2).Args[0] != game.Unknown {
		t.Errorf("the first card is %+v, for the second seat %+v", dealt, dealt.For(1))
	}
}

// What a seat imagines looks to it as what is, and hangs on nothing that it cannot know.
func TestImagined(t *testing.T) {
	others := 0
	for seed := range uint64(200) {
		m, chance := start(t, setup(seed, allies(seed)...)), game.NewStream(seed, 1)
		playOn(t, m, func(g *Game) {
			for s := game.NoSeat; s < seats; s++ {
				others += checkImagined(t, g, s, &chance)
			}
		})
	}
	if others < 5 {
		t.Errorf("hands were dealt anew %d times", others)
	}
}

// checkImagined also counts one if hands were dealt anew.
func checkImagined(t *testing.T, g *Game, s game.Seat, chance *game.Stream) int {
	t.Helper()
	same := *chance
	a, again := g.Imagine(s, chance).(*Game), g.Imagine(s, &same).(*Game)
	b := g.Imagine(s, chance).(*Game)
	if a.State != again.State {
		t.Fatalf("seat %d imagines two positions by the same chance", s)
	}
	if (Title{}).View(a, s) != (Title{}).View(g, s) {
		t.Fatalf("seat %d sees something else in what it imagines", s)
	}
	if a.Chance == g.Chance {
		t.Fatalf("seat %d knows what will be drawn", s)
	}
	for i, e := range a.Events() {
		if e != g.Events()[i].For(s) {
			t.Fatalf("seat %d remembers %+v", s, e)
		}
	}
	for _, o := range a.Decision().Options {
		if o.Kind == ActTake && a.Hands[a.Turn][o.A] == 0 {
			t.Fatalf("seat %d learns by what may be played that there is a %d", s, o.A)
		}
	}
	same = *chance
	if a.Imagine(s, &same).Hash() != b.Imagine(s, chance).Hash() {
		t.Fatalf("what seat %d imagines hangs on what it cannot know", s)
	}
	if a.Hands != b.Hands {
		return 1
	}
	return 0
}

// A match is saved and loaded, taken back and done again, but not across a card drawn;
// other set-ups are refused.
func TestMatch(t *testing.T) {
	m := start(t, setup(3))
	playOn(t, m, func(*Game) {})
	if back := reread(t, m); back.Game().Hash() != m.Game().Hash() {
		t.Error("read again it is another game")
	}
	n, end := len(m.Moves()), m.Game().Hash()
	last := m.Moves()[n-1]
	if err := m.Undo(last.Seat); err != nil || len(m.Moves()) != n-1 || !slices.Contains(m.Game().Decision().Options, last.Action) {
		t.Errorf("undone: %v", err)
	}
	if err := m.Redo(); err != nil || m.Game().Hash() != end {
		t.Errorf("done again: %v", err)
	}
	drawn := m.Moves()[n-2]
	if err := m.GoBack(last.Seat, n-2, true); drawn.Text != "draw" || !errors.Is(err, game.ErrRevealed) {
		t.Errorf("after %s a card goes back: %v", drawn.Text, err)
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

// reread returns what is read of a match's record.
func reread(t *testing.T, m *game.Match) *game.Match {
	t.Helper()
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		t.Fatal(err)
	}
	back, err := game.ReadRecord(titles, strings.NewReader(text.String()))
	if err != nil {
		t.Fatalf("%v\n%s", err, &text)
	}
	return back
}

// A record has the module, the house rule and what was taken back. With full hands
// nothing is drawn.
func TestRecord(t *testing.T) {
	s := setup(3, "allies")
	s.Options = []game.Option{{Name: "hand", Value: "6"}}
	m := start(t, s)
	for n := range 5 {
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
	back := reread(t, m)
	g := back.Game().(*Game)
	if g.Hash() != m.Game().Hash() || g.Held != [seats]uint8{4, 5, 5} || !g.Allies || len(back.Backs()) != 1 {
		t.Errorf("read again it is %+v, %d times taken back", g.Table, len(back.Backs()))
	}
}

// wins are the options that take the last stone.
func wins(g *Game) []game.Action {
	return slices.DeleteFunc(slices.Clone(g.Decision().Options), func(a game.Action) bool {
		c := g.Clone()
		return c.Apply(a) != nil || !c.Over()
	})
}

// A computer player takes the last stone if he can, unless his partner comes next.
func TestComputerWins(t *testing.T) {
	could := 0
	for seed := range uint64(5) {
		playOn(t, start(t, setup(seed)), func(g *Game) {
			best := wins(g)
			if len(best) == 0 || g.Turn == 2 {
				return
			}
			could++
			if a := bot.Choose(g, bot.Novice, game.NewStream(1, 1)); !slices.Contains(best, a) {
				t.Errorf("with %v and %v he plays %s", g.Heaps, g.Hands[g.Turn], g.Text(a))
			}
		})
	}
	if could == 0 {
		t.Error("nobody could ever take the last stone")
	}
}

// Computer players of a team play for it: they take the last stone rather than leave it
// to the other side, and win more than chance would.
func TestComputerPlaysForItsTeam(t *testing.T) {
	const games = 30
	won := 0
	for seed := range uint64(games) {
		g, chance := start(t, setup(seed, "allies")).Game().(*Game), game.NewStream(seed, 2)
		for !g.Over() {
			d := g.Decision()
			a := d.Options[chance.N(len(d.Options))]
			if d.Seat != 1 {
				a = bot.Choose(g, bot.Novice, game.NewStream(chance.Uint64(), 1))
			}
			if best := wins(g); d.Seat == 0 && len(best) > 0 && !slices.Contains(best, a) {
				t.Errorf("seed %d: with %v left %s is played", seed, g.Heaps, g.Text(a))
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

package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Where a tower's shield ends a quest and repels a traitor, both presses on the bulb say so; a marker that
// brings a point is not advised instead.
func TestTowerShieldIsSeen(t *testing.T) {
	seen := 0
	for _, seed := range []uint64{345, 440, 533} {
		m := newMatch(t, 2, seed)
		for !m.Game().Over() {
			if shield := bestShield(t, m); shield != "" {
				seen++
				s := sitsDown(t, m, seed)
				s.app.Context().PressNamed("show")
				s.tick(1)
				if said := s.heeded(); len(said) < 2 || !slices.ContainsFunc(said, func(line string) bool { return strings.Contains(line, "hield") }) {
					t.Errorf("seed %d: the first press says %q", seed, said)
				}
				s.app.Context().PressNamed("heed-end")
				s.tick(1)
				if said := s.briefAdvice(); s.scene.Counselled()[0].Kind == merlin.ActInfluence {
					t.Errorf("seed %d: %s would do more, and it is advised %q", seed, shield, said)
				}
			}
			if err := m.Apply(bot.Choose(m.Game(), bot.Rider, game.NewStream(seed, uint64(len(m.Moves()))))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 3 {
		t.Errorf("%d towers: the test shows little", seen)
	}
}

// bestShield is a tower's shield that brings a quest and repels a traitor; "" where there is none.
func bestShield(t *testing.T, m *game.Match) (text string) {
	g := m.Game().(*merlin.Game)
	if g.Decision().Kind != merlin.AskTower {
		return ""
	}
	f, chance := askedBy(appIn(t, "en"), m), game.NewStream(1, 75)
	for _, a := range g.Decision().Options {
		after := g.Imagine(f.Asked, &chance)
		if a.Kind != merlin.ActTake || merlin.Item(a.A) != merlin.Shield || after.Apply(a) != nil {
			continue
		}
		line := []game.Move{{Seat: f.Asked, Action: a, Text: g.Text(a), Events: slices.Clone(after.Events())}}
		if f.PlainWorth(line) >= 390 {
			return g.Text(a)
		}
	}
	return ""
}

// sitsDown is a table at which a person is asked what a match asks.
func sitsDown(t *testing.T, m *game.Match, seed uint64) *sitting {
	t.Helper()
	title, players := merlin.Title{Box: standardBox}, []game.Player{{Name: "Ada"}, {Name: "Bors", Colour: 1}}
	players[1-m.Game().Decision().Seat].Level = uint8(bot.Rider)
	copied, err := game.NewMatch(title, title.Setup(players, nil, seed))
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range m.Moves() {
		if err := copied.Apply(move.Action); err != nil {
			t.Fatal(err)
		}
	}
	s := laidIn(t, "en", copied, 0)
	s.settle()
	return s
}

// Who asks twice in one position hears the same twice.
func TestAskedTwiceSaysTheSame(t *testing.T) {
	s := advisedGame(t, 2, 31, nil)
	for asked := 0; asked < 25 && !gameOf(s.scene).Over(); {
		if s.unasked() {
			continue
		}
		asked++
		said := s.wholeAdvice()
		s.app.Context().PressNamed("advice-end")
		s.tick(1)
		if again := s.wholeAdvice(); !slices.Equal(again, said) {
			t.Errorf("it is said %q, then %q", said, again)
		}
		s.scene.Take(moment.Choice{Do: s.scene.Counselled()})
		s.settle()
	}
}

package table

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// given is a title whose games begin at a position.
type given struct{ at *merlin.Game }

func (g given) New(game.Setup) (game.Game, error) { return g.at.Clone(), nil }

// matchAt is a match between people that begins at a position.
func matchAt(t *testing.T, g *merlin.Game) *game.Match {
	t.Helper()
	var setup game.Setup
	for i := range g.Seats {
		setup.Seats = append(setup.Seats, game.Player{Name: merlin.Colours[i], Colour: i})
	}
	m, err := game.NewMatch(given{g}, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// regionsOf writes down all that the regions tell the person who is asked.
func regionsOf(t *testing.T, g *merlin.Game) string {
	t.Helper()
	s := sit(t, matchAt(t, g), 0)
	s.click("ready")
	var b strings.Builder
	for _, r := range s.scene.Regions() {
		fmt.Fprintln(&b, r.Name, r.Label, r.Tip, r.Why, r.Enabled, r.Glow, r.Bounds)
	}
	return b.String()
}

// Positions that differ only in what the asked seat cannot know look the same to it.
func TestRegionsTellNothingHidden(t *testing.T) {
	for seed := range uint64(3) {
		m := newMatch(t, 2+int(seed), seed)
		chance := game.NewStream(seed, 9)
		for n := 0; !m.Game().Over(); n++ {
			g := m.Game().(*merlin.Game)
			if n%13 == 0 {
				dealt := g.Imagine(g.Decision().Seat, &chance).(*merlin.Game)
				if a, b := regionsOf(t, g), regionsOf(t, dealt); a != b {
					t.Fatalf("seed %d, move %d: these tell more than they may:\n%s\n%s", seed, n, a, b)
				}
			}
			options := g.Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Between people the curtain comes before anything of the next one's is shown, also
// before questions out of turn; nobody's hand is a region before that.
func TestCurtainBeforeTheNextHand(t *testing.T) {
	s := sit(t, newMatch(t, 3, 4), 0)
	chance := game.NewStream(4, 10)
	shown, veils := game.NoSeat, 0
	for !s.scene.session.over() {
		seat, _ := s.scene.session.asked()
		if _, veiled := s.app.Top().(*veil); veiled {
			veils++
			if s.scene.view.Seat == seat || s.scene.frame.asked == seat {
				t.Fatalf("the view of seat %d is there before the curtain is lifted", seat)
			}
			for _, r := range s.scene.Regions() {
				if strings.HasPrefix(r.Name, "card-") && s.scene.view.Seat != shown {
					t.Fatalf("%s can be seen behind the curtain", r.Name)
				}
			}
			s.click("ready")
			shown = seat
			continue
		}
		if s.app.Top() == ui.Scene(s.scene) && s.scene.view.Seat != shown {
			t.Fatalf("seat %d sees what seat %d may see", shown, s.scene.view.Seat)
		}
		list := s.pressable()
		s.click(list[chance.N(len(list))])
	}
	if veils < 24 {
		t.Errorf("the curtain came %d times in a game of three people", veils)
	}
}

// With one person there is no curtain.
func TestNoCurtainForOnePerson(t *testing.T) {
	title := merlin.Title{Box: merlin.StandardBox()}
	m, err := game.NewMatch(title, title.Setup([]game.Player{{Name: "A"}, {Name: "B", Colour: 1, Level: 1}}, nil, 2))
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, m, 0)
	for range 30 {
		if _, veiled := s.app.Top().(*veil); veiled {
			t.Fatal("a curtain between a person and a computer")
		}
		s.click(s.pressable()[0])
	}
}

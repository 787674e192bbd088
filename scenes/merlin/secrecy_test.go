package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// matchAt is a match between people that begins at a position.
func matchAt(t *testing.T, g *merlin.Game) *game.Match {
	t.Helper()
	return tabletest.MatchAt(t, standard.Rules, g, merlin.Colours[:g.Seats]...)
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
	b.WriteString(ui.Print(s.app.Told()))
	return b.String()
}

// Positions that differ only in what the asked seat cannot know look the same to it.
func TestRegionsTellNothingHidden(t *testing.T) {
	for seed := range uint64(6) {
		var modules []string
		if seed%2 == 1 {
			modules = merlin.ModuleNames()
		}
		m := newMatch(t, 2+int(seed)%3, seed, modules...)
		chance := game.NewStream(seed, 9)
		for n := 0; !m.Game().Over(); n++ {
			g := m.Game().(*merlin.Game)
			if n%37 == 0 {
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
	for !s.scene.Session().Over() {
		seat, _ := s.scene.Session().Asked()
		if _, veiled := s.app.Top().(*veil); veiled {
			veils++
			if s.scene.View().Seat == seat || s.scene.Model().Asked == seat {
				t.Fatalf("the view of seat %d is there before the curtain is lifted", seat)
			}
			for _, r := range s.scene.Regions() {
				if strings.HasPrefix(r.Name, "card-") && s.scene.View().Seat != shown {
					t.Fatalf("%s can be seen behind the curtain", r.Name)
				}
			}
			s.click("ready")
			shown = seat
			continue
		}
		if s.app.Top() == ui.Scene(s.scene) && s.scene.View().Seat != shown {
			t.Fatalf("seat %d sees what seat %d may see", shown, s.scene.View().Seat)
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
	title := merlin.Title{Box: standardBox}
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

// However a game comes to the screen, the curtain is the first that asks for anybody,
// and until it is lifted the table shows what everybody may know.
func TestCurtainOnEveryWayIn(t *testing.T) {
	title, shelf, app := shelf(t)
	people := scenes.NewGame{Seed: "curtain", Seats: []game.Player{{Colour: 0, Name: "Ada"}, {Colour: 1, Name: "Bo"}}, Modules: []string{"knights", "decrees"}}
	ways := []struct {
		name string
		in   func() ui.Scene
	}{
		{"begun", func() ui.Scene { return title.Start(app.Context(), people) }},
		{"continued in mid-turn", func() ui.Scene { return title.Continue(app.Context()) }},
		{"saved and opened", func() ui.Scene {
			return shelf.Open(app.Context(), keepAs(t, shelf, read(t, title, keptName), "x"))
		}},
		{"played on from a replay", func() ui.Scene {
			app.Context().Reset(shelf.Watch(app.Context(), keepAs(t, shelf, read(t, title, keptName), "x")))
			for _, press := range []string{"last", "play_on", "dialog-play-on"} {
				_ = app.Update(new(ui.Input))
				app.Context().PressNamed(press)
			}
			_ = app.Update(new(ui.Input))
			return app.Top()
		}},
	}
	chance := game.NewStream(8, 8)
	for _, way := range ways {
		scene, ok := way.in().(*tableScene)
		if !ok {
			t.Fatalf("%s: there is no table", way.name)
		}
		if app.Top() != ui.Scene(scene) {
			app.Context().Reset(scene)
		}
		seat, _ := scene.Session().Asked()
		for range 500 {
			if f := scene.Model(); f.View.Seat != game.NoSeat || f.Asked != game.NoSeat || f.Choices != nil || f.Buttons != nil {
				t.Fatalf("%s: before the curtain the table is seat %d's, and %d is asked", way.name, f.View.Seat, f.Asked)
			}
			if v, veiled := app.Top().(*veil); veiled && v.name != "" {
				break
			}
			if err := app.Update(new(ui.Input)); err != nil {
				t.Fatal(err)
			}
		}
		curtain, ok := app.Top().(*veil)
		if !ok || curtain.name != people.Seats[seat].Name {
			t.Fatalf("%s: seat %d sits down at %T", way.name, seat, app.Top())
		}
		if len(app.Mirror()) != 1 || app.Mirror()[0].Name != "ready" {
			t.Errorf("%s: behind the curtain a screen reader finds %v", way.name, app.Mirror())
		}
		if said := ui.Print(app.Told()); strings.Count(said, "\n") != 1 {
			t.Errorf("%s: behind the curtain it says %q", way.name, said)
		}
		app.Context().PressNamed("ready")
		for range 3 {
			if err := app.Update(new(ui.Input)); err != nil {
				t.Fatal(err)
			}
		}
		if scene.Model().View.Seat != seat || scene.Model().Asked != seat {
			t.Errorf("%s: after the curtain the table is seat %d's, and %d is asked", way.name, scene.Model().View.Seat, scene.Model().Asked)
		}
		for range 5 {
			o := scene.Session().Match().Game().Decision().Options
			if err := scene.Session().Take([]game.Action{o[chance.N(len(o))]}); err != nil {
				t.Fatal(err)
			}
		}
		app.Context().Reset(&veil{ctx: app.Context()}) // leaving the table keeps the game
		_ = app.Update(new(ui.Input))
	}
}

package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// novel is a new game with modules, of somebody who has played with none before.
func novel(t *testing.T, lang string, mods ...string) *sitting {
	t.Helper()
	games, app := keeping(t, lang)
	s := &sitting{t: t, app: app, shell: games.Shell().(*shell)}
	s.shell.unknown = true
	app.Context().SetPreferences(ui.Preferences{Hints: true})
	n := scenes.NewGame{Seed: "novel", Modules: mods, Seats: []game.Player{{Colour: 0}, {Colour: 1, Level: 1}}}
	s.scene = games.Start(app.Context(), n).(*tableScene)
	app.Start(s.scene)
	s.settle()
	s.leaveSummary()
	return s
}

// Each module has a lesson of three to five things to be told; what it points at is on the
// table of a game with it, and its sheet lies within the screen in every language.
func TestModulesAreExplained(t *testing.T) {
	for i, m := range modules.Modules[1:] {
		if n := len(m.Lesson); n < 3 || n > 5 {
			t.Errorf("%s tells %d things", m.Name, n)
		}
		s := novel(t, []string{"en", "fr", "de"}[i%3], m.Name)
		s.click("news-on")
		for _, want := range modules.TopicsOf(gameOf(s.scene).Rules())[0].Says {
			say, points := s.scene.News()
			if say != want.Say {
				t.Fatalf("%s: told is %q, want %q", m.Name, say, want.Say)
			}
			list := s.scene.Regions()
			for _, name := range points {
				if ui.Find(list, name) < 0 && name != "figure-morgana" && say[:7] != "knights" {
					t.Errorf("%s points at %q, which is not there", say, name)
				}
			}
			if at := ui.Find(list, "news"); at < 0 || list[at].Bounds.Bottom() > ui.CanvasH || list[at].Bounds.H > 400 {
				t.Errorf("%s: the sheet is not there, or too large", say)
			}
			s.click("news-on")
		}
	}
}

// A lesson is offered once, whatever is answered, and not where another game is continued.
func TestModulesAreOfferedOnce(t *testing.T) {
	s := novel(t, "de", "gold", "decrees")
	if want := []string{"merlin.gold", "merlin.decrees"}; !slices.Equal(s.shell.known, want) {
		t.Errorf("known are %q, want %q", s.shell.known, want)
	}
	s.click("news-away")
	if ui.Find(s.scene.Regions(), "news") >= 0 {
		t.Error("what was declined is offered still")
	}
	s.scene.Refresh()
	if ui.Find(s.scene.Regions(), "news") >= 0 {
		t.Error("it is offered twice")
	}
}

// With all modules everything is offered as soon as it lies there, at the draft or after it.
func TestAllModulesAreOffered(t *testing.T) {
	s := novel(t, "fr", merlin.ModuleNames()...)
	for range 40 {
		s.leaveSummary()
		if ui.Find(s.scene.Regions(), "news-away") >= 0 {
			s.click("news-away")
		}
		if len(s.shell.known) == len(merlin.ModuleNames()) {
			return
		}
		s.otherwise("")
	}
	t.Errorf("only %q were offered", s.shell.known)
}

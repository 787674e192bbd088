package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

type tableScene = table.Scene[legends.View, *draw.Frame]

var standard = newTitle(legends.StandardDeck())

// shell is what surrounds the table in a test: the curtain is a scene with one button.
type shell struct {
	app *ui.App
}

func (h *shell) Menu(...scenes.MenuItem)            {}
func (h *shell) Rules(string)                       {}
func (h *shell) Help()                              {}
func (h *shell) Mute()                              {}
func (h *shell) Muted() bool                        { return false }
func (h *shell) Setup()                             {}
func (h *shell) Title()                             {}
func (h *shell) Saves(func(string) (string, error)) {}
func (h *shell) Save(func(string) (string, error))  {}

func (h *shell) Curtain(name, _ string, ready func()) {
	c := h.app.Context()
	c.Push(&veil{name: name, ctx: c, ready: ready})
}

// veil is the curtain of a test.
type veil struct {
	name  string
	ctx   *ui.Context
	ready func()
}

func (v *veil) Update(*ui.Context) error { return nil }
func (v *veil) Draw(*ui.Painter)         {}
func (v *veil) Regions() []ui.Region {
	return []ui.Region{{
		Name: "ready", Label: v.name, Bounds: ui.Rect{W: 9, H: 9}, Enabled: true,
		Press: func() { v.ctx.Pop(v); v.ready() },
	}}
}

// sitting is a table without a window.
type sitting struct {
	*testing.T
	app   *ui.App
	scene *tableScene
}

// sit puts a match on a table. Nothing moves unless tempo is above 0.
func sit(t *testing.T, m *game.Match, tempo float64) *sitting {
	t.Helper()
	return sitAt(t, standard, m, tempo)
}

// sitAt does so with a title of another deck.
func sitAt(t *testing.T, title *table.Title[legends.View, *draw.Frame], m *game.Match, tempo float64) *sitting {
	t.Helper()
	l, err := i18n.Load("en", legends.TitleName)
	if err != nil {
		t.Fatal(err)
	}
	app := ui.NewApp(l)
	app.Context().SetPreferences(ui.Preferences{Tempo: tempo, Others: tempo})
	h := &shell{app: app}
	s := &sitting{t, app, table.New(app.Context(), h, title, m)}
	app.Start(s.scene)
	s.settle()
	return s
}

// tick lets so many ticks pass.
func (s *sitting) tick(n int) {
	s.Helper()
	for range n {
		if err := s.app.Update(&ui.Input{X: -1, Y: -1}); err != nil {
			s.Fatal(err)
		}
	}
}

// settle lets ticks pass until the table waits for a person.
func (s *sitting) settle() {
	s.Helper()
	for range 20000 {
		s.tick(1)
		_, person := s.session().Asked()
		if s.app.Top() != ui.Scene(s.scene) || !s.scene.Behind() && !s.session().Hidden() && (person || s.session().Over()) {
			return
		}
	}
	s.Fatal("the table never comes to rest")
}

func (s *sitting) session() *table.Session { return s.scene.Session() }
func (s *sitting) game() *legends.Game     { return s.session().Match().Game().(*legends.Game) }

// press presses a region that can be pressed, and waits for what comes of it.
func (s *sitting) press(name string) {
	s.Helper()
	list := s.app.Top().Regions()
	i := ui.Find(list, name)
	if i < 0 || !list[i].Enabled {
		s.Fatalf("%q cannot be pressed; there are %s", name, namesOf(list))
	}
	s.app.Context().PressNamed(name)
	s.tick(2)
	s.settle()
}

// namesOf lists regions, those that glow with a star.
func namesOf(list []ui.Region) string {
	var names []string
	for _, r := range list {
		if r.Glow {
			r.Name += "*"
		}
		names = append(names, r.Name)
	}
	return strings.Join(names, " ")
}

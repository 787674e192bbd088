package table_test

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/i18n"
	"merlin/internal/nim"
	"merlin/internal/nim/screen"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// shell is what surrounds the table in a test: the curtain is a scene with one button.
type shell struct {
	app   *ui.App
	items []scenes.MenuItem                           // of the menu opened last
	setup int                                         // times that it was asked for
	bare  int                                         // how often the pictures of the end are not there yet
	saved func(label string) (name string, err error) // what a name was asked for
}

func (h *shell) Menu(items ...scenes.MenuItem) {
	h.items = items
	h.app.Context().Push(&veil{ctx: h.app.Context(), ready: func() {}})
}

func (h *shell) Rules(string) {}
func (h *shell) Help()        {}
func (h *shell) Mute()        {}
func (h *shell) Muted() bool  { return false }
func (h *shell) Ends() bool {
	h.bare = max(0, h.bare-1)
	return h.bare == 0
}

func (h *shell) Knows(string) bool                      { return true }
func (h *shell) Learnt(...string)                       {}
func (h *shell) Again([]game.Player)                    { h.setup++ }
func (h *shell) Title()                                 {}
func (h *shell) Saves(func(string) (string, error))     {}
func (h *shell) Save(keep func(string) (string, error)) { h.saved = keep }
func (h *shell) Curtain(name, crest string, ready func()) {
	h.app.Context().Push(&veil{name: name, ctx: h.app.Context(), ready: ready})
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

// sitting is a program with the toy alone and without a window.
type sitting struct {
	*testing.T
	app   *ui.App
	shell *shell
	games *screen.Games
	scene *screen.Scene
}

// newSitting returns one with an empty store. Nothing moves unless tempo is above 0.
func newSitting(t *testing.T, tempo float64) *sitting { return sittingIn(t, "en", tempo) }

// sittingIn returns one in a language.
func sittingIn(t *testing.T, lang string, tempo float64) *sitting {
	t.Helper()
	l, err := i18n.Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	s := &sitting{T: t, app: ui.NewApp(l)}
	s.app.Context().SetPreferences(ui.Preferences{Tempo: tempo, Others: tempo})
	s.shell = &shell{app: s.app}
	s.games = &screen.Games{Title: screen.Title, Store: store.NewMemory(), Shell: func() table.Shell { return s.shell }}
	return s
}

// newGame is the set-up of a game; levels are those of computer players, 0 is a person.
func newGame(seed string, levels ...bot.Level) scenes.NewGame {
	n := scenes.NewGame{Seed: seed}
	for i, level := range levels {
		n.Seats = append(n.Seats, game.Player{Name: []string{"Ada", "Bo", "Cy"}[i], Colour: uint8(i), Level: uint8(level)})
	}
	return n
}

// start starts a game in the place of what is there.
func (s *sitting) start(seed string, levels ...bot.Level) {
	s.Helper()
	s.put(s.games.Start(s.app.Context(), newGame(seed, levels...)))
}

// full starts a game in which so many cards are dealt that hardly any is drawn.
func (s *sitting) full(levels ...bot.Level) {
	s.Helper()
	n := newGame("two", levels...)
	n.Options = []game.Option{{Name: "hand", Value: "6"}}
	s.put(s.games.Start(s.app.Context(), n))
}

// put puts a scene in the place of what is there.
func (s *sitting) put(scene ui.Scene) {
	s.Helper()
	s.scene = scene.(*screen.Scene)
	s.app.Context().Reset(scene)
	s.tick(1)
	s.settle()
}

// leave goes to what is the title here.
func (s *sitting) leave() {
	s.Helper()
	s.app.Context().Reset(&veil{ctx: s.app.Context()})
	s.tick(1)
}

func (s *sitting) tick(n int) {
	s.Helper()
	for range n {
		if err := s.app.Update(new(ui.Input)); err != nil {
			s.Fatal(err)
		}
	}
}

// settle lets ticks pass until the table waits for a person.
func (s *sitting) settle() {
	s.Helper()
	for range 20000 {
		s.tick(1)
		_, person := s.scene.Session().Asked()
		if s.app.Top() != ui.Scene(s.scene) || !s.scene.Behind() && !s.scene.Session().Hidden() && person {
			return
		}
	}
	s.Fatal("the table never comes to rest")
}

// press presses a region of what is shown, and waits for what comes of it.
func (s *sitting) press(name string) {
	s.Helper()
	list := s.app.Top().Regions()
	i := ui.Find(list, name)
	if i < 0 || !list[i].Enabled {
		s.Fatalf("%s cannot be pressed", name)
	}
	s.app.Context().PressNamed(name)
	s.tick(1)
	s.settle()
}

func (s *sitting) veiled() bool { v, ok := s.app.Top().(*veil); return ok && v.name != "" }

// take takes stones off the first heap where there are some, with the lowest card.
func (s *sitting) take() {
	s.Helper()
	for _, r := range s.scene.Regions() {
		if strings.HasPrefix(r.Name, "heap-") && r.Enabled {
			if s.press(r.Name); s.scene.Chooser() != nil {
				s.press("choice-1")
			}
			return
		}
	}
	s.Fatal("there is nothing to take from")
}

// present has who is asked say that he is there.
func (s *sitting) present() {
	s.Helper()
	if s.veiled() {
		s.press("ready")
	}
}

// rules are the position of the moment.
func (s *sitting) rules() *nim.Game { return s.scene.Session().Match().Game().(*nim.Game) }

// record is the game as it stands.
func (s *sitting) record() string { return recordOf(s.T, s.scene.Session().Match()) }

func recordOf(t *testing.T, m *game.Match) string {
	t.Helper()
	var b strings.Builder
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func newScene(s *sitting, m *game.Match) *screen.Scene {
	return table.New(s.app.Context(), s.shell, screen.Title, m)
}

// keeping is the toy with an empty store, and the screen in front of it.
func keeping(t *testing.T, lang string) (*screen.Games, *ui.App) {
	t.Helper()
	s := sittingIn(t, lang, 0)
	return s.games, s.app
}

// kept plays a new game of three people for some moves by chance, and leaves the table.
func kept(t *testing.T, games *screen.Games, app *ui.App, moves int) {
	t.Helper()
	scene := games.Start(app.Context(), people).(*screen.Scene)
	app.Start(scene)
	if err := app.Update(new(ui.Input)); err != nil { // keeps it
		t.Fatal(err)
	}
	chance := game.NewStream(uint64(moves), 51)
	for range moves {
		options := scene.Session().Match().Game().Decision().Options
		if err := scene.Session().Take([]game.Action{options[chance.N(len(options))]}); err != nil {
			t.Fatal(err)
		}
	}
	app.Context().Reset(&veil{ctx: app.Context()})
	if err := app.Update(new(ui.Input)); err != nil {
		t.Fatal(err)
	}
}

// withLine is a record with another first line that begins with a word.
func withLine(record, word, line string) string {
	lines := strings.Split(record, "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, word) })
	lines[i] = line
	return strings.Join(lines, "\n")
}

// said is what the player is told at the moment.
func said(t *testing.T, app *ui.App) string {
	t.Helper()
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	var words []string
	for _, w := range rec.Texts {
		if w.Where == "toast" {
			words = append(words, w.Text)
		}
	}
	for _, o := range rec.Overflows {
		if o.Where == "toast" {
			t.Error(o)
		}
	}
	return strings.Join(words, " ")
}

// written is what is written in a place, with blanks between the texts.
func (s *sitting) written(where string) string {
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	var list []string
	for _, w := range rec.Texts {
		if w.Where == where {
			list = append(list, w.Text)
		}
	}
	return strings.Join(list, " ")
}

// cannotUndo wants the way back to be shut for a reason.
func (s *sitting) cannotUndo(why string) {
	s.Helper()
	list := s.scene.Regions()
	if undo := list[ui.Find(list, "undo")]; undo.Enabled || undo.Why.String() != s.app.Context().T(why) {
		s.Errorf("undo is enabled: %v, or shut for another reason than %s: %q", undo.Enabled, why, undo.Why)
	}
}

// item is the line of the menu of that name.
func (h *shell) item(name string) scenes.MenuItem {
	i := slices.IndexFunc(h.items, func(i scenes.MenuItem) bool { return i.Name == name })
	return h.items[i]
}

// fromMenu does what a line of the menu does.
func (s *sitting) fromMenu(name string) {
	s.Helper()
	s.press("menu")
	s.press("ready") // the menu leaves before it does anything
	s.shell.item(name).Do()
	s.tick(2)
}

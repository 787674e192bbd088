package tabletest

import (
	"sync"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// Sitting is a table without a window; V and M are as [table.Scene] wants them.
type Sitting[V any, M table.Model[V]] struct {
	*testing.T
	App   *ui.App
	Shell *Shell
	Scene *table.Scene[V, M]
}

// Lay puts a match on a table, in English, before its first tick. Nothing moves unless
// tempo is above 0.
func Lay[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], m *game.Match, tempo float64) *Sitting[V, M] {
	t.Helper()
	app := ui.NewApp(Locale(t, "en", title.Set))
	app.Context().SetPreferences(ui.Preferences{Tempo: tempo, Others: tempo})
	h := &Shell{App: app}
	s := &Sitting[V, M]{T: t, App: app, Shell: h, Scene: table.New(app.Context(), h, title, m)}
	app.Start(s.Scene)
	return s
}

// Sit does so and waits until the table waits for a person.
func Sit[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], m *game.Match, tempo float64) *Sitting[V, M] {
	t.Helper()
	s := Lay(t, title, m, tempo)
	s.Settle()
	return s
}

// Session is the match as the table plays it.
func (s *Sitting[V, M]) Session() *table.Session { return s.Scene.Session() }

// Veiled reports whether a curtain is down.
func (s *Sitting[V, M]) Veiled() bool { return ui.Find(s.App.Top().Regions(), "ready") >= 0 }

// AtTable reports whether the table itself is what is shown.
func (s *Sitting[V, M]) AtTable() bool { return s.App.Top() == ui.Scene(s.Scene) }

// Tick lets so many ticks pass, with the pointer far away.
func (s *Sitting[V, M]) Tick(n int) {
	s.Helper()
	for range n {
		if err := s.App.Update(&ui.Input{X: -1, Y: -1}); err != nil {
			s.Fatal(err)
		}
	}
}

// Rests reports whether nothing moves: another scene is shown, or all that happened.
func (s *Sitting[V, M]) Rests() bool {
	return !s.AtTable() || !s.Scene.Behind() && !s.Session().Hidden()
}

// Settle lets ticks pass until the table waits for a person, or the game is over.
func (s *Sitting[V, M]) Settle() {
	s.Helper()
	for range 20000 {
		s.Tick(1)
		_, person := s.Session().Asked()
		if !s.AtTable() || s.Rests() && (person || s.Session().Over()) {
			return
		}
	}
	s.Fatal("the table never comes to rest")
}

// Press presses a region that can be pressed, and waits for what comes of it.
func (s *Sitting[V, M]) Press(name string) {
	s.Helper()
	list := s.App.Top().Regions()
	i := ui.Find(list, name)
	if i < 0 || !list[i].Enabled {
		s.Fatalf("%q cannot be pressed; there are %s", name, Names(list))
	}
	s.App.Context().PressNamed(name)
	s.Tick(2)
	s.Settle()
}

// locales are those that were read, by language and title.
var locales sync.Map

// Locale is a language with the texts of a title, read once.
func Locale(t testing.TB, lang, set string) *i18n.Locale {
	t.Helper()
	key := [2]string{lang, set}
	if l, ok := locales.Load(key); ok {
		return l.(*i18n.Locale)
	}
	l, err := i18n.Load(lang, set)
	if err != nil {
		t.Fatal(err)
	}
	locales.Store(key, l)
	return l
}

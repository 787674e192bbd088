package tabletest

import (
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// Words has the table say itself in words after some moves by chance, to the one who is asked,
// in each language.
func Words[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], m *game.Match, moves int, each func(lang, said string)) {
	t.Helper()
	chance := game.NewStream(11, 11)
	for range moves {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
	s := Sit(t, title, m, 0)
	if s.Veiled() {
		s.Press("ready")
	}
	for _, lang := range i18n.Languages() {
		s.App.Context().SetLocale(Locale(t, lang, title.Set))
		s.Tick(2)
		each(lang, ui.Print(s.App.Told()))
	}
}

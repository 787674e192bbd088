package tabletest

import (
	"path/filepath"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/internal/golden"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// Words wants the table to say after some moves by chance what testdata/words-LANGUAGE.txt
// has, to the one who is asked.
func Words[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], m *game.Match, moves int, update bool) {
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
		golden.Lines(t, filepath.Join("testdata", "words-"+lang+".txt"), ui.Print(s.App.Told()), update)
	}
}

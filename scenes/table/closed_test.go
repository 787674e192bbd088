package table_test

import (
	"testing"

	"merlin/i18n"
	"merlin/internal/nim/screen"
	"merlin/scenes/store"
)

// Of a fault before the first move nothing is said to go on; what a newer program saved is
// not called damaged, and is put aside as it is when another game takes its place.
func TestWhatDoesNotOpenIsToldSo(t *testing.T) {
	for _, lang := range i18n.Languages() {
		title, app := keeping(t, lang)
		kept(t, title, app, 3)
		g, err := store.LoadGame(title.Store, keptName)
		if err != nil {
			t.Fatal(err)
		}
		if err := store.SaveGame(title.Store, keptName, []byte(withLine(string(g.Record), "seed", "seed xyz"))); err != nil {
			t.Fatal(err)
		}
		app.Start(&veil{ctx: app.Context()})
		if title.Continue(app.Context()) != nil || oneLine(said(t, app)) != oneLine(app.Context().T("error.head", "line", 4)) {
			t.Errorf("%s: of a wrong head is told %q", lang, said(t, app))
		}
		const newer = "game-record 2 of tomorrow\nwho knows what"
		if err := title.Store.Write(generations[0], []byte(newer)); err != nil {
			t.Fatal(err)
		}
		if title.Continue(app.Context()) != nil || oneLine(said(t, app)) != oneLine(app.Context().T("error.newer")) {
			t.Errorf("%s: of a newer game is told %q", lang, said(t, app))
		}
		s := title.Start(app.Context(), people).(*screen.Scene)
		app.Start(s)
		played(t, app, s)
		s.Close()
		list := title.Saves(app.Context().T).List()
		if len(list) != 1 || !list[0].Lost || list[0].Aside == 0 {
			t.Fatalf("%s: put aside is %+v", lang, list)
		}
		if g := title.Saves(app.Context().T).Look(list[0].Name); g.Fault != app.Context().T("error.newer") {
			t.Errorf("%s: it is said to be %+v", lang, g)
		}
		if text, err := title.Store.Read(list[0].Name + ".game"); err != nil || string(text) != newer {
			t.Errorf("%s: it is %q now, %v", lang, text, err)
		}
	}
}

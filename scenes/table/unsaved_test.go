package table_test

import (
	"strings"
	"testing"

	"merlin/internal/nim/screen"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// A game that could not be kept says so as long as it is not, goes on from the title as it
// stood, and is saved among the others before another one is kept.
func TestGamesThatAreNotKeptAreHeld(t *testing.T) {
	title, app := keeping(t, "de")
	disk := &bad{Store: title.Store}
	title.Store = disk
	first := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(first)
	played(t, app, first)
	if title.Playing().Lost() {
		t.Error("a game that is kept is said to be lost")
	}
	disk.err = store.ErrFull
	played(t, app, first)
	record := recordOf(t, first.Session().Match())
	if text, err := title.Playing().Text(); !title.Playing().Lost() || text != record || err != nil {
		t.Errorf("lost %v, %.40q, %v", title.Playing().Lost(), text, err)
	}
	first.Close()
	if title.Playing() != nil || !title.Kept() || !title.Unsaved() {
		t.Error("the game that was left is still at the table, or cannot be continued")
	}
	next, ok := title.Continue(app.Context()).(*screen.Scene)
	if !ok || recordOf(t, next.Session().Match()) != record {
		t.Fatal("it does not go on as it stood")
	}
	if err := next.Update(app.Context()); err != nil {
		t.Fatal(err)
	}
	next.Close()
	disk.err = nil
	other := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(other)
	played(t, app, other)
	other.Close()
	checkAside(t, title, app, record)
	if g, err := store.LoadGame(disk, keptName); err != nil || string(g.Record) != recordOf(t, other.Session().Match()) {
		t.Errorf("the game begun then is %.60q, %v", g.Record, err)
	}
}

// Several games that cannot be kept are all held.
func TestSeveralGamesAreHeld(t *testing.T) {
	title, app := keeping(t, "en")
	disk := &bad{Store: title.Store, err: store.ErrFull}
	title.Store = disk
	var records []string
	for range 2 {
		s := title.Start(app.Context(), people).(*screen.Scene)
		app.Start(s)
		for range len(records) + 1 {
			played(t, app, s)
		}
		records = append(records, recordOf(t, s.Session().Match()))
		s.Close()
	}
	disk.err = nil
	s := title.Continue(app.Context()).(*screen.Scene)
	app.Start(s)
	if recordOf(t, s.Session().Match()) != records[1] {
		t.Error("another game goes on")
	}
	played(t, app, s)
	s.Close()
	checkAside(t, title, app, records[0])
}

// That an earlier save is taken up is told in a box that stays, before the curtain.
func TestDamageIsToldBeforeTheCurtain(t *testing.T) {
	title, app := keeping(t, "fr")
	kept(t, title, app, 10)
	if err := title.Store.Write(generations[0], []byte("no game")); err != nil {
		t.Fatal(err)
	}
	s := title.Continue(app.Context()).(*screen.Scene)
	app.Start(s)
	for range 400 {
		if err := app.Update(new(ui.Input)); err != nil {
			t.Fatal(err)
		}
	}
	box, ok := app.Top().(*ui.Dialog)
	if !ok || box.Text != app.Context().T("error.earlier") {
		t.Fatalf("there is %T in the place of the box", app.Top())
	}
	app.Context().PressNamed("dialog-ok")
	for range 3 {
		if err := app.Update(new(ui.Input)); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := app.Top().(*veil); !ok {
		t.Errorf("the box is followed by %T", app.Top())
	}
}

// The title says who plays and how far the game is, also of one that is held.
func TestTitleTellsOfTheKeptGame(t *testing.T) {
	title, app := keeping(t, "en")
	words := app.Context().T
	if tip := title.KeptTip(words); tip != "" {
		t.Errorf("of no game is told %q", tip)
	}
	n := newGame("one", 0, 0, 0)
	n.Seats[1].Name = ""
	s := title.Start(app.Context(), n).(*screen.Scene)
	app.Start(s)
	played(t, app, s)
	s.Close()
	for _, want := range []string{"Ada", words("ui.colour.yellow"), screen.Heaps(s.Session().Match().Game())} {
		if tip := title.KeptTip(words); !strings.Contains(tip, want) {
			t.Errorf("%q lacks %q", tip, want)
		}
	}
}

package table_test

import (
	"slices"
	"strings"
	"testing"

	"merlin/internal/nim/screen"
	"merlin/scenes/store"
)

// first is the title whose games were once kept without its name.
func first(s *sitting) *screen.Games {
	title := *screen.Title
	title.First = true
	s.games.Title = &title
	return s.games
}

// A game kept and games saved by the names of before are found, listed, gone on with and
// put aside: nothing that a player has is lost.
func TestGamesOfBeforeAreFound(t *testing.T) {
	old := newSitting(t, 0)
	old.start("old", 0, 0, 0)
	old.present()
	old.take()
	record := old.record()

	s := newSitting(t, 0)
	games := first(s)
	for _, name := range []string{"current", "save-1000000000"} {
		if err := store.SaveGame(games.Store, name, []byte(record)); err != nil {
			t.Fatal(err)
		}
	}
	shelf := games.Saves(s.app.Context().T)
	if list := shelf.List(); len(list) != 1 || list[0].When.Unix() != 1e9 || list[0].Lost {
		t.Errorf("listed is %+v", list)
	}
	if !games.Kept() || games.KeptTip(s.app.Context().T) == "" {
		t.Fatal("the game kept before cannot be continued")
	}
	s.put(games.Continue(s.app.Context()))
	s.present()
	s.press("draw")
	record = s.record()
	s.leave()
	s.put(games.Continue(s.app.Context()))
	if s.record() != record {
		t.Error("it does not go on as it stood")
	}
	s.leave()
	s.start("new", 0, 0, 0)
	s.leave()
	list := shelf.List()
	if len(list) != 2 || !strings.HasPrefix(list[0].Name, "nim-aside-") {
		t.Fatalf("listed is %+v", list)
	}
	if text, err := shelf.Export(list[0].Name); err != nil || text != record {
		t.Errorf("put aside is %.60q, %v", text, err)
	}
	if names, err := store.Games(games.Store); err != nil || !slices.Contains(names, "nim-current") || slices.Contains(names, "current") {
		t.Errorf("kept are %v, %v", names, err)
	}
}

// Titles do not see each other's games.
func TestTitlesKeepTheirGamesApart(t *testing.T) {
	s := newSitting(t, 0)
	for _, name := range []string{"current", "other-current", "save-1", "other-save-2"} {
		if err := store.SaveGame(s.games.Store, name, []byte("other record 1\n")); err != nil {
			t.Fatal(err)
		}
	}
	if list := s.games.Saves(s.app.Context().T).List(); s.games.Kept() || len(list) > 0 {
		t.Errorf("a game can be continued: %v; listed is %+v", s.games.Kept(), list)
	}
	s.start("one", 0, 0, 0)
	s.present()
	s.take()
	s.leave()
	if g, err := store.LoadGame(s.games.Store, "current"); err != nil || string(g.Record) != "other record 1\n" {
		t.Errorf("another title's game is now %q, %v", g.Record, err)
	}
}

// What was kept before and cannot be read makes room, and is not offered again; what is
// left of it stays in the store.
func TestBrokenGameOfBeforeMakesRoom(t *testing.T) {
	s := newSitting(t, 0)
	games := first(s)
	if err := games.Store.Write("current.game", []byte("no game")); err != nil {
		t.Fatal(err)
	}
	if !games.Kept() || games.Continue(s.app.Context()) != nil {
		t.Error("what is broken is not told of, or goes on")
	}
	s.start("new", 0, 0, 0)
	s.leave()
	if names, err := store.Games(games.Store); err != nil || len(names) != 1 || names[0] != "nim-current" {
		t.Errorf("kept are %v, %v", names, err)
	}
	if text, err := games.Store.Read("current.game.broken"); err != nil || string(text) != "no game" {
		t.Errorf("of what was broken there is %q, %v", text, err)
	}
}

package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// begun is the program with Merlin and other titles, in a window.
func begun(t *testing.T, s store.Store, lang string, v ui.Viewport, more ...title) *hand {
	t.Helper()
	g, err := openWith(s, lang, more...)
	if err != nil {
		t.Fatal(err)
	}
	h := newHand(g, v, nil)
	if err := h.ticks(2, false); err != nil {
		t.Fatal(err)
	}
	return h
}

// window is the usual one.
func window() ui.Viewport { return ui.Fit(1280, 720, 1) }

// keptMerlin is a store with a game of Merlin to go on with, and one that was saved.
func keptMerlin(t *testing.T) store.Store {
	t.Helper()
	s := store.NewMemory()
	p := picture{record: "base", at: 100, saved: []string{"favour"}}
	if err := p.fill(s); err != nil {
		t.Fatal(err)
	}
	return s
}

func has(h *hand, name string) bool { return ui.Find(h.app.Regions(), name) >= 0 }

func label(t *testing.T, h *hand, name string) string {
	t.Helper()
	r, err := h.find(name)
	if err != nil {
		t.Fatal(err)
	}
	return r.Label
}

// Where there are several titles one chooses among them; each has its set-up and goes on
// with its game, and the one played last is the one that is offered first the next time.
func TestTitlesAreChosen(t *testing.T) {
	kept := keptMerlin(t)
	h := begun(t, kept, "en", window(), toy)
	if got := label(t, h, "continue"); got != "Continue: Merlin" {
		t.Errorf("the title offers %q", got)
	}
	do(t, h, "new")
	if got := label(t, h, "title-nim"); got != "Nim. 3 players. A game of stones, for teams. Whose team takes the last stone?" {
		t.Errorf("of the toy one hears %q", got)
	}
	if !has(h, "continue-merlin") || has(h, "continue-nim") {
		t.Error("a game goes on that is not there, or one that is does not")
	}
	do(t, h, "title-nim start")
	if take(t, h); !has(h, "heap-1") {
		t.Fatal("the toy is not played")
	}
	h = begun(t, kept, "en", window(), toy)
	if got := label(t, h, "continue"); got != "Continue: Nim" {
		t.Errorf("after a game of the toy the title offers %q", got)
	}
	do(t, h, "new continue-merlin ready")
	if !has(h, "space-7") || has(h, "heap-1") {
		t.Error("the other game does not go on")
	}
	h = begun(t, kept, "en", window(), toy)
	if got := label(t, h, "continue"); got != "Continue: Merlin" {
		t.Errorf("after going on with Merlin the title offers %q", got)
	}
}

// Where there is one title nothing names it, and a new game asks at once who plays.
func TestOneTitleIsNotChosen(t *testing.T) {
	h := begun(t, keptMerlin(t), "en", window())
	if got := label(t, h, "continue"); got != "Continue" {
		t.Errorf("the title offers %q", got)
	}
	if do(t, h, "new"); !has(h, "seat-1-name") || has(h, "title-merlin") {
		t.Error("a new game does not begin with its set-up")
	}
	do(t, h, "back saves")
	if got := label(t, h, "saved-1"); strings.Contains(got, "Merlin") {
		t.Errorf("saved is %q", got)
	}
	if do(t, h, "back rules"); has(h, "rules-merlin") {
		t.Error("the rules name the title")
	}
}

// saveToy plays the toy for a move and saves it.
func saveToy(t *testing.T, s store.Store) {
	t.Helper()
	h := begun(t, s, "en", window(), toy)
	do(t, h, "new title-nim start")
	take(t, h)
	do(t, h, "menu saves save")
}

// The saved games of all titles are in one list that names the titles; each is opened by
// its own, whichever was played last.
func TestSavedGamesOfSeveralTitles(t *testing.T) {
	kept := keptMerlin(t)
	saveToy(t, kept)
	h := begun(t, kept, "en", window(), toy)
	do(t, h, "saves")
	if first, last := label(t, h, "saved-1"), label(t, h, "saved-2"); !strings.HasSuffix(first, "Nim") || !strings.HasSuffix(last, "Merlin") {
		t.Errorf("saved are %q and %q", first, last)
	}
	for title, want := range map[string]bool{"Nim": false, "Merlin": true} {
		if do(t, h, lineOf(h, title)); points(h) != want {
			t.Errorf("%s: that points are written is %t", title, !want)
		}
	}
	if do(t, h, lineOf(h, "Merlin")+" open ready"); !has(h, "space-7") {
		t.Error("the game of Merlin is not opened")
	}
	h = begun(t, kept, "en", window(), toy)
	do(t, h, "saves")
	if do(t, h, lineOf(h, "Nim")+" watch"); !has(h, "heap-1") {
		t.Error("the game of the toy is not shown")
	}
	h = begun(t, kept, "en", window(), toy)
	do(t, h, "saves")
	if do(t, h, lineOf(h, "Nim")+" delete dialog-delete"); lineOf(h, "Nim") != "" || lineOf(h, "Merlin") == "" {
		t.Error("it is not the game of the toy that was deleted")
	}
}

// points reports whether points stand behind the names of a saved game.
func points(h *hand) bool {
	return slices.ContainsFunc(drawn(h).Texts, func(w ui.Written) bool { return w.Where == "saves" && strings.Trim(w.Text, "0123456789") == "" })
}

// lineOf is the first line among the saved games that is of a title; "" is none.
func lineOf(h *hand, title string) string {
	for _, r := range h.app.Regions() {
		if strings.HasPrefix(r.Name, "saved-") && strings.HasSuffix(r.Label, title) {
			return r.Name
		}
	}
	return ""
}

// A game that cannot be opened leaves the title that was there, with its texts.
func TestUnopenedGameLeavesTheTitle(t *testing.T) {
	kept := store.NewMemory()
	if err := kept.Write("nim-current.game", []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	h := begun(t, kept, "de", window(), toy)
	if got := label(t, h, "continue"); got != "Fortsetzen: Nim" {
		t.Fatalf("offered is %q", got)
	}
	do(t, h, "continue")
	if told := texts(h, "toast"); told != "Der Spielstand ist beschädigt, und auch die früheren sind es. Er lässt sich nicht öffnen." {
		t.Errorf("told is %q", told)
	}
	if got := texts(h, "title"); !strings.HasPrefix(got, "Merlin ") {
		t.Errorf("the title is %q", got)
	}
	do(t, h, "new title-merlin")
	if got := label(t, h, "module-arthur"); strings.Contains(got, "‹") {
		t.Errorf("Merlin's set-up says %q", got)
	}
}

// A text from outside is taken by the title whose game it is; of one that is nobody's this
// is told.
func TestTextsFindTheirTitle(t *testing.T) {
	from := keptMerlin(t)
	saveToy(t, from)
	names, err := store.Games(from)
	if err != nil {
		t.Fatal(err)
	}
	g, err := openWith(store.NewMemory(), "en", toy)
	if err != nil {
		t.Fatal(err)
	}
	h := newHand(g, window(), nil)
	do(t, h, "+2")
	for _, name := range names {
		game, err := store.LoadGame(from, name)
		if err != nil {
			t.Fatal(err)
		}
		if g.Take(string(game.Record)); !has(h, "list") {
			do(t, h, "+2")
		}
	}
	if do(t, h, "+2"); !has(h, "saved-3") {
		t.Errorf("of %v not all are taken in", names)
	}
	var said []string
	for i := range 3 {
		said = append(said, label(t, h, fmt.Sprintf("saved-%d", i+1)))
	}
	if n := strings.Count(strings.Join(said, "\n"), "·  Nim"); n != 1 {
		t.Errorf("%d of them are of the toy: %q", n, said)
	}
	g.Take("hello")
	if told := texts(h, "toast"); told != "This is no saved game of any title in this program." {
		t.Errorf("told is %q", told)
	}
}

// texts are those that are written in a place, with blanks between them.
func texts(h *hand, where string) string {
	var list []string
	for _, w := range drawn(h).Texts {
		if w.Where == where {
			list = append(list, w.Text)
		}
	}
	return strings.Join(list, " ")
}

func drawn(h *hand) *ui.Recorder {
	rec := &ui.Recorder{}
	h.app.Painter(nil).Record(rec)
	h.app.Context().RequestRedraw()
	h.app.Draw(nil)
	return rec
}

// The rules name the titles that have some, and show those of the one that is chosen.
func TestRulesOfSeveralTitles(t *testing.T) {
	h := begun(t, store.NewMemory(), "en", window(), toy)
	do(t, h, "new title-nim back back rules")
	if !has(h, "rules-merlin") || has(h, "rules-nim") || !has(h, "chapter-2") {
		t.Error("there are not the rules of Merlin alone")
	}
	do(t, h, "rules-merlin chapter-2")
	if got := texts(h, "rules"); !strings.Contains(got, "erlin: ") {
		t.Errorf("the chapter's heading does not name its title: %.80q", got)
	}
	do(t, h, "back options language-fr back rules")
	if got := label(t, h, "chapter-1"); got != "Le but du jeu" {
		t.Errorf("in French the rules begin with %q", got)
	}
}

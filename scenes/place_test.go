package scenes_test

import (
	"strings"
	"testing"
	"time"

	"merlin/scenes"
	"merlin/scenes/store"
)

// tab is a browser's tab: what it remembers, and the games that are kept for its page.
type tab struct {
	*testing.T
	noted map[string]string
	kept  store.Store
	*hand
	game *scenes.Game
}

// load loads the page, and lets it come to rest.
func (b *tab) load() {
	b.Helper()
	if b.game != nil {
		b.game.NotePlace()
		b.rests()
	}
	var err error
	if b.game, err = openWith(b.kept, "en", toy); err != nil {
		b.Fatal(err)
	}
	b.game.InTab(b.noted)
	b.hand = newHand(b.game, window(), nil)
	if err := b.ticks(40, false); err != nil {
		b.Fatal(err)
	}
	b.game.NotePlace()
}

// rests waits a little until the game of the table is there: a record may be on its way.
func (b *tab) rests() {
	b.Helper()
	title := b.noted["merlin.table"]
	for range 300 {
		if _, err := store.LoadGame(b.kept, title+"-current"); title == "" || err == nil {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// A page that is loaded anew goes back to the table that was there, behind its curtain, and
// to the title when that was there; a lost picture is told.
func TestReloadGoesBackToTheTable(t *testing.T) {
	b := &tab{T: t, noted: map[string]string{}, kept: keptMerlin(t)}
	for _, c := range []struct{ steps, lost, shows string }{
		{"", "", "new"},
		{"continue ready menu", "", "ready"},
		{"", "1", "ready"},
		{"ready menu to-title dialog-leave", "", "new"},
		{"new title-nim seat-2-human start ready", "1", "ready"},
	} {
		if b.load(); c.steps != "" {
			do(t, b.hand, c.steps)
		}
		b.noted["merlin.lost"] = c.lost
		b.load()
		if !has(b.hand, c.shows) {
			t.Errorf("after %q, loaded anew, it shows %T", c.steps, b.app.Top())
		}
		if told := toldIn(b.hand) == b.app.Context().T("error.graphics"); told != (c.lost != "") || b.noted["merlin.lost"] != "" {
			t.Errorf("after %q, loaded anew, it tells %q", c.steps, toldIn(b.hand))
		}
	}
	if b.game.NotePlace(); b.noted["merlin.table"] != "nim" {
		t.Errorf("noted is %v", b.noted)
	}
}

// toldIn is the sentence that lies over what is shown.
func toldIn(h *hand) string {
	var lines []string
	for _, w := range drawn(h).Texts {
		if w.Where == "toast" {
			lines = append(lines, w.Text)
		}
	}
	return strings.Join(lines, " ")
}

// A table whose game is no longer kept leaves one at the title.
func TestReloadWithoutTheGame(t *testing.T) {
	b := &tab{T: t, noted: map[string]string{"merlin.table": "merlin", "merlin.lost": "1"}, kept: store.NewMemory()}
	if b.load(); !has(b.hand, "new") || toldIn(b.hand) == "" {
		t.Errorf("it shows %T and tells %q", b.app.Top(), toldIn(b.hand))
	}
}

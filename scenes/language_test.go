package scenes_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"merlin/scenes/store"
	"merlin/scenes/ui"
)

var errCut = errors.New("the connection is cut")

// late is the program with Merlin and Legends, of which the texts have not come yet.
func late(t *testing.T, s store.Store) (h *hand, come func(error) bool) {
	t.Helper()
	h = begun(t, s, "de", window(), companies...)
	come = h.game.Late()
	h.app.Context().Rebuild()
	return h, come
}

// readable wants no raw key on the screen.
func readable(t *testing.T, h *hand) {
	t.Helper()
	for _, w := range drawn(h).Texts {
		if strings.Contains(w.Text, "‹") {
			t.Errorf("%s says %s", w.Where, w.Text)
		}
	}
	for _, r := range h.app.Regions() {
		if strings.Contains(r.Label, "‹") {
			t.Errorf("%s is called %s", r.Name, r.Label)
		}
	}
}

// What needs texts that are not there waits for them and then comes: another title's set-up
// and lesson, the rules, the saved games. Where they do not come this is told, all stays as it
// was, and they are asked for again the next time.
func TestTextsAreWaitedFor(t *testing.T) {
	for _, c := range []struct{ to, steps, want string }{
		{"new ", "title-legends", "seat-1-name"},
		{"learn ", "title-legends", "coach-on"},
		{"", "rules", "rules-legends"},
		{"", "saves", "list"},
	} {
		h, come := late(t, store.NewMemory())
		do(t, h, c.to+c.steps)
		if readable(t, h); has(h, c.steps) || has(h, c.want) {
			t.Errorf("%s: %s is not waited for", c.steps, c.want)
		}
		if !come(errCut) {
			t.Fatalf("%s: nothing is asked for", c.steps)
		}
		do(t, h, "+2")
		if told := texts(h, "toast"); !has(h, c.steps) || !strings.HasPrefix(told, "Die Texte konnten nicht geladen werden.") {
			t.Errorf("%s: without a connection %q is told, over %v", c.steps, told, h.app.Mirror())
		}
		do(t, h, c.steps)
		if !come(nil) {
			t.Fatalf("%s: nothing is asked for again", c.steps)
		}
		do(t, h, "+40")
		if readable(t, h); !has(h, c.want) {
			t.Errorf("%s: there is no %s when the texts are there", c.steps, c.want)
		}
	}
}

// The title that is there plays without the others' texts, which are not asked for by it. They
// come by themselves after a while, quietly.
func TestFirstTitleNeedsNoOther(t *testing.T) {
	h, come := late(t, store.NewMemory())
	do(t, h, "new title-merlin start")
	if readable(t, h); !has(h, "menu") {
		t.Error("the table is not there")
	}
	if come(nil) {
		t.Fatal("others' texts are asked for")
	}
	for range 1200 {
		h.game.Hear()
	}
	if !come(errCut) {
		t.Error("the others do not come by themselves")
	}
	if told := texts(h, "toast"); told != "" {
		t.Errorf("%q is told, where nobody waits", told)
	}
}

// A game that goes on is told of as soon as there are texts for it.
func TestKeptGameIsToldOfLater(t *testing.T) {
	kept := store.NewMemory()
	p := picture{record: "legends-2", at: 44, titles: companies}
	if err := p.fill(kept); err != nil {
		t.Fatal(err)
	}
	h, come := late(t, kept)
	tip := func() ui.Sentence {
		i := slices.IndexFunc(h.app.Regions(), func(r ui.Region) bool { return r.Name == "continue" })
		return h.app.Regions()[i].Tip
	}
	do(t, h, "+2")
	if readable(t, h); tip() != nil {
		t.Errorf("it is told of as %v", tip())
	}
	come(nil)
	do(t, h, "+2")
	if tip() == nil {
		t.Error("it is not told of when the texts are there")
	}
	do(t, h, "continue ready")
	readable(t, h)
}

// A change of language has all there is, at once and for good.
func TestLanguageComesWhole(t *testing.T) {
	h, come := late(t, store.NewMemory())
	do(t, h, "language-fr")
	come(nil)
	do(t, h, "+2")
	do(t, h, "rules")
	if readable(t, h); !has(h, "rules-legends") || come(nil) {
		t.Error("the rules of all are not there at once")
	}
}

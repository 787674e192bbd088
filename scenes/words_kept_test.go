package scenes_test

import (
	"cmp"
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/internal/golden"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

var update = flag.Bool("update", false, "write the golden files of testdata anew")

// spoken are screens round the table, and how to come there, whose words are kept.
var spoken = []picture{
	{name: "setup", titles: registered, steps: "new title-merlin seat-add module-gold"},
	{name: "options", steps: "options"},
	{name: "merlin-scoring", record: "base", at: 185, steps: "continue ready use-grail next"},
	{name: "merlin-scoring-all", record: "all", at: 846, steps: "continue ready use-grail"},
	{name: "merlin-crowned", record: "base", at: 530, steps: "continue drama"},
	{name: "merlin-end", record: "base", at: 530, steps: "continue"},
	{name: "merlin-rules", steps: "rules chapter-6"},
	{name: "roundtable-falls", titles: knights, record: "roundtable-5", at: 361, steps: "continue drama"},
	{name: "roundtable-end", titles: knights, record: "roundtable-7", at: 601, steps: "continue"},
	{name: "roundtable-rules", titles: registered, steps: "@roundtable/turn"},
	{name: "legends-scoring", titles: companies, record: "legends-3", at: 304, steps: "continue ready place-final"},
	{name: "legends-feast", titles: companies, record: "legends-3", at: 305, steps: "continue drama"},
	{name: "legends-end", titles: companies, record: "legends-3", at: 305, steps: "continue"},
	{name: "legends-rules", titles: registered, steps: "@legends/completing"},
}

// What the screens round the table say in words, in the three languages, is as
// testdata/words has it.
func TestWordsKept(t *testing.T) {
	for _, p := range spoken {
		h := sayer(t, p)
		for _, lang := range i18n.Languages() {
			h.game.Speak(lang)
			if err := h.ticks(2, false); err != nil {
				t.Fatal(err)
			}
			golden.Lines(t, filepath.Join("testdata", "words", p.name+"-"+lang+".txt"), ui.Print(h.app.Told()), *update)
		}
	}
}

// sayer is a hand on the way's end of a picture.
func sayer(t *testing.T, p picture) *hand {
	t.Helper()
	s, settings := store.NewMemory(), p.settings()
	err := cmp.Or(settings.Save(s), p.fill(s))
	if err != nil {
		t.Fatal(err)
	}
	g, err := p.open(s, "en")
	if err != nil {
		t.Fatal(err)
	}
	h := newHand(g, ui.Fit(1280, 720, 1), nil)
	if err := h.do("+4 " + p.steps); err != nil {
		t.Fatalf("%s: %.300v", p.name, err)
	}
	return h
}

// The page of keys has the buttons of a gamepad while one is in the hand, and no keys.
func TestHelpOfPad(t *testing.T) {
	h := sayer(t, picture{name: "keys", steps: "rules help"})
	says := func(key string) bool { return strings.Contains(ui.Print(h.app.Told()), h.app.Context().T(key)) }
	if says("ui.does.pad.explain") || !says("ui.does.tab") {
		t.Errorf("with keys in the hand the page says\n%s", ui.Print(h.app.Told()))
	}
	if err := h.app.Update(&ui.Input{X: -1, Y: -1, Pad: []ui.Deed{ui.PadNext}}); err != nil {
		t.Fatal(err)
	}
	if !says("ui.does.pad.explain") || says("ui.does.tab") {
		t.Errorf("with a gamepad in the hand the page says\n%s", ui.Print(h.app.Told()))
	}
}

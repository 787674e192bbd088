package scenes_test

import (
	"flag"
	"path/filepath"
	"testing"

	"merlin/i18n"
	"merlin/internal/golden"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

var update = flag.Bool("update", false, "write the golden files")

// spoken are screens round the table, and how to come there, whose words are kept.
var spoken = []picture{
	{name: "title", titles: registered, record: "base", at: 100},
	{name: "titles", titles: registered, record: "base", at: 100, steps: "new"},
	{name: "setup", titles: registered, steps: "new title-merlin seat-add module-gold"},
	{name: "setup-rt", titles: registered, steps: "new title-roundtable"},
	{name: "setup-leg", titles: registered, steps: "new title-legends"},
	{name: "options", steps: "options"},
	{name: "menu", record: "base", at: 28, steps: "continue ready menu"},
	{name: "help", record: "base", at: 28, steps: "continue ready menu help"},
	{name: "goal", record: "base", at: 28, steps: "continue ready menu goal"},
	{name: "leave", record: "base", at: 28, steps: "continue ready menu to-title"},
	{name: "curtain", record: "base", at: 28, steps: "continue"},
	{name: "saves", saved: []string{"base", "favour", "all"}, steps: "saves saved-2"},
	{name: "scoring", record: "base", at: 185, steps: "continue ready use-grail"},
	{name: "scoring-all", record: "all", at: 846, steps: "continue ready use-grail part-2"},
	{name: "crowned", record: "base", at: 530, steps: "continue drama"},
	{name: "end", record: "base", at: 530, steps: "continue"},
	{name: "end-all", record: "all", at: 847, steps: "continue"},
	{name: "rt-stands", titles: knights, record: "roundtable-7", at: 601, steps: "continue drama"},
	{name: "rt-falls", titles: knights, record: "roundtable-5", at: 361, steps: "continue drama"},
	{name: "rt-end", titles: knights, record: "roundtable-7", at: 601, steps: "continue"},
	{name: "rt-end-lost", titles: knights, record: "roundtable-5", at: 361, steps: "continue"},
	{name: "leg-scoring", titles: companies, record: "legends-3", at: 304, steps: "continue ready place-final"},
	{name: "leg-feast", titles: companies, record: "legends-3", at: 305, steps: "continue drama"},
	{name: "leg-end", titles: companies, record: "legends-3", at: 305, steps: "continue"},
	{name: "rules", titles: registered, steps: "rules chapter-4"},
	{name: "rules-rt", titles: registered, steps: "@roundtable/wars"},
	{name: "rules-leg", titles: registered, steps: "@legends/completing"},
	{name: "lesson", titles: registered, steps: "learn"},
	{name: "end-sides", scene: ended(oneAgainstSeven())},
	{name: "end-alone", scene: ended(alone())},
	{name: "end-partings", titles: registered, steps: "new title-merlin"},
}

// What the screens round the table say in words, in the three languages, is as
// testdata/words has it.
func TestWordsKept(t *testing.T) {
	for _, p := range spoken {
		for _, lang := range i18n.Languages() {
			said, err := told(p, lang)
			if err != nil {
				t.Errorf("%s: %.200v", p.name, err)
				continue
			}
			golden.Lines(t, filepath.Join("/tmp/text13", p.name+"-"+lang+".txt"), said, *update)
		}
	}
}

// told is what the screen of a picture says in words.
func told(p picture, lang string) (string, error) {
	s, settings := store.NewMemory(), p.settings()
	if err := settings.Save(s); err != nil {
		return "", err
	}
	if err := p.fill(s); err != nil {
		return "", err
	}
	g, err := p.open(s, lang)
	if err != nil {
		return "", err
	}
	h := newHand(g, ui.Fit(1280, 720, 1), nil)
	if err := h.do("+4 " + p.steps); err != nil {
		return "", err
	}
	if c := g.App().Context(); p.scene != nil {
		c.Push(p.scene(c))
		if err := h.ticks(2, false); err != nil {
			return "", err
		}
	}
	return ui.Print(g.App().Told()), nil
}

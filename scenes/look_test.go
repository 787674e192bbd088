package scenes_test

import (
	"testing"

	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Who looks at the table after the end finds back to the result: by the one thing that
// glows there, by Space, Enter or Escape.
func TestBackToTheResult(t *testing.T) {
	for _, p := range []picture{
		{name: "end", lang: "de", record: "base", at: 530},
		{name: "end", lang: "de", record: "arthur", at: 505},
		{name: "end", lang: "fr", titles: knights, record: "roundtable-5", at: 361},
		{name: "end", lang: "en", titles: companies, record: "legends-3", at: 305},
	} {
		s := store.NewMemory()
		settings := p.settings()
		if err := settings.Save(s); err != nil {
			t.Fatal(err)
		}
		if err := p.fill(s); err != nil {
			t.Fatal(err)
		}
		g, err := p.open(s, p.lang)
		if err != nil {
			t.Fatal(err)
		}
		h := newHand(g, ui.Fit(1280, 720, 1), nil)
		if err := h.do("+4 continue"); err != nil {
			t.Fatal(err)
		}
		for _, back := range []string{"result", "=SPACE", "=ENTER", "=ESCAPE"} {
			if err := h.do("look " + back + " +2"); err != nil {
				t.Fatalf("%s, %s: %.200v", p.record, back, err)
			}
			if ui.Find(g.App().Regions(), "again") < 0 {
				t.Fatalf("%s: %s does not lead back to the result", p.record, back)
			}
		}
	}
}

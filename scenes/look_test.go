package scenes_test

import (
	"testing"

	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Who looks at the table after the end finds back to the result: by the one thing that
// glows there, by Space, Enter or Escape.
func TestBackToTheResult(t *testing.T) {
	for _, record := range []string{"base", "arthur"} {
		p := picture{name: "end", lang: "de", record: record, at: ends[record]}
		s := store.NewMemory()
		settings := p.settings()
		if err := settings.Save(s); err != nil {
			t.Fatal(err)
		}
		if err := p.fill(s); err != nil {
			t.Fatal(err)
		}
		g, err := openWith(s, p.lang)
		if err != nil {
			t.Fatal(err)
		}
		h := newHand(g, ui.Fit(1280, 720, 1), nil)
		if err := h.do("+4 continue"); err != nil {
			t.Fatal(err)
		}
		for _, back := range []string{"result", "=SPACE", "=ENTER", "=ESCAPE"} {
			if err := h.do("look " + back + " +2"); err != nil {
				t.Fatalf("%s, %s: %.200v", record, back, err)
			}
			if ui.Find(g.App().Regions(), "again") < 0 {
				t.Fatalf("%s: %s does not lead back to the result", record, back)
			}
		}
	}
}

// ends are how many actions the games of the records have.
var ends = map[string]int{"base": 530, "arthur": 505}

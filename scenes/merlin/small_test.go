package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// In the windows of phones and tablets, too, every text can be read and every target be
// touched, none lies on another, and of what is asked for something is in sight: at a moment
// of each kind of question, with every set of modules, page by page.
func TestSmallTablesFit(t *testing.T) {
	n, often := 0, map[string]int{}
	for i, set := range append([][]string{nil}, castleSets...) {
		m := newMatch(t, 2+i%3, uint64(60+i), set...)
		chance, seen := game.NewStream(uint64(i), 35), map[string]bool{}
		for !m.Game().Over() {
			d := m.Game().Decision()
			if !seen[d.Ask] && often[d.Ask] < games(len(tabletest.SmallWindows), 9) && len(m.Moves()) > 20+3*i {
				seen[d.Ask] = true
				n++
				w := tabletest.SmallWindows[often[d.Ask]%len(tabletest.SmallWindows)]
				often[d.Ask]++
				s := sit(t, replayed(t, m), 0)
				lang := i18n.Languages()[n%3]
				s.app.Context().SetLocale(localeOf(t, lang))
				s.app.Resize(ui.Shaped(w[0], w[1], w[2], 1))
				if s.veiled() {
					s.click("ready")
				}
				tabletest.Fits(t, s.app, fmt.Sprintf("%s with %s at %v, at %q", lang, strings.Join(set, ", "), w, d.Ask))
			}
			if err := m.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

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
	n := 0
	eachQuestion(t, games(len(tabletest.SmallWindows), 9), func(time int, set []string, m *game.Match) {
		n++
		w, lang := tabletest.SmallWindows[time%len(tabletest.SmallWindows)], i18n.Languages()[n%3]
		s := sit(t, replayed(t, m), 0)
		s.app.Context().SetLocale(localeOf(t, lang))
		s.app.Resize(ui.Shaped(w[0], w[1], w[2], 1))
		if s.veiled() {
			s.click("ready")
		}
		where := fmt.Sprintf("%s with %s at %v, at %q", lang, strings.Join(set, ", "), w, m.Game().Decision().Ask)
		tabletest.Fits(t, s.app, where)
	})
}

package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// adviceIn has the sage give the first of his advice on a game in a window of 1280 by 720: it and whether one has to
// scroll it.
func adviceIn(t *testing.T, m *game.Match, lang string) (s *sitting, told string, scrolls bool) {
	t.Helper()
	app := ui.NewApp(tabletest.Locale(t, lang, standard.Set))
	app.Context().SetPreferences(ui.Preferences{})
	app.Resize(ui.Fit(1280, 720, 1))
	h := &tabletest.Shell{App: app}
	of := &tabletest.Sitting[*roundtable.View, *draw.Frame]{T: t, App: app, Shell: h, Scene: table.New(app.Context(), h, standard, m)}
	app.Start(of.Scene)
	of.Settle()
	s = &sitting{of, of.App, of.Scene}
	for s.Veiled() {
		s.press("ready")
	}
	s.press("show")
	s.press("show")
	for !s.scene.Advised() {
		s.tick(1)
	}
	s.tick(2)
	list := s.scene.Regions()
	return s, list[ui.Find(list, "advice")].Label, ui.Find(list, "sheet-words") >= 0
}

// evilWords are what each way of Evil is called in a language.
var evilWords = map[string]map[game.Kind]string{
	"en": {roundtable.ActDrawBlack: "black card", roundtable.ActEngine: "engine", roundtable.ActLife: "life"},
	"de": {roundtable.ActDrawBlack: "schwarze", roundtable.ActEngine: "maschine", roundtable.ActLife: "leben"},
	"fr": {roundtable.ActDrawBlack: "carte noire", roundtable.ActEngine: "engin", roundtable.ActLife: "bravoure"},
}

// What comes first of an advice is read without scrolling in every language, and of Evil's ways it compares all that
// may be taken where the top card is not known.
func TestAdviceIsReadAtOnce(t *testing.T) {
	looked, evil := 0, 0
	for seed := uint64(1); seed < 4; seed++ {
		m := played(t, 5, 700+seed)
		for n := int(seed); n < len(m.Moves()); n += 9 {
			for lang, words := range evilWords {
				at, err := m.Fork(n)
				if err != nil {
					t.Fatal(err)
				}
				d := at.Game().Decision()
				if len(d.Options) < 2 {
					continue
				}
				looked++
				s, told, scrolls := adviceIn(t, at, lang)
				if scrolls {
					t.Errorf("%d, %d: in %s one has to scroll %q", seed, n, lang, told)
				}
				known := at.Game().(*roundtable.Game)
				top := known.BlackLeft
				if d.Kind != roundtable.AskEvil || s.scene.Counselled()[0].Kind == roundtable.ActLook || top > 0 && known.Known[top-1]>>d.Seat&1 != 0 {
					continue
				}
				evil++
				said := strings.ReplaceAll(strings.ToLower(told), "cartes noires", "carte noire")
				for _, a := range d.Options {
					if word := words[a.Kind]; word != "" && !strings.Contains(said, word) {
						t.Errorf("%d, %d: in %s nothing is said of %q: %q", seed, n, lang, word, told)
					}
				}
			}
		}
	}
	if looked < 200 || evil < 30 {
		t.Errorf("only %d moments were looked at, %d of them Evil's", looked, evil)
	}
}

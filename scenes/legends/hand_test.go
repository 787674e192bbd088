package legends

import (
	"strings"
	"testing"

	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Every character of our deck says all that it has to say on its card in the hand, and with
// what is told of it under the glass, in every language and in small windows as in large ones.
func TestHandCardsSayAll(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.press("ready")
	g, seat := s.game(), s.session().Seat()
	told := map[string]bool{}
	for _, lang := range i18n.Languages() {
		l, err := i18n.Load(lang, legends.TitleName)
		if err != nil {
			t.Fatal(err)
		}
		s.app.Context().SetLocale(l)
		for _, w := range [][2]float64{{960, 540}, {1280, 720}, {1920, 1080}} {
			s.app.Resize(ui.Fit(w[0], w[1], 1))
			for first := legends.Card(0); first < legends.Characters; first += 5 {
				g.Own[seat].Hand, g.Held[seat] = legends.Cards(31)<<first, 5
				s.scene.CatchUp()
				s.scene.Refresh()
				s.tick(1)
				for _, text := range s.cut("hand-" + g.Rules().Deck.Faces[first].ID) {
					if !told[lang+text] {
						told[lang+text] = true
						t.Errorf("%s at %v: %q", lang, w, text)
					}
				}
			}
		}
	}
}

// cut are the texts of the hand and the glass that end early while a region is looked at.
func (s *sitting) cut(name string) (list []string) {
	s.Helper()
	for _, w := range s.lookedAt(name) {
		if strings.HasSuffix(w.Text, "…") && (strings.Contains(w.Where, "own") || strings.Contains(w.Where, "zoom")) {
			list = append(list, w.Where+": "+w.Text)
		}
	}
	return list
}

// glassed are the texts under the glass while a region is looked at.
func (s *sitting) glassed(name string) (list []string) {
	s.Helper()
	for _, w := range s.lookedAt(name) {
		if strings.Contains(w.Where, "zoom") {
			list = append(list, w.Text)
		}
	}
	return list
}

// lookedAt are all texts that are drawn while a region is looked at.
func (s *sitting) lookedAt(name string) []ui.Written {
	s.Helper()
	regions := s.app.Top().Regions()
	i := ui.Find(regions, name)
	if i < 0 {
		s.Fatalf("there is no %s; there are %s", name, tabletest.Names(regions))
	}
	x, y := regions[i].Bounds.X+20, regions[i].Bounds.Y+20
	if err := s.app.Update(&ui.Input{X: x, Y: y}); err != nil {
		s.Fatal(err)
	}
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	s.app.Painter(nil).Record(nil)
	return rec.Texts
}

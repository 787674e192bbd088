package merlin

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Each button of the bar, and of the replay's, is called by its name under it: at once
// when it is pointed at, and while the keyboard is there.
func TestBarButtonsAreNamed(t *testing.T) {
	m := newMatch(t, 3, 5)
	s := sit(t, m, 0)
	for range 12 {
		if s.veiled() {
			s.click("ready")
		}
		s.scene.Take(moment.Choice{Do: m.Game().Decision().Options[:1]})
		s.settle()
		if s.veiled() {
			s.click("ready")
		}
	}
	checkBar(t, s, "undo", "redo", "show", "sound", "help", "menu")
	s.scene.LookAt(6)
	s.app.Update(&ui.Input{X: -1, Y: -1})
	checkBar(t, s, "leave", "first", "before", "play", "next", "last", "pace", "menu")
}

func checkBar(t *testing.T, s *sitting, names ...string) {
	t.Helper()
	for _, v := range canvases {
		s.app.Resize(v)
		for _, name := range names {
			i := ui.Find(s.app.Regions(), name)
			if i < 0 {
				t.Fatalf("there is no button %q", name)
			}
			r := s.app.Regions()[i]
			x, y := r.Bounds.Center()
			s.app.Update(&ui.Input{X: x, Y: y})
			checkNamedUnder(t, s, r)
			s.app.Update(&ui.Input{X: -1, Y: -1})
			checkFocusNamed(t, s, r)
		}
	}
}

// checkFocusNamed walks to a button by Tab.
func checkFocusNamed(t *testing.T, s *sitting, r ui.Region) {
	t.Helper()
	for range len(s.app.Regions()) {
		if s.app.Context().Focus() == r.Name {
			checkNamedUnder(t, s, r)
			return
		}
		s.app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyTab}})
	}
	t.Errorf("Tab does not reach %q", r.Name)
}

// checkNamedUnder reports a button without its name under it, within the window.
func checkNamedUnder(t *testing.T, s *sitting, r ui.Region) {
	t.Helper()
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	var under []ui.Written
	for _, w := range rec.Texts {
		if w.Where == "bar-label" {
			under = append(under, w)
		}
	}
	if len(under) != 1 || !strings.Contains(r.Label, under[0].Text) {
		t.Errorf("under %q it says %v, want %q", r.Name, under, r.Label)
		return
	}
	if b := under[0].Box; b.Y < r.Bounds.Bottom() || b.X < 0 || b.Right() > ui.CanvasW {
		t.Errorf("the name of %q lies at %v, the button at %v", r.Name, b, r.Bounds)
	}
}

package merlin

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// The castles of the others are shown in full, larger than in their rows, when they are
// pointed at and by a key, one after the other and then none.
func TestOthersAreShownInFull(t *testing.T) {
	m := newMatch(t, 4, 3)
	s := sit(t, m, 0)
	if s.veiled() {
		s.click("ready")
	}
	small, _ := visitOf(s)
	if small != "" {
		t.Errorf("%q is shown in full before anybody asks", small)
	}
	var shown []string
	for range 4 {
		s.app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyO}})
		name, size := visitOf(s)
		shown = append(shown, name)
		if name != "" && size < 20 {
			t.Errorf("%s is written in %v pixels only", name, size)
		}
	}
	if seen := strings.Join(shown, " "); shown[3] != "" || shown[0] == "" || shown[0] == shown[1] || shown[1] == shown[2] || shown[2] == "" {
		t.Errorf("the key shows %q", seen)
	}
	for _, r := range s.scene.Regions() {
		if !strings.HasPrefix(r.Name, "player-") {
			continue
		}
		x, y := r.Bounds.Center()
		s.app.Update(&ui.Input{X: x, Y: y})
		if name, _ := visitOf(s); name == "" {
			t.Errorf("over %s nothing is shown in full", r.Name)
		}
	}
}

// visitOf is whose castle is shown in full, "" for nobody's, and how large that is
// written.
func visitOf(s *sitting) (name string, size float64) {
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	for _, w := range rec.Texts {
		for _, seat := range s.scene.Model().Seats {
			if w.Where == "visit" && w.Text == seat.Name && name == "" {
				name, size = w.Text, w.Size
			}
		}
	}
	return name, size
}

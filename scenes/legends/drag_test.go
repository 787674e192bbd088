package legends

import (
	"testing"

	"merlin/game/legends"
	"merlin/scenes/ui"
)

// drags moves the pointer from the middle of a region to a point, held down, and lets go.
func (s *sitting) drags(from string, x, y float64) {
	s.Helper()
	list := s.app.Regions()
	i := ui.Find(list, from)
	if i < 0 {
		s.Fatalf("there is no %s", from)
	}
	x0, y0 := list[i].Bounds.Center()
	steps := []ui.Input{{X: x0, Y: y0, Down: true, JustDown: true}}
	for k := 1.0; k <= 6; k++ {
		steps = append(steps, ui.Input{X: x0 + (x-x0)*k/6, Y: y0 + (y-y0)*k/6, Down: true})
	}
	for _, in := range append(steps, ui.Input{X: x, Y: y, JustUp: true}) {
		if err := s.app.Update(&in); err != nil {
			s.Fatal(err)
		}
	}
	s.tick(2)
}

// A card that is dragged to a place and let go is played there; let go elsewhere it lies in
// the hand again. Over a place it shows what would come of it.
func TestCardsAreDragged(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.press("ready")
	f := s.scene.Model()
	c := f.Hand()[0]
	name := "hand-" + f.Face(c).ID
	s.drags(name, 1700, 900)
	if f = s.scene.Model(); len(f.Desk.Picked) > 0 || f.Desk.Drag.On || len(s.session().Match().Moves()) > 0 {
		t.Errorf("let go beside the places, %v is picked", f.Desk.Picked)
	}
	s.drags(name, 780, 420)
	if at := s.game().Chars[c].At; at != legends.Cornwall {
		t.Errorf("dragged to Cornwall it is at %v", at)
	}
	if len(s.scene.Model().Desk.Picked) > 0 {
		t.Error("something is picked after it was put down")
	}
}

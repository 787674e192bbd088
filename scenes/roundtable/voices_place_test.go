package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// A line lies on the row of who says it and on nobody else's.
func TestLinesCoverNobodyElse(t *testing.T) {
	s, chance := facedTable(t, 1, 1), game.NewStream(1, 22)
	for range 240 {
		s.unveil()
		s.scene.Take(moment.Choice{Do: []game.Action{suspect(s.game(), &chance)}})
		s.Settle()
		seat, key := s.scene.Saying()
		if key == "" {
			continue
		}
		rec := &ui.Recorder{}
		s.app.Painter(nil).Record(rec)
		s.app.Context().RequestRedraw()
		s.app.Draw(nil)
		s.app.Painter(nil).Record(nil)
		for _, w := range rec.Texts {
			if !strings.Contains(w.Where, "voice") {
				continue
			}
			for _, r := range s.scene.Regions() {
				if strings.HasPrefix(r.Name, "seat-") && r.Bounds.Overlaps(w.Box) {
					t.Fatalf("what seat %d says, %q at %v, lies on %s at %v", seat, w.Text, w.Box, r.Name, r.Bounds)
				}
			}
		}
		return
	}
	t.Fatal("nobody says anything")
}

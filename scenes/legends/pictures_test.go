package legends

import (
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Games that differ only in what a seat cannot know give it the same picture, to the pixel,
// while it sits there; who does know it sees them differ.
func TestTwinsPictures(t *testing.T) {
	tabletest.OnDisplay(t, func(d *tabletest.Screens) {
		looks, differ := 0, 0
		for seed := range uint64(2) {
			m := newMatch(t, 3+int(seed), 40+seed, []string{"advanced", "standard"}[seed])
			chance := game.NewStream(seed, 23)
			for n := 0; !m.Game().Over() && n < 160; n++ {
				if n%40 == 11 {
					w := newTwins(t, m.Game().(*legends.Game), &chance)
					same, other := w.pictures(d)
					if looks++; !same {
						t.Errorf("seed %d, move %d: the pictures tell more than they may", seed, n)
					}
					if other {
						differ++
					}
					d.Close()
				}
				decision := m.Game().Decision()
				advice := m.Game().(*legends.Game).Advice()
				if err := m.Apply(advice.Rollout(m.Game(), &decision, uint64(chance.N(1<<30)))); err != nil {
					t.Fatal(err)
				}
			}
		}
		if looks < 6 || differ < looks/2 {
			t.Errorf("%d looks, and %d times the others saw a difference: the test shows little", looks, differ)
		}
	}, legends.TitleName)
}

// pictures compares what the seat sees at both tables, and reports whether another seat, who
// knows its own hand, would see them differ.
func (w *twins) pictures(d *tabletest.Screens) (same, others bool) {
	w.Helper()
	var own [2][]byte
	for i, s := range w.sits {
		d.Open(s.app)
		if s.app.Top() != ui.Scene(s.scene) {
			s.press("ready")
		}
		own[i] = d.Look(s.app)
	}
	if same = tabletest.SamePicture(own[0], own[1]); !same {
		w.Logf("they are in %s", tabletest.KeepPictures(w.T, own[0], own[1]))
	}
	var theirs [2][]byte
	other := (w.seat + 1) % game.Seat(w.sits[0].game().Seats)
	for i, s := range w.sits {
		s.session().Confirm(other)
		s.scene.CatchUp()
		s.scene.Refresh()
		theirs[i] = d.Look(s.app)
	}
	return same, !tabletest.SamePicture(theirs[0], theirs[1])
}

package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
)

// Two games that differ only in what a seat cannot know, be it who is the Traitor alone,
// give it the same picture, to the pixel: at the table, behind the curtain and while
// others act. Who does know sees them differ.
func TestPairsPictures(t *testing.T) {
	tabletest.OnDisplay(t, func(d *tabletest.Screens) {
		looks, differ := 0, 0
		for i := range pairGames() / 2 {
			chance := game.NewStream(uint64(i), 50)
			rules := [][]string{nil, {"loyalty", "among-us"}}[i%2]
			w := newPair(t, position(t, 3+2*(i%3), chance.N(120), &chance, rules...), chance, 2*i+1)
			for _, s := range w.sits {
				d.Open(s.app)
			}
			w.look, w.every = func(s *sitting) []byte { return d.Look(s.app) }, 400
			w.play(3)
			if w.othersDiffer(d) {
				differ++
			}
			looks += w.looks
			d.Close()
		}
		t.Logf("%d pictures; in %d games others see what differs", looks, differ)
		if looks < 8 || differ == 0 {
			t.Error("the pictures show little")
		}
	}, roundtable.TitleName)
}

// othersDiffer reports whether some other seat sees the two games differ.
func (w *pair) othersDiffer(d *tabletest.Screens) bool {
	w.Helper()
	for seat := range game.Seat(w.sits[0].scene.View().Seats) {
		var pictures [2][]byte
		for i, s := range w.sits {
			r, err := table.NewReplay(s.app.Context(), s.Shell, standard, s.session().Match(), 0, seat, nil)
			if err != nil {
				w.Fatal(err)
			}
			s.app.Context().Push(r)
			s.tick(1)
			pictures[i] = d.Look(s.app)
		}
		if !tabletest.SamePicture(pictures[0], pictures[1]) {
			if seat == w.seat {
				w.Fatal("the seat itself sees its games differ")
			}
			return true
		}
	}
	return false
}

package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
	"merlin/sprites"
)

// Two games that differ only in what a seat cannot know give it the same picture, to
// the pixel: at the table, behind the curtain, while others act and in replays. Who
// does know sees them differ.
func TestNoninterferencePictures(t *testing.T) {
	tabletest.OnDisplay(t, func(d *tabletest.Screens) {
		looks, differ := 0, 0
		for i, modules := range [][]string{nil, {"knights", "decrees"}, {"favour", "arthur", "treasures"}, merlin.ModuleNames()} {
			for seed := range uint64(pairGames()) / 2 {
				chance := game.NewStream(seed, uint64(i)+50)
				w := newNoninterference(t, randomPosition(t, 2+int(seed+uint64(i))%3, chance.N(160), &chance, modules...), chance)
				for _, s := range w.sits {
					d.Open(s.app)
				}
				w.look, w.every = func(s *sitting) []byte { return d.Look(s.app) }, 90
				w.play(10)
				w.watch()
				if w.othersDiffer(d) {
					differ++
				}
				looks += w.looks
				d.Close()
			}
		}
		t.Logf("%d pictures; in %d games others see what differs", looks, differ)
		if looks < 60 || differ == 0 {
			t.Error("the pictures show little")
		}
	}, merlin.TitleName, merlin.TitleName+sprites.Modules)
}

// othersDiffer reports whether some other seat sees the two games differ.
func (w *noninterference) othersDiffer(d *tabletest.Screens) bool {
	w.Helper()
	for seat := range game.Seat(w.sits[0].scene.View().Seats) {
		var pictures [2][]byte
		for i, s := range w.sits {
			r, err := table.NewReplay(s.app.Context(), s.shell, standard, s.scene.Session().Match(), 0, seat, nil)
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

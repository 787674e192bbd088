package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
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
			for _, s := range w.Sits {
				d.Open(s.App)
			}
			w.Look, w.Every = d.Look, 400
			w.Play(3)
			if w.OthersDiffer(d) {
				differ++
			}
			looks += w.Looks
			d.Close()
		}
		t.Logf("%d pictures; in %d games others see what differs", looks, differ)
		if looks < 8 || differ == 0 {
			t.Error("the pictures show little")
		}
	}, roundtable.TitleName)
}

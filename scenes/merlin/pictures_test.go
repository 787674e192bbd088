package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
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
				for _, s := range w.Sits {
					d.Open(s.App)
				}
				w.Look, w.Every = d.Look, 90
				w.Play(18)
				w.Watch(60)
				if w.OthersDiffer(d) {
					differ++
				}
				looks += w.Looks
				d.Close()
			}
		}
		t.Logf("%d pictures; in %d games others see what differs", looks, differ)
		if looks < 60 || differ == 0 {
			t.Error("the pictures show little")
		}
	}, merlin.TitleName, merlin.TitleName+sprites.Modules)
}

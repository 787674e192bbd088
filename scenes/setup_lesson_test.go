package scenes_test

import (
	"bytes"
	"testing"

	"merlin/scenes"
	"merlin/scenes/store"
)

// Who has heard the lesson of a title to its end begins with the usual rules, as the lesson did, and who
// has not with those for beginners.
func TestLessonLeadsToTheUsualRules(t *testing.T) {
	for _, heard := range []bool{false, true} {
		kept := store.NewMemory()
		settings := store.Defaults()
		if heard {
			settings.Known = []string{scenes.LessonOf("legends")}
		}
		if err := settings.Save(kept); err != nil {
			t.Fatal(err)
		}
		h := begun(t, kept, "en", window(), companies...)
		do(t, h, "new title-legends \"seed=tea start menu to-title dialog-leave")
		game, err := store.LoadGame(kept, "legends-current")
		if err != nil || bytes.Contains(game.Record, []byte("beginner")) == heard {
			t.Errorf("heard %v: %v, begun is\n%.300s", heard, err, game.Record)
		}
	}
}

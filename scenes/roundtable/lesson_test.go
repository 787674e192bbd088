package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/tabletest"
)

// Who does what the coach says hears all of it, in every language, and each thing he points at
// is there.
func TestLessonAsTold(t *testing.T) { tabletest.AsTold(t, standard) }

// What he says of others' deeds, and of what one has won, is so where he says it.
func TestLessonIsTrue(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	checked := 0
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		f := s.Scene.Model()
		hid := func(who game.Seat) (n int) {
			for i := range f.Moves {
				for _, e := range f.Moves[i].Events {
					if e.Kind == roundtable.EventFaceDown && e.Seat == who {
						n++
					}
				}
			}
			return n
		}
		told := map[string]bool{
			"hidden": hid(1) == 1 && hid(2) == 0 && hid(3) == 0, "clues": hid(1) == 1 && hid(2) == 2 && hid(3) == 0,
			"sacrifice": f.View.Players[f.Home].Life == 4, "last": f.View.Quests[roundtable.Tournament].WhiteSum() == 14,
			"won": f.View.Players[f.Home].At == roundtable.Camelot, "loyalty": f.View.Loyalty == roundtable.Loyal,
		}
		if is, ok := told[say]; ok {
			checked++
			if !is {
				t.Errorf("%s is not so", say)
			}
		}
		return !s.Scene.Taught()
	})
	if checked < 6 {
		t.Errorf("only %d of it were said", checked)
	}
}

// Who does otherwise is answered, and the game goes on.
func TestLessonOtherwise(t *testing.T) {
	for at, step := range lessonSteps {
		if step.Do != "" {
			tabletest.Strays(t, standard, at)
		}
	}
}

package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/tabletest"
)

// The pupil's companions do not all do the same in their first two turns: some ride to a Quest
// and lay there, somebody gathers cards in Camelot, and no two give a Life away in the first
// round. By his fourth turn they stand at three places.
func TestLessonCompanionsDiffer(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	s.Obey(func() bool { return standard.Lesson.Turn(s.Scene.Model()) == 4 })
	quests, gathers, gives := map[game.Seat]bool{}, map[game.Seat]bool{}, 0
	turns := 0
	for _, m := range s.Session().Match().Moves() {
		for _, e := range m.Events {
			other := e.Seat > 0 && turns <= 8
			switch {
			case e.Kind == roundtable.EventTurn:
				turns++
			case other && e.Kind == roundtable.EventMoved:
				quests[e.Seat] = true
			case other && e.Kind == roundtable.EventDrawn && m.Action.Kind == roundtable.ActDrawWhite:
				gathers[e.Seat] = true
			case other && turns <= 4 && e.Kind == roundtable.EventSacrifice:
				gives++
			}
		}
	}
	if len(quests) != 2 || len(gathers) != 1 || gives > 1 {
		t.Errorf("%d ride to a Quest, %d gather cards, %d give a Life", len(quests), len(gathers), gives)
	}
	at := map[roundtable.Place]bool{}
	for _, p := range s.Scene.View().Players[1:4] {
		at[p.At] = true
	}
	if len(at) != 3 {
		t.Errorf("they stand at %d places", len(at))
	}
}

package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Who lays at the Tournament what cannot become a pair hears so, and no praise; and where no card
// of his fits there any more he is told to stay, or what he would lose: the coach never has him
// ride away from cards of his.
func TestLessonKeepsWhatLies(t *testing.T) {
	s, said := tabletest.Taught(t, standard, "de"), map[string]int{}
	way, at := []string{"gift grail", "deal", "move tournament", "lay fight-2", "lay fight-5", "end", "play", "engine"}, ""
	for s.Scene.Taught() && standard.Lesson.Turn(s.Scene.Model()) <= 6 && !s.Session().Over() {
		list, f := s.App.Top().Regions(), s.Scene.Model()
		say, _ := s.Scene.Coach()
		if say != at {
			said[say]++
		}
		at = say
		if f.Abandons() && (say == "own-bare" || say == "own-ride-grail" || say == "own-ride-excalibur" || say == "own-ride-tournament") {
			t.Errorf("%s: he has one ride away from what one has laid", say)
		}
		if !s.AtTable() || ui.Find(list, "summary-close") >= 0 || ui.Find(list, "coach-on") >= 0 {
			s.Heed(nil)
			continue
		}
		s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(s.Session().Match().Game(), way)}})
		s.Tick(2)
		s.Settle()
	}
	if said["own-single"] != 1 || said["turn-done"] > 0 || said["own-stay"]+said["own-price"] == 0 {
		t.Errorf("he says %v", said)
	}
}

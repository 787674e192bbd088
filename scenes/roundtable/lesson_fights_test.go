package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Who goes his own way into a fight against an engine is warned where his cards would lose it as
// often as win it, and told to heal where he can; after a lost fight he hears of it, once.
func TestLessonCountsFights(t *testing.T) {
	s, said := tabletest.Taught(t, standard, "de"), map[string]int{}
	way, at := []string{"gift fight-4", "deal", "engine", "fight", "add fight-1", "roll", "draw-white", "life", "end"}, ""
	for s.Scene.Taught() && standard.Lesson.Turn(s.Scene.Model()) <= 5 && !s.Session().Over() {
		list, f := s.App.Top().Regions(), s.Scene.Model()
		say, _ := s.Scene.Coach()
		if say != at {
			said[say]++
			countsRightly(t, f, say)
		}
		at = say
		if !s.AtTable() || ui.Find(list, "summary-close") >= 0 || ui.Find(list, "coach-on") >= 0 {
			s.Heed(nil)
			continue
		}
		g := s.Session().Match().Game()
		do := chosenOf(g, way)
		if len(f.FightCards()) > 0 && g.Decision().Kind == roundtable.AskFight {
			do = chosenOf(g, []string{"roll"}) // with one card alone
		}
		s.Scene.Take(moment.Choice{Do: []game.Action{do}})
		s.Tick(2)
		s.Settle()
	}
	if said["own-lost"] != 1 || said["own-fight-poor"]+said["own-fight-heal"] == 0 {
		t.Errorf("he says %v", said)
	}
}

// countsRightly wants what is said of a fight to be so.
func countsRightly(t *testing.T, f *draw.Frame, say string) {
	t.Helper()
	sum := 0
	for w := range roundtable.White(roundtable.Fights) {
		sum += int(f.View.Hand[w]) * (int(w) + 1)
	}
	heals := may(f, roundtable.ActHeal)
	switch lost, cards, die := lostFight(f); say {
	case "own-fight-heal", "own-fight-poor":
		if sum > 5 || heals != (say == "own-fight-heal") {
			t.Errorf("%s: the cards count %d, healing is possible: %t", say, sum, heals)
		}
	case "own-fight":
		if sum <= 5 {
			t.Errorf("%s: the cards count %d only", say, sum)
		}
	case "own-lost":
		if !lost || cards > die || die == 0 {
			t.Errorf("%s: lost is %t, with %d against %d", say, lost, cards, die)
		}
	}
}

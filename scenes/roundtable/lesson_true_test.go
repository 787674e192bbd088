package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Who drew a Black card first is not told in the next turn to change from engines, and who ends
// his turns while the coach speaks hears the farewell later.
func TestLessonAfterAnotherEvil(t *testing.T) {
	s := tabletest.Taught(t, standard, "de")
	heard := map[string]bool{}
	for s.Scene.Taught() && standard.Lesson.Turn(s.Scene.Model()) <= 8 && !s.Session().Over() {
		say, _ := s.Scene.Coach()
		heard[say] = true
		list := s.App.Top().Regions()
		late := say == "accuse" // he acts before this is done
		if !s.AtTable() || ui.Find(list, "summary-close") >= 0 || ui.Find(list, "coach-on") >= 0 && !late {
			s.Heed(nil)
			continue
		}
		s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(s.Session().Match().Game(), []string{"gift fight-4", "deal", "draw-black", "face-up", "heal", "draw-white", "end"})}})
		s.Tick(2)
		s.Settle()
	}
	if heard["black"] || heard["black-seen"] {
		t.Error("he speaks of too many engines where there is none")
	}
	if heard["help"] || !heard["help-rest"] {
		t.Error("he explains the lamp twice, or says nothing of the rules")
	}
	if !heard["own-evil"] || !heard["farewell"] {
		t.Errorf("he says no farewell, or nothing of Evil: %v", heard)
	}
}

// That nobody knows the next Black card is said only where nobody has looked at it: otherwise who
// did is named, and where several did or the pupil, nothing is said.
func TestLessonKnowsWhoLooked(t *testing.T) {
	s := tabletest.Taught(t, standard, "fr")
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		return say == "black"
	})
	f := s.Scene.Model()
	for seen, want := range []string{"black", "", "black-seen", "", "black-seen"} {
		f.View.Known[f.View.BlackLeft-1] = uint8(seen)
		for _, say := range []string{"black", "black-seen"} {
			said, ok := lessonNow(f, say)
			if ok != (say == want) {
				t.Errorf("seen by %b: %s is to the point: %t", seen, say, ok)
			}
			if ok && say == "black-seen" && said.With[1] != f.Knight(game.Seat(seen/2)) {
				t.Errorf("seen by %b: it names %v", seen, said.With)
			}
		}
	}
}

// At the end of the lesson, from where the pupil goes on alone, the coach has him do what the sage will
// advise by himself; and who has no Merlin is not asked how many he gives.
func TestLessonEndsAsTheSageAdvises(t *testing.T) {
	s, asked := tabletest.Taught(t, standard, "en"), 0
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		if g := s.Session().Match().Game(); say == "draw" {
			for seed := range uint64(5) {
				asked++
				if do := g.Text(bot.Choose(g, bot.Wizard, game.NewStream(seed, 1))); do != "draw-white" {
					t.Errorf("the coach has him draw, the sage would %s", do)
				}
			}
		}
		if f := s.Scene.Model(); say == "own-pledge" {
			f.View.Hand[roundtable.Merlin] = 0
			if _, ok := lessonNow(f, say); ok {
				t.Error("who has no Merlin is asked how many he gives")
			}
			f.View.Hand[roundtable.Merlin] = 1
		}
		return !s.Scene.Taught()
	})
	if asked == 0 {
		t.Error("nobody draws at the end")
	}
}

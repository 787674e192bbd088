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

// Who has heard the lesson to its end is offered what it could only tell of, once each and where it may
// be done; who has not is offered nothing.
func TestExercises(t *testing.T) {
	for _, taught := range []bool{true, false} {
		s := tabletest.Taught(t, standard, "de")
		s.Shell.Unknown = true
		s.App.Context().SetPreferences(ui.Preferences{Hints: true})
		if taught {
			s.Obey(func() bool { return !s.Scene.Taught() })
			s.Tick(600) // what is said last is read first
			s.Press("goal-shut")
			if !s.Shell.Knows("roundtable-lesson") {
				t.Fatal("it is not kept that the lesson was heard")
			}
		} else {
			s.Press("coach-end")
			s.Press("dialog-leave")
		}
		offered := exercisesIn(t, s)
		if taught != (len(offered) > 0) {
			t.Errorf("taught is %t, and %v are offered", taught, offered)
		}
		for name, n := range offered {
			if n > 1 {
				t.Errorf("%s is offered %d times", name, n)
			}
		}
	}
}

// urged reports whether an exercise is offered.
func urged(s *tabletest.Sitting[*roundtable.View, *draw.Frame]) bool {
	say, _ := s.Scene.News()
	return say != ""
}

// exercisesIn plays on, and counts what is offered.
func exercisesIn(t *testing.T, s *tabletest.Sitting[*roundtable.View, *draw.Frame]) map[string]int {
	t.Helper()
	offered, before := map[string]int{}, ""
	for range 160 {
		if s.Session().Over() {
			break
		}
		say, at := s.Scene.News()
		if say != "" && say != before {
			offered[say]++
			list := s.App.Top().Regions()
			if i := ui.Find(list, at[0]); i < 0 || !list[i].Enabled {
				t.Errorf("%s points at %s, which cannot be pressed", say, at)
			}
		}
		if before = say; say != "" {
			if s.Press("news-away"); urged(s) {
				t.Errorf("after %s another is offered at once", say)
			}
			continue
		}
		if list := s.App.Top().Regions(); !s.AtTable() || ui.Find(list, "summary-close") >= 0 {
			s.Heed(nil)
			continue
		}
		g := s.Session().Match().Game()
		s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(g, []string{"life", "draw-white", "end", "let-be", "move camelot"})}})
		s.Tick(2)
		s.Settle()
	}
	return offered
}

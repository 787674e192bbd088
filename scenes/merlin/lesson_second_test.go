package merlin

import (
	"maps"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// To who went his own way late in the first round, too, the second one begins with what is new in it.
func TestLessonSecondRound(t *testing.T) {
	s := taught(t, "de")
	for n := 0; turnsTaken(s.scene.Model()) < 5; n++ {
		s.leaveAll()
		say, points := s.scene.Coach()
		switch {
		case n > 100:
			t.Fatal("the second round never comes")
		case say == "fulfil":
			s.choose("end")
		case say == "":
			s.scene.Take(moment.Choice{Do: gameOf(s.scene).Decision().Options[:1]})
			s.settle()
		default:
			s.obey(points)
		}
	}
	s.leaveAll()
	for range 5 { // what was done before it is told first
		say, _ := s.scene.Coach()
		if say == "rounds" {
			return
		}
		if ui.Find(s.scene.Regions(), "coach-on") < 0 {
			t.Fatalf("before it is said what is new, %q is", say)
		}
		s.click("coach-on")
	}
	t.Error("it is not said what is new")
}

// rivalUsesFlag reports whether one was used by the other seat before the last turn here.
func rivalUsesFlag(f *draw.Frame) (told bool) {
	used := false
	each(f, func(e game.Event) {
		used = used || e.Kind == merlin.EventFlag && e.Seat != f.Home
		told = told || used && e.Kind == merlin.EventTurn && e.Seat == f.Home
	})
	return told
}

// lostTo reports whether another has taken Excalibur from the pupil, or sent a servant of his home,
// before a turn of his.
func lostTo(f *draw.Frame) map[string]bool {
	lost, told := map[string]bool{}, map[string]bool{}
	each(f, func(e game.Event) {
		switch {
		case e.Kind == merlin.EventSentHome && e.Seat == f.Home:
			lost["lost-servant"] = true
		case e.Kind == merlin.EventExcalibur && e.Seat != f.Home && game.Seat(e.Args[0]) == f.Home:
			lost["lost-sword"] = true
		case e.Kind == merlin.EventTurn && e.Seat == f.Home:
			maps.Copy(told, lost)
		}
	})
	return told
}

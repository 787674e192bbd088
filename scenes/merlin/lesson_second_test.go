package merlin

import (
	"maps"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
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

// lostTo reports whether another has taken Excalibur or the Grail from the pupil, or sent a servant of his home,
// before a turn of his.
func lostTo(f *draw.Frame) map[string]bool {
	lost, told := map[string]bool{}, map[string]bool{}
	each(f, func(e game.Event) {
		switch {
		case e.Kind == merlin.EventSentHome && e.Seat == f.Home:
			lost["lost-servant"] = true
		case e.Kind == merlin.EventExcalibur && e.Seat != f.Home && game.Seat(e.Args[0]) == f.Home:
			lost["lost-sword"] = true
		case e.Kind == merlin.EventGrail && e.Seat != f.Home && game.Seat(e.Args[0]) == f.Home:
			lost["lost-grail"] = true
		case e.Kind == merlin.EventTurn && e.Seat == f.Home:
			maps.Copy(told, lost)
		}
	})
	return told
}

// hearsScored wants a sentence of the coach's, with what the pupil gets, on each page of a scoring's
// account.
func (s *sitting) hearsScored() {
	s.t.Helper()
	f := s.scene.Model()
	if ui.Find(s.app.Top().Regions(), "part-1") < 0 || !s.scene.Taught() || f.View.Round >= merlin.Rounds {
		return
	}
	said := map[string]bool{}
	for i, part := range draw.ScoringSheet(f).Parts {
		told := lessonScored(f, i)
		cost, n := 0, part.Points(int(f.Home))
		if i == 0 {
			for _, e := range f.Moves[len(f.Moves)-1].Events {
				cost += traitorPoints(f, e)
			}
			n = traitorsCost(f)
		}
		points := s.app.Context().T("ui.points", "count", n)
		if amiss(told) || said[told] || n < max(0, -cost) || (n > 0) != strings.Contains(told, points) {
			s.t.Errorf("page %d, %d points: %q", i, n, told)
		}
		said[told] = true
		if i == f.Part && !strings.Contains(ui.Print(s.app.Told()), ui.Plain(told)) {
			s.t.Errorf("page %d: nobody hears %q", i, told)
		}
	}
}

// traitorPoints are the pupil's of an event, for traitors.
func traitorPoints(f *draw.Frame, e game.Event) int {
	if e.Kind == merlin.EventPoints && e.Seat == f.Home && merlin.Reason(e.Args[1]) == merlin.ForTraitors {
		return int(e.Args[0])
	}
	return 0
}

// Who leaves while a scoring is told of finds its account when he comes back, until he has done
// something.
func TestContinueTellsTheScoring(t *testing.T) {
	s, games := taughtAmong(t, "fr")
	s.click("coach-end")
	s.click("dialog-leave")
	told := func() bool { return ui.Find(s.app.Top().Regions(), "part-1") >= 0 }
	resume := func() {
		s.scene.Close()
		s.scene = games.Continue(s.app.Context()).(*tableScene)
		s.app.Start(s.scene)
		s.settle()
	}
	for n := 0; !told(); n++ {
		if n > 100 {
			t.Fatal("there is no scoring")
		}
		s.leaveSummary()
		s.scene.Take(moment.Choice{Do: gameOf(s.scene).Decision().Options[:1]})
		s.settle()
	}
	round := s.scene.Model().View.Round
	if resume(); !told() {
		t.Fatal("the account of the scoring is lost")
	}
	s.leaveAll()
	if f := s.scene.Model(); f.Asked != f.Home || f.View.Round != round+1 {
		t.Fatalf("after the account of round %d round %d is played, and %d is asked", round, f.View.Round, f.Asked)
	}
	s.scene.Take(moment.Choice{Do: gameOf(s.scene).Decision().Options[:1]})
	s.settle()
	if resume(); told() {
		t.Error("the scoring is told of once more though the game went on")
	}
}

// Who goes his own way hears of the first quest that can be fulfilled as soon as that is so, before he
// does anything else.
func TestCoachPointsAtTheFirstQuest(t *testing.T) {
	told := 0
	for seed := range uint64(4) {
		s, chance := taught(t, "en"), game.NewStream(seed, 71)
		for ui.Find(s.scene.Regions(), "coach-on") >= 0 {
			s.click("coach-on")
		}
		s.choose([]string{"die 2", "die 3", "die merlin"}[seed%3])
		for moves := 0; s.leaveAll() && moves < 60; {
			if ui.Find(s.scene.Regions(), "coach-on") >= 0 {
				if say, points := s.scene.Coach(); say == "own-quest" {
					if told++; len(points) == 0 || !s.scene.Model().Offers(merlin.ActFulfil) {
						t.Errorf("seed %d: he points at %q", seed, points)
					}
					break
				}
				s.click("coach-on")
				continue
			}
			f := s.scene.Model()
			if f.Rules.IsFree(f.Kind) && f.Offers(merlin.ActFulfil) {
				say, _ := s.scene.Coach()
				t.Errorf("seed %d: a quest can be fulfilled, and the coach says %q", seed, say)
				break
			}
			s.scene.Take(moment.Choice{Do: []game.Action{bot.Choose(gameOf(s.scene), bot.Squire, chance)}})
			s.settle()
			moves++
		}
	}
	if told == 0 {
		t.Error("no quest could be fulfilled")
	}
}

// What the coach has not been able to tell, as the sage's sheet lay over it after a press on the bulb or two, he
// tells after the choice that was made there.
func TestCoachTellsWhatTheSageHid(t *testing.T) {
	for presses := 1; presses <= 2; presses++ {
		checkHidden(t, presses)
	}
}

func checkHidden(t *testing.T, presses int) {
	t.Helper()
	s := taught(t, "en")
	first, _ := s.scene.Coach()
	for range presses {
		s.click("show")
	}
	for n := 0; presses > 1 && !s.scene.Advised() && n < 3000; n++ {
		s.tick(1)
	}
	s.choose("die 1")
	if say, _ := s.scene.Coach(); say != first {
		t.Errorf("the sage hid %q, and then the coach says %q", first, say)
	}
	for ui.Find(s.scene.Regions(), "coach-on") >= 0 {
		s.click("coach-on")
	}
	if say, _ := s.scene.Coach(); say != "move" {
		t.Errorf("he goes on with %q", say)
	}
}

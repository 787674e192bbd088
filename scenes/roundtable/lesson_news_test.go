package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Cards that Guinevere has cost one, and a Quest that was won or lost meanwhile, are spoken of in
// the next turn, as they were.
func TestLessonTellsOfLosses(t *testing.T) {
	heard := map[string]bool{}
	for _, way := range [][]string{
		{"gift merlin", "deal", "draw-black", "face-up", "let-be", "move tournament", "lay", "end"},
		{"gift merlin", "deal", "engine", "face-up", "let-be", "move excalibur", "offer", "sacrifice", "end"},
		{"gift merlin", "deal", "engine", "face-up", "let-be", "move tournament", "lay", "end"},
		{"gift merlin", "deal", "life", "face-up", "let-be", "move tournament", "lay", "end"},
		{"gift merlin", "deal", "draw-black", "face-down", "let-be", "move tournament", "lay", "end"},
	} {
		s := tabletest.Taught(t, standard, "de")
		for s.Scene.Taught() && standard.Lesson.Turn(s.Scene.Model()) <= 9 && !s.Session().Over() {
			say, points := s.Scene.Coach()
			if strings.HasPrefix(say, "news-") && !heard[say] {
				heard[say] = true
				toldRightly(t, s.Session().Match().Moves(), say, points)
				lostAsWell(t, s.Scene.Model(), say)
			}
			list := s.App.Top().Regions()
			late := say == "accuse"
			if !s.AtTable() || ui.Find(list, "summary-close") >= 0 || ui.Find(list, "coach-on") >= 0 && !late {
				s.Heed(nil)
				continue
			}
			s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(s.Session().Match().Game(), way)}})
			s.Tick(2)
			s.Settle()
		}
	}
	for _, say := range []string{"news-called", "news-won"} {
		if !heard[say] {
			t.Errorf("%s was never told", say)
		}
	}
}

// toldRightly wants the event that is told to be the last of its kind, and his own cards to be lost
// where that is said.
func toldRightly(t *testing.T, moves []game.Move, say string, points []string) {
	t.Helper()
	var last game.Event
	gone := false
	for _, m := range moves {
		for _, e := range m.Events {
			if e.Kind == roundtable.EventDecided && (e.Args[1] == 1) == (say == "news-won") {
				last = e
			}
			gone = gone || e.Kind == roundtable.EventWhitesGone && e.Seat == 0
		}
	}
	if say == "news-called" {
		if !gone {
			t.Error("he speaks of cards that are not lost")
		}
		return
	}
	if want := "place-" + roundtable.Place(last.Args[0]).String(); last.Kind != roundtable.EventDecided || len(points) != 1 || points[0] != want {
		t.Errorf("%s points at %v, not at %s", say, points, want)
	}
}

// lostAsWell wants what was won to be told as lost where it was.
func lostAsWell(t *testing.T, f *draw.Frame, say string) {
	t.Helper()
	if say != "news-won" {
		return
	}
	whole := f.Moves
	defer func() { f.Moves = whole }()
	f.Moves = slices.Clone(whole)
	for i := range f.Moves {
		f.Moves[i].Events = slices.Clone(f.Moves[i].Events)
		for j := range f.Moves[i].Events {
			if e := &f.Moves[i].Events[j]; e.Kind == roundtable.EventDecided {
				e.Args[1] = 0
			}
		}
	}
	if _, won := lessonNow(f, "news-won"); won {
		t.Error("a defeat is told as a victory")
	}
	if _, lost := lessonNow(f, "news-lost"); !lost {
		t.Error("a defeat is not told")
	}
}

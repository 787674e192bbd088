package roundtable

import (
	"math"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// The sage advises what the coach is about to.
func TestLessonHasOneVoice(t *testing.T) { tabletest.OneVoice(t, standard) }

// What the coach speaks of comes to light, and all does with the first action.
func TestLessonDawns(t *testing.T) { tabletest.Dawns(t, standard) }

// Who does what the coach says hears all of it, in every language, and each thing he points at
// is there.
func TestLessonAsTold(t *testing.T) { tabletest.AsTold(t, standard, tabletest.InSight) }

// Nobody has to read more than two texts before he may do something again.
func TestLessonReadsLittle(t *testing.T) {
	tells := map[string]bool{}
	for _, step := range lessonSteps {
		tells[step.Say] = tells[step.Say] || step.Do == ""
	}
	s := tabletest.Taught(t, standard, "en")
	row := 0
	for _, say := range s.Obey(func() bool { return !s.Scene.Taught() }) {
		if row++; !tells[say] {
			row = 0
		}
		if row > 2 {
			t.Errorf("%s is the third text in a row", say)
		}
	}
}

// His sheet lies at its home, where it hides neither what he points at nor what may be pressed
// there, nor the question, nor the hand.
func TestLessonAside(t *testing.T) {
	for _, lang := range []string{"en", "fr", "de"} {
		s := tabletest.Taught(t, standard, lang)
		s.Obey(func() bool {
			say, points := s.Scene.Coach()
			list := s.App.Top().Regions()
			i := ui.Find(list, "coach")
			if say == "" || i < 0 {
				return !s.Scene.Taught()
			}
			box, home := list[i].Bounds, s.Scene.Model().CoachRect()
			if box.X != home.X || math.Abs(box.Bottom()-home.Bottom()) > 1 || box.W != home.W || box.Y < home.Y {
				t.Errorf("%s: %s lies at %v, not in %v", lang, say, box, home)
			}
			for _, r := range list {
				card := strings.HasPrefix(r.Name, "card-") || strings.HasPrefix(r.Name, "act-")
				if r.Bounds.Overlaps(box) && (card || r.Glow || slices.Contains(points, r.Name)) {
					t.Errorf("%s: the sheet of %s lies over %s", lang, say, r.Name)
				}
			}
			return !s.Scene.Taught()
		})
	}
}

// The log reaches down to the sheet at every moment, also while others think: no hole is between.
func TestLessonLeavesNoHole(t *testing.T) {
	s := tabletest.Taught(t, standard, "de")
	way, looked := []string{"gift merlin", "deal", "engine", "move tournament", "end"}, 0
	for standard.Lesson.Turn(s.Scene.Model()) <= 2 {
		if list := s.App.Top().Regions(); !s.AtTable() || ui.Find(list, "summary-close") >= 0 || ui.Find(list, "coach-on") >= 0 {
			s.Heed(nil)
			continue
		}
		s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(s.Session().Match().Game(), way)}})
		for range 60 {
			s.Tick(1)
			list := s.App.Top().Regions()
			i := max(ui.Find(list, "coach"), ui.Find(list, "coach-quiet"))
			if aside := s.Scene.Model().Aside; i >= 0 && aside.H > 0 {
				looked++
				if list[i].Bounds != aside {
					t.Fatalf("%s lies at %v, the log makes room at %v", list[i].Name, list[i].Bounds, aside)
				}
			}
		}
		s.Settle()
	}
	if looked < 100 {
		t.Errorf("the sheet lay there in %d ticks only", looked)
	}
}

// Who goes his own way hears something at each question of the first four turns, the first time
// that it is asked at a place, and the coach names no card that is not there.
func TestLessonCompany(t *testing.T) {
	for _, way := range [][]string{ // what he does, the first of these that he may
		{"gift fight-4", "deal", "engine", "fight", "add", "roll", "draw-white", "end"},
		{"gift merlin", "propose", "accept", "draw-black", "face-down", "move excalibur", "offer", "sacrifice", "end"},
		{"pass", "life", "move grail", "move lancelot", "move picts", "lay", "play", "end"},
		{"deal", "engine", "move tournament", "lay fight-1", "lay fight-4", "move camelot", "sacrifice", "end"},
	} {
		s := tabletest.Taught(t, standard, "de")
		asked := map[string]bool{}
		for s.Scene.Taught() && standard.Lesson.Turn(s.Scene.Model()) <= 4 && !s.Session().Over() {
			list, f := s.App.Top().Regions(), s.Scene.Model()
			g := s.Session().Match().Game()
			question := f.Ask
			switch {
			case f.Kind == model.AskHeroic && strings.HasPrefix(g.Text(g.Decision().Options[0]), "sacrifice"):
				question = "second"
			case f.Kind == model.AskHeroic:
				question = f.View.Players[f.Home].At.String()
			}
			if !s.AtTable() || ui.Find(list, "summary-close") >= 0 || ui.Find(list, "coach-on") >= 0 {
				asked[question] = asked[question] || ui.Find(list, "coach-on") >= 0
				s.Heed(nil)
				continue
			}
			if choice := len(g.Decision().Options) > 1; choice && !asked[question] && ui.Find(list, "coach") < 0 {
				t.Errorf("%q: nothing is said to %s at %v in turn %d", way, f.Ask, f.View.Players[f.Home].At, f.TurnsOf(f.Home))
			}
			asked[question] = true
			s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(g, way)}})
			s.Tick(2)
			s.Settle()
		}
		if len(asked) < 5 {
			t.Errorf("%q: only %d questions came up", way, len(asked))
		}
	}
}

// chosenOf is the first option that begins as one of some texts does, or the first of all.
func chosenOf(g game.Game, way []string) game.Action {
	options := g.Decision().Options
	for _, want := range way {
		for _, a := range options {
			if strings.HasPrefix(g.Text(a), want) {
				return a
			}
		}
	}
	return options[0]
}

// While he only tells something the ribbon asks nothing yet.
func TestLessonBeforeTheQuestion(t *testing.T) {
	tabletest.BeforeTheQuestion(t, standard, func(f *draw.Frame) string { return f.Prompt() })
}

// After a way back what only tells is not told again: he advises what is to be done once more.
func TestLessonTakenBack(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	said := func() string {
		say, _ := s.Scene.Coach()
		return say
	}
	s.Obey(func() bool { return said() == "sacrifice" })
	s.Press("undo")
	if said() != "move" {
		t.Errorf("after the way back he says %q", said())
	}
	s.Obey(func() bool { return said() == "sacrifice" })
	s.Obey(func() bool { return said() != "sacrifice" })
	if said() != "lay" {
		t.Errorf("then he says %q", said())
	}

	s.Obey(func() bool { return said() == "black" })
	g := s.Session().Match().Game()
	s.Scene.Take(moment.Choice{Do: []game.Action{chosenOf(g, []string{"life"})}})
	s.Tick(2)
	s.Settle()
	s.Press("undo")
	s.Obey(func() bool { return said() == "sides" || said() == "pair" })
	if said() != "sides" {
		t.Errorf("who took back what he did otherwise is told %q, as if he had strayed", said())
	}
}

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
			"black":     f.View.Known[f.View.BlackLeft-1] == 0,
			"hidden":    !slices.ContainsFunc(hiders(f), func(s game.Seat) bool { return hid(s) == 0 }) && hid(f.Home) == 0,
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
		if step.Do != "" && step.Do != "*" && !step.Else { // from "anything" nobody strays
			tabletest.Strays(t, standard, at)
		}
	}
}

// On phones the coach's sheet has a place of its own, whatever he says.
func TestSheetKeepsItsPlace(t *testing.T) { tabletest.SheetKeepsItsPlace(t, standard, 25) }

// Where a press on the card asks whether it is laid or heals, the step says what to answer.
func TestLessonSaysWhatTheCardIsAskedFor(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskHeroic
	heals := []moment.Choice{{Do: []game.Action{{Kind: roundtable.ActHeal, A: uint8(roundtable.Fight4)}}}}
	f.All, f.Choices = heals, map[game.Target][]moment.Choice{{}: heals}
	for n, asked := range map[uint8]bool{2: false, 3: true} {
		f.View.Hand = roundtable.Hand{roundtable.Fight4: n}
		if got := asksWhatFor(f, roundtable.Fight4); (got != "") != asked {
			t.Errorf("with %d cards of 4 it is said %q", n, got)
		}
	}
}

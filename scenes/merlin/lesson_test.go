package merlin

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// taught is a table at which the lesson begins.
func taught(t *testing.T, lang string) *sitting {
	t.Helper()
	s, _ := taughtAmong(t, lang)
	return s
}

func taughtAmong(t *testing.T, lang string) (*sitting, *Games) {
	t.Helper()
	return taughtBy(t, lang, ui.Preferences{})
}

func taughtBy(t *testing.T, lang string, p ui.Preferences) (*sitting, *Games) {
	t.Helper()
	games, app := keeping(t, lang)
	games.Title.Lesson = lesson(merlin.Title{Box: standardBox})
	app.Context().SetPreferences(p)
	s := &sitting{t: t, app: app, shell: &shell{app: app}, scene: games.Learn(app.Context()).(*tableScene)}
	app.Start(s.scene)
	s.settle()
	return s, games
}

// A lesson that is taken up later has its coach, who goes on with the turn that is played; one
// that was ended stays so.
func TestLessonTakenUp(t *testing.T) {
	for _, ended := range []bool{false, true} {
		s, games := taughtAmong(t, "de")
		for n := 0; turnsTaken(s.scene.Model()) < 3; n++ {
			s.leaveSummary()
			_, points := s.scene.Coach()
			if s.obey(points); n > 100 {
				t.Fatal("the third turn never comes")
			}
		}
		s.leaveSummary()
		if ended {
			s.click("coach-end")
			s.click("dialog-leave")
		}
		s.scene.Close()
		s.scene = games.Continue(s.app.Context()).(*tableScene)
		s.app.Start(s.scene)
		s.settle()
		switch say, _ := s.scene.Coach(); {
		case ended && say != "":
			t.Errorf("the lesson was ended, and the coach says %q", say)
		case !ended && say != "apple":
			t.Errorf("taken up in the third turn the coach says %q", say)
		}
	}
}

// Who puts a lesson away after each action hears the same as who plays on: nothing twice.
func TestLessonRemembers(t *testing.T) {
	var said [2][]string
	for i := range said {
		s, games := taughtAmong(t, "fr")
		for moves := 0; turnsTaken(s.scene.Model()) < 5; {
			s.leaveSummary()
			if now := s.scene.Session().Moves(); i == 1 && now > moves {
				moves = now
				s.scene.Close()
				s.scene = games.Continue(s.app.Context()).(*tableScene)
				s.app.Start(s.scene)
				s.settle()
				continue
			}
			say, points := s.scene.Coach()
			if n := len(said[i]); n == 0 || said[i][n-1] != say {
				said[i] = append(said[i], say)
			}
			if s.obey(points); len(said[i]) > 60 {
				t.Fatalf("the fifth turn never comes: %q", said[i])
			}
		}
	}
	if len(said[0]) < 12 || !slices.Equal(said[0], said[1]) {
		t.Errorf("said %q, and to who puts it away %q", said[0], said[1])
	}
}

// Three pages are told at most before the first choice.
func TestLessonBeginsSoon(t *testing.T) {
	s, _ := taughtAmong(t, "fr")
	pages := 0
	for ; ui.Find(s.scene.Regions(), "coach-on") >= 0; pages++ {
		s.click("coach-on")
	}
	if say, _ := s.scene.Coach(); pages > 3 || say != "die-province" {
		t.Errorf("%d pages before the coach says %q", pages, say)
	}
}

// chosenFreely is what is done in the second round of the lesson, where one chooses for oneself: a
// flag is kept for the scoring, for which there is a traitor yet.
var chosenFreely = []string{
	"die 3", "move clockwise", "act", "build 3,2 blue", "take flag black", "end",
	"die 2", "move clockwise", "end",
	"die 1", "move clockwise", "act", "place lady grey", "end",
	"die merlin", "move clockwise", "no-staff", "end",
}

// What the coach speaks of comes to light, and all does with the first action.
func TestLessonDawns(t *testing.T) {
	title := *standard
	title.Lesson = lesson(merlin.Title{Box: standardBox})
	tabletest.Dawns(t, &title)
}

// Who does what the coach says hears all of it, once, and each thing he points at is there; one
// thing in each turn of the second round, and what is at stake in the scoring. While he only tells something
// the ribbon asks nothing yet.
func TestLessonAsTold(t *testing.T) {
	var want []string
	rivals := map[string]bool{"rival-flag": true, "lost-sword": true, "lost-grail": true, "lost-servant": true}
	for _, step := range lessonSteps {
		if step.Turn < 5 && !step.Else && !strings.HasPrefix(step.Say, "own-") && !rivals[step.Say] { // who does none of it then
			want = append(want, step.Say)
		}
	}
	want = append(want, "relics", "rounds", "lost-servant", "help", "own-shield", "powers", "scoring", "own-grail", "stake", "tie", "farewell")
	for _, lang := range []string{"en", "fr", "de"} {
		s := taught(t, lang)
		var said []string
		for free := chosenFreely; s.leaveAll(); {
			say, points := s.scene.Coach()
			if say == "" && len(free) == 0 {
				t.Fatalf("said %q and then nothing; played %q", said, textsOf(s.scene.Session().Match().Moves()))
			}
			if say == "" {
				s.choose(free[0])
				free = free[1:]
				continue
			}
			if len(said) == 0 || said[len(said)-1] != say || ui.Find(s.scene.Regions(), "coach-on") >= 0 {
				said = append(said, say)
			}
			s.list = s.scene.Regions()
			for _, name := range points {
				if ui.Find(s.list, name) < 0 {
					t.Fatalf("%s points at %q, which is not there", say, name)
				}
			}
			s.seesAround(say, points)
			sitting := &tabletest.Sitting[*merlin.View, *draw.Frame]{T: t, App: s.app, Scene: s.scene}
			tabletest.InSight(sitting)
			sitting.AsksAfter(say, s.scene.Model().Prompt())
			if v := s.scene.Model().View; say == "farewell" {
				told := s.list[ui.Find(s.list, "coach")].Label
				if own, other := fmt.Sprint(v.Players[0].Score), fmt.Sprint(v.Players[1].Score); !strings.Contains(told, own) || !strings.Contains(told, other) {
					t.Errorf("it stands %s to %s, and the farewell is %q", own, other, told)
				}
			}
			if do := map[string]string{"stake": "repel brown", "tie": "grail"}[say]; do != "" {
				s.choose(do)
				continue
			}
			s.obey(points)
		}
		if s.summed { // what was said last is read first
			t.Errorf("%s: what was learnt is summed up at once", lang)
		}
		s.tick(120)
		if s.leaveAll(); !s.summed {
			t.Errorf("%s: nothing sums up what was learnt", lang)
		}
		if !slices.Equal(said, want) {
			t.Fatalf("said %q, want %q; played %q", said, want, textsOf(s.scene.Session().Match().Moves()))
		}
	}
}

// Another die that shows the same does what is told as well: nobody is told that he strayed. Where
// the opponent then builds where one should have, one is kept company as who goes his own way.
func TestLessonEqualDie(t *testing.T) {
	s := taught(t, "de")
	var said []string
	for n := 0; turnsTaken(s.scene.Model()) < 4; n++ {
		s.leaveAll()
		say, points := s.scene.Coach()
		if said = append(said, say); n > 100 {
			t.Fatalf("the third turn never ends; said %q", said)
		}
		if say == "" {
			s.scene.Take(moment.Choice{Do: gameOf(s.scene).Decision().Options[:1]})
			s.settle()
			continue
		}
		list := s.scene.Regions()
		if said := list[ui.Find(list, "coach")].Label; strings.Contains(said, s.app.Context().T("coach.free")) {
			t.Errorf("%q is said to who did as he was told", said)
		}
		if say == "die-flag" {
			s.choose("die 2")
			continue
		}
		s.obey(points)
	}
	if !slices.Contains(said, "repel") || !slices.Contains(said, "own-build") {
		t.Errorf("said %q", said)
	}
}

// leaveAll puts away what lies over the table, and reports whether the coach is still there.
func (s *sitting) leaveAll() bool {
	for s.app.Top() != ui.Scene(s.scene) {
		s.hearsScored()
		s.summed = s.summed || ui.Find(s.app.Top().Regions(), "goal-close") >= 0
		s.click(s.pressable()[0])
	}
	s.leaveSummary()
	return s.scene.Taught()
}

// choose takes the option with a stable text.
func (s *sitting) choose(text string) {
	s.t.Helper()
	g := gameOf(s.scene)
	options := g.Decision().Options
	i := slices.IndexFunc(options, func(a game.Action) bool { return g.Text(a) == text })
	if i < 0 {
		s.t.Fatalf("%q is no option", text)
	}
	s.scene.Take(moment.Choice{Do: options[i : i+1]})
	s.settle()
}

// seesAround wants the coach's sheet at its one place, where it hides neither what he points
// at nor what may be pressed there, nor the question.
func (s *sitting) seesAround(say string, points []string) {
	s.t.Helper()
	list := s.scene.Regions()
	i := ui.Find(list, "coach")
	if i < 0 {
		s.t.Fatalf("%s is said on no sheet", say)
	}
	box, home := list[i].Bounds, draw.LogPlace(s.scene.Model())
	if box.X != home.X || math.Abs(box.Bottom()-home.Bottom()) > 1 || box.W != home.W || box.Y < home.Y {
		s.t.Errorf("%s lies at %v, not in %v", say, box, home)
	}
	if box.Overlaps(draw.RibbonRect) {
		s.t.Errorf("%s hides the question", say)
	}
	for _, r := range list {
		if r.Bounds.Overlaps(box) && (r.Glow || slices.Contains(points, r.Name)) {
			s.t.Errorf("the sheet of %s lies over %s", say, r.Name)
		}
	}
}

// leaveSummary puts away what is told of others.
func (s *sitting) leaveSummary() {
	if len(s.scene.Summary()) > 0 {
		s.click("summary-close")
	}
}

// obey goes on, or presses what the coach points at.
func (s *sitting) obey(points []string) {
	s.t.Helper()
	switch {
	case ui.Find(s.scene.Regions(), "coach-on") >= 0:
		s.click("coach-on")
	case len(points) > 0:
		s.click(points[0])
	default:
		s.t.Fatal("the coach advises something and points at nothing")
	}
}

func textsOf(moves []game.Move) (list []string) {
	for _, m := range moves {
		list = append(list, m.Text)
	}
	return list
}

// Who does otherwise, at any step, is answered; the coach goes on with what still fits, and
// the game goes on in any case.
func TestLessonOtherwise(t *testing.T) {
	for at, step := range lessonSteps {
		chance := step.Else || strings.HasPrefix(step.Say, "own-") || strings.HasPrefix(step.Do, "*")
		if step.Do == "" || chance || step.Turn < 8 && at%games(4, 1) != 1%games(4, 1) {
			continue
		}
		s := taught(t, "en")
		answered, strayed := false, false
		for free := chosenFreely; turnsTaken(s.scene.Model()) < step.Turn+2; {
			s.leaveAll()
			say, points := s.scene.Coach()
			if i := slices.IndexFunc(lessonSteps, func(step table.Step) bool { return step.Say == say }); strayed && i >= 0 && lessonSteps[i].Only {
				t.Errorf("something else was done at %s, and the coach says %q as if it had not been", step.Say, say)
			}
			switch {
			case say == step.Say && !answered && turnsTaken(s.scene.Model()) == step.Turn:
				strayed, answered = s.otherwise(step.Do), true
				if i := ui.Find(s.scene.Regions(), "coach"); i >= 0 {
					answered = s.scene.Regions()[i].Label != ""
				}
			case ui.Find(s.scene.Regions(), "coach-on") >= 0:
				s.click("coach-on")
			case len(points) > 0 && say != "":
				s.click(points[0])
			case !answered && len(free) > 0:
				s.choose(free[0])
				free = free[1:]
			default:
				s.scene.Take(moment.Choice{Do: gameOf(s.scene).Decision().Options[:1]})
				s.settle()
			}
		}
		if !answered {
			t.Errorf("step %d, %s: not answered", at, step.Say)
		}
	}
}

// Who plays as he likes is kept company: he is welcomed to his own way once, hears each text
// once, sees what it points at, and no answer outlives the next thing that he does.
func TestLessonKeepsCompany(t *testing.T) {
	for seed := range uint64(games(3, 1)) {
		r := rand.New(rand.NewPCG(seed, 7))
		s := taught(t, []string{"en", "fr", "de"}[seed%3])
		said, welcomed, answer, last := map[string]bool{}, 0, "", ""
		for range 600 {
			if !s.leaveAll() {
				break
			}
			list := s.scene.Regions()
			say, points := s.scene.Coach()
			label := ""
			if i := ui.Find(list, "coach"); i >= 0 {
				label = list[i].Label
			}
			for _, name := range points {
				if ui.Find(list, name) < 0 {
					t.Errorf("%s points at %q, which is not there", say, name)
				}
			}
			if strings.HasPrefix(say, "own-") && say != last && said[say] {
				t.Errorf("%s is said again", say)
			}
			if say != "" {
				said[say], last = true, say
			}
			if strings.Contains(label, s.app.Context().T("coach.free")) && label != answer {
				welcomed++
			}
			if answer != "" && label == answer {
				t.Errorf("%q is still said after something else was done", answer)
			}
			answer = ""
			if ui.Find(list, "coach-on") >= 0 && (say != "" || r.IntN(2) == 0) {
				s.click("coach-on")
				continue
			}
			if say == "" {
				answer = label
			}
			options := gameOf(s.scene).Decision().Options
			s.scene.Take(moment.Choice{Do: []game.Action{options[r.IntN(len(options))]}})
			s.settle()
		}
		if s.scene.Taught() || welcomed != 1 || len(said) < 20 {
			t.Errorf("seed %d: welcomed %d times to his own way, said %d texts, still there: %v", seed, welcomed, len(said), s.scene.Taught())
		}
		if used := rivalUsesFlag(s.scene.Model()); said["rival-flag"] != used {
			t.Errorf("seed %d: the rival uses a flag: %v, and it is told: %v", seed, used, said["rival-flag"])
		}
		for _, say := range []string{"lost-sword", "lost-grail", "lost-servant"} {
			if lost := lostTo(s.scene.Model())[say]; said[say] != lost {
				t.Errorf("seed %d: %s is to be told: %v, and is: %v", seed, say, lost, said[say])
			}
		}
	}
}

// What was told of something that is then taken back is told again when it comes again.
func TestLessonTellsAgain(t *testing.T) {
	s := taught(t, "de")
	told := 0
	for n := 0; told < 2; n++ {
		say, points := s.scene.Coach()
		if n > 30 {
			t.Fatalf("told %d times", told)
		}
		if say == "servants" {
			if told++; told == 1 {
				s.click("coach-on")
				s.click("undo")
				continue
			}
		}
		s.obey(points)
	}
}

// otherwise takes another option than the one advised, and reports whether there was one.
func (s *sitting) otherwise(do string) bool {
	s.t.Helper()
	g := gameOf(s.scene)
	for _, a := range g.Decision().Options {
		if g.Text(a) != do && g.Text(a) != "act" && !sameDie(s.scene.Model(), g.Text(a), do) {
			s.scene.Take(moment.Choice{Do: []game.Action{a}})
			s.settle()
			return true
		}
	}
	return false
}

// Who clicks the space that he is told of takes the die that leads there; of a space that no
// die leads to he is told so.
func TestSpaceTakesItsDie(t *testing.T) {
	s := taught(t, "fr")
	for say, points := s.scene.Coach(); say != "die-province"; say, points = s.scene.Coach() {
		s.obey(points)
	}
	s.click("space-10")
	if n := len(s.scene.Session().Match().Moves()); n != 0 {
		t.Fatalf("%d moves: no die leads there", n)
	}
	s.click("space-12")
	if played := textsOf(s.scene.Session().Match().Moves()); !slices.Equal(played, []string{"die 1"}) {
		t.Errorf("played %q", played)
	}
	if say, _ := s.scene.Coach(); say != "move" {
		t.Errorf("the coach says %q", say)
	}
}

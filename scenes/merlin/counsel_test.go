package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// unasked goes on where there is nothing to choose between.
func (s *sitting) unasked() bool {
	d := gameOf(s.scene).Decision()
	switch {
	case s.app.Top() != ui.Scene(s.scene):
		s.click(s.pressable()[0])
	case len(d.Options) == 1:
		s.scene.Take(moment.Choice{Do: d.Options})
		s.settle()
	default:
		return false
	}
	return true
}

// advisedGame is a table with a person and computer players.
func advisedGame(t *testing.T, seats int, seed uint64, modules []string) *sitting {
	t.Helper()
	return advisedGameIn(t, "en", seats, seed, modules)
}

func advisedGameIn(t *testing.T, lang string, seats int, seed uint64, modules []string) *sitting {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Name: "Ada"}, {Colour: 1, Level: uint8(bot.Rider)}, {Colour: 2, Level: uint8(bot.Rider)}}
	m, err := game.NewMatch(title, title.Setup(players[:seats], modules, seed))
	if err != nil {
		t.Fatal(err)
	}
	s := laidIn(t, lang, m, 0)
	s.settle()
	return s
}

// wholeAdvice is all that the sage says of the open question, line by line.
func (s *sitting) wholeAdvice() []string {
	s.t.Helper()
	s.briefAdvice()
	return s.moreAdvice()
}

// moreAdvice has him say all of what he advises.
func (s *sitting) moreAdvice() []string {
	s.t.Helper()
	if ui.Find(s.scene.Regions(), "advice-more") >= 0 {
		s.app.Context().PressNamed("advice-more")
		s.tick(1)
	}
	return strings.Split(ui.Plain(s.advice()), "\n")
}

// advice is what he says now.
func (s *sitting) advice() string {
	s.t.Helper()
	list := s.scene.Regions()
	i := ui.Find(list, "advice")
	if i < 0 {
		s.t.Fatal("the sage says nothing")
	}
	return list[i].Label
}

func anyBegins(list []string, prefix string) bool {
	for _, one := range list {
		if strings.HasPrefix(one, prefix) {
			return true
		}
	}
	return false
}

// In the lesson's second round he advises what is to be had for nothing, and says what it brings, in points, and where
// it leads on; nothing of an apple or a flag for a die, and no more than is read at once.
func TestLessonAdviceIsCompelling(t *testing.T) {
	s := taught(t, "en")
	for n := 0; turnsTaken(s.scene.Model()) < 5; n++ {
		s.leaveAll()
		_, points := s.scene.Coach()
		if s.obey(points); n > 200 {
			t.Fatal("the second round never comes")
		}
	}
	s.leaveAll()
	s.app.Context().PressNamed("show")
	s.app.Context().PressNamed("show")
	for n := 0; !s.scene.Advised() && n < 5000; n++ {
		s.tick(1)
	}
	list := s.scene.Regions()
	said := ui.Plain(list[ui.Find(list, "advice")].Label)
	s.app.Context().PressNamed("advice-more")
	s.tick(1)
	list = s.scene.Regions()
	whole := ui.Plain(list[ui.Find(list, "advice")].Label)
	for _, want := range []string{"Then you share first place on the mountain (4 tiles): 2 points more at every scoring", "2 fewer for Lot", "Next the 3 leads you to Excalibur", "3 points saved"} {
		if !strings.Contains(whole, want) {
			t.Errorf("%q is not in %q", want, whole)
		}
	}
	if n := strings.Count(said, "\n"); n > 4 || strings.Contains(whole, "purple flag") || strings.Contains(whole, "costs an apple") {
		t.Errorf("%d lines: %q", n+1, said)
	}
}

// In the lesson the sage's advice has a reason of its own, and does not repeat the coach.
func TestLessonAdviceHasAReason(t *testing.T) {
	s := taught(t, "en")
	asked := 0
	for n := 0; turnsTaken(s.scene.Model()) < 4 && n < 200; n++ {
		s.leaveAll()
		say, _ := s.scene.Coach()
		if say == "die-flag" || say == "way" || say == "build" || say == "move-servant" {
			asked++
			list := s.scene.Regions()
			coach := ui.Plain(list[ui.Find(list, "coach")].Label)
			if said := s.wholeAdvice(); !anyBegins(said[1:], "• ") || strings.Contains(strings.Join(said, " "), coach) || strings.Contains(said[1], "not much to be had") {
				t.Errorf("%s: %q", say, said)
			}
			s.app.Context().PressNamed("advice-end")
			s.tick(1)
		}
		_, points := s.scene.Coach()
		s.obey(points)
	}
	if asked < 2 {
		t.Errorf("asked %d times", asked)
	}
}

// What the sage says at first is read at a glance in every language, hardly ever more than seven lines of
// its column; and where it leads was said by the first press. Whatever he advises in a game that is played as
// he says has a reason that is seen on the table, never sums of a search, and he does not change his mind for
// nothing from click to click.
func TestAdviceIsReadAtAGlance(t *testing.T) {
	changed, beaten := 0, 0
	for i, lang := range i18n.Languages() {
		modules := [][]string{nil, {"treasures"}, nil}[i]
		s := advisedGameIn(t, lang, 2+i%2, uint64(21+i), modules)
		asked, long, runners := 0, 0, 0
		for asked < 50 && !gameOf(s.scene).Over() {
			if s.unasked() {
				continue
			}
			said := s.briefAdvice()
			lines := s.linesOf(said)
			if asked++; lines > 7 {
				long++
			}
			if lines > 9 || lines == 0 {
				t.Errorf("%s: %d lines: %q", lang, lines, said)
			}
			if strings.Count(said, "\n• ")+strings.Count(said, "\n› ") < strings.Count(said, "\n") {
				runners++
			}
			s.checkLed(t, lang)
			whole := s.moreAdvice()
			if !anyBegins(whole[1:], "• ") {
				t.Errorf("%s: no reason is given: %q", lang, whole)
			}
			if other := s.beaten(said); other != "" {
				if beaten++; !strings.Contains(whole[len(whole)-1], other) {
					t.Errorf("%s: %q is said to be worse, and then %q", lang, other, whole)
				}
			}
			if strings.HasPrefix(whole[0], ui.Plain(s.app.Context().T("advice.changed", "choice", ""))) {
				changed++
			}
			s.scene.Take(moment.Choice{Do: s.scene.Counselled()})
			s.settle()
		}
		if t.Logf("%s: of %d, %d are longer than seven lines, %d name a runner-up", lang, asked, long, runners); asked < 40 || long > asked/10 {
			t.Errorf("%s: %d of %d are longer than seven lines", lang, long, asked)
		}
	}
	if changed > 7 {
		t.Errorf("he changed his mind %d times", changed)
	}
	if beaten == 0 {
		t.Error("nowhere is it said by how much the runner-up is worse")
	}
}

// beaten is the runner-up that is said in short to be so much worse; "" for none.
func (s *sitting) beaten(said string) string {
	last := said[strings.LastIndexByte(said, '\n')+1:]
	for n := 2; n < 30; n++ {
		if other, ok := strings.CutPrefix(last, ui.Plain(s.app.Context().T("advice.beats", "other", "", "count", n))); ok {
			return strings.TrimSuffix(other, ".")
		}
	}
	return ""
}

// linesOf is how many lines of its column a text takes.
func (s *sitting) linesOf(text string) int {
	line := ui.BodyStyle.Sized(21)
	return int(s.app.Context().Measure().ParagraphHeight(text, 300, line)/line.Size/line.Line + .5)
}

// checkLed wants the space to which a die is advised among those of the first press, if nothing is paid.
func (s *sitting) checkLed(t *testing.T, lang string) {
	t.Helper()
	f := s.scene.Model()
	do := s.scene.Counselled()
	if f.Kind != merlin.AskDie || do[0].Kind != merlin.ActDie {
		return
	}
	heed := strings.Join(f.Heed(nil), "\n")
	for _, l := range f.Landings {
		if l.Die == do[0].A && !strings.Contains(heed, f.Outcome(l.To())) {
			t.Errorf("%s: %q is not in %q", lang, f.Outcome(l.To()), heed)
		}
	}
}

// briefAdvice is what the sage says at first of the open question.
func (s *sitting) briefAdvice() string {
	s.t.Helper()
	s.app.Context().PressNamed("show")
	s.app.Context().PressNamed("show")
	for n := 0; !s.scene.Advised() && n < 5000; n++ {
		s.tick(1)
	}
	return s.advice()
}

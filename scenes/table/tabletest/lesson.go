package tabletest

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Taught is a table at which a title's lesson begins.
func Taught[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], lang string) *Sitting[V, M] {
	t.Helper()
	app := ui.NewApp(Locale(t, lang, title.Set))
	app.Context().SetPreferences(ui.Preferences{})
	h := &Shell{App: app}
	games := &table.Games[V, M]{Title: title, Shell: func() table.Shell { return h }, Store: store.NewMemory()}
	s := &Sitting[V, M]{T: t, App: app, Shell: h, Scene: games.Learn(app.Context()).(*table.Scene[V, M])}
	app.Start(s.Scene)
	s.Settle()
	return s
}

// Obey does what the coach says, or what glows where he says nothing, until he has said all.
// It returns the texts that he said, and wants each thing that he points at to be there.
func (s *Sitting[V, M]) Obey(until func() bool) (said []string) {
	s.Helper()
	for range 400 {
		if until() || s.Session().Over() {
			return said
		}
		say, points := s.Scene.Coach()
		if say != "" && (len(said) == 0 || said[len(said)-1] != say) {
			said = append(said, say)
		}
		for _, name := range points {
			if s.AtTable() && ui.Find(s.App.Top().Regions(), name) < 0 {
				s.Fatalf("%s points at %q, which is not there; there are %s", say, name, Names(s.App.Top().Regions()))
			}
		}
		s.Heed(points)
	}
	s.Fatalf("the lesson does not end; it said %q", said)
	return nil
}

// Heed does the next thing: what the coach points at, or what goes on.
func (s *Sitting[V, M]) Heed(points []string) {
	s.Helper()
	list := s.App.Top().Regions()
	on := []string{"summary-close", "meanwhile-close", "dialog-forgo", "coach-on", "ready"}
	if len(points) == 0 {
		on = append(on, "end-turn", "end", "choice-1")
	}
	for _, name := range on {
		if i := ui.Find(list, name); i >= 0 && list[i].Enabled {
			s.Press(name)
			return
		}
	}
	for _, name := range points {
		if i := ui.Find(list, name); i >= 0 && list[i].Enabled && list[i].Press != nil {
			s.Press(name)
			return
		}
	}
	s.Otherwise("")
}

// Otherwise takes the first option that is not the one advised.
func (s *Sitting[V, M]) Otherwise(do string) {
	s.Helper()
	g := s.Session().Match().Game()
	options := slices.Clone(g.Decision().Options)
	step := table.Step{Do: do}
	i := slices.IndexFunc(options, func(a game.Action) bool { return !step.Advises(g.Text(a)) })
	if i < 0 {
		i = 0 // there is nothing else
	}
	s.Scene.Take(moment.Choice{Do: options[i : i+1]})
	s.Tick(2)
	s.Settle()
	for _, name := range []string{"summary-close", "meanwhile-close"} {
		if ui.Find(s.App.Top().Regions(), name) >= 0 {
			s.Press(name)
		}
	}
}

// AsTold plays the lesson as told in every language: all of it is said, in its order, and looked
// at by who wants to.
func AsTold[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], looks ...func(*Sitting[V, M])) {
	t.Helper()
	for _, lang := range []string{"en", "fr", "de"} {
		s := Taught(t, title, lang)
		said := s.Obey(func() bool {
			for _, look := range looks {
				look(s)
			}
			return !s.Scene.Taught()
		})
		want := wanted(title.Lesson.Steps, said)
		if !slices.Equal(said, want) {
			t.Fatalf("%s: said %q, want %q", lang, said, want)
		}
	}
}

// wanted are the texts that are to be said to who does as told, one of two of which one is
// said instead of the other.
func wanted(steps []table.Step, said []string) (want []string) {
	for _, step := range steps {
		instead := slices.ContainsFunc(steps, func(other table.Step) bool {
			return other.Less == step.Say && slices.Contains(said, other.Say)
		})
		if !step.Else && !instead && (step.Less == "" || !slices.Contains(said, step.Less)) {
			want = append(want, step.Say)
		}
	}
	return want
}

// Strays plays the lesson as told but for one of its steps; the coach answers that, and
// the game goes on beyond the last turn of the lesson.
func Strays[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], at int) {
	t.Helper()
	steps := title.Lesson.Steps
	s := Taught(t, title, "en")
	turn := func() int { return title.Lesson.Turn(s.Scene.Model()) }
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		return say == steps[at].Say && turn() == steps[at].Turn
	})
	s.Otherwise(steps[at].Do)
	if i := ui.Find(s.Scene.Regions(), "coach"); s.AtTable() && i < 0 {
		t.Errorf("step %d, %s: it is not answered that something else was done", at, steps[at].Say)
	}
	last := steps[len(steps)-1].Turn
	s.Obey(func() bool { return turn() > last || s.Session().Over() || !s.Scene.Taught() })
	if !s.Session().Over() && turn() < last {
		t.Errorf("step %d, %s: the lesson ends in turn %d", at, steps[at].Say, turn())
	}
}

// InSight wants something of what the coach points at to be in sight on a phone too, and his
// sheet to hide no button of the bar.
func InSight[V any, M table.Model[V]](s *Sitting[V, M]) {
	s.Helper()
	say, points := s.Scene.Coach()
	if say == "" || len(points) == 0 || !s.AtTable() {
		return
	}
	wide := s.App.Context().Viewport()
	s.App.Resize(ui.Shaped(390, 844, 3, 1))
	s.Tick(6)
	list := s.App.Top().Regions()
	if _, at := s.Scene.Coach(); len(at) > 0 && !slices.ContainsFunc(at, func(name string) bool { return ui.Find(list, name) >= 0 }) {
		s.Errorf("%s: nothing of %q is in sight on a phone, but %s", say, at, Names(list))
	}
	if sheet, menu := ui.Find(list, "coach"), ui.Find(list, "menu"); sheet >= 0 && menu >= 0 && list[sheet].Bounds.Overlaps(list[menu].Bounds) {
		s.Errorf("%s: what the coach says hides the bar on a phone", say)
	}
	s.App.Resize(wide)
	s.Tick(2)
}

// Dawns plays a lesson to its first action: until then some of the table lies in the shade, and
// nothing that the coach points at; what he spoke of before lies there again.
func Dawns[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M]) {
	t.Helper()
	s, steps, dark := Taught(t, title, "de"), 0, 0
	var before []ui.Rect
	s.Obey(func() bool {
		if s.Session().Moves() > 0 {
			return true
		}
		unlit, list := s.Scene.Unlit(), s.App.Top().Regions()
		say, points := s.Scene.Coach()
		if len(unlit) == 0 {
			t.Errorf("%s: all of the table is lit", say)
		}
		for _, name := range points {
			if at := ui.Find(list, name); at >= 0 && slices.ContainsFunc(unlit, list[at].Bounds.Overlaps) {
				t.Errorf("%s points at %s, which lies in the shade", say, name)
			}
		}
		again := slices.ContainsFunc(unlit, func(r ui.Rect) bool { return !slices.Contains(before, r) })
		if steps++; steps > 1 && again {
			dark++
		}
		before = unlit
		return false
	})
	if dark == 0 {
		t.Error("what was spoken of stays in the light")
	}
	if unlit := s.Scene.Unlit(); steps < 3 || len(unlit) > 0 {
		t.Errorf("after %d steps %v lie in the shade yet", steps, unlit)
	}
}

// OneVoice plays a lesson as told, and asks the sage at each of its steps: what he advises while
// the coach only tells is what that one advises next.
func OneVoice[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M]) {
	t.Helper()
	s := Taught(t, title, "en")
	early, moves, agreed := "", -1, 0
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		if say == "" || !s.AtTable() {
			return !s.Scene.Taught()
		}
		tells := ui.Find(s.App.Top().Regions(), "coach-on") >= 0
		told, plan := s.counsel()
		s.sameVoice(title, say, plan)
		switch {
		case tells:
			early, moves = told, s.Session().Moves()
		case moves == s.Session().Moves() && told != early:
			t.Errorf("before %s he advises %q, and then %q", say, early, told)
		case moves == s.Session().Moves():
			agreed++
		}
		return false
	})
	if agreed < 2 {
		t.Errorf("%d steps were asked about before: the test shows little", agreed)
	}
}

// BeforeTheQuestion plays a lesson as told: while the coach only tells something the prompt says that he does,
// and asks else.
func BeforeTheQuestion[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], prompt func(M) string) {
	t.Helper()
	s := Taught(t, title, "en")
	times := map[bool]int{}
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		if say == "" || !s.AtTable() {
			return !s.Scene.Taught()
		}
		times[s.AsksAfter(say, prompt(s.Scene.Model()))]++
		return false
	})
	if times[true] < 2 || times[false] < 2 {
		t.Errorf("of the texts some are only told: %v", times)
	}
}

// AsksAfter wants a prompt to say that the coach tells something if he only does, which it reports, and to ask else.
func (s *Sitting[V, M]) AsksAfter(say, prompt string) (tells bool) {
	s.Helper()
	tells = ui.Find(s.App.Top().Regions(), "coach-on") >= 0
	if listens := prompt == s.App.Context().T("coach.listen"); listens != tells {
		s.Errorf("%s is only told: %v, and the prompt is %q", say, tells, prompt)
	}
	return tells
}

// sameVoice wants what the sage has just advised to be what the coach does, where he says with what
// something is to be done.
func (s *Sitting[V, M]) sameVoice(title *table.Title[V, M], say string, plan []game.Action) {
	s.Helper()
	for _, step := range title.Lesson.Steps {
		if verb, open := strings.CutSuffix(step.Do, "*"); step.Say != say || step.Do == "" || open && !strings.Contains(strings.TrimSpace(verb), " ") {
			continue
		}
		if len(plan) == 0 || !step.Advises(s.Session().Match().Game().Text(plan[len(plan)-1])) {
			s.Errorf("at %s the coach advises %s, the sage something else", say, step.Do)
		}
	}
}

// counsel is what the sage says at once, and the choice that he advises.
func (s *Sitting[V, M]) counsel() (told string, plan []game.Action) {
	s.Helper()
	for range 2 {
		s.App.Context().PressNamed("show")
	}
	s.Tick(1)
	list := s.App.Top().Regions()
	at := ui.Find(list, "advice")
	if at < 0 {
		s.Fatal("the sage says nothing")
	}
	told, plan = list[at].Label, s.Scene.Counselled()
	s.App.Context().PressNamed("advice-end")
	s.Tick(1)
	return told, plan
}

package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// reviewed is a match that is over, whose turns that mattered are told.
func reviewed(t *testing.T, m *game.Match) *sitting {
	t.Helper()
	s := sit(t, m, 0, false)
	s.settle()
	if ui.Find(s.app.Top().Regions(), "review") < 0 {
		t.Fatal("the end does not lead to the turns that mattered")
	}
	s.app.Context().PressNamed("review")
	for n := 0; len(s.scene.Summary()) == 0; n++ {
		if s.tick(1); n > 1000 {
			t.Fatal("the sage never comes to an end")
		}
	}
	return s
}

// Nobody is praised for what the lesson told him to do.
func TestReviewPraisesNoLesson(t *testing.T) {
	standard.Lesson = lesson(merlin.Title{Box: standardBox})
	t.Cleanup(func() { standard.Lesson = nil })
	s := taught(t, "en")
	for s.scene.Model().View.Round == 1 {
		s.leaveAll()
		if say, points := s.scene.Coach(); say != "" {
			s.obey(points)
			continue
		}
		s.choose(gameOf(s.scene).Text(gameOf(s.scene).Decision().Options[0]))
	}
	m, chance := s.scene.Session().Match(), game.NewStream(11, 0)
	told := len(m.Moves())
	for !m.Game().Over() {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
	for _, e := range reviewed(t, m).scene.Summary() {
		if e.At <= told {
			t.Errorf("of the first round it says %q", e.Text)
		}
	}
}

// After a game one may look back at the turns that mattered: one's own, each once, in their
// order, each a way to its moment.
func TestReview(t *testing.T) {
	m := newMatch(t, 2, 7)
	chance := game.NewStream(7, 0)
	for !m.Game().Over() {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
	s := reviewed(t, m)
	lines, last := s.scene.Summary(), -1
	for _, e := range lines {
		if e.At <= last || e.At > len(m.Moves()) || e.Text == "" {
			t.Errorf("%q leads to moment %d, after %d", e.Text, e.At, last)
		}
		last = e.At
	}
	if len(lines) != 3 {
		t.Errorf("%d lines: by chance nobody plays well", len(lines))
	}
	s.app.Context().PressNamed("summary-1")
	s.tick(1)
	if r, ok := s.app.Top().(*tableScene); !ok || r.Model().Replay == nil || len(r.Model().Shown) != lines[0].At-1 {
		t.Error("a line does not lead to its moment")
	}
}

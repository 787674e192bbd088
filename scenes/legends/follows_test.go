package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Who follows the sage through a turn hears of one plan: he does not change his mind, would have nothing
// taken back, and has no power used against an event that he takes himself then.
func TestFollowedPlanHolds(t *testing.T) {
	turns, steps := 0, 0
	for _, seed := range []uint64{11, 5, 7} {
		m := playedGame(t, 2, seed, "standard")
		for n := 12; n < len(m.Moves()); n += 7 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if d := at.Game().Decision(); d.Kind != game.AskKind(legends.AskText) {
				continue
			}
			turns++
			steps += follow(t, sit(t, at, 0), seed, n)
		}
	}
	if turns < 4 || steps < 10 {
		t.Errorf("%d turns with %d choices were looked at: the test shows little", turns, steps)
	}
}

// follow does what the sage says for a turn, and returns in how many choices.
func follow(t *testing.T, s *sitting, seed uint64, n int) (steps int) {
	t.Helper()
	s.ready()
	asked, used := s.scene.Model().Asked, ""
	for ; steps < 8 && !s.game().Over(); steps++ {
		s.ready()
		f := s.scene.Model()
		if f.Asked != asked || len(f.All) < 2 || steps > 0 && f.Asks(model.AskText) && f.View.Turn.Phase < legends.PhaseTexts {
			return steps
		}
		best := advises(t, s)
		list := s.scene.Regions()
		said := ui.Plain(list[ui.Find(list, "advice")].Label)
		changed, _, _ := strings.Cut(ui.Plain(f.T("advice.changed", "choice", "|")), "|")
		undo, _, _ := strings.Cut(f.T("advice.undo", "other", "|", "count", 2), "|")
		if strings.HasPrefix(said, changed) || strings.Contains(said, undo) {
			t.Errorf("seed %d, %d moves, choice %d: %s", seed, n, steps, said)
		}
		a := best.Do[0]
		if a.Kind == legends.ActComplete && strings.Contains(used, f.Card(legends.Card(a.A))) {
			t.Errorf("seed %d, %d moves: %s is taken after: %s", seed, n, f.Card(legends.Card(a.A)), used)
		}
		if a.Kind == legends.ActUse && f.Rules.Deck.Texts[a.A].Cost != legends.NoCost {
			if plan := f.Plan(best); strings.Contains(plan, " until ") || strings.Contains(plan, "has enough") {
				used += plan
			}
		}
		s.takesAdvice(best)
	}
	return steps
}

// takesAdvice puts the advice away and does what it says.
func (s *sitting) takesAdvice(best *moment.Choice) {
	s.Helper()
	s.scene.Refresh()
	s.press("advice-end")
	if err := s.session().Take(best.Do); err != nil {
		s.Fatal(err)
	}
	s.scene.CatchUp()
	s.scene.Refresh()
	s.Settle()
}

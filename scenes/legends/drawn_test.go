package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/ui"
)

// Who draws as he was advised hears of the plan again that he was told of for after that, or what of it the card has
// changed.
func TestPlanHoldsAfterTheCard(t *testing.T) {
	kept, changed := 0, 0
	for seed := range uint64(24) {
		m := playedGame(t, 2, seed, "standard")
		for n := 10; n < len(m.Moves()); n += 2 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			g := at.Game().(*legends.Game)
			if g.Decision().Kind != model.AskAction || g.Table().Left() < 2 {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			f, draw := s.scene.Model(), -1
			for i := range f.All {
				if f.All[i].Do[0].Kind == legends.ActDraw && f.Step(&f.All[i]) != "" {
					draw = i
				}
			}
			if draw < 0 {
				continue
			}
			best := advises(t, s)
			if best.Do[0].Kind != legends.ActDraw {
				continue
			}
			told, _ := f.Next(best)
			s.takesAdvice(best)
			if s.veils() {
				continue
			}
			then := advises(t, s)
			f = s.scene.Model()
			if then.Do[0] == told {
				kept++
				continue
			}
			list := s.scene.Regions()
			said := ui.Plain(list[ui.Find(list, "advice")].Label)
			before, _, _ := strings.Cut(ui.Plain(f.T("advice.changed", "choice", "|")), "|")
			if changed++; !strings.HasPrefix(said, before) {
				t.Errorf("seed %d, %d moves: %s", seed, n, said)
			}
		}
	}
	if kept < 5 || kept < 2*changed {
		t.Errorf("he stands by %d plans and leaves %d", kept, changed)
	}
}

// veils reports whether another is asked now.
func (s *sitting) veils() bool {
	return s.Veiled() || s.scene.Model().Asked == game.NoSeat
}

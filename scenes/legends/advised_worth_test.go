package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// seenLess is how much less than what anybody sees the sage advises at most, in tenths of a point: for more nobody
// would believe him.
const seenLess = 25

// No event that a single action is enough for is passed over for something of which nobody sees what it is for.
func TestSagePassesNoEventOver(t *testing.T) {
	looked := 0
	for seed := range uint64(6) {
		m := playedGame(t, 2, seed, "standard")
		for n := 20 + int(seed); n < len(m.Moves()); n += 9 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if d := at.Game().Decision(); d.Kind != model.AskAction || len(d.Options) < 2 {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			best, f := advises(t, s), s.scene.Model()
			looked++
			for i := range f.All {
				if more := f.Shows(&f.All[i]) - f.Shows(best); more > seenLess {
					t.Errorf("seed %d, %d moves: %s shows %d tenths of a point more than %s", seed, n, f.All[i].Label, more, best.Label)
				}
			}
		}
	}
	if looked < 12 {
		t.Errorf("%d choices were looked at: the test shows little", looked)
	}
}

// Who is only a power short of winning at once is told to use it, and that he wins by it.
func TestWinByPowerIsSeen(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		final := card(t, g, "final-war")
		g.Event[final-legends.Characters].At = legends.Final
		for _, id := range []string{"gawain", "agravain", "mordred"} {
			stand(id, 0, legends.Final)
		}
		g.Event[card(t, g, "tournament")-legends.Characters].At, g.Event[card(t, g, "tournament")-legends.Characters].Seat = legends.Displayed, 1
	})
	f := s.scene.Model()
	if _, met, _ := f.Needs(f.Table(), card(t, s.game(), "final-war"), 0); met {
		t.Fatal("the position is not the one that is meant")
	}
	best := advises(t, s)
	said := f.Plan(best)
	if want := f.T("plan.final", "own", 5, "others", 3); best.Do[0].Kind != legends.ActUse || !strings.HasPrefix(said, want) {
		t.Errorf("he advises %s: %s", best.Label, said)
	}
}

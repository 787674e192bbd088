package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
)

// Who is advised to use no power hears that from the first word, of one power why, and of the others that these are no
// better; what is advised begins with no order that is taken back. Who is said to be given up for a power may be.
func TestNoPowerIsSaidAtOnce(t *testing.T) {
	told, mates := 0, 0
	moments(t, 7, model.AskText, func(at *game.Match, f *draw.Frame) {
		first, _, _ := strings.Cut(f.T("plan.rests-but", "card", "|", "but", ""), "|")
		for i := range f.All {
			c := &f.All[i]
			if c.Do[0].Kind == legends.ActUse && f.Rules.Deck.Texts[c.Do[0].A].Cost == legends.PayMate {
				mates += givesUpWhomHeSays(t, at, f, i)
			}
			if c.Do[0].Kind != legends.ActGoOn {
				continue
			}
			for line := range strings.Lines(f.Plan(c)) {
				if word, _, _ := strings.Cut(line, " "); slices.Contains([]string{"Strengthen", "Discard", "Give", "Send", "Fetch", "Count", "Silence", "Weaken"}, word) {
					t.Errorf("to use no power is told so: %s", line)
				}
				if !strings.HasPrefix(line, first) || strings.Contains(line, "both actions") {
					continue
				}
				told++
				for _, other := range f.All {
					if other.Do[0].Kind == legends.ActUse && !strings.Contains(line, f.Card(f.Rules.Deck.Texts[other.Do[0].A].Card)) {
						t.Errorf("%s is not named: %s", other.Label, line)
					}
				}
			}
		}
	})
	if told < 20 || mates < 3 {
		t.Errorf("%d times no power was advised, %d cost somebody: the test shows little", told, mates)
	}
}

// givesUpWhomHeSays counts a power that costs somebody of the company, of whom it is said who, and wants that he may be
// chosen for that.
func givesUpWhomHeSays(t *testing.T, at *game.Match, f *draw.Frame, i int) int {
	t.Helper()
	whom, ok := f.Next(&f.All[i])
	if !ok {
		return 0
	}
	after, err := at.Fork(len(at.Moves()))
	if err == nil {
		err = after.Apply(f.All[i].Do[0])
	}
	if err != nil {
		t.Fatal(err)
	}
	if d := after.Game().Decision(); !slices.Contains(d.Options, whom) && len(d.Options) > 1 {
		t.Errorf("%s: %v is not among %v", f.All[i].Label, whom, d.Options)
	}
	return 1
}

// No power is used where all actions that are left end the game and win it, whoever could be silenced by it; of who
// brings others where nothing can come any more nothing is feared. Where one action is enough for something, that one is
// told, not that all are for it.
func TestActionsOfTheTurnComeBeforePowers(t *testing.T) {
	for _, c := range []struct {
		ends, beast bool
		told        string
	}{{true, false, "plan.rests-needs"}, {true, true, "plan.rests-needs"}, {false, true, "plan.rests-other"}} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("lynette", 1, legends.Forest)
			stand("meleagant", 0, legends.Cornwall)
			hold(g, 1, card(t, g, "lionel"))
			g.Event[card(t, g, "oath")-legends.Characters].At, g.Event[card(t, g, "oath")-legends.Characters].Seat = legends.Displayed, 0
			if c.beast {
				g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
			}
			if !c.ends {
				stand("lancelot", 0, legends.Camelot)
				hold(g, 0, card(t, g, "marhaus"))
				g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
				return
			}
			stand("agravain", 0, legends.Cornwall)
			stand("gaheris", 0, legends.Final)
			stand("bedivere", 0, legends.Camelot)
			g.Opened |= 1 << legends.Final
			g.Event[card(t, g, "final-war")-legends.Characters].At = legends.Final
		})
		if best := advises(t, s); c.ends && best.Do[0].Kind != legends.ActGoOn {
			t.Errorf("the end is there, and he advises %s", best.Label)
		}
		f, n := s.scene.Model(), 0
		before, _, _ := strings.Cut(f.T(c.told, "card", "|", "how", "|", "events", "|", "count", 2), "|")
		for i := range f.All {
			n += btoi(f.All[i].Do[0].Kind == legends.ActUse)
			if f.All[i].Do[0].Kind != legends.ActGoOn {
				continue
			}
			if said := f.Plan(&f.All[i]); !strings.Contains(said, before) || strings.Contains(said, "both actions") != c.ends {
				t.Errorf("the end: %t: %s", c.ends, said)
			}
		}
		if n == 0 {
			t.Error("no power can be used: the position is not the one that is meant")
		}
	}
}

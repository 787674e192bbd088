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

package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// As each round begins somebody says how his castle stands, and what is said of influence, manors and
// quests is so on the table; nobody's words have a gap.
func TestTouched(t *testing.T) {
	app, told, rounds := appIn(t, "en"), map[string]int{}, 0
	for seed := range uint64(6) {
		byChance(t, 2+int(seed%2), seed, nil, func(m *game.Match) {
			moves := m.Moves()
			if len(moves) == 0 || m.Game().Over() {
				return
			}
			f := seenBy(app, m)
			f.On(app.Context())
			f.Shown = moves
			for i := range f.Seats {
				f.Seats[i].Face = "lot"
			}
			spoke := false
			for _, st := range touched(f, moves) {
				told[st.Say]++
				spoke = spoke || st.Say == "besieged" || st.Say == "unguarded" || st.Say == "safe"
				ways := []string{"-1", "-2"}
				if strings.Contains(st.Say, "-") {
					ways = []string{""}
				}
				for _, way := range ways {
					if line := ui.Plain(app.Context().T("speaks."+st.Say+way, st.With...)); amiss(line) || strings.Contains(line, "{{") {
						t.Errorf("%s: %q", st.Say, line)
					}
				}
			}
			for _, e := range moves[len(moves)-1].Events {
				if e.Kind == merlin.EventRound && f.View.Round%2 == 0 {
					if rounds++; !spoke {
						t.Errorf("round %d begins in silence", f.View.Round)
					}
				}
			}
		})
	}
	if told["trails"]+told["holds"] == 0 || told["trails-3"]+told["holds-3"] == 0 {
		t.Errorf("nobody speaks of the chase: %v", told)
	}
	for _, say := range []string{"besieged", "unguarded", "fulfils", "outdone", "crowded"} {
		if told[say] == 0 {
			t.Errorf("nobody says %q: %v", say, told)
		}
	}
	if rounds < 10 {
		t.Errorf("%d rounds", rounds)
	}
}

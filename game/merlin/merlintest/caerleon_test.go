package merlintest

import (
	"strings"
	"testing"

	"merlin/game/merlin"
	"merlin/game/scenario"
)

// What the scenario language refuses.
func TestCaerleonScenarioErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"districts bank", "there are 6 districts, not 1"},
		{"districts bank bank orchard forge quarry tailor", "the bank is there twice"},
		{"blue servants mason grey, flag-bearer grey\nred servants shield-bearer grey", "3 servants besides the lady stand in grey; there are 2 places (C2)"},
		{"blue coins 31", `"31" is no number from 0 to 30`},
	} {
		all, err := scenario.Read("f", "# C1, x\nmodules caerleon\n"+c.text+"\nexpect round 1")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Run(&all[0], merlin.StandardBox()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s gave %v, want %s", c.text, err, c.want)
		}
	}
}

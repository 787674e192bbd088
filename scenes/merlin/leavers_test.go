package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Before a servant comes to a place it is said who would be sent home by that, at the
// place and where the servant stands: exactly those whom the rules send home.
func TestPlacesSayWhoGoesHome(t *testing.T) {
	seen := map[bool]int{}
	for i, set := range [][]string{nil, nil, {"arthur"}, {"caerleon"}, {"caerleon-random"}} {
		m := newMatch(t, 4, uint64(90+i), set...)
		chance := game.NewStream(uint64(i), 37)
		for !m.Game().Over() {
			options := m.Game().Decision().Options
			if options[0].Kind == merlin.ActPlace {
				_, sc := showing(t, m, "en", canvases[0])
				for _, a := range options {
					homes := sentHome(t, m, a)
					seen[len(homes) > 0]++
					checkLeavers(t, sc, a, homes)
				}
			}
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[true] < 20 || seen[false] < 20 {
		t.Errorf("servants were sent home, or not, by %v choices", seen)
	}
}

// sentHome are the colours of those who lose a servant by an action, or one of whom the
// player then chooses.
func sentHome(t *testing.T, m *game.Match, a game.Action) map[string]bool {
	t.Helper()
	g := m.Game().Clone().(*merlin.Game)
	if err := g.Apply(a); err != nil {
		t.Fatal(err)
	}
	homes := map[string]bool{}
	for _, e := range g.Events() {
		if e.Kind == merlin.EventSentHome {
			homes[merlin.Colours[e.Seat]] = true
		}
	}
	for _, next := range g.Decision().Options {
		if next.Kind == merlin.ActSendHome {
			homes[merlin.Colours[next.A]] = true
		}
	}
	return homes
}

// checkLeavers reports what a choice of a servant does not say, or says too much.
func checkLeavers(t *testing.T, sc *lone, a game.Action, homes map[string]bool) {
	t.Helper()
	f := sc.frame
	for target, list := range f.Choices {
		for _, c := range list {
			if c.Last() != a {
				continue
			}
			tip := strings.Join(f.Leavers(target), "\n")
			for _, colour := range merlin.Colours {
				name := " of " + colour
				if said := strings.Contains(c.Label, name); said != homes[colour] {
					t.Errorf("%q: that somebody of %s goes home is said: %v", c.Label, colour, said)
				}
				if homes[colour] && !strings.Contains(ui.Plain(tip), name) {
					t.Errorf("the explanation of %s does not name %s: %q", regionName(target), colour, tip)
				}
			}
			if standing := len(model.ReachOf(&c).Leave); standing < len(homes) {
				t.Errorf("%d leave, of %v", standing, homes)
			}
		}
	}
}

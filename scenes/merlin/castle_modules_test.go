package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// castleSets are sets in which castle, hand, other players and domain differ.
var castleSets = [][]string{
	{"favour"},
	{"treasures"},
	{"arthur", "decrees"},
	{"favour", "arthur", "knights", "treasures", "decrees"},
	{"favour", "arthur", "knights-dealt", "treasures", "decrees"},
	{"gold"},
	{"market"},
	{"morgana", "decrees"},
	{"favour", "arthur", "knights", "treasures", "decrees", "market", "caerleon", "morgana"},
	{"favour", "arthur", "knights-dealt", "treasures", "decrees", "market", "caerleon-random", "morgana"},
}

// With modules every text of the panels fits, in every language, and no two regions
// have one name.
func TestPanelTextsFitWithModules(t *testing.T) {
	for i, set := range castleSets {
		m := newMatch(t, 2+i%3, uint64(40+i), set...)
		chance := game.NewStream(uint64(i), 32)
		for n := 0; !m.Game().Over(); n++ {
			if n%97 == 0 {
				lang := i18n.Languages()[(n+i)%3]
				app, sc := showing(t, m, lang, canvases[n%2])
				where := lang + " with " + strings.Join(set, ", ")
				checkDrawn(t, where, app, true)
				checkNames(t, where, sc.Regions())
				checkEnabled(t, sc)
				checkHovers(t, where, app, sc, n)
			}
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// What a module brings a player has one place, in his castle or in small.
func TestAnchorsOfModules(t *testing.T) {
	m := newMatch(t, 4, 6, castleSets[len(castleSets)-1]...)
	_, sc := showing(t, m, "en", canvases[0])
	for _, k := range seatPlaces {
		for s := range game.Seat(4) {
			n, where := 0, model.Place{Kind: k, Seat: s}
			if k == modules.AtKnight {
				where.A = uint8(merlin.Tristan)
			}
			for _, p := range sc.panels {
				if x, y, ok := p.Anchor(sc.frame, where); ok {
					n++
					if !p.Area().Contains(x, y) {
						t.Errorf("place %d of seat %d lies at %.0f, %.0f, outside of its panel", k, s, x, y)
					}
				}
			}
			if n != 1 {
				t.Errorf("place %d of seat %d is in %d panels", k, s, n)
			}
		}
	}
}

func checkNames(t *testing.T, where string, list []ui.Region) {
	t.Helper()
	var names []string
	for _, r := range list {
		if slices.Contains(names, r.Name) {
			t.Errorf("%s: two regions are called %s", where, r.Name)
		}
		names = append(names, r.Name)
	}
}

// checkHovers points at some of the regions, and at all of the other players.
func checkHovers(t *testing.T, where string, app *ui.App, sc *lone, n int) {
	t.Helper()
	for k, r := range sc.Regions() {
		if k%19 != n%19 && !strings.HasPrefix(r.Name, "player-2") {
			continue
		}
		x, y := r.Bounds.Center()
		app.Update(&ui.Input{X: x, Y: y})
		checkDrawn(t, where+", over "+r.Name, app, false)
	}
}

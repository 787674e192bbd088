package merlin

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// Everything on the table that explains itself leads to a chapter of the rules.
func TestThingsLeadToTheRules(t *testing.T) {
	found := map[string]bool{}
	for _, set := range [][]string{nil, {"favour", "arthur", "knights-dealt", "treasures", "decrees"}, merlin.ModuleNames()} {
		s := sit(t, newMatch(t, 3, 5, set...), 0)
		s.click("ready")
		chapters := strings.Fields(s.app.Context().T("rules.index"))
		for _, r := range s.scene.Regions() {
			chapter := s.scene.Model().Chapter(r.Name)
			found[chapter] = true
			switch {
			case chapter != "" && !slices.Contains(chapters, chapter):
				t.Errorf("%s leads to the chapter %q, which is none", r.Name, chapter)
			case chapter == "" && r.Tip.String() != "" && !selfEvident(r.Name):
				t.Errorf("%s leads to no chapter", r.Name)
			}
		}
	}
	for _, c := range []string{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "cauldrons", "treasures", "decrees", "spaces", "domain", "quests"} {
		if !found[c] {
			t.Errorf("nothing leads to the chapter %s", c)
		}
	}
}

// selfEvident reports whether a region is a player's own or a thing of the program.
func selfEvident(region string) bool {
	return slices.Contains([]string{"castle", "log", "show", "sound", "help", "menu"}, region) || strings.HasPrefix(region, "player-") || strings.HasPrefix(region, "moment-")
}

// F1 opens the rules about what is pointed at, the button those about what is asked.
func TestRulesOpenWhereTheyApply(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "favour", "arthur"), 0)
	s.click("ready")
	for region, want := range map[string]string{"seal-mason-3": "favour", "pict-1": "arthur", "space-0": "spaces", "space-30": "arthur", "deck": "quests"} {
		x, y, ok := s.point(region)
		if !ok {
			t.Fatalf("nothing can be hit of %q", region)
		}
		for _, in := range []ui.Input{{X: x, Y: y}, {X: x, Y: y, Keys: []ebiten.Key{ebiten.KeyF1}}} {
			if err := s.app.Update(&in); err != nil {
				t.Fatal(err)
			}
		}
		if s.shell.chapter != want {
			t.Errorf("on %s F1 opens %q, want %q", region, s.shell.chapter, want)
		}
	}
	s.click("help")
	if s.shell.chapter != "dice" {
		t.Errorf("asked for a die the rules open at %q", s.shell.chapter)
	}
}

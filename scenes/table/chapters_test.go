package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// What F1 shows of a thing that is pointed at: a chapter for all but the
// buttons, and one that there is.
func TestThingsHaveChapters(t *testing.T) {
	locale, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	index := strings.Fields(locale.T("rules.index"))
	s := sit(t, newMatch(t, 4, 5, "favour", "arthur", "knights-dealt", "market", "caerleon", "morgana", "treasures", "decrees"), 0)
	buttons := append([]string{"log", "castle", "player-1", "player-2", "player-3", "player-4"}, away...)
	for _, r := range s.scene.Regions() {
		chapter := chapterOf(s.scene.frame.rules, r.Name)
		if chapter == "" && !slices.Contains(buttons, r.Name) {
			t.Errorf("%s: no chapter", r.Name)
		}
		if chapter != "" && !slices.Contains(index, chapter) {
			t.Errorf("%s: there is no chapter %q", r.Name, chapter)
		}
	}
	for region, want := range map[string]string{
		"cauldron-2": "cauldrons", "morgana-die-1": "morgana", "stall-shield-blue": "market", "castle-die-3": "dice", "player-2-coins": "gold",
		"card-12": "quests", "card-kay": "knights", "space-0": "spaces", "place-1-blue": "caerleon", "own-horn": "morgana", "help": "",
	} {
		if got := chapterOf(s.scene.frame.rules, region); got != want {
			t.Errorf("%s: chapter %q, want %q", region, got, want)
		}
	}
}

// F1 opens the rules at the chapter on what is pointed at.
func TestF1OpensTheChapter(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "market"), 0)
	s.present()
	i := ui.Find(s.app.Regions(), "stall-plus")
	x, y := s.app.Regions()[i].Bounds.Center()
	for _, keys := range [][]ebiten.Key{nil, {ebiten.KeyF1}, nil} {
		if err := s.app.Update(&ui.Input{X: x, Y: y, Keys: keys}); err != nil {
			t.Fatal(err)
		}
	}
	if s.house.chapter != "market" {
		t.Errorf("the rules are open at %q", s.house.chapter)
	}
}

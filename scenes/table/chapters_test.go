package table

import (
	"slices"
	"strings"
	"testing"

	"merlin/i18n"
)

// What the help key shows of a thing that is pointed at: a chapter for all but the
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

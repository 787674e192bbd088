package tabletest

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/ui"
)

// given is a title whose games begin at a position.
type given struct {
	game.Title
	at game.Game
}

func (g given) New(game.Setup) (game.Game, error) { return g.at.Clone(), nil }

// MatchAt is a match of a title between people of these names that begins at a position.
func MatchAt(t testing.TB, title game.Title, g game.Game, names ...string) *game.Match {
	t.Helper()
	var setup game.Setup
	for i, name := range names {
		setup.Seats = append(setup.Seats, game.Player{Name: name, Colour: uint8(i)})
	}
	m, err := game.NewMatch(given{title, g}, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Some are one or two regions of each kind, the first word of a name, with every n others.
func Some(list []ui.Region, n int) (out []ui.Region) {
	kinds := map[string][]ui.Region{}
	for _, r := range list {
		kind, _, _ := strings.Cut(r.Name, "-")
		if r.Glow {
			kind += "*"
		}
		kinds[kind] = append(kinds[kind], r)
	}
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		same := kinds[kind]
		out = append(out, same[n%len(same)])
	}
	return out
}

// NoFileMentions wants no file of those that match the patterns, at least so many, to have a text
// that matches whole, which is what sees more than a seat may.
func NoFileMentions(t *testing.T, whole *regexp.Regexp, least int, patterns ...string) {
	t.Helper()
	read := 0
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			read++
			if found := whole.Find(source); found != nil {
				t.Errorf("%s mentions %s", name, found)
			}
		}
	}
	if read < least {
		t.Errorf("only %d files were read: the test looks for the wrong thing", read)
	}
}

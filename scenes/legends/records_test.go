package legends

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"merlin/game"
	"merlin/game/legends"
)

var update = flag.Bool("update", false, "write the records of pictures anew")

// recorded are the games of which pictures are taken: seats, seed and level.
var recorded = []struct {
	name  string
	seats int
	seed  uint64
	level string
}{
	{"legends-2", 2, 11, "beginner"},
	{"legends-3", 3, 8, "advanced"},
	{"legends-4", 4, 5, "standard"},
}

var playerNames = [...]string{"Viviane", "Ygraine", "Owen", "Mathilde"}

// playedGame is a game that people have played like computer players who plan no further
// than the next thing.
func playedGame(t testing.TB, seats int, seed uint64, level string) *game.Match {
	t.Helper()
	m := newMatch(t, seats, seed, level)
	chance := game.NewStream(seed, 7)
	for !m.Game().Over() {
		d := m.Game().Decision()
		advice := m.Game().(*legends.Game).Advice()
		if err := m.Apply(advice.Rollout(m.Game(), &d, uint64(chance.N(1<<30)))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// newMatch is a new game between people.
func newMatch(t testing.TB, seats int, seed uint64, level string) *game.Match {
	t.Helper()
	var players []game.Player
	for i := range seats {
		players = append(players, game.Player{Name: playerNames[i], Colour: uint8(i)})
	}
	setup := standard.Rules.Setup(players, nil, seed)
	if level != "standard" {
		setup.Options = []game.Option{{Name: "level", Value: level}}
	}
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The games of which pictures are taken are there and can be played to their end; -update
// plays them anew, as computer players think now.
func TestRecorded(t *testing.T) {
	for _, r := range recorded {
		path := filepath.Join("..", "testdata", "pictures", r.name+".record")
		if *update {
			var b bytes.Buffer
			if err := playedGame(t, r.seats, r.seed, r.level).WriteRecord(&b); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m, err := game.ReadRecord(standard.Rules, bytes.NewReader(text))
		if err != nil || !m.Game().Over() || len(m.Setup().Seats) != r.seats {
			t.Errorf("%s cannot be played to its end: %v", r.name, err)
		}
	}
}

package legends

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/golden"
)

const recordsDir = "testdata/records"

// TestGoldenRecords loads every game that is kept, for ever: each is played on by the rules
// it began by, to the same end, and written as it is. When RulesVersion is raised, go test
// -run GoldenRecords -update writes those of the new version, over none that is there.
func TestGoldenRecords(t *testing.T) {
	if *update {
		writeGoldenRecords(t)
	}
	for version := range RulesVersion {
		files, err := filepath.Glob(fmt.Sprintf("%s/rules-%d/*.record", recordsDir, version+1))
		if err != nil || len(files) < 3 {
			t.Fatalf("version %d has %d games: %v", version+1, len(files), err)
		}
		for _, file := range files {
			checkGoldenRecord(t, file, version+1)
		}
	}
}

func checkGoldenRecord(t *testing.T, file string, version int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ReadRecord(Title{Deck: StandardDeck()}, strings.NewReader(string(text)))
	if err != nil || !m.Game().Over() || m.Setup().Rules != version {
		t.Errorf("%s cannot be played to its end by rules %d: %v", file, version, err)
		return
	}
	var again strings.Builder
	if err := m.WriteRecord(&again); err != nil {
		t.Fatal(err)
	}
	if line, is, was := golden.Differ(again.String(), string(text)); line > 0 {
		t.Errorf("%s:%d: written again it is %q, was %q", file, line, is, was)
	}
}

// writeGoldenRecords writes games between persons by today's rules, where they are not there.
func writeGoldenRecords(t *testing.T) {
	t.Helper()
	for i, level := range levelWords {
		file := filepath.Join(recordsDir, fmt.Sprintf("rules-%d", RulesVersion), fmt.Sprintf("level-%d.record", 2+i))
		if _, err := os.Stat(file); err == nil {
			continue
		}
		m := startMatch(t, 2+i, level, uint64(RulesVersion*100+i))
		for chance := game.NewStream(7, 3); !m.Game().Over(); {
			d := m.Game().Decision()
			if err := m.Apply(rollout(m.Game(), &d, chance.Uint64())); err != nil {
				t.Fatal(err)
			}
		}
		var text strings.Builder
		err := m.WriteRecord(&text)
		if err == nil {
			err = os.MkdirAll(filepath.Dir(file), 0o755)
		}
		if err == nil {
			err = os.WriteFile(file, []byte(text.String()), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

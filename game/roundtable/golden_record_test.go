package roundtable

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"merlin/game"
)

// goldenRecords are the games that are kept of each version of the rules: computer Knights
// play them, who come to more than chance does. A game that stops short stands at that many
// moves.
var goldenRecords = []struct {
	name, mode string
	seats      int
	seed       uint64
	stop       int // 0: it is played to the end
	label      string
}{
	{name: "first-3", mode: "first", seats: 3, seed: 1},
	{name: "standard-3", mode: "standard", seats: 3, seed: 5},
	{name: "first-5", mode: "first", seats: 5, seed: 2},
	{name: "among-us-5", mode: "among-us", seats: 5, seed: 3},
	{name: "among-us-5-named", mode: "among-us", seats: 5, seed: 4, stop: 150, label: "Dimanche «é» \"1\""},
	{name: "first-7", mode: "first", seats: 7, seed: 3},
	{name: "among-us-7", mode: "among-us", seats: 7, seed: 6},
	{name: "squires-4", mode: "squires", seats: 4, seed: 2},
	{name: "talk-6", mode: "talk", seats: 6, seed: 1},
	{name: "late-4", mode: "late", seats: 4, seed: 1},
	{name: "chosen-5", mode: "chosen", seats: 5, seed: 1},
}

// TestGoldenRecords loads every game that is kept, for ever: one by today's rules is read
// whole, and written as it is.
//
// When RulesVersion is raised, go test -run GoldenRecords -update writes those of the new
// version. It writes over none that is there: where today's version fails here, the rules
// or the form of records have changed.
func TestGoldenRecords(t *testing.T) {
	for _, r := range goldenRecords {
		file := filepath.Join("testdata", "records", fmt.Sprintf("rules-%d", RulesVersion), r.name+".record")
		if _, err := os.Stat(file); err == nil {
			continue
		}
		if !*update {
			t.Errorf("%s is not there; go test -run GoldenRecords -update writes it", file)
			continue
		}
		m := newMatch(t, r.mode, r.seats, r.seed)
		playOn(t, m, r.stop)
		m.Call(r.label)
		keepRecord(t, m, file)
	}
	files, err := filepath.Glob("testdata/records/rules-*/*.record")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { checkGoldenRecord(t, file) })
	}
}

// playOn has computer Knights play to the end, or to a number of moves; one action in eight
// is by chance.
func playOn(t *testing.T, m *game.Match, stop int) {
	t.Helper()
	chance := game.NewStream(m.Setup().Seed, 11)
	for !m.Game().Over() && (stop == 0 || len(m.Moves()) < stop) {
		g := m.Game().(*Game)
		d := g.Decision()
		a := d.Options[chance.N(len(d.Options))]
		if chance.N(8) > 0 || a.Kind == ActLeave {
			a = shortlist(g, &d, false, chance.Uint64(), nil)[0]
		}
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

func keepRecord(t *testing.T, m *game.Match, file string) {
	t.Helper()
	var text bytes.Buffer
	err := m.WriteRecord(&text)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(file), 0o755)
	}
	if err == nil {
		err = os.WriteFile(file, text.Bytes(), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func checkGoldenRecord(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ReadRecord(Title{Box: StandardBox()}, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	var again bytes.Buffer
	if err := m.WriteRecord(&again); err != nil || !bytes.Equal(text, again.Bytes()) {
		t.Errorf("written again it is another: %v", err)
	}
}

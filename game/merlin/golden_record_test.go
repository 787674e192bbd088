package merlin

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/golden"
)

// goldenRecords are what is kept of each version of the rules. A game that stops short
// stands at that many moves.
var goldenRecords = []struct {
	name    string
	seats   int
	stop    int // 0: it is played to the end
	label   string
	modules string // with commas between them
}{
	{name: "base-2", seats: 2},
	{name: "base-3-named", seats: 3, stop: 120, label: "Sonntag «é» \"1\""},
	{name: "base-4", seats: 4},
	{name: "favour-2", seats: 2, modules: "favour"},
	{name: "arthur-3", seats: 3, modules: "arthur"},
	{name: "knights-4", seats: 4, stop: 200, modules: "knights"},
	{name: "knights-dealt-2", seats: 2, modules: "knights-dealt,treasures"},
	{name: "decrees-3", seats: 3, modules: "decrees"},
	{name: "gold-2", seats: 2, modules: "gold"},
	{name: "market-3", seats: 3, modules: "market"},
	{name: "caerleon-4", seats: 4, modules: "caerleon-random"},
	{name: "morgana-2", seats: 2, modules: "morgana"},
	{name: "all-4", seats: 4, modules: "all"},
}

const recordsDir = "testdata/records"

// TestGoldenRecords loads every game that is kept, for ever. One by today's rules must be
// read whole and written as it is. One by earlier rules must be taken up, whole or to
// where the rules differ, and what stands then is a good game by today's.
//
// When RulesVersion is raised, go test -run GoldenRecords -update writes those of the new
// version. It writes over none that is there: where today's version fails here, the rules
// or the form of records have changed.
func TestGoldenRecords(t *testing.T) {
	if *update {
		writeGoldenRecords(t)
	}
	for _, g := range goldenRecords {
		if _, err := os.Stat(goldenFile(g.name)); err != nil {
			t.Errorf("%v; go test -run GoldenRecords -update writes it", err)
		}
	}
	files, err := filepath.Glob(recordsDir + "/rules-*/*.record")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(strings.TrimPrefix(filepath.ToSlash(file), recordsDir+"/"), func(t *testing.T) { checkGoldenRecord(t, file) })
	}
}

// goldenFile is where a game by today's rules is kept.
func goldenFile(name string) string {
	return filepath.Join(recordsDir, fmt.Sprintf("rules-%d", RulesVersion), name+".record")
}

// writeGoldenRecords writes those of today's version that are not there.
func writeGoldenRecords(t *testing.T) {
	t.Helper()
	for n, g := range goldenRecords {
		file := goldenFile(g.name)
		if _, err := os.Stat(file); err == nil {
			continue
		}
		modules, err := ParseModules(g.modules)
		if err != nil {
			t.Fatal(err)
		}
		w := newWalk(t, g.seats, uint64(RulesVersion*100+n), modules...)
		for !w.m.Game().Over() && (g.stop == 0 || len(w.m.Moves()) < g.stop) {
			w.step()
		}
		w.m.Call(g.label)
		err = os.MkdirAll(filepath.Dir(file), 0o755)
		if err == nil {
			err = os.WriteFile(file, []byte(w.record()), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func checkGoldenRecord(t *testing.T, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	var version int
	if _, err := fmt.Sscanf(filepath.Base(filepath.Dir(file)), "rules-%d", &version); err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("\nrules %d\n", version); !strings.Contains(text, want) {
		t.Errorf("it does not say %q", want)
	}
	m, err := game.ReadRecord(Title{Box: StandardBox()}, strings.NewReader(text))
	if m == nil {
		t.Fatalf("it cannot be taken up: %v", err)
	}
	switch {
	case err == nil && len(m.Moves()) != actionLines(text):
		t.Errorf("%d of %d actions were read, and nothing is wrong", len(m.Moves()), actionLines(text))
	case version == RulesVersion:
		checkWhole(t, m, text, err)
	default:
		checkEarlier(t, m, err)
	}
}

// actionLines counts the actions of a record: the lines that begin with a seat.
func actionLines(record string) (n int) {
	for line := range strings.Lines(record) {
		if '1' <= line[0] && line[0] <= '9' {
			n++
		}
	}
	return n
}

// checkWhole wants of a game by today's rules that it is read without a fault, ends with
// the hash that it names, and is written as it is.
func checkWhole(t *testing.T, m *game.Match, text string, err error) {
	t.Helper()
	if err != nil {
		t.Errorf("%v. The same rules have to play it to the same end: a change needs a higher RulesVersion", err)
		return
	}
	if hash := fmt.Sprintf("# hash %016x\n", m.Game().Hash()); !strings.HasPrefix(text[strings.LastIndex(text, "# hash "):], hash) {
		t.Errorf("it does not end with %q", hash)
	}
	w := &walk{T: t, title: Title{Box: StandardBox()}, m: m}
	if at, is, was := golden.Differ(w.record(), text); at > 0 {
		t.Errorf("written again, line %d is\n\t%s\nnot\n\t%s", at, is, was)
	}
}

// checkEarlier wants of a game by earlier rules that it is read whole or that the fault
// says so, and that what stands is a game by today's rules.
func checkEarlier(t *testing.T, m *game.Match, err error) {
	t.Helper()
	var line *game.RecordError
	if err != nil && (!errors.Is(err, game.ErrEarlier) || !errors.As(err, &line)) {
		t.Errorf("the fault is %v, not that of earlier rules", err)
	}
	t.Logf("it stands at %d moves: %v", len(m.Moves()), err)
	if m.Setup().Rules != RulesVersion {
		t.Errorf("it goes on by rules %d", m.Setup().Rules)
	}
	w := &walk{T: t, title: Title{Box: StandardBox()}, m: m}
	w.states = []State{w.state()}
	w.reload()
}

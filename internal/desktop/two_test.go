package desktop

import (
	"os"
	"path/filepath"
	"testing"

	"merlin/game"
	"merlin/internal/robot"
	"merlin/scenes/store"
)

// TestTwoPrograms plays one game in two programs in turn, and then another one in the
// second: whoever does not play says so, and nothing that was done is lost.
func TestTwoPrograms(t *testing.T) {
	t.Parallel()
	one, other, kept := programs(t)
	for _, name := range []string{"new", "title-merlin", "start"} {
		ok(t, robot.Press(one, name))
	}
	ok(t, robot.Act(one))
	k := &keptGames{T: t, store: kept}
	ok(t, k.note())
	ok(t, robot.Press(other, "continue"))
	two := robot.Two{Windows: [2]robot.Hands{one, other}, Front: func(robot.Hands) error { return nil }, Kept: k.note}
	ok(t, robot.Press(other, robot.TakeOver))
	ok(t, two.Play(robot.Turns(), 1))
	if n := k.names(); n != 1 {
		t.Errorf("%d games are kept of one", n)
	}

	ok(t, robot.Press(other, robot.TakeOver)) // the last turn was the first program's
	ok(t, robot.Act(other))
	ok(t, robot.Wait(one, robot.TakeOver)) // it holds nothing from now on
	for _, name := range []string{"menu", "to-title", "dialog-leave", "new", "title-merlin", "start"} {
		ok(t, robot.Press(other, name))
	}
	ok(t, robot.Act(other))
	ok(t, k.note())
	ok(t, robot.Press(one, robot.TakeOver))
	ok(t, robot.Act(one))
	ok(t, k.note())
	k.check()
}

// programs are two on one folder of saves, each with a display and a list of its own.
func programs(t *testing.T) (one, other *Window, kept store.Store) {
	t.Helper()
	shared := t.TempDir()
	quick := []byte(`{"version":1,"speed":"off","seatLevels":[0,1]}`)
	ok(t, os.WriteFile(filepath.Join(shared, "settings.json"), quick, 0o600))
	var windows []*Window
	for range 2 {
		home := t.TempDir()
		ok(t, os.Symlink(shared, filepath.Join(home, gameFolder)))
		w, err := coarse(t).Open(built(t), home, pictures(t), "-seed", "1", "-window", "1280x720")
		ok(t, err)
		t.Cleanup(w.Close)
		windows = append(windows, w)
	}
	kept, err := store.OpenDir(shared)
	ok(t, err)
	return windows[0], windows[1], kept
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// keptGames remembers what was kept.
type keptGames struct {
	*testing.T
	store store.Store
	seen  [][]byte
}

// note notes what can be continued.
func (k *keptGames) note() error {
	g, err := store.LoadGame(k.store, "merlin-current")
	if err == nil {
		k.seen = append(k.seen, g.Record)
	}
	return err
}

func (k *keptGames) names() int {
	names, err := store.Games(k.store)
	ok(k.T, err)
	return len(names)
}

// check wants all that was noted to be there still, as it was or played on.
func (k *keptGames) check() {
	names, err := store.Games(k.store)
	ok(k.T, err)
	for n, record := range k.seen {
		found := false
		for _, name := range names {
			g, err := store.LoadGame(k.store, name)
			found = found || err == nil && game.Within(record, g.Record)
		}
		if !found {
			k.Errorf("what was kept at first, %d of %d, is lost:\n%s", n+1, len(k.seen), record)
		}
	}
}

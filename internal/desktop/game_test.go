package desktop

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"merlin/internal/robot"
)

// pictures is the folder for the pictures of a test, kept after it.
func pictures(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../.cache/pictures/desktop")
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, t.Name())
}

// TestGame clicks from the title to the first scoring of a game of four people, and keeps
// pictures of the scenes on its way in two sizes of the window; with MERLIN_LONG to the
// last scene.
func TestGame(t *testing.T) {
	t.Parallel()
	until := "scoring"
	if long() {
		until = "end"
	}
	if err := robot.New(window(t), 1, t.Logf, 4).Play(until); err != nil {
		t.Error(err)
	}
}

// TestWholeGame clicks from the title to the last scene of a game of two people with every
// module, each clicked in the set-up; with MERLIN_LONG of four, with pictures in the usual
// sizes.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	people := 2
	if long() {
		people = 4
	}
	r := robot.New(window(t, "-window", "1280x720"), 1, t.Logf, people, robot.AllModules...)
	r.Blind = !long()
	if err := r.Play("end"); err != nil {
		t.Error(err)
	}
}

// TestKnightsGame clicks from the title into a game of three people at the Round Table;
// with MERLIN_LONG to the last scene, of five and of seven, too, with pictures in the usual
// sizes.
func TestKnightsGame(t *testing.T) {
	t.Parallel()
	people, until := []int{3}, "turn"
	if long() {
		people, until = []int{3, 5, 7}, "end"
	}
	for _, n := range people {
		r := robot.NewKnights(window(t, "-window", "1280x720"), 1, t.Logf, n)
		r.Blind = !long()
		if err := r.Play(until); err != nil {
			t.Errorf("%d people: %v", n, err)
		}
	}
}

// TestLegendsGame clicks from the title into a beginner game of Camelot Legends of two
// people; with MERLIN_LONG to the last scene, also of four with all cards, with pictures in
// the usual sizes.
func TestLegendsGame(t *testing.T) {
	t.Parallel()
	games, until := map[int]string{2: "option-level-beginner"}, "turn"
	if long() {
		games[4], until = "option-level-advanced", "end"
	}
	for people, preset := range games {
		r := robot.NewLegends(window(t, "-window", "1280x720"), 1, t.Logf, people, preset)
		r.Blind = !long()
		if err := r.Play(until); err != nil {
			t.Errorf("%d people: %v", people, err)
		}
	}
}

// TestRush does many things at once on every page: the window lives.
func TestRush(t *testing.T) {
	t.Parallel()
	n := 1
	if long() {
		n = 30
	}
	if err := robot.Rush(window(t, "-window", "1280x720"), rand.New(rand.NewPCG(1, 1)), n, t.Logf); err != nil {
		t.Error(err)
	}
}

// long reports whether it is one of the long runs.
func long() bool { return os.Getenv("MERLIN_LONG") != "" }

// window opens the game for a test.
func window(t *testing.T, args ...string) *Window {
	t.Helper()
	w, err := coarse(t).Open(built(t), t.TempDir(), pictures(t), append(args, "-seed", "1")...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	return w
}

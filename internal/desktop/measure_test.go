package desktop

import (
	"os"
	"path/filepath"
	"testing"

	"merlin/internal/robot"
)

// TestIdle says what the table takes of a core while nothing moves. It judges
// nothing: machines differ, and so does what else they do.
func TestIdle(t *testing.T) {
	w := measured(t)
	if err := robot.New(w, 1, t.Logf, 4).Play("turn"); err != nil {
		t.Fatal(err)
	}
	load, err := robot.Idle(w.PID())
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("idle on the desktop: %.1f %% of a core", 100*load)
}

// TestFrames says how long the frames of a game to the first scoring take, with
// everything moving at its usual speed: nobody presses anything while it does.
func TestFrames(t *testing.T) {
	report := filepath.Join(t.TempDir(), "frames")
	t.Setenv("MERLIN_FRAMES", report)
	r := robot.New(measured(t), 1, t.Logf, 4)
	r.Routes["title"], r.Shun = []string{"new"}, append(r.Shun, "hurry")
	if err := r.Play("scoring"); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(report)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s", text)
}

// measured opens the game with the modules of MERLIN_MODULES; without MERLIN_MEASURE
// the test is skipped.
func measured(t *testing.T) *Window {
	t.Helper()
	if os.Getenv("MERLIN_MEASURE") == "" {
		t.Skip("measures only with MERLIN_MEASURE=1 (make measure)")
	}
	w, err := display(t).Open(built(t), t.TempDir(), t.TempDir(), "-modules="+os.Getenv("MERLIN_MODULES"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	return w
}

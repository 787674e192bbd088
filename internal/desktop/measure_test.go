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

// TestFrames says how long the frames of a game take, with everything moving at its usual
// speed: of Merlin to the first scoring, of the two others to the end, with computers on the
// other seats. Nobody presses anything while it moves.
func TestFrames(t *testing.T) {
	for title, play := range map[string]func(*Window) error{
		"merlin":     func(w *Window) error { return moving(robot.New(w, 1, t.Logf, 4)).Play("scoring") },
		"roundtable": func(w *Window) error { return moving(robot.NewKnights(w, 1, t.Logf, 1)).Play("end") },
		"legends":    func(w *Window) error { return moving(robot.NewLegends(w, 1, t.Logf, 1)).Play("end") },
	} {
		t.Run(title, func(t *testing.T) {
			report := filepath.Join(t.TempDir(), "frames")
			t.Setenv("MERLIN_FRAMES", report)
			if err := play(measured(t)); err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(report)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s", text)
		})
	}
}

// moving has a robot leave the speed as it is.
func moving(r *robot.Robot) *robot.Robot {
	r.Routes["title"], r.Shun = []string{"new"}, append(r.Shun, "hurry")
	return r
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

package desktop

import (
	"os"
	"testing"
	"time"

	"merlin/internal/robot"
)

// TestIdle says what the game takes of a core while nothing moves. It judges
// nothing: machines differ, and so does what else they do.
func TestIdle(t *testing.T) {
	if os.Getenv("MERLIN_MEASURE") == "" {
		t.Skip("measures only with MERLIN_MEASURE=1 (make measure)")
	}
	w, err := display(t).Open(built(t), t.TempDir(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	time.Sleep(6 * time.Second)
	load, err := robot.Load(w.PID(), 10*time.Second)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("idle on the desktop: %.1f %% of a core", 100*load)
}

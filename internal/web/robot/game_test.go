package robot

import (
	"fmt"
	"os"
	"testing"
	"time"

	"merlin/internal/robot"
)

// TestGame clicks from the title to the first scoring, and with MERLIN_LONG=1 to the
// last scene. The console must stay silent.
func TestGame(t *testing.T) {
	p := browser(t, pictures(t), nil)
	if err := p.Go(serve(t) + "?seed=1&lang=en"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", time.Minute); err != nil {
		t.Fatal(err)
	}
	until := "scoring"
	if os.Getenv("MERLIN_LONG") != "" {
		until = "end"
	}
	if err := robot.New(p, 1, t.Logf).Play(until); err != nil {
		t.Error(err)
	}
	if faults := p.Faults(); len(faults) > 0 {
		t.Error("the console says:", fmt.Sprint(faults))
	}
}

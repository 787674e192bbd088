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
	until := "scoring"
	if os.Getenv("MERLIN_LONG") != "" {
		until = "end"
	}
	play(t, until)
}

// TestGameModules clicks through a whole game with every module.
func TestGameModules(t *testing.T) {
	if os.Getenv("MERLIN_LONG") == "" {
		t.Skip("plays to the end only with MERLIN_LONG=1")
	}
	play(t, "end", robot.AllModules...)
}

func play(t *testing.T, until string, modules ...string) {
	t.Helper()
	p := browser(t, pictures(t), nil)
	if err := p.Go(serve(t) + "?seed=1&lang=en"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", time.Minute); err != nil {
		t.Fatal(err)
	}
	if err := robot.New(p, 1, t.Logf, modules...).Play(until); err != nil {
		t.Error(err)
	}
	if faults := p.Faults(); len(faults) > 0 {
		t.Error("the console says:", fmt.Sprint(faults))
	}
}

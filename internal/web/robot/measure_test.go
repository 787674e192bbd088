package robot

import (
	"os"
	"testing"
	"time"

	"merlin/internal/robot"
)

// TestIdle says what the whole browser takes of a core while nothing moves in
// the game, and what it takes for a page that only asks for every frame. It
// judges nothing: machines differ.
func TestIdle(t *testing.T) {
	if os.Getenv("MERLIN_MEASURE") == "" {
		t.Skip("measures only with MERLIN_MEASURE=1 (make measure)")
	}
	url := serve(t)
	for _, c := range []struct{ name, url string }{
		{"the game", url},
		{"an empty page with frames", "data:text/html,<script>(function f(){requestAnimationFrame(f)})()</script>"},
	} {
		p := browser(t, pictures(t), nil)
		if err := p.Go(c.url); err != nil {
			t.Fatal(err)
		}
		time.Sleep(8 * time.Second)
		load, err := robot.Load(p.PID(), 10*time.Second)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("idle in Chromium, %s: %.1f %% of a core", c.name, 100*load)
		p.Close()
	}
}

package robot

import (
	"os"
	"testing"
	"time"

	"merlin/internal/robot"
)

// TestIdle says what the whole browser takes of a core while nothing moves on
// the table, and what it takes for a page that only asks for every frame. It
// judges nothing: machines differ.
func TestIdle(t *testing.T) {
	p := measured(t, serve(t)+"?modules="+os.Getenv("MERLIN_MODULES"))
	if err := robot.New(p, 1, t.Logf, 4).Play("turn"); err != nil {
		t.Fatal(err)
	}
	t.Logf("idle in Chromium, the table: %.1f %% of a core", 100*load(t, p))
	p.Close()
	p = measured(t, "data:text/html,<script>(function f(){requestAnimationFrame(f)})()</script>")
	t.Logf("idle in Chromium, an empty page with frames: %.1f %% of a core", 100*load(t, p))
}

// measured opens a page; without MERLIN_MEASURE the test is skipped.
func measured(t *testing.T, url string) *Page {
	t.Helper()
	if os.Getenv("MERLIN_MEASURE") == "" {
		t.Skip("measures only with MERLIN_MEASURE=1 (make measure)")
	}
	p := browser(t, pictures(t), nil)
	ok(t, p.Size(1280, 720))
	if err := p.Go(url); err != nil {
		t.Fatal(err)
	}
	return p
}

func load(t *testing.T, p *Page) float64 {
	t.Helper()
	time.Sleep(2 * time.Second)
	load, err := robot.Load(p.PID(), 10*time.Second)
	if err != nil {
		t.Fatal(err)
	}
	return load
}

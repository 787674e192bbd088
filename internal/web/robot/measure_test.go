package robot

import (
	"context"
	"os"
	"testing"

	"github.com/chromedp/chromedp"

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

// TestStartTable says how long it takes from a press on what leads to the table until the table
// is drawn, of a game like that at once and of another in the same page.
func TestStartTable(t *testing.T) {
	p := measured(t, serve(t)+"?seed=1")
	ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
	_, err := Eval[bool](p, `addEventListener("mouseup", () => { window.pressed = performance.now(); window.there = 0 }, true);
		(function look() { if (!window.there && merlinRegions().includes('"menu"')) window.there = performance.now(); requestAnimationFrame(look) })(), true`)
	ok(t, err)
	ok(t, p.Press("new", "title-merlin", "start"))
	ok(t, p.Await("window.there > window.pressed", patience))
	took, err := Eval[float64](p, "there - pressed")
	ok(t, err)
	t.Logf("the table after %.0f ms", took)
}

// TestStartThrottled says how long a first visit takes until the page's own title shows, whose
// buttons take wishes from then on, and until the program's, on a line of 1.6 Mbit/s; and with
// a wish, until the lesson that was wished for shows.
func TestStartThrottled(t *testing.T) {
	for _, wish := range []string{"", "#merlin/learn"} {
		p := measured(t, "about:blank")
		line := map[string]any{"offline": false, "latency": 100, "downloadThroughput": 200e3, "uploadThroughput": 94e3}
		ok(t, chromedp.Do(p.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			return target.Call(ctx, "Network.emulateNetworkConditions", line, &struct{}{})
		})))
		ok(t, p.Go(serve(t)))
		ok(t, p.Await("document.getElementById('loader').className === 'front'", patience))
		if wish != "" {
			clicks(t, p, "[data-wish='"+wish[1:]+"']")
			ok(t, p.Await("location.hash === '"+wish+"'", patience))
		}
		ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
		came, err := Eval[[]float64](p, `["front", "program-ready", "first-frame"].map((name) => performance.getEntriesByName(name)[0].startTime)
			.concat(performance.getEntriesByType("resource").filter((e) => e.startTime < performance.getEntriesByName("first-frame")[0].startTime).reduce((n, e) => n + e.transferSize, 0))`)
		ok(t, err)
		t.Logf("on a line of 1.6 Mbit/s the page's title after %.1f s, the program after %.1f s, the title or what was wished for there (%q) after %.1f s, %.2f MB", came[0]/1e3, came[1]/1e3, wish, came[2]/1e3, came[3]/1e6)
		p.Close()
	}
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
	load, err := robot.Idle(p.PID())
	if err != nil {
		t.Fatal(err)
	}
	return load
}

package robot

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// browser opens a browser for the test. Outside CI the test is skipped where
// there is none.
func browser(t *testing.T, pictures string, more map[string]any) *Page {
	t.Helper()
	if Chromium() == "" {
		if os.Getenv("CI") == "" {
			t.Skip("no Chromium here (.ci/need installs it)")
		}
		t.Fatal("no Chromium here")
	}
	p, err := OpenBrowser(pictures, more)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// pictures is the folder for the pictures of a test, kept after it.
func pictures(t *testing.T) string {
	return filepath.Join(root, ".cache", "pictures", "web", t.Name())
}

// TestPanel makes the start fail in every way that the page foresees, and
// wants the sentence for it in the browser's language; without MERLIN_LONG in three ways,
// one in each place where it can fail.
func TestPanel(t *testing.T) {
	t.Parallel()
	url := serve(t)
	for i, c := range []struct {
		name, lang, before, query, want string
	}{
		{"no WebGL", "fr", "HTMLCanvasElement.prototype.getContext = () => null", "", "Le jeu dessine avec WebGL 2"},
		{"connection breaks off", "de", cutOff, "", "konnte nicht geladen werden"},
		{"game refuses", "es", "", "?lang=xx", "has stopped"},
		{"no WebAssembly", "de", "delete window.WebAssembly", "", "Dieser Browser ist zu alt"},
		{"no connection", "en", "window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))", "", "could not be downloaded"},
		{"damaged program", "fr", damaged, "", "n’a pas pu démarrer"},
	} {
		if i >= 3 && !long() {
			break
		}
		t.Run(c.name, func(t *testing.T) {
			p := browser(t, filepath.Join(pictures(t), ".."), map[string]any{"accept-lang": c.lang})
			if err := p.Before(c.before); err != nil {
				t.Fatal(err)
			}
			if err := p.Go(url + c.query); err != nil {
				t.Fatal(err)
			}
			if err := p.Await("!document.getElementById('trouble').hidden", patience); err != nil {
				t.Fatal(err)
			}
			text, err := Eval[string](p, "document.getElementById('trouble').innerText")
			if err != nil || !strings.Contains(text, c.want) {
				t.Errorf("the panel says %q, error %v; want %q", text, err, c.want)
			}
			if err := p.Picture("panel-" + strings.ReplaceAll(c.name, " ", "-")); err != nil {
				t.Error(err)
			}
		})
	}
}

const (
	cutOff = `{ const real = window.fetch; window.fetch = (...a) => real(...a).then((r) => {
		const reader = r.body.getReader();
		return new Response(new ReadableStream({pull: (c) => reader.read().then((part) => {
			c.enqueue(part.value); c.error(new TypeError("network error"));
		})}), {headers: r.headers});
	}); }`
	damaged = `window.fetch = () => Promise.resolve(new Response(new Uint8Array(5000), {headers: {"Content-Type": "application/wasm"}}))`
)

// TestStart opens the page as a visitor does. How long that takes until the title shows
// is said, not judged: machines differ, and so does what else they do (make measure).
func TestStart(t *testing.T) {
	t.Parallel()
	p := browser(t, pictures(t), nil)
	if err := p.Go(serve(t)); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("getComputedStyle(document.getElementById('loader')).display === 'none'", patience); err != nil {
		t.Error("the loader has not left the page:", err)
	}
	marks, err := Eval[[]float64](p, "['program-ready', 'first-frame'].map((name) => performance.getEntriesByName(name)[0].startTime)")
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := Eval[float64](p, "performance.getEntriesByType('resource').reduce((n, e) => n + e.transferSize, 0)")
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("program there after %.0f ms, title after %.0f ms, %.2f MB transferred", marks[0], marks[1], loaded/1e6)
	if err := p.Picture("first-frame"); err != nil {
		t.Fatal(err)
	}
	if faults := p.Faults(); len(faults) > 0 {
		t.Error("the console says:", fmt.Sprint(faults))
	}
}

// long reports whether all is played (make long).
func long() bool { return os.Getenv("MERLIN_LONG") != "" }

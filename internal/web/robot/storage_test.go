package robot

import (
	"strings"
	"testing"
)

// What the page's storage may be like, and who remembers all that is told.
const (
	forbidden = `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("denied", "SecurityError"); }})`
	full      = `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`
	memory    = `window.told = ""; addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
		told += document.getElementById("merlin-told")?.textContent ?? "";
	}).observe(document.body, {childList: true, subtree: true}))`
)

// TestStorage plays where the browser keeps nothing, or no more: the game goes on, and
// says so in the player's language. Where it keeps nothing is tried with MERLIN_LONG only.
func TestStorage(t *testing.T) {
	t.Parallel()
	url := serve(t)
	for _, c := range []struct{ name, script, lang, want string }{
		{"forbidden", forbidden, "de", "Hier kann nichts gespeichert werden"},
		{"full", full, "fr", "Il n’y a plus de place"},
	} {
		if c.name == "forbidden" && !long() {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			p := browser(t, pictures(t), nil)
			if err := p.Before(c.script + ";" + memory); err != nil {
				t.Fatal(err)
			}
			if err := p.Go(url + "?seed=1&lang=" + c.lang); err != nil {
				t.Fatal(err)
			}
			if err := p.Await("performance.getEntriesByName('first-frame').length", patience); err != nil {
				t.Fatal(err)
			}
			if err := blind(t, p).Play("turn"); err != nil {
				t.Fatal(err)
			}
			if text, err := Eval[string](p, "told"); err != nil || !strings.Contains(text, c.want) {
				t.Errorf("the page says %.500q, error %v; want %q", text, err, c.want)
			}
			if err := p.Snap(c.name); err != nil {
				t.Error(err)
			}
		})
	}
}

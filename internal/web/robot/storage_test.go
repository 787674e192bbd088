package robot

import (
	"strings"
	"testing"
	"time"

	"merlin/internal/robot"
)

// What the page's storage may be like.
const (
	forbidden = `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("denied", "SecurityError"); }})`
	full      = `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }`
)

// TestStorage plays where the browser keeps nothing, or no more: the game goes on, and
// says so in the player's language.
func TestStorage(t *testing.T) {
	url := serve(t)
	for _, c := range []struct{ name, script, lang, want string }{
		{"forbidden", forbidden, "de", "Hier lässt sich nichts aufbewahren"},
		{"full", full, "fr", "Il n’y a plus de place"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := browser(t, pictures(t), nil)
			if err := p.Before(c.script); err != nil {
				t.Fatal(err)
			}
			if err := p.Go(url + "?seed=1&lang=" + c.lang); err != nil {
				t.Fatal(err)
			}
			if err := p.Await("performance.getEntriesByName('first-frame').length", time.Minute); err != nil {
				t.Fatal(err)
			}
			if err := robot.New(p, 1, t.Logf).Play("turn"); err != nil {
				t.Fatal(err)
			}
			text, err := Eval[string](p, "document.getElementById('merlin-told').textContent")
			if err != nil || !strings.Contains(text, c.want) {
				t.Errorf("the page says %q, error %v; want %q", text, err, c.want)
			}
			if err := p.Picture(c.name); err != nil {
				t.Error(err)
			}
		})
	}
}

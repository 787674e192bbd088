package robot

import (
	"fmt"
	"testing"
	"time"
)

// clicking has mouse and finger click spots of the page in one go: the game, which has
// no tick in between, is told of everything at once, as after a long frame.
const clicking = `
function told(kind, event, [x, y]) { document.querySelector("canvas").dispatchEvent(new event(kind, {
	bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y, ...fingers(kind, [x, y])})); }
function fingers(kind, [x, y]) {
	if (!kind.startsWith("touch")) return {};
	const finger = new Touch({identifier: 7, target: document.querySelector("canvas"), clientX: x, clientY: y});
	return {changedTouches: [finger], targetTouches: kind === "touchend" ? [] : [finger]};
}
function click(...spots) { for (const at of spots) for (const kind of ["mousemove", "mousedown", "mouseup"]) told(kind, MouseEvent, at); }
function tap(...spots) { for (const at of spots) for (const kind of ["touchstart", "touchend"]) told(kind, TouchEvent, at); }`

// TestClicks clicks and taps twice between two frames: both count.
func TestClicks(t *testing.T) {
	p := browser(t, pictures(t), map[string]any{"touch-events": "enabled"})
	if err := p.Before(clicking); err != nil {
		t.Fatal(err)
	}
	if err := p.Go(serve(t) + "?lang=en"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", time.Minute); err != nil {
		t.Fatal(err)
	}
	if err := p.Press("options"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ how, one, other, want string }{
		{"click", "hints", "auto-end", `!s.hints && s.autoEnd`},
		{"tap", "mute", "take-back", `s.muted && s.takeBack`},
	} {
		one, err := p.Find(c.one)
		if err != nil {
			t.Fatal(err)
		}
		other, err := p.Find(c.other)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Eval[bool](p, fmt.Sprintf("%s([%f, %f], [%f, %f]), true", c.how, one.AtX, one.AtY, other.AtX, other.AtY)); err != nil {
			t.Fatal(err)
		}
		kept := fmt.Sprintf("Object.values(localStorage).some((v) => { try { const s = JSON.parse(v); return %s } catch { } })", c.want)
		if err := p.Await(kept, 10*time.Second); err != nil {
			t.Errorf("%s: %v", c.how, err)
		}
	}
}

package robot

import (
	"testing"

	"merlin/internal/robot"
)

// holdTexts has a title's texts wait while the tab is told so.
const holdTexts = `window.held = []; { const real = window.fetch; window.fetch = (...a) =>
	sessionStorage.hold && String(a[0]).includes("-legends.json") ? new Promise((go) => held.push(() => go(real(...a)))) : real(...a); }`

// TestAwaitedTexts goes back to a table whose texts are still on their way, and has the browser
// lose what it drew then, and another tab take the game over: when the texts come the table is
// there as it was, or says where it is played.
func TestAwaitedTexts(t *testing.T) {
	if !long() {
		t.Skip("waits only with MERLIN_LONG=1")
	}
	t.Parallel()
	url := serve(t) + "?lang=de&seed=1"
	p := browser(t, pictures(t), nil)
	ok(t, p.Before(memory+";"+holdTexts+";"+quick))
	ok(t, p.Go(url))
	ok(t, p.Press("new", "title-legends", "start"))
	ok(t, robot.Act(p))
	do := func(script string) {
		t.Helper()
		_, err := Eval[bool](p, script+", true")
		ok(t, err)
	}
	const waits = "!window.old && window.held && held.length && window.merlinRegions"
	do("sessionStorage.hold = 1, window.old = true, setTimeout(() => location.reload(), 0)")
	arrives(t, p, waits)
	ok(t, p.Snap("awaited"))
	do(`window.old = true, setTimeout(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext(), 0)`)
	arrives(t, p, waits)
	const come = "delete sessionStorage.hold, held.splice(0).forEach((f) => f())"
	do(come)
	_, err := p.Find("menu")
	ok(t, err)
	ok(t, p.Await("told.includes('nichts verloren')", patience))
	ok(t, robot.Act(p))

	do("sessionStorage.hold = 1, window.old = true, setTimeout(() => location.reload(), 0)")
	arrives(t, p, waits)
	other, err := p.Beside()
	ok(t, err)
	t.Cleanup(other.Close)
	ok(t, other.Front())
	ok(t, other.Before(memory))
	ok(t, other.Go(url))
	ok(t, other.Press("continue"))
	ok(t, robot.Act(other))
	ok(t, p.Front())
	do(come)
	ok(t, robot.Wait(p, robot.TakeOver))
	ok(t, p.Snap("awaited-elsewhere"))
	ok(t, robot.Press(p, robot.TakeOver))
	ok(t, robot.Act(p))
	silent(t, p)
	silent(t, other)
}

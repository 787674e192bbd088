package robot

import (
	"fmt"
	"testing"
)

// gamepad gives the page a gamepad as browsers tell of one, which lies still until held is given a button.
const gamepad = `(() => {
	const buttons = Array.from({length: 17}, () => ({pressed: false, touched: false, value: 0}));
	const pad = {id: "DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0};
	navigator.getGamepads = () => [pad];
	window.held = (i, now) => { buttons[i] = {pressed: now, touched: now, value: now ? 1 : 0}; pad.timestamp++; return true };
	setTimeout(() => dispatchEvent(new Event("gamepadconnected")), 0);
})()`

// The buttons of a standard gamepad.
const (
	padBelow  = 0
	padRight  = 1
	padAbove  = 3
	padBefore = 4
	padNext   = 5
	padMenu   = 9
)

// TestGamepad begins a game, takes a die and takes it back, opens the menu and leaves it, with nothing but a
// gamepad that the browser tells of.
func TestGamepad(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("it plays only with MERLIN_LONG=1: the gate walks without a browser, see TestWalkersPlayRounds")
	}
	p := browser(t, pictures(t), nil)
	ok(t, p.Size(1280, 720))
	ok(t, p.Before(gamepad))
	ok(t, p.Go(serve(t)+"?seed=1&lang=de"))
	ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
	press := func(button int) {
		t.Helper()
		for _, now := range []bool{true, false} {
			_, err := Eval[bool](p, fmt.Sprintf("held(%d, %t)", button, now))
			ok(t, err)
			_, err = EvalPromise[bool](p, "new Promise((done) => { let n = 6; (function next() { n-- ? requestAnimationFrame(next) : done(true) })() })")
			ok(t, err)
		}
	}
	there := func(name string) {
		t.Helper()
		_, err := p.Find(name)
		ok(t, err)
	}
	press(padNext)
	press(padBelow)
	there("title-merlin")
	press(padNext)
	press(padBelow)
	there("start")
	press(padBefore) // round to the last
	press(padBelow)
	there("die-1")
	press(padNext)
	press(padBelow)
	there("undo")
	ok(t, p.Snap("taken"))
	press(padAbove)
	there("redo")
	press(padMenu)
	there("to-title")
	ok(t, p.Snap("menu"))
	press(padRight)
	ok(t, p.Gone("to-title"))
	ok(t, p.Snap("gamepad"))
}

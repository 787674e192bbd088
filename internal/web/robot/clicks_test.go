package robot

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"merlin/internal/robot"
)

// clicking has mouse, finger and keys do several things in one go: the game, which has no
// tick in between, is told of everything at once, as after a long frame.
const clicking = `
function told(kind, event, [x, y], on = "canvas") { document.querySelector(on).dispatchEvent(new event(kind, {
	bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y, ...fingers(kind, [x, y])})); }
function fingers(kind, [x, y]) {
	if (!kind.startsWith("touch")) return {};
	const finger = new Touch({identifier: 7, target: document.querySelector("canvas"), clientX: x, clientY: y});
	return {changedTouches: [finger], targetTouches: kind === "touchend" ? [] : [finger]};
}
function click(...spots) { for (const at of spots) for (const kind of ["mousemove", "mousedown", "mouseup"]) told(kind, MouseEvent, at); }
function type(...codes) { for (const code of codes) for (const kind of ["keydown", "keyup"])
	document.querySelector("canvas").dispatchEvent(new KeyboardEvent(kind, {bubbles: true, cancelable: true, code, key: code})); }
function tap(...spots) { for (const at of spots) for (const kind of ["touchstart", "touchend"]) told(kind, TouchEvent, at); }`

// atOnce opens the game's options in a browser where much can be done between two frames.
func atOnce(t *testing.T) *Page {
	t.Helper()
	p := browser(t, pictures(t), map[string]any{"touch-events": "enabled"})
	if err := p.Before(clicking); err != nil {
		t.Fatal(err)
	}
	if err := p.Go(serve(t) + "?lang=en"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", patience); err != nil {
		t.Fatal(err)
	}
	if err := p.Press("options"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Find("hints"); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestAtOnce does several things between two frames of one page.
func TestAtOnce(t *testing.T) {
	t.Parallel()
	p := atOnce(t)
	t.Run("keys", func(t *testing.T) { keysAtOnce(t, p) }) // they leave the options
	ok(t, p.Press("options"))
	t.Run("clicks", func(t *testing.T) { clicksAtOnce(t, p) })
	t.Run("release outside", func(t *testing.T) { releaseOutside(t, p) })
}

// clicksAtOnce clicks and taps twice between two frames: both count.
func clicksAtOnce(t *testing.T, p *Page) {
	t.Helper()
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

// keysAtOnce presses a key three times between two frames, and then a button and keys:
// each counts, in the order in which they came.
func keysAtOnce(t *testing.T, p *Page) {
	t.Helper()
	var names []string
	list, err := p.Look()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range list {
		names = append(names, r.Name)
	}
	if _, err := Eval[bool](p, `type("Tab", "Tab", "Tab"), true`); err != nil {
		t.Fatal(err)
	}
	if err := p.Await(focused(names[2]), 10*time.Second); err != nil {
		t.Errorf("three times Tab does not lead to %s: %v", names[2], err)
	}
	back, err := p.Find("back")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Eval[bool](p, fmt.Sprintf(`click([%f, %f]), type("Escape", "Tab", "Tab"), true`, back.AtX, back.AtY)); err != nil {
		t.Fatal(err)
	}
	if err := p.Await(focused("continue"), 10*time.Second); err != nil {
		t.Errorf("a click on Back, Escape and Tab twice do not lead to the second button of the title: %v", err)
	}
}

// rushing are the hands that do many things between two frames.
type rushing struct{ snaps }

// Burst has the page tell of everything in one go.
func (r rushing) Burst(spots []robot.Region, keys ...string) error {
	var at [][2]float64
	for _, s := range spots {
		at = append(at, [2]float64{s.AtX, s.AtY})
	}
	script, err := json.Marshal([]any{at, keys})
	if err == nil {
		_, err = Eval[bool](r.Page, fmt.Sprintf(`((all) => (click(...(all[0] || [])), type(...all[1]), true))(%s)`, script))
	}
	return err
}

// TestRush does many things at once on every page: the window lives. The gate does so on the
// desktop.
func TestRush(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("only with MERLIN_LONG=1")
	}
	p := browser(t, pictures(t), nil)
	ok(t, p.Before(clicking))
	ok(t, p.Go(serve(t)+"?lang=en"))
	ok(t, robot.Rush(rushing{snaps{p}}, rand.New(rand.NewPCG(1, 1)), 30, t.Logf))
	for _, fault := range p.Faults() {
		if !strings.Contains(fault, "AudioContext") { // a browser sounds for true clicks alone
			t.Error("the console says:", fault)
		}
	}
}

func focused(name string) string {
	return fmt.Sprintf("JSON.parse(merlinRegions()).some((r) => r.name === %q && r.focus)", name)
}

// releaseOutside lets the mouse come up beside the canvas: what it dragged stays there.
func releaseOutside(t *testing.T, p *Page) {
	t.Helper()
	list, err := p.Look()
	ok(t, err)
	i := slices.IndexFunc(list, func(r robot.Region) bool { return r.Name == "volume" })
	told := func(kind string, at float64) {
		x := list[i].X + list[i].W*at
		_, err := Eval[bool](p, fmt.Sprintf(`told(%q, MouseEvent, [%f, %f]), told("mouseup", MouseEvent, [0, 0], "html"), true`, kind, x, list[i].AtY))
		ok(t, err)
	}
	kept := func() string {
		now, err := Eval[string](p, volume)
		ok(t, err)
		return now
	}
	was := kept()
	for _, at := range []float64{.6, .7} {
		told("mousedown", at)
		if err := p.Await(fmt.Sprintf("%s !== %q", volume, was), 20*time.Second); err != nil {
			t.Fatalf("clicked at %v, and the volume stays %s: %v", at, was, err)
		}
		was = kept()
	}
	told("mousemove", .9)
	time.Sleep(moment)
	if now := kept(); now != was {
		t.Errorf("the mouse came up, and the volume goes from %s to %s", was, now)
	}
}

// volume is the kept one as a text; "undefined" before one is kept.
const volume = "String(Object.values(localStorage).map((v) => { try { return JSON.parse(v).volume } catch { } }).find((v) => v !== undefined))"

// moment is as long as some ticks of the game on a slow machine.
const moment = 500 * time.Millisecond

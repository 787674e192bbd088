package robot

import (
	"fmt"
	"testing"
)

// holdProgram has the program wait until "come" is called. It is asked for at once: the browser
// warns of what is loaded ahead and not wanted.
const holdProgram = `{ const real = window.fetch; window.fetch = (...a) => { const answer = real(...a);
	return String(a[0]).includes("merlin.wasm") ? new Promise((go) => window.come = () => go(answer)) : answer; } }`

// handedOver holds when the game is seen alone, and has the focus.
const handedOver = "document.getElementById('loader').hidden && document.activeElement.tagName === 'CANVAS'"

// TestFront opens the page while the program is held back. The page's own title stands, with its picture; without
// a press the program's takes its place. A language and a lesson that are pressed there, after
// another wish was taken back, are what comes; back leads to the title.
func TestFront(t *testing.T) {
	t.Parallel()
	url := serve(t)
	p := fronted(t, url)
	ok(t, p.Await("'drawn' in document.getElementById('loader').dataset", patience)) // the picture of the program's title
	ok(t, p.Snap("drawn"))
	come(t, p)
	fresh, err := p.Find("new")
	if ok(t, err); fresh.Label != "New game" {
		t.Errorf("the program's title has %q", fresh.Label)
	}
	ok(t, p.Await(handedOver, patience))

	greeted(t, p, url)
	for _, c := range []struct{ press, pressed, hash string }{
		{"legends/new", "legends/new", "#legends/new"},
		{"legends/new", "", ""},
		{"merlin/learn", "merlin/learn", "#merlin/learn"},
		{"roundtable/learn", "roundtable/learn", "#roundtable/learn"},
	} {
		clicks(t, p, fmt.Sprintf("[data-wish='%s']", c.press))
		got, err := Eval[[]string](p, "[Array.from(document.querySelectorAll('[data-wish][aria-pressed=true]'), (b) => b.dataset.wish).join(), location.hash]")
		if ok(t, err); got[0] != c.pressed || got[1] != c.hash {
			t.Errorf("after %s %q is pressed, want %q at %q", c.press, got, c.pressed, c.hash)
		}
	}
	clicks(t, p, "#languages [lang=de]")
	ok(t, p.Await(`document.querySelector("[data-wish='roundtable/learn']").ariaLabel === "Die Ritter der Tafelrunde: Spielen lernen"`, patience))
	ok(t, p.Snap("wished"))
	come(t, p)
	_, err = p.Find("menu")
	ok(t, err)
	ok(t, p.Await("location.hash === '#roundtable' && "+handedOver, patience))
	ok(t, p.Snap("granted"))
	_, err = Eval[bool](p, "history.back(), true")
	ok(t, err)
	fresh, err = p.Find("new")
	if ok(t, err); fresh.Label != "Neue Partie" {
		t.Errorf("behind the lesson is %q", fresh.Label)
	}
	silent(t, p)
}

// fronted is a page at its own title, whose program waits.
func fronted(t *testing.T, url string) *Page {
	t.Helper()
	p := browser(t, pictures(t), map[string]any{"accept-lang": "en"})
	ok(t, p.Before(holdProgram))
	greeted(t, p, url)
	return p
}

// greeted opens a page whose program waits, until its own title stands.
func greeted(t *testing.T, p *Page, url string) {
	t.Helper()
	ok(t, p.Go("about:blank")) // the same address with another mark after it loads nothing
	ok(t, p.Go(url))
	ok(t, p.Await("document.getElementById('loader').className === 'front' && window.come", patience))
}

// come lets the program come.
func come(t *testing.T, p *Page) {
	t.Helper()
	_, err := Eval[bool](p, "come(), true")
	ok(t, err)
}

// clicks presses an element of the page by the mouse.
func clicks(t *testing.T, p *Page, selector string) {
	t.Helper()
	at, err := Eval[[]float64](p, fmt.Sprintf(`(() => { const r = document.querySelector(%q).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`, selector))
	ok(t, err)
	ok(t, p.Click(at[0], at[1]))
}

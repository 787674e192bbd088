package ui

import (
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// page is what tells of mouse, fingers and keys.
type page struct {
	pointers
	opened bool
	ok     bool // there is one
}

// listen has the page tell of them; false where there is no page.
func (p *page) listen() bool {
	if !p.opened {
		p.opened = true
		p.open()
	}
	return p.ok
}

func (p *page) open() {
	if !js.Global().Get("document").Truthy() {
		return // Node, running tests
	}
	p.ok = true
	on(canvas(), "mousedown", func(e js.Value) { p.mouse(e, pressed) })
	// Where a button that went down on the canvas is dragged to and comes up may be anywhere.
	on(js.Global(), "mousemove", func(e js.Value) { p.mouse(e, moved) })
	on(js.Global(), "mouseup", func(e js.Value) { p.mouse(e, released) })
	on(canvas(), "keydown", p.key)
	for name, what := range map[string]deed{"touchmove": moved, "touchstart": pressed, "touchend": released} {
		on(canvas(), name, func(e js.Value) { p.fingers(e.Get("changedTouches"), what) })
	}
	on(canvas(), "touchcancel", func(js.Value) { p.letGo() })
	on(js.Global(), "blur", func(js.Value) { p.letGo() }) // another window is told where the button comes up
}

func on(target js.Value, name string, f func(js.Value)) {
	target.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any { f(args[0]); return nil }))
}

func (p *page) mouse(e js.Value, what deed) {
	if what == moved || e.Get("button").Int() == 0 {
		p.tell(happening{what: what, x: e.Get("clientX").Float(), y: e.Get("clientY").Float()})
	}
}

// key tells of a key that went down. One that is held repeats by ticks, as elsewhere.
func (p *page) key(e js.Value) {
	k, ok := keyOf(e)
	if !ok || e.Get("repeat").Bool() {
		return
	}
	held := func(name string) bool { return e.Get(name).Bool() }
	p.tell(happening{what: keyed, key: k, shift: held("shiftKey"), ctrl: held("ctrlKey") || held("metaKey"), alt: held("altKey")})
}

// keyOf is the key of an event: by its place or, on the keyboard of a phone, which names
// none, by what it is called. Ebitengine calls keys as browsers do, but for letters.
func keyOf(e js.Value) (k ebiten.Key, ok bool) {
	for _, name := range []string{"code", "key"} {
		if v := e.Get(name); v.Type() == js.TypeString {
			name := strings.TrimPrefix(v.String(), "Key")
			if err := k.UnmarshalText([]byte(name)); err == nil {
				return k, true
			}
		}
	}
	return 0, false
}

func (p *page) fingers(list js.Value, what deed) {
	for i := range list.Length() {
		t := list.Index(i)
		p.tell(happening{hand: hand{true, t.Get("identifier").Int()}, what: what, x: t.Get("clientX").Float(), y: t.Get("clientY").Float()})
	}
}

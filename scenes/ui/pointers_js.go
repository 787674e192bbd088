package ui

import "syscall/js"

// page is what tells of mouse and fingers.
type page struct {
	pointers
	opened bool
	ok     bool // there is one
}

// listen has the page tell of mouse and fingers; false where there is no page.
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
	for name, what := range map[string]deed{"mousemove": moved, "mousedown": pressed, "mouseup": released} {
		on(canvas(), name, func(e js.Value) {
			if what == moved || e.Get("button").Int() == 0 {
				p.tell(happening{hand{}, what, e.Get("clientX").Float(), e.Get("clientY").Float()})
			}
		})
	}
	for name, what := range map[string]deed{"touchmove": moved, "touchstart": pressed, "touchend": released} {
		on(canvas(), name, func(e js.Value) { p.fingers(e.Get("changedTouches"), what) })
	}
	on(canvas(), "touchcancel", func(js.Value) { p.letGo() })
	on(js.Global(), "blur", func(js.Value) { p.letGo() }) // another window is told where the button comes up
}

func on(target js.Value, name string, f func(js.Value)) {
	target.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any { f(args[0]); return nil }))
}

func (p *page) fingers(list js.Value, what deed) {
	for i := range list.Length() {
		t := list.Index(i)
		p.tell(happening{hand{true, t.Get("identifier").Int()}, what, t.Get("clientX").Float(), t.Get("clientY").Float()})
	}
}

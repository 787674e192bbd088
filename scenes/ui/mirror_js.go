package ui

import "syscall/js"

// mirrorSink keeps, beside the canvas, a real button for each region that
// only a screen reader or a test sees, and answers window.merlinRegions()
// with the list as JSON. What the program tells by itself is read aloud.
type mirrorSink struct {
	root    js.Value
	told    js.Value
	buttons []js.Value
	shown   []Mirrored
	last    string
}

// hidden keeps an element out of sight but within a screen reader's reach.
const hidden = "position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap"

func (m *mirrorSink) open(a *App) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return // Node, running tests
	}
	m.root = doc.Call("createElement", "div")
	m.root.Set("id", "merlin-regions")
	m.root.Get("style").Set("cssText", hidden)
	doc.Get("body").Call("appendChild", m.root)
	m.told = doc.Call("createElement", "p")
	m.told.Set("id", "merlin-told")
	m.told.Call("setAttribute", "role", "status")
	m.told.Get("style").Set("cssText", hidden)
	doc.Get("body").Call("appendChild", m.told)
	m.root.Call("addEventListener", "click", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if name := args[0].Get("target").Get("dataset").Get("name"); name.Truthy() {
			a.queue(name.String())
		}
		return nil
	}))
}

func (m *mirrorSink) wanted() bool { return m.root.Truthy() }

// show updates the buttons in place: one is made or taken away only when the
// list grows or shrinks, and only what differs is written.
func (m *mirrorSink) show(list []Mirrored) {
	if m.last == "" { // the page waits for this function: it means that the game shows something
		js.Global().Set("merlinRegions", js.FuncOf(func(js.Value, []js.Value) any { return m.last }))
	}
	m.last = string(encode(list))
	for len(m.buttons) < len(list) {
		m.add()
	}
	for len(m.buttons) > len(list) {
		n := len(m.buttons) - 1
		m.buttons[n].Call("remove")
		m.buttons, m.shown = m.buttons[:n], m.shown[:n]
	}
	for i := range list {
		m.write(m.buttons[i], &m.shown[i], &list[i])
	}
}

// tell has a screen reader say a text; "" ends what was told before.
func (m *mirrorSink) tell(text string) {
	if m.wanted() {
		m.told.Set("textContent", Plain(text))
	}
}

func (m *mirrorSink) add() {
	b := js.Global().Get("document").Call("createElement", "button")
	b.Set("tabIndex", -1) // the canvas has its own Tab
	m.root.Call("appendChild", b)
	m.buttons, m.shown = append(m.buttons, b), append(m.shown, Mirrored{Enabled: true})
}

func (m *mirrorSink) write(b js.Value, was, now *Mirrored) {
	if was.Name != now.Name {
		b.Get("dataset").Set("name", now.Name)
	}
	if was.Label != now.Label {
		b.Call("setAttribute", "aria-label", now.Label)
	}
	if was.Enabled != now.Enabled {
		b.Call("setAttribute", "aria-disabled", !now.Enabled)
	}
	*was = *now
}

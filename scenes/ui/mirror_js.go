package ui

import (
	"math"
	"strconv"
	"syscall/js"
)

// mirrorSink keeps, beside the canvas, the screen in words as elements that only a screen
// reader or a test sees, and answers window.merlinRegions() with the list of regions as JSON.
// What the program tells by itself is read aloud.
type mirrorSink struct {
	root  js.Value
	told  js.Value
	last  string
	lang  string
	words map[string]*element // by path
	asks  js.Value            // the sentence that says what is asked
}

// element is a node in the page.
type element struct {
	all   js.Value // the element
	label js.Value // its heading, where it has one
	was   Node
	seen  int
}

// hidden keeps an element out of sight but within a screen reader's reach.
const hidden = "position:absolute;top:0;left:0;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%)"

func (m *mirrorSink) open(a *App) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return // Node, running tests
	}
	m.words = map[string]*element{}
	m.root = doc.Call("createElement", "div")
	m.root.Set("id", "merlin-words")
	m.root.Get("style").Set("cssText", hidden)
	all := doc.Call("createElement", "main")
	all.Get("style").Set("height", "100%")
	doc.Get("body").Call("appendChild", all)
	m.told = doc.Call("createElement", "p")
	m.told.Set("id", "merlin-told")
	m.told.Call("setAttribute", "role", "status")
	if canvas := doc.Call("querySelector", "canvas"); canvas.Truthy() {
		canvas.Set("tabIndex", 0) // Ebitengine has it come before all else on the page
		held := doc.Get("activeElement").Equal(canvas)
		all.Call("appendChild", canvas)
		if held {
			canvas.Call("focus")
		}
	}
	all.Call("appendChild", m.root)
	m.root.Call("appendChild", m.told)
	m.hear("click", a, func(name string, _ js.Value) ask { return ask{name: name, kind: Press} })
	m.hear("input", a, func(name string, e js.Value) ask {
		if e.Get("type").String() == "range" {
			return ask{name: name, kind: Slide, value: e.Get("valueAsNumber").Float() / 100}
		}
		return ask{name: name, kind: Entry, typed: e.Get("value").String()}
	})
	m.root.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if code := args[0].Get("code").String(); code == "Escape" || code == "F11" || code == "F1" {
			pass(args[0])
		}
		return nil
	}))
}

// hear has what happens to an element with a name be asked of the region.
func (m *mirrorSink) hear(what string, a *App, do func(name string, e js.Value) ask) {
	m.root.Call("addEventListener", what, js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0].Get("target")
		name := e.Get("dataset").Get("name")
		if name.Truthy() && (what == "input" || e.Get("tagName").String() == "BUTTON") {
			a.presses = append(a.presses, do(name.String(), e))
		}
		return nil
	}))
}

func (m *mirrorSink) wanted() bool { return m.root.Truthy() }

// show answers with the regions.
func (m *mirrorSink) show(list []Mirrored) {
	if m.last == "" { // the page waits for this function: it means that the game shows something
		js.Global().Set("merlinRegions", js.FuncOf(func(js.Value, []js.Value) any { return m.last }))
	}
	m.last = string(encode(list))
}

// tell has a screen reader say a text; "" ends what was told before.
func (m *mirrorSink) tell(text string) {
	if m.wanted() {
		m.told.Set("textContent", Plain(text))
	}
}

// say updates the elements in place: one is made or taken away only when its node comes or
// goes, and only what differs is written. Where what had the focus is gone, the question has it.
func (m *mirrorSink) say(list []Node, lang string) {
	doc := js.Global().Get("document")
	if lang != m.lang {
		m.lang = lang
		doc.Get("documentElement").Set("lang", lang)
	}
	held := m.root.Call("contains", doc.Get("activeElement")).Bool()
	m.asks = js.Value{}
	seen := map[string]bool{}
	m.mark(list, "", seen)
	for path, e := range m.words {
		if !seen[path] {
			e.all.Call("remove")
			delete(m.words, path)
		}
	}
	m.lay(m.root, m.told.Get("nextSibling"), list, "", 1)
	if held && !m.root.Call("contains", doc.Get("activeElement")).Bool() && m.asks.Truthy() {
		m.asks.Call("focus")
	}
}

// mark notes the paths of all nodes. A path has the kind in it: another kind is another element.
func (m *mirrorSink) mark(list []Node, path string, seen map[string]bool) {
	for i := range list {
		p := pathOf(path, &list[i])
		seen[p] = true
		m.mark(list[i].Kids, p, seen)
	}
}

func pathOf(path string, n *Node) string { return path + "/" + strconv.Itoa(int(n.Kind)) + n.ID }

// lay puts the elements of nodes one after the other into a parent, from a child of it on.
func (m *mirrorSink) lay(parent, at js.Value, list []Node, path string, deep int) {
	for i := range list {
		n := &list[i]
		p := pathOf(path, n)
		e := m.words[p]
		if e == nil {
			e = m.create(n, deep)
			m.words[p] = e
		}
		if at.Truthy() && at.Equal(e.all) {
			at = at.Get("nextSibling")
		} else {
			parent.Call("insertBefore", e.all, at)
		}
		m.write(e, n)
		if n.Kind == Live {
			m.asks = e.all
		}
		if n.Heads() {
			m.lay(e.all, e.label.Get("nextSibling"), n.Kids, p, deep+1)
		}
	}
}

// tags are the elements of kinds, by kind, and what they are beside.
var (
	tags  = [...]string{Group: "section", Sentences: "p", Live: "p", Log: "section", Press: "button", Switch: "button", Radio: "button", Slide: "input", Entry: "input"}
	roles = [...]string{Live: "status", Log: "log", Switch: "switch", Radio: "radio", Entry: ""}
)

func (m *mirrorSink) create(n *Node, deep int) *element {
	doc := js.Global().Get("document")
	e := &element{all: doc.Call("createElement", tags[n.Kind])}
	set := func(name string, value any) { e.all.Call("setAttribute", name, value) }
	if role := roles[n.Kind]; role != "" {
		set("role", role)
	}
	switch n.Kind {
	case Group, Log:
		e.label = doc.Call("createElement", "h"+strconv.Itoa(min(deep, 6)))
		e.all.Call("appendChild", e.label)
		if n.Kind == Log {
			set("aria-live", "polite")
			set("aria-relevant", "additions")
		}
	case Live:
		set("tabindex", -1)
	case Slide:
		set("type", "range")
	}
	if n.Kind >= Press {
		e.all.Get("dataset").Set("name", n.ID)
	}
	return e
}

// write writes what differs.
func (m *mirrorSink) write(e *element, n *Node) {
	was, fresh := &e.was, e.seen == 0
	e.seen = 1
	if fresh || was.Text != n.Text {
		switch n.Kind {
		case Log:
			e.all.Call("setAttribute", "aria-label", n.Text)
			e.label.Set("textContent", n.Text)
		case Group:
			e.label.Set("textContent", n.Text)
		case Slide, Entry:
			e.all.Call("setAttribute", "aria-label", n.Text)
		default:
			e.all.Set("textContent", n.Text)
		}
	}
	if n.Kind < Press {
		e.was = Node{Text: n.Text}
		return
	}
	if was.More != n.More {
		e.all.Set("title", n.More)
	}
	if was.Off != n.Off {
		e.all.Call("setAttribute", "aria-disabled", n.Off)
	}
	m.writeValue(e, n, fresh)
	e.was = *n
}

// writeValue writes what is on, and what a slider or a field holds unless it is in hand.
func (m *mirrorSink) writeValue(e *element, n *Node, fresh bool) {
	switch n.Kind {
	case Switch, Radio:
		if fresh || e.was.On != n.On {
			e.all.Call("setAttribute", "aria-checked", n.On)
		}
	case Press:
		if n.On != e.was.On {
			e.all.Call("setAttribute", "aria-pressed", n.On)
		}
	case Slide:
		if v := math.Round(n.Value * 100); fresh || e.all.Get("valueAsNumber").Float() != v {
			e.all.Set("value", v)
		}
	case Entry:
		if e.was.Hint != n.Hint {
			e.all.Set("placeholder", n.Hint)
		}
		if fresh || e.all.Get("value").String() != n.Typed {
			e.all.Set("value", n.Typed)
		}
	}
}

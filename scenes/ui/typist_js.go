package ui

import (
	"strconv"
	"syscall/js"
)

// typist types into the focused field by way of an unseen <input> of the
// page that lies over it: so the on-screen keyboard of a phone comes up, and
// dead keys and input methods do their work. What the input holds is what
// the field holds.
type typist struct {
	app   *App
	field *Field
	input js.Value
	ok    bool
}

// unseen lets the input be where the field is without being looked at; less
// than 16 px would have a phone zoom in.
const unseen = "position:fixed;opacity:0;border:0;padding:0;pointer-events:none;font-size:16px"

// open makes the input, if there is a page.
func (y *typist) open(a *App) {
	y.app = a
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return // Node, running tests
	}
	y.ok = true
	y.input = doc.Call("createElement", "input")
	y.input.Get("style").Set("cssText", unseen)
	y.input.Set("tabIndex", -1)
	y.input.Set("autocomplete", "off")
	y.input.Call("setAttribute", "aria-hidden", "true")
	doc.Get("body").Call("appendChild", y.input)
	for _, kind := range []string{"keydown", "keyup"} {
		y.input.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any { pass(args[0]); return nil }))
	}
	for _, kind := range []string{"mouseup", "touchend"} {
		doc.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any { y.reach(args[0]); return nil }), true)
	}
}

// pass hands the keys that are no editing on to the game.
func pass(e js.Value) {
	switch e.Get("code").String() {
	case "Tab", "Enter", "NumpadEnter", "Escape", "ArrowUp", "ArrowDown", "F11":
		e.Call("preventDefault")
		copied := js.Global().Get("KeyboardEvent").New(e.Get("type"), e)
		canvas().Call("dispatchEvent", copied)
	}
}

func canvas() js.Value { return js.Global().Get("document").Call("querySelector", "canvas") }

// reach focuses the input while a finger or button that was lifted over a
// field is still being reported: later a phone would not show its keyboard.
func (y *typist) reach(e js.Value) {
	if t := e.Get("changedTouches"); t.Truthy() && t.Length() > 0 {
		e = t.Index(0)
	}
	px, py := e.Get("clientX").Float()*y.app.view.Device, e.Get("clientY").Float()*y.app.view.Device
	x, cy := y.app.view.ToCanvas(px, py)
	if i := At(y.app.list, x, cy, nil); i >= 0 && y.app.list[i].Typing {
		y.input.Call("focus")
	}
}

// update takes over what the input holds, and tells that the keys are used
// up with it.
func (y *typist) update(f *Field, a *App) bool {
	if !y.ok {
		for _, r := range a.rest.Chars {
			f.insert(string(r))
		}
		return false
	}
	if y.field != f {
		y.enter(f, a)
	}
	value, caret := y.input.Get("value").String(), y.input.Get("selectionEnd").Int()
	if value != f.Value {
		f.put("", value, "")
		if f.Value != value {
			y.input.Set("value", f.Value)
		}
	}
	if at := runes(value, caret); at != f.at {
		f.at, f.blink = at, 0
		a.dirty = true
	}
	return true
}

// runes is how many characters the first n UTF-16 units of s are.
func runes(s string, n int) int {
	count := 0
	for _, r := range s {
		if n <= 0 {
			break
		}
		n--
		if r > 0xFFFF {
			n--
		}
		count++
	}
	return count
}

func (y *typist) enter(f *Field, a *App) {
	y.field = f
	r := a.view.ToWindow(f.Bounds)
	style := y.input.Get("style")
	for name, v := range map[string]float64{"left": r.X, "top": r.Y, "width": r.W, "height": r.H} {
		style.Set(name, strconv.FormatFloat(v, 'f', 1, 64)+"px")
	}
	y.input.Set("value", f.Value)
	y.input.Set("ariaLabel", f.Label)
	y.input.Call("focus")
	y.input.Call("setSelectionRange", len(f.Value), len(f.Value))
}

// leave gives the keyboard back to the game.
func (y *typist) leave() {
	if y.field == nil {
		return
	}
	y.field = nil
	if y.ok {
		y.input.Call("blur")
		canvas().Call("focus")
	}
}

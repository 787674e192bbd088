package store

import (
	"strings"
	"syscall/js"
	"time"
)

// How tabs of a browser know of each other: each has a lock of the page, called by its
// mark, as long as it is there. Where the browser has no such locks, as for a page that
// came by no safe way, a tab is believed to be there until it says that it goes.

// live locks the tab's own lock for ever.
func (b *Browser) live() {
	if page := js.Global().Get("navigator"); page.Truthy() {
		b.locks = page.Get("locks")
	}
	if !b.locks.Truthy() {
		b.sayFarewell()
		return
	}
	ever := js.FuncOf(func(js.Value, []js.Value) any {
		return js.Global().Get("Promise").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	})
	if _, err := call(b.locks, "request", b.prefix+b.mark, ever); err != nil {
		b.locks = js.Undefined()
	}
}

// sayFarewell takes the tab's mark away where it holds a game.
func (b *Browser) sayFarewell() {
	if !js.Global().Get("addEventListener").Truthy() {
		return // Node, running tests
	}
	js.Global().Call("addEventListener", "pagehide", js.FuncOf(func(js.Value, []js.Value) any {
		names, _ := b.List()
		for _, name := range names {
			if game, ok := strings.CutSuffix(name, holdSuffix); ok {
				_ = NewHold(b, game).Leave()
			}
		}
		return nil
	}))
}

// Mark implements Store.
func (b *Browser) Mark() string { return b.mark }

// Lives implements Store. The browser answers soon; it is not asked from an event of the
// page, which would keep it from answering.
func (b *Browser) Lives(mark string) bool {
	if !b.locks.Truthy() {
		return true
	}
	answer := make(chan bool, 1)
	promise, err := call(b.locks, "query")
	if err != nil {
		return true
	}
	settle(promise, func(locks js.Value) { answer <- !locks.Truthy() || holds(locks.Get("held"), b.prefix+mark) })
	select {
	case lives := <-answer:
		return lives
	case <-time.After(time.Second):
		return true
	}
}

// holds reports whether a lock of that name is in a list of those that are held.
func holds(held js.Value, name string) bool {
	for i := range held.Length() {
		if held.Index(i).Get("name").String() == name {
			return true
		}
	}
	return false
}

// settle calls then with what a promise comes to, null when it is refused.
func settle(promise js.Value, then func(js.Value)) {
	var done, refused js.Func
	free := func() { done.Release(); refused.Release() }
	done = js.FuncOf(func(_ js.Value, args []js.Value) any { free(); then(args[0]); return nil })
	refused = js.FuncOf(func(js.Value, []js.Value) any { free(); then(js.Null()); return nil })
	promise.Call("then", done, refused)
}

// Alone implements Store: nothing of another tab comes between what a tab does to the
// storage without waiting.
func (b *Browser) Alone(do func() error) error {
	b.alone.Lock()
	defer b.alone.Unlock()
	return do()
}

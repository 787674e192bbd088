package sound

import (
	"fmt"
	"syscall/js"
)

// needsGesture: a browser keeps a page silent until the player has clicked.
const needsGesture = true

// cardBuffer 0 leaves it to oto: a browser without audio worklets takes powers
// of two only.
const cardBuffer = 0

// openCard does not wait for the context to be ready. Oto says so at the next
// click after this one, while the browser lets it run now in most cases; the
// click then wakes a context that may have gone to rest meanwhile.
func openCard(m *Mixer) (d device, err error) {
	defer func() {
		// What the browser throws, as for a sample rate that it does not
		// have, arrives as a panic.
		if e := recover(); e != nil {
			err = fmt.Errorf("the browser refuses sound: %v", e)
		}
	}()
	resumeOnce()
	ctx, ready, err := newContext()
	if err != nil {
		return nil, err
	}
	c := &card{ctx: ctx, source: m, woken: make(chan struct{}, 1)}
	go func() {
		<-ready
		signal(c.woken)
	}()
	return c, c.rest()
}

// resumeOnce has a context answer one call of resume at a time. Oto 3.5.1 calls it
// for every finger that leaves the screen, and lets go of what hears the answer at
// the first: the second would be an error on the browser's console.
func resumeOnce() {
	class := js.Global().Get("AudioContext")
	if !class.Truthy() {
		return
	}
	all := class.Get("prototype")
	resume, never := all.Get("resume"), js.Global().Get("Promise").New(js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	waits := false
	answered := js.FuncOf(func(js.Value, []js.Value) any { waits = false; return nil })
	all.Set("resume", js.FuncOf(func(this js.Value, _ []js.Value) any {
		answer := resume.Call("call", this)
		if waits {
			return never
		}
		waits = true
		answer.Call("then", answered, answered)
		return answer
	}))
}

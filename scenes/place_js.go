package scenes

import "syscall/js"

// tabNotes are in the session storage of the page, which is its tab's alone.
func tabNotes() notes { return session{} }

type session struct{}

func (session) read(key string) (value string) {
	defer func() { _ = recover() }() // a browser may forbid to look
	if v := js.Global().Get("sessionStorage").Call("getItem", key); v.Type() == js.TypeString {
		value = v.String()
	}
	return value
}

func (session) write(key, value string) {
	defer func() { _ = recover() }()
	js.Global().Get("sessionStorage").Call("setItem", key, value)
}

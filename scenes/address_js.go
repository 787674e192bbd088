package scenes

import (
	"strings"
	"syscall/js"
)

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

// tabAddress is what stands after the "#" of the page's address, which needs no server.
func tabAddress() address {
	page := js.Global()
	if !page.Get("location").Truthy() || !page.Get("history").Truthy() {
		return nowhere{} // Node, running tests
	}
	t := &tab{page: page}
	page.Call("addEventListener", "popstate", js.FuncOf(func(js.Value, []js.Value) any { t.moved = true; return nil }))
	return t
}

// tab is the address of a tab.
type tab struct {
	page  js.Value
	moved bool // since it was asked last
}

func (t *tab) now() string {
	return strings.TrimPrefix(t.page.Get("location").Get("hash").String(), "#")
}

func (t *tab) push(place string)    { t.set("pushState", place) }
func (t *tab) replace(place string) { t.set("replaceState", place) }

// set writes the address; a browser may forbid it, where the page is shown inside another.
func (t *tab) set(how, place string) {
	defer func() { _ = recover() }()
	at := t.page.Get("location")
	to := at.Get("pathname").String() + at.Get("search").String()
	if place != "" {
		to += "#" + place
	}
	t.page.Get("history").Call(how, nil, "", to)
}

func (t *tab) went() (place string, ok bool) {
	ok, t.moved = t.moved, false
	return t.now(), ok
}

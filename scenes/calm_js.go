package scenes

import "syscall/js"

// tellCalm tells the page's loader.
var tellCalm = func(now bool) {
	if tell := js.Global().Get("merlinCalm"); tell.Truthy() {
		tell.Invoke(now)
	}
}

// rest is the loader's, which asks for fewer frames.
func rest(bool) {}

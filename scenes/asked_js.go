package scenes

import "syscall/js"

// media are the questions to the browser, which follow what the player changes there.
var media struct {
	known                    bool
	motion, contrast, forced js.Value
}

// systemAsks is what the browser's media queries say.
func systemAsks() asked {
	ask := js.Global().Get("matchMedia")
	if !ask.Truthy() {
		return asked{} // Node, running tests
	}
	if !media.known {
		media.known = true
		media.motion = ask.Invoke("(prefers-reduced-motion: reduce)")
		media.contrast = ask.Invoke("(prefers-contrast: more)")
		media.forced = ask.Invoke("(forced-colors: active)")
	}
	holds := func(m js.Value) bool { return m.Get("matches").Bool() }
	return asked{lessMotion: holds(media.motion), contrast: holds(media.contrast) || holds(media.forced)}
}

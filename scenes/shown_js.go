package scenes

import "syscall/js"

// shown needs nothing kept: the page tells when it is hidden, at once, while the game itself
// is not asked any more then.
type shown struct{}

// watchShown has ambience and music follow what the page tells.
func (g *Game) watchShown() {
	page := js.Global().Get("document")
	tell := func() { g.config.Sounds.SetShown(!page.Get("hidden").Truthy()) }
	page.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any { tell(); return nil }))
	tell()
}

func (g *Game) lookShown() {}

package scenes

import (
	"strings"
	"syscall/js"
)

// canPaste: a page takes what is pasted.
const canPaste = true

// handedOut is the key of what is told after handOut.
const handedOut = "saves.exported_page"

// takenIn is the key of how a game handed out is taken in.
const takenIn = "saves.hint_page"

// pictureKept is the key of what is told after handOutPicture.
const pictureKept = "end.kept_page"

// handOutBytes has the browser download bytes of a type as a file.
func handOutBytes(name, kind string, data []byte) (path string, err error) {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	download(name, kind, array)
	return name, nil
}

// download has the browser download what a file is to hold.
func download(name, kind string, holds any) {
	w := js.Global()
	blob := w.Get("Blob").New([]any{holds}, map[string]any{"type": kind})
	url := w.Get("URL").Call("createObjectURL", blob)
	a := w.Get("document").Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	w.Get("URL").Call("revokeObjectURL", url)
}

// handOut has the browser download a text as a file and puts it on the clipboard.
func handOut(name, text string) (path string, err error) {
	w := js.Global()
	download(name, "text/plain", text)
	if clipboard := w.Get("navigator").Get("clipboard"); clipboard.Truthy() {
		nothing := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		clipboard.Call("writeText", text).Call("then", nothing, nothing) // a page may be refused it
	}
	return name, nil
}

// pasted holds what came in by the page and was not taken yet, maxPasted at most.
var pasted []outside

const maxPasted = 4

// listen has the page tell of what is pasted, and of what is dropped but no file.
func listen() {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return // Node, running tests
	}
	for kind, hear := range map[string]func(js.Value){"keydown": hearKey, "paste": hearPaste, "drop": hearDrop} {
		doc.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any { hear(args[0]); return nil }), true)
	}
}

// hearKey keeps the keys that paste from the canvas, which would forbid the browser to, and
// those that save from the browser, which would save the page.
func hearKey(e js.Value) {
	key := strings.ToLower(e.Get("key").String())
	ctrl := e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy()
	switch {
	case ctrl && key == "v", e.Get("shiftKey").Truthy() && key == "insert":
		e.Call("stopPropagation")
	case ctrl && key == "s":
		e.Call("preventDefault")
	}
}

// hearPaste leaves to a text field what may belong there: a game has many lines.
func hearPaste(e js.Value) {
	data := e.Get("clipboardData")
	if !data.Truthy() {
		return
	}
	o := fetch(data.Call("getData", "text"))
	if e.Get("target").Get("tagName").String() == "INPUT" && o.err == nil && !strings.Contains(o.text, "\n") {
		return
	}
	e.Call("preventDefault")
	put(o)
}

// hearDrop takes a text that is dropped, and pictures of other pages, at which Ebitengine
// would stop the game. Files it leaves to Ebitengine.
func hearDrop(e js.Value) {
	data := e.Get("dataTransfer")
	if !data.Truthy() {
		return
	}
	files, foreign := 0, 0
	for i := range data.Get("items").Length() {
		if item := data.Get("items").Index(i); item.Get("kind").String() == "file" {
			files++
			if !item.Call("webkitGetAsEntry").Truthy() {
				foreign++
			}
		}
	}
	if files > 0 && foreign == 0 {
		return
	}
	e.Call("preventDefault")
	e.Call("stopPropagation")
	put(fetch(data.Call("getData", "text")))
}

// askPaste reads the clipboard for those who have no keys to paste with. Where the
// browser refuses that, the keys are told.
func askPaste() {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() || !clipboard.Get("readText").Truthy() {
		put(outside{err: errKeys})
		return
	}
	read := js.FuncOf(func(_ js.Value, args []js.Value) any { put(fetch(args[0])); return nil })
	refused := js.FuncOf(func(js.Value, []js.Value) any { put(outside{err: errKeys}); return nil })
	clipboard.Call("readText").Call("then", read, refused)
}

// fetch fetches a text from the page unless it is too long.
func fetch(text js.Value) outside {
	if js.Global().Get("Object").Invoke(text).Length() > maxImport {
		return outside{err: errTooLong}
	}
	return outside{text: text.String()}
}

// put keeps what came in until it is taken.
func put(o outside) {
	if len(pasted) < maxPasted {
		pasted = append(pasted, o)
	}
}

// takePasted returns what came in by the page since it was last asked, one text at a time.
func takePasted() (first outside, ok bool) {
	if len(pasted) == 0 {
		return first, false
	}
	first, pasted = pasted[0], pasted[1:]
	return first, true
}

package scenes

import (
	"errors"
	"strings"
	"syscall/js"
)

// inPage: there is a clipboard, files can be chosen, and an address can hold a game.
const inPage = true

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

// handOut gives a text as a file to the share sheet of a phone; elsewhere it has the browser
// download it and puts it on the clipboard. key is of what is told then.
func handOut(name, text string) (path, key string, err error) {
	w := js.Global()
	if shared(name, text) {
		return name, "saves.shared_page", nil
	}
	download(name, "text/plain", text)
	if clipboard := w.Get("navigator").Get("clipboard"); clipboard.Truthy() {
		nothing := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		clipboard.Call("writeText", text).Call("then", nothing, nothing) // a page may be refused it
	}
	return name, "saves.exported_page", nil
}

// shared gives a file to the share sheet, where fingers are at work and it takes one. What
// the sheet does not take after all is downloaded; one may think better of it.
func shared(name, text string) bool {
	w := js.Global()
	nav := w.Get("navigator")
	if !nav.Get("canShare").Truthy() || !w.Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() {
		return false
	}
	file := w.Get("File").New([]any{text}, name, map[string]any{"type": "text/plain"})
	parcel := map[string]any{"files": []any{file}}
	if !nav.Call("canShare", parcel).Bool() {
		return false
	}
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("name").String() != "AbortError" {
			download(name, "text/plain", text)
			told = append(told, "saves.downloaded_page")
		}
		return nil
	})
	nav.Call("share", parcel).Call("then", tells(""), failed)
	return true
}

// told are the keys of sentences about what the page was asked for, not yet said.
var told []string

func takeTold() (key string) {
	if len(told) > 0 {
		key, told = told[0], told[1:]
	}
	return key
}

// tells is a function of the page that has a sentence be said; "" is none.
func tells(key string) js.Func {
	return js.FuncOf(func(js.Value, []js.Value) any {
		if key != "" {
			told = append(told, key)
		}
		return nil
	})
}

// handLink gives the address of a game to the share sheet where there is one, else puts it
// on the clipboard.
func handLink(place string) {
	w := js.Global()
	at, nav := w.Get("location"), w.Get("navigator")
	url := at.Get("origin").String() + at.Get("pathname").String() + "#" + place
	clipboard := nav.Get("clipboard")
	switch {
	case nav.Get("share").Truthy():
		nav.Call("share", map[string]any{"title": w.Get("document").Get("title"), "url": url}).Call("then", tells(""), tells("")) // he may think better of it
	case clipboard.Truthy():
		clipboard.Call("writeText", url).Call("then", tells("saves.linked"), tells("saves.unlinked"))
	default:
		told = append(told, "saves.unlinked")
	}
}

// askLasting asks the browser, once, to keep what is saved even when room is short.
func askLasting() {
	storage := js.Global().Get("navigator").Get("storage")
	if lasting || !storage.Truthy() || !storage.Get("persist").Truthy() {
		return
	}
	lasting = true
	storage.Call("persist").Call("then", tells(""), tells(""))
}

var lasting bool // that was asked for

// askFile has the player choose files, which come in as those that are dropped.
func askFile() {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", ".txt,text/plain")
	input.Set("multiple", true)
	input.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		files := input.Get("files")
		for i := range min(files.Length(), maxPasted) {
			readChosen(files.Index(i))
		}
		return nil
	}))
	input.Call("click")
}

// readChosen reads a file unless it is too long.
func readChosen(file js.Value) {
	name := file.Get("name").String()
	if file.Get("size").Int() > maxImport {
		put(outside{file: name, err: errTooLong})
		return
	}
	read := js.FuncOf(func(_ js.Value, args []js.Value) any {
		put(outside{file: name, text: args[0].String()})
		return nil
	})
	failed := js.FuncOf(func(js.Value, []js.Value) any { put(outside{file: name, err: errUnread}); return nil })
	file.Call("text").Call("then", read, failed)
}

// errUnread is of a chosen file that the browser does not read.
var errUnread = errors.New("the file cannot be read")

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

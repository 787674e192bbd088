package scenes

import "syscall/js"

// canPaste: a page takes what is pasted.
const canPaste = true

// handOut has the browser download a text as a file and puts it on the clipboard.
func handOut(name, text string) (path string, err error) {
	w := js.Global()
	blob := w.Get("Blob").New([]any{text}, map[string]any{"type": "text/plain"})
	url := w.Get("URL").Call("createObjectURL", blob)
	a := w.Get("document").Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	w.Get("URL").Call("revokeObjectURL", url)
	if clipboard := w.Get("navigator").Get("clipboard"); clipboard.Truthy() {
		nothing := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		clipboard.Call("writeText", text).Call("then", nothing, nothing) // a page may be refused it
	}
	return name, nil
}

// pasted holds what was pasted into the page and not taken yet; what was too long is
// an error and no text.
var pasted []paste

type paste struct {
	text string
	err  error
}

// listen has the page tell of what is pasted outside of text fields.
func listen() {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return // Node, running tests
	}
	doc.Call("addEventListener", "paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("clipboardData"); data.Truthy() && len(pasted) < 4 {
			pasted = append(pasted, pasteOf(data.Call("getData", "text")))
		}
		return nil
	}))
}

// pasteOf fetches a text from the page unless it is too long.
func pasteOf(text js.Value) paste {
	if js.Global().Get("Object").Invoke(text).Length() > maxImport {
		return paste{err: errTooMuch}
	}
	return paste{text: text.String()}
}

// takePasted returns what was pasted since it was last asked, one text at a time; ""
// when there is nothing.
func takePasted() (string, error) {
	if len(pasted) == 0 {
		return "", nil
	}
	first := pasted[0]
	pasted = pasted[1:]
	return first.text, first.err
}

package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// composer lets the system's input method type into the focused field: dead
// keys, the on-screen keyboard of a phone, languages that compose. There is
// one of them; a field has it while it has the focus.
type composer struct {
	textinput.Composer
	field *Field
	caret image.Rectangle // device pixels
}

// update types into f; handled means that keys of this tick are used up.
func (m *composer) update(f *Field, a *App) (handled bool, err error) {
	if m.field != f {
		m.leave()
		m.enter(f)
	}
	x, y := a.view.ToDevice(f.caretX, f.Bounds.Y)
	m.caret = image.Rect(int(x), int(y), int(x)+2, int(y+f.Bounds.H*a.view.Scale))
	return m.Update()
}

func (m *composer) enter(f *Field) {
	m.field = f
	m.OnNewSession = func() *textinput.SessionOptions {
		before, after := f.split()
		return &textinput.SessionOptions{CaretBounds: m.caret, TextBeforeCaret: before, TextAfterCaret: after}
	}
	m.OnComposition = func(c *textinput.Composition) { f.draft = c.Text() }
	m.OnCommit = func(c *textinput.Commit) {
		before, after := c.SurroundingText()
		f.put(before, c.Text(), after)
	}
	m.OnEndByUser = func() { f.left = true }
}

// leave ends what is being typed.
func (m *composer) leave() {
	if m.field == nil {
		return
	}
	m.Confirm()
	m.field.draft, m.field = "", nil
}

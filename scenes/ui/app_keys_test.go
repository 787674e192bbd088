package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestKeyboard(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0)
	b.add("two", 200, 0)
	b.list[1].Keyed(ebiten.KeyDigit2)
	a := newApp(t, b)
	tick(t, a, typed(ebiten.KeyEnter))
	b.want(t, "Enter without focus")
	tick(t, a, typed(ebiten.KeyTab), typed(ebiten.KeyArrowRight), typed(ebiten.KeyEnter))
	b.want(t, "Tab, Right, Enter", "press two")
	tick(t, a, Input{Keys: []ebiten.Key{ebiten.KeyTab}, Shift: true}, typed(ebiten.KeySpace))
	b.want(t, "Shift+Tab, Space", "press one")
	tick(t, a, typed(ebiten.KeyDigit2))
	b.want(t, "the shortcut", "press two")
	tick(t, a, typed(ebiten.KeyEscape))
	b.want(t, "Esc", "escape")
	tick(t, a, Input{Keys: []ebiten.Key{ebiten.KeyZ}, Ctrl: true})
	if !a.ctx.Input().Pressed(ebiten.KeyZ) {
		t.Error("Ctrl+Z does not come to the scene")
	}
}

func TestTyping(t *testing.T) {
	b := &board{field: NewField("name", "Name", Rect{0, 300, 300, 60}, "", nil)}
	b.add("one", 0, 0).Keyed(ebiten.KeyE)
	a := newApp(t, b)
	tick(t, a, click(50, 320, false)...)
	tick(t, a, Input{Chars: []rune("Ébène Ü"), Keys: []ebiten.Key{ebiten.KeyE}})
	if b.field.Value != "Ébène Ü" {
		t.Errorf("typed %q", b.field.Value)
	}
	tick(t, a, typed(ebiten.KeyArrowLeft), typed(ebiten.KeyBackspace), Input{Chars: []rune("ß")})
	if b.field.Value != "ÉbèneßÜ" {
		t.Errorf("edited to %q", b.field.Value)
	}
	tick(t, a, typed(ebiten.KeyHome), typed(ebiten.KeyDelete), typed(ebiten.KeyEnd), Input{Chars: []rune{'\t', 0, 'é'}})
	if b.field.Value != "bèneßÜé" {
		t.Errorf("edited to %q", b.field.Value)
	}
	b.want(t, "letters in a field")
	tick(t, a, typed(ebiten.KeyEscape), Input{Chars: []rune("x")})
	if a.Context().Focus() != "" || b.field.Value != "bèneßÜé" {
		t.Errorf("after Esc: focus %q, %q", a.Context().Focus(), b.field.Value)
	}
	tick(t, a, typed(ebiten.KeyE))
	b.want(t, "E outside the field", "press one")
}

func TestFieldHasAnEnd(t *testing.T) {
	f := NewField("n", "n", Rect{W: 10, H: 10}, "", nil)
	f.Max = 3
	f.insert("abcdé")
	if f.Value != "abc" {
		t.Errorf("%q", f.Value)
	}
	f.put("a", "xyz", "c") // as an input method does that replaces the b
	if f.Value != "axc" || f.at != 2 {
		t.Errorf("%q, caret %d", f.Value, f.at)
	}
}

func TestEnterPressesWhatAloneGlows(t *testing.T) {
	b := &board{}
	b.add("one", 0, 0).Glow = true
	b.add("two", 200, 0)
	a := newApp(t, b)
	tick(t, a, typed(ebiten.KeyEnter))
	b.want(t, "Enter", "press one")
	b.list[1].Glow = true
	tick(t, a, typed(ebiten.KeyEnter))
	b.want(t, "Enter with two choices")
}

// Return gives a dialog's golden answer, wherever the pointer is.
func TestEnterAnswers(t *testing.T) {
	a := newApp(t, &board{})
	said := ""
	answer := func(name string, look Look) Answer {
		return Answer{Name: name, Label: name, Look: look, Do: func() { said += name }}
	}
	a.Context().Ask("Leave?", "", answer("go", DarkLook), answer("stay", GoldLook))
	tick(t, a, Input{}, typed(ebiten.KeyEnter), typed(ebiten.KeyEnter))
	if said != "stay" {
		t.Errorf("Enter, twice: %q", said)
	}
}

func TestTabAfterTypingInOneTickLosesNothing(t *testing.T) {
	b := &board{field: NewField("name", "Name", Rect{0, 300, 300, 60}, "", nil)}
	b.add("one", 0, 0)
	a := newApp(t, b)
	tick(t, a, click(50, 320, false)...)
	tick(t, a, Input{Chars: []rune("Anna"), Keys: []ebiten.Key{ebiten.KeyTab}}, Input{})
	if b.field.Value != "Anna" || a.focus != "one" {
		t.Errorf("typed %q, focus at %q", b.field.Value, a.focus)
	}
}

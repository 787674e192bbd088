package ui

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// stacked is a stack of boards, of which the highest is on top.
func stacked(t *testing.T, n int) (a *App, boards []*board) {
	t.Helper()
	for i := range n {
		b := &board{}
		b.add("press", 0, 0)
		boards = append(boards, b)
		if i == 0 {
			a = newApp(t, b)
		} else {
			a.Context().Push(b)
		}
	}
	tick(t, a, Input{})
	return a, boards
}

func (a *App) has(t *testing.T, when string, want ...*board) {
	t.Helper()
	same := func(s Scene, b *board) bool { return s == Scene(b) }
	if !slices.EqualFunc(a.stack, want, same) {
		t.Errorf("%s: %d scenes are on the stack, want %d", when, len(a.stack), len(want))
	}
}

// Popping names a scene: asked for twice it takes away one, wherever that lies, and never
// the last.
func TestPopNamesAScene(t *testing.T) {
	a, s := stacked(t, 4)
	c := a.Context()
	c.Pop(s[3])
	c.Pop(s[3])
	tick(t, a, Input{})
	a.has(t, "twice the top", s[0], s[1], s[2])
	s[3].want(t, "popped twice", "close")
	c.Pop(s[1])
	tick(t, a, Input{})
	a.has(t, "one in the middle", s[0], s[2])
	c.Pop(s[2])
	c.Pop(s[0])
	c.Pop(s[0])
	tick(t, a, Input{})
	a.has(t, "the last", s[0])
	s[0].want(t, "the last")
}

// Replacing names the scene that gives way, and keeps its place.
func TestReplaceNamesAScene(t *testing.T) {
	a, s := stacked(t, 3)
	c, next := a.Context(), &board{}
	c.Replace(s[1], next)
	c.Replace(s[1], &board{})
	tick(t, a, Input{})
	a.has(t, "replaced twice", s[0], next, s[2])
	s[1].want(t, "replaced", "close")
	c.Reset(next)
	tick(t, a, Input{})
	a.has(t, "reset", next)
	s[0].want(t, "reset", "close")
}

// What is done in one tick is done in its order: what follows a press that opens a scene,
// or closes one, is for the scene that is on top then.
func TestOneTickInItsOrder(t *testing.T) {
	a, s := stacked(t, 2)
	c, page := a.Context(), &board{}
	s[1].list[0].Press = func() { c.Push(page) }
	c.PressNamed("press")
	c.PressNamed("press")
	tick(t, a, Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyEscape, ebiten.KeyA}})
	a.has(t, "pressed twice", s[0], s[1], page)
	page.want(t, "Escape after a press", "escape")
	s[1].want(t, "Escape after a press")
	c.Pop(page)
	tick(t, a, Input{X: -1, Y: -1})
	s[1].list[0].Press = func() { c.Pop(s[1]) }
	tick(t, a, Input{X: 50, Y: 30, JustDown: true, JustUp: true, Keys: []ebiten.Key{ebiten.KeyEscape}})
	a.has(t, "a click and Escape", s[0])
	s[0].want(t, "a click and Escape", "escape")
}

// A key that nobody took is not for the scene that comes after it.
func TestLeftKeysStayWithTheirScene(t *testing.T) {
	a, s := stacked(t, 1)
	c, page := a.Context(), &board{}
	s[0].list[0].Press, s[0].list[0].HasKey, s[0].list[0].Key = func() { c.Push(page) }, true, ebiten.KeyN
	tick(t, a, Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyF, ebiten.KeyN, ebiten.KeyJ}})
	a.has(t, "a key that opens", s[0], page)
	if got := c.Input().Keys; !slices.Equal(got, []ebiten.Key{ebiten.KeyJ}) {
		t.Errorf("the new scene gets the keys %v", got)
	}
}

// What a scene has where the pointer rested when it came looks like nothing that was pointed at,
// until the pointer is moved; it can be pressed there all the same.
func TestRestingPointerPointsAtNothingNew(t *testing.T) {
	a, s := stacked(t, 1)
	page := &board{}
	page.add("under", 0, 0)
	tick(t, a, Input{X: 50, Y: 30})
	if a.hover != "press" {
		t.Fatalf("the pointer is over %q", a.hover)
	}
	s[0].list[0].Press = func() { a.Context().Push(page) }
	tick(t, a, click(50, 30, false)...)
	tick(t, a, Input{X: 50, Y: 30}, Input{X: 51, Y: 31})
	if a.hover != "" {
		t.Errorf("a resting pointer points at %q", a.hover)
	}
	tick(t, a, Input{X: 58, Y: 30}, Input{X: 50, Y: 30})
	if a.hover != "under" {
		t.Errorf("once moved it points at %q", a.hover)
	}
	a.turned()
	tick(t, a, click(50, 30, false)...)
	page.want(t, "a click of a resting pointer", "press under")
}

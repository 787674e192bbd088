package ui

import "testing"

// What was pressed is known as long as the pointer rests on it, and no longer once it has left.
func TestPressedUntilLeft(t *testing.T) {
	b := &board{}
	b.add("bulb", 0, 0)
	b.add("menu", 200, 0)
	a := newApp(t, b)
	c := a.Context()
	at := func(x float64, down, up bool) { tick(t, a, Input{X: x, Y: 30, Down: down, JustDown: down, JustUp: up}) }
	at(50, false, false)
	if c.Pressed("bulb") {
		t.Error("it is pressed though it was only pointed at")
	}
	at(50, true, false)
	at(50, false, true)
	if !c.Pressed("bulb") || c.Pressed("menu") {
		t.Error("it was pressed, and it alone")
	}
	at(250, false, false)
	at(50, false, false)
	if at(50, false, false); c.Pressed("bulb") {
		t.Error("it is pressed though the pointer has left it")
	}
}

package ui

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// pads is a gamepad made by hand.
type pads struct {
	held []ebiten.StandardGamepadButton
	x, y float64
}

func (p pads) Held(b ebiten.StandardGamepadButton) bool { return slices.Contains(p.held, b) }

func (p pads) At(a ebiten.StandardGamepadAxis) float64 {
	switch a {
	case ebiten.StandardGamepadAxisLeftStickHorizontal:
		return p.x
	case ebiten.StandardGamepadAxisLeftStickVertical:
		return p.y
	}
	return 0
}

// A button that is held does its deed once, a direction again after a while; a stick must be
// tilted far to walk, and go back before it walks anew.
func TestPadDeeds(t *testing.T) {
	var r PadReader
	count := func(p pads, ticks int) (all []Deed) {
		for range ticks {
			all = r.Read(p, all)
		}
		return all
	}
	cross := ebiten.StandardGamepadButtonLeftRight
	for _, c := range []struct {
		name  string
		pads  pads
		ticks int
		want  []Deed
	}{
		{"nothing", pads{}, 3, nil},
		{"A held", pads{held: []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightBottom}}, 200, []Deed{PadTake}},
		{"let go", pads{}, 1, nil},
		{"the cross held", pads{held: []ebiten.StandardGamepadButton{cross}}, repeatDelay + 6*repeatEvery, []Deed{PadRight, PadRight, PadRight, PadRight}},
		{"let go again", pads{}, 1, nil},
		{"a little tilted", pads{y: .5}, 5, nil},
		{"tilted", pads{x: .2, y: -.9}, 5, []Deed{PadUp}},
		{"trembling", pads{y: -.5}, 5, nil},
		{"back", pads{y: -.3}, 1, nil},
		{"tilted anew", pads{y: -.7}, 1, []Deed{PadUp}},
	} {
		if got := count(c.pads, c.ticks); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// Each button does what it is for.
func TestPadAtTheTable(t *testing.T) {
	b := &board{}
	for i, name := range []string{"one", "two", "three", "undo", "menu"} {
		b.add(name, float64(200*i), 0)
	}
	b.list[0].Glow, b.list[2].Glow = true, true
	b.list[1].Keyed(ebiten.KeySpace)
	b.list[2].Tip = Say("the third")
	a := newApp(t, b)
	deeds := func(all ...Deed) {
		t.Helper()
		for _, d := range all {
			tick(t, a, Input{Pad: []Deed{d}})
		}
	}
	deeds(PadRight, PadRight, PadTake)
	b.want(t, "two steps to the right", "press three") // over what is not asked for
	deeds(PadExplain)
	if a.tip.update(a); a.tip.text == "" {
		t.Error("nothing is explained")
	}
	deeds(PadUndo, PadMenu, PadHurry, PadCancel)
	b.want(t, "the buttons", "press undo", "press menu", "press two", "escape")
	if !a.ctx.PadInHand() {
		t.Error("it is not known that a gamepad is in the hand")
	}
	tick(t, a, typed(ebiten.KeyTab))
	if a.ctx.PadInHand() {
		t.Error("after a key the gamepad is still in the hand")
	}
}

// The letter of a button is told to who has keys, not to fingers nor to who holds a gamepad.
func TestLetterIsForKeys(t *testing.T) {
	a := newApp(t, &board{})
	r := Region{Name: "menu", Label: "Menu", Letter: 'M', Enabled: true}
	for _, c := range []struct {
		in   Input
		told bool
	}{
		{typed(ebiten.KeyTab), true},
		{Input{Touch: true, X: -1, Y: -1}, false},
		{Input{X: -1, Y: -1}, true},
		{Input{Pad: []Deed{PadNext}}, false},
	} {
		if tick(t, a, c.in); (a.told(&r, false) != "") != c.told {
			t.Errorf("after %+v is told %q", c.in, a.told(&r, false))
		}
	}
}

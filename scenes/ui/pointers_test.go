package ui

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// ticks are the ticks that what is told fills, with a region "a" at 100, 100, "b" at
// 300, 100 and "e" of the key E: what they press, and how many ticks it took.
func ticks(t *testing.T, tell func(*pointers)) (presses string, n int) {
	t.Helper()
	var done []string
	square := func(name string, x float64) Region {
		return Region{Name: name, Bounds: Around(x, 100, 50, 50), Enabled: true, Press: func() { done = append(done, name) }}
	}
	key := square("e", 500)
	key.HasKey, key.Key = true, ebiten.KeyE
	a := newApp(t, fixed{square("a", 100), square("b", 300), key})
	v := Fit(CanvasW/2, CanvasH/2, 2) // a window pixel is two canvas units
	a.Resize(v)
	p, in := &pointers{}, Input{}
	for tell(p); len(p.queue) > 0; n++ {
		in.Keys, in.Ctrl = nil, false
		p.take(&in, v)
		if err := a.Update(&in); err != nil {
			t.Fatal(err)
		}
	}
	if in.Down != p.held {
		t.Errorf("at the end Down is %t", in.Down)
	}
	return strings.Join(done, " "), n
}

// mouse tells what the mouse does at a spot in canvas units.
func mouse(p *pointers, x float64, deeds ...deed) { does(p, hand{}, x, deeds...) }

func finger(p *pointers, id int, x float64, deeds ...deed) { does(p, hand{true, id}, x, deeds...) }

func does(p *pointers, h hand, x float64, deeds ...deed) {
	for _, what := range deeds {
		p.tell(happening{hand: h, what: what, x: x / 2, y: 50})
	}
}

// All that is told between two ticks is done in the ticks that follow, in its order.
func TestPointersLoseNoClick(t *testing.T) {
	for name, c := range map[string]struct {
		tell func(*pointers)
		want string
		n    int
	}{
		"two clicks": {func(p *pointers) {
			mouse(p, 100, moved, pressed, released)
			mouse(p, 300, moved, pressed, released)
		}, "a b", 4},
		"a click, and on": {func(p *pointers) {
			mouse(p, 100, pressed, released)
			mouse(p, 200, moved)
			mouse(p, 300, moved)
		}, "a", 3},
		"twice the same": {func(p *pointers) { mouse(p, 100, pressed, released, pressed, released) }, "a a", 4},
		"two taps": {func(p *pointers) {
			finger(p, 4, 100, pressed, released)
			finger(p, 4, 300, pressed, released)
		}, "a b", 4},
		"a finger that comes back": {func(p *pointers) {
			finger(p, 4, 100, pressed)
			finger(p, 4, 300, moved)
			finger(p, 4, 100, moved, released)
		}, "a", 3},
		"a finger that scrolls": {func(p *pointers) {
			finger(p, 4, 100, pressed)
			finger(p, 4, 120, moved, released)
		}, "", 3},
		"a second finger": {func(p *pointers) {
			finger(p, 4, 100, pressed)
			finger(p, 5, 300, pressed, moved, released)
			mouse(p, 300, moved, pressed, released)
			finger(p, 4, 100, released)
		}, "a", 2},
		"a finger that is taken away": {func(p *pointers) {
			finger(p, 4, 100, pressed)
			p.letGo()
			mouse(p, 300, pressed, released)
		}, "b", 4},
		"a button that came up elsewhere": {func(p *pointers) {
			mouse(p, 100, pressed)
			mouse(p, 300, pressed, released)
		}, "b", 3},
		"a key twice": {func(p *pointers) {
			p.tell(happening{what: keyed, key: ebiten.KeyE})
			p.tell(happening{what: keyed, key: ebiten.KeyE})
		}, "e e", 2},
		"a click, a key and a click": {func(p *pointers) {
			mouse(p, 100, pressed, released)
			p.tell(happening{what: keyed, key: ebiten.KeyE})
			mouse(p, 300, pressed, released)
		}, "a e b", 5},
		"a key with Ctrl": {func(p *pointers) {
			p.tell(happening{what: keyed, key: ebiten.KeyE, ctrl: true})
			p.tell(happening{what: keyed, key: ebiten.KeyE})
		}, "e", 2},
		"nothing to let go": {func(p *pointers) { p.letGo() }, "", 0},
	} {
		t.Run(name, func(t *testing.T) {
			if got, n := ticks(t, c.tell); got != c.want || n != c.n {
				t.Errorf("pressed is %q in %d ticks, want %q in %d", got, n, c.want, c.n)
			}
		})
	}
}

// A pointer that rests stays at its spot of the window when the picture moves.
func TestPointersRest(t *testing.T) {
	p, in := &pointers{}, Input{}
	mouse(p, 100, moved)
	p.take(&in, Fit(CanvasW/2, CanvasH/2, 2))
	p.take(&in, Fit(CanvasW, CanvasH, 1))
	if in.X != 50 || in.Y != 50 {
		t.Errorf("the pointer is at %v, %v", in.X, in.Y)
	}
}

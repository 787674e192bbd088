package ui

import "testing"

// Where fingers point small targets take what is free, share what lies between them, and never
// take what is another's; what is large enough stays as it is.
func TestTargetsGrow(t *testing.T) {
	target := func(name string, r Rect) Region {
		return Region{Name: name, Label: name, Bounds: r, Enabled: true, Press: func() {}}
	}
	list := fixed{
		target("alone", Rect{100, 100, 20, 20}),
		target("left", Rect{500, 100, 30, 60}), target("right", Rect{540, 100, 30, 60}),
		target("large", Rect{800, 100, 200, 60}), target("beside", Rect{800, 170, 200, 20}),
		target("edge", Rect{1900, 1060, 20, 20}),
		target("first", Rect{100, 500, 20, 60}), target("middle", Rect{120, 500, 20, 60}), target("last", Rect{140, 500, 20, 60}),
	}
	a := newApp(t, list)
	a.Resize(Shaped(1280, 720, 1, 1).ForFingers()) // 48 units are 32 pixels
	if err := a.Update(&Input{X: -1, Y: -1}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]Rect{
		"alone": {86, 86, 48, 48}, "left": {487, 100, 48, 60}, "right": {535, 100, 48, 60},
		"large": {800, 100, 200, 60}, "beside": {800, 160, 200, 48}, "edge": {1872, 1032, 48, 48},
	} {
		if got := a.list[Find(a.list, name)].Bounds; got != want {
			t.Errorf("%s lies at %v, want %v", name, got, want)
		}
	}
	if _, tight := a.ctx.Grow(list); !tight["middle"] || tight["left"] || tight["alone"] {
		t.Errorf("too tight are %v", tight)
	}
	a.Resize(Shaped(1280, 720, 1, 1))
	if err := a.Update(&Input{X: -1, Y: -1, Keys: nil, Wheel: 1}); err != nil {
		t.Fatal(err)
	}
	if got := a.list[0].Bounds; got != list[0].Bounds {
		t.Errorf("for a mouse it lies at %v", got)
	}
}

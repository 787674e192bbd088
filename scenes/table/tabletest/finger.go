package tabletest

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/ui"
)

// Finger is a robot with one finger in a small window: it taps what glows there, and enlarges
// and moves nothing by hand.
type Finger struct {
	*testing.T
	App    *ui.App
	Chance *game.Stream
	Shuns  func(name string) bool // what leads away from the table
}

// Play taps until done reports true.
func (f *Finger) Play(done func() bool) {
	f.Helper()
	for taps := 0; !done(); taps++ {
		f.Tick(62)
		if err := ui.CheckRegions(f.App.Regions()); err != nil {
			f.Fatal(err)
		}
		list := f.Reach()
		if len(list) == 0 || taps > 2000 {
			f.Fatalf("after %d taps nothing can be tapped: %v", taps, f.App.Mirror())
		}
		f.Tap(list[f.Chance.N(len(list))])
	}
}

// Tick lets time pass.
func (f *Finger) Tick(n int) {
	f.Helper()
	for range n {
		f.put(ui.Input{X: -1, Y: -1})
	}
}

// Reach are the things in sight that glow, or what else leads on.
func (f *Finger) Reach() (list []ui.Mirrored) {
	var others []ui.Mirrored
	for _, r := range f.App.Mirror() {
		switch {
		case !r.Enabled || !r.Press || f.Shuns(r.Name):
		case r.Glow:
			list = append(list, r)
		case !strings.HasPrefix(r.Name, "page-") && !strings.HasPrefix(r.Name, "summary-") && r.Name != "pick-none":
			others = append(others, r)
		}
	}
	if len(list) > 0 {
		return list
	}
	return others
}

// Tap puts the finger down in the middle of a region and lifts it.
func (f *Finger) Tap(r ui.Mirrored) {
	f.Helper()
	v := f.App.Context().Viewport()
	x, y := v.ToCanvas(r.AtX*v.Device, r.AtY*v.Device)
	f.put(ui.Input{X: x, Y: y, Touch: true, Down: true, JustDown: true}, ui.Input{X: x, Y: y, Touch: true, JustUp: true})
}

// Swipe draws the finger sideways over the window from a point, by so many units.
func (f *Finger) Swipe(x, y, far float64) {
	f.Helper()
	f.put(ui.Input{X: x, Y: y, Touch: true, Down: true, JustDown: true})
	for k := 1.0; k <= 5; k++ {
		f.put(ui.Input{X: x + far*k/5, Y: y + k, Touch: true, Down: true})
	}
	f.put(ui.Input{X: x + far, Y: y + 5, Touch: true, JustUp: true})
}

func (f *Finger) put(ins ...ui.Input) {
	f.Helper()
	for _, in := range ins {
		if err := f.App.Update(&in); err != nil {
			f.Fatal(err)
		}
	}
}

// Swipes has the finger go through all pages of a table by swipes, there and back, from the
// middle of the window and from each thing on it that can be pressed. moved says what must stay
// as it is.
func (f *Finger) Swipes(moved func() int) {
	f.Helper()
	was, tabs := moved(), named(f.App, "page-")
	room := f.App.Context().Room()
	f.App.Context().PressNamed(tabs[0])
	f.Tick(3)
	for _, far := range []float64{-200, 200} {
		for range 12 * len(tabs) {
			x, y := room.Center()
			if r, ok := f.thing(tabs); ok {
				x, y = r.Center()
			}
			f.Swipe(x, y, far)
			f.Tick(3)
		}
		last := tabs[len(tabs)-1]
		if far > 0 {
			last = tabs[0]
		}
		if at := f.page(tabs); at != last {
			f.Errorf("swipes end at %s, not at %s", at, last)
		}
	}
	if n := moved(); n != was {
		f.Errorf("%d things were done by swipes", n-was)
	}
}

// page is the tab of the page that is open.
func (f *Finger) page(tabs []string) string {
	view := f.App.Regions()[ui.Find(f.App.Regions(), "view")]
	for _, tab := range tabs {
		if r := f.App.Regions()[ui.Find(f.App.Regions(), tab)]; strings.HasPrefix(r.Label, view.Label) {
			return tab
		}
	}
	return ""
}

// thing is somewhere in the view that can be pressed.
func (f *Finger) thing(tabs []string) (at ui.Rect, ok bool) {
	list := f.App.Regions()
	view := list[ui.Find(list, "view")].Bounds
	for _, r := range list {
		x, y := r.Bounds.Center()
		if r.Pressed() && view.Contains(x, y) && !slices.Contains(tabs, r.Name) {
			return r.Bounds, true
		}
	}
	return at, false
}

package tabletest

import (
	"strings"
	"testing"

	"merlin/scenes/ui"
)

// SmallWindows are those of phones upright and held sideways, and of a tablet: width, height
// and device pixels.
var SmallWindows = [][3]float64{{390, 844, 3}, {844, 390, 3}, {1024, 768, 2}}

// Limits of a screen that is touched, in window pixels.
const (
	leastText     = 11
	leastTarget   = 40
	leastOfTablet = 32
)

// Fits looks at a table in a small window, page by page.
func Fits(t *testing.T, app *ui.App, where string) {
	t.Helper()
	settle(t, app)
	asked := false
	for _, r := range app.Regions() {
		asked = asked || r.Glow
	}
	if !asked {
		var names []string
		for _, r := range app.Regions() {
			names = append(names, r.Name)
		}
		t.Errorf("%s: nothing that is asked for is in sight among %v", where, names)
	}
	Legible(t, app, where)
	for _, page := range named(app, "page-") {
		app.Context().PressNamed(page)
		settle(t, app)
		Legible(t, app, where+", "+page)
	}
}

// settle lets the camera come to rest.
func settle(t *testing.T, app *ui.App) {
	t.Helper()
	for range 4 {
		if err := app.Update(&ui.Input{X: -1, Y: -1}); err != nil {
			t.Fatal(err)
		}
	}
}

// named are the regions whose names begin so.
func named(app *ui.App, begin string) (names []string) {
	for _, r := range app.Regions() {
		if strings.HasPrefix(r.Name, begin) {
			names = append(names, r.Name)
		}
	}
	return names
}

// Legible measures all texts and targets of what is shown, and that these lie alone.
func Legible(t *testing.T, app *ui.App, where string) {
	t.Helper()
	Measure(t, app, where)
	list := app.Regions()
	for i := range list {
		if touched(&list[i]) {
			checkAlone(t, list, i, where)
		}
	}
}

func touched(r *ui.Region) bool { return r.Enabled && r.Press != nil && !r.Scroll }

// Measure measures all texts and targets of what is shown.
func Measure(t *testing.T, app *ui.App, where string) {
	t.Helper()
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	app.Painter(nil).Record(nil)
	for _, o := range rec.Overflows {
		t.Errorf("%s: %v", where, o)
	}
	for _, small := range rec.Under(leastText) {
		t.Errorf("%s: %s", where, small)
	}
	list := app.Regions()
	scrolls := ui.Find(list, "scroll") >= 0
	v := app.Context().Viewport()
	window := ui.Rect{W: float64(v.W) / v.Device, H: float64(v.H) / v.Device}
	least := leastTarget - .1
	if app.Context().Grown() {
		least = leastOfTablet - .1
	}
	for i := range list {
		r := &list[i]
		if !touched(r) {
			continue
		}
		b := v.ToWindow(r.Bounds)
		if b.W < least || b.H < least {
			t.Errorf("%s: %s is %.1f by %.1f pixels", where, r.Name, b.W, b.H)
		}
		if c := b.Cut(window); !scrolls && (c.W < b.W-.5 || c.H < b.H-.5) {
			t.Errorf("%s: %s at %v lies outside of the window", where, r.Name, b)
		}
	}
}

// checkAlone reports a target that another covers to more than a sliver, unless that lies
// wholly on it.
func checkAlone(t *testing.T, list []ui.Region, i int, where string) {
	t.Helper()
	r, foot := &list[i], ui.Find(list, "foot")
	const n = 8
	for k := range list[i+1:] {
		o := &list[i+1+k]
		if strings.HasPrefix(o.Name, "summary") || i < foot && foot < i+1+k { // until it is put away, or r is scrolled
			continue
		}
		if !o.Enabled || o.Press == nil || o.Scroll || !o.Bounds.Overlaps(r.Bounds) || o.Bounds.Cut(r.Bounds) == o.Bounds {
			continue
		}
		both, mine := 0, 0
		for at := range n * n {
			x, y := r.Bounds.X+r.Bounds.W*(float64(at%n)+.5)/n, r.Bounds.Y+r.Bounds.H*(float64(at/n)+.5)/n
			if r.Contains(x, y) {
				mine++
				if o.Contains(x, y) {
					both++
				}
			}
		}
		if both*10 > mine {
			t.Errorf("%s: %s covers %d of %d points of %s", where, o.Name, both, mine, r.Name)
		}
	}
}

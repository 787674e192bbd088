package tabletest

import (
	"testing"

	"merlin/scenes/ui"
)

// Carry has the pointer take the thing of a region by its middle, go to a point in so many steps, held down, and let go
// there: without any it is flung.
func Carry(t *testing.T, app *ui.App, from string, x, y float64, steps int) {
	t.Helper()
	list := app.Regions()
	i := ui.Find(list, from)
	if i < 0 {
		t.Fatalf("there is no %s", from)
	}
	x0, y0 := list[i].Bounds.Center()
	way := []ui.Input{{X: x0, Y: y0}, {X: x0, Y: y0, Down: true, JustDown: true}}
	for k := 1; k <= steps; k++ {
		part := float64(k) / float64(steps)
		way = append(way, ui.Input{X: x0 + (x-x0)*part, Y: y0 + (y-y0)*part, Down: true})
	}
	for _, in := range append(way, ui.Input{X: x, Y: y, JustUp: true}) {
		if err := app.Update(&in); err != nil {
			t.Fatal(err)
		}
	}
}

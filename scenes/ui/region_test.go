package ui

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

func nothing() {}

func box(name string, x, y, w, h float64) Region {
	return Region{Name: name, Label: name, Bounds: Rect{x, y, w, h}, Enabled: true, Press: nothing}
}

// name is the name of a region of a list, "" for none.
func name(list []Region, i int) string {
	if i < 0 {
		return ""
	}
	return list[i].Name
}

func TestLaterRegionsLieOnTop(t *testing.T) {
	list := []Region{box("low", 0, 0, 100, 100), box("high", 50, 50, 100, 100)}
	for _, c := range []struct {
		x, y float64
		want string
	}{{10, 10, "low"}, {60, 60, "high"}, {149, 149, "high"}, {150, 60, ""}, {-1, 5, ""}} {
		if got := name(list, At(list, c.x, c.y, nil)); got != c.want {
			t.Errorf("at %v, %v: %q, want %q", c.x, c.y, got, c.want)
		}
	}
}

func TestHitIsFinerThanBounds(t *testing.T) {
	r := box("disc", 0, 0, 100, 100)
	r.Hit = func(x, y float64) bool { return math.Hypot(x-50, y-50) < 50 }
	list := []Region{r}
	if i := At(list, 3, 3, nil); i >= 0 {
		t.Errorf("the corner of the bounds hits a disc")
	}
	if i := Touched(list, 3, 3); i != 0 {
		t.Errorf("a finger 17 units off the disc does not touch it")
	}
	if i := Touched(list, -20, -20); i >= 0 {
		t.Errorf("a finger 49 units off the disc touches it")
	}
}

func TestFingerMeansTheNearestThatCanBePressed(t *testing.T) {
	off := box("off", 0, 0, 40, 40)
	off.Enabled = false
	list := []Region{off, box("near", 60, 0, 40, 40), box("far", 130, 0, 40, 40)}
	for _, c := range []struct {
		x, y float64
		want string
	}{
		{20, 20, "off"},   // nothing legal in reach: it may say why
		{38, 20, "near"},  // on the disabled one, but 22 from a legal one
		{110, 20, "near"}, // 10 from one, 20 from the other
		{120, 20, "far"},
		{150, 60, "far"},
		{150, 69, ""},
	} {
		if got := name(list, Touched(list, c.x, c.y)); got != c.want {
			t.Errorf("finger at %v, %v: %q, want %q", c.x, c.y, got, c.want)
		}
	}
}

func TestCheckRegions(t *testing.T) {
	good := []Region{box("a", 0, 0, 1, 1), box("b", 0, 0, 1, 1)}
	if err := CheckRegions(good); err != nil {
		t.Error(err)
	}
	for want, bad := range map[string]Region{
		"no name":  box("", 0, 0, 1, 1),
		"twice":    box("a", 0, 0, 1, 1),
		"empty":    box("c", 0, 0, 0, 1),
		"no label": {Name: "c", Bounds: Rect{0, 0, 1, 1}},
	} {
		if err := CheckRegions(append(good, bad)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want an error with %q, got %v", want, err)
		}
	}
}

// The anchor of a region is what a robot clicks: it must hit that region.
func TestAnchorHitsItsRegion(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 8).Draw(t, "n")
		coord := rapid.Float64Range(0, 300)
		var list []Region
		for range n {
			list = append(list, box("r", coord.Draw(t, "x"), coord.Draw(t, "y"), coord.Draw(t, "w")+1, coord.Draw(t, "h")+1))
		}
		for i := range list {
			if x, y, ok := anchor(list, i); ok && At(list, x, y, nil) != i {
				t.Fatalf("anchor %v, %v of region %d hits %d", x, y, i, At(list, x, y, nil))
			}
		}
	})
}

// Where there is room, the anchor is not at an edge that a pixel would miss.
func TestAnchorHasRoom(t *testing.T) {
	list := []Region{box("under", 0, 0, 90, 90), box("over", 6, 0, 84, 60)}
	x, y, ok := anchor(list, 0)
	for _, d := range []float64{-2, 2} {
		if !ok || At(list, x+d, y+d, nil) != 0 || At(list, x+d, y-d, nil) != 0 {
			t.Errorf("anchor %v, %v (%v) is at an edge", x, y, ok)
		}
	}
	sliver := []Region{box("under", 0, 0, 90, 90), box("over", 6, 0, 84, 90)}
	if x, y, ok := anchor(sliver, 0); !ok || At(sliver, x, y, nil) != 0 {
		t.Errorf("anchor %v, %v (%v) of a sliver hits %d", x, y, ok, At(sliver, x, y, nil))
	}
}

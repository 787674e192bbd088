package ui

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

func TestFit(t *testing.T) {
	for _, c := range []struct {
		w, h, device     float64
		scale, offX, off float64
		atlas            int
	}{
		{1920, 1080, 1, 1, 0, 0, 1},
		{1280, 720, 1, 2.0 / 3, 0, 0, 1},
		{1280, 720, 2, 4.0 / 3, 0, 0, 2},
		{3840, 2160, 1, 2, 0, 0, 2},
		{844, 390, 3, 1170.0 / 1080, 226, 0, 2}, // a phone held sideways: bars at the sides
		{1280, 1024, 1, 2.0 / 3, 0, 152, 1},
	} {
		v := Fit(c.w, c.h, c.device)
		if math.Abs(v.Scale-c.scale) > 1e-9 || v.OffX != c.offX || v.OffY != c.off || v.AtlasScale() != c.atlas {
			t.Errorf("%v x %v at %v: scale %v offset %v, %v atlas %d; want %v, %v, %v, %d",
				c.w, c.h, c.device, v.Scale, v.OffX, v.OffY, v.AtlasScale(), c.scale, c.offX, c.off, c.atlas)
		}
	}
}

func TestAWindowWithoutAreaStillFits(t *testing.T) {
	if v := Fit(0, 0, 1); v.W < 1 || v.H < 1 || v.Scale <= 0 {
		t.Errorf("Fit(0, 0, 1) = %+v", v)
	}
}

func TestCanvasAndDeviceAreInverse(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		v := Fit(rapid.Float64Range(200, 4000).Draw(t, "w"), rapid.Float64Range(200, 4000).Draw(t, "h"), rapid.Float64Range(1, 3).Draw(t, "device"))
		x, y := rapid.Float64Range(0, CanvasW).Draw(t, "x"), rapid.Float64Range(0, CanvasH).Draw(t, "y")
		px, py := v.ToDevice(x, y)
		if bx, by := v.ToCanvas(px, py); math.Abs(bx-x) > 1e-6 || math.Abs(by-y) > 1e-6 {
			t.Fatalf("%v, %v came back as %v, %v", x, y, bx, by)
		}
		if px < -.5 || py < -.5 || px > float64(v.W)+.5 || py > float64(v.H)+.5 {
			t.Fatalf("%v, %v lies outside the window at %v, %v", x, y, px, py)
		}
		b := v.ToWindow(Rect{x, y, 10, 10})
		if math.Abs(b.X*v.Device-px) > 1e-6 || math.Abs(b.Y*v.Device-py) > 1e-6 {
			t.Fatalf("window %v is not device %v, %v", b, px, py)
		}
	})
}

package scenes_test

import (
	"fmt"
	"image"
	"math"

	"merlin/scenes/ui"
)

// How a ring round what the keyboard is at is looked at, in canvas units.
const (
	ringOut    = 4.5 // from the region's edge to the middle of the ring
	ringHalf   = 3   // of its width
	ringGround = 8   // from its middle to what lies beside it
	ringCorner = 16
	ringStep   = 6
)

// ringSeen returns an error where the ring of what the keyboard is at does not stand out from
// what lies round it by 3 to 1. A tip may cover some of it.
func (h *hand) ringSeen(img *image.RGBA) error {
	list, name := h.app.Regions(), h.app.Context().Focus()
	i := ui.Find(list, name)
	if i < 0 || !h.app.Context().Focused(name) || list[i].Typing {
		return nil
	}
	r := list[i].Bounds.Inset(-ringOut)
	points, seen := 0, 0
	look := func(x, y, dx, dy float64) {
		if !h.inside(img, x+ringGround*dx, y+ringGround*dy) {
			return
		}
		if points++; h.standsOut(img, x, y, dx, dy) {
			seen++
		}
	}
	for x := r.X + ringCorner; x < r.Right()-ringCorner; x += ringStep {
		look(x, r.Y, 0, -1)
		look(x, r.Bottom(), 0, 1)
	}
	for y := r.Y + ringCorner; y < r.Bottom()-ringCorner; y += ringStep {
		look(r.X, y, -1, 0)
		look(r.Right(), y, 1, 0)
	}
	if 4*seen < 3*points || points == 0 {
		return fmt.Errorf("the ring round %q stands out at %d of %d points", name, seen, points)
	}
	return nil
}

// at is the light of the pixel at a place of the canvas, from 0 to 1.
func (h *hand) at(img *image.RGBA, x, y float64) float64 {
	px, py := h.app.Context().Viewport().ToDevice(x, y)
	c := img.RGBAAt(int(px), int(py))
	light := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= .04045 {
			return s / 12.92
		}
		return math.Pow((s+.055)/1.055, 2.4)
	}
	return .2126*light(c.R) + .7152*light(c.G) + .0722*light(c.B)
}

func (h *hand) inside(img *image.RGBA, x, y float64) bool {
	px, py := h.app.Context().Viewport().ToDevice(x, y)
	return image.Pt(int(px), int(py)).In(img.Rect)
}

// standsOut looks at the ring across a point of its middle.
func (h *hand) standsOut(img *image.RGBA, x, y, dx, dy float64) bool {
	dark, bright := 1., 0.
	for d := -float64(ringHalf); d <= ringHalf; d += .5 {
		l := h.at(img, x+d*dx, y+d*dy)
		dark, bright = min(dark, l), max(bright, l)
	}
	ground := h.at(img, x+ringGround*dx, y+ringGround*dy)
	return ratio(dark, bright) >= 3 && max(ratio(ground, dark), ratio(ground, bright)) >= 3
}

// ratio is the contrast between two lights.
func ratio(a, b float64) float64 { return (max(a, b) + .05) / (min(a, b) + .05) }

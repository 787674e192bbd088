package ui

import "math"

// Viewport maps the canvas to the window. Window pixels are device
// independent (what a mouse reports and a page is laid out in); device pixels
// are what is drawn.
type Viewport struct {
	Scale  float64 // device pixels per canvas unit
	OffX   float64 // device x of the canvas's left edge
	OffY   float64 // device y of the canvas's upper edge
	W, H   int     // device pixels of the whole window
	Device float64 // device pixels per window pixel
	Shape  Shape   // of the window
	Unit   float64 // window pixels by unit of scenes with layouts for shapes
	Edges  Edges   // of the window, off which these keep
	Grown  bool    // fingers point: small targets of the canvas grow
}

// Fit centres the canvas in a window of w by h window pixels, as large as it
// goes, with whole device pixels for the offset.
func Fit(w, h, device float64) Viewport {
	dw, dh := math.Max(1, math.Ceil(w*device)), math.Max(1, math.Ceil(h*device))
	s := math.Min(dw/CanvasW, dh/CanvasH)
	return Viewport{
		Scale: s, Device: device, W: int(dw), H: int(dh), Unit: unit,
		OffX: math.Round((dw - CanvasW*s) / 2), OffY: math.Round((dh - CanvasH*s) / 2),
	}
}

// Zoomed is the viewport of the same window with its picture enlarged f times
// and then moved by device pixels.
func (v Viewport) Zoomed(f, dx, dy float64) Viewport {
	if f == 1 {
		return v
	}
	v.OffX, v.OffY = math.Round(v.OffX*f+dx), math.Round(v.OffY*f+dy)
	v.Scale *= f
	return v
}

// fromWhole turns canvas units of another viewport of the same window into those of v.
func (v Viewport) fromWhole(whole Viewport, r Rect) Rect {
	px, py := whole.ToDevice(r.X, r.Y)
	x, y := v.ToCanvas(px, py)
	k := whole.Scale / v.Scale
	return Rect{x, y, r.W * k, r.H * k}
}

// legible is what a text of this size is to be multiplied by so that it is as
// large as when the window shows the whole, and no smaller than can be read.
func (v Viewport) legible(whole Viewport, size float64) float64 {
	const least = 11.2 // window pixels
	return max(whole.Scale, least*v.Device/size) / v.Scale
}

// ToCanvas turns device pixels into canvas units.
func (v Viewport) ToCanvas(px, py float64) (x, y float64) {
	return (px - v.OffX) / v.Scale, (py - v.OffY) / v.Scale
}

// ToDevice turns canvas units into device pixels.
func (v Viewport) ToDevice(x, y float64) (px, py float64) {
	return x*v.Scale + v.OffX, y*v.Scale + v.OffY
}

// ToWindow turns a canvas rectangle into window pixels.
func (v Viewport) ToWindow(r Rect) Rect {
	x, y := v.ToDevice(r.X, r.Y)
	k := v.Scale / v.Device
	return Rect{x / v.Device, y / v.Device, r.W * k, r.H * k}
}

// Visible is the canvas rectangle that fills the whole window, bars included.
func (v Viewport) Visible() Rect {
	x, y := v.ToCanvas(0, 0)
	return Rect{x, y, float64(v.W) / v.Scale, float64(v.H) / v.Scale}
}

// Snap rounds a canvas length or position to whole device pixels.
func (v Viewport) Snap(a float64) float64 { return math.Round(a*v.Scale) / v.Scale }

// AtlasScale is the atlas to load: 1 up to a unit per device pixel, else 2.
func (v Viewport) AtlasScale() int {
	if v.Scale > 1.05 || v.Shape != Wide && v.Unit*v.Device > 1.05 {
		return 2
	}
	return 1
}

package ui

// Shape is how a window is laid out.
type Shape uint8

// Where the canvas fits in with texts that can be read, all is laid out on it; other windows
// have a layout of their own, in a unit that keeps texts and targets large enough.
const (
	Wide     Shape = iota // the canvas
	Tablet                // like it, but nearer to a square
	Lying                 // a phone held sideways
	Standing              // a phone held upright
)

const (
	leastText  = 11.0 // window pixels of the smallest text
	tabletSide = 600  // window pixels: no phone's shorter side is as long
	wideSlack  = .01  // of a unit
	fingerUnit = 1.15 // window pixels of a canvas unit with which a finger hits its smallest targets
)

// unit is how many window pixels a unit of a scene with its own layout is at least.
const unit = leastText / Least

// ShapeOf is the shape of a window of w by h window pixels.
func ShapeOf(w, h float64) Shape {
	switch fit := min(w/CanvasW, h/CanvasH); {
	case fit >= unit*(1-wideSlack):
		return Wide
	case h > w:
		return Standing
	case h >= tabletSide:
		return Tablet
	}
	return Lying
}

// Shaped is the viewport of a window: the canvas is centred in it as [Fit] does, and scenes
// that have layouts for shapes get the shape of the window. All is shown scale times as large
// as it need be; what then finds no room is laid out as in a smaller window.
func Shaped(w, h, device, scale float64) Viewport {
	v := Fit(w, h, device)
	if scale > 1 {
		v.Unit = scale * max(unit, min(w/CanvasW, h/CanvasH))
	}
	v.Shape = ShapeOf(w*unit/v.Unit, h*unit/v.Unit)
	return v
}

// ForFingers is the viewport of the same window where fingers point: a canvas whose targets
// they would miss is laid out as on a tablet, no smaller than it was. What is shown whole even
// so has its targets grown.
func (v Viewport) ForFingers() Viewport {
	if fit := v.Scale / v.Device; v.Shape == Wide && fit < fingerUnit {
		v.Shape, v.Unit, v.Grown = Tablet, max(unit, fit), true
	}
	return v
}

// Edges are how wide the parts of a window are, in window pixels, where a phone has a notch
// or its own bar: nothing lies there that is read or touched.
type Edges struct{ Left, Top, Right, Bottom float64 }

// Shaper is a scene that has a layout for each shape. Where the shape is not Wide its units
// are those of [Context.Room], in which [Least] can be read and [Target] be touched.
type Shaper interface{ Shapes() bool }

// Target is the least side of what can be touched, in the units of [Context.Room]: 40 pixels of
// the window.
const Target = 40 / unit

// lookedAt is the viewport in which a scene is laid out.
func (v Viewport) lookedAt(s Scene) Viewport {
	if shaper, ok := s.(Shaper); ok && v.Shape != Wide && shaper.Shapes() || len(v.pieces(s)) > 0 {
		return v.inUnits()
	}
	return v
}

// inUnits is the viewport of scenes with layouts for shapes.
func (v Viewport) inUnits() Viewport {
	v.Scale, v.OffX, v.OffY = v.Unit*v.Device, 0, 0
	return v
}

// Shape is the shape of the window.
func (c *Context) Shape() Shape { return c.app.window.Shape }

// Grown reports whether what is laid out on the canvas can be read in the window, and be touched
// because its targets have grown.
func (c *Context) Grown() bool { return c.app.window.Grown }

// Room is all that the window has for a scene with layouts for shapes, in its units, off the
// edges where a notch may be.
func (c *Context) Room() Rect {
	v := c.app.window.inUnits()
	all, e, k := v.Visible(), v.Edges, 1/v.Unit
	return Rect{all.X + e.Left*k, all.Y + e.Top*k, all.W - (e.Left+e.Right)*k, all.H - (e.Top+e.Bottom)*k}
}

package ui

import (
	"math"
	"testing"
)

// A window has the canvas where that can be read there, and a layout of its own elsewhere.
func TestShapes(t *testing.T) {
	for _, c := range []struct {
		w, h, scale float64
		want        Shape
	}{
		{1280, 720, 1, Wide},
		{1920, 1080, 1, Wide},
		{3840, 2160, 1, Wide},
		{2560, 1080, 1, Wide},
		{1024, 768, 1, Tablet},
		{1180, 820, 1, Tablet},
		{844, 390, 1, Lying},
		{932, 430, 1, Lying},
		{390, 844, 1, Standing},
		{768, 1024, 1, Standing},
		{640, 360, 1, Lying},
		{1280, 720, 1.25, Lying},
		{1920, 1080, 1.25, Lying},
		{1920, 1440, 1.25, Tablet},
		{844, 390, 2, Lying},
	} {
		v := Shaped(c.w, c.h, 2, c.scale)
		if v.Shape != c.want {
			t.Errorf("%v by %v, %v times as large, has shape %d, want %d", c.w, c.h, c.scale, v.Shape, c.want)
		}
		if small := v.inUnits().Scale / v.Device * Least; small < leastText*c.scale-1e-9 {
			t.Errorf("%v by %v, %v times as large: the smallest text has %v pixels", c.w, c.h, c.scale, small)
		}
		if v.Shape == Wide && v != Fit(c.w, c.h, 2) {
			t.Errorf("%v by %v is no canvas as before", c.w, c.h)
		}
	}
}

// A finger needs a tablet's layout where a mouse has the canvas, but for windows so large that
// it hits all there; phones and smaller tablets stay what they are.
func TestShapesForFingers(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		want  Shape
		grown bool
	}{
		{1366, 1024, Tablet, true},
		{1280, 800, Tablet, true},
		{1920, 1080, Tablet, true},
		{2560, 1440, Wide, false},
		{1180, 820, Tablet, false},
		{1024, 1366, Standing, false},
		{390, 844, Standing, false},
	} {
		was := Shaped(c.w, c.h, 2, 1)
		v := was.ForFingers()
		if v.Shape != c.want || v.Grown != c.grown {
			t.Errorf("%v by %v has shape %d, grown %v", c.w, c.h, v.Shape, v.Grown)
		}
		if room := v.inUnits().Visible(); v.Grown && (room.W < CanvasW-1 || room.H < CanvasH-1) {
			t.Errorf("%v by %v has less room than the canvas: %v", c.w, c.h, room)
		}
		if !v.Grown && v != was {
			t.Errorf("%v by %v is another", c.w, c.h)
		}
	}
}

// Where the whole finds no room all is larger than in a window where it does.
func TestScaleEnlarges(t *testing.T) {
	for _, w := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, {390, 844}} {
		was := max(Fit(w[0], w[1], 1).Scale, unit)
		for _, scale := range []float64{1.25, 1.5, 2} {
			if got := Shaped(w[0], w[1], 1, scale).inUnits().Scale; got < was*scale-1e-9 {
				t.Errorf("%v, %v times: a unit is %v pixels, was %v", w, scale, got, was)
			}
		}
	}
}

// cutUp is a scene in pieces.
type cutUp struct {
	fixed
	pieces []Piece
}

func (c cutUp) Pieces(Shape) []Piece { return c.pieces }

// The room keeps off the edges of a phone.
func TestRoomKeepsOffEdges(t *testing.T) {
	a := newApp(t, fixed{})
	v := Shaped(390, 844, 3, 1)
	v.Edges = Edges{Top: 47, Bottom: 34}
	a.Resize(v)
	if got, want := a.ctx.Room(), (Rect{0, 70.5, 585, 1144.5}); got != want {
		t.Errorf("the room is %v, want %v", got, want)
	}
}

// Pieces lie side by side where there is room, else below each other; what can be pressed is
// large enough for a finger, and Tab leads to what is scrolled away.
func TestPieces(t *testing.T) {
	pressed := ""
	button := func(name string, r Rect) Region {
		return Region{Name: name, Label: name, Bounds: r, Enabled: true, Press: func() { pressed = name }}
	}
	a := newApp(t, cutUp{fixed{button("a", Rect{100, 100, 200, 40}), button("b", Rect{1000, 300, 30, 30})}, []Piece{{Rect: Rect{0, 0, 500, 1200}, Zoom: 1}, {Rect: Rect{900, 0, 500, 1200}, Zoom: 1}}})
	a.Resize(Shaped(390, 844, 3, 1))
	step := func(in Input) {
		t.Helper()
		if err := a.Update(&in); err != nil {
			t.Fatal(err)
		}
	}
	step(Input{X: -1, Y: -1})
	at := func(name string) Rect {
		t.Helper()
		i := Find(a.list, name)
		if i < 0 {
			t.Fatalf("%s is not there", name)
		}
		return a.list[i].Bounds
	}
	if r := at("a"); r.H != Target || r.W != 200 {
		t.Errorf("a lies at %v", r)
	}
	if r := at("b"); r.Y < 1200 || r.W != Target {
		t.Errorf("b lies at %v", r)
	}
	a.focusOn(Find(a.list, "b"))
	step(Input{X: -1, Y: -1})
	x, y := at("b").Center()
	if room := a.ctx.Room(); !room.Contains(x, y) {
		t.Fatalf("b is out of sight at %v", at("b"))
	}
	step(Input{X: x, Y: y, Touch: true, Down: true, JustDown: true})
	step(Input{X: x, Y: y, Touch: true, JustUp: true})
	if pressed != "b" {
		t.Errorf("pressed is %q", pressed)
	}
}

// Pieces of a grid lie in rows of one length that begin below each other, the last one shorter;
// what is at the foot stays in sight while the others are scrolled, and is pressed there.
func TestPiecesOfAGridAndFoot(t *testing.T) {
	var pieces []Piece
	for i := range 5 {
		pieces = append(pieces, Piece{Rect: Rect{0, 500 * float64(i), 260, 400}, Zoom: 1, Grid: 1})
	}
	c := cut{at: 1e6}
	room := Rect{0, 0, 1100, 800}
	c.lay(append(pieces, Piece{Rect: Rect{900, 0, 300, 80}, Zoom: 1, Foot: true}), room)
	want := [][2]int{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}} // four would fit, three and two are even
	for i, w := range want {
		first, p := c.panes[0].Dst, c.panes[i].Dst
		if x, y := first.X+float64(w[0])*(260+cutGap), first.Y+float64(w[1])*(400+cutGap); math.Abs(p.X-x) > .01 || math.Abs(p.Y-y) > .01 {
			t.Errorf("piece %d lies at %v, want column and row %v after %v", i, p, w, first)
		}
		if seen := c.panes[i].Within; seen.Bottom() > c.view.Bottom()+.01 {
			t.Errorf("piece %d is seen to %v, under the foot", i, seen.Bottom())
		}
	}
	foot := c.panes[5]
	if foot.Within != foot.Dst || foot.Dst.Bottom() > room.Bottom() || foot.Dst.Y < c.view.Bottom() {
		t.Errorf("the foot lies at %v, seen %v, below %v", foot.Dst, foot.Within, c.view)
	}
	if last := c.panes[4].Dst; math.Abs(last.Bottom()+cutGap/2-c.view.Bottom()) > cutGap {
		t.Errorf("scrolled to the end the last lies at %v of %v", last, c.view)
	}
}

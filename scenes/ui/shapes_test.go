package ui

import (
	"math"
	"testing"
)

// filled is the area of the opaque triangles of the mesh, in square units.
func filled(p *Painter) (sum float64) {
	m := &p.sh.mesh
	for i := 0; i+2 < len(m.idx); i += 3 {
		a, b, c := m.verts[m.idx[i]], m.verts[m.idx[i+1]], m.verts[m.idx[i+2]]
		if a.ColorA == 1 && b.ColorA == 1 && c.ColorA == 1 {
			sum += math.Abs(float64((b.DstX-a.DstX)*(c.DstY-a.DstY)-(c.DstX-a.DstX)*(b.DstY-a.DstY))) / 2
		}
	}
	return sum
}

// mesh builds a polygon's triangles without an image.
func mesh4(xy ...float64) *Painter {
	p, _ := measuring(1)
	p.setPoints(xy)
	p.sh.mesh.reset()
	p.ring(Solid(White))
	p.sh.mesh.triangulate()
	return p
}

func TestPolygonsAreFilled(t *testing.T) {
	for name, c := range map[string]struct {
		xy   []float64
		want float64
	}{
		"square":            {[]float64{0, 0, 100, 0, 100, 100, 0, 100}, 99 * 99},
		"the other way":     {[]float64{0, 0, 0, 100, 100, 100, 100, 0}, 99 * 99},
		"L":                 {[]float64{0, 0, 100, 0, 100, 50, 50, 50, 50, 100, 0, 100}, 7500 - 200 + 1},
		"arrow, two hollow": {[]float64{0, 40, 60, 40, 60, 0, 120, 50, 60, 100, 60, 60, 0, 60}, 4035},
	} {
		if got := filled(mesh4(c.xy...)); math.Abs(got-c.want) > .01*c.want {
			t.Errorf("%s: %.0f square units are filled, want about %.0f", name, got, c.want)
		}
	}
}

func TestAWedgeIsFilled(t *testing.T) {
	p, _ := measuring(1)
	p.wedgeOutline(500, 500, 100, 200, 0, math.Pi/2)
	p.sh.mesh.reset()
	p.ring(Solid(White))
	p.sh.mesh.triangulate()
	want := math.Pi/4*(200*200-100*100) - 250
	if got := filled(p); math.Abs(got-want) > .01*want {
		t.Errorf("%.0f square units are filled, want about %.0f", got, want)
	}
}

func TestGradientsHaveTheirColoursAtTheStops(t *testing.T) {
	g := Linear(0, 0, 0, 100, Stop{0, Hex(0x000000)}, Stop{.25, Hex(0x640000)}, Stop{1, Hex(0x0000C8)})
	for y, want := range map[float64]Color{-5: Hex(0), 25: Hex(0x640000), 62.5: Hex(0x320064), 200: Hex(0x0000C8)} {
		if got := g.at(3, y); got != want {
			t.Errorf("at %v: %v, want %v", y, got, want)
		}
	}
}

package paint

import (
	"fmt"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// moved is a thing of each kind on a way with a bend.
func moved(m Motion) *Flight {
	f := &Flight{Sprite: "apple", Path: [][2]float64{{400, 500}, {520, 380}, {900, 300}}, Size: 46, Grow: 15, End: 1, Moves: m}
	if m == Tumbles {
		f.Faces = []string{"a", "b", "c", "d"}
	}
	if m == Turns {
		f.Back = "card-back"
	}
	return f
}

// Whatever moves begins where its way begins and ends at rest where it ends, and is
// nowhere torn off.
func TestMotionsLeadFromStartToEnd(t *testing.T) {
	const n = 4000
	for m := Slides; m <= Glows; m++ {
		for _, path := range [][][2]float64{{{400, 500}, {520, 380}, {900, 300}}, {{900, 300}, {400, 320}}, {{400, 500}, {400, 500}}} {
			f := moved(m)
			f.Path = path
			first, last := poses[m](f, 0), poses[m](f, 1)
			if first.x != path[0][0] || first.y != path[0][1] || math.Abs(first.up) > 1e-9 {
				t.Errorf("%d: it begins at %+v", m, first)
			}
			end := path[len(path)-1]
			at := pose{x: end[0], y: end[1], wide: 1, high: 1}
			if d := apart(last, at); d > 1e-9 || last.back {
				t.Errorf("%d: it ends at %+v, %v from rest", m, last, d)
			}
			for i := range n {
				a, b := poses[m](f, float64(i)/n), poses[m](f, float64(i+1)/n)
				if d := apart(a, b); d > 6 {
					t.Fatalf("%d: at %d of %d it leaps by %.1f", m, i, n, d)
				}
			}
		}
	}
}

// apart is by how much two poses differ, in canvas units of a thing of 46; a whole turn is none.
func apart(a, b pose) float64 {
	turned := math.Abs(math.Remainder(a.angle-b.angle, 2*math.Pi))
	return max(math.Hypot(a.x-b.x, a.y-a.up-b.y+b.up), 46*math.Abs(a.wide-b.wide), 46*math.Abs(a.high-b.high), 23*turned, 15*math.Abs(a.grown-b.grown))
}

// The curves lead where they say, and stay there.
func TestCurves(t *testing.T) {
	for name, c := range map[string]struct {
		curve func(float64) float64
		to    float64
	}{
		"Ease": {ui.Ease, 1}, "Land": {ui.Land, 1}, "Fall": {ui.Fall, 1}, "Slow": {ui.Slow, 1}, "Arch": {ui.Arch, 0}, "Bounce": {ui.Bounce, 0},
	} {
		for at, want := range map[float64]float64{-1: 0, 0: 0, 1: c.to, 2: c.to} {
			if got := c.curve(at); math.Abs(got-want) > 1e-9 {
				t.Errorf("%s is %v at %v, want %v", name, got, at, want)
			}
		}
		for i := range 1000 {
			if a, b := c.curve(float64(i)/1000), c.curve(float64(i+1)/1000); math.Abs(a-b) > .02 {
				t.Errorf("%s leaps from %v to %v at %d of 1000", name, a, b, i)
			}
		}
	}
}

// A die shows its last face only when it hardly moves, a card its face only when it is turned.
func TestFacesComeLast(t *testing.T) {
	die, card := moved(Tumbles), moved(Turns)
	if die.face(0) == "d" || die.face(.3) == "d" || die.face(1) != "d" {
		t.Errorf("the die shows %s, %s, %s", die.face(0), die.face(.3), die.face(1))
	}
	for i := range 101 {
		part := float64(i) / 100
		if at := turns(card, part); at.back != (part < .5) {
			t.Errorf("at %v the back is seen: %v", part, at.back)
		}
	}
	list := Moving([]Flight{{Path: card.Path, End: .5}, {Banner: "said", Path: card.Path, End: 1}, {Moves: Runs, Path: card.Path, End: 1}}, Storms)
	if got := fmt.Sprint(list[0].Moves, list[0].End, list[1].Moves, list[2].Moves); got != fmt.Sprint(Storms, .75, Slides, Runs) {
		t.Errorf("moving are %s", got)
	}
}

// Drawing what moves makes no garbage of its own, whatever its kind: what is left is what
// Ebitengine needs for each shape, of which dust has four.
func TestMotionsHardlyAllocate(t *testing.T) {
	p := ui.NewPainter(ebiten.NewImage(400, 300), ui.Fit(400, 300, 1), nil)
	for m := Slides; m <= Glows; m++ {
		f := moved(m)
		f.Outline = []float64{100, 100, 200, 100, 150, 200}
		f.Draw(p, .6)
		if got := testing.AllocsPerRun(20, func() { f.Draw(p, .6) }); got > 20 {
			t.Errorf("kind %d: %.0f allocations in a frame", m, got)
		} else {
			t.Logf("kind %d: %.0f allocations", m, got)
		}
	}
}

package roundtable

import (
	"math"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/ui"
)

// Whoever stands elsewhere after a ride goes there from where he stood: the rider, and those
// who make room for him or close up. The others stay.
func TestKnightsGoToWhereTheyStand(t *testing.T) {
	const at = 27 // Gawain leaves three at the Round Table and comes to two at Excalibur's
	before, after := sitAt(t, at), sitAt(t, at+1)
	var moved []game.Event
	for _, e := range recordedMatch(t, "roundtable-5", at+1).Moves()[at].Events {
		if e.Kind == roundtable.EventMoved {
			moved = append(moved, e)
		}
	}
	f := before.scene.Model()
	ways := map[string][][2]float64{}
	for _, fl := range draw.Flights(f, f.View, moved) {
		if fl.Name != "" {
			ways[fl.Name] = fl.Path
		}
	}
	gone := 0
	for _, r := range before.app.Top().Regions() {
		if !strings.HasPrefix(r.Name, "rider-") {
			continue
		}
		from, to := r.Bounds, after.region(r.Name).Bounds
		way, goes := ways[r.Name]
		if goes != (from != to) {
			t.Errorf("%s stands at %v, then at %v, and goes %v", r.Name, from, to, way)
		}
		if goes {
			gone++
			isMiddle(t, r.Name, from, way[0])
			isMiddle(t, r.Name, to, way[len(way)-1])
		}
	}
	if gone != 5 {
		t.Errorf("%d Knights go", gone)
	}
}

func isMiddle(t *testing.T, name string, r ui.Rect, at [2]float64) {
	t.Helper()
	if x, y := r.Center(); math.Hypot(x-at[0], y-at[1]) > .01 {
		t.Errorf("%s: the way has an end at %v, the figure stands at %v, %v", name, at, x, y)
	}
}

// While a figure goes over the table its place does without it, and has it again afterwards,
// also where the motion is cut short; without motion nothing goes.
func TestFiguresThatGoAreDrawnOnce(t *testing.T) {
	for _, tempo := range []float64{0, 1} {
		s := sit(t, recordedMatch(t, "roundtable-5", 27), tempo)
		if s.app.Top() != ui.Scene(s.scene) {
			s.press("ready")
		}
		s.region("place-excalibur").Press()
		seen := false
		for range 90 {
			s.tick(1)
			for _, fl := range s.scene.Motion().Flights() {
				if fl.Name != "" {
					seen = true
					if !s.scene.Model().Aloft(fl.Name) {
						t.Fatalf("%s goes and stands", fl.Name)
					}
				}
			}
			if seen {
				break
			}
		}
		if seen != (tempo > 0) {
			t.Errorf("tempo %v: figures go: %v", tempo, seen)
		}
		if seen {
			s.region("hurry").Press()
		}
		for _, fl := range s.scene.Model().Moved {
			t.Errorf("tempo %v: %s still moves", tempo, fl.Name)
		}
	}
}

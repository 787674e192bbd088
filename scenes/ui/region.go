package ui

import (
	"fmt"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// TouchReach is how far from a finger, in canvas units, a region still counts
// as touched when nothing lies under the finger itself.
const TouchReach = 28.0

// Region is one thing on the screen that can be pointed at. Later regions of
// a list lie over earlier ones.
type Region struct {
	Name  string // stable, unique in its list, not localised; tells nothing hidden
	Label string // localised; what a screen reader says

	Called string // localised; what a refusal calls it, "" where it goes without saying

	Bounds  Rect
	Hit     func(x, y float64) bool // which points of Bounds; nil: all
	Outline []float64               // corners x, y, x, y, ... of what is ringed; nil: a disc if it has a Hit, else Bounds
	Enabled bool
	Glow    bool     // a legal choice that is asked for
	Why     Sentence // localised reason when not enabled; shown when pressed
	Tip     Sentence // localised explanation, shown on hover, focus or long press
	Apart   Rect     // what its tip does not cover either; without height that is the region alone
	Group   Rect     // over which its tip lies, above it; without height it lies where it hides least
	Beside  Rect     // where the screen says the same by itself: while all of that is in sight, the tip comes by a long press only

	Weight  Weight // what a press costs
	Press   func()
	Own     any    // what the scene keeps with it
	Through func() // ends what moves under the region, which lies over all else meanwhile; see App.through
	Hover   func(on bool)
	Drag    func(x, y float64) // pointer held down and moved; also called when it goes down
	Release func(x, y float64) // pointer let go after it went down here
	Wheel   func(dy float64)   // mouse wheel over the region, in notches, downwards positive
	Adjust  func(step int)     // Left (-1) and Right (+1) while focused, instead of walking

	Key    ebiten.Key // shortcut; HasKey must be set, since the zero Key is a letter
	HasKey bool
	State  func() State    // what it is beside something that is pressed; nil: it is pressed
	Set    func(v float64) // slides to a value from 0 to 1
	Write  func(string)    // writes into a field
	Letter rune            // another shortcut, as it is typed; 0 is none
	Typing bool            // focus sends characters and editing keys to the scene, shortcuts rest
	Submit func()          // what Enter does while it is typed in
	Scroll bool            // not in the keyboard walk: it only takes the wheel or a drag
}

// Contains reports whether the point hits the region.
func (r *Region) Contains(x, y float64) bool {
	return r.Bounds.Contains(x, y) && (r.Hit == nil || r.Hit(x, y))
}

// refusal says what is refused, and why.
func (r *Region) refusal() string {
	if r.Called == "" {
		return r.Why()
	}
	return "<b>" + Literal(r.Called) + "</b> – " + r.Why()
}

// walks reports whether the keyboard stops at the region.
func (r *Region) walks() bool { return !r.Scroll && (r.Press != nil || r.Adjust != nil || r.Typing) }

// asked reports whether it is a choice that may be taken.
func (r *Region) asked() bool { return r.Glow && r.Enabled }

// distance is how far the point is from the region, up to TouchReach; beyond, +Inf.
func (r *Region) distance(x, y float64) float64 {
	if r.Hit == nil {
		return within(r.Bounds.Distance(x, y))
	}
	if within(r.Bounds.Distance(x, y)) > TouchReach {
		return math.Inf(1)
	}
	for d := 0.0; d <= TouchReach; d += 4 {
		for a := 0.0; a < 2*math.Pi; a += math.Pi / 8 {
			if r.Contains(x+d*math.Cos(a), y+d*math.Sin(a)) {
				return d
			}
		}
	}
	return math.Inf(1)
}

func within(d float64) float64 {
	if d > TouchReach {
		return math.Inf(1)
	}
	return d
}

// At returns the index of the topmost region under the point, or -1.
// accept may be nil.
func At(list []Region, x, y float64, accept func(*Region) bool) int {
	for i := len(list) - 1; i >= 0; i-- {
		if (accept == nil || accept(&list[i])) && list[i].Contains(x, y) {
			return i
		}
	}
	return -1
}

// Touched returns the index of the region a finger means: what lies under it
// when that can be pressed, else the nearest that can within TouchReach, else
// whatever lies under it; -1 for none.
func Touched(list []Region, x, y float64) int {
	under := At(list, x, y, nil)
	if under >= 0 && (list[under].Enabled || list[under].Scroll) {
		return under
	}
	best, reach := under, math.Inf(1)
	for i := range list {
		if d := list[i].distance(x, y); list[i].Enabled && !list[i].Scroll && d < reach {
			best, reach = i, d
		}
	}
	return best
}

// Find returns the index of the region with that name, or -1.
func Find(list []Region, name string) int {
	for i := range list {
		if list[i].Name == name {
			return i
		}
	}
	return -1
}

// CheckRegions reports the first fault of a list: a region without a name, a
// name used twice, a missing label or an empty area. Tests of scenes call it.
func CheckRegions(list []Region) error {
	seen := map[string]bool{}
	for _, r := range list {
		switch {
		case r.Name == "":
			return fmt.Errorf("region %q at %v has no name", r.Label, r.Bounds)
		case seen[r.Name]:
			return fmt.Errorf("region name %q is used twice", r.Name)
		case r.Label == "" && !r.Scroll:
			return fmt.Errorf("region %q has no label", r.Name)
		case r.Bounds.W <= 0 || r.Bounds.H <= 0:
			return fmt.Errorf("region %q has the empty area %v", r.Name, r.Bounds)
		}
		seen[r.Name] = true
	}
	return nil
}

// anchor is a point that presses region i and nothing lying over it, if possible
// with as much room round it as a pixel needs; ok is false when the region is
// wholly covered.
func anchor(list []Region, i int) (x, y float64, ok bool) {
	t := target{&list[i], above(list, i)}
	cx, cy := t.Bounds.Center()
	for _, room := range [...]float64{edgeRoom, 0} {
		if t.roomy(cx, cy, room) {
			return cx, cy, true
		}
		if x, y, ok = t.gridPoint(room); ok {
			return x, y, true
		}
	}
	return cx, cy, false
}

// edgeRoom is the room round a point that a pixel needs.
const edgeRoom = 2.0

// target is a region with those that may lie over a part of it.
type target struct {
	*Region
	over []*Region
}

// above are the regions that may lie over region i, or so near to it that room is short: of all
// the others nothing need be asked, however many points are tried.
func above(list []Region, i int) (over []*Region) {
	b := list[i].Bounds.Inset(-2 * edgeRoom)
	for k := i + 1; k < len(list); k++ {
		if list[k].Bounds.Overlaps(b) {
			over = append(over, &list[k])
		}
	}
	return over
}

// gridPoint is the first point of a grid over the region with the room round it.
func (t *target) gridPoint(room float64) (x, y float64, ok bool) {
	const n = 9
	b := t.Bounds
	for k := range n * n {
		x = b.X + b.W*(float64(k%n)+.5)/n
		y = b.Y + b.H*(float64(k/n)+.5)/n
		if t.roomy(x, y, room) {
			return x, y, true
		}
	}
	return 0, 0, false
}

// roomy reports whether the point and those so far from it press the region.
func (t *target) roomy(x, y, room float64) bool {
	for _, d := range [...][2]float64{{0, 0}, {-room, -room}, {room, -room}, {-room, room}, {room, room}} {
		if !t.pressed(x+d[0], y+d[1]) {
			return false
		}
	}
	return true
}

// pressed reports whether the point presses the region, as [At] says.
func (t *target) pressed(x, y float64) bool {
	return t.Contains(x, y) && !slices.ContainsFunc(t.over, func(r *Region) bool { return r.Contains(x, y) })
}

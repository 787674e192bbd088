package paint

import (
	"math"

	"merlin/scenes/ui"
)

// Motion is the kind of way on which a thing moves.
type Motion uint8

const (
	Slides  Motion = iota // gently from one end to the other
	Hops                  // a figure: lifted, set down with weight at each point of its path
	Arcs                  // an item: thrown in an arch, it settles where it comes down
	Tumbles               // a die: thrown on a curve, it rolls over its faces and bounces
	Turns                 // a card: lifted, turned from its Back to its face, laid down
	Runs                  // points: along the points of its path, leaving a trail
	Strokes               // a building: set down small, raised in three strokes
	Gleams                // a treasure: it arcs, and light runs over it when it has settled
	Storms                // an attacker: he charges, strikes the end of his way and recoils
	Falls                 // one thrown back: he rears up, turns over and falls
	Topples               // one driven off for good: he rises over the wall, tips, tumbles down and is gone
	Glows                 // a place: Outline lights up and darkens
)

// pose is how a thing is held at a moment of its way.
type pose struct {
	x, y       float64 // where it is over the table
	up         float64 // how high above that
	wide, high float64 // times its size, with its foot staying
	angle      float64 // clockwise, in radians
	grown      float64 // 0 to 1: how much of Grow
	back       bool    // its back is seen
}

// poses are the kinds by which a thing is drawn in a pose.
var poses = [...]func(*Flight, float64) pose{
	Slides: slides, Hops: hops, Arcs: arcs, Tumbles: tumbles, Turns: turns,
	Runs: runs, Strokes: strokes, Gleams: gleams, Storms: storms, Falls: falls, Topples: topples, Glows: slides,
}

// at is the pose at rest at a part of the path.
func (f *Flight) at(t float64) pose {
	x, y := along(f.Path, t)
	return pose{x: x, y: y, wide: 1, high: 1}
}

// span is the straight way from the start to the end.
func (f *Flight) span() (dx, dy, far float64) {
	a, b := f.Path[0], f.Path[len(f.Path)-1]
	return b[0] - a[0], b[1] - a[1], math.Hypot(b[0]-a[0], b[1]-a[1])
}

// leans is the side to which a thing leans that goes along a way: -1, 0 or 1.
func leans(dx float64) float64 { return min(1, max(-1, dx/40)) }

func slides(f *Flight, t float64) pose {
	p := f.at(ui.Ease(t))
	p.grown = math.Sin(math.Pi * t)
	if len(f.Path) > 1 { // light that shines in a place casts no shadow
		p.up = 6 * p.grown
	}
	return p
}

// crush flattens a thing for a moment about t = when: it has weight.
func (p *pose) crush(t, when, before, after, much float64) {
	k := much * ui.Ease(ui.Part(t, when-before, when)) * (1 - ui.Ease(ui.Part(t, when, when+after)))
	p.wide, p.high = p.wide+k*.7, p.high-k
}

// A figure gathers itself before its first leap and settles after its last: so long, in leaps.
const (
	hopGathers = .5
	hopSettles = .9
)

// hopped is how many leaps lie behind a figure at the part t of its way, less than none while it
// gathers itself, more than all while it settles; and how many there are.
func (f *Flight) hopped(t float64) (at, n float64) {
	n = math.Max(1, float64(len(f.Path)-1))
	return min(t, 1)*(n+hopGathers+hopSettles) - hopGathers, n
}

// hops gathers itself, leaps and lands once for each part of the path, and settles.
func hops(f *Flight, t float64) pose {
	at, n := f.hopped(t)
	leg := min(max(0, math.Floor(at)), n-1)
	part := at - leg
	air := ui.Part(part, .12, .86)
	p := f.at((leg + ui.Ease(air)) / n)
	p.up = f.Grow * 1.9 * ui.Arch(air)
	from, _ := along(f.Path, leg/n)
	to, _ := along(f.Path, (leg+1)/n)
	p.angle = .13 * leans(to-from) * math.Sin(2*math.Pi*air)
	stretch := .12 * math.Sin(math.Pi*air)
	p.wide, p.high = 1-stretch*.6, 1+stretch
	if leg == 0 {
		p.crush(part, .08, hopGathers, .1, .26)
	} else {
		p.crush(part, .1, .1, .06, .16)
	}
	if leg < n-1 {
		p.crush(part, .9, .06, .1, .22)
		return p
	}
	p.crush(part, .92, .08, .3, .24)
	p.up += min(7, f.Grow*.4) * ui.Arch(ui.Part(part, 1.05, 1.5))
	p.crush(part, 1.5, .06, .3, .1)
	return p
}

// arch is how high a thing is thrown on a way of a length.
func arch(far float64) float64 { return min(80, max(14, far*.16)) }

func arcs(f *Flight, t float64) pose {
	const down = .76
	dx, _, far := f.span()
	air := ui.Part(t, 0, down)
	p := f.at(ui.Ease(air))
	high := arch(far)
	p.up = high*ui.Arch(air) + min(9, high*.16)*ui.Arch(ui.Part(t, down, .96))
	p.grown = math.Sin(math.Pi * air)
	p.angle = .22 * leans(dx) * math.Sin(math.Pi*air) * (1 - air)
	p.crush(t, down, .06, .12, .14)
	return p
}

func gleams(f *Flight, t float64) pose { return arcs(f, ui.Part(t, 0, .62)) }

// tumbles comes to rest slowly, while it bounces and turns ever less.
func tumbles(f *Flight, t float64) pose {
	u := ui.Slow(ui.Part(t, 0, .92))
	p := f.at(u)
	p.up = f.Grow * 2.2 * ui.Bounce(ui.Part(t, 0, .92))
	p.grown = (1 - u) * .4
	p.angle = -(1 - u) * 7
	p.high = 1 - .3*(1-u)*math.Abs(math.Cos(math.Pi*u*float64(f.rolls()))) // flat between two faces
	return p
}

// rolls is how many faces a tumbling thing shows before its last.
func (f *Flight) rolls() int {
	if len(f.Faces) <= 2 {
		return 2
	}
	return 9
}

// turns lifts a card, tilts it, turns it about its upright middle if it has a back, and lays it down.
func turns(f *Flight, t float64) pose {
	dx, _, far := f.span()
	p := f.at(ui.Ease(t))
	p.grown = math.Sin(math.Pi * t)
	p.up = min(26, 6+far*.05) * p.grown
	p.angle = .12 * leans(dx) * math.Sin(math.Pi*t) * (1 - t)
	if f.Back != "" {
		turn := ui.Ease(ui.Part(t, .25, .75))
		p.wide, p.back = math.Abs(math.Cos(math.Pi*turn)), turn < .5
	}
	return p
}

// runs is fastest in the middle, and trips over each point of its path.
func runs(f *Flight, t float64) pose {
	u := ui.Ease(t)
	p := f.at(u)
	_, part := math.Modf(u * float64(len(f.Path)-1))
	p.up = 6 * ui.Arch(part)
	return p
}

// Where the strokes of a building begin, and how high it is after each.
var (
	strokeAt = [...]float64{.5, .66, .82, 1}
	raised   = [...]float64{.5, .7, .86, 1}
)

// strokes brings it in small, then raises it from the ground.
func strokes(f *Flight, t float64) pose {
	p := arcs(f, ui.Part(t, 0, strokeAt[0]))
	small := 1 - (1-raised[0])*ui.Ease(ui.Part(t, 0, strokeAt[0]))
	p.wide, p.high = p.wide*(.3+.7*small), p.high*small
	for i := range 3 {
		done := ui.Part(t, strokeAt[i], strokeAt[i+1])
		k := ui.Land(min(1, done*1.6))
		p.high += (raised[i+1] - raised[i]) * k
		p.wide += (raised[i+1]-raised[i])*.7*k + .05*ui.Arch(done)
	}
	return p
}

// storms leaps ever faster, strikes, and is thrown back a little.
func storms(f *Flight, t float64) pose {
	const strike, leaps = .7, 3
	dx, dy, far := f.span()
	run := ui.Part(t, 0, strike)
	p := f.at(run * run * (2 - run))
	p.up = 16 * math.Abs(math.Sin(math.Pi*leaps*run))
	p.angle = .3 * leans(dx) * ui.Part(run, 0, .3) * (1 - ui.Ease(ui.Part(t, strike, .9)))
	p.crush(t, strike, .05, .2, .2)
	if far > 0 {
		back := 16 * ui.Arch(ui.Part(t, strike, 1)) / far
		p.x, p.y = p.x-dx*back, p.y-dy*back
		p.up += 8 * ui.Arch(ui.Part(t, strike, 1))
	}
	return p
}

// falls climbs and shakes, is thrown off, and turns over once on its way down.
func falls(f *Flight, t float64) pose {
	const thrown, down = .3, .86
	const wall = 30.0
	dx, _, far := f.span()
	climb, air := ui.Ease(ui.Part(t, 0, thrown)), ui.Part(t, thrown, down)
	p := f.at(ui.Ease(air))
	p.up = wall*climb*(1-air) + arch(far)*ui.Arch(air) + 7*ui.Arch(ui.Part(t, down, 1))
	side := math.Copysign(1, dx)
	p.angle = .1*math.Sin(6*math.Pi*ui.Part(t, 0, thrown)) + side*2*math.Pi*ui.Ease(air)
	if air >= 1 {
		p.angle = 0
	}
	p.grown = math.Sin(math.Pi * air)
	p.crush(t, down, .04, .1, .2)
	return p
}

// topples shakes and rises over the wall, tips outwards, and turns over and over on his way down, ever faster.
func topples(f *Flight, t float64) pose {
	const risen, tipped, down = .26, .44, .86
	const wall = 40.0
	dx, _, far := f.span()
	air := ui.Part(t, tipped, down)
	p := f.at(air * air)
	p.up = wall*ui.Ease(ui.Part(t, 0, risen))*(1-air*air) + arch(far)*ui.Arch(air) + 14*ui.Arch(ui.Part(t, down, .98))
	side := math.Copysign(1, dx)
	p.angle = .12*math.Sin(4*math.Pi*ui.Part(t, 0, risen)) - side*.4*ui.Arch(ui.Part(t, risen*.8, tipped+.1)) + side*4*math.Pi*air*air
	if air >= 1 {
		p.angle = 0
	}
	p.grown = math.Sin(math.Pi * air)
	p.crush(t, risen, .12, .1, .12)
	p.crush(t, down, .04, .1, .26)
	return p
}

package draw

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/model"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Before the sheet of a scoring counts them, the traitors that are left storm the castle: they climb
// the wall, it quakes, and points fall off it. Where none is left it gleams.

// How long that is acted and how much longer its outcome stays; a scoring passes faster.
const (
	stormActs  = 2.4
	stormStays = stormActs + .6
)

// StormShows is the storm of one's own castle, with what it costs or brings everybody, once the
// traitors of a scoring are counted.
func (s *Stage) StormShows() []paint.Flight {
	f := s.Frame
	scored, ok := scoringIn(f, f.Shown)
	if !ok || f.Home < 0 {
		return nil
	}
	art, title, heard := stormArt{}, "moment.held", sound.Harp
	for c := range merlin.Province(merlin.Provinces) {
		for range scored.Gone[f.Home][c][merlin.Unrepelled] {
			art.left = append(art.left, c)
		}
	}
	if len(art.left) > 0 {
		title, heard = "moment.storm", sound.Storm
	}
	art.sword = scored.counted[merlin.ForExcalibur][f.Home]
	v := &paint.Vignette{Art: art, W: 330, H: 220, Title: f.T(title), Lost: len(art.left) > 0, Stays: stormStays, Breath: stormActs, Sound: heard}
	for seat := range game.Seat(f.View.Seats) {
		points := scored.Points[merlin.ForTraitors][seat] + scored.Points[merlin.ForExcalibur][seat]
		v.Gains = append(v.Gains, paint.Gain{Sprite: s.face(seat), Text: f.Seats[seat].Name, Points: scenes.Signed(points)})
	}
	return v.Shows()
}

// stormArt is a castle's wall with the traitors who are left before it, and Excalibur if it brings
// something.
type stormArt struct {
	left  []merlin.Province
	sword bool
}

// Draw draws it as it is in the end.
func (a stormArt) Draw(p *ui.Painter, r ui.Rect) { a.Act(p, r, 1) }

// When who climbs is on the wall, and when what falls off it lies.
const (
	stormUp   = .55
	stormDown = .95
)

// Act draws it at the part t of its time.
func (a stormArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	p = p.Clipped(r)
	p.Sprite("rampart-sky", r.X, r.Y, r.W, r.H)
	top := r.Y + r.H*.42
	quake := 0.0
	if len(a.left) > 0 {
		quake = 7 * math.Sin(22*math.Pi*t) * ui.Arch(ui.Part(t, stormUp-.08, stormDown))
	}
	for i := range 4 {
		p.Sprite("rampart-wall", r.X-12+quake, top+26*float64(i), r.W+24, 44)
	}
	if len(a.left) == 0 {
		a.gleam(p, r, top, t)
		return
	}
	for i, c := range a.left {
		x := r.X + r.W*(float64(i)+1)/float64(len(a.left)+1)
		ladder(p, x, top-10, r.Bottom(), ui.Ease(ui.Part(t, 0, .16)))
		up := ui.Part(t, .1+.05*float64(i), stormUp)
		y := r.Bottom() + 40 + (top-r.Bottom()-58)*ui.Ease(up)
		p.Posed(x, y, 1, 1, .16*math.Sin(5*math.Pi*up)).SpriteAt(model.TraitorSprite(c), x, y, 74)
	}
	for i := range fallen * len(a.left) {
		fall := ui.Part(t, stormUp+.02*float64(i%5), stormDown)
		if fall == 0 {
			continue
		}
		x := r.X + r.W*(.08+.84*math.Mod(.37+strewn*float64(i), 1)) + 26*fall*math.Sin(3*float64(i))
		y := top + 12 - 46*ui.Arch(min(1, fall*1.7)) + (r.Bottom()-top-26)*fall*fall
		p.Posed(x, y, 1, 1, 5*fall).SpriteAt("points-star", x, y, 32)
	}
}

const (
	fallen = 3    // stars for each who is on the wall: as many as points // B50
	strewn = .618 // of the width, by which one falls beside the other
)

// gleam has light run along the wall that has held, and the sword shine over it.
func (a stormArt) gleam(p *ui.Painter, r ui.Rect, top, t float64) {
	x := r.X - 80 + (r.W+160)*ui.Ease(ui.Part(t, .15, .85))
	light := ui.Solid(ui.Alpha(ui.White, .5*ui.Arch(ui.Part(t, .1, .9))))
	p.FillPolygon(light, x, top, x+44, top, x-6, r.Bottom(), x-50, r.Bottom())
	sign := "any-shield"
	if a.sword {
		sign = "Excalibur"
	}
	shine := ui.Land(ui.Part(t, .2, .7))
	mid, y := r.X+r.W/2, r.Y+r.H*.44
	p.Faded(shine).SpriteAt("halo", mid, y, r.H*(.5+.5*shine))
	p.Faded(shine).SpriteAt(sign, mid, y, r.H*(.3+.36*shine))
}

// ladder leans against the wall: two rails and their rungs, raised from the ground.
func ladder(p *ui.Painter, x, top, foot, raised float64) {
	const half, rung = 15.0, 17.0
	top = foot - (foot-top)*raised
	wood := ui.Solid(ui.GoldDark)
	for y := foot - rung/2; y > top+6; y -= rung {
		p.Line(x-half, y, x+half, y, 4, wood)
	}
	for _, side := range [...]float64{-half, half} {
		p.Line(x+side, foot, x+side*.9, top, 9, ui.Solid(ui.Ink))
		p.Line(x+side, foot, x+side*.9, top, 5.5, wood)
	}
}

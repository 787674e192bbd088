package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// The scene before a Loyalty card is turned: who rises, at whom he points, and why.

// How much longer than other scenes it is shown, and how long until the finger has come to rest.
const (
	accuseStays  = 3.0
	accuseBreath = 1.6
)

// accuses shows it.
func accuses(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	who := game.Seat(e.Args[0])
	v := &paint.Vignette{
		Art: pointing{f, e.Seat, who}, W: 360, H: 250, Title: f.T("charge.title", "name", f.Knight(e.Seat), "other", f.Knight(who)),
		Calm: true, Stays: accuseStays, Breath: accuseBreath, Takes: true,
	}
	v.Gains = []paint.Gain{{Sprite: "back-loyalty", Text: f.T("charge.turned", "name", f.Knight(who))}}
	if now.White > 0 {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "sword-black", Text: f.T("accuse.opens.risk")})
	}
	v.Says = f.ChargeSaid(e.Seat, who)
	return v.Shows()
}

// pointing is who accuses and whom, before the walls of Camelot.
type pointing struct {
	f       *Frame
	by, who game.Seat
}

// Draw draws it at its end.
func (a pointing) Draw(p *ui.Painter, r ui.Rect) { a.Act(p, r, 1) }

// Act has the accuser rise, his finger go over to the other, and that one stand in a red light.
func (a pointing) Act(p *ui.Painter, r ui.Rect, t float64) {
	castleBehind(p, r, ui.Hex(0x1C1838), .35)
	p = p.Clipped(r.Inset(2))
	rises, points := ui.Land(ui.Part(t, .05, .4)), ui.Slow(ui.Part(t, .4, .8))
	size := r.H * .46
	left, right, y := r.X+r.W*.2, r.X+r.W*.8, r.Y+r.H*.52
	p.Gleam(right, y, size*1.1, ui.Alpha(ui.Hex(0xC4141E), .8*points))
	a.portrait(p, a.by, left, y+size*.45*(1-rises), size)
	a.portrait(p, a.who, right+3*math.Sin(40*t)*ui.Arch(ui.Part(t, .7, 1)), y, size)
	if points > 0 {
		p.SpriteAt("accusation", left+(right-left)*(.32+.18*points), y, r.H*.3, ui.SpriteOptions{Flip: true})
	}
}

// portrait is the face of who plays a Knight, with his crest; of a person the crest alone.
func (a pointing) portrait(p *ui.Painter, s game.Seat, x, y, size float64) {
	coat := a.f.Coat(s)
	if face := a.f.Seats[s].Face; face != "" {
		drawFace(p, face, "crest-"+coat, knightColours[coat], ui.Around(x, y, size, size), ui.SpriteOptions{})
		return
	}
	p.SpriteAt("crest-"+coat, x, y, size)
}

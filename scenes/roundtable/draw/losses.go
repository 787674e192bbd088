package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Scenes of what is taken from one Knight: a card that the Traitor steals, a relic that is gone.

// How much longer than other scenes they are shown, and how long until it is said what was lost.
const (
	lossStays  = 1.6
	lossBreath = .7
	goneTime   = 2.0
)

// robbery shows whom the Traitor robs, of what if the viewer knows it, and where that goes. // R146
func (f *Frame) robbery(by game.Seat, e game.Event) []paint.Flight {
	card, text := roundtable.NoWhite, f.T("robbery.hidden")
	if e.Args[0] != game.Unknown {
		card = roundtable.White(e.Args[0])
		text = f.T("robbery.what", "what", f.White(card))
	}
	v := &paint.Vignette{Art: stolenArt{f, card, f.Coat(by)}, W: 210, H: 240, Title: f.T("robbery.title", "name", f.Knight(by), "other", f.Knight(e.Seat)), Lost: true, Stays: lossStays, Breath: lossBreath, Sound: sound.Drum}
	v.Gains = []paint.Gain{{Sprite: "crest-" + f.Coat(e.Seat), Text: text}, {Sprite: "back-white", Text: f.T("robbery.goes")}}
	return v.Shows()
}

// stolenArt is a card that is dragged away, and the false coat of who does it.
type stolenArt struct {
	f    *Frame
	card roundtable.White
	coat string
}

// Draw draws it gone.
func (s stolenArt) Draw(p *ui.Painter, r ui.Rect) { s.Act(p, r, 1) }

// Act has it lie there, be seized and dragged aside.
func (s stolenArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	p.FillRound(r, 8, ui.Down(r, magicDark, ui.Hex(0x4A1C20)))
	away, high := ui.Ease(ui.Part(t, .55, .95)), r.H*.9
	q := p.Posed(x, y, 1, 1, .16*away+.02*math.Sin(50*t)*ui.Arch(ui.Part(t, .3, .6)))
	at := ui.Around(x-r.W*.08+r.W*.1*away, y, high*135/190, high)
	if s.card == roundtable.NoWhite {
		q.Sprite("back-white", at.X, at.Y, at.W, at.H)
	} else {
		drawWhite(q, s.f, s.card, at)
	}
	if seized := ui.Part(t, .25, .5); seized > 0 {
		p.SpriteAt("traitor-"+s.coat, at.Right()-8, at.Y+high*.2, r.H*.36*ui.Land(seized))
	}
}

// relicGoes shows that a relic is gone for good, and what one has given it for; one that nobody had is told of
// with its Quest.
func relicGoes(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	if e.Seat == game.NoSeat {
		return nil
	}
	art := goneArt{relicSprites[e.Args[0]], !f.anothers(e.Seat)}
	if !art.framed { // the turns of others are to pass
		r, middle := f.seatRow(int(e.Seat)), [2]float64{ringX, ringY}
		over := paint.Flight{Drawn: art, Path: [][2]float64{{r.Right() - 60, r.Y + r.H*.7}, middle, middle, middle}, Size: 300, End: goneTime}
		return append(says(f, now, e), over)
	}
	v := &paint.Vignette{Art: art, W: 230, H: 230, Title: f.Tells(e), Lost: true, Stays: lossStays, Breath: lossBreath}
	if f.GivesUp(e.Seat) && now.Coming.Here {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "black-" + now.Coming.Name.String(), Text: f.T("relic.wards", "what", f.Black(now.Coming.Name))})
	}
	v.Gains = append(v.Gains, paint.Gain{Sprite: "crest-" + f.Coat(e.Seat), Text: f.T("relic.never")})
	return v.Shows()
}

// goneArt is a relic that shines once more and bursts.
type goneArt struct {
	sprite string
	framed bool // in a scene of its own, else over the table
}

// Draw draws what is left of it.
func (g goneArt) Draw(p *ui.Painter, r ui.Rect) { g.Act(p, r, 1) }

// Act has it shine, burst, and sink as a shade of itself.
func (g goneArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	if g.framed {
		p.FillRound(r, 8, ui.Down(r, magicDark, ui.Hex(0x5A2A3C)))
	} else {
		p = p.Named("gone").Faded(1 - ui.Part(t, .85, 1))
	}
	shine, burst := ui.Part(t, 0, .4), ui.Part(t, .42, .9)
	p.Gleam(x, y, r.H*(.4+.35*shine), ui.Alpha(magicGold, .7*(1-ui.Part(t, .45, .8))))
	q := p.Posed(x, y, 1, 1, .5*ui.Ease(burst)+.03*math.Sin(60*t)*ui.Arch(ui.Part(t, .2, .44)))
	q.SpriteAt(g.sprite, x, y+r.H*.06*burst, r.H*(.86-.14*burst), ui.SpriteOptions{Fade: .6 * ui.Slow(burst)})
	if burst == 0 || burst == 1 {
		return
	}
	p.Gleam(x, y, r.H*.9*ui.Slow(burst), ui.Alpha(ui.White, .8*(1-burst)))
	for i := range 14 {
		s, c := math.Sincos(float64(i) * 2.4)
		out := r.H * (.1 + .5*ui.Slow(burst)) * (.7 + .3*float64(i%3)/2)
		star(p, x+out*c, y+out*s+r.H*.2*burst*burst, 13*(1-burst), ui.Mix(magicGold, ui.White, float64(i%2)))
	}
}

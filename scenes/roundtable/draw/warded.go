package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Three Merlins ward off a special Black card: who gave them, and whose come back.

// How much longer than other scenes that is shown, and how long until the card gives way.
const (
	wardedStays  = 2.0
	wardedBreath = 1.1
)

// wards shows it; Excalibur, which may do it alone, has a scene of its own.
func wards(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	if e.Args[0] != 0 || !now.Coming.Here {
		return comesBack(f, now, e)
	}
	card := cardArt{f: f, white: roundtable.NoWhite, black: roundtable.NoBlack, name: now.Coming.Name}
	v := &paint.Vignette{Art: wardedArt{card}, W: 260, H: 240, Title: f.T("ward.title", "what", f.Black(now.Coming.Name)), Stays: wardedStays, Breath: wardedBreath, Calm: true}
	for _, g := range f.Givers() {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "crest-" + f.Coat(g.Seat), Text: f.T("ward.gave", "name", f.Knight(g.Seat), "count", g.Merlins)})
	}
	v.Gains = append(v.Gains, paint.Gain{Sprite: "back-black", Text: f.T("banner.cancelled")})
	n := f.Spared()
	if n > 0 {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "white-merlin", Text: f.T("told.spared", "count", n)})
	}
	list := v.Shows()
	return append(list, f.merlinsBack(n, list[0].End)...)
}

// wardedArt is the card, and three Merlins who come upon it.
type wardedArt struct{ card cardArt }

// Draw draws it driven off.
func (w wardedArt) Draw(p *ui.Painter, r ui.Rect) { w.Act(p, r, 1) }

// Act has them come from below and both sides, their light flash, and the card fall.
func (w wardedArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.X+r.W/2, r.Y+r.H*.4
	p.FillRound(r, 8, ui.Down(r, magicDark, ui.Hex(0x3A2F8F)))
	p = p.Clipped(r.Inset(2))
	comes, falls := ui.Slow(ui.Part(t, .05, .55)), ui.Ease(ui.Part(t, .6, 1))
	p.Gleam(x, y, r.H*(.25+.35*comes), ui.Alpha(magic, .8*comes))
	q := p.Faded(1-.7*falls).Posed(x, y+r.H*.12*falls, 1, 1, .35*falls)
	w.card.Draw(q, ui.Around(x, y, r.H*.7, r.H*.7))
	flash(p, x, y, ui.Part(t, .5, .85))
	for i := range 3 {
		side, high := float64(i-1), r.H*.36
		to := [2]float64{x + side*r.W*.31, y + r.H*(.3+.08*float64(i%2))}
		from := [2]float64{x + side*r.W*.8, r.Bottom() + high}
		px, py := from[0]+(to[0]-from[0])*comes, from[1]+(to[1]-from[1])*comes
		p.Posed(px, py, 1, 1, .14*side).Sprite("white-merlin", px-high*.353, py-high/2, high*.706, high)
	}
}

package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What is felt when the siege grows: the number of its engines, and the first time that the Knights may
// accuse each other.

// counted is how many engines there are with the one that has just come, over it and on the plate of the
// siege.
type counted struct {
	n    int
	x, y float64
}

// Draw draws none yet.
func (counted) Draw(*ui.Painter, ui.Rect) {}

// Act has the number rise and fade away.
func (c counted) Act(p *ui.Painter, _ ui.Rect, t float64) {
	p = p.Named("counted")
	light, tint := ui.Arch(t), ui.GoldLight
	if c.n > roundtable.SiegeFull/2 {
		tint = ui.Hex(0xFF5A4A)
	}
	p.Gleam(c.x, c.y, 60+30*ui.Slow(t), ui.Alpha(tint, light))
	p.StrokeRound(siegePlate.Inset(-3), 10, 5, ui.Solid(ui.Alpha(tint, light)))
	y := c.y - 18 - 24*ui.Slow(t)
	p.FillCircle(c.x, y, 25, ui.Solid(ui.Alpha(ui.Ink, .8*light)))
	p.StrokeCircle(c.x, y, 24, 3, ui.Solid(ui.Alpha(tint, light)))
	centred(p, c.n, c.x, y, 32, ui.Alpha(ui.White, light))
}

// counts is in the air from when an engine has come.
func counts(n int, x, y, begin float64) paint.Flight {
	at := [2]float64{x, y}
	return paint.Flight{Drawn: counted{n, x, y}, Path: [][2]float64{at, at}, Size: engineSize, Begin: begin, End: begin + .9}
}

// opensStays is how much longer than other scenes it is shown that accusations are open.
const opensStays = 2.4

// pointed is a Loyalty card that is pointed at.
type pointed struct{}

// Draw lays the token, which is small, on the card.
func (pointed) Draw(p *ui.Painter, r ui.Rect) {
	high := r.H * .94
	x, y := r.Center()
	p.Sprite("back-loyalty", x-high*.353, y-high/2, high*.706, high)
	p.SpriteAt("accusation", r.Right()-tokenSize/2, r.Bottom()-tokenSize/2, tokenSize)
}

// tokenSize is hardly larger than its drawing.
const tokenSize = 62.0

// opens shows after some time that accusations are open, if it is by some events that they are, and
// never were before.
func (f *Frame) opens(now *roundtable.View, events []game.Event, after float64) []paint.Flight {
	if !f.MayHide() || f.Rules.Table(&now.Public).Suspicious() || f.Suspected() {
		return nil
	}
	engines, swords := uint8(now.Engines), f.Rules.Table(&now.Public).Swords()
	for _, e := range events {
		switch e.Kind {
		case roundtable.EventEngine:
			engines++
		case roundtable.EventSword:
			swords++
		}
	}
	if max(engines, swords) < roundtable.Suspicion {
		return nil
	}
	tell := func(sprite, key string) paint.Gain { return paint.Gain{Sprite: sprite, Text: f.T(key)} }
	v := &paint.Vignette{Art: pointed{}, W: 150, H: 190, Title: f.T("accuse.allowed"), Calm: true, Stays: opensStays}
	v.Gains = []paint.Gain{tell("siege-engine", "accuse.opens.why"), tell("act-accuse", "accuse.opens.once"), tell("sword-black", "accuse.opens.risk")}
	shown := v.Shows()
	shown[0].Begin, shown[0].End = shown[0].Begin+after, shown[0].End+after
	return shown
}

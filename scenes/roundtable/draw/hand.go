package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// drawHand shows the hand of the viewer; of another one, backs.
func drawHand(p *ui.Painter, f *Frame) {
	if f.View.Seat != f.Home {
		n := int(f.View.Players[f.Home].Hand)
		for i := range n {
			r := handCard(i, n)
			p.Sprite("back-white", r.X, r.Y, r.W, r.H)
		}
		return
	}
	list := f.Cards()
	hot := -1
	for i, c := range list {
		if f.Hot(cardName(c)) {
			hot = i
			continue
		}
		drawHeld(p, f, c, handCard(i, len(list)), false)
	}
	if hot >= 0 {
		drawHeld(p, f, list[hot], handCard(hot, len(list)).Move(0, -8), true)
	}
}

// drawHeld draws a card of the hand. One that is asked for glows; one that may be used too
// has a golden rim.
func drawHeld(p *ui.Painter, f *Frame, c model.Held, r ui.Rect, hot bool) {
	open := f.Open(cardTarget(c.Face))
	switch {
	case len(open) > 0 && f.Glows(open):
		p.GlowRing(r, 9, f.Breath)
	case len(open) > 0:
		p.StrokeRound(r.Inset(-2), 10, 4, ui.Solid(ui.GoldLight))
	}
	if hot {
		p.Shadow(r, 9, 10, 3, 6, .6)
	}
	drawWhite(p, f, c.Face, r)
	if f.Chained(c.Face) {
		drawChain(p, r)
	}
}

// drawChain lies across a card that cannot be used as long as a Black card holds it.
func drawChain(p *ui.Painter, r ui.Rect) {
	const links = 9
	for i := range links {
		t := (float64(i) + .5) / links
		x, y := r.X+6+(r.W-12)*t, r.Y+r.H*(.18+.42*t)
		p.StrokeCircle(x, y, 9, 5, ui.Solid(ui.Ink))
		p.StrokeCircle(x, y, 9, 2.6, ui.Solid(iron))
	}
}

func cardName(c model.Held) string {
	return "card-" + c.Face.String() + "-" + words.Number(c.Of+1)
}

func cardTarget(w roundtable.White) game.Target {
	return game.Target{Kind: roundtable.TargetCard, A: uint8(w)}
}

// handCard is where card i of n lies: side by side, closer together the more there are.
func handCard(i, n int) ui.Rect {
	step := math.Min(142, (handRect.W-135)/math.Max(1, float64(n-1)))
	return ui.Rect{X: handRect.X + step*float64(i), Y: handRect.Y + 8, W: 135, H: 190}
}

func handRegions(f *Frame) (list []ui.Region) {
	if f.View.Seat != f.Home {
		return nil
	}
	cards := f.Cards()
	for i, c := range cards {
		r := f.thing(cardName(c), f.White(c.Face), func() string { return f.CardTip(c.Face) }, handCard(i, len(cards)), cardTarget(c.Face))
		if !r.Enabled {
			r.Why = func() string { return f.CardWhy(c.Face) }
		}
		list = append(list, r)
	}
	return list
}

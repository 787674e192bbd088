package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// drawHand shows the hand of the viewer; of another one, backs.
func drawHand(p *ui.Painter, f *Frame) {
	if f.View.Seat != f.Home {
		for _, r := range handCards(make([]model.Held, f.View.Players[f.Home].Hand)) {
			p.Sprite("back-white", r.X, r.Y, r.W, r.H)
		}
		return
	}
	list := f.Cards()
	at := handCards(list)
	hot := -1
	for i, c := range list {
		if f.Hot(CardName(c)) {
			hot = i
			continue
		}
		seen := at[i].W
		if i+1 < len(at) {
			seen = min(seen, at[i+1].X-at[i].X)
		}
		drawHeld(p, f, c, at[i], seen)
	}
	if hot >= 0 {
		r := at[hot].Move(0, -8)
		p.Shadow(r, 9, 10, 3, 6, .6)
		drawHeld(p, f, list[hot], r, r.W)
	}
}

// drawHeld draws a card of the hand, of which so much of the width is seen. One that is asked
// for glows; one that may be used too has a golden rim, but one that can only be exchanged bears
// the sign of that alone.
func drawHeld(p *ui.Painter, f *Frame, c model.Held, r ui.Rect, seen float64) {
	open := f.Open(cardTarget(c.Face))
	swap := f.OnlyExchanged(c.Face)
	switch {
	case len(open) > 0 && f.Glows(open):
		p.GlowRing(r, 9, f.Breath)
	case len(open) > 0 && !swap:
		p.StrokeRound(r.Inset(-2), 10, 4, ui.Solid(ui.GoldLight))
	}
	drawWhiteSeen(p, f, c.Face, r, seen)
	if swap {
		drawSwap(p, r.X+min(seen, r.W)-20, r.Y+20)
	}
	if f.Chained(c.Face) {
		drawChain(p, r)
	}
}

// drawSwap is the sign of an exchange: one arrow there, one back.
func drawSwap(p *ui.Painter, x, y float64) {
	p.FillCircle(x, y, 16, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 14.4, ui.Solid(ui.Hex(0xFFF6DA)))
	for _, k := range [...]float64{1, -1} {
		p.Polyline(3, ui.Solid(ui.Rubric), x-8*k, y-4*k, x+7*k, y-4*k)
		p.Polyline(3, ui.Solid(ui.Rubric), x+2*k, y-9*k, x+7.5*k, y-4*k, x+2*k, y+k)
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

// CardName is the region of a card of the hand.
func CardName(c model.Held) string {
	return "card-" + c.Face.String() + "-" + words.Number(c.Of+1)
}

func cardTarget(w roundtable.White) game.Target {
	return game.Target{Kind: roundtable.TargetCard, A: uint8(w)}
}

// handCards are where cards lie: side by side. Where there is not room for that, equal ones
// lie close together, as one tells all, so that each face can be read.
func handCards(list []model.Held) (all []ui.Rect) {
	const wide, full = 135.0, 142.0
	same := func(i int) bool { return list[i].Face == list[i-1].Face }
	n, equal := float64(len(list)-1), 0.0
	for i := 1; i < len(list); i++ {
		if same(i) {
			equal++
		}
	}
	room := handRect.W - wide
	step := min(full, room/max(1, n))
	close := step
	if step < full && equal > 0 {
		close = min(step, max(22, (room-full*(n-equal))/equal))
		step = min(full, (room-close*equal)/max(1, n-equal))
	}
	x := handRect.X
	for i := range list {
		switch {
		case i == 0:
		case same(i):
			x += close
		default:
			x += step
		}
		all = append(all, ui.Rect{X: x, Y: handRect.Y + 8, W: wide, H: 190})
	}
	return all
}

func handRegions(f *Frame) (list []ui.Region) {
	if f.View.Seat != f.Home {
		return nil
	}
	cards := f.Cards()
	at := handCards(cards)
	for i, c := range cards {
		if f.Pinned && i+1 < len(cards) && cards[i+1].Face == c.Face {
			at[i+1].W, at[i+1].X = at[i+1].Right()-at[i].X, at[i].X // equal ones are one for a finger
			continue
		}
		r := f.thing(CardName(c), f.White(c.Face), func() string { return words.Paragraphs(f.CardTip(c.Face), f.CardNow(c.Face)) }, at[i], cardTarget(c.Face))
		if !r.Enabled {
			r.Why = func() string { return f.CardWhy(c.Face) }
		}
		list = append(list, r)
	}
	return list
}

package draw

import (
	"slices"

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
			step := min(handStep, (handRect.W-handWide)/float64(max(1, n-1)))
			r := handCard(step * float64(i))
			p.Sprite("back-white", r.X, r.Y, r.W, r.H)
		}
		return
	}
	hot := -1
	list := f.handStacks()
	for i := range list {
		if f.Hot(CardName(list[i].Held)) {
			hot = i
			continue
		}
		drawStack(p, f, &list[i], 0)
	}
	if hot >= 0 {
		r := list[hot].all().Move(0, -8)
		p.Shadow(r, 9, 10, 3, 6, .6)
		list[hot].seen = handWide
		drawStack(p, f, &list[hot], -8)
	}
}

// drawStack draws equal cards of the hand, so much higher, the last in front and how many they are.
// What is asked for glows; what may be used too has a golden rim, but what can only be exchanged
// bears the sign of that alone.
func drawStack(p *ui.Painter, f *Frame, s *stack, lift float64) {
	open := f.Open(cardTarget(s.Face))
	swap := f.OnlyExchanged(s.Face)
	all := s.all().Move(0, lift)
	switch {
	case len(open) > 0 && f.Glows(open):
		p.GlowRing(all, 9, f.Breath)
	case len(open) > 0 && !swap:
		p.StrokeRound(all.Inset(-2), 10, 4, ui.Solid(ui.GoldLight))
	}
	r, many := s.first().Move(0, lift), s.many
	if f.Carried == CardName(s.Held) {
		if many--; many == 0 {
			return
		}
	}
	for range many - 1 {
		drawWhiteSeen(p, f, s.Face, r, 0)
		r.X += stackStep
	}
	drawWhiteSeen(p, f, s.Face, r, s.seen)
	right := r.X + min(s.seen, r.W)
	if many > 1 {
		drawMany(p, many, right-24, r.Y+20)
		right -= 44
	}
	if swap {
		drawSwap(p, right-20, r.Y+20)
	}
	if f.Chained(s.Face) {
		drawChain(p, r)
	}
}

// drawMany says how many cards lie on one another.
func drawMany(p *ui.Painter, n int, x, y float64) {
	plate := ui.Around(x, y, 42, 28)
	p.FillRound(plate.Inset(-1.4), 9, ui.Solid(ui.Ink))
	p.FillRound(plate, 8, ui.Solid(ui.Rubric))
	centred(p, "×"+words.Number(n), x, y, 20, ui.White)
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

// CardNames are the regions of the cards of some faces in the hand: equal ones on one another are one.
func (f *Frame) CardNames(faces ...roundtable.White) (names []string) {
	for _, s := range f.handStacks() {
		if slices.Contains(faces, s.Face) {
			names = append(names, CardName(s.Held))
		}
	}
	return names
}

func cardTarget(w roundtable.White) game.Target {
	return game.Target{Kind: roundtable.TargetCard, A: uint8(w)}
}

// stack are equal cards of the hand that lie on one another, or a card alone: the first is named.
type stack struct {
	model.Held
	many int
	x, y float64 // of the first, from the corner of the hand
	seen float64 // so much of the last one's width
}

// How cards lie in the hand: so wide, so far apart, and equal ones on one another.
const (
	handWide  = 135.0
	handStep  = 139.0
	stackStep = 9.0
)

// handCard is where a card lies that is so far from the left.
func handCard(x float64) ui.Rect {
	return ui.Rect{X: handRect.X + x, Y: handRect.Y + 8, W: handWide, H: 190}
}

// first is where the first of them lies, all where all do.
func (s *stack) first() ui.Rect { return handCard(s.x).Move(0, s.y) }

func (s *stack) all() ui.Rect {
	r := s.first()
	r.W += stackStep * float64(s.many-1)
	return r
}

// shown is the part of that which no other card hides.
func (s *stack) shown() ui.Rect {
	r := s.all()
	r.W -= handWide - s.seen
	return r
}

// handStacks lays the cards side by side. Where there is no room for that, or they are touched, equal
// ones lie on one another, and what is different as far apart as there is room: each face and its
// number are seen.
func (f *Frame) handStacks() (all []stack) {
	list := f.Cards()
	tight := f.Pinned || handStep*float64(len(list)-1) > handRect.W-handWide
	for _, c := range list {
		if last := len(all) - 1; tight && c.Of > 0 && last >= 0 {
			all[last].many++
		} else {
			all = append(all, stack{Held: c, many: 1})
		}
	}
	if f.Pinned {
		layApart(all)
		return all
	}
	gaps := float64(max(1, len(all)-1))
	step := min(handStep, (handRect.W-handWide-stackStep*float64(len(list)-len(all)))/gaps)
	x := 0.0
	for i := range all {
		s := &all[i]
		s.x, s.seen = x, handWide
		if i+1 < len(all) {
			s.seen = min(handWide, step)
		}
		x += step + stackStep*float64(s.many-1)
	}
	return all
}

// rowHigh is how far apart their rows lie.
const rowHigh = 210.0

// layApart lays stacks in rows, of which a small window shows each by itself: what the hand has no room for
// lies below the canvas.
func layApart(all []stack) {
	x, y := 0.0, 0.0
	for i := range all {
		s := &all[i]
		wide := handStep + stackStep*float64(s.many-1)
		if x > 0 && x+wide > handRect.W {
			x, y = 0, y+rowHigh
		}
		s.x, s.y, s.seen = x, y, handWide
		x += wide
	}
}

// MorePanel shows what lies below the canvas in a window that shows the table in pieces.
type MorePanel struct{}

// Area is where two rows more have room.
func (MorePanel) Area() ui.Rect {
	return ui.Rect{X: handRect.X, Y: ui.CanvasH, W: handRect.W, H: 2 * rowHigh}
}

// Draw draws the hand, of which the rest is seen here.
func (MorePanel) Draw(p *ui.Painter, f *Frame) {
	if f.Pinned {
		drawHand(p, f)
	}
}

// Regions are the own panel's.
func (MorePanel) Regions(*Frame) []ui.Region { return nil }

func handRegions(f *Frame) (list []ui.Region) {
	if f.View.Seat != f.Home {
		return nil
	}
	cards := f.handStacks()
	for i := range cards {
		c, at := cards[i].Held, cards[i].shown()
		r := f.thing(CardName(c), f.White(c.Face), func() string { return words.Paragraphs(f.CardTip(c.Face), f.CardNow(c.Face)) }, at, cardTarget(c.Face))
		if !r.Enabled {
			r.Why = func() string { return f.CardWhy(c.Face) }
		}
		list = append(list, r)
	}
	return list
}

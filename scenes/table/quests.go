package table

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// questsPanel shows the quest cards on display, the deck, and what traitors and
// apples nobody has.
type questsPanel struct {
	still still[mood]
}

var (
	deckRect    = ui.Rect{X: 1300, Y: 646, W: 88, H: 126}
	discardRect = ui.Rect{X: 1296, Y: 784, W: 100, H: 50}
	pileRect    = ui.Rect{X: 1424, Y: 648, W: 108, H: 70}
	goneRect    = ui.Rect{X: 1412, Y: 790, W: 128, H: 62}
	boxRect     = ui.Rect{X: 1420, Y: 724, W: 112, H: 64}
)

func displayRect(i int) ui.Rect { return ui.Rect{X: 852 + 148*float64(i), Y: 646, W: 138, H: 206} }

func (*questsPanel) area() ui.Rect { return questsRect.Inset(-16) }

func (q *questsPanel) draw(p *ui.Painter, f *frame) {
	key := f.mood("display-", "deck")
	q.still.draw(p.Named("quests"), q.area(), key, func(p *ui.Painter) { q.paint(p, f) })
}

func (q *questsPanel) paint(p *ui.Painter, f *frame) {
	sheet(p, questsRect, largeSheet)
	panelTitle(p, f.T("term.quests"), questsRect.X+20, questsRect.Y+34, 20, 220)
	open := ui.HintStyle.Sized(18).Placed(ui.Right, ui.Middle)
	open.Min = 14
	p.TextIn(f.T("hint.open"), ui.Rect{X: 1082, Y: questsRect.Y + 8, W: 310, H: 30}, open)
	for i, card := range f.view.Display {
		q.drawDisplay(p, f, i, card)
	}
	q.drawDeck(p, f)
	p.Line(1405, 626, 1405, 846, 1.4, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
	q.drawTraitors(p, f)
	drawApples(p, f)
}

// drawDisplay draws a card that lies open, or its empty place.
func (*questsPanel) drawDisplay(p *ui.Painter, f *frame, i int, card merlin.Card) {
	r := displayRect(i)
	if card == merlin.NoCard {
		p.Sprite("empty-card", r.X, r.Y, r.W, r.H)
		return
	}
	t := game.Target{Kind: merlin.TargetDisplay, A: uint8(i)}
	if f.glows(t) {
		glowCard(p, r, f.breath)
	}
	if f.hot(t) {
		r = r.Move(0, -3)
	}
	c := questCard{symbol: f.rules.Has("favour"), quest: &f.rules.Box.Quests[card]}
	c.draw(p, f.ctx.Locale(), r)
	if f.hot(t) {
		p.StrokeRound(r.Inset(-1), 10, 3.2, ui.Solid(ui.GlowEdge))
	}
}

// stackEdges is how many cards are seen below the upper one of n, stackStep how far
// they stand out.
func stackEdges(n int) int { return min(4, (n+7)/8) }

const stackStep = 2.4

// stackBounds is what a stack of n cards covers whose upper one lies at r.
func stackBounds(r ui.Rect, n int) ui.Rect {
	out := stackStep * float64(stackEdges(n))
	return ui.Rect{X: r.X - 3, Y: r.Y - 3, W: r.W + 6 + max(0, out-2), H: r.H + 6 + max(0, out-2)}
}

// drawStack draws n cards face down, as thick as the pile is.
func drawStack(p *ui.Painter, sprite string, r ui.Rect, n int) {
	for i := stackEdges(n); i > 0; i-- {
		e := r.Move(stackStep*float64(i), stackStep*float64(i))
		p.FillRound(e.Inset(-1.2), 8, ui.Solid(ui.Ink))
		p.FillRound(e, 7, ui.Solid(ui.ParchmentDark))
	}
	p.Sprite(sprite, r.X-3, r.Y-3, r.W+6.2, r.H+6)
}

func (*questsPanel) drawDeck(p *ui.Painter, f *frame) {
	t := game.Target{Kind: merlin.TargetDeck}
	r := deckRect
	if f.glows(t) {
		glowCard(p, stackBounds(r, int(f.view.DeckLeft)), f.breath)
	}
	if f.hot(t) {
		r = r.Move(0, -3)
	}
	if f.view.DeckLeft > 0 {
		drawStack(p, "card-back", r, int(f.view.DeckLeft))
	} else {
		p.Sprite("empty-card", r.X, r.Y, r.W, r.H)
	}
	if f.hot(t) {
		p.StrokeRound(r.Inset(-1), 9, 3.2, ui.Solid(ui.GlowEdge))
	}
	cx, _ := r.Center()
	count := numberStyle.Sized(24).With(ui.Hex(0xFFF3CF)).Placed(ui.Center, ui.Middle)
	count.Shadow = ui.Ink
	p.Text(fmt.Sprint(f.view.DeckLeft), cx, r.Bottom()-17, count)
	centred(p, f.T("term.deck"), ui.Rect{X: discardRect.X - 4, Y: discardRect.Y, W: discardRect.W + 8, H: 24}, ui.BoldStyle.Sized(18))
	gone := f.T("quest.discards", "count", f.view.Discards.Len())
	centred(p, gone, ui.Rect{X: discardRect.X - 4, Y: discardRect.Y + 24, W: discardRect.W + 8, H: 24}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
}

// centred writes a line in the middle of r, a little smaller when it is long.
func centred(p *ui.Painter, s string, r ui.Rect, st ui.Style) {
	st = st.Placed(ui.Center, ui.Middle)
	st.Min = st.Size * .76
	p.TextIn(s, r, st)
}

// piles are the stacks that the traitors face down lie in.
const piles = 3

func (*questsPanel) drawTraitors(p *ui.Painter, f *frame) {
	panelTitle(p, f.T("term.traitors"), 1412, questsRect.Y+34, 16, 128)
	left := int(f.view.PileLeft)
	for i := range piles {
		r := ui.Rect{X: 1420 + 39*float64(i), Y: 648, W: 34, H: 50}
		n := (left + piles - 1 - i) / piles
		if n == 0 {
			p.StrokeRound(r, 5, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .5)))
			continue
		}
		drawStack(p, "traitor-back", r, 2*n)
	}
	centred(p, f.T("traitor.left", "count", left), ui.Rect{X: goneRect.X, Y: 704, W: goneRect.W, H: 22}, ui.BodyStyle.Sized(17))
	n := 0
	for _, k := range f.view.Banished {
		n += int(k)
	}
	centred(p, f.T("quest.discards", "count", n), ui.Rect{X: goneRect.X, Y: goneRect.Y, W: goneRect.W, H: 22}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
	drawBanished(p, f)
}

// drawBanished shows the discarded traitors by colour, in one row.
func drawBanished(p *ui.Painter, f *frame) {
	for c, n := range f.view.Banished {
		x, y := 1421+20.5*float64(c), 827.0
		if n == 0 {
			p.FillCircle(x, y, 2, ui.Solid(ui.Alpha(ui.FadedInk, .4)))
			continue
		}
		p.SpriteAt(traitorSprite(merlin.Province(c)), x, y-4, 24)
		p.Text(fmt.Sprint(n), x, y+14, numberStyle.Sized(15).Placed(ui.Center, ui.Middle))
	}
}

// drawApples draws the apples nobody has.
func drawApples(p *ui.Painter, f *frame) {
	x, y := boxRect.X+boxRect.W/2-16, boxRect.Y+22
	p.SpriteAt("apple", x, y, 40)
	drawCount(p, int(f.view.Apples), x+25, y+2, numberStyle.Sized(24))
	centred(p, f.T("term.apples"), ui.Rect{X: boxRect.X, Y: boxRect.Y + 42, W: boxRect.W, H: 22}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
}

func (*questsPanel) regions(f *frame) []ui.Region {
	list := []ui.Region{
		note("discards", f.T("term.discards"), f.T("quest.discards-tip"), discardRect),
		note("traitor-pile", f.T("traitor.left", "count", int(f.view.PileLeft)), f.T("traitor.pile-tip"), pileRect),
		note("traitor-discards", f.T("traitor.gone"), f.T("traitor.gone"), goneRect),
		note("box-apples", f.T("quest.apples", "count", int(f.view.Apples)), f.T("quest.apples", "count", int(f.view.Apples)), boxRect),
	}
	for i, card := range f.view.Display {
		if card == merlin.NoCard {
			continue
		}
		r := f.region(game.Target{Kind: merlin.TargetDisplay, A: uint8(i)}, displayRect(i), paragraphs(questWords(f.ctx.Locale(), &f.rules.Box.Quests[card]), f.T("hint.display")))
		r.Label = questWords(f.ctx.Locale(), &f.rules.Box.Quests[card])
		list = append(list, r)
	}
	deck := f.region(game.Target{Kind: merlin.TargetDeck}, deckRect, f.T("quest.deck-tip", "count", int(f.view.DeckLeft)))
	return append(list, deck)
}

func (*questsPanel) anchor(_ *frame, at place) (x, y float64, ok bool) {
	switch at.kind {
	case atDisplay:
		x, y = displayRect(int(at.a)).Center()
	case atDeck:
		x, y = deckRect.Center()
	case atDiscard:
		x, y = discardRect.Center()
	case atPile:
		x, y = pileRect.Center()
	case atBanished:
		x, y = goneRect.Center()
	case atBoxApples:
		x, y = boxRect.X+boxRect.W/2-16, boxRect.Y+22
	default:
		return 0, 0, false
	}
	return x, y, true
}

package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

func (c *CastlePanel) drawHand(p *ui.Painter, f *Frame) {
	plan := f.castle()
	if f.View.Seat != f.Home {
		for i := range int(c.player(f).HandSize) {
			r := plan.card(i, int(c.player(f).HandSize))
			p.Sprite("card-back", r.X-2, r.Y-2, r.W+5, r.H+5)
		}
		return
	}
	cards := f.handPlaces()
	for i := range plan.cards {
		if i < len(cards) && cards[i] != merlin.NoCard {
			continue
		}
		r := plan.card(i, plan.cards)
		p.FillRound(r.Inset(2), 9, ui.Solid(ui.Alpha(ui.ShadowColor, .16)))
		p.StrokeRound(r.Inset(2), 9, 1.6, ui.Solid(ui.Alpha(ui.Ink, .4)))
	}
	front := -1
	for i, card := range cards {
		switch {
		case card == merlin.NoCard:
			continue
		case f.IsHot(cardTarget(card)):
			front = i
			continue
		}
		c.drawCard(p, f, card, plan.card(i, len(cards)), false)
	}
	if front >= 0 {
		c.drawCard(p, f, cards[front], plan.front(front, len(cards)), true)
	}
}

// handPlaces are the cards of the hand by their places: while a second one may be laid off the others stay where they
// lay, with NoCard where the first was, so that nobody lays off another than he meant.
func (f *Frame) handPlaces() []merlin.Card {
	cards, n := f.View.Hand.List(), len(f.Shown)
	if n == 0 {
		return cards
	}
	last := f.Shown[n-1]
	if last.Seat != f.Home || last.Action.Kind != merlin.ActDiscard || n > 1 && f.Shown[n-2].Action.Kind == merlin.ActDiscard {
		return cards
	}
	laid := merlin.Card(last.Action.A)
	at, has := slices.BinarySearch(cards, laid)
	if has { // it is about to leave
		return cards
	}
	return slices.Insert(cards, at, merlin.NoCard)
}

func cardTarget(c merlin.Card) game.Target {
	return game.Target{Kind: merlin.TargetCard, A: uint8(c)}
}

func (c *CastlePanel) drawCard(p *ui.Painter, f *Frame, card merlin.Card, r ui.Rect, hot bool) {
	t := cardTarget(card)
	q := QuestCard{Quest: &f.Rules.Box.Quests[card], Owner: f.mine(), symbol: f.Rows.Symbols}
	q.Button, q.with = f.Fulfils(t)
	if f.IsGlowing(t) {
		GlowCard(p, r, f.Breath)
	}
	q.Draw(p, f.Locale, r)
	if hot {
		p.StrokeRound(r.Inset(-1), 10, 3.2, ui.Solid(ui.GlowEdge))
	}
}

package draw

import (
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
	cards := f.View.Hand.List()
	for i := len(cards); i < plan.cards; i++ {
		r := plan.card(i, plan.cards)
		p.FillRound(r.Inset(2), 9, ui.Solid(ui.Alpha(ui.ShadowColor, .16)))
		p.StrokeRound(r.Inset(2), 9, 1.6, ui.Solid(ui.Alpha(ui.Ink, .4)))
	}
	front := -1
	for i, card := range cards {
		if f.IsHot(cardTarget(card)) {
			front = i
			continue
		}
		c.drawCard(p, f, card, plan.card(i, len(cards)), false)
	}
	if front >= 0 {
		c.drawCard(p, f, cards[front], plan.front(front, len(cards)), true)
	}
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

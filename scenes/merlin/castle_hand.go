package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

func (c *castlePanel) drawHand(p *ui.Painter, f *frame) {
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
		if f.hot(cardTarget(card)) {
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

func (c *castlePanel) drawCard(p *ui.Painter, f *frame, card merlin.Card, r ui.Rect, hot bool) {
	t := cardTarget(card)
	me := f.position().Counted(f.Home)
	q := questCard{quest: &f.rules.Box.Quests[card], owner: &me, symbol: f.rows.symbols}
	q.button, q.with = f.fulfils(t)
	if f.glows(t) {
		glowCard(p, r, f.Breath)
	}
	q.draw(p, f.Locale, r)
	if hot {
		p.StrokeRound(r.Inset(-1), 10, 3.2, ui.Solid(ui.GlowEdge))
	}
}

// fulfils is what the button of a card says that may be fulfilled, "" if it may not be,
// and by what help.
func (f *frame) fulfils(card game.Target) (button string, with []string) {
	list := f.at(card)
	does := func(k game.Kind) bool {
		return slices.ContainsFunc(list, func(c moment.Choice) bool { return c.Last().Kind == k })
	}
	if does(merlin.ActFulfil) {
		return f.T("quest.fulfil"), nil
	}
	for k, row := range slices.Backward(f.rows.actions[:]) {
		if row.Helps != "" && does(game.Kind(k)) {
			with = append(with, row.Helps)
		}
	}
	if len(with) == 0 {
		return "", nil
	}
	return f.T("quest.fulfil"), with
}

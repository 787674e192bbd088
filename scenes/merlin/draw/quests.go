package draw

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// questsPanel shows the quest cards on display, the deck, and what traitors and
// apples nobody has.
type questsPanel struct {
	cache paint.Cached[paint.CacheKey]
}

// Area is the largest that the places over all sets of modules cover.
func (*questsPanel) Area() ui.Rect {
	return ui.Rect{X: QuestsRect.X, Y: HighestQuests, W: QuestsRect.W, H: QuestsRect.Bottom() - HighestQuests}.Inset(-16)
}

func (q *questsPanel) Draw(p *ui.Painter, f *Frame) {
	key := f.CacheKey("display-", "deck")
	q.cache.Draw(p.Named("quests"), q.Area(), key, func(p *ui.Painter) { q.paint(p, f) })
}

func (q *questsPanel) paint(p *ui.Painter, f *Frame) {
	plan := f.QuestsPlan()
	Sheet(p, plan.Sheet, LargeSheet)
	PanelTitle(p, f.T("term.quests"), plan.Sheet.X+20, plan.Sheet.Y+34, 20, plan.head)
	if plan.hint.W > 0 {
		open := ui.HintStyle.Sized(18).Placed(ui.Right, ui.Middle)
		open.Min = ui.Least
		p.TextIn(f.T("hint.open"), plan.hint, open)
	}
	for i, card := range f.View.Display {
		q.drawDisplay(p, f, plan.Place(i), i, card)
	}
	q.drawDeck(p, f, &plan)
	if plan.divide > 0 {
		p.Line(plan.divide, plan.Sheet.Y+26, plan.divide, plan.Sheet.Bottom()-22, 1.4, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
	}
	drawTraitorStacks(p, f, &plan)
	drawBanished(p, f, &plan)
	drawBox(p, f, &plan)
}

// drawDisplay draws a card that lies open, or its empty place.
func (*questsPanel) drawDisplay(p *ui.Painter, f *Frame, r ui.Rect, i int, card merlin.Card) {
	if card == merlin.NoCard {
		p.Sprite("empty-card", r.X, r.Y, r.W, r.H)
		return
	}
	t := game.Target{Kind: merlin.TargetDisplay, A: uint8(i)}
	if f.IsGlowing(t) {
		GlowCard(p, r, f.Breath)
	}
	if f.IsHot(t) {
		r = r.Move(0, -3)
	}
	c := QuestCard{symbol: f.Rows.Symbols, Quest: &f.Rules.Box.Quests[card], Owner: f.mine()}
	c.Draw(p, f.Locale, r)
	if f.IsHot(t) {
		p.StrokeRound(r.Inset(-1), 10, 3.2, ui.Solid(ui.GlowEdge))
	}
}

// mine is the player whose things lie at the bottom, as they count for quests; nil: nobody's.
func (f *Frame) mine() *merlin.Player {
	if f.Home == game.NoSeat {
		return nil
	}
	me := f.Position().Counted(f.Home)
	return &me
}

// stackEdges is how many cards are seen below the upper one of n, stackStep how far
// they stand out.
func stackEdges(n int) int { return min(4, (n+7)/8) }

const stackStep = 2.4

// StackBounds is what a stack of n cards covers whose upper one lies at r.
func StackBounds(r ui.Rect, n int) ui.Rect {
	out := stackStep * float64(stackEdges(n))
	return ui.Rect{X: r.X - 3, Y: r.Y - 3, W: r.W + 6 + max(0, out-2), H: r.H + 6 + max(0, out-2)}
}

// DrawStack draws n cards face down, as thick as the pile is.
func DrawStack(p *ui.Painter, sprite string, r ui.Rect, n int) {
	for i := stackEdges(n); i > 0; i-- {
		e := r.Move(stackStep*float64(i), stackStep*float64(i))
		p.FillRound(e.Inset(-1.2), 8, ui.Solid(ui.Ink))
		p.FillRound(e, 7, ui.Solid(ui.ParchmentDark))
	}
	p.Sprite(sprite, r.X-3, r.Y-3, r.W+6.2, r.H+6)
}

func (*questsPanel) drawDeck(p *ui.Painter, f *Frame, plan *questsPlan) {
	t := game.Target{Kind: merlin.TargetDeck}
	r := plan.Deck
	if f.IsGlowing(t) {
		GlowCard(p, StackBounds(r, int(f.View.DeckLeft)), f.Breath)
	}
	if f.IsHot(t) {
		r = r.Move(0, -3)
	}
	if f.View.DeckLeft > 0 {
		DrawStack(p, "card-back", r, int(f.View.DeckLeft))
	} else {
		p.Sprite("empty-card", r.X, r.Y, r.W, r.H)
	}
	if f.IsHot(t) {
		p.StrokeRound(r.Inset(-1), 9, 3.2, ui.Solid(ui.GlowEdge))
	}
	cx, _ := r.Center()
	count := NumberStyle.Sized(24).With(ui.Hex(0xFFF3CF)).Placed(ui.Center, ui.Middle)
	count.Shadow = ui.Ink
	p.Text(fmt.Sprint(f.View.DeckLeft), cx, r.Bottom()-17, count)
	drawLaid(p, f, plan.Laid)
}

// drawLaid says how many quests were laid off, under the deck's name if there is room.
func drawLaid(p *ui.Painter, f *Frame, r ui.Rect) {
	if name, rest := r.CutTop(24); rest.H > 0 {
		st := ui.BoldStyle.Sized(17)
		if term := f.T("term.deck"); p.TextWidth(term, st.Sized(ui.Least)) <= name.W {
			centred(p, term, name, st)
		}
		r = rest
	}
	centred(p, f.T("quest.discards", "count", f.View.Discards.Len()), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 24}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
}

// centred writes a line in the middle of r, a little smaller when it is long.
func centred(p *ui.Painter, s string, r ui.Rect, st ui.Style) {
	st = st.Placed(ui.Center, ui.Middle)
	st.Min = max(st.Size*.76, ui.Least)
	p.TextIn(s, r, st)
}

func (*questsPanel) Regions(f *Frame) []ui.Region {
	plan := f.QuestsPlan()
	list := append(traitorNotes(f, &plan), Note("discards", f.T("term.discards"), func() string { return f.T("quest.discards-tip") }, plan.Laid))
	list = append(list, boxRegions(f, &plan)...)
	for i, card := range f.View.Display {
		if card == merlin.NoCard {
			continue
		}
		said := words.QuestWords(f.Locale, &f.Rules.Box.Quests[card])
		tip := func() string { return words.Paragraphs(said, f.T("hint.display")) }
		r := f.ThingRegion(game.Target{Kind: merlin.TargetDisplay, A: uint8(i)}, plan.Place(i), tip)
		r.Label = said
		if !r.Enabled {
			r.Called = words.CardWords(f.Locale, &f.Rules.Box.Quests[card])
		}
		list = append(list, r)
	}
	tip := func() string { return f.T("quest.deck-tip", "count", int(f.View.DeckLeft)) }
	return append(list, f.ThingRegion(game.Target{Kind: merlin.TargetDeck}, plan.Deck, tip))
}

func (*questsPanel) Anchor(f *Frame, at model.Place) (x, y float64, ok bool) {
	plan := f.QuestsPlan()
	switch at.Kind {
	case model.AtDisplay:
		x, y = plan.Place(int(at.A)).Center()
	case model.AtDeck:
		x, y = plan.Deck.Center()
	case model.AtDiscard:
		x, y = plan.Laid.Center()
	case model.AtPile:
		x, y = plan.Pile().Center()
	case model.AtBanished:
		x, y = plan.banished().Center()
	default:
		return boxAnchor(f, &plan, at.Kind)
	}
	return x, y, true
}

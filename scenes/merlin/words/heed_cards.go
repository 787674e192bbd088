package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// heedCards says what the seat lacks for each card that lies open where one is drawn, and for those of
// the hand too where some are laid off; nil elsewhere. Which is best is not said.
func (f *Words) heedCards(tried []moment.Tried) (said []string) {
	asks := func(kind game.Kind) bool {
		return slices.ContainsFunc(tried, func(t moment.Tried) bool { return t.Choice.Do[0].Kind == kind })
	}
	lays := asks(merlin.ActDiscard)
	if !lays && !asks(merlin.ActDraw) {
		return nil
	}
	if lays {
		for i, card := range f.View.Hand.List() {
			said = append(said, f.heedCard("heed.hand", i, card))
		}
	}
	for i, card := range f.View.Display {
		if card != merlin.NoCard {
			said = append(said, f.heedCard("heed.card", i, card))
		}
	}
	return said
}

// heedCard says it of the card that lies at a place in its row.
func (f *Words) heedCard(key string, at int, card merlin.Card) string {
	t := f.Position()
	with := []any{"number", at + 1, "points", f.pointsOf(int(f.Rules.Box.Quests[card].Points))}
	var lacks []string
	for _, lack := range unmet(t, f.Asked, card) {
		lacks = append(lacks, LackOf(f.Locale, lack, &t.Players[f.Asked]))
	}
	name := f.T(key, with...)
	if len(lacks) == 0 {
		return f.T("heed.card.has", "card", name)
	}
	return f.T("heed.card.lacks", "card", name, "lacks", JoinWords(f.Locale, lacks))
}

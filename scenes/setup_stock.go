package scenes

import (
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// Stock is what new games of a title may be played with, where there is more than what
// came with the program: of several boxes or decks one is in force.
type Stock struct {
	Name   string      // begins the names of the regions
	Label  string      // what they are
	Tells  string      // of the one in force: how much it is, and whence
	Kinds  []ui.Option // the one that came with the program first
	Now    int         // which is in force
	Choose func(i int)
}

// buildStock makes the card of the components, which looks like that of a house rule.
func (s *setup) buildStock(r ui.Rect) {
	stock := s.game.title.Stock(s.ctx.T)
	card := optionCard{name: stock.Label, tip: stock.Tells, bounds: r}
	_, at, _ := card.parts()
	card.values = ui.NewChoice(stock.Name, "", at, stock.Kinds, stock.Now, func(i int) {
		s.ctx.Play(sound.Click)
		stock.Choose(i)
		s.again()
	}).Sized(24)
	s.house = append(s.house, card)
}

// stocks is how many cards tell of components.
func (s *setup) stocks() int {
	if s.game.title.Stock == nil {
		return 0
	}
	return 1
}

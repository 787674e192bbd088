package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// Quest cards and traitors on the table in scenarios.

// giveDisplay lays the next place of the display: a card, or - for none.
func giveDisplay(p *position, _ game.Seat, text string) error {
	place := slices.IndexFunc([]uint8{1, 2, 4}, func(bit uint8) bool { return p.shown&bit == 0 })
	if place < 0 {
		return fmt.Errorf("the display has %d places", len(p.lies))
	}
	p.shown |= 1 << place
	if text == "-" {
		return nil
	}
	card, err := p.takeCard(text)
	p.lies[place] = card
	return err
}

// checkDisplay checks a place, "1 = 12", or that a card lies there: "12".
func checkDisplay(l look, _ game.Seat, text string) error {
	place, want, given := strings.Cut(text, " = ")
	if !given {
		want = text
	}
	card := merlin.NoCard
	if want != "-" {
		n, err := scenario.Number(want, 0, len(l.Now.Rules().Box.Quests)-1)
		if err != nil {
			return err
		}
		card = merlin.Card(n)
	}
	if !given && slices.Contains(l.Now.Display[:], card) {
		return nil
	}
	if given {
		n, err := scenario.Number(place, 1, len(l.Now.Display))
		if err != nil || l.Now.Display[n-1] == card {
			return err
		}
	}
	return scenario.Fail("the display is %v", l.Now.Display)
}

// giveDeck puts the next card below those given before. "only" or "none" lays all
// cards that are not mentioned on the discards.
func giveDeck(p *position, _ game.Seat, text string) error {
	text, only := strings.CutPrefix(text, "only ")
	if only || text == "none" {
		if err := p.layRest(p.layOff); err != nil {
			return err
		}
	}
	if text == "none" {
		return nil
	}
	card, err := p.takeCard(text)
	p.deck = append(p.deck, card)
	return err
}

// layOff lays cards on the discards.
func (p *position) layOff(cards merlin.Cards) { p.Discards |= cards }

// checkTop checks the deck's next card.
func checkTop(l look, _ game.Seat, text string) error {
	card, err := scenario.Number(text, 0, len(l.Now.Rules().Box.Quests)-1)
	if err != nil {
		return err
	}
	if n := l.Now.DeckLeft; n == 0 || l.Now.Deck[n-1] != merlin.Card(card) {
		return scenario.Fail("the deck has %d cards, the next is another", n)
	}
	return nil
}

func giveDiscards(p *position, _ game.Seat, text string) error {
	if text == "rest" {
		return p.layRest(p.layOff)
	}
	card, err := p.takeCard(text)
	if err == nil {
		p.Discards |= 1 << card
	}
	return err
}

func checkDiscards(l look, _ game.Seat, text string) error {
	if text == "none" {
		return scenario.Amount{}.Compare(0, l.Now.Discards.Len())
	}
	word, gone := strings.CutPrefix(text, "no ")
	card, err := scenario.Number(word, 0, len(l.Now.Rules().Box.Quests)-1)
	if err != nil {
		return err
	}
	if l.Now.Discards.Has(merlin.Card(card)) == gone {
		return scenario.Fail("the discards are %v", l.Now.Discards.List())
	}
	return nil
}

// givePile puts the next traitor below those given before. "only" or "none" lays
// all traitors that are not mentioned on the discards.
func givePile(p *position, _ game.Seat, text string) error {
	text, only := strings.CutPrefix(text, "only ")
	p.short = p.short || only || text == "none"
	if text == "none" {
		return nil
	}
	var taken [merlin.Provinces]uint8
	if err := giveColours(text, "traitors", &taken, &p.traitors); err != nil {
		return err
	}
	for c, n := range taken {
		for range n {
			p.pile = append(p.pile, merlin.Province(c))
		}
	}
	return nil
}

func giveBanished(p *position, _ game.Seat, text string) error {
	return giveColours(text, "traitors", &p.Banished, &p.traitors)
}

func checkBanished(l look, s game.Seat, text string) error {
	return checkColours(func(p *position, _ game.Seat) []uint8 { return p.Banished[:] })(l, 0, text)
}

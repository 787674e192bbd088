package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
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
func checkDisplay(l *scenarioLook, _ game.Seat, text string) error {
	place, want, given := strings.Cut(text, " = ")
	if !given {
		want = text
	}
	card := NoCard
	if want != "-" {
		n, err := number(want, 0, len(l.rules.Box.Quests)-1)
		if err != nil {
			return err
		}
		card = Card(n)
	}
	if !given && slices.Contains(l.now.Display[:], card) {
		return nil
	}
	if given {
		n, err := number(place, 1, len(l.now.Display))
		if err != nil || l.now.Display[n-1] == card {
			return err
		}
	}
	return failed("the display is %v", l.now.Display)
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
func (p *position) layOff(cards Cards) { p.Discards |= cards }

// checkTop checks the deck's next card.
func checkTop(l *scenarioLook, _ game.Seat, text string) error {
	card, err := number(text, 0, len(l.rules.Box.Quests)-1)
	if err != nil {
		return err
	}
	if n := l.now.DeckLeft; n == 0 || l.now.Deck[n-1] != Card(card) {
		return failed("the deck has %d cards, the next is another", n)
	}
	return nil
}

func giveDiscards(p *position, _ game.Seat, text string) error {
	if text == "rest" {
		return p.layRest(p.layOff)
	}
	card, err := p.takeCard(text)
	if err == nil {
		p.Discards.add(card)
	}
	return err
}

func checkDiscards(l *scenarioLook, _ game.Seat, text string) error {
	if text == "none" {
		return amount{}.compare(0, l.now.Discards.Len())
	}
	word, gone := strings.CutPrefix(text, "no ")
	card, err := number(word, 0, len(l.rules.Box.Quests)-1)
	if err != nil {
		return err
	}
	if l.now.Discards.Has(Card(card)) == gone {
		return failed("the discards are %v", l.now.Discards.List())
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
	var taken [Provinces]uint8
	if err := giveColours(text, "traitors", &taken, &p.traitors); err != nil {
		return err
	}
	for c, n := range taken {
		for range n {
			p.pile = append(p.pile, Province(c))
		}
	}
	return nil
}

func giveBanished(p *position, _ game.Seat, text string) error {
	return giveColours(text, "traitors", &p.Banished, &p.traitors)
}

func checkBanished(l *scenarioLook, s game.Seat, text string) error {
	return checkColours(func(p *Public, _ game.Seat) []uint8 { return p.Banished[:] })(l, 0, text)
}

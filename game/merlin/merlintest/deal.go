package merlintest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// What a scenario says of cards, traitors and dice.

// replaceQuest gives a card that the box does not have: "0 = 2 lady: mason black,
// pair black".
func replaceQuest(p *position, _ game.Seat, text string) error {
	place, row, ok := strings.Cut(text, " = ")
	if !ok {
		return errors.New("the form is: quest 0 = 2 lady: mason black, pair black")
	}
	n, err := scenario.Number(place, 0, len(p.box.Quests)-1)
	if err != nil {
		return err
	}
	return p.box.Replace("quests", n, row)
}

// layCards fills the display and piles up the deck: its top as given, below it
// the cards not mentioned, in the order of the box.
func (p *position) layCards() {
	for i := range p.lies {
		if p.shown>>i&1 == 0 && p.cards != 0 && p.rest == nil {
			p.lies[i] = p.cards.List()[0]
			p.cards &= p.cards - 1
		}
	}
	p.Display = p.lies
	deck := slices.Clone(p.deck)
	if p.rest != nil {
		p.rest(p.cards)
	} else {
		deck = append(deck, p.cards.List()...)
	}
	p.DeckLeft = uint8(len(deck))
	for i, card := range deck {
		p.Deck[len(deck)-1-i] = card
	}
}

// stackTraitors piles up the traitors: the next ones as given, below them the
// others, a round of colours after the other.
func (p *position) stackTraitors() {
	pile := slices.Clone(p.pile)
	for range traitorsEach {
		for c := range merlin.Province(merlin.Provinces) {
			switch {
			case p.traitors[c] == 0:
				continue
			case p.short:
				p.Banished[c]++
			default:
				pile = append(pile, c)
			}
			p.traitors[c]--
		}
	}
	p.PileLeft = uint8(len(pile))
	for i, c := range pile {
		p.Pile[len(pile)-1-i] = c
	}
}

// checkServants: two servants of a type never stand in one province. // B20a
func (p *position) checkServants() error {
	for v := range merlin.Servant(merlin.Servants) {
		for s := range game.Seat(p.Seats) {
			at := p.Players[s].Servants[v]
			for other := range s {
				if at != merlin.Castle && p.Players[other].Servants[v] == at {
					return fmt.Errorf("%s and %s both have the %s in %s; there is one place (B20a)", merlin.Colours[other], merlin.Colours[s], v, at)
				}
			}
		}
	}
	return nil
}

// forceRolls finds a stream for dice whose next rolls are those given. // B9
func forceRolls(dice *game.Stream, rolls []int) error {
	if len(rolls) > maxRolls {
		return fmt.Errorf("at most %d rolls can be given", maxRolls)
	}
	for seed := uint64(0); ; seed++ {
		from := game.NewStream(seed, 1)
		stream := from
		if !slices.ContainsFunc(rolls, func(v int) bool { return 1+stream.N(6) != v }) {
			*dice = from
			return nil
		}
	}
}

// maxRolls bounds the search for rolls: 6 to its power streams are tried on average.
const maxRolls = 8

// takeCard takes a card for a place that a line names.
func (p *position) takeCard(text string) (merlin.Card, error) {
	n, err := scenario.Number(text, 0, len(p.Rules().Box.Quests)-1)
	if err != nil {
		return merlin.NoCard, fmt.Errorf("%w; write a card as its conditions: [flag black, shield blue]", err)
	}
	card := merlin.Card(n)
	if !p.cards.Has(card) {
		return merlin.NoCard, fmt.Errorf("card %d lies elsewhere already", n)
	}
	p.cards &^= 1 << card
	return card, nil
}

// layRest says where the cards go that are not mentioned.
func (p *position) layRest(to func(merlin.Cards)) error {
	if p.rest != nil {
		return errors.New("it is said twice where the other cards are")
	}
	p.rest = to
	return nil
}

// cardNumbers replaces each card written as [its conditions] by its number.
func (p *position) cardNumbers(text string) (string, error) {
	for {
		before, rest, ok := strings.Cut(text, "[")
		if !ok {
			return text, nil
		}
		inside, after, ok := strings.Cut(rest, "]")
		if !ok {
			return "", errors.New("a [ has no ]")
		}
		card, err := p.cardOf(inside)
		if err != nil {
			return "", err
		}
		text = fmt.Sprintf("%s%d%s", before, card, after)
	}
}

func (p *position) cardOf(text string) (merlin.Card, error) {
	conditions, err := readConditions(text)
	if err != nil {
		return merlin.NoCard, err
	}
	for i, q := range p.Rules().Box.Quests {
		if slices.Equal(q.Conditions, conditions) {
			return merlin.Card(i), nil
		}
	}
	return merlin.NoCard, fmt.Errorf("no card shows [%s]; the cards are the rows of \"quests\" in box.json (or give one: quest 0 = 2 lady: %s)", text, text)
}

// readConditions reads the conditions of a card by the box's own reader.
func readConditions(text string) ([]merlin.Condition, error) {
	var one merlin.Box
	if err := one.Replace("quests", 0, "1 lady: "+text); err != nil {
		return nil, fmt.Errorf("[%s]: %w", text, err)
	}
	return one.Quests[0].Conditions, nil
}

package legendstest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/game/scenario"
)

// Who stands and what lies where, and whose turn it is.

func companyWord(name string, at legends.Place) word {
	w := word{
		Name: name, Form: "gawain, kay",
		Check: func(l look, s game.Seat, text string) error {
			return l.Now.same(l.Now.Companies[s][at].List(), text, false)
		},
	}
	if at != legends.Bid {
		w.Give = func(p *position, s game.Seat, text string) error {
			cards, err := p.characters(text)
			for _, c := range cards {
				p.Stand(c, s, at)
			}
			return err
		}
	}
	return w
}

func eventsWord(name string, at legends.Place) word {
	return word{
		Name: name, Form: "tournament, black-knight over oath", Table: true, List: true,
		Give: func(p *position, _ game.Seat, text string) error { return giveEvent(p, at, text) },
		Check: func(l look, _ game.Seat, text string) error {
			if text == "none" {
				return l.Now.same(l.Now.lying(at), text, false)
			}
			return checkLies(l.Now, at, text)
		},
	}
}

func giveEvent(p *position, at legends.Place, text string) error {
	over, under, covers := strings.Cut(text, " over ")
	cards, err := p.laid(over)
	if err != nil || len(cards) != 1 {
		return fmt.Errorf("%q is no event: %v", over, err)
	}
	*p.event(cards[0]) = legends.EventCard{At: at, Under: legends.NoCard}
	if !covers {
		return nil
	}
	below, err := p.laid(under)
	if err != nil || len(below) != 1 {
		return fmt.Errorf("%q is no event: %v", under, err)
	}
	p.event(cards[0]).Under = below[0]
	p.event(below[0]).At = legends.Covered
	return nil
}

func checkLies(p *position, at legends.Place, text string) error {
	over, under, covers := strings.Cut(text, " over ")
	c, err := p.card(over)
	if err != nil || c.IsCharacter() || c.IsSpecial() {
		return fmt.Errorf("%q is no event", over)
	}
	e := p.event(c)
	if e.At != at || covers != (e.Under != legends.NoCard) || covers && p.name(e.Under) != under {
		return scenario.Fail("there lie: %s", p.names(p.lying(at)))
	}
	return nil
}

// lying returns the events at a place.
func (p *position) lying(at legends.Place) (cards []legends.Card) {
	for i := range p.Event {
		if p.Event[i].At == at {
			cards = append(cards, p.eventOf(i))
		}
	}
	return cards
}

func giveHand(p *position, s game.Seat, text string) error {
	cards, err := p.characters(text)
	for _, c := range cards {
		p.Own[s].Hand |= 1 << c
		p.Held[s]++
	}
	return err
}

func checkHand(l look, s game.Seat, text string) error {
	if l.Hides(s) != (text == "hidden") {
		return scenario.Fail("hidden: %t", l.Hides(s))
	}
	if text == "hidden" {
		return nil
	}
	return l.Now.same(l.Now.Own[s].Hand.List(), text, false)
}

func giveDisplay(p *position, s game.Seat, text string) error {
	cards, err := p.laid(text)
	for _, c := range cards {
		*p.event(c) = legends.EventCard{At: legends.Displayed, Seat: s, Under: legends.NoCard}
	}
	return err
}

func checkDisplay(l look, s game.Seat, text string) error {
	var are []legends.Card
	for _, c := range l.Now.lying(legends.Displayed) {
		if l.Now.event(c).Seat == s {
			are = append(are, c)
		}
	}
	return l.Now.same(are, text, false)
}

func seatNamed(p *position, text string) (game.Seat, error) {
	n, err := scenario.Place("player", text, legends.Colours[:p.seats])
	return game.Seat(n), err
}

func giveTurn(p *position, _ game.Seat, text string) (err error) {
	name, phase, named := strings.Cut(text, " ")
	if p.turn, err = seatNamed(p, name); err != nil || !named {
		return err
	}
	n, err := scenario.Place("phase", phase, phases)
	p.phase = legends.Phase(n)
	return err
}

func checkTurn(l look, _ game.Seat, text string) error {
	s, err := seatNamed(l.Now, text)
	if err == nil && l.Now.Turn.Seat != s {
		err = scenario.Fail("it is another's")
	}
	return err
}

func checkPhase(l look, _ game.Seat, text string) error {
	n, err := scenario.Place("phase", text, phases)
	if err == nil && l.Now.Turn.Phase != legends.Phase(n) {
		err = scenario.Fail("it is %s", phases[l.Now.Turn.Phase])
	}
	return err
}

func giveFirst(p *position, _ game.Seat, text string) (err error) {
	p.First, err = seatNamed(p, text)
	return err
}

func givePlaces(p *position, _ game.Seat, text string) error {
	cards, err := p.laid(text)
	for _, c := range cards {
		at := p.Rules().Deck.Faces[c].At
		*p.event(c) = legends.EventCard{At: at, Under: legends.NoCard}
		p.Opened |= 1 << at
	}
	return err
}

func checkPlaces(l look, _ game.Seat, text string) error {
	are := slices.Concat(l.Now.lying(legends.Avalon), l.Now.lying(legends.Maidens), l.Now.lying(legends.Final))
	return l.Now.same(are, text, false)
}

func giveHeraldry(p *position, _ game.Seat, text string) error {
	cards, err := p.laid(text)
	for _, c := range cards {
		p.Heraldry = c
		p.event(c).At = legends.Heraldic
	}
	return err
}

func checkHeraldry(l look, _ game.Seat, text string) error {
	if is := l.Now.name(l.Now.Heraldry); is != text {
		return scenario.Fail("it is %s", is)
	}
	return nil
}

func giveEvents(p *position, _ game.Seat, text string) (err error) {
	p.stacked = true
	p.events, err = p.laid(text)
	return err
}

func checkEvents(l look, _ game.Seat, text string) error {
	want, err := l.Now.list(text)
	if err != nil {
		return err
	}
	are := slices.Clone(l.Now.Deck[:l.Now.DeckLeft])
	slices.Reverse(are)
	if !slices.Equal(are[:min(len(want), len(are))], want) {
		return scenario.Fail("there are: %s", l.Now.names(are))
	}
	return nil
}

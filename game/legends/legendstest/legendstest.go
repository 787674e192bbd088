// Package legendstest is Camelot Legends in the scenario language: how a position is
// written in words, and what can be expected. The files lie in ../testdata, whose README
// documents the form. Tests and tools use it; the program that ships does not.
package legendstest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/game/scenario"
)

// Run plays a scenario with our own deck. It returns what was not as expected, each with
// file and line, or an error if the scenario cannot be read.
func Run(s *scenario.Scenario) (failures []string, err error) { return language("").Run(s) }

// RunWith plays it with the deck of a file's text.
func RunWith(deck string, s *scenario.Scenario) (failures []string, err error) {
	return language(deck).Run(s)
}

// RunWithout plays it as if a word of the vocabulary meant nothing.
func RunWithout(word legends.Lack, s *scenario.Scenario) (failures []string, err error) {
	l := language("")
	begin := l.New
	l.New = func() *position {
		p := begin()
		p.without = word.Rules
		return p
	}
	return l.Run(s)
}

type (
	word = scenario.Word[*position]
	look = scenario.Look[*position]
)

// position is a game and what its scenario says of it before it begins.
type position struct {
	*legends.Game
	seats   int
	level   legends.Level
	deck    string                              // a deck file's text; "" is our own
	cards   []string                            // that differ from it
	without func(*legends.Rules) *legends.Rules // nil: all rules are in force
	persons uint8                               // seats, a bit each
	even    bool                                // the house rule
	turn    game.Seat
	phase   legends.Phase
	events  []legends.Card // of the pile, the next one first
	stacked bool           // the pile of events was mentioned
	draws   []legends.Card // of the pile of characters, the next one first
	pile    int            // characters in it; -1: all others
}

// language is that of scenarios with a deck.
func language(deck string) *scenario.Language[*position] {
	return &scenario.Language[*position]{
		New: func() *position {
			return &position{seats: 2, level: legends.Advanced, phase: legends.PhaseTexts, pile: -1, deck: deck}
		},
		Heads:  heads,
		Begin:  (*position).begin,
		Seats:  func(p *position) []string { return legends.Colours[:p.seats] },
		Words:  func(*position) []word { return slices.Concat(tableWords(), seatWords()) },
		Finish: (*position).finish,
		Copy:   (*position).copy,
		Seen:   (*position).seen,
		Event:  func(p *position, k game.EventKind) string { return p.Rules().EventName(k) },
	}
}

var heads = []word{
	{Name: "seats", Form: "3", Give: func(p *position, _ game.Seat, text string) (err error) {
		p.seats, err = scenario.Number(text, 2, legends.MaxSeats)
		return err
	}},
	{Name: "level", Form: "beginner", Give: func(p *position, _ game.Seat, text string) error {
		n, err := scenario.Place("level", text, []string{"beginner", "standard", "advanced"})
		p.level = legends.Level(n)
		return err
	}},
	{Name: "persons", Form: "blue, red", Give: func(p *position, _ game.Seat, text string) error {
		for name := range strings.SplitSeq(text, ", ") {
			n, err := scenario.Place("player", name, legends.Colours[:])
			if err != nil {
				return err
			}
			p.persons |= 1 << n
		}
		return nil
	}},
	{Name: "opening", Form: "even", Give: func(p *position, _ game.Seat, text string) error {
		_, err := scenario.Place("opening", text, []string{"even"})
		p.even = true
		return err
	}},
	{Name: "card", Form: `gawain {"text": [...]}`, Give: func(p *position, _ game.Seat, text string) error {
		p.cards = append(p.cards, text)
		return nil
	}},
}

// own are the rules for our own deck.
var own = legends.NewRules(legends.StandardDeck())

// rules are those for the deck that is played with.
func (p *position) rules() (*legends.Rules, error) {
	d, err := (*legends.Deck)(nil), error(nil)
	switch {
	case p.deck != "":
		d, err = legends.AlterFile(p.deck, p.cards)
	case len(p.cards) > 0:
		d, err = legends.Alter(p.cards)
	default:
		return own, nil
	}
	if err != nil {
		return nil, err
	}
	return legends.NewRules(d), nil
}

// begin makes the position to begin from.
func (p *position) begin(dealt bool) error {
	r, err := p.rules()
	if err != nil {
		return err
	}
	if p.without != nil {
		r = p.without(r)
	}
	if !dealt {
		p.Game = legends.Empty(r, p.seats, p.level)
		p.Persons, p.Even = p.persons, p.even
		return nil
	}
	g, err := legends.New(r, p.seats, p.level, 1)
	if err == nil {
		p.Game, g.Persons, g.Even = g, p.persons, p.even
	}
	return err
}

// finish stacks what was not mentioned and begins the turn.
func (p *position) finish() error {
	if err := p.stackCharacters(); err != nil {
		return err
	}
	if err := p.stackEvents(); err != nil {
		return err
	}
	p.Begin(p.turn, p.phase)
	return nil
}

func (p *position) stackCharacters() error {
	cards := slices.Clone(p.draws)
	for c := range legends.Card(legends.Characters) {
		if p.Chars[c].At == legends.Away && !p.held().Has(c) && !slices.Contains(cards, c) {
			cards = append(cards, c)
		}
	}
	if p.pile >= 0 {
		if p.pile > len(cards) {
			return fmt.Errorf("there are only %d characters for the pile", len(cards))
		}
		for _, c := range cards[p.pile:] {
			p.Chars[c].At = legends.Boxed
		}
		cards = cards[:p.pile]
	}
	slices.Reverse(cards)
	p.PileLeft = uint8(copy(p.Pile[:], cards))
	return nil
}

// held returns all cards in hands.
func (p *position) held() (all legends.Cards) {
	for s := range p.Own {
		all |= p.Own[s].Hand
	}
	return all
}

func (p *position) stackEvents() error {
	cards, final := slices.Clone(p.events), legends.NoCard
	for i := range p.Event {
		c := p.eventOf(i)
		if p.Event[i].At != legends.Away || slices.Contains(cards, c) {
			continue
		}
		if c.IsFinal() && final == legends.NoCard {
			final = c
		}
		if !c.IsFinal() && !p.stacked {
			cards = append(cards, c)
		}
	}
	bottom := slices.ContainsFunc(cards, legends.Card.IsFinal)
	if p.level > legends.Beginner && !bottom && !p.InPlay(legends.Final) {
		cards = append(cards, final)
	}
	if len(cards) > len(p.Deck) {
		cards = slices.Delete(cards, len(p.Deck)-1, len(cards)-1)
	}
	if at := slices.IndexFunc(cards, legends.Card.IsFinal); at >= 0 && at < len(cards)-1 {
		return errors.New("the Final Event is the last of the pile")
	}
	slices.Reverse(cards)
	p.DeckLeft = uint8(copy(p.Deck[:], cards))
	return nil
}

// eventOf returns the card of a place in the list of events.
func (p *position) eventOf(i int) legends.Card { return legends.Card(legends.Characters + i) }

// event returns where an event is.
func (p *position) event(c legends.Card) *legends.EventCard {
	return &p.Event[c-legends.Characters]
}

// copy returns a position that stays as it is now.
func (p *position) copy() *position {
	c := *p
	c.Game = p.Clone().(*legends.Game)
	return &c
}

// seen returns a position in which all is empty that the viewer cannot see.
func (p *position) seen(viewer game.Seat) *position {
	c, v := p.copy(), p.View(viewer)
	c.State = legends.State{Public: v.Public}
	if viewer != game.NoSeat {
		c.Own[viewer] = v.Own
	}
	return c
}

// card returns a card by its id.
func (p *position) card(id string) (legends.Card, error) {
	c, ok := p.Rules().Deck.Number(id)
	if !ok {
		return c, fmt.Errorf("there is no card %q", id)
	}
	return c, nil
}

// list returns the cards of a list; "none" is an empty one.
func (p *position) list(text string) (cards []legends.Card, err error) {
	if text == "none" || text == "" {
		return nil, nil
	}
	for id := range strings.SplitSeq(text, ", ") {
		c, err := p.card(strings.TrimSpace(id))
		if err != nil {
			return nil, err
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// characters does the same with characters that are nowhere yet.
func (p *position) characters(text string) ([]legends.Card, error) {
	cards, err := p.list(text)
	for _, c := range cards {
		if !c.IsCharacter() || p.Chars[c].At != legends.Away || p.held().Has(c) {
			return nil, fmt.Errorf("%s is no character of this level, or is somewhere already", p.name(c))
		}
	}
	return cards, err
}

// laid does the same with events.
func (p *position) laid(text string) ([]legends.Card, error) {
	cards, err := p.list(text)
	for _, c := range cards {
		if c.IsCharacter() || c.IsSpecial() || p.event(c).At != legends.Away || slices.Contains(p.events, c) {
			return nil, fmt.Errorf("%s is no event of this level, or is somewhere already", p.name(c))
		}
	}
	return cards, err
}

func (p *position) name(c legends.Card) string {
	if int(c) >= legends.AllCards {
		return "none"
	}
	return p.Rules().Deck.Faces[c].ID
}

// names writes a list of cards as it is expected.
func (p *position) names(cards []legends.Card) string {
	if len(cards) == 0 {
		return "none"
	}
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = p.name(c)
	}
	return strings.Join(names, ", ")
}

// same compares lists of cards, in their order or in any.
func (p *position) same(are []legends.Card, text string, ordered bool) error {
	want, err := p.list(text)
	if err != nil {
		return err
	}
	a, b := slices.Clone(are), slices.Clone(want)
	if !ordered {
		slices.Sort(a)
		slices.Sort(b)
	}
	if !slices.Equal(a, b) {
		return scenario.Fail("there are: %s", p.names(are))
	}
	return nil
}

package legends

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/engine"
)

// TitleName is the stable name of the title in records.
const TitleName = "legends"

// Title makes games of Camelot Legends with the cards of a deck, or of those on a shelf.
type Title struct {
	Deck  *Deck
	Shelf *Shelf // nil: there is Deck alone
}

// deck returns the deck of new games.
func (t Title) deck() *Deck {
	if t.Shelf == nil {
		return t.Deck
	}
	return t.Shelf.Top()
}

// deckOf returns the deck that a set-up names, that of new games if it is not there.
func (t Title) deckOf(s game.Setup) *Deck {
	if t.Shelf != nil {
		if d := t.Shelf.find(s.Box); d != nil {
			return d
		}
	}
	return t.deck()
}

// Describe returns what may be chosen before a game.
func (t Title) Describe() game.Description {
	return game.Description{
		Name: TitleName, MinSeats: 2, MaxSeats: MaxSeats,
		Colours: Colours[:], Points: true, Learnt: true,
		Options: []game.OptionChoice{
			{Name: "level", Values: []string{"standard", "beginner", "advanced"}, Shown: []string{"beginner", "standard", "advanced"}, First: "beginner"},
			{Name: "opening", Values: []string{"book", "even"}, House: true}, // the first player wins too often
		},
	}
}

// describe returns what might be chosen by a version of the rules.
func (t Title) describe(version int) game.Description {
	d := t.Describe()
	if version < pressed {
		d.Options[1].Values = []string{"book", "one-action"}
	}
	return d
}

// Setup returns the set-up of a new game.
func (t Title) Setup(players []game.Player, modules []string, seed uint64) game.Setup {
	return game.Setup{
		Title: TitleName, Rules: RulesVersion, Box: t.deck().Sum,
		Seats: players, Modules: modules, Seed: seed,
	}
}

// New starts the game of a set-up, which must be of this title, a version of its rules and
// this deck; of another, the error is a *game.Refusal.
func (t Title) New(s game.Setup) (game.Game, error) {
	rules := min(max(s.Rules, 1), RulesVersion) // each version is played on as it was
	d, deck := t.describe(rules), t.deckOf(s)
	if s.Title == TitleName && s.Rules == rules && s.Box != deck.Sum {
		return nil, &game.Refusal{
			Key: "deck", Args: []any{"deck", fmt.Sprintf("%016x", s.Box)},
			Err: fmt.Errorf("this game was played with another deck (%016x); start the program with -deck and its file", s.Box),
		}
	}
	if err := engine.Refuse(s, d, rules, deck.Sum); err != nil {
		return nil, err
	}
	level := slices.Index(levelWords, d.Option(s, "level"))
	g, err := New(newRulesOf(rules, deck), len(s.Seats), Level(level), s.Seed)
	if err != nil {
		return nil, err
	}
	g.Even = d.Option(s, "opening") != "book"
	for i, p := range s.Seats {
		if p.Human() {
			g.Persons |= 1 << i
		}
	}
	return g, nil
}

// Plays reports whether a game with these house rules is played with a card of that id.
func (t Title) Plays(options []game.Option, id string) bool {
	d, deck := t.describe(RulesVersion), t.deck()
	level := slices.Index(levelWords, d.Option(game.Setup{Options: options}, "level"))
	c, ok := deck.Number(id)
	return ok && deck.plays(c, Level(level))
}

// Renew returns a set-up as it is: games by earlier rules are played on by them.
func (Title) Renew(s game.Setup) (game.Setup, error) { return s, nil }

// View returns what a seat may know of a game of this title.
func (Title) View(g game.Game, s game.Seat) View { return g.(*Game).View(s) }

package legends

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/engine"
)

// TitleName is the stable name of the title in records.
const TitleName = "legends"

// Title makes games of Camelot Legends with the cards of a deck.
type Title struct{ Deck *Deck }

// Describe returns what may be chosen before a game.
func (t Title) Describe() game.Description {
	return game.Description{
		Name: TitleName, MinSeats: 2, MaxSeats: MaxSeats,
		Colours: Colours[:], Points: true,
		Presets: []game.Preset{
			{Name: "beginner", Options: []game.Option{{Name: "level", Value: "beginner"}}},
			{Name: "standard"},
			{Name: "advanced", Options: []game.Option{{Name: "level", Value: "advanced"}}},
		},
		Options: []game.OptionChoice{
			{Name: "level", Values: []string{"standard", "beginner", "advanced"}},
			{Name: "opening", Values: []string{"book", "one-action"}}, // a house rule: the first player wins too often
		},
	}
}

// Setup returns the set-up of a new game.
func (t Title) Setup(players []game.Player, modules []string, seed uint64) game.Setup {
	return game.Setup{
		Title: TitleName, Rules: RulesVersion, Box: t.Deck.Sum,
		Seats: players, Modules: modules, Seed: seed,
	}
}

// New starts the game of a set-up, which must be of this title, these rules and this
// deck; of another, the error is a *game.Refusal.
func (t Title) New(s game.Setup) (game.Game, error) {
	d := t.Describe()
	if s.Title == TitleName && s.Rules == RulesVersion && s.Box != t.Deck.Sum {
		return nil, &game.Refusal{
			Key: "deck", Args: []any{"deck", fmt.Sprintf("%016x", s.Box)},
			Err: fmt.Errorf("this game was played with another deck (%016x); start the program with -deck and its file", s.Box),
		}
	}
	if err := engine.Refuse(s, d, RulesVersion, t.Deck.Sum); err != nil {
		return nil, err
	}
	level := slices.Index(levelWords, d.Option(s, "level"))
	g, err := New(NewRules(t.Deck), len(s.Seats), Level(level), s.Seed)
	if err != nil {
		return nil, err
	}
	g.ShortStart = d.Option(s, "opening") == "one-action"
	for i, p := range s.Seats {
		if p.Human() {
			g.Persons |= 1 << i
		}
	}
	return g, nil
}

// Renew returns a set-up as it is: there are no earlier rules.
func (Title) Renew(s game.Setup) (game.Setup, error) { return s, nil }

// View returns what a seat may know of a game of this title.
func (Title) View(g game.Game, s game.Seat) View { return g.(*Game).View(s) }

package legends

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// What tests and tools need to make a position by hand. The fields of State are open to
// them besides.

// Empty returns a position in which nothing has been dealt and nothing happens yet.
func Empty(r *Rules, seats int, level Level) *Game {
	g := &Game{rules: r}
	g.Bind(g, &r.rows, &g.Stack)
	g.clear(seats, level, 1)
	return g
}

// Stand puts a character in play, later than those before it.
func (g *Game) Stand(c Card, s game.Seat, p Place) { g.enterPlay(c, s, p) }

// Begin begins the turn of a seat in one of its phases.
func (g *Game) Begin(s game.Seat, from Phase) {
	g.Turn = Turn{Seat: s, Number: 1, Dry: g.DeckLeft == 0}
	if from > PhaseEvent {
		g.Turn.Phase = from - 1
	}
	g.pushPhases(s, from)
	g.Proceed()
}

// Alter returns our own deck with other keys of a card, each written "id {json}". Like an
// owner's, it is not held to the numbers and the icons of ours.
func Alter(changes []string) (*Deck, error) { return AlterFile(deckFile, changes) }

// AlterFile does so with the deck of a file's text.
func AlterFile(text string, changes []string) (*Deck, error) {
	raw, cards, fault := parse(text)
	if fault != nil {
		return nil, fault
	}
	raw.Printed = true
	for _, change := range changes {
		id, keys, _ := strings.Cut(change, " ")
		i := slices.IndexFunc(cards, func(c rawCard) bool { return c.ID == id })
		if i < 0 {
			return nil, fmt.Errorf("there is no card %q", id)
		}
		if strings.Contains(keys, `"text"`) {
			cards[i].Text, cards[i].Says = nil, rawWords{}
		}
		if strings.Contains(keys, `"needs"`) {
			cards[i].Needs = nil
		}
		if err := json.Unmarshal([]byte(keys), &cards[i]); err != nil {
			return nil, fmt.Errorf("card %s: %s", id, short(err))
		}
	}
	d, faults := makeDeck(raw, cards, game.SeedOf(strings.Join(changes, "\n")))
	if len(faults) > 0 {
		return nil, faults[0]
	}
	return d, nil
}

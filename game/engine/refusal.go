package engine

import (
	"fmt"

	"merlin/game"
)

// Refuse says why a set-up cannot be played by a title as it is today, by its version of
// the rules and its box; nil if it can, as far as the description goes. An error of
// another title, other rules or another box is a *game.Refusal.
func Refuse(s game.Setup, d game.Description, rules int, box uint64) error {
	switch {
	case s.Title != d.Name:
		return &game.Refusal{
			Key: "title", Args: []any{"title", s.Title},
			Err: fmt.Errorf("this is a game of %q, not of %q", s.Title, d.Name),
		}
	case s.Rules != rules:
		return &game.Refusal{
			Key: "rules", Args: []any{"theirs", s.Rules, "ours", rules},
			Err: fmt.Errorf("this game was played by version %d of the rules; this program has version %d", s.Rules, rules),
		}
	case s.Box != box:
		return &game.Refusal{
			Key: "box", Args: []any{"box", fmt.Sprintf("%016x", s.Box)},
			Err: fmt.Errorf("this game was played with another box (%016x); start the program with -box and its file", s.Box),
		}
	}
	return d.Check(s)
}

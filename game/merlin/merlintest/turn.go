package merlintest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
)

// Whose turn it is in a scenario, and how far it has come.

// giveTurn reads whose turn it is and how far it has come.
func giveTurn(p *position, _ game.Seat, text string) (err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return errors.New("whose turn is it?")
	}
	if p.seat, err = p.player(words[0]); err != nil {
		return err
	}
	moment, rest := "die", []string(nil)
	if len(words) > 1 {
		moment, rest = words[1], words[2:]
	}
	arrive, err := p.arrival(moment, rest)
	p.moment = arrive
	return err
}

// arrival returns what brings the turn from its beginning to a moment.
func (p *position) arrival(moment string, rest []string) (func() error, error) {
	switch {
	case moment == "die" && len(rest) == 0:
		return nil, nil
	case moment == "end" && len(rest) == 0:
		p.over = true
		return nil, nil
	case moment == "move" && len(rest) == 1:
		die, err := p.die(rest[0])
		return func() error { return p.holdDie(die) }, err
	case moment == "landed" && len(rest) == 1:
		space, err := p.knightSpace(rest[0])
		return func() error { return p.land(p.firstUnused(), space) }, err
	case moment == "landed" && len(rest) == 2:
		die, err := p.die(rest[0])
		if err != nil {
			return nil, err
		}
		read := p.space
		if p.Rules().Moves(die) == merlin.KnightFigure {
			read = p.knightSpace
		}
		space, err := read(rest[1])
		return func() error { return p.land(die, space) }, err
	}
	return nil, fmt.Errorf("the moments of a turn are: die, move 2, landed black+3, landed merlin black+3, end; not %q", moment)
}

// beginTurn begins the turn and brings it to its moment.
func (p *position) beginTurn() error {
	p.Next = (p.seat + 1) % game.Seat(p.Seats)
	p.Turn = merlin.Turn{Seat: p.seat, Die: nobody}
	steps := []string{"die", "end", "replenish", "next-turn"}
	if p.over {
		steps = steps[1:]
	}
	p.Happen(p.seat, steps...)
	if p.moment == nil {
		return nil
	}
	return p.moment()
}

// nobody is the engine's byte for "no such thing".
const nobody = 255

// firstUnused returns the first own die not used yet.
func (p *position) firstUnused() uint8 {
	dice := &p.Players[p.seat].Dice
	return uint8(max(0, slices.IndexFunc(dice[:merlin.OwnDice], func(d merlin.Die) bool { return !d.Used })))
}

// holdDie takes a die, so that its figure is about to move.
func (p *position) holdDie(die uint8) error {
	if p.Players[p.seat].Dice[die].Used {
		return fmt.Errorf("the turn cannot come there: die %s of %s is used", p.dice()[die], merlin.Colours[p.seat])
	}
	return p.Apply(game.Action{Kind: merlin.ActDie, A: die})
}

// land moves the figure of a die to a space; where it came from follows from the
// value.
func (p *position) land(die, space uint8) error {
	first, size := uint8(0), uint8(merlin.Spaces)
	if space >= merlin.Spaces {
		first, size = merlin.Spaces, p.Rules().Inner()
	}
	n := p.Players[p.seat].Dice[die].Value
	*p.figure(p.Rules().Moves(die)) = first + (space-first+size-n)%size
	if err := p.holdDie(die); err != nil {
		return err
	}
	if err := p.Apply(game.Action{Kind: merlin.ActMove}); err != nil {
		return err
	}
	if p.Turn.Space != space {
		return errors.New("the figure cannot come there by this die")
	}
	return nil
}

// figure returns where a figure stands.
func (p *position) figure(f merlin.Figure) *uint8 {
	switch f {
	case merlin.KnightFigure:
		return &p.Players[p.seat].Knight
	case merlin.MerlinFigure:
		return &p.Merlin
	}
	for _, m := range p.modules {
		if m.figure != nil {
			return m.figure(p)
		}
	}
	return nil
}

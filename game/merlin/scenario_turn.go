package merlin

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
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
		return func() error { return nil }, nil
	case moment == "end" && len(rest) == 0:
		return func() error { p.pop(); return nil }, nil
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
		if p.rules.moves[die] == KnightFigure {
			read = p.knightSpace
		}
		space, err := read(rest[1])
		return func() error { return p.land(die, space) }, err
	}
	return nil, fmt.Errorf("the moments of a turn are: die, move 2, landed black+3, landed merlin black+3, end; not %q", moment)
}

// firstUnused returns the first own die not used yet.
func (p *position) firstUnused() uint8 {
	dice := &p.Players[p.seat].Dice
	return uint8(max(0, slices.IndexFunc(dice[:OwnDice], func(d Die) bool { return !d.Used })))
}

// holdDie takes a die, so that its figure is about to move.
func (p *position) holdDie(die uint8) error {
	if p.Players[p.seat].Dice[die].Used {
		return fmt.Errorf("the turn cannot come there: die %s of %s is used", dieArg(die), Colours[p.seat])
	}
	p.takeDie(p.pop(), game.Action{Kind: ActDie, A: die})
	return nil
}

// land moves the figure of a die to a space; where it came from follows from the
// value.
func (p *position) land(die, space uint8) error {
	first, size := p.rules.ring(space)
	n := p.Players[p.seat].Dice[die].Value
	*p.Table().figure(p.seat, p.rules.moves[die]) = first + (space-first+size-n)%size
	if err := p.holdDie(die); err != nil {
		return err
	}
	p.move(p.pop(), game.Action{Kind: ActMove})
	if p.Turn.Space != space {
		return errors.New("the figure cannot come there by this die")
	}
	return nil
}

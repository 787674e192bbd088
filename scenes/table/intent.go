package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes/table/moment"
)

// What the sage means to go on with is kept from one press on the bulb to the next.

// intent is a line that was advised, from so many moves of the match on.
type intent struct {
	moves int
	line  []game.Move
	said  int // so much of the line was said aloud; 0: nobody knows
	firm  bool

	whole *advice // as it was given; nil: not yet
}

// saidOf is how much of what is left of it was said aloud.
func (l intent) saidOf(m *game.Match) int { return max(0, l.said-(len(m.Moves())-l.moves)) }

// after is what is left of it once the match has so many moves: nothing where the position is
// taken back in which it was advised, as others may lead to as many.
func (l intent) after(moves int) intent {
	if moves < l.moves {
		return intent{}
	}
	return l
}

// rest is what is left of the line, if all that was done since is of it.
func (l intent) rest(m *game.Match) []game.Move {
	done := len(m.Moves()) - l.moves
	if done < 0 || done >= len(l.line) {
		return nil
	}
	for i, move := range m.Moves()[l.moves:] {
		if move.Seat != l.line[i].Seat || move.Action != l.line[i].Action {
			return nil
		}
	}
	if l.line[done].Seat != m.Game().Decision().Seat {
		return nil
	}
	return l.line[done:]
}

// stillMeant is what is left of it: where it comes to something of which he said nothing yet, he does not stand
// by what anybody sees brings less.
func (s *Scene[V, M]) stillMeant() intent {
	rest := s.meant.rest(s.session.match)
	switch {
	case s.session.CanUndo() != nil: // something new was seen: only what is much better for that comes before what was told
		return intent{moves: s.meant.moves, line: s.meant.line, firm: s.meant.said > 0}
	case s.screen.Afresh == nil || len(rest) == 0 || !s.screen.Afresh(s.model):
		return s.meant
	}
	means := s.leaf(func(c *moment.Choice) bool { return c.Do[0] == rest[0].Action })
	if means == nil || s.leaf(func(c *moment.Choice) bool { return s.screen.Shows(s.model, c) > s.screen.Shows(s.model, means) }) != nil {
		return intent{}
	}
	return s.meant
}

// intends is the line of the advice, with what the title says that comes next.
func (s *Scene[V, M]) intends(seat game.Seat) intent {
	a := s.advice
	if c := s.leaf(a.planned); c != nil && s.screen.Next != nil {
		if next := s.screen.Next(s.model, c); len(next) > 0 {
			line := a.line[:len(a.plan):len(a.plan)]
			for _, do := range next {
				line = append(line, game.Move{Seat: seat, Action: do})
			}
			return intent{moves: a.moves, line: line, said: len(line)}
		}
	}
	return intent{moves: a.moves, line: a.line, firm: s.screen.Through}
}

// stands is the line that was meant from the next choice on, if that is what was chosen: who goes
// on as he was advised does not hear of another end. nil: there is none, or not all of it is told.
func (a *advice) stands(choice game.Action) []game.Move {
	n := len(a.plan)
	if n >= len(a.meant) || a.strays() || a.meant[n].Action != choice {
		return nil
	}
	if slices.ContainsFunc(a.meant[n:], func(m game.Move) bool { return m.Text == "" }) {
		return nil
	}
	return a.meant[n:]
}

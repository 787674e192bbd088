package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// A die that was taken and has moved nothing yet can be put back, and another one be
// taken in its place, by clicking it.

// changes reports whether an action changes a die in hand.
func (s *session) changes(a game.Action, die uint8) bool {
	switch s.rows.Actions[a.Kind].Changes {
	case model.DieHeld:
		return true
	case model.DieA:
		return a.A == die
	}
	return false
}

// dieTaken is the move by which the die in hand was taken; -1 when none is.
func (s *session) dieTaken() int {
	d := s.game().Decision()
	if _, person := s.Asked(); !person || d.Seat != s.Seat() || d.Kind != merlin.AskMove {
		return -1
	}
	for n, move := range slices.Backward(s.Match().Moves()) {
		switch {
		case move.Seat != d.Seat || s.rows.Actions[move.Action.Kind].Instead != "":
			return -1
		case move.Action.Kind == merlin.ActDie:
			return n
		}
	}
	return -1
}

// withoutDie is the position as it would be if the die in hand had not been taken, with
// what was done since that does not change it; nil when there is no way back to it.
func (s *session) withoutDie() (g *merlin.Game, n int, kept []game.Move, err error) {
	n = s.dieTaken()
	if n < 0 || s.CanGoBack(n) != nil {
		return nil, n, nil, nil
	}
	at, err := s.Match().At(n)
	if err != nil {
		return nil, n, nil, err
	}
	moves := s.Match().Moves()
	for _, move := range moves[n+1:] {
		if s.changes(move.Action, moves[n].Action.A) {
			continue
		}
		if at.Apply(move.Action) != nil {
			return nil, n, nil, nil
		}
		kept = append(kept, move)
	}
	if d := at.Decision(); d.Kind != merlin.AskDie || d.Seat != s.Seat() {
		return nil, n, nil, nil
	}
	return at.(*merlin.Game), n, kept, nil
}

// putBack puts the die in hand back, as if it had never been taken.
func (s *session) putBack() error {
	g, n, kept, err := s.withoutDie()
	if g == nil {
		return err
	}
	return s.Retake(n, kept)
}

// askRetake adds to a frame the dice that may be taken instead of the one in hand, with
// where they would lead; and that one, which may be put back.
func (s *session) askRetake(f *draw.Frame) error {
	g, _, _, err := s.withoutDie()
	if g == nil {
		return err
	}
	f.Retakes, f.Retake, f.PutBack = map[uint8][]model.Landing{}, s.retakeWith(f), s.putBack
	for _, a := range g.Decision().Options {
		if a.Kind == merlin.ActDie {
			f.Retakes[a.A] = nil
		}
	}
	for _, l := range model.Landings(g, g.Decision()) {
		f.Retakes[l.Die] = append(f.Retakes[l.Die], l)
	}
	return nil
}

// retakeWith returns what puts the die in hand back, and takes another one if it is not
// that one which was clicked.
func (s *session) retakeWith(f *draw.Frame) func(die uint8) {
	return func(die uint8) {
		f.Do.StepBack(s.putBack)
		if f.View.Turn.Die == die {
			return
		}
		for _, a := range s.game().Decision().Options {
			if a.Kind == merlin.ActDie && a.A == die {
				f.Do.Take(moment.Choice{Do: []game.Action{a}})
				return
			}
		}
	}
}

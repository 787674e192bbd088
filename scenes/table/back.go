package table

import (
	"errors"
	"slices"

	"merlin/game"
)

// The ways back: choices, turns, and what is half done.

// GoBack takes back all but the first n moves.
func (s *Session) GoBack(n int) error {
	s.forget()
	defer s.Keep()
	return s.match.GoBack(s.seat, n, s.Others)
}

// forget forgets what was made of moves that go.
func (s *Session) forget() {
	if s.thinker != nil {
		s.thinker.stop.Store(true)
	}
	s.thinker, s.visible = nil, nil
}

// CanGoBack is why GoBack cannot be done; nil when it can.
func (s *Session) CanGoBack(n int) error { return s.match.CanGoBack(s.seat, n, s.Others) }

// LastChoice is where the person's last choice began: his last action, and those
// before it that only led there. By the house rule it may be another person's.
func (s *Session) LastChoice() int {
	n := s.match.Last(s.seat, s.Others)
	for n > 0 && s.match.Moves()[n-1].Joined {
		n--
	}
	return n
}

// TurnStart is where the person's turn began; -1 when it is not his.
func (s *Session) TurnStart() int {
	if s.play.Turn == nil || s.play.Turn(s.match.Game()) != s.seat {
		return -1
	}
	for n, move := range slices.Backward(s.match.Moves()) {
		if slices.ContainsFunc(move.Events, func(e game.Event) bool { return e.Kind == s.play.Turns }) {
			return n + 1
		}
	}
	return 0
}

// Undo takes back the person's last choice; CanUndo is why it cannot be done.
func (s *Session) Undo() error    { return s.GoBack(s.LastChoice()) }
func (s *Session) CanUndo() error { return s.CanGoBack(s.LastChoice()) }

// Redo does it again, up to the next choice of a person: what another one did he does
// again himself, behind his curtain.
func (s *Session) Redo() error {
	s.forget()
	defer s.Keep()
	for {
		n := len(s.match.Moves())
		if err := s.match.Redo(); err != nil {
			return err
		}
		if _, person := s.Asked(); !s.match.CanRedo() || person && !s.match.Moves()[n].Joined {
			return nil
		}
	}
}

// Retake takes back all but the first n moves as if they had never been taken, and
// takes some moves once more.
func (s *Session) Retake(n int, moves []game.Move) error {
	s.forget()
	defer s.Keep()
	if err := s.match.Drop(s.seat, n, s.Others); err != nil {
		return err
	}
	for i, move := range moves {
		if err := s.match.Apply(move.Action); err != nil {
			return err
		}
		if i > 0 && moves[i-1].Joined {
			s.match.Join()
		}
	}
	return nil
}

// CannotUndo is the locale key of the reason why there is no way back; "" when there is.
func (s *Session) CannotUndo() string { return refusalKey(s.CanUndo()) }

// refusals are the locale keys of what the engine refuses.
var refusals = []struct {
	err error
	key string
}{
	{game.ErrRevealed, "why.revealed"},
	{game.ErrOther, "why.other"},
	{game.ErrAtStart, "why.at-start"},
	{game.ErrNoRedo, "why.no-redo"},
	{game.ErrIllegal, "error.choice"},
}

// refusalKey is the locale key of an error of the engine; "" for none and for one
// that nobody foresaw.
func refusalKey(err error) string {
	for _, r := range refusals {
		if errors.Is(err, r.err) {
			return r.key
		}
	}
	return ""
}

// Refusal says in the player's language why something was not done.
func Refusal(words Words, err error) string {
	if key := refusalKey(err); key != "" {
		return words(key)
	}
	return words("error.unknown")
}

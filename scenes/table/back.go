package table

import (
	"errors"
	"slices"

	"merlin/game"
)

// The ways back. The one at hand goes choice by choice over what its person did in the turn
// of the moment, and no further. What leads over another one's actions or into an earlier
// turn is a way of its own: it says what goes with it.

// The reasons why there is no way back that only a table knows.
var (
	errOtherPlays = errors.New("another one plays")
	errTurnBegins = errors.New("the turn begins here")
)

// GoBack takes back all but the first n moves.
func (s *Session) GoBack(n int) error {
	if err := s.CanGoBack(n); err != nil {
		return err
	}
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
func (s *Session) CanGoBack(n int) error {
	if !s.plays() {
		return errOtherPlays
	}
	return s.match.CanGoBack(s.seat, n, s.Others)
}

// plays reports whether the person here is asked.
func (s *Session) plays() bool {
	seat, person := s.Asked()
	return person && seat == s.seat
}

// turnBegan is after how many moves the turn of the moment began, whoever's it is.
func (s *Session) turnBegan() int {
	if s.play.Turn == nil {
		return 0
	}
	for n, move := range slices.Backward(s.match.Moves()) {
		if slices.ContainsFunc(move.Events, func(e game.Event) bool { return e.Kind == s.play.Turns }) {
			return n + 1
		}
	}
	return 0
}

// TurnStart is where the person's turn began; -1 when it is not his.
func (s *Session) TurnStart() int {
	if s.play.Turn == nil || s.play.Turn(s.match.Game()) != s.seat {
		return -1
	}
	return s.turnBegan()
}

// own is after how many moves the person here did all that follows, in this turn.
func (s *Session) own() int {
	moves, began := s.match.Moves(), s.turnBegan()
	n := len(moves)
	for n > began && moves[n-1].Seat == s.seat {
		n--
	}
	return n
}

// begin is where a choice began whose last move is at n: those before it only led there.
func (s *Session) begin(n int) int {
	for n > 0 && s.match.Moves()[n-1].Joined {
		n--
	}
	return n
}

// LastChoice is where the person's last choice in this turn began; -1 when he has made
// none, or another one has acted since.
func (s *Session) LastChoice() int {
	if n := s.Moves(); n > s.own() {
		return s.begin(n - 1)
	}
	return -1
}

// LastTurn is where the last choice began to which LastChoice does not lead, such as that
// which ended the person's last turn; by the house rule it may be another person's. It is
// -1 when there is none.
func (s *Session) LastTurn() int { return s.begin(s.match.Last(s.seat, s.own(), s.Others)) }

// Undo takes back the person's last choice; CanUndo is why it cannot be done.
func (s *Session) Undo() error {
	if err := s.CanUndo(); err != nil {
		return err
	}
	return s.GoBack(s.LastChoice())
}

func (s *Session) CanUndo() error {
	if n := s.LastChoice(); n >= 0 || !s.plays() {
		return s.CanGoBack(n)
	}
	if err := s.CanGoBack(s.LastTurn()); err != nil {
		return err
	}
	return errTurnBegins
}

// CanRedo reports whether the person here may do again what was taken back.
func (s *Session) CanRedo() bool { return s.plays() && s.match.CanRedo() }

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
	{errOtherPlays, "why.other-plays"},
	{errTurnBegins, "why.turn-begins"},
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

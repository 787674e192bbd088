package game

import (
	"errors"
	"fmt"
	"slices"
)

// Match is a game as it is played and recorded: its set-up and the actions taken.
// The position is always that of the set-up with the actions applied, so a step
// back is a replay and can corrupt nothing.
type Match struct {
	title  Maker
	setup  Setup
	game   Game
	start  []Event
	moves  []Move
	undone []Move // the last one first
	backs  []Back
}

// Back notes that actions were taken back: so many, when the match had At moves
// afterwards. What is done again is noted no more.
type Back struct{ At, Taken int }

// Move is an action that was taken and what followed from it.
type Move struct {
	Seat     Seat
	Action   Action
	Text     string
	Events   []Event
	Revealed bool
	Joined   bool // taken in one with the next: a screen takes them back together
}

// NewMatch starts a game.
func NewMatch(t Maker, s Setup) (*Match, error) {
	m := &Match{title: t, setup: s}
	return m, m.restart()
}

func (m *Match) restart() error {
	g, err := m.title.New(m.setup)
	if err != nil {
		return err
	}
	m.game, m.start, m.moves = g, slices.Clone(g.Events()), nil
	return nil
}

// Setup returns what the match was started with.
func (m *Match) Setup() Setup { return m.setup }

// Call gives the match a name. It changes nothing else.
func (m *Match) Call(name string) { m.setup.Name = name }

// Game returns the game at its present position. Change it through the match only.
func (m *Match) Game() Game { return m.game }

// Start returns the events of the set-up, Moves what was played since, Backs where
// actions were taken back, in the order of the moves.
func (m *Match) Start() []Event { return m.start }
func (m *Match) Moves() []Move  { return m.moves }
func (m *Match) Backs() []Back  { return m.backs }

// At returns the game after its first n moves, which is the caller's own.
func (m *Match) At(n int) (Game, error) {
	f, err := m.Fork(n)
	if err != nil {
		return nil, err
	}
	return f.game, nil
}

// Fork returns a match of its own that stands after the first n moves.
func (m *Match) Fork(n int) (*Match, error) {
	f, err := NewMatch(m.title, m.setup)
	if err != nil {
		return nil, err
	}
	return f, f.replay(m.moves[:n])
}

// replay takes the actions of moves that were played before.
func (m *Match) replay(moves []Move) error {
	for _, move := range moves {
		if err := m.repeat(move); err != nil {
			return fmt.Errorf("replaying action %d: %w", len(m.moves)+1, err)
		}
	}
	return nil
}

// Apply takes an action of the open decision. What had been undone is forgotten.
func (m *Match) Apply(a Action) error {
	if err := m.apply(a); err != nil {
		return err
	}
	if n := len(m.moves); n > 1 {
		m.moves[n-2].Joined = false // it was with what has been undone
	}
	m.undone = m.undone[:0]
	return nil
}

// repeat takes the action of a move that was played before.
func (m *Match) repeat(move Move) error {
	if err := m.apply(move.Action); err != nil {
		return err
	}
	m.moves[len(m.moves)-1].Joined = move.Joined
	return nil
}

// Join says that the last two actions were taken in one.
func (m *Match) Join() { m.moves[len(m.moves)-2].Joined = true }

func (m *Match) apply(a Action) error {
	move := Move{Seat: m.game.Decision().Seat, Action: a, Text: m.game.Text(a)}
	if err := m.game.Apply(a); err != nil {
		return err
	}
	move.Events, move.Revealed = slices.Clone(m.game.Events()), m.game.Revealed()
	m.moves = append(m.moves, move)
	return nil
}

// The reasons why a step back is refused.
var (
	ErrAtStart  = errors.New("nothing has been done yet")
	ErrRevealed = errors.New("something hidden was revealed")
	ErrOther    = errors.New("another player has acted since")
	ErrNoRedo   = errors.New("nothing has been undone")
)

// Undo takes back the seat's last action, and what computer players did since.
func (m *Match) Undo(seat Seat) error {
	n := m.Last(seat, len(m.moves), false)
	if err := m.CanGoBack(seat, n, false); err != nil {
		return err
	}
	return m.goTo(n)
}

// CanUndo reports whether the seat may do so, or why not.
func (m *Match) CanUndo(seat Seat) error {
	return m.CanGoBack(seat, m.Last(seat, len(m.moves), false), false)
}

// Last returns the place of the seat's last one of the first n moves, with others set that
// of any person; -1 when there is none.
func (m *Match) Last(seat Seat, n int, others bool) int {
	for n, move := range slices.Backward(m.moves[:n]) {
		if move.Seat == seat || others && m.setup.Seats[move.Seat].Human() {
			return n
		}
	}
	return -1
}

// CanGoBack reports whether the seat may take back all but the first n moves, or why
// not: there is no way back across what was revealed nor, unless others is set, across
// another person's action. Actions of computer players are taken back with one's own.
func (m *Match) CanGoBack(seat Seat, n int, others bool) error {
	for _, move := range slices.Backward(m.moves[min(max(n, 0), len(m.moves)):]) {
		switch {
		case move.Revealed:
			return ErrRevealed
		case move.Seat != seat && !others && m.setup.Seats[move.Seat].Human():
			return ErrOther
		}
	}
	if n < 0 || n >= len(m.moves) {
		return ErrAtStart
	}
	return nil
}

// GoBack takes back all but the first n moves, if the seat may.
func (m *Match) GoBack(seat Seat, n int, others bool) error {
	if err := m.CanGoBack(seat, n, others); err != nil {
		return err
	}
	return m.goTo(n)
}

// Drop takes back all but the first n moves as GoBack does, but as if they had never been
// taken: that is not noted, and they cannot be done again.
func (m *Match) Drop(seat Seat, n int, others bool) error {
	if err := m.CanGoBack(seat, n, others); err != nil {
		return err
	}
	m.undone = m.undone[:0]
	m.backs = slices.DeleteFunc(slices.Clone(m.backs), func(b Back) bool { return b.At > n })
	return m.rewind(n)
}

// rewind replays the match to its first n moves.
func (m *Match) rewind(n int) error {
	taken := m.moves
	if err := m.restart(); err != nil {
		return err
	}
	return m.replay(taken[:n])
}

// goTo goes back to the first n moves and remembers the others for Redo.
func (m *Match) goTo(n int) error {
	taken, undone := m.moves, m.undone
	if err := m.rewind(n); err != nil {
		return err
	}
	for _, move := range slices.Backward(taken[n:]) {
		undone = append(undone, move)
	}
	m.undone = undone
	m.note(n, len(taken)-n)
	return nil
}

// note notes that actions were taken back. What was noted beyond that place goes with
// the moves it stood behind. More than a record may say is not counted.
func (m *Match) note(at, taken int) {
	for len(m.backs) > 0 && m.backs[len(m.backs)-1].At >= at {
		taken += m.backs[len(m.backs)-1].Taken
		m.backs = m.backs[:len(m.backs)-1]
	}
	m.backs = append(m.backs, Back{at, min(taken, maxActions)})
}

// noteRedo notes that an action was done again.
func (m *Match) noteRedo() {
	if n := len(m.backs); n > 0 && m.backs[n-1].At == len(m.moves)-1 {
		m.backs[n-1].At++
		m.backs[n-1].Taken--
		if m.backs[n-1].Taken == 0 {
			m.backs = m.backs[:n-1]
		}
	}
}

// CanRedo reports whether there is an undone action.
func (m *Match) CanRedo() bool { return len(m.undone) > 0 }

// Redo takes the last undone action again.
func (m *Match) Redo() error {
	n := len(m.undone)
	if n == 0 {
		return ErrNoRedo
	}
	if err := m.repeat(m.undone[n-1]); err != nil {
		return err
	}
	m.undone = m.undone[:n-1]
	m.noteRedo()
	return nil
}

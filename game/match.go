package game

import (
	"errors"
	"fmt"
	"slices"
)

// Setup is all that a game follows from, apart from its actions.
type Setup struct {
	Title   string // the title played, by its stable name
	Rules   int    // version of the rules
	Box     uint64 // identifies the box
	Seats   []Player
	Modules []string
	Seed    uint64
}

// Player is who sits at a seat.
type Player struct {
	Name   string
	Colour uint8 // by its place in the title's list of colours
	Level  uint8 // 0: a person; else the strength of a computer player
}

// Human tells whether a person sits there.
func (p Player) Human() bool { return p.Level == 0 }

// Title makes games of a set-up. An error says what in the set-up is wrong.
type Title interface {
	New(Setup) (Game, error)
}

// Match is a game as it is played and recorded: its set-up and the actions taken.
// The position is always that of the set-up with the actions applied, so a step
// back is a replay and can corrupt nothing.
type Match struct {
	title  Title
	setup  Setup
	game   Game
	start  []Event
	moves  []Move
	undone []Action
}

// Move is an action that was taken and what followed from it.
type Move struct {
	Seat     Seat
	Action   Action
	Text     string
	Events   []Event
	Revealed bool
}

// NewMatch starts a game.
func NewMatch(t Title, s Setup) (*Match, error) {
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

// Game returns the game at its present position. Change it through the match only.
func (m *Match) Game() Game { return m.game }

// Start returns the events of the set-up, Moves what was played since.
func (m *Match) Start() []Event { return m.start }
func (m *Match) Moves() []Move  { return m.moves }

// Apply takes an action of the open decision. What had been undone is forgotten.
func (m *Match) Apply(a Action) error {
	if err := m.apply(a); err != nil {
		return err
	}
	m.undone = m.undone[:0]
	return nil
}

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

// CanUndo tells whether the seat may take back its last action, or why not: there
// is no way back across what was revealed, nor across another person's action.
// Actions of computer players are taken back with it.
func (m *Match) CanUndo(seat Seat) error {
	_, err := m.undoTo(seat)
	return err
}

// undoTo returns the number of moves that remain after a step back by the seat.
func (m *Match) undoTo(seat Seat) (int, error) {
	for n := len(m.moves); n > 0; n-- {
		move := &m.moves[n-1]
		switch {
		case move.Revealed:
			return 0, ErrRevealed
		case move.Seat == seat:
			return n - 1, nil
		case m.setup.Seats[move.Seat].Human():
			return 0, ErrOther
		}
	}
	return 0, ErrAtStart
}

// Undo takes back the seat's last action, and what computer players did since.
func (m *Match) Undo(seat Seat) error {
	n, err := m.undoTo(seat)
	if err != nil {
		return err
	}
	return m.goTo(n)
}

// goTo replays the match to its first n moves and remembers the others for Redo.
func (m *Match) goTo(n int) error {
	taken, undone := m.moves, m.undone
	if err := m.restart(); err != nil {
		return err
	}
	for _, move := range taken[:n] {
		if err := m.apply(move.Action); err != nil {
			return fmt.Errorf("replaying action %d: %w", len(m.moves)+1, err)
		}
	}
	for _, move := range slices.Backward(taken[n:]) {
		undone = append(undone, move.Action)
	}
	m.undone = undone
	return nil
}

// CanRedo tells whether there is an undone action.
func (m *Match) CanRedo() bool { return len(m.undone) > 0 }

// Redo takes the last undone action again.
func (m *Match) Redo() error {
	n := len(m.undone)
	if n == 0 {
		return ErrNoRedo
	}
	if err := m.apply(m.undone[n-1]); err != nil {
		return err
	}
	m.undone = m.undone[:n-1]
	return nil
}

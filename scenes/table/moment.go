package table

import (
	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// Moment is all that drawing may know at one moment of what tables share. V is what a
// seat may know of the title's position.
type Moment[V any] struct {
	Ctx   *ui.Context
	Seats []Player // by seat

	View   V         // as it is shown: it may run behind while things move
	Viewer game.Seat // whose view it is; NoSeat: a spectator's
	Home   game.Seat // whose things lie at the bottom

	Asked   game.Seat // who is asked here and now; NoSeat while things move or a computer thinks
	Ask     string    // the question, as Decision.Ask
	Args    [3]uint8  // and its arguments
	Choices map[game.Target][]Choice
	Buttons []Choice // choices that touch nothing on the table

	Thinking   bool   // a computer player is at it
	CannotUndo string // locale key of the reason why there is no way back; "" when there is
	CanRedo    bool
	ShowAll    bool // the bulb: all legal choices light up
	Breath     float64
	Muted      bool

	Start   []game.Event // of the set-up, as the viewer may know them
	Backs   []game.Back  // where actions were taken back
	Moves   []game.Move  // what was played and is shown, oldest first, as the viewer may know it
	Shown   []game.Move  // these and the one that is being shown
	Pending int          // events of the last of them that are not shown yet
	Moving  []game.Event // those of them that something moves for now
	Said    Said         // what a computer player does; the title's

	Outcomes []game.Outcome // by seat, when the game is over; nil before

	Replay *ReplayState // nil in a game
	Texts  Texts

	Do      Commands
	Press   func(list []Choice, at ui.Rect) // takes the only choice, or opens the chooser at the spot
	PutBack func() error                    // what Escape takes back of a choice half made; nil: nothing
}

// Now returns the moment itself: all that a title makes of a moment has one.
func (m *Moment[V]) Now() *Moment[V] { return m }

// EventsOf returns the events of a move that are shown, or being shown.
func (m *Moment[V]) EventsOf(move int) []game.Event {
	events := m.Shown[move].Events
	if move == len(m.Shown)-1 {
		events = events[:max(0, len(events)-m.Pending)]
	}
	return events
}

// Player is who sits at a seat. Colour is the end of his sprites' names.
type Player struct {
	Name     string
	Colour   string
	Computer bool
}

// Commands are what the buttons do that are no choices.
type Commands struct {
	Undo, Redo, ShowAll, Mute, Help, Menu, Result func()

	Take     func(Choice)       // takes a choice at once
	StepBack func(func() error) // takes back what the function takes back, and shows how it stands

	Moved  func()      // something was scrolled: regions lie elsewhere
	LookAt func(n int) // at the moment after the first n moves
	Replay ReplayCommands
}

// ReplayState is what drawing knows of a replay.
type ReplayState struct {
	At, Of   int // moves shown, and in all
	Playing  bool
	Pace     int
	Open     bool // one may look with everybody's eyes
	Eyes     game.Seat
	Own      game.Seat
	PlaysOn  bool
	Chapters []int // moves after which each chapter has begun, or -1
}

// ReplayCommands are what the buttons of a replay do.
type ReplayCommands struct {
	Jump   func(n int)
	Play   func()
	Pace   func()
	Eyes   func(game.Seat)
	PlayOn func()
	Leave  func()
}

// ResultSeats returns the seats as the end shows them, with who has won and, for teams as
// the description has them, of which each was; points are the title's to add.
func (m *Moment[V]) ResultSeats(teams []uint8) (list []scenes.ResultSeat) {
	for s, p := range m.Seats {
		seat := scenes.ResultSeat{Name: p.Name, Crest: "crest-" + p.Colour}
		seat.Winner = s < len(m.Outcomes) && m.Outcomes[s].Won
		if s < len(teams) && teams[s] > 0 {
			seat.Team = m.T("setup.team", "number", teams[s])
		}
		list = append(list, seat)
	}
	return list
}

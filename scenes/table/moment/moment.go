package moment

import (
	"merlin/game"
	"merlin/i18n"
)

// Moment is all that drawing may know at one moment of what tables share. V is what a
// seat may know of the title's position.
type Moment[V any] struct {
	Seats []Player // by seat

	Locale *i18n.Locale
	Hot    func(region string) bool // whether pointer or keyboard is at a region
	Hints  bool                     // the player wishes for them

	View   V         // as it is shown: it may run behind while things move
	Viewer game.Seat // whose view it is; NoSeat: a spectator's
	Home   game.Seat // whose things lie at the bottom

	Asked    game.Seat    // who is asked here and now; NoSeat while things move or a computer thinks
	Kind     game.AskKind // the question, as Decision.Kind
	Ask      string       // and its name, for texts alone
	Args     [3]uint8     // and its arguments
	Choices  map[game.Target][]Choice
	Buttons  []Choice           // choices that touch nothing on the table
	Further  []Choice           // those that take more than a press on one thing
	Choosing []Choice           // those between which a chooser asks; nil: none is open
	Coached  bool               // a coach goes along
	Coaxed   func(*Choice) bool // what a coach advises; nil: he advises nothing
	Aimed    []int              // what the sage has advised to work towards before, as the title counts it
	Listens  bool               // a coach only tells something: one goes on before one chooses
	Pointed  []string           // the regions of which a coach tells

	Thinking   bool   // a computer player is at it
	CannotUndo string // locale key of the reason why there is no way back; "" when there is
	CanRedo    bool
	ShowAll    bool // the bulb: all legal choices light up
	Breath     float64
	Mood       float64 // the title's, which follows what is shown slowly
	Muted      bool

	Start   []game.Event // of the set-up, as the viewer may know them
	Backs   []game.Back  // where actions were taken back
	Moves   []game.Move  // what was played and is shown, oldest first, as the viewer may know it
	Shown   []game.Move  // these and the one that is being shown
	Pending int          // events of the last of them that are not shown yet
	Moving  []game.Event // those of them that something moves for now
	Told    bool         // the account of a scoring lies over the table
	Part    int          // of it that is open
	Said    Said         // what a computer player does; the title's

	Outcomes []game.Outcome // by seat, when the game is over; nil before

	Replay *ReplayState // nil in a game
	Texts  Texts

	PutBack func() error // what Escape takes back of a choice half made; nil: nothing
}

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
	Face     string // the sprite of who of the computer players he is; "": nobody in particular
}

// ReplayState is what drawing knows of a replay.
type ReplayState struct {
	At, Of   int // moves shown, and in all
	Playing  bool
	Pace     float64 // how many times faster than a game
	Open     bool    // one may look with everybody's eyes
	Eyes     game.Seat
	Own      game.Seat
	PlaysOn  bool
	Chapters []int // moves after which each chapter has begun, or -1
}

// Eyes are whose eyes one may look with: everybody's when the game is over, else
// one's own, and a spectator's.
func (m *Moment[V]) Eyes() []game.Seat {
	list := []game.Seat{game.NoSeat}
	for s := range game.Seat(len(m.Seats)) {
		if m.Replay.Open || s == m.Replay.Own {
			list = append(list, s)
		}
	}
	return list
}

// Who is what a player is called: by name, or by the colour.
func (m *Moment[V]) Who(s game.Seat) string {
	p := m.Seats[s]
	colour := m.T("ui.colour." + p.Colour)
	if p.Name == "" || p.Name == colour {
		return colour
	}
	return p.Name
}

package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Session is the match as the people at this screen play it. It is the one place
// that sees the whole position; what leaves it is a view and options.
type Session struct {
	Others bool // one may take back what another person did
	Ends   bool // a turn in which nothing can be done any more ends by itself: the player wishes so

	play    *Play
	match   *game.Match
	seats   []moment.Player
	people  int
	seat    game.Seat // the person known to sit here; NoSeat: nobody yet, or none plays
	watched bool      // the match is only watched: nobody is asked

	store   func(*game.Match) // keeps the game as it stands after each move; nil: it is not kept
	thinker *thinking
	apart   bool        // computer players think beside the table, not in its ticks
	visible []game.Move // the moves as viewer may know them
	viewer  game.Seat
	texts   moment.Texts
	spared  string // the key of what is told of a question that was not asked; "" for nothing
	tried   int    // moves, and one, at which an exercise was offered last; 0: none was
}

// NewSession returns the session of a match. One person alone is known to be here.
func NewSession(play *Play, m *game.Match) *Session {
	s := &Session{play: play, match: m, seat: game.NoSeat, viewer: game.NoSeat, texts: moment.Texts{}}
	colours := play.Rules.Describe().Colours
	for seat, p := range m.Setup().Seats {
		s.seats = append(s.seats, moment.Player{Name: ui.Literal(p.Name), Colour: colours[p.Colour], Computer: !p.Human(), Face: scenes.FaceSprite(p.Face)})
		if p.Human() {
			s.people++
			s.seat = game.Seat(seat)
		}
	}
	if s.people > 1 {
		s.seat = game.NoSeat
	}
	return s
}

// call names those who have no name of their own by who of the computer players they are, or
// by their colours, after it has given them those of the game.
func (s *Session) call(words Words) {
	for seat, p := range s.match.Setup().Seats {
		if s.play.Coat != nil {
			s.seats[seat].Colour = s.play.Coat(s.match.Game(), game.Seat(seat))
		}
		if p.Name == "" {
			s.seats[seat].Name = nameless(words, p.Face, s.seats[seat].Colour)
		}
	}
}

// Match is the match; change it through the session only.
func (s *Session) Match() *game.Match { return s.match }

// Seat is the person known to sit here, NoSeat when nobody is.
func (s *Session) Seat() game.Seat { return s.seat }

// Over reports whether the game has ended; Moves is how many moves were played.
func (s *Session) Over() bool { return s.match.Game().Over() }
func (s *Session) Moves() int { return len(s.match.Moves()) }

// Asked is who must decide, and whether he is a person.
func (s *Session) Asked() (game.Seat, bool) {
	if s.watched {
		return game.NoSeat, false
	}
	seat := s.match.Game().Decision().Seat
	return seat, seat != game.NoSeat && !s.seats[seat].Computer
}

// Hidden reports whether another person must take the seat before anything is shown.
func (s *Session) Hidden() bool {
	seat, person := s.Asked()
	return person && seat != s.seat
}

// Confirm is called when the person has said that he is there.
func (s *Session) Confirm(seat game.Seat) { s.seat = seat }

// home is whose things lie at the bottom.
func (s *Session) home() game.Seat {
	if s.seat != game.NoSeat {
		return s.seat
	}
	if seat, _ := s.Asked(); seat != game.NoSeat {
		return seat
	}
	return 0
}

// Take applies what was chosen, then ends the turn if that is to happen by itself.
func (s *Session) Take(actions []game.Action) error {
	s.spared = ""
	for i, a := range actions {
		if err := s.match.Apply(a); err != nil {
			return err
		}
		if i > 0 {
			s.match.Join()
		}
	}
	err := s.follow()
	s.Keep()
	return err
}

// Keep keeps the game as it stands.
func (s *Session) Keep() {
	if s.store != nil {
		s.store(s.match)
	}
}

// follow takes the only answer where the person need not give it himself.
func (s *Session) follow() error {
	for {
		a, goes := s.goesOn()
		if !goes {
			return nil
		}
		if err := s.match.Apply(a); err != nil {
			return err
		}
		s.match.Join()
	}
}

// goesOn is the answer that the open question gets by itself, if it does: nothing would come of
// another, as the title says, or there is one, and that goes without saying, or it ends a turn in
// which nothing can be done any more and the player wishes so. Between people the end is pressed:
// there is no way back once another one sits here.
func (s *Session) goesOn() (a game.Action, goes bool) {
	d := s.match.Game().Decision()
	seat, person := s.Asked()
	switch {
	case !person:
	case seat == s.seat && s.play.Spares != nil && s.spares(&a):
		return a, true
	case len(d.Options) != 1:
	case seat == s.seat && slices.Contains(s.play.Plain, d.Kind), s.Ends && s.people <= 1 && slices.Contains(s.play.Ends, d.Kind):
		return d.Options[0], true
	}
	return a, false
}

// spares finds the answer to a question that need not be asked, and notes what is told of it.
func (s *Session) spares(a *game.Action) bool {
	answer, told, ok := s.play.Spares(s.match.Game())
	if ok {
		*a, s.spared = answer, told
	}
	return ok
}

// History returns the moves as the person may know them.
func (s *Session) History() []game.Move {
	moves := s.match.Moves()
	if s.viewer != s.seat || len(s.visible) > len(moves) {
		s.visible, s.viewer = nil, s.seat
	}
	for _, m := range moves[len(s.visible):] {
		m.Events = game.Tell(m.Events, s.seat)
		s.visible = append(s.visible, m)
	}
	return s.visible
}

// NewMoment returns what drawing may know of a session, all moves of it shown, without
// pointer and language; who is asked and here is in it, without choices.
func NewMoment[V any](s *Session, view V) *moment.Moment[V] {
	m := &moment.Moment[V]{
		View: view, Viewer: s.seat, Seats: s.seats, Home: s.home(), Asked: game.NoSeat,
		Start: game.Tell(s.match.Start(), s.seat), Moves: s.History(),
		CannotUndo: s.CannotUndo(), CanRedo: s.CanRedo(), Texts: s.texts, Backs: s.match.Backs(),
	}
	m.Shown = m.Moves
	if s.Over() {
		m.Outcomes = s.match.Game().Outcomes()
	}
	return m
}

// Ask adds the open question to a moment; false when nobody who is here is asked.
func Ask[V any](s *Session, m *moment.Moment[V]) bool {
	seat, person := s.Asked()
	if !person || seat != s.seat {
		return false
	}
	d := s.match.Game().Decision()
	m.Asked, m.Kind, m.Ask, m.Args = seat, d.Kind, d.Ask, d.Args
	return true
}

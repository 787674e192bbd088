package table

import (
	"slices"

	"merlin/game"
)

// How the table shows one move after the other.

// showMove begins to show the next move that was played.
func (s *Scene[V, M]) showMove() {
	move := s.session.History()[s.seen]
	events := move.Events
	s.regret(events)
	s.seen++
	s.closed = 0
	s.motion.turn.coming = s.coming()
	s.motion.others, s.motion.taught = s.replay == nil && move.Seat != s.session.seat, s.coach != nil
	s.motion.Begin(events)
	s.skips = s.skips || s.quiet(move.Seat)
	if s.halts = s.befalls(move); s.halts {
		s.motion.hurry = false
	}
	if s.skips && !s.halts || s.motion.pace(s.ctx) == 0 {
		s.motion.finish(s.view)
	}
	if !s.Behind() {
		s.CatchUp()
	}
	s.Refresh()
}

// befalls reports whether a move of another befalls the person here.
func (s *Scene[V, M]) befalls(move game.Move) bool {
	if s.screen.Concerns == nil || s.replay != nil || s.session.seat == game.NoSeat || move.Seat == s.session.seat {
		return false
	}
	return slices.ContainsFunc(move.Events, s.concerns)
}

func (s *Scene[V, M]) concerns(e game.Event) bool { return s.screen.Concerns(s.model, e) }

// quiet reports whether a computer player's move is shown without motion, while somebody
// waits for him here.
func (s *Scene[V, M]) quiet(seat game.Seat) bool {
	return s.replay == nil && s.session.seat != game.NoSeat && s.session.seats[seat].Computer && s.ctx.Preferences().Others == 0
}

// ahead reports whether another player has moved, and the table does not show it yet.
func (s *Scene[V, M]) ahead() bool {
	return slices.ContainsFunc(s.session.History()[s.seen:], func(m game.Move) bool { return m.Seat != s.session.seat })
}

// coming are the events of moves that were played already and are shown after the next.
func (s *Scene[V, M]) coming() (events []game.Event) {
	for _, move := range s.session.History()[s.seen:] {
		events = append(events, move.Events...)
	}
	return events
}

// regret tells the person here that nothing came of what he did.
func (s *Scene[V, M]) regret(events []game.Event) {
	if s.screen.Regret == nil {
		return
	}
	for _, e := range events {
		if e.Seat != s.session.seat {
			continue
		}
		if text := s.screen.Regret(s.model, e); text != "" {
			s.ctx.Toast(text)
		}
	}
}

// shown is how many moves are shown to their end.
func (s *Scene[V, M]) shown() int {
	if s.motion.Busy() || s.told != nil {
		return s.seen - 1
	}
	return s.seen
}

// shownOf are those of the moves that are shown to their end. Where a scoring closed
// they end with what was shown of the move until then, as long as the rest is not shown.
func (s *Scene[V, M]) shownOf(moves []game.Move) []game.Move {
	n := s.shown()
	if n == s.seen || s.closed == 0 {
		return moves[:n]
	}
	last := moves[n]
	if s.closed < len(last.Events) {
		last.Events, last.Revealed = last.Events[:s.closed], false
	}
	return append(slices.Clone(moves[:n]), last)
}

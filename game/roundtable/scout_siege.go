package roundtable

import "merlin/game"

// What a Loyal Knight does not do while the siege presses: it was measured that Camelot stands no
// less often without.

// From how many engines on the siege presses, and from how many it is about to be lost.
const (
	siegePresses = 8
	siegeLast    = 9
)

// goodOdds are sides of the die on which an engine is beaten, for which one stays in Camelot.
const goodOdds = 5

// forsakes reports whether an option leaves Camelot to the siege: a ride to a Quest for which one
// has no card, or to one that one cannot finish while one could fight an engine or has a Merlin
// against it.
func (s *scout) forsakes(a game.Action) bool {
	to := Place(a.A)
	if s.evil || s.Engines < siegePresses || a.Kind != ActMove && a.Kind != ActRide || to == Camelot {
		return false
	}
	p := s.plan(to)
	switch {
	case p.able <= 0:
		return true
	case p.able >= p.left:
		return false
	}
	fights := s.me.At == Camelot && Beats(s.bestThree()) >= goodOdds
	return fights || s.Engines >= siegeLast && s.hand[Merlin] > 0 && !s.Vivien
}

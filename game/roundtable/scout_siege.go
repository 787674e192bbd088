package roundtable

import "merlin/game"

// What a Loyal Knight does not do while the siege presses: it was measured that Camelot stands as
// often without. To fight already at eight engines, whatever else there is to do, costs victories.

// From how many engines on the siege presses, from how many Merlin is for it, and from how many a
// good hand is.
const (
	siegePresses = 8
	siegeMerlin  = 9
	siegeFights  = 10
)

// goodOdds are sides of the die on which an engine is beaten, for which one stays in Camelot.
const goodOdds = 5

// forsakes reports whether an option rides to a Quest for which one has no card, or leaves Camelot to the
// siege for one that one cannot finish, while one could fight an engine or has a Merlin against it; with the last
// engine to come also from elsewhere. It was measured: who rides nowhere without a card loses no more often.
func (s *scout) forsakes(a game.Action) bool {
	to := Place(a.A)
	if s.evil || a.Kind != ActMove && a.Kind != ActRide || to == Camelot {
		return false
	}
	p := s.plan(to)
	switch {
	case p.able <= 0:
		return true
	case s.Engines < siegePresses, p.able >= p.left:
		return false
	case s.Engines >= SiegeFull-1 && s.hand.fights():
		return true
	}
	fights := s.Engines >= siegeFights && s.me.At == Camelot && Beats(s.bestThree()) >= goodOdds
	return fights || s.Engines >= siegeMerlin && s.hand[Merlin] > 0 && !s.Vivien
}

// rash reports whether an option draws a Black card that may lose the game, while one has a Life to lose that
// is not the last: one of a Quest that is over, which brings the last engine, or where the next of a Quest
// would lose it. It was measured: so Camelot stands in one game of a hundred more.
func (s *scout) rash(a game.Action) bool {
	if s.evil || a.Kind != ActDrawBlack || s.me.Life < 2 {
		return false
	}
	engine, lost := s.risks()
	return engine > 0 && s.Engines >= SiegeFull-1 || lost > 0 && s.doomed()
}

// doomed reports whether the next Black card of a Quest would lose the whole game.
func (s *scout) doomed() bool {
	for q := Tournament; q < Places; q++ {
		if s.fatal(q) {
			return true
		}
	}
	return false
}

// stints reports whether an option rolls the die while a Fight card of the hand would make it surer: against one of
// the last engines, or where it loses at least as often as it wins.
func (s *scout) stints(a game.Action) bool {
	if a.Kind != ActRoll || s.evil || !s.hand.fights() {
		return false
	}
	wins := Beats(int(s.FightSum()))
	return 2*wins <= DieSides || s.Engines >= siegeFights && wins < DieSides
}

// resigns reports whether an option lets a special Black card come by which a Knight dies or Camelot falls: to try
// to fend it off is free.
func (s *scout) resigns(a game.Action) bool {
	return !s.evil && a.Kind == ActLetBe && s.deadly()
}

// wavers reports whether an option calls for Merlins against a card that is not worth one's own. It was measured:
// Camelot stands as often.
func (s *scout) wavers(a game.Action) bool {
	return a.Kind == ActTry && !s.evil && s.hand[Merlin] > 0 && !s.bad() && !s.deadly()
}

// deadly reports whether a Knight dies or Camelot falls by the card that comes.
func (s *scout) deadly() bool {
	if s.Coming.Name.of() == Morgan4 {
		return s.Engines+2 >= SiegeFull
	}
	for who := range game.Seat(s.Seats) {
		if s.Coming.Name.of() == Morgan1 && s.Lives(who) && s.Players[who].Life <= 1 {
			return true
		}
	}
	return false
}

// duels reports whether an option rides to a Quest for one Knight alone without all cards that it still wants: at a
// Quest he draws none. It was measured: Camelot stands as often.
func (s *scout) duels(a game.Action) bool {
	to := Place(a.A)
	if s.evil || a.Kind != ActMove && a.Kind != ActRide || to == Camelot || !s.rules.Box.Quests[to].Solo {
		return false
	}
	p := s.plan(to)
	return p.able < p.left
}

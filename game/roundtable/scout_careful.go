package roundtable

import "merlin/game"

// What a Loyal Knight does not give away: Merlin, while there are few engines, and a fight that is as
// good as won, while there are many. Each was measured: Camelot stands no less often so.

// From how many engines on Merlin may take one away, and from how much of 12 a Quest is near its loss.
const (
	merlinEngines = 7
	nearLoss      = 8
)

// wastes reports whether an option plays Merlin against one of few engines. With a full hand there is
// nothing to keep him for.
func (s *scout) wastes(a game.Action) bool {
	plays := (a.Kind == ActPlay || a.Kind == ActGrace) && White(a.A) == Merlin
	return plays && !s.evil && s.Engines < merlinEngines && s.me.Hand < HandFull && s.nearest() < nearLoss
}

// nearest is how near to its loss, of 12, the Quest is from which Merlin can drive Evil back.
func (s *scout) nearest() (n int) {
	for q := Tournament; q < Places; q++ {
		if s.removable(q) {
			n = max(n, s.danger(q))
		}
	}
	return n
}

// surely are sides of the die on which an engine is beaten, with which a fight is as good as won.
const surely = 6

// dallies reports whether an option draws cards or plays one, but for Merlin, where an engine of many could
// be fought with good odds.
func (s *scout) dallies(a game.Action) bool {
	if s.evil || s.kind != AskHeroic || s.Engines < siegeFights || s.me.At != Camelot || s.Turn.Kinds>>KindPlace&1 != 0 {
		return false
	}
	idle := a.Kind == ActDrawWhite || a.Kind == ActPlay && White(a.A) != Merlin
	return idle && Beats(s.bestThree()) >= surely
}

// Of a card that another has looked at and left: from how many engines on, and with how many Lives at
// least, it is left lying; with the last engines but two it may bring the end, and a Life is spared while
// another is left.
const (
	wareEngines = 6
	wareLives   = 3
	lastEngines = 10
	lastLives   = 2
)

// dares reports whether an option draws the Black card that another would not have, where many engines
// stand and a Life can be spared instead.
func (s *scout) dares(a game.Action) bool {
	spares := s.Engines >= wareEngines && s.me.Life >= wareLives || s.Engines >= lastEngines && s.me.Life >= lastLives
	return a.Kind == ActDrawBlack && s.kind == AskEvil && !s.evil && spares && s.spurner(s.seat) != game.NoSeat
}

// Of a Traitor in hiding: from how many Swords or engines on he spares the Knights no evil, and from how
// many engines on he sets up another himself, for all to see.
const (
	harmsSwords  = 6
	harmsEngines = 5
	openly       = 10
)

// lingers reports whether an option of a Traitor in hiding spares the Knights: once the game is nearly
// over a Life of his own, or Merlin, whom he keeps from them; near the end of a siege all but an engine.
func (s *scout) lingers(a game.Action) bool {
	if !s.evil || s.me.Fate != Alive {
		return false
	}
	if s.kind == AskEvil && s.Engines >= openly {
		return a.Kind != ActEngine && a.Kind != ActLook
	}
	merlin := (a.Kind == ActPlay || a.Kind == ActGrace) && White(a.A) == Merlin
	return (merlin || a.Kind == ActLife) && (s.Swords() >= harmsSwords || s.Engines >= harmsEngines)
}

package roundtable

import "merlin/game"

// What a Loyal Knight does not give away: Merlin, while there are few engines, and a fight that is as
// good as won, while there are many. Each was measured: Camelot stands no less often so.

// merlinEngines are from how many engines on Merlin may take one away.
const merlinEngines = 7

// wastes reports whether an option plays Merlin while there are few engines, unless the next Black card of a
// Quest would lose the whole game. With a full hand there is nothing to keep him for.
func (s *scout) wastes(a game.Action) bool {
	plays := (a.Kind == ActPlay || a.Kind == ActGrace) && White(a.A) == Merlin
	return plays && !s.evil && s.Engines < merlinEngines && s.me.Hand < HandFull && !s.saves()
}

// squanders reports whether an option has Merlin drive Evil back at a Quest that would not lose the game, where he
// could take an engine away: a step back only gains time, an engine is gone. It was measured: Camelot stands no less
// often so, and much less often where he may not take engines while a Quest is nearer its loss.
func (s *scout) squanders(a game.Action) bool {
	return s.kind == AskMerlin && !s.evil && a.Kind != ActRemoveEngine && s.Engines > 0 && !s.fatal(Place(a.A))
}

// rereads reports whether an option looks at the top Black card though one has seen it.
func (s *scout) rereads(a game.Action) bool {
	top := s.BlackLeft
	return a.Kind == ActLook && top > 0 && s.Known[top-1]&bit(s.seat) != 0
}

// surely are sides of the die on which an engine is beaten, with which a fight is as good as won.
const surely = 6

// dallies reports whether an option draws cards or plays one, but for Merlin, where an engine of many could
// be fought with good odds.
func (s *scout) dallies(a game.Action) bool {
	if s.evil || s.kind != AskHeroic || s.Engines < siegePresses || s.me.At != Camelot || s.Turn.Kinds>>KindPlace&1 != 0 {
		return false
	}
	idle := a.Kind == ActDrawWhite || a.Kind == ActPlay && White(a.A) != Merlin || a.Kind == ActHeal && s.Engines >= siegeFights && s.me.Life > 1
	odds := Beats(s.bestThree())
	return idle && (odds == DieSides || s.Engines >= siegeFights && odds >= surely)
}

// enginesStand are how many there are before a Loyal Knight sets up no other while he has a Life to spare.
const enginesStand = 2

// beckons reports whether an option does so. It was measured: Camelot stands no less often, and an engine set up by
// who had another way tells of a Traitor.
func (s *scout) beckons(a game.Action) bool {
	return a.Kind == ActEngine && s.kind == AskEvil && !s.evil && s.me.Life > 1 && s.Engines >= enginesStand
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

// fatal reports whether the next Black card of a Quest would lose the whole game with it, as it stands.
func (s *scout) fatal(q Place) bool {
	box := &s.rules.Box.Quests[q]
	if !s.InPlay(q) || s.blacks(q)+1 < int(box.Black) || q.Combat() && int(s.Quests[q].WhiteSum()) > s.strengthOf(q) {
		return false
	}
	white, black := s.White, s.Black+box.Swords+one(s.Mists)+one(s.Heroism == q)
	return black >= BlackFull || s.Engines+box.Engines >= SiegeFull || white+black >= TableFull && white <= black
}

// saves reports whether Merlin could drive back what the next Black card would lose the whole game by.
func (s *scout) saves() bool {
	for q := Tournament; q < Places; q++ {
		if s.removable(q) && s.fatal(q) {
			return true
		}
	}
	return false
}

// ignores reports whether an option has Merlin drive back anything else than that or the last engine, or does something else
// than to play him against it or to win a Quest. It was measured: so Camelot stands in one game of a hundred
// more.
func (s *scout) ignores(a game.Action) bool {
	switch {
	case s.evil || !s.saves() && s.Engines < SiegeFull-1:
		return false
	case s.kind == AskMerlin:
		return a.Kind == ActRemoveEngine && s.Engines < SiegeFull-1 || a.Kind != ActRemoveEngine && !s.fatal(Place(a.A))
	case s.kind != AskHeroic || s.hand[Merlin] == 0 || s.Vivien:
		return false
	}
	switch a.Kind {
	case ActLay:
		return s.plan(s.me.At).left > 1
	case ActMove, ActHeal, ActFight, ActDrawWhite:
		return true
	}
	return a.Kind == ActPlay && White(a.A) != Merlin
}

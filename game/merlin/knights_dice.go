package merlin

import "merlin/game"

// Knights who change dice and moves: Tristan, Gawain, Bors.

// offerTristan: a tile changes one of one's own dice by 1 or 2, never beyond 1 or 6. // K2
func (g *Game) offerTristan(s game.Seat) {
	if g.Mods.Knights.Left(s, Tristan) > 0 {
		g.offerTurned(s, ActTristan, OwnDice, 2)
	}
}

func (g *Game) useTristan(st step, a game.Action) { g.turnDie(st, a, Tristan) }

// offerGawain: a tile sets one's Merlin or Arthur die to any value. // K4
func (g *Game) offerGawain(s game.Seat) {
	if g.Mods.Knights.Left(s, Gawain) == 0 {
		return
	}
	for die := uint8(MerlinDie); die < g.rules.dice; die++ {
		for to := uint8(1); to <= 6 && g.waiting(s, die); to++ {
			if to != g.Players[s].Dice[die].Value {
				g.Offer(ActGawain, die, to)
			}
		}
	}
}

func (g *Game) useGawain(st step, a game.Action) { g.turnDie(st, a, Gawain) }

func (g *Game) turnDie(st step, a game.Action, who Knight) {
	g.Push(st)
	g.spendKnight(st.Seat, who)
	g.setDie(st.Seat, a.A, a.B)
}

// offerBors: the own die chosen may be ignored for a tile, and the knight put on any
// province space, also the one where it stands. // K9
func (g *Game) offerBors(st step) {
	if g.Turn.Die >= OwnDice || g.Mods.Knights.Left(st.Seat, Bors) == 0 {
		return
	}
	for p := range Province(Provinces) {
		if g.Table().Enters(SpaceOf(p)) {
			g.Offer(ActBors, uint8(p))
		}
	}
}

// useBors puts the knight there, which counts as a move. // K9
func (g *Game) useBors(st step, a game.Action) {
	g.spendKnight(st.Seat, Bors)
	g.put(st.Seat, KnightFigure, SpaceOf(Province(a.A)), 0)
	g.Push(step{Kind: AskBorsLanded, Seat: st.Seat})
}

// askBorsLanded: the space's action or none; no flag changes it. // K9, B10
func (g *Game) askBorsLanded(step) {
	g.Offer(ActAct)
	g.Offer(ActDecline)
}

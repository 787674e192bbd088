package merlin

import "merlin/game"

// Knights who work with servants, spaces and markers: Lamorak, Lancelot, Geraint, Kay.

// offerLamorak: on a province space a servant already in the province may be used
// again, also the one placed first. // K3
func (g *Game) offerLamorak(st step) {
	if !g.Mods.Knights.Has(st.Seat, Lamorak) {
		return
	}
	for v, where := range g.Players[st.Seat].Servants {
		if where == Province(st.A) {
			g.Offer(ActPlace, uint8(v), st.A)
		}
	}
}

// offerLamorakFree: on the servant influence space too, in a province with a marker. // K3
func (g *Game) offerLamorakFree(st step) {
	if !g.Mods.Knights.Has(st.Seat, Lamorak) {
		return
	}
	p := &g.Players[st.Seat]
	for v, where := range p.Servants {
		if where != Castle && p.Influence[where] > 0 {
			g.Offer(ActPlace, uint8(v), uint8(where))
		}
	}
}

// lancelot: a servant placed by any rule in the sheriff's province acts twice. // K6
func lancelot(t Table, s game.Seat, p Province, n uint8) uint8 {
	if t.Mods.Knights.Has(s, Lancelot) && p == t.Mods.Knights.Sheriff {
		n *= 2
	}
	return n
}

// geraint: a points space triggered scores 1 point more, and brings its tile if it
// is the first time. // K7
func (g *Game) geraint(s game.Seat, sp Space) {
	if sp.Kind == PointsSpace && g.Mods.Knights.Has(s, Geraint) {
		g.winTile(s, Geraint, uint8(sp.Item))
		g.score(s, 1, ForKnights, int16(Geraint))
	}
}

// winTile puts a tile on the card of Gareth or Geraint and reports whether it was not
// there yet.
func (g *Game) winTile(s game.Seat, who Knight, tile uint8) bool {
	if g.Mods.Knights.Tiles[s][who.Pile()]>>tile&1 == 1 {
		return false
	}
	g.Emit(EventKnightWon, s, int16(who), int16(tile))
	return true
}

// kay: a tile may go with an influence marker as it is placed by any rule. // K13
func (g *Game) kay(s game.Seat, p Province) {
	if g.Mods.Knights.Left(s, Kay) > 0 {
		g.Push(step{Kind: AskKay, Seat: s, A: uint8(p)})
	}
}

func (g *Game) askKay(st step) {
	g.Offer(ActKay, st.A)
	g.Offer(ActKnightRest)
}

func (g *Game) useKay(st step, a game.Action) {
	g.spendKnight(st.Seat, Kay)
	g.Emit(EventKay, st.Seat, int16(a.A))
}

// kayStrength: a tile counts as a further marker for the majority, not for the
// points. // K13
func kayStrength(t Table, p Province, s game.Seat, n uint8) uint8 {
	return n + t.Mods.Knights.WithMarkers(s, p)
}

// clearKay gives the tiles back when the province has been scored. // K13, X4
func (g *Game) clearKay(p Province) {
	for s := range game.Seat(g.Seats) {
		g.returnKay(s, p, g.Mods.Knights.WithMarkers(s, p))
	}
}

// kayMarkers gives back the tiles that no marker is left for. // K13, T1d
func (g *Game) kayMarkers(s game.Seat, p Province) {
	lie, markers := g.Mods.Knights.WithMarkers(s, p), g.Players[s].Influence[p]
	if lie > markers {
		g.returnKay(s, p, lie-markers)
	}
}

func (g *Game) returnKay(s game.Seat, p Province, n uint8) {
	if n > 0 {
		g.Emit(EventKayBack, s, int16(p), int16(n))
	}
}

package merlin

import "merlin/game"

// What the tokens of the Market do.

// offerLabourers: one hired in an earlier turn of the round may be used instead of a
// die. // M5
func (g *Game) offerLabourers(st step) {
	ready := g.Mods.Market.Hired[st.Seat] &^ g.Mods.Market.Fresh
	for n := uint8(1); n <= labourers; n++ {
		if ready>>n&1 == 1 {
			g.Offer(ActLabourer, n)
		}
	}
}

// labour has the knight move the number of a labourer, who is no die, and lays him
// aside. // M5, M5a
func (g *Game) labour(st step, a game.Action) {
	g.Emit(EventLabourer, st.Seat, int16(a.A))
	g.Push(step{Kind: AskMove, Seat: st.Seat})
}

// labours lays a labourer aside; the knight moves his number.
func labours(t change, e game.Event) {
	t.Mods.Market.Spent |= 1 << e.Args[0]
	t.Mods.Market.Moving = uint8(e.Args[0])
	t.lead(e.Seat, KnightFigure)
}

// labourPace: the knight moves the number of the labourer who is no die. // M5
func labourPace(t Table, n uint8) uint8 {
	if t.inHand() {
		return n
	}
	return n + t.Mods.Market.Moving
}

// offerGuardToken: a shield token of colour A repels as a shield does, and the owner
// chooses which to give unless both must go. // M2, M2a
func (g *Game) offerGuardToken(st step) {
	p, tokens := &g.Players[st.Seat], g.Mods.Market.Owned[st.Seat][Shield]
	traitors, shields := p.Traitors[st.A], p.Items[Shield][st.A]
	if traitors > 0 && tokens>>st.A&1 == 1 && (shields == 0 || traitors <= shields) {
		g.Offer(ActGuardToken, st.A)
	}
}

func (g *Game) guardByToken(st step, a game.Action) {
	g.Push(st)
	g.spendToken(st.Seat, Shield, Province(a.A))
	g.dropTraitor(st.Seat, Province(a.A), ByShield)
}

// offerBuildToken offers each free tile with each material token that pays for it. // M2, B29
func (g *Game) offerBuildToken(st step) {
	tokens := g.Mods.Market.Owned[st.Seat][Material]
	if g.Players[st.Seat].Manors == 0 || tokens == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if g.Domain[tile].Manor != game.NoSeat {
			continue
		}
		pay := g.rules.Fits(tile, g.Rows) & tokens
		for c := range uint8(Provinces) {
			if pay>>c&1 == 1 {
				g.Offer(ActBuildToken, tile, c)
			}
		}
	}
}

func (g *Game) buildByToken(st step, a game.Action) {
	g.spendToken(st.Seat, Material, Province(a.B))
	g.placeManor(st.Seat, a.A)
}

// spendToken puts a shield or material token back onto the market. // M2
func (g *Game) spendToken(s game.Seat, i Item, c Province) {
	g.Emit(EventTokenSpent, s, int16(i), int16(c))
}

// askPlus: a token may go under the marker just placed in province A. // M3
func (g *Game) askPlus(st step) {
	g.Offer(ActLayPlus, st.A)
	g.Offer(ActNoPlus)
}

func (g *Game) layPlus(st step, a game.Action) {
	g.Emit(EventPlusLaid, st.Seat, int16(a.A))
}

// plusCounts: a marker with a token counts double, for the majority and for the
// points. // M3, X5
func plusCounts(t Table, p Province, s game.Seat, n uint8) uint8 {
	return n + t.Mods.Market.Laid[s][p]
}

// clearPlus takes the tokens back when a province has been scored. // M3, X4
func (g *Game) clearPlus(p Province) {
	g.order(g.Start, func(s game.Seat) {
		if n := g.Mods.Market.Laid[s][p]; n > 0 {
			g.returnPlus(s, p, n)
		}
	})
}

func (g *Game) returnPlus(s game.Seat, p Province, n uint8) {
	g.Emit(EventPlusBack, s, int16(p), int16(n))
}

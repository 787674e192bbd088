package merlin

import "merlin/game"

// What the tokens of the Market do.

// offerLabourers: one hired in an earlier turn of the round may be used instead of a
// die. // M5
func (g *Game) offerLabourers(st step) {
	ready := g.Mods.Market.Hired[st.seat] &^ g.Mods.Market.Fresh
	for n := uint8(1); n <= labourers; n++ {
		if ready>>n&1 == 1 {
			g.offer(ActLabourer, n)
		}
	}
}

// labour has the knight move the number of a labourer, who is no die, and lays him
// aside. // M5, M5a
func (g *Game) labour(st step, a game.Action) {
	g.emit(EventLabourer, st.seat, int16(a.A))
	g.push(step{kind: stepMove, seat: st.seat})
}

// labours lays a labourer aside; the knight moves his number.
func labours(t Table, e game.Event) {
	t.Mods.Market.Spent |= 1 << e.Args[0]
	t.Turn.Number = uint8(e.Args[0])
	t.lead(e.Seat, KnightFigure)
}

// offerGuardToken: a shield token of colour A repels as a shield does, and the owner
// chooses which to give unless both must go. // M2, M2a
func (g *Game) offerGuardToken(st step) {
	p := &g.Players[st.seat]
	traitors, shields := p.Traitors[st.a], p.Items[Shield][st.a]
	if traitors > 0 && p.Tokens[Shield]>>st.a&1 == 1 && (shields == 0 || traitors <= shields) {
		g.offer(ActGuardToken, st.a)
	}
}

func (g *Game) guardByToken(st step, a game.Action) {
	g.push(st)
	g.spendToken(st.seat, Shield, Province(a.A))
	g.dropTraitor(st.seat, Province(a.A), ByShield)
}

// offerBuildToken offers each free tile with each material token that pays for it. // M2, B29
func (g *Game) offerBuildToken(st step) {
	p := &g.Players[st.seat]
	if p.Manors == 0 || p.Tokens[Material] == 0 {
		return
	}
	for tile := range g.Rows * Columns {
		if g.Domain[tile].Manor != game.NoSeat {
			continue
		}
		pay := g.rules.fits[g.Rows&1][tile] & p.Tokens[Material]
		for c := range uint8(Provinces) {
			if pay>>c&1 == 1 {
				g.offer(ActBuildToken, tile, c)
			}
		}
	}
}

func (g *Game) buildByToken(st step, a game.Action) {
	g.spendToken(st.seat, Material, Province(a.B))
	g.placeManor(st.seat, a.A)
}

// spendToken puts a shield or material token back onto the market. // M2
func (g *Game) spendToken(s game.Seat, i Item, c Province) {
	g.emit(EventTokenSpent, s, int16(i), int16(c))
}

// askPlus: a token may go under the marker just placed in province A. // M3
func (g *Game) askPlus(st step) {
	g.offer(ActLayPlus, st.a)
	g.offer(ActNoPlus)
}

func (g *Game) layPlus(st step, a game.Action) {
	g.emit(EventPlusLaid, st.seat, int16(a.A))
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
	g.emit(EventPlusBack, s, int16(p), int16(n))
}

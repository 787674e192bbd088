package legends

import "merlin/game"

// askAction offers the actions while there are any left. A person ends the turn himself
// after the last one too, so that it can be taken back. // L60, L60a, L112
func (g *Game) askAction(st step) {
	g.phase(PhaseActions)
	if g.Table().Left() <= 0 {
		if g.person(st.Seat) && !g.rules.unpressed {
			g.Offer(ActEnd)
		}
		return
	}
	if g.canDraw(st.Seat) {
		g.Offer(ActDraw)
	}
	g.offerPlays(st.Seat)
	g.offerMoves(st.Seat)
	g.Offer(ActEnd)
}

// offerPlays offers each card of the hand at each place where it fits. // L62
func (g *Game) offerPlays(s game.Seat) {
	t := g.Table()
	for p := range Bid {
		if !t.InPlay(p) {
			continue
		}
		company := g.Companies[s][p]
		room := maxCompany - t.size(company, s, p)
		for rest := g.Own[s].Hand; rest != 0; rest = rest.rest() {
			if c := rest.first(); t.weight(c, s, p) <= room && !t.barred(c, company, s, p) {
				g.Offer(ActPlay, uint8(c), uint8(p))
			}
		}
	}
}

// offerMoves offers one character, or two of one place, to each other place. // L63
func (g *Game) offerMoves(s game.Seat) {
	t := g.Table()
	for to := range Bid {
		if !t.InPlay(to) {
			continue
		}
		room := maxCompany - t.size(g.Companies[s][to], s, to)
		for from := range Bid {
			if from != to && g.Companies[s][from] != 0 {
				g.offerMovesTo(s, from, to, room)
			}
		}
	}
}

func (g *Game) offerMovesTo(s game.Seat, from, to Place, room int) {
	t := g.Table()
	fit := g.movable(s, from, to)
	if fit&g.rules.Deck.laid[Size] == 0 {
		g.offerAnyMoves(fit, to, room)
		return
	}
	for rest := fit; rest != 0; rest = rest.rest() {
		a := rest.first()
		size := t.weight(a, s, to)
		if size <= room {
			g.Offer(ActMove, uint8(a), uint8(NoCard), uint8(to))
		}
		for others := rest.rest(); others != 0; others = others.rest() {
			if b := others.first(); size+t.weight(b, s, to) <= room {
				g.Offer(ActMove, uint8(a), uint8(b), uint8(to))
			}
		}
	}
}

// offerAnyMoves offers them where everybody counts as one.
func (g *Game) offerAnyMoves(fit Cards, to Place, room int) {
	if room < 1 {
		return
	}
	for rest := fit; rest != 0; {
		a := rest.first()
		rest = rest.rest()
		g.Offer(ActMove, uint8(a), uint8(NoCard), uint8(to))
		if room < 2 {
			continue
		}
		for others := rest; others != 0; others = others.rest() {
			g.Offer(ActMove, uint8(a), uint8(others.first()), uint8(to))
		}
	}
}

// movable returns those of a company that may leave by a Move action and are not barred
// where they go. // L63, L93
func (g *Game) movable(s game.Seat, from, to Place) (fit Cards) {
	t := g.Table()
	all, there := g.Companies[s][from], g.Companies[s][to]
	if laid := &g.rules.Deck.laid; all&laid[Fixed] == 0 && (all|there)&laid[Bar] == 0 {
		return all
	}
	for rest := all; rest != 0; rest = rest.rest() {
		if c := rest.first(); t.self(Fixed, c, s, from) == nil && !t.barred(c, there, s, to) {
			fit.add(c)
		}
	}
	return fit
}

// acted takes an action; what is left is asked for again.
func (g *Game) acted(st step) {
	g.Push(st)
	g.spend(st.Seat)
}

func (g *Game) actDraw(st step, _ game.Action) {
	g.acted(st)
	g.drawCard(st.Seat)
}

func (g *Game) actPlay(st step, a game.Action) {
	g.acted(st)
	g.playCard(st.Seat, Card(a.A), Place(a.B))
}

// actMove moves one or two characters; who escorts them is asked then. // L63, L93a
func (g *Game) actMove(st step, a game.Action) {
	g.acted(st)
	from := g.Chars[a.A].At
	if len(g.rules.Deck.lasting[Escort]) > 0 {
		g.Push(step{Kind: AskEscort, Seat: st.Seat, A: uint8(from), B: a.C})
	}
	g.moveTo(Card(a.A), Place(a.C))
	if Card(a.B) != NoCard {
		g.moveTo(Card(a.B), Place(a.C))
	}
}

// askEscort offers those who may go along. // L93a
func (g *Game) askEscort(st step) {
	t, from, to := g.Table(), Place(st.A), Place(st.B)
	for rest := g.movable(st.Seat, from, to); rest != 0; rest = rest.rest() {
		if c := rest.first(); t.self(Escort, c, st.Seat, from) != nil && t.Fits(c, st.Seat, to) {
			g.Offer(ActEscort, uint8(c))
		}
	}
	if len(g.Offered()) > 0 {
		g.Offer(ActGoOn)
	}
}

func (g *Game) goAlong(st step, a game.Action) {
	g.Push(st)
	g.moveTo(Card(a.A), Place(st.B))
}

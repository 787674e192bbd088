package merlin

import "merlin/game"

// baseRoundEnd is what happens when nobody has a turn left. // B40
var baseRoundEnd = []stepKind{stepRoundOver, stepNextRound}

// baseScoring is the order of a scoring. // B40
var baseScoring = []stepKind{
	stepScoreTraitors, stepNewTraitors, stepScoreDomain, stepScoreInfluence, stepScoreServants, stepEndOfScoring,
}

// roundOver: after rounds 2, 4 and 6 there is a scoring. // B40
func (g *Game) roundOver(step) {
	if g.Round%2 == 0 {
		g.Push(step{Kind: stepScore})
	}
}

func (g *Game) beginScoring(step) {
	g.Emit(EventScoring, game.NoSeat, int16(g.Round))
	g.PushAll(g.rules.scoring)
}

// scoreTraitors: everybody repels his traitors, one by one from the start player
// on. // B50, B55
func (g *Game) scoreTraitors(step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForTraitors))
	for n := g.Seats; n > 0; n-- {
		g.Push(step{Kind: AskRepel, Seat: g.seatAfter(g.Start, n-1)})
	}
}

// askRepel: Repel flags may be used before shields are paid. // B30, B50
func (g *Game) askRepel(st step) {
	g.Offer(ActPay)
	for p := range g.rules.flags {
		if g.rules.flags[p].name == "repel" && g.Players[st.Seat].Items[Flag][p] > 0 {
			g.offerRepel(st.Seat)
		}
	}
}

// pay gives shields, colour by colour, before what is left is counted. // B50
func (g *Game) pay(st step, _ game.Action) {
	g.Push(step{Kind: stepUnrepelled, Seat: st.Seat})
	for n := uint8(Provinces); n > 0; n-- {
		g.Push(step{Kind: AskGuard, Seat: st.Seat, A: n - 1})
	}
}

// askGuard gives a shield of colour A for a traitor, as far as there are any. // B50
func (g *Game) askGuard(st step) {
	if g.Players[st.Seat].Traitors[st.A] > 0 && g.Players[st.Seat].Items[Shield][st.A] > 0 {
		g.Offer(ActGuard, st.A)
	}
}

func (g *Game) guard(st step, a game.Action) {
	g.Push(st)
	g.giveBack(st.Seat, Shield, Province(a.A))
	g.dropTraitor(st.Seat, Province(a.A), ByShield)
}

// unrepelled loses 3 points for each traitor left; all are discarded. // B50
func (g *Game) unrepelled(st step) {
	p := &g.Players[st.Seat]
	if sum(p.Traitors[:]) == 0 && g.Excalibur == st.Seat { // B50a
		g.score(st.Seat, 3, ForExcalibur)
	}
	for c := range Province(Provinces) {
		for p.Traitors[c] > 0 {
			g.dropTraitor(st.Seat, c, Unrepelled)
			g.score(st.Seat, -3, ForTraitors, int16(c))
		}
	}
}

// newTraitors: everybody draws three, but not in the scoring of round 6. // B50a
func (g *Game) newTraitors(st step) {
	if g.Round < Rounds {
		g.dealTraitors(st)
	}
}

// scoreInfluence scores province by province from black clockwise. // B52
func (g *Game) scoreInfluence(step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForInfluence))
	for n := uint8(Provinces); n > 0; n-- {
		g.Push(step{Kind: stepClear, A: n - 1})
		g.Push(step{Kind: stepAward, A: n - 1, B: Nobody})
		g.Push(step{Kind: stepScoreProvince, A: n - 1})
	}
}

// Influence returns the strengths for the majority and the points to be had. Behind
// those of the seats is that of a rival who is no player. // B52
func (t Table) Influence(p Province) (strength [MaxSeats + 1]uint8, points int) {
	for s := range game.Seat(t.Seats) {
		strength[s] = t.Strength(p, s)
		points += int(t.Worth(p, s))
	}
	rival := t.Rival(p)
	strength[MaxSeats] = rival
	return strength, points + int(rival)
}

// scoreProvince lets the Grail's owner decide if he is part of a tie for most. // B52a
func (g *Game) scoreProvince(st step) {
	strength, points := g.Table().Influence(Province(st.A))
	g.Emit(EventProvince, game.NoSeat, int16(st.A), int16(points))
	most, tied := majority(strength[:])
	if most > 0 && tied > 1 && g.Grail != game.NoSeat && strength[g.Grail] == most && !g.Scoring.GrailUsed {
		g.Push(step{Kind: AskGrail, Seat: g.Grail, A: st.A})
	}
}

func (g *Game) askGrail(step) {
	g.Offer(ActGrail)
	g.Offer(ActNoGrail)
}

// useGrail wins the tie: the award that follows goes to its owner alone. // B52a
func (g *Game) useGrail(st step, _ game.Action) {
	g.Emit(EventGrailUsed, st.Seat, int16(st.A))
	g.Pop()
	g.Push(step{Kind: stepAward, A: st.A, B: uint8(st.Seat)})
}

// award gives the number of markers to whoever has most, or shares it, rounded
// down. Argument B is the seat that the Grail favours, if any. // B52
func (g *Game) award(st step) {
	p := Province(st.A)
	strength, points := g.Table().Influence(p)
	most, tied := majority(strength[:])
	if most == 0 {
		return
	}
	if st.B != Nobody {
		g.score(game.Seat(st.B), points, ForInfluence, int16(p), 1)
		return
	}
	g.order(g.Start, func(s game.Seat) {
		if strength[s] == most {
			g.score(s, points/tied, ForInfluence, int16(p), int16(tied))
		}
	})
}

// clear: everybody keeps at most one marker in a scored province, once what lay
// with the markers has left. // B52, X4
func (g *Game) clear(st step) {
	for _, m := range g.rules.modules {
		if m.Cleared != nil {
			m.Cleared(g, Province(st.A))
		}
	}
	g.order(g.Start, func(s game.Seat) {
		if n := g.Players[s].Influence[st.A]; n > 1 {
			g.Emit(EventInfluenceBack, s, int16(st.A), int16(n-1))
		}
	})
}

// scoreServants scores a point for each servant in a province. // B53
func (g *Game) scoreServants(step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForServants))
	g.order(g.Start, func(s game.Seat) {
		n := 0
		for _, where := range g.Players[s].Servants {
			if where != Castle {
				n++
			}
		}
		if n > 0 {
			g.score(s, n, ForServants)
		}
	})
}

func (g *Game) endOfScoring(step) { g.Emit(EventScored, game.NoSeat, int16(g.Round)) }

// nextRound passes the start marker to the left and rolls anew, or ends the game. // B40
func (g *Game) nextRound(step) {
	if g.Round == Rounds {
		g.Push(step{Kind: stepFinal})
		return
	}
	g.Round++
	g.Start = g.seatAfter(g.Start, 1)
	g.PushAll(g.rules.round)
}

// final scores the end of the game. // B54
func (g *Game) final(step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForThrees))
	g.order(g.Start, func(s game.Seat) {
		p := g.Table().Counted(s)
		g.scoreSome(s, int(p.Apples), ForApples)
		g.scoreSome(s, 2*int(p.Staffs), ForStaffs)
		g.scoreSome(s, p.Goods()/3, ForThrees)
		for _, m := range g.rules.modules {
			if m.End != nil {
				n, why := m.End(g.Table(), s)
				g.scoreSome(s, n, why)
			}
		}
	})
	g.Emit(EventOver, game.NoSeat)
}

func (g *Game) scoreSome(s game.Seat, n int, why Reason) {
	if n != 0 {
		g.score(s, n, why)
	}
}

// Outcomes ranks the seats by their points: a tie is shared. // B54
func (p *Public) Outcomes() []game.Outcome {
	var points [MaxSeats]int
	for s := range points {
		points[s] = int(p.Players[s].Score)
	}
	return game.Ranking(points[:p.Seats], p.Over)
}

// Winners returns the seats that have won. // B54
func (p *Public) Winners() []game.Seat { return game.Winners(p.Outcomes()) }

package merlin

import "merlin/game"

// A round: start player first, then clockwise, one die each, until all dice are
// used. // B10

func (g *Game) beginRound(_ step) {
	g.Emit(EventRound, g.Start, int16(g.Round))
	g.Push(step{Kind: stepNextTurn})
}

// nextTurn finds the next seat that still has a turn, or ends the round. // B40, X3
func (g *Game) nextTurn(st step) {
	for n := range g.Seats {
		s := g.seatAfter(g.Next, n)
		if g.Table().HasTurn(s) {
			g.Push(st)
			g.beginTurn(s)
			return
		}
	}
	g.Turn = Turn{Seat: game.NoSeat}
	g.PushAll(g.rules.roundEnd)
}

func (g *Game) beginTurn(s game.Seat) {
	g.Emit(EventTurn, s)
	g.Push(step{Kind: stepReplenish, Seat: s})
	g.Push(step{Kind: AskEnd, Seat: s})
	g.Push(step{Kind: AskDie, Seat: s})
}

// unused reports whether a player has a die left.
func (p *Player) unused() bool {
	for _, d := range p.Dice {
		if d.Value > 0 && !d.Used {
			return true
		}
	}
	return false
}

func (t Table) anyTurnLeft() bool {
	for s := range game.Seat(t.Seats) {
		if t.HasTurn(s) {
			return true
		}
	}
	return false
}

// freeMoment offers what may be done whenever no choice is half done: a quest,
// Repel and Quests flags, what modules allow. // B10a
func (g *Game) freeMoment(st step) {
	s := st.Seat
	g.offerQuests(s)
	g.offerFlags(s, anyMoment)
	for _, m := range g.rules.modules {
		if m.Free != nil {
			m.Free(g, s)
		}
	}
}

// askDie: the player must choose an unused die (B10). Who has none is asked only if
// he may have a turn without one, and may pass instead, first of all. // X3
func (g *Game) askDie(st step) {
	for i, d := range g.Players[st.Seat].Dice {
		if d.Value > 0 && !d.Used {
			g.Offer(ActDie, uint8(i))
		}
	}
	if len(g.Offered()) == 0 && !g.Turn.Begun {
		g.Offer(ActPass)
	}
}

// pass ends one's round, and the turn at once. // X3
func (g *Game) pass(st step, _ game.Action) {
	g.Emit(EventPassed, st.Seat)
	g.Pop() // the question at the turn's end
}

// takeDie is final. // B10b
func (g *Game) takeDie(st step, a game.Action) {
	g.Emit(EventDieTaken, st.Seat, int16(a.A), int16(g.Players[st.Seat].Dice[a.A].Value))
	g.Push(step{Kind: AskMove, Seat: st.Seat})
}

// inHand reports whether a die was taken and has not moved its figure. // B10b
func (p *Public) inHand() bool { return p.Turn.Die != Nobody && !p.Turn.Moved }

// askMove: a knight moves clockwise, Merlin either way (B11), and a figure that stays
// has one way only; before that the die may be adjusted, in any order and number (B12).
func (g *Game) askMove(st step) {
	back := one(g.Turn.Back)
	g.Offer(ActMove, back)
	if g.rules.figures[g.Turn.Figure].either && g.Table().Pace() > 0 {
		g.Offer(ActMove, 1-back)
	}
	if g.inHand() && g.Players[st.Seat].Apples > 0 {
		for v := uint8(1); v <= 6; v++ {
			if v != g.dieValue() {
				g.Offer(ActApple, v)
			}
		}
	}
	g.offerFlags(st.Seat, beforeMove)
}

func one(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

// dieValue is the value of the taken die.
func (p *Public) dieValue() uint8 { return p.Players[p.Turn.Seat].Dice[p.Turn.Die].Value }

// waiting reports whether a die has not moved its figure yet: it is not used, or
// taken and still in hand. // B10b
func (p *Public) waiting(s game.Seat, die uint8) bool {
	d := p.Players[s].Dice[die]
	return d.Value > 0 && (!d.Used || p.Turn.Seat == s && p.Turn.Die == die && p.inHand())
}

// offerTurned offers to turn each of the first dice that has not moved its figure by 1 or
// up to most, never past 1 or 6. // D3, G2, K2
func (g *Game) offerTurned(s game.Seat, kind game.Kind, dice, most uint8) {
	for die := range dice {
		if !g.waiting(s, die) {
			continue
		}
		v := g.Players[s].Dice[die].Value
		for to := max(v, most+1) - most; to <= min(v+most, 6); to++ {
			if to != v {
				g.Offer(kind, die, to)
			}
		}
	}
}

// apple sets the chosen die to any value. // B12
func (g *Game) apple(st step, a game.Action) {
	g.Push(st)
	g.Emit(EventApplePaid, st.Seat)
	g.setDie(st.Seat, g.Turn.Die, a.A)
}

func (g *Game) setDie(s game.Seat, die, value uint8) {
	g.Emit(EventDieSet, s, int16(die), int16(g.Players[s].Dice[die].Value), int16(value))
}

// Walk returns the space that lies n spaces from another on its ring in a direction
// (0 clockwise, 1 back); spaces that no figure may enter do not count. // B11
func (t Table) Walk(from, n, back uint8) uint8 {
	first, size := t.ring(from)
	for n > 0 {
		from = first + (from-first+1+back*(size-2))%size
		if t.Enters(from) {
			n--
		}
	}
	return from
}

// WayOf returns the spaces that a figure steps on by an EventMoved, from the first to
// the last; a jump has these two only.
func (t Table) WayOf(moved game.Event) []uint8 {
	from, to, direction := uint8(moved.Args[1]), uint8(moved.Args[2]), moved.Args[3]
	way := []uint8{from}
	if direction == 0 {
		return append(way, to)
	}
	for _, size := t.ring(from); from != to && len(way) <= int(size); way = append(way, from) {
		from = t.Walk(from, 1, uint8(1-direction)/2)
	}
	return way
}

// move walks the figure of the die. // B11
func (g *Game) move(st step, a game.Action) {
	t, direction := g.Table(), 1-2*int16(a.A)
	if t.Pace() == 0 {
		direction = 0
	}
	g.put(st.Seat, g.Turn.Figure, t.Walk(g.Turn.From, t.Pace(), a.A), direction)
	g.Push(step{Kind: AskLanded, Seat: st.Seat})
}

// put puts a figure on a space, moving in a direction (1, -1, or 0 for a jump).
func (g *Game) put(s game.Seat, f Figure, space uint8, direction int16) {
	g.Emit(EventMoved, s, int16(f), int16(*g.Table().figure(s, f)), int16(space), direction)
}

// askLanded: do the space's action or decline it as a whole (B10), or use a flag
// that changes which action is done (B34, B35).
func (g *Game) askLanded(st step) {
	g.Offer(ActAct)
	g.Offer(ActDecline)
	g.offerFlags(st.Seat, beforeAction)
}

// actHere does the action of the space reached; a figure that stayed did not come onto it.
func (g *Game) actHere(st step, _ game.Action) {
	g.act(st.Seat, g.Turn.Space, g.Turn.Figure, g.Turn.Space != g.Turn.From)
}

func (g *Game) decline(st step, _ game.Action) {
	g.Emit(EventDeclined, st.Seat, int16(g.Turn.Space))
}

// act does the action of a space for a figure that has moved, onto that space or
// not; a staff may double it if Merlin moved. The steps for it hold the space, one
// for "onto it", and the figure. // B13
func (g *Game) act(s game.Seat, space uint8, by Figure, onto bool) {
	g.Push(step{Kind: AskStaff, Seat: s, A: space, B: one(onto), C: uint8(by)})
	g.Push(step{Kind: stepAction, Seat: s, A: space, B: one(onto), C: uint8(by)})
}

// actWithin does the action of another space as part of the one being done, which
// counts as done afterwards.
func (g *Game) actWithin(s game.Seat, space uint8, by Figure, onto bool) {
	t := &g.Turn
	g.Push(step{Kind: stepBackAt, Seat: s, A: t.Acting, B: one(t.Onto), C: uint8(t.By)})
	g.act(s, space, by, onto)
}

// backAt goes on with the action that another one was part of.
func (g *Game) backAt(st step) {
	t := &g.Turn
	t.Acting, t.Onto, t.By, t.Did = st.A, st.B == 1, Figure(st.C), true
}

// doAction is one doing of the action.
func (g *Game) doAction(st step) {
	t := &g.Turn
	t.Acting, t.Onto, t.By, t.Did = st.A, st.B == 1, Figure(st.C), false
	g.Emit(EventAct, st.Seat, int16(g.Turn.Acting))
	space := g.rules.spaces[g.Turn.Acting]
	g.rules.acts[space.Kind](g, st.Seat, space)
}

// askStaff: one staff a turn, after Merlin's first doing, unless that was void;
// offered also when the second will yield nothing. // B13
func (g *Game) askStaff(st step) {
	t := &g.Turn
	if Figure(st.C) == MerlinFigure && t.Did && !t.Staff && g.Table().doubles() && g.Players[st.Seat].Staffs > 0 {
		g.Offer(ActStaff)
		g.Offer(ActNoStaff)
	}
}

// staff goes back to the box; the second doing counts in full, on the same space
// and chosen anew. // B13, B13a
func (g *Game) staff(st step, _ game.Action) {
	g.Emit(EventStaff, st.Seat)
	g.Push(step{Kind: stepAction, Seat: st.Seat, A: st.A, B: st.B, C: st.C})
}

// askEnd is the last free moment of the turn. // B10a
func (g *Game) askEnd(step) { g.Offer(ActEnd) }

func (g *Game) endTurn(st step, _ game.Action) {
	g.Emit(EventTurnOver, st.Seat)
}

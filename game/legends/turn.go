package legends

import "merlin/game"

// beginTurn begins a seat's turn with its four phases. // L20
func (g *Game) beginTurn(st step) {
	s := st.Seat
	g.Emit(EventTurn, s, int16(g.Turn.Number+1))
	g.pushPhases(s, PhaseEvent)
}

// pushPhases puts off a turn's phases from one of them on.
func (g *Game) pushPhases(s game.Seat, from Phase) {
	g.Push(step{Kind: stepEndTurn, Seat: s})
	g.Push(step{Kind: AskAction, Seat: s})
	if from > PhaseComplete {
		return
	}
	g.Push(step{Kind: AskComplete, Seat: s})
	if from > PhaseTexts {
		return
	}
	for n := g.Seats - 1; n > 0; n-- { // L43: from his left, so the last one lies deepest
		g.Push(step{Kind: AskAnswer, Seat: g.after(s, n)})
	}
	g.Push(step{Kind: AskText, Seat: s})
	if from == PhaseEvent {
		g.Push(step{Kind: stepEvent, Seat: s})
	}
}

// phase notes that a phase begins.
func (g *Game) phase(p Phase) {
	if g.Turn.Phase < p {
		g.Emit(EventPhase, g.Turn.Seat, int16(p))
	}
}

// endTurn: the doomed are discarded, then the turn is over. // L66
func (g *Game) endTurn(st step) {
	g.Push(step{Kind: stepTurnOver, Seat: st.Seat})
	g.Push(step{Kind: stepDoomed, Seat: st.Seat})
}

// discardDoomed discards them in the order in which they came into play. // L44, L66
func (g *Game) discardDoomed(st step) {
	var doomed Cards
	for rest := g.Table().inPlay(game.NoSeat); rest != 0; rest = rest.rest() {
		if g.Chars[rest.first()].Doomed {
			doomed.add(rest.first())
		}
	}
	if doomed != 0 {
		g.Push(st)
		g.discard(g.eldest(doomed))
	}
}

// eldest returns the one that came into play first. // L98
func (t *Public) eldest(s Cards) Card {
	eldest := s.first()
	for rest := s.rest(); rest != 0; rest = rest.rest() {
		if c := rest.first(); t.Chars[c].Since < t.Chars[eldest].Since {
			eldest = c
		}
	}
	return eldest
}

// turnOver ends what lasts a turn. The next player is on turn, unless the game has gone
// on too long without an event. // L66, L79a
func (g *Game) turnOver(st step) {
	g.Emit(EventTurnOver, st.Seat)
	if g.Table().QuietLeft() <= 0 {
		g.finish()
		return
	}
	g.Push(step{Kind: stepTurn, Seat: g.after(st.Seat, 1)})
}

const quietRounds = 12

// QuietLeft returns after how many rounds the game ends if nobody completes an event; with
// events in the pile it is more than the rounds that are counted down. // L79a
func (t Table) QuietLeft() int {
	return quietRounds - int(t.Quiet)/int(t.Seats)
}

// finish ends the game at once: nothing else happens any more. // L77, L78
func (g *Game) finish() {
	for g.Depth > 0 {
		g.Pop()
	}
	for i := range g.Uses[:g.InUse] {
		g.Uses[i] = Use{}
	}
	g.InUse = 0
	g.Push(step{Kind: stepOver, Seat: g.Turn.Seat})
}

// finishFinal ends the game with the Final Event: the doomed are discarded first. // L78, L78a
func (g *Game) finishFinal() {
	g.finish()
	g.Push(step{Kind: stepDoomed, Seat: g.Turn.Seat})
}

// over tells what everybody has. // L79
func (g *Game) over(step) {
	t := g.Table()
	for s := range game.Seat(g.Seats) {
		g.Emit(EventScored, s, int16(t.displayed(s)), int16(t.borne(s)), int16(t.byTexts(s)), int16(t.ByHand[s]), int16(t.HeadStart(s)))
	}
	g.Emit(EventOver, game.NoSeat)
}

// checkEnd ends a beginner game when there is no event left to complete. // L77
func (g *Game) checkEnd() {
	if g.Level == Beginner && g.noneLeft() {
		g.finish()
	}
}

// noneLeft reports whether no event is to come and none is left to complete.
func (g *Game) noneLeft() bool {
	if g.DeckLeft > 0 {
		return false
	}
	for i := range g.Event {
		if at := g.Event[i].At; at.IsMain() || at == Covered {
			return false
		}
	}
	return true
}

// beginnersCount reports whether points of beginners may hang on more than their displays: on
// texts, or on what is carried out by hand. Else nothing that the last event rewards is worth
// anything. // L77
func (d *Deck) beginnersCount() bool {
	for i := range d.Texts {
		if x := &d.Texts[i]; x.When == Score && d.Faces[x.Card].Level == Beginner {
			return true
		}
	}
	return len(d.byHand) > 0
}

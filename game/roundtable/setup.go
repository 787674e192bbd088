package roundtable

import (
	"fmt"

	"merlin/game"
)

// setupOrder is the order of the set-up; the opening gift and the first turn follow. // R7
var setupOrder = []stepKind{stepKnights, stepPiles, stepHands, stepLoyalty, stepFirst, stepGifts}

// New sets up a game for 3 to 7 seats. // R1
func New(r *Rules, seats int, seed uint64) (*Game, error) {
	present := seats - int(r.Options.Late)
	if present < MinSeats || seats > MaxSeats {
		return nil, &game.Refusal{
			Key: "seats", Args: []any{"seats", present, "min", MinSeats, "max", MaxSeats},
			Err: fmt.Errorf("the game is for %d to %d players, not %d", MinSeats, MaxSeats, present),
		}
	}
	if int(r.Options.Youngest) >= present {
		return nil, &game.Refusal{
			Key: "youngest", Args: []any{"seat", r.Options.Youngest + 1, "seats", present},
			Err: fmt.Errorf("there is no seat %d for the youngest", r.Options.Youngest+1),
		}
	}
	g := &Game{rules: r}
	g.Bind(g, &r.rows, &g.Stack)
	g.Reset(seats, seed)
	return g, nil
}

// Reset sets the game up anew and keeps its buffers.
func (g *Game) Reset(seats int, seed uint64) {
	g.State, g.memory = State{}, newMemory()
	g.Seats = uint8(seats)
	for i := range g.Chance {
		g.Chance[i] = game.NewStream(seed, uint64(i))
	}
	g.setBoard()
	g.PushAll(setupOrder)
	g.Proceed()
}

// setBoard puts out the boards: nothing lies around Camelot or on the Round Table, all
// figures stand there. // R4, R5
func (g *Game) setBoard() {
	o := &g.rules.Options
	g.Turn = Turn{Seat: game.NoSeat, Saviour: game.NoSeat}
	g.Playing = NoWhite
	g.Felon = game.NoSeat
	for r := range g.Relics {
		g.Relics[r] = game.NoSeat
	}
	for q := Tournament; q < Places; q++ {
		g.Quests[q].Status = Open
	}
	g.Quests[DragonQuest].Status = Closed // Lancelot's side is up
	for s := range game.Seat(g.Seats) {
		g.Ring[s] = s
		g.Players[s] = Player{Knight: Squire, Life: o.Life}
		if s >= game.Seat(g.Seats-o.Late) {
			g.Players[s] = Player{Knight: Squire, At: NoPlace, Fate: Absent}
			g.Waiting |= bit(s)
		}
	}
	g.Engines = o.Engines
}

// setKnights deals the Coats of Arms. // R5
func (g *Game) setKnights(step) {
	o := &g.rules.Options
	if o.Squires { // R161
		return
	}
	coats := [Knights]Knight{Arthur, Galahad, Gawain, Kay, Palamedes, Percival, Tristan}
	game.Shuffle(&g.Chance[chanceKnights], coats[:])
	for s := range game.Seat(g.Seats - o.Late) {
		k := coats[s]
		if o.Chosen {
			k = Knight(o.Colours[s])
		}
		g.Emit(EventKnight, s, int16(k))
	}
}

// setPiles shuffles the Black cards, and the White ones without the Merlins that are
// dealt. // R6
func (g *Game) setPiles(step) {
	for b, n := range g.rules.Box.Black {
		for range n {
			g.Blacks[g.BlackLeft] = Black(b)
			g.BlackLeft++
		}
	}
	game.Shuffle(&g.Chance[chanceBlack], g.Blacks[:g.BlackLeft])
	if g.rules.Options.Lesson {
		lessonPile(g.Blacks[:g.BlackLeft-lessonBlacks])
	}
	for w, n := range g.rules.Box.White {
		if White(w) == Merlin {
			n -= (g.Seats - g.rules.Options.Late) * g.rules.Options.Merlins
		}
		for range n {
			g.Whites[g.WhiteLeft] = White(w)
			g.WhiteLeft++
		}
	}
	game.Shuffle(&g.Chance[chanceWhite], g.Whites[:g.WhiteLeft])
}

// setHands deals a Merlin and five other cards to each. // R6
func (g *Game) setHands(step) {
	for s := range game.Seat(g.Seats - g.rules.Options.Late) {
		for range g.rules.Options.Merlins {
			g.Whites[g.WhiteLeft] = Merlin // it is dealt from the top
			g.WhiteLeft++
			g.draw(s)
		}
		for range g.rules.Options.Dealt {
			g.draw(s)
		}
	}
}

// setLoyalty deals the Loyalty cards. With three players and a Traitor nobody looks at his
// own yet. // R10, R11, R12, R160
func (g *Game) setLoyalty(step) {
	dealt := g.Seats - g.rules.Options.Late
	if g.rules.Options.Loyalty == NoTraitor {
		for s := range game.Seat(dealt) {
			g.Emit(EventShownLoyalty, s, int16(Loyal))
		}
		return
	}
	g.Undealt = g.rules.undealt(dealt)
	if n := g.Chance[chanceLoyalty].N(int(dealt + g.Undealt)); n < int(dealt) {
		g.Felon = game.Seat(n)
	}
	if dealt == MinSeats {
		g.Emit(EventSealed, game.NoSeat, 1)
		return
	}
	g.lookAtLoyalty()
}

// lookAtLoyalty has everybody look at his own card whom it was dealt to. // R10, R12
func (g *Game) lookAtLoyalty() {
	for s := range game.Seat(g.Seats) {
		if g.Players[s].Fate == Absent {
			continue
		}
		g.EmitSecret(EventLoyalty, s, int16(g.loyaltyOf(s)))
	}
}

// setFirst finds who begins: King Arthur, or else the youngest. // R20, R161a
func (g *Game) setFirst(step) {
	first := g.seatOf(Arthur)
	if first == game.NoSeat {
		first = game.Seat(g.rules.Options.Youngest)
	}
	g.Emit(EventFirst, first)
}

// setGifts has everybody lay a card, then they are shared. // R8
func (g *Game) setGifts(step) {
	g.then(step{Kind: stepShare, Seat: g.First, A: 1}, step{Kind: stepTurn, Seat: g.First})
	g.pushEach(step{Kind: AskGift}, g.First, g.Living())
}

// askGift: any card of the hand, chosen without seeing the others'. // R8, R8a
func (g *Game) askGift(st step) { g.offerHand(st.Seat, ActGift) }

func (g *Game) gift(st step, a game.Action) { g.EmitSecret(EventGift, st.Seat, int16(a.A)) }

// offerHand offers each face of a seat's hand.
func (g *Game) offerHand(s game.Seat, k game.Kind) {
	for w, n := range g.Hands[s] {
		if n > 0 {
			g.Offer(k, uint8(w))
		}
	}
}

// draw draws the next White card, if there is any, unseen by others. // R25, R25a, R66
func (g *Game) draw(s game.Seat) {
	w, ok := g.nextWhite()
	if !ok {
		g.Emit(EventVoid, s, VoidWhite)
		return
	}
	g.EmitSecret(EventDrawn, s, int16(w))
	g.renew()
}

// nextWhite takes the next card off the White pile; the event that follows counts it.
func (g *Game) nextWhite() (w White, ok bool) {
	g.renew()
	if g.WhiteLeft == 0 {
		return 0, false
	}
	g.Reveal()
	top := &g.Whites[g.WhiteLeft-1]
	w, *top = *top, 0
	return w, true
}

// renew shuffles the discards of both colours into new piles as soon as a pile is used
// up. // R25, R25a
func (g *Game) renew() {
	white, black := g.WhiteLeft == 0 && g.WhiteOut > 0, g.BlackLeft == 0 && g.BlackOut > 0
	if !white && !black {
		return
	}
	n := g.WhiteLeft
	for w, m := range g.WhiteGone {
		for range m {
			g.Whites[n] = White(w)
			n++
		}
	}
	game.Shuffle(&g.Chance[chanceWhite], g.Whites[:n])
	n = g.BlackLeft
	for b, m := range g.BlackGone {
		for range m {
			g.Blacks[n] = Black(b)
			n++
		}
	}
	game.Shuffle(&g.Chance[chanceBlack], g.Blacks[:n])
	g.WhiteGone, g.BlackGone, g.Mine = Hand{}, [Blacks]uint8{}, [MaxSeats]Hand{}
	g.Reveal()
	g.Emit(EventShuffled, game.NoSeat, int16(one(!white)))
}

package merlin

import (
	"math/bits"

	"merlin/game"
	"merlin/game/merlin"
)

// A shown view follows the position event by event. An event takes something away
// where it was (depart), then something moves across the table, then it is there
// (arrive). Both together, for all events of an action as the viewer may know them,
// make of the view before it the view after it, but for what nothing on the table
// shows (see sameShown in the test).

// gone is the space of a figure that is on its way.
const gone = 255

// reduce does to a view what an event says.
func reduce(r *merlin.Rules, v *merlin.View, e game.Event) {
	depart(v, e)
	arrive(r, v, e)
}

// depart does what is seen at the event's beginning.
func depart(v *merlin.View, e game.Event) {
	a, b := e.Args[0], e.Args[1]
	switch e.Kind {
	case merlin.EventMoved:
		setFigure(v, e.Seat, merlin.Figure(a), gone)
	case merlin.EventGained:
		v.Stock[a][b]--
	case merlin.EventGaveBack:
		v.Players[e.Seat].Items[a][b]--
	case merlin.EventApple:
		v.Apples--
	case merlin.EventApplePaid:
		v.Players[e.Seat].Apples--
	case merlin.EventStaff:
		v.Players[e.Seat].Staffs--
	case merlin.EventServant, merlin.EventSentHome:
		v.Players[e.Seat].Servants[a] = merlin.Castle
	case merlin.EventInfluence:
		v.Players[e.Seat].Markers--
	case merlin.EventInfluenceBack:
		v.Players[e.Seat].Influence[a] -= uint8(b)
	case merlin.EventManor:
		v.Players[e.Seat].Manors--
	case merlin.EventFulfilled, merlin.EventDiscarded:
		layOff(v, e.Seat, merlin.Card(a))
	case merlin.EventDrawn:
		drawn(v, int(b))
	case merlin.EventDisplay:
		if merlin.Card(a) != merlin.NoCard {
			deckTop(v)
		}
	case merlin.EventTraitor:
		pileTop(v)
	case merlin.EventTraitorGone:
		v.Players[e.Seat].Traitors[a]--
	case merlin.EventManorBack:
		v.Domain[a].Manor = game.NoSeat
	case merlin.EventRound:
		beginRound(v, uint8(a), e.Seat)
	default:
		departModule(v, e)
	}
}

// beginRound has the bar tell of the round while it is announced.
func beginRound(v *merlin.View, round uint8, first game.Seat) {
	v.Round, v.Start, v.Next, v.Passed = round, first, first, 0
	for s := range v.Players {
		for i := range v.Players[s].Dice {
			v.Players[s].Dice[i].Used = false
		}
	}
}

// arrive does what is seen at its end.
func arrive(r *merlin.Rules, v *merlin.View, e game.Event) {
	a, b := e.Args[0], e.Args[1]
	p := &v.Players[max(e.Seat, 0)]
	switch e.Kind {
	case merlin.EventTurn:
		v.Turn = merlin.Turn{Seat: e.Seat, Die: gone}
	case merlin.EventRolled:
		for i, n := range e.Args {
			p.Dice[i] = merlin.Die{Value: uint8(n)}
		}
	case merlin.EventDieTaken:
		v.Players[e.Seat].Dice[a].Used = true
		v.Turn.Die = uint8(a)
		dieMoves(v, e.Seat, r.Moves(uint8(a)))
	case merlin.EventDieSet:
		dieSet(v, e.Seat, uint8(a), uint8(e.Args[2]))
	case merlin.EventMoved:
		moved(v, e)
	case merlin.EventAct:
		v.Turn.Acting = uint8(a)
	case merlin.EventGained:
		p.Items[a][b]++
	case merlin.EventGaveBack:
		v.Stock[a][b]++
	case merlin.EventApple:
		p.Apples++
	case merlin.EventApplePaid:
		v.Apples++
	case merlin.EventServant:
		p.Servants[a] = merlin.Province(b)
	case merlin.EventInfluence:
		p.Influence[a]++
	case merlin.EventInfluenceBack:
		p.Markers += uint8(b)
	case merlin.EventManor:
		v.Domain[a].Manor = e.Seat
	case merlin.EventManorBack:
		p.Manors++
	case merlin.EventExcalibur:
		v.Excalibur = e.Seat
	case merlin.EventGrail:
		v.Grail = e.Seat
	case merlin.EventPoints:
		p.Score += a
	case merlin.EventDrawn:
		received(v, e.Seat, a)
	case merlin.EventDisplay:
		v.Display[b] = merlin.Card(a)
	case merlin.EventTraitor:
		p.Traitors[a]++
	case merlin.EventTraitorGone:
		v.Banished[a]++
	case merlin.EventScoring:
		v.Scoring, v.Turn = merlin.Scoring{}, merlin.Turn{Seat: game.NoSeat}
	case merlin.EventGrailUsed:
		v.Scoring.GrailUsed = true
	case merlin.EventPassed:
		v.Passed |= 1 << e.Seat
	case merlin.EventOver:
		v.Over, v.Turn = true, merlin.Turn{Seat: game.NoSeat}
	}
	arriveModule(r, v, e)
}

func setFigure(v *merlin.View, s game.Seat, f merlin.Figure, space uint8) { *figureAt(v, s, f) = space }

// figureAt is the space of a figure, the knight being the seat's.
func figureAt(v *merlin.View, s game.Seat, f merlin.Figure) *uint8 {
	switch f {
	case merlin.MerlinFigure:
		return &v.Merlin
	case merlin.ArthurFigure:
		return &v.Mods.Arthur.At
	}
	return &v.Players[s].Knight
}

// moved puts a figure down. The first move of a turn is that of the die, and a jump
// takes its place; others are part of an action.
func moved(v *merlin.View, e game.Event) {
	f, to, jump := merlin.Figure(e.Args[0]), uint8(e.Args[2]), e.Args[3] == 0
	setFigure(v, e.Seat, f, to)
	if v.Turn.Moved && !jump || v.Turn.Figure == merlin.NoFigure {
		return
	}
	v.Turn.Figure, v.Turn.Space, v.Turn.Moved = f, to, true
}

// dieMoves has the taken die move a figure.
func dieMoves(v *merlin.View, s game.Seat, f merlin.Figure) {
	v.Turn.Figure, v.Turn.From = f, *figureAt(v, s, f)
}

func layOff(v *merlin.View, s game.Seat, card merlin.Card) {
	v.Players[s].HandSize--
	v.Discards |= 1 << card
	if s == v.Seat {
		v.Hand &^= 1 << card
	}
}

// fromDeck is the place of a card that was drawn unseen.
const fromDeck = 3

func drawn(v *merlin.View, from int) {
	if from == fromDeck {
		deckTop(v)
		return
	}
	v.Display[from] = merlin.NoCard
}

func received(v *merlin.View, s game.Seat, card int16) {
	v.Players[s].HandSize++
	if s == v.Seat && card >= 0 {
		v.Hand |= 1 << card
	}
}

// deckTop takes a quest off the deck; an empty deck is made anew of the discards.
func deckTop(v *merlin.View) {
	if v.DeckLeft == 0 {
		v.DeckLeft, v.Discards = uint8(bits.OnesCount64(uint64(v.Discards))), 0
	}
	v.DeckLeft--
}

// pileTop takes a traitor off the pile; an empty pile is made anew of the discards.
func pileTop(v *merlin.View) {
	if v.PileLeft == 0 {
		for p := range v.Banished {
			v.PileLeft += v.Banished[p]
			v.Banished[p] = 0
		}
	}
	v.PileLeft--
}

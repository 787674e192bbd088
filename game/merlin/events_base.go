package merlin

import "merlin/game"

// baseEvents are the rows of the base's events.
func baseEvents() []eventRow {
	return []eventRow{
		{kind: EventRound, name: "round", args: "number; seat: start player", depart: roundBegins},
		{kind: EventTurn, name: "turn", arrive: turnBegins},
		{kind: EventRolled, name: "rolled", args: "values of the dice", arrive: rolled},
		{kind: EventDieTaken, name: "die-taken", args: "die, value", arrive: dieTaken},
		{kind: EventDieSet, name: "die-set", args: "die, value before, value after", arrive: dieSet},
		{kind: EventMoved, name: "moved", args: "figure, from, to, direction: 1, -1, or 0 for a jump", depart: liftsOff, arrive: lands},
		{kind: EventAct, name: "act", args: "space", arrive: func(t Table, e game.Event) { t.Turn.Acting = uint8(e.Args[0]) }},
		{kind: EventDeclined, name: "declined", args: "space"},
		{kind: EventVoid, name: "void", args: "step"},
		{
			kind: EventStaff, name: "staff",
			depart: func(t Table, e game.Event) { t.Players[e.Seat].Staffs-- },
			arrive: func(t Table, _ game.Event) { t.Turn.Staff = true },
		},
		{kind: EventTurnOver, name: "turn-over"},
		{
			kind: EventGained, name: "gained", args: "item, colour",
			depart: func(t Table, e game.Event) { t.Stock[e.Args[0]][e.Args[1]]-- },
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Items[e.Args[0]][e.Args[1]]++ },
		},
		{
			kind: EventGaveBack, name: "gave-back", args: "item, colour",
			depart: func(t Table, e game.Event) { t.Players[e.Seat].Items[e.Args[0]][e.Args[1]]-- },
			arrive: func(t Table, e game.Event) { t.Stock[e.Args[0]][e.Args[1]]++ },
		},
		{
			kind: EventApple, name: "apple",
			depart: func(t Table, _ game.Event) { t.Apples-- },
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Apples++ },
		},
		{
			kind: EventApplePaid, name: "apple-paid",
			depart: func(t Table, e game.Event) { t.Players[e.Seat].Apples-- },
			arrive: func(t Table, _ game.Event) { t.Apples++ },
		},
		{kind: EventFlag, name: "flag", args: "colour; the flag follows as gave-back"},
		{
			kind: EventServant, name: "servant", args: "servant, to, from", depart: servantLeaves,
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Servants[e.Args[0]] = Province(e.Args[1]) },
		},
		{kind: EventSentHome, name: "sent-home", args: "servant, from", depart: servantLeaves},
		{
			kind: EventInfluence, name: "influence", args: "province",
			depart: func(t Table, e game.Event) { t.Players[e.Seat].Markers-- },
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Influence[e.Args[0]]++ },
		},
		{
			kind: EventInfluenceBack, name: "influence-back",
			args:   "province, number, what leaves with a marker that is given up, a bit each",
			depart: func(t Table, e game.Event) { t.Players[e.Seat].Influence[e.Args[0]] -= uint8(e.Args[1]) },
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Markers += uint8(e.Args[1]) },
		},
		{kind: EventManor, name: "manor", args: "tile", depart: manorLeaves, arrive: manorStands},
		{kind: EventExcalibur, name: "excalibur", args: "owner before or -1", arrive: func(t Table, e game.Event) { t.Excalibur = e.Seat }},
		{kind: EventGrail, name: "grail", args: "owner before or -1", arrive: func(t Table, e game.Event) { t.Grail = e.Seat }},
		{
			kind: EventPoints, name: "points",
			args:   "number, reason, by reason: item; quest card, 1 for B31; colour; area, tied; province, tied",
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Score += e.Args[0] },
		},
		{kind: EventFulfilled, name: "fulfilled", args: "card", depart: laidOff, loses: 1},
		{kind: EventDiscarded, name: "discarded", args: "card", depart: laidOff, loses: 1},
		{
			kind: EventDrawn, name: "drawn", args: "card (secret from the deck), place of the display or 3", depart: drawn, gets: 1,
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].HandSize++ },
		},
		{
			kind: EventDisplay, name: "display", args: "card, place", depart: deckOpens,
			arrive: func(t Table, e game.Event) { t.Display[e.Args[1]] = Card(e.Args[0]) },
		},
		{
			kind: EventTraitor, name: "traitor", args: "colour",
			depart: func(t Table, _ game.Event) { t.takeTraitor() },
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Traitors[e.Args[0]]++ },
		},
		{
			kind: EventTraitorGone, name: "traitor-gone", args: "colour, how",
			depart: func(t Table, e game.Event) { t.Players[e.Seat].Traitors[e.Args[0]]-- },
			arrive: func(t Table, e game.Event) { t.Banished[e.Args[0]]++ },
		},
		{
			kind: EventScoring, name: "scoring", args: "round",
			arrive: func(t Table, _ game.Event) { t.Scoring, t.Turn = Scoring{}, Turn{Seat: game.NoSeat} },
		},
		{kind: EventCategory, name: "category", args: "reason"},
		{kind: EventArea, name: "area", args: "first tile, size"},
		{kind: EventProvince, name: "province", args: "province, points"},
		{kind: EventGrailUsed, name: "grail-used", args: "province", arrive: func(t Table, _ game.Event) { t.Scoring.GrailUsed = true }},
		{kind: EventScored, name: "scored", args: "round"},
		{kind: EventOver, name: "over", arrive: func(t Table, _ game.Event) { t.Over = true }},
		{
			kind: EventManorBack, name: "manor-back", args: "tile",
			depart: func(t Table, e game.Event) { t.Domain[e.Args[0]].Manor = game.NoSeat },
			arrive: func(t Table, e game.Event) { t.Players[e.Seat].Manors++ },
		},
		{kind: EventPassed, name: "passed", arrive: func(t Table, e game.Event) { t.Passed |= 1 << e.Seat }},
	}
}

// roundBegins: the dice have been rolled for it before. // B40
func roundBegins(t Table, e game.Event) {
	t.Round, t.Start, t.Next, t.Passed = uint8(e.Args[0]), e.Seat, e.Seat, 0
}

// turnBegins: whose turn it will be is looked for from the next seat on. // B10
func turnBegins(t Table, e game.Event) {
	t.Turn, t.Next = Turn{Seat: e.Seat, Die: Nobody}, t.seatAfter(e.Seat, 1)
}

// rolled lays the dice rolled before their owner. // B9
func rolled(t Table, e game.Event) {
	for i, n := range e.Args {
		t.Players[e.Seat].Dice[i] = Die{Value: uint8(n)}
	}
}

// dieTaken: the die is used up, and moves its figure. // B10b
func dieTaken(t Table, e game.Event) {
	die := uint8(e.Args[0])
	t.Players[e.Seat].Dice[die].Used = true
	t.Turn.Die = die
	t.lead(e.Seat, t.moves[die])
}

// dieSet turns one of the player's own dice; of others a module knows.
func dieSet(t Table, e game.Event) {
	if d := &t.Players[e.Seat].Dice[e.Args[0]]; d.Value > 0 {
		d.Value = uint8(e.Args[2])
	}
}

// lead has the taken die, or what is in its place, move a figure.
func (t Table) lead(s game.Seat, f Figure) {
	t.Turn.Figure, t.Turn.From = f, *t.figure(s, f)
}

// StandsOn returns the space of a figure, a knight being the seat's, or OnTheWay.
func (t Table) StandsOn(s game.Seat, f Figure) uint8 { return *t.figure(s, f) }

func (t Table) figure(s game.Seat, f Figure) *uint8 { return t.figures[f].at(t.Public, s) }

func liftsOff(t Table, e game.Event) { *t.figure(e.Seat, Figure(e.Args[0])) = OnTheWay }

// lands puts a figure down. The first move of a turn is that of the die, and a jump
// takes its place; others are part of an action.
func lands(t Table, e game.Event) {
	f, to, jump := Figure(e.Args[0]), uint8(e.Args[2]), e.Args[3] == 0
	*t.figure(e.Seat, f) = to
	if t.Turn.Figure != NoFigure && (jump || !t.Turn.Moved) {
		t.Turn.Figure, t.Turn.Space, t.Turn.Moved = f, to, true
	}
}

func servantLeaves(t Table, e game.Event) { t.Players[e.Seat].Servants[e.Args[0]] = Castle }

func manorLeaves(t Table, e game.Event) { t.Players[e.Seat].Manors-- }

func manorStands(t Table, e game.Event) { t.Domain[e.Args[0]].Manor = e.Seat }

// laidOff puts a quest onto the discards.
func laidOff(t Table, e game.Event) {
	t.Players[e.Seat].HandSize--
	t.Discards.add(Card(e.Args[0]))
}

// drawn takes a quest off the display or the deck.
func drawn(t Table, e game.Event) {
	if from := e.Args[1]; from != FromDeck {
		t.Display[from] = NoCard
		return
	}
	t.takeQuest()
}

// deckOpens takes off the deck what is shown, if there was any quest left.
func deckOpens(t Table, e game.Event) {
	if Card(e.Args[0]) != NoCard {
		t.takeQuest()
	}
}

// takeQuest takes a quest off the deck, which is made anew of the discards when it is
// empty. // B14a
func (p *Public) takeQuest() {
	if p.DeckLeft == 0 {
		p.renewDeck()
	}
	p.DeckLeft--
}

func (p *Public) renewDeck() { p.DeckLeft, p.Discards = uint8(p.Discards.Len()), 0 }

// takeTraitor takes a traitor off the pile, which is made anew of the discards when it
// is empty. // B6
func (p *Public) takeTraitor() {
	if p.PileLeft == 0 {
		p.renewPile()
	}
	p.PileLeft--
}

func (p *Public) renewPile() {
	p.PileLeft, p.Banished = uint8(sum(p.Banished[:])), [Provinces]uint8{}
}

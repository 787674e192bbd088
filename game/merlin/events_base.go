package merlin

import "merlin/game"

// baseEvents are the rows of the base's events.
func baseEvents() []eventRow {
	return []eventRow{
		{Kind: EventRound, Name: "round", Args: "number; seat: start player", Depart: roundBegins},
		{Kind: EventTurn, Name: "turn", Arrive: turnBegins},
		{Kind: EventRolled, Name: "rolled", Args: "values of the dice", Arrive: rolled},
		{Kind: EventDieTaken, Name: "die-taken", Args: "die, value", Arrive: dieTaken},
		{Kind: EventDieSet, Name: "die-set", Args: "die, value before, value after", Arrive: dieSet},
		{Kind: EventMoved, Name: "moved", Args: "figure, from, to, direction: 1, -1, or 0 for a jump", Depart: liftsOff, Arrive: lands},
		{Kind: EventAct, Name: "act", Args: "space", Arrive: func(t change, e game.Event) { t.Turn.Acting = uint8(e.Args[0]) }},
		{Kind: EventDeclined, Name: "declined", Args: "space"},
		{Kind: EventVoid, Name: "void", Args: "step"},
		{
			Kind: EventStaff, Name: "staff",
			Depart: func(t change, e game.Event) { t.Players[e.Seat].Staffs-- },
			Arrive: func(t change, _ game.Event) { t.Turn.Staff = true },
		},
		{Kind: EventTurnOver, Name: "turn-over"},
		{
			Kind: EventGained, Name: "gained", Args: "item, colour",
			Depart: func(t change, e game.Event) { t.Stock[e.Args[0]][e.Args[1]]-- },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Items[e.Args[0]][e.Args[1]]++ },
		},
		{
			Kind: EventGaveBack, Name: "gave-back", Args: "item, colour",
			Depart: func(t change, e game.Event) { t.Players[e.Seat].Items[e.Args[0]][e.Args[1]]-- },
			Arrive: func(t change, e game.Event) { t.Stock[e.Args[0]][e.Args[1]]++ },
		},
		{
			Kind: EventApple, Name: "apple",
			Depart: func(t change, _ game.Event) { t.Apples-- },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Apples++ },
		},
		{
			Kind: EventApplePaid, Name: "apple-paid",
			Depart: func(t change, e game.Event) { t.Players[e.Seat].Apples-- },
			Arrive: func(t change, _ game.Event) { t.Apples++ },
		},
		{Kind: EventFlag, Name: "flag", Args: "colour; the flag follows as gave-back"},
		{
			Kind: EventServant, Name: "servant", Args: "servant, to, from", Depart: servantLeaves,
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Servants[e.Args[0]] = Province(e.Args[1]) },
		},
		{Kind: EventSentHome, Name: "sent-home", Args: "servant, from", Depart: servantLeaves},
		{
			Kind: EventInfluence, Name: "influence", Args: "province",
			Depart: func(t change, e game.Event) { t.Players[e.Seat].Markers-- },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Influence[e.Args[0]]++ },
		},
		{
			Kind: EventInfluenceBack, Name: "influence-back",
			Args:   "province, number, what leaves with a marker that is given up, a bit each",
			Depart: func(t change, e game.Event) { t.Players[e.Seat].Influence[e.Args[0]] -= uint8(e.Args[1]) },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Markers += uint8(e.Args[1]) },
		},
		{Kind: EventManor, Name: "manor", Args: "tile", Depart: manorLeaves, Arrive: manorStands},
		{Kind: EventExcalibur, Name: "excalibur", Args: "owner before or -1", Arrive: func(t change, e game.Event) { t.Excalibur = e.Seat }},
		{Kind: EventGrail, Name: "grail", Args: "owner before or -1", Arrive: func(t change, e game.Event) { t.Grail = e.Seat }},
		{
			Kind: EventPoints, Name: "points",
			Args:   "number, reason, by reason: item; quest card, 1 for B31; colour; area, tied; province, tied",
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Score += e.Args[0] },
		},
		{Kind: EventFulfilled, Name: "fulfilled", Args: "card", Depart: laidOff},
		{Kind: EventDiscarded, Name: "discarded", Args: "card", Depart: laidOff},
		{
			Kind: EventDrawn, Name: "drawn", Args: "card (secret from the deck), place of the display or 3", Depart: drawn,
			Arrive: func(t change, e game.Event) {
				t.Players[e.Seat].HandSize++
				if e.Args[1] == FromDeck {
					t.gets(e.Args[0])
				} else {
					t.getsOpen(e.Args[0])
				}
			},
		},
		{
			Kind: EventDisplay, Name: "display", Args: "card, place", Depart: deckOpens,
			Arrive: func(t change, e game.Event) { t.Display[e.Args[1]] = Card(e.Args[0]) },
		},
		{
			Kind: EventTraitor, Name: "traitor", Args: "colour",
			Depart: func(t change, _ game.Event) { t.takeTraitor() },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Traitors[e.Args[0]]++ },
		},
		{
			Kind: EventTraitorGone, Name: "traitor-gone", Args: "colour, how",
			Depart: func(t change, e game.Event) { t.Players[e.Seat].Traitors[e.Args[0]]-- },
			Arrive: func(t change, e game.Event) { t.Banished[e.Args[0]]++ },
		},
		{
			Kind: EventScoring, Name: "scoring", Args: "round",
			Arrive: func(t change, _ game.Event) { t.Scoring, t.Turn = Scoring{}, Turn{Seat: game.NoSeat} },
		},
		{Kind: EventCategory, Name: "category", Args: "reason"},
		{Kind: EventArea, Name: "area", Args: "first tile, size"},
		{Kind: EventProvince, Name: "province", Args: "province, points"},
		{Kind: EventGrailUsed, Name: "grail-used", Args: "province", Arrive: func(t change, _ game.Event) { t.Scoring.GrailUsed = true }},
		{Kind: EventScored, Name: "scored", Args: "round"},
		{Kind: EventOver, Name: "over", Arrive: func(t change, _ game.Event) { t.Over = true }},
		{
			Kind: EventManorBack, Name: "manor-back", Args: "tile",
			Depart: func(t change, e game.Event) { t.Domain[e.Args[0]].Manor = game.NoSeat },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Manors++ },
		},
		{Kind: EventPassed, Name: "passed", Arrive: func(t change, e game.Event) { t.Passed |= 1 << e.Seat }},
	}
}

// roundBegins: the dice have been rolled for it before. // B40
func roundBegins(t change, e game.Event) {
	t.Round, t.Start, t.Next, t.Passed = uint8(e.Args[0]), e.Seat, e.Seat, 0
}

// turnBegins: whose turn it will be is looked for from the next seat on. // B10
func turnBegins(t change, e game.Event) {
	t.Turn, t.Next = Turn{Seat: e.Seat, Die: Nobody}, t.seatAfter(e.Seat, 1)
}

// rolled lays the dice rolled before their owner. // B9
func rolled(t change, e game.Event) {
	for i, n := range e.Args {
		t.Players[e.Seat].Dice[i] = Die{Value: uint8(n)}
	}
}

// dieTaken: the die is used up, and moves its figure. // B10b
func dieTaken(t change, e game.Event) {
	die := uint8(e.Args[0])
	t.Players[e.Seat].Dice[die].Used = true
	t.Turn.Die = die
	t.lead(e.Seat, t.moves[die])
}

// dieSet turns one of the player's own dice; of others a module knows.
func dieSet(t change, e game.Event) {
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

func liftsOff(t change, e game.Event) { *t.figure(e.Seat, Figure(e.Args[0])) = OnTheWay }

// lands puts a figure down. The first move of a turn is that of the die, and a jump
// takes its place; others are part of an action.
func lands(t change, e game.Event) {
	f, to, jump := Figure(e.Args[0]), uint8(e.Args[2]), e.Args[3] == 0
	*t.figure(e.Seat, f) = to
	if t.Turn.Figure != NoFigure && (jump || !t.Turn.Moved) {
		t.Turn.Figure, t.Turn.Space, t.Turn.Moved = f, to, true
	}
}

func servantLeaves(t change, e game.Event) { t.Players[e.Seat].Servants[e.Args[0]] = Castle }

func manorLeaves(t change, e game.Event) { t.Players[e.Seat].Manors-- }

func manorStands(t change, e game.Event) { t.Domain[e.Args[0]].Manor = e.Seat }

// laidOff puts a quest onto the discards.
func laidOff(t change, e game.Event) {
	t.Players[e.Seat].HandSize--
	t.Discards.add(Card(e.Args[0]))
	t.loses(e.Args[0])
}

// drawn takes a quest off the display or the deck.
func drawn(t change, e game.Event) {
	if from := e.Args[1]; from != FromDeck {
		t.Display[from] = NoCard
		return
	}
	t.takeQuest()
}

// deckOpens takes off the deck what is shown, if there was any quest left.
func deckOpens(t change, e game.Event) {
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

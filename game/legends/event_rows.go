package legends

import "merlin/game"

// eventRows are the rows of the events: what they mean, and what they change.
func eventRows() []eventRow {
	return append(rowsOfCards(), rowsOfEvents()...)
}

// rowsOfCards are those of characters and special cards.
func rowsOfCards() []eventRow {
	return []eventRow{
		{Kind: EventStarted, Name: "started", Args: "character, place", Depart: leavesHand, Arrive: comesIntoPlay},
		{Kind: EventPlayed, Name: "played", Args: "character, place", Depart: leavesHand, Arrive: comesIntoPlay},
		{Kind: EventBid, Name: "bid", Args: "character, from", Depart: bidLeaves, Arrive: bidLies},
		{Kind: EventDrew, Name: "drew", Args: "character (the seat's)", Depart: func(t change, _ game.Event) { t.PileLeft-- }, Arrive: comesToHand},
		{Kind: EventShuffled, Name: "shuffled", Arrive: shuffled},
		{Kind: EventPaid, Name: "paid", Args: "character", Depart: leavesHand, Arrive: toDiscards},
		{Kind: EventRobbed, Name: "robbed", Args: "character", Depart: leavesHand, Arrive: toDiscards},
		{Kind: EventMoved, Name: "moved", Args: "character, from, to", Depart: leavesPlace, Arrive: stands},
		{Kind: EventLost, Name: "lost", Args: "character, from", Depart: leavesPlay, Arrive: toDiscards},
		{Kind: EventReturned, Name: "returned", Args: "character, from", Depart: leavesPlay, Arrive: comesToHand},
		{Kind: EventRecalled, Name: "recalled", Args: "character", Depart: leavesDiscards, Arrive: comesToHand},
		{Kind: EventDoomed, Name: "doomed", Args: "character", Arrive: func(t change, e game.Event) { t.Chars[e.Args[0]].Doomed = true }},
		{Kind: EventBoosted, Name: "boosted", Args: "character, Ability, n", Arrive: func(t change, e game.Event) { raise(&t.Chars[e.Args[0]].Boost[e.Args[1]], e.Args[2]) }},
		{Kind: EventWeakened, Name: "weakened", Args: "character, Ability, n", Arrive: func(t change, e game.Event) { raise(&t.Chars[e.Args[0]].Weak[e.Seat][e.Args[1]], e.Args[2]) }},
		{Kind: EventSilenced, Name: "silenced", Args: "character", Arrive: func(t change, e game.Event) { t.Chars[e.Args[0]].Silent |= 1 << e.Seat }},
		{Kind: EventLent, Name: "lent", Args: "character, to the seat's company at, Abilities, a bit each", Arrive: lends},
		{Kind: EventGained, Name: "gained", Args: "special card, character, from character or 255", Arrive: func(t change, e game.Event) { t.Special[e.Args[0]-firstSpecial] = Card(e.Args[1]) }},
		{Kind: EventSpecialBack, Name: "special-back", Args: "special card, from character", Depart: func(t change, e game.Event) { t.Special[e.Args[0]-firstSpecial] = NoCard }},
		{Kind: EventSpied, Name: "spied", Args: "character (the seat's), opponent", Arrive: spies},
	}
}

// rowsOfEvents are those of events and of the turn.
func rowsOfEvents() []eventRow {
	return []eventRow{
		{Kind: EventFirst, Name: "first", Arrive: func(t change, e game.Event) { t.First = e.Seat }},
		{Kind: EventTurn, Name: "turn", Args: "number", Arrive: turnBegins},
		{Kind: EventPhase, Name: "phase", Args: "number", Arrive: func(t change, e game.Event) { t.Turn.Phase = Phase(e.Args[0]) }},
		{Kind: EventTurned, Name: "turned", Args: "event", Depart: func(t change, _ game.Event) { t.DeckLeft-- }, Arrive: turned},
		{Kind: EventLaid, Name: "laid", Args: "event, place", Arrive: lies},
		{Kind: EventCovers, Name: "covers", Args: "event, event under it, place", Arrive: covers},
		{Kind: EventRaised, Name: "raised", Args: "heraldic event", Arrive: raised},
		{Kind: EventOpened, Name: "opened", Args: "event, the special location that it is", Arrive: opens},
		{Kind: EventBanished, Name: "banished", Args: "event", Depart: uncovers, Arrive: banished},
		{Kind: EventBidding, Name: "bidding", Args: "bidding event", Arrive: bidBegins},
		{Kind: EventPassed, Name: "passed", Args: "1: unasked", Arrive: func(t change, _ game.Event) { t.Bidding.Passes++ }},
		{Kind: EventBidWon, Name: "bid-won", Args: "bidding event, total", Arrive: displayed},
		{Kind: EventBidOver, Name: "bid-over", Arrive: func(t change, _ game.Event) { t.Bidding = Bidding{Card: NoCard} }},
		{Kind: EventCompleted, Name: "completed", Args: "event, place, points", Depart: uncovers, Arrive: completes},
		{Kind: EventUsed, Name: "used", Args: "card, text", Arrive: func(t change, e game.Event) { t.Turn.Used[e.Args[1]>>6] |= 1 << (e.Args[1] & 63) }},
		{Kind: EventWorks, Name: "works", Args: "card, text", Arrive: func(t change, _ game.Event) { t.Happened++ }},
		{Kind: EventVoid, Name: "void", Args: "card, operation"},
		{Kind: EventDeclined, Name: "declined", Args: "card"},
		{Kind: EventSpent, Name: "spent", Arrive: func(t change, _ game.Event) { t.Turn.Spent++ }},
		{Kind: EventActions, Name: "actions", Args: "n more", Arrive: func(t change, e game.Event) { raise(&t.Turn.More, e.Args[0]) }},
		{Kind: EventLooked, Name: "looked", Args: "events looked at", Arrive: looks},
		{Kind: EventForesaw, Name: "foresaw", Args: "event (the seat's), its place in the pile", Arrive: foresees},
		{Kind: EventOrdered, Name: "ordered", Args: "from, to: places in the pile (the seat's)", Arrive: reorders},
		{Kind: EventTurnOver, Name: "turn-over", Arrive: turnEnds},
		{Kind: EventScored, Name: "scored", Args: "points: display, special cards, texts, by hand, house rule"},
		{Kind: EventHandled, Name: "by-hand", Args: "card", Arrive: func(t change, e game.Event) { t.Turn.Handled[e.Args[0]>>6] |= 1 << (e.Args[0] & 63) }},
		{Kind: EventPoint, Name: "point", Args: "n", Arrive: func(t change, e game.Event) { raise(&t.ByHand[e.Seat], e.Args[0]) }},
		{Kind: EventOver, Name: "over", Arrive: func(t change, _ game.Event) { t.Public.Over = true }},
	}
}

// raise adds to a small number without leaving its range.
func raise(n *int8, by int16) { *n = int8(max(-99, min(99, int16(*n)+by))) }

func leavesHand(t change, e game.Event) {
	t.Held[e.Seat]--
	c := Card(e.Args[0])
	for s := range game.Seat(t.Seats) {
		o := t.own(s)
		switch {
		case o == nil:
		case s == e.Seat:
			o.Hand.remove(c)
		default:
			o.Spied[e.Seat].remove(c)
		}
	}
}

// comesToHand: what comes from the table is seen by all, what is drawn by the seat alone.
func comesToHand(t change, e game.Event) {
	t.Held[e.Seat]++
	if e.Args[0] == game.Unknown {
		return
	}
	if ch := &t.Chars[e.Args[0]]; ch.At != Away {
		*ch = Character{At: Away}
	}
	if o := t.own(e.Seat); o != nil {
		o.Hand.add(Card(e.Args[0]))
	}
}

func comesIntoPlay(t change, e game.Event) {
	t.enterPlay(Card(e.Args[0]), e.Seat, Place(e.Args[1]))
}

func (t *Public) enterPlay(c Card, s game.Seat, p Place) {
	t.Clock++
	t.Chars[c] = Character{Seat: s, Since: t.Clock}
	t.standAt(c, p)
}

func leavesPlace(t change, e game.Event) {
	c := Card(e.Args[0])
	ch := &t.Chars[c]
	t.Companies[ch.Seat][ch.At].remove(c)
	ch.Loan = [MaxSeats]Loan{}
	t.Lent.remove(c)
}

func stands(t change, e game.Event) {
	t.standAt(Card(e.Args[0]), Place(e.Args[2]))
}

// standAt puts a character last in its company.
func (t *Public) standAt(c Card, p Place) {
	t.Steps++
	ch := &t.Chars[c]
	ch.At, ch.Stood = p, t.Steps
	t.Companies[ch.Seat][p].add(c)
}

func leavesPlay(t change, e game.Event) { leavesPlace(t, e) }

func toDiscards(t change, e game.Event) {
	t.Chars[e.Args[0]] = Character{At: Discarded}
	t.Discards[t.Discard] = Card(e.Args[0])
	t.Discard++
}

func leavesDiscards(t change, e game.Event) {
	at := uint8(0)
	for t.Discards[at] != Card(e.Args[0]) {
		at++
	}
	copy(t.Discards[at:], t.Discards[at+1:t.Discard])
	t.Discard--
	t.Discards[t.Discard] = 0
}

func shuffled(t change, _ game.Event) {
	for i, c := range t.Discards[:t.Discard] {
		t.Chars[c] = Character{At: Away}
		t.Discards[i] = 0
	}
	t.PileLeft, t.Discard = t.Discard, 0
}

func bidLeaves(t change, e game.Event) {
	if Place(e.Args[1]) == Away {
		leavesHand(t, e)
		return
	}
	leavesPlace(t, e)
}

func bidLies(t change, e game.Event) {
	c := Card(e.Args[0])
	if Place(e.Args[1]) == Away {
		t.enterPlay(c, e.Seat, Bid)
	} else {
		t.standAt(c, Bid)
	}
	b := &t.Bidding
	b.Order[e.Seat][b.Number[e.Seat]] = c
	b.Number[e.Seat]++
	b.Passes = 0
}

func lends(t change, e game.Event) {
	loan := &t.Chars[e.Args[0]].Loan[e.Seat]
	if loan.At != Place(e.Args[1]) {
		*loan = Loan{At: Place(e.Args[1])}
	}
	loan.Abilities |= uint8(e.Args[2])
	t.Lent.add(Card(e.Args[0]))
}

func spies(t change, e game.Event) {
	if o := t.own(e.Seat); o != nil && e.Args[0] != game.Unknown {
		o.Spied[e.Args[1]].add(Card(e.Args[0]))
	}
}

// turnBegins: what was until this seat's next turn is over. // L94
func turnBegins(t change, e game.Event) {
	t.Turn = Turn{Seat: e.Seat, Number: uint16(e.Args[0]), Dry: t.DeckLeft == 0}
	if t.shortStart() && t.Turn.Number == 1 {
		t.Turn.More = -1
	}
	t.Happened = 0
	for rest := t.inPlay(game.NoSeat); rest != 0; rest = rest.rest() {
		ch := &t.Chars[rest.first()]
		ch.Silent &^= 1 << e.Seat
		ch.Weak[e.Seat] = [Abilities]int8{}
	}
}

// turnEnds: "this turn" is over. // L66, L79a, L99
func turnEnds(t change, _ game.Event) {
	for rest := t.inPlay(game.NoSeat); rest != 0; rest = rest.rest() {
		ch := &t.Chars[rest.first()]
		ch.Boost, ch.Loan = [Abilities]int8{}, [MaxSeats]Loan{}
	}
	t.Lent = 0
	for s := range game.Seat(t.Seats) {
		if o := t.own(s); o != nil {
			o.Spied = [MaxSeats]Cards{}
		}
	}
	if t.Turn.Dry && t.Turn.Completed == 0 {
		t.Quiet++
	} else {
		t.Quiet = 0
	}
}

func (t *Public) event(c int16) *EventCard { return &t.Event[c-firstEvent] }

func turned(t change, e game.Event) {
	t.event(e.Args[0]).At = Turned
	if o := t.foreseer(); o != nil {
		o.Ahead[t.DeckLeft] = 0
	}
}

func lies(t change, e game.Event) {
	t.Clock++
	*t.event(e.Args[0]) = EventCard{At: Place(e.Args[1]), Under: NoCard, Since: t.Clock}
}

func opens(t change, e game.Event) {
	lies(t, e)
	t.Opened |= 1 << e.Args[1]
}

func covers(t change, e game.Event) {
	t.Clock++
	*t.event(e.Args[0]) = EventCard{At: Place(e.Args[2]), Under: Card(e.Args[1]), Since: t.Clock}
	t.event(e.Args[1]).At = Covered
}

// uncovers: what lay under an event that leaves lies open again. // L23a
func uncovers(t change, e game.Event) {
	c := t.event(e.Args[0])
	if c.Under != NoCard {
		t.event(int16(c.Under)).At = c.At
		c.Under = NoCard
	}
}

func raised(t change, e game.Event) {
	if t.Heraldry != NoCard {
		*t.event(int16(t.Heraldry)) = EventCard{At: Boxed, Under: NoCard}
	}
	t.Heraldry = Card(e.Args[0])
	t.event(e.Args[0]).At = Heraldic
}

func banished(t change, e game.Event) {
	*t.event(e.Args[0]) = EventCard{At: Discarded, Under: NoCard}
	t.Banished[t.Gone] = Card(e.Args[0])
	t.Gone++
}

func bidBegins(t change, e game.Event) {
	t.event(e.Args[0]).At = Bid
	t.Bidding = Bidding{Card: Card(e.Args[0])}
}

func displayed(t change, e game.Event) {
	*t.event(e.Args[0]) = EventCard{At: Displayed, Seat: e.Seat, Under: NoCard}
}

func completes(t change, e game.Event) {
	t.Turn.Completed |= 1 << e.Args[1]
	if t.Deck.Faces[e.Args[0]].Discard {
		*t.event(e.Args[0]) = EventCard{At: Turned, Under: NoCard}
		return
	}
	displayed(t, e)
}

// foreseer is what the one who foresaw last knows, nil where that is not known.
func (c change) foreseer() *Own {
	if c.Foreseer == game.NoSeat {
		return nil
	}
	return c.own(c.Foreseer)
}

// looks: what another one has seen before does not count any more. // L99
func looks(t change, e game.Event) {
	if o := t.foreseer(); o != nil && t.Foreseer != e.Seat {
		o.Ahead = [Events + 1]Card{}
	}
	t.Foreseer = e.Seat
}

func foresees(t change, e game.Event) {
	if o := t.own(e.Seat); o != nil && e.Args[0] != game.Unknown {
		o.Ahead[e.Args[1]] = Card(e.Args[0])
	}
}

func reorders(t change, e game.Event) {
	o := t.own(e.Seat)
	if o == nil || e.Args[0] == game.Unknown {
		return
	}
	from, to := e.Args[0], e.Args[1]
	card := o.Ahead[from]
	copy(o.Ahead[from:to], o.Ahead[from+1:to+1])
	o.Ahead[to] = card
}

package roundtable

import "merlin/game"

// blackEvents are those of Black cards: chapters 5 and 13.
func blackEvents() []eventRow {
	return []eventRow{
		{Kind: EventSeen, Name: "seen", Args: "place in the Black pile, Black card (known to the seat)", Arrive: func(c change, e game.Event) { c.knows(e.Args[0], e.Seat, e.Args[1]) }},
		{Kind: EventTaken, Name: "taken", Args: "place among those taken, Black card (known to the seat)", Arrive: taken},
		{Kind: EventUnder, Name: "under", Args: "place among those taken (known to the seat); it goes under the Black pile", Arrive: under},
		{Kind: EventBack, Name: "back", Args: "place among those taken (known to the seat); it goes back on top", Arrive: back},
		{Kind: EventCame, Name: "came", Args: "name, Black card (known to those who see it), 1: no card for face down, 1: everybody sees it", Arrive: came},
		{Kind: EventFaceUp, Name: "face-up", Args: "Black card", Arrive: faceUp},
		{Kind: EventFaceDown, Name: "face-down", Arrive: set(func(p *Public, _ game.Event) { p.Coming.Down = true })},
		{Kind: EventTry, Name: "try"},
		{Kind: EventLetBe, Name: "let-be"},
		{Kind: EventPledge, Name: "pledge", Args: "number of Merlins (known to the seat)", Arrive: pledged},
		{Kind: EventNotEnough, Name: "not-enough", Arrive: pledgesOver},
		{Kind: EventMerlins, Name: "merlins", Args: "number", Arrive: merlinsGiven},
		{Kind: EventCancelled, Name: "cancelled", Args: "by 0 Merlins, 1 Excalibur", Arrive: func(c change, e game.Event) {
			c.Coming.Cancelled = true
			pledgesOver(c, e)
		}},
		{Kind: EventBlackGone, Name: "black-gone", Args: "name; the card that came is discarded", Arrive: blackGone},
		{Kind: EventLaid, Name: "laid", Args: "Quest, place; the card that came", Arrive: laid},
		{Kind: EventInstead, Name: "instead", Args: "name; an engine comes instead"},
		{Kind: EventWarrior, Name: "warrior", Args: "War", Arrive: set(func(p *Public, e game.Event) { p.Quests[e.Args[0]].Warriors++ })},
		{Kind: EventWarriorGone, Name: "warrior-gone", Args: "War", Depart: set(func(p *Public, e game.Event) { p.Quests[e.Args[0]].Warriors-- })},
		{Kind: EventStep, Name: "step", Args: "from, to", Arrive: set(func(p *Public, e game.Event) { p.Sword = int8(e.Args[1]) })},
		{Kind: EventDespair, Name: "despair", Args: "place in the row, 1: Desolation; the card that came", Arrive: despair},
		{Kind: EventRowGone, Name: "row-gone", Args: "place in the row", Depart: rowGone},
		{Kind: EventLasting, Name: "lasting", Args: "name, War; the card that came stays", Arrive: lasting},
		{Kind: EventLastingGone, Name: "lasting-gone", Args: "Black card", Depart: lastingGone},
		{Kind: EventMorgan3, Name: "morgan-3", Arrive: set(func(p *Public, _ game.Event) { p.Morgan3, p.Coming = true, Coming{} })},
		{Kind: EventMorgan3Over, Name: "morgan-3-over", Depart: func(c change, _ game.Event) {
			c.Morgan3 = false
			c.discardBlack(Morgan3)
		}},
		{Kind: EventVolunteer, Name: "volunteer"},
		{Kind: EventDeclined, Name: "declined"},
		{Kind: EventBlackRemoved, Name: "black-removed", Args: "Quest; the card laid there last", Depart: blackRemoved},
	}
}

// taken: a card comes into the hand of him who chooses between two. Who had seen it in the
// pile does not know any more which one it is.
func taken(c change, e game.Event) {
	c.takeTop()
	if c.view != nil && c.view.Seat == e.Seat {
		c.view.Two[e.Args[0]] = Black(e.Args[1])
	}
	c.Held++
}

// letGo takes one of the cards taken out of the hand and returns it, as far as it is known
// here.
func (c change) letGo(at int16) (b Black) {
	c.Held--
	if at == game.Unknown {
		return NoBlack
	}
	var two *[2]Black
	none := Black(0)
	if c.hidden != nil {
		two = &c.hidden.Two
	} else {
		two, none = &c.view.Two, NoBlack
	}
	b = two[at]
	two[at] = two[c.Held]
	two[c.Held] = none
	return b
}

func under(c change, e game.Event) { c.putBlack(0, bit(e.Seat), c.letGo(e.Args[0])) }

func back(c change, e game.Event) { c.putBlack(c.BlackLeft, bit(e.Seat), c.letGo(e.Args[0])) }

// came: the top card of the Black pile comes.
func came(c change, e game.Event) { c.comes(e, c.takeTop()) }

// comes puts a card down to be carried out. Its face is known to few as long as it may yet
// lie face down.
func (c change) comes(e game.Event, seen uint8) {
	face := Black(uint8(e.Args[1]))
	c.Coming = Coming{Here: true, Name: Name(e.Args[0]), Face: NoBlack, Seen: seen | bit(e.Seat), Decides: e.Seat, NoWhite: e.Args[2] == 1}
	if e.Args[3] == 1 {
		c.Coming.Face = face
	}
	if c.hidden != nil {
		c.hidden.Comes = face
	} else {
		c.view.Comes = face
	}
}

func faceUp(c change, e game.Event) {
	c.Coming.Face = Black(e.Args[0])
	if c.view != nil {
		c.view.Comes = c.Coming.Face
	}
}

func pledged(c change, e game.Event) {
	c.Pledges |= bit(e.Seat)
	if c.hidden != nil {
		c.hidden.Pledge[e.Seat] = uint8(e.Args[0])
	}
	if c.view != nil && c.view.Seat == e.Seat {
		c.view.Pledge = uint8(e.Args[0])
	}
}

func pledgesOver(c change, _ game.Event) {
	c.Pledges = 0
	if c.hidden != nil {
		c.hidden.Pledge = [MaxSeats]uint8{}
	}
	if c.view != nil {
		c.view.Pledge = 0
	}
}

func merlinsGiven(c change, e game.Event) {
	for range e.Args[0] {
		c.loses(e.Seat, int16(Merlin))
	}
	c.discard(int16(Merlin), uint8(e.Args[0]), 0)
}

// gone ends the coming of a card, and returns its face as far as it is known here.
func (c change) gone() (b Black) {
	b = c.Coming.Face
	c.Coming = Coming{}
	if c.hidden != nil {
		b, c.hidden.Comes = c.hidden.Comes, 0
	}
	if c.view != nil {
		c.view.Comes = NoBlack
	}
	return b
}

func blackGone(c change, _ game.Event) {
	open := c.Coming.Face
	if b := c.gone(); open == NoBlack {
		c.discardUnseen(b)
	} else {
		c.discardBlack(open)
	}
}

// laid: a card of value takes a place of its Quest, face up or down. // R39
func laid(c change, e game.Event) {
	q, at := e.Args[0], e.Args[1]
	is := Laid{Face: c.Coming.Face, Down: c.Coming.Down}
	if is.Down {
		is.Face, is.Seen = NoBlack, c.Coming.Seen
		if c.view != nil {
			c.view.Down[q][at] = c.view.Comes
		}
	}
	b := c.gone()
	if c.hidden != nil && is.Down {
		c.hidden.Down[q][at] = b
	}
	c.Quests[q].Black[at] = is
	c.Quests[q].Blacks++
}

func despair(c change, e game.Event) {
	at := e.Args[0]
	c.gone()
	if e.Args[1] == 1 {
		c.Row[at] = RowDesolation
		return
	}
	c.Row[at] = RowDespair
	last := uint8(0)
	if n := c.Last(); n >= 0 {
		last = c.Despair[n]
	}
	c.Despair[at] = last + 1
}

// rowGone discards what lies on a place of the Grail's row; the Despairs that came later
// move up in their order.
func rowGone(c change, e game.Event) {
	at := e.Args[0]
	switch c.Row[at] {
	case RowGrail:
		c.discard(int16(GrailCard), 1, 0)
	case RowDespair:
		c.discardBlack(Despair)
	case RowDesolation:
		c.discardBlack(Desolation)
	}
	if order := c.Despair[at]; order > 0 {
		c.Despair[at] = 0
		for i, other := range c.Despair {
			c.Despair[i] -= one(other > order)
		}
	}
	c.Row[at] = RowFree
}

func lasting(c change, e game.Event) {
	switch c.gone() {
	case Mists:
		c.Mists = true
	case DarkForest:
		c.Forest = true
	case Vivien:
		c.Vivien = true
	case Mordred:
		c.Mordred = Place(e.Args[1])
	}
}

func lastingGone(c change, e game.Event) {
	b := Black(e.Args[0])
	switch b {
	case DarkForest:
		c.Forest = false
	case Vivien:
		c.Vivien = false
	case Mordred:
		c.Mordred = Camelot
	}
	c.discardBlack(b)
}

func blackRemoved(c change, e game.Event) {
	q := &c.Quests[e.Args[0]]
	q.Blacks--
	is := q.Black[q.Blacks]
	q.Black[q.Blacks] = Laid{}
	if !is.Down {
		c.discardBlack(is.Face)
		return
	}
	b := NoBlack
	if c.hidden != nil {
		b, c.hidden.Down[e.Args[0]][q.Blacks] = c.hidden.Down[e.Args[0]][q.Blacks], 0
	}
	if c.view != nil {
		c.view.Down[e.Args[0]][q.Blacks] = NoBlack
	}
	c.discardUnseen(b)
}

// whiteEvents are those of White cards: chapters 6, 7 and 12.
func whiteEvents() []eventRow {
	return []eventRow{
		{
			Kind: EventDiscard, Name: "discard", Args: "White card (known to the seat)",
			Depart: func(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) },
			Arrive: func(c change, e game.Event) {
				if e.Args[0] == game.Unknown {
					c.WhiteOut++
					return
				}
				c.discard(e.Args[0], 1, e.Known[0])
			},
		},
		{
			Kind: EventPlayed, Name: "played", Args: "Special White", Depart: func(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) },
			Arrive: set(func(p *Public, e game.Event) { p.Playing = White(e.Args[0]) }),
		},
		{Kind: EventPlayedGone, Name: "played-gone", Args: "Special White", Depart: func(c change, e game.Event) {
			c.Playing, c.Mail = NoWhite, 0
			c.discard(e.Args[0], 1, 0)
		}},
		{Kind: EventHeroism, Name: "heroism", Args: "Quest", Arrive: set(func(p *Public, e game.Event) {
			p.Playing, p.Heroism = NoWhite, Place(e.Args[0])
		})},
		{Kind: EventHeroismGone, Name: "heroism-gone", Args: "Quest", Depart: func(c change, _ game.Event) {
			c.Heroism = Camelot
			c.discard(int16(Heroism), 1, 0)
		}},
		{
			Kind: EventSent, Name: "sent", Args: "White card (known to the seat and who gets it), to seat", Depart: func(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) },
			Arrive: func(c change, e game.Event) {
				c.gets(game.Seat(e.Args[1]), e.Args[0])
				c.Mail += one(c.Playing == Messenger)
			},
		},
		{Kind: EventOrdering, Name: "ordering", Args: "number of Black cards to be put in order", Arrive: ordering},
		{Kind: EventOrdered, Name: "ordered", Args: "how many from the top, from where (known to the seat)", Arrive: ordered},
		{Kind: EventSiege, Name: "siege"},
		{
			Kind: EventAdded, Name: "added", Args: "Fight card, 1: Kay's after the roll", Depart: func(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) },
			Arrive: set(func(p *Public, e game.Event) { p.Fight[e.Args[0]]++ }),
		},
		{Kind: EventDie, Name: "die", Args: "number"},
		{Kind: EventSiegeOver, Name: "siege-over", Args: "1 won, sum, number", Depart: func(c change, _ game.Event) {
			for i, n := range c.Fight {
				c.discard(int16(i), n, 0)
			}
			c.Fight = [Fights]uint8{}
		}},
	}
}

// ordering: whoever has seen cards on top of the pile does not know any more where they
// lie.
func ordering(c change, e game.Event) {
	c.Looking, c.Ordered = uint8(e.Args[0]), 0
	for at := c.BlackLeft - c.Looking; at < c.BlackLeft; at++ {
		c.Known[at] = bit(e.Seat)
		if c.view != nil && c.view.Seat != e.Seat {
			c.view.Pile[at] = NoBlack
		}
	}
}

// ordered puts a card of those looked at in its place: so many from the top, from another
// place. Who does not know from where only learns that he knew them before.
func ordered(c change, e game.Event) {
	to := int(c.BlackLeft) - 1 - int(e.Args[0])
	c.Ordered++
	if c.Ordered == c.Looking {
		c.Looking, c.Ordered = 0, 0
	}
	if e.Args[1] == game.Unknown {
		return
	}
	from := int(c.BlackLeft) - 1 - int(e.Args[1])
	if c.hidden != nil {
		rotate(c.hidden.Blacks[from : to+1])
	}
	if c.view != nil {
		rotate(c.view.Pile[from : to+1])
	}
}

// rotate moves the first of a row behind the last.
func rotate[T any](row []T) {
	first := row[0]
	copy(row, row[1:])
	row[len(row)-1] = first
}

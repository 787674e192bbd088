package roundtable

import "merlin/game"

// questEvents are those of Quests: chapters 8 and 9.
func questEvents() []eventRow {
	return []eventRow{
		{
			Kind: EventFightLaid, Name: "fight-laid", Args: "Fight card, Quest", Depart: func(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) },
			Arrive: set(func(p *Public, e game.Event) { p.Quests[e.Args[1]].White[e.Args[0]]++ }),
		},
		{
			Kind: EventGrailCard, Name: "grail-card", Args: "place in the row", Depart: func(c change, e game.Event) { c.loses(e.Seat, int16(GrailCard)) },
			Arrive: set(func(p *Public, e game.Event) { p.Row[e.Args[0]] = RowGrail }),
		},
		{Kind: EventOffered, Name: "offered", Args: "Quest; the discard follows"},
		{Kind: EventWhitesGone, Name: "whites-gone", Args: "Quest", Depart: func(c change, e game.Event) { c.whitesGone(Place(e.Args[0])) }},
		{Kind: EventEnds, Name: "ends", Args: "Quest, seats present, seat the deal is counted from; seat: the finisher", Arrive: set(func(p *Public, e game.Event) {
			p.Ending = Ending{Quest: Place(e.Args[0]), Present: uint8(e.Args[1]), Finisher: e.Seat, From: game.Seat(e.Args[2])}
		})},
		{Kind: EventShown, Name: "shown", Args: "Black cards of the Quest that ends, in an order by chance; -1: none", Arrive: shown},
		{
			Kind: EventKay, Name: "kay", Args: "Fight card", Depart: func(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) },
			Arrive: set(func(p *Public, e game.Event) { p.Ending.Kay = White(e.Args[0]).Value() }),
		},
		{Kind: EventStrength, Name: "strength", Args: "White sum, Black sum, of the White one by Excalibur, by Kay"},
		{Kind: EventDecided, Name: "decided", Args: "Quest, 1 won", Arrive: set(func(p *Public, e game.Event) { p.Ending.Decided, p.Ending.Won = true, e.Args[1] == 1 })},
		{Kind: EventCleared, Name: "cleared", Args: "Quest", Depart: cleared},
		{Kind: EventQuestOver, Name: "quest-over", Args: "Quest, 1 won, 1 if it begins anew", Arrive: questOver},
	}
}

// whitesGone discards the Fight cards on a Quest.
func (c change) whitesGone(q Place) {
	for i, n := range c.Quests[q].White {
		c.discard(int16(i), n, 0)
	}
	c.Quests[q].White = [Fights]uint8{}
}

// shown turns the Black cards of the Quest that ends, which lie in an order by chance
// now. // R75
func shown(c change, e game.Event) {
	q := &c.Quests[c.Ending.Quest]
	for i := range q.Black[:q.Blacks] {
		q.Black[i] = Laid{Face: Black(e.Args[i])}
	}
	if c.hidden != nil {
		c.hidden.Down[c.Ending.Quest] = [maxBlack]Black{}
	}
	if c.view != nil {
		c.view.Down[c.Ending.Quest] = unknownCards
	}
}

// cleared discards all cards on a Quest, and sends warriors to the supply. // R73
func cleared(c change, e game.Event) {
	at := Place(e.Args[0])
	q := &c.Quests[at]
	c.whitesGone(at)
	for _, is := range q.Black[:q.Blacks] {
		c.discardBlack(is.Face)
	}
	q.Black, q.Blacks, q.Warriors = [maxBlack]Laid{}, 0, 0
	if kay := c.Ending.Kay; kay > 0 {
		c.discard(int16(kay-1), 1, 0)
		c.Ending.Kay = 0
	}
	if at != GrailQuest {
		return
	}
	for i := range c.Row {
		rowGone(c, game.Event{Args: [5]int16{int16(i)}})
	}
}

// questOver turns the board, or begins the Quest anew. // R73
func questOver(c change, e game.Event) {
	at := Place(e.Args[0])
	c.Ending, c.Votes = Ending{}, [MaxSeats]Vote{}
	if e.Args[2] == 1 {
		return
	}
	c.Quests[at].Status = Lost - Status(e.Args[1])
	if at == LancelotQuest {
		c.Quests[DragonQuest].Status = Open // R84
	}
}

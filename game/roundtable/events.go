package roundtable

import "merlin/game"

// eventRows are the rows of the events: what the arguments mean, and what changes.
func eventRows() []eventRow {
	return concat(setupEvents(), turnEvents(), blackEvents(), whiteEvents(), questEvents(), endEvents())
}

func concat[T any](lists ...[]T) (all []T) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// set returns a change of the public position by an event.
func set(do func(*Public, game.Event)) func(change, game.Event) {
	return func(c change, e game.Event) { do(c.Public, e) }
}

// setupEvents are those of the set-up and of sharing: chapters 2 and 4.
func setupEvents() []eventRow {
	return []eventRow{
		{Kind: EventKnight, Name: "knight", Args: "Knight", Arrive: set(func(p *Public, e game.Event) { p.Players[e.Seat].Knight = Knight(e.Args[0]) })},
		{
			Kind: EventDrawn, Name: "drawn", Args: "White card (known to the seat)",
			Depart: func(c change, _ game.Event) { c.WhiteLeft-- },
			Arrive: func(c change, e game.Event) { c.gets(e.Seat, e.Args[0]) },
		},
		{Kind: EventLoyalty, Name: "loyalty", Args: "Loyalty (known to the seat)", Arrive: loyaltySeen},
		{Kind: EventFirst, Name: "first", Arrive: set(func(p *Public, e game.Event) { p.First = e.Seat })},
		{Kind: EventSealed, Name: "sealed", Args: "1: nobody looks at his Loyalty card yet, 0: now all do", Arrive: set(func(p *Public, e game.Event) { p.Sealed = e.Args[0] == 1 })},
		{Kind: EventGift, Name: "gift", Args: "White card (known to the seat)", Depart: giftLeaves, Arrive: giftLies},
		{Kind: EventGiven, Name: "given", Args: "White card, place in the pool", Depart: giftOpens, Arrive: pooled},
		{Kind: EventPooled, Name: "pooled", Args: "White card, place in the pool", Depart: func(c change, _ game.Event) { c.WhiteLeft-- }, Arrive: pooled},
		{Kind: EventSharing, Name: "sharing", Args: "seats that share, a bit each; seat: who is asked first", Arrive: set(func(p *Public, e game.Event) {
			p.Pool.Among, p.Pool.From = uint8(e.Args[0]), e.Seat
		})},
		{Kind: EventProposed, Name: "proposed"},
		{Kind: EventAssigned, Name: "assigned", Args: "place in the pool, to seat", Arrive: set(func(p *Public, e game.Event) {
			p.Pool.To[e.Args[0]] = Vote(e.Args[1] + 1)
			p.Pool.Named++
		})},
		{Kind: EventPassed, Name: "passed"},
		{Kind: EventAccepted, Name: "accepted"},
		{Kind: EventRefused, Name: "refused", Arrive: set(func(p *Public, _ game.Event) { p.Pool.To, p.Pool.Named = [maxPool]Vote{}, 0 })},
		{Kind: EventDealt, Name: "dealt", Args: "seat: who asked for it, or nobody", Arrive: set(func(p *Public, _ game.Event) { p.Pool.To, p.Pool.Named = [maxPool]Vote{}, 0 })},
		{Kind: EventShared, Name: "shared", Args: "White card, place in the pool", Arrive: func(c change, e game.Event) { c.gets(e.Seat, e.Args[0]) }},
		{Kind: EventSharingOver, Name: "sharing-over", Arrive: set(func(p *Public, _ game.Event) { p.Pool = Pool{} })},
	}
}

func loyaltySeen(c change, e game.Event) {
	if c.view != nil && c.view.Seat == e.Seat {
		c.view.Loyalty = Loyalty(e.Args[0])
	}
}

func loyaltyShown(c change, e game.Event) {
	c.Players[e.Seat].Shown = Loyalty(e.Args[0])
	loyaltySeen(c, e)
}

func giftLeaves(c change, e game.Event) { c.loses(e.Seat, e.Args[0]) }

func giftLies(c change, e game.Event) {
	c.Gifts |= bit(e.Seat)
	if c.hidden != nil {
		c.hidden.Gift[e.Seat] = White(e.Args[0])
	}
	if c.view != nil && c.view.Seat == e.Seat {
		c.view.Gift = White(e.Args[0])
	}
}

func giftOpens(c change, e game.Event) {
	c.Gifts &^= bit(e.Seat)
	if c.hidden != nil {
		c.hidden.Gift[e.Seat] = 0
	}
	if c.view != nil && c.view.Seat == e.Seat {
		c.view.Gift = NoWhite
	}
}

func pooled(c change, e game.Event) {
	c.Pool.Cards[e.Args[1]] = White(e.Args[0])
	c.Pool.N++
}

// turnEvents are those of turns and lives: chapters 4, 6, 10 and 14.
func turnEvents() []eventRow {
	return []eventRow{
		{Kind: EventTurn, Name: "turn", Arrive: set(func(p *Public, e game.Event) { p.Turn = Turn{Seat: e.Seat, Saviour: game.NoSeat} })},
		{Kind: EventTurnOver, Name: "turn-over"},
		{Kind: EventEvil, Name: "evil", Args: "0 card, 1 engine, 2 Life"},
		{Kind: EventLook, Name: "look", Arrive: set(func(p *Public, _ game.Event) { p.Turn.Looked = true })},
		{Kind: EventHeroic, Name: "heroic", Args: "kind, 1 if free", Arrive: set(func(p *Public, e game.Event) {
			p.Turn.Kinds |= 1 << e.Args[0]
			p.Turn.Done += 1 - uint8(e.Args[1])
		})},
		{Kind: EventSacrifice, Name: "sacrifice", Arrive: set(func(p *Public, _ game.Event) { p.Turn.Second = true })},
		{Kind: EventDoomed, Name: "doomed", Args: "1: he acts once more and dies, 0: that moment has come", Arrive: set(func(p *Public, e game.Event) {
			if p.Turn.Doomed = e.Args[0] == 1; p.Turn.Doomed {
				p.Turn.Saviour = p.Owner(Grail)
			}
		})},
		{Kind: EventSummoned, Name: "summoned", Args: "seat: whose turn ends", Arrive: set(func(p *Public, _ game.Event) { p.Turn.Summoned = true })},
		{Kind: EventExchange, Name: "exchange", Args: "with seat", Arrive: set(func(p *Public, _ game.Event) { p.Turn.Free = true })},
		{
			Kind: EventMoved, Name: "moved", Args: "from, to, how: 0 move, 1 free, 2 sent, 3 off the board",
			Depart: set(func(p *Public, e game.Event) { p.Players[e.Seat].At = NoPlace }),
			Arrive: set(func(p *Public, e game.Event) { p.Players[e.Seat].At = Place(uint8(e.Args[1])) }),
		},
		{Kind: EventStays, Name: "stays"},
		{Kind: EventLife, Name: "life", Args: "gained or lost, Life then", Arrive: set(func(p *Public, e game.Event) { p.Players[e.Seat].Life = uint8(e.Args[1]) })},
		{Kind: EventDied, Name: "died", Arrive: set(func(p *Public, e game.Event) { p.Players[e.Seat].Fate, p.Players[e.Seat].Life = Dead, 0 })},
		{Kind: EventRelic, Name: "relic", Args: "relic", Arrive: set(func(p *Public, e game.Event) { p.Relics[e.Args[0]] = e.Seat })},
		{Kind: EventRelicGone, Name: "relic-gone", Args: "relic; seat: who had it, or nobody", Depart: set(func(p *Public, e game.Event) { p.Relics[e.Args[0]] = Gone })},
		{Kind: EventAccused, Name: "accused", Args: "seat accused", Arrive: set(func(p *Public, e game.Event) { p.Players[e.Seat].Accused = true })},
		{Kind: EventShownLoyalty, Name: "shown-loyalty", Args: "Loyalty", Arrive: loyaltyShown},
		{Kind: EventUnmasked, Name: "unmasked", Arrive: set(func(p *Public, e game.Event) { p.Players[e.Seat].Fate, p.Players[e.Seat].Life = Unmasked, 0 })},
		{Kind: EventRobbed, Name: "robbed", Args: "by seat; the discard follows", Arrive: set(func(p *Public, _ game.Event) { p.Turn.Stolen = true })},
	}
}

// endEvents are those of swords, engines and the end: chapter 15.
func endEvents() []eventRow {
	return []eventRow{
		{Kind: EventEngine, Name: "engine", Arrive: set(func(p *Public, _ game.Event) { p.Engines++ })},
		{Kind: EventEngineGone, Name: "engine-gone", Depart: set(func(p *Public, _ game.Event) { p.Engines-- })},
		{Kind: EventSword, Name: "sword", Args: "1 black, 0 white", Arrive: set(func(p *Public, e game.Event) {
			p.Black += uint8(e.Args[0])
			p.White += 1 - uint8(e.Args[0])
		})},
		{Kind: EventTurned, Name: "turned", Depart: set(func(p *Public, _ game.Event) { p.White-- }), Arrive: set(func(p *Public, _ game.Event) { p.Black++ })},
		{Kind: EventShuffled, Name: "shuffled", Args: "0 White, 1 Black: the pile that was used up", Arrive: shuffled},
		{Kind: EventVote, Name: "vote", Args: "for seat", Arrive: set(func(p *Public, e game.Event) { p.Votes[e.Seat] = Vote(e.Args[0] + 1) })},
		{Kind: EventJoined, Name: "joined", Args: "1 if the Loyalty card came from the box; seat: who", Arrive: set(joined)},
		{Kind: EventSaid, Name: "said", Args: "phrase, about: place, how, or seat", Arrive: set(func(p *Public, _ game.Event) { p.Turn.Said = true })},
		{Kind: EventVoid, Name: "void", Args: "0 no hand to rob, 1 no sword to turn, 2 no White card to draw, 3 no Black one"},
		{Kind: EventOver, Name: "over", Args: "1 victory, reason", Arrive: set(func(p *Public, e game.Event) {
			p.Over, p.Victory, p.Why = true, e.Args[0] == 1, Reason(e.Args[1])
		})},
	}
}

// joined: a figure stands in Camelot, and its seat is left of Arthur's, or of him who
// began. // R162
func joined(p *Public, e game.Event) {
	p.Waiting &^= bit(e.Seat)
	p.Players[e.Seat].Fate, p.Players[e.Seat].At, p.Players[e.Seat].Life = Alive, Camelot, 4
	p.Undealt -= uint8(e.Args[0])
	left := p.seatOf(Arthur)
	if left == game.NoSeat {
		left = p.First
	}
	from := p.at(e.Seat)
	copy(p.Ring[from:], p.Ring[from+1:p.Seats])
	to := p.at(left) + 1
	copy(p.Ring[to+1:p.Seats], p.Ring[to:])
	p.Ring[to] = e.Seat
}

// shuffled makes both piles anew of what is left of them and their discards. // R25
func shuffled(c change, _ game.Event) {
	c.WhiteLeft, c.WhiteOut, c.WhiteSeen = c.WhiteLeft+c.WhiteOut, 0, Hand{}
	c.BlackLeft, c.BlackOut, c.BlackSeen = c.BlackLeft+c.BlackOut, 0, [Blacks]uint8{}
	c.Known = [blackCards]uint8{}
	if c.view != nil {
		c.view.Mine = Hand{}
		c.view.Pile = unknownPile
	}
}

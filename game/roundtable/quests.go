package roundtable

import "merlin/game"

// The end of a Quest. // R73

// moveSword moves Excalibur a space; on a bank's last space the Quest ends. // R90, R91
func (g *Game) moveSword(by int8, finisher, drawer game.Seat) {
	g.Emit(EventStep, finisher, int16(g.Sword), int16(g.Sword+by))
	if g.Sword == Bank || g.Sword == -Bank {
		g.endQuest(ExcaliburQuest, finisher, drawer)
	}
}

// endQuest ends a Quest by an action of the finisher, or by a Black card of the
// drawer. Present is who is there now. // R72, R73a, R77
func (g *Game) endQuest(q Place, finisher, drawer game.Seat) {
	from := finisher
	if from == game.NoSeat {
		from = drawer
	}
	g.Emit(EventEnds, finisher, int16(q), int16(g.Present(q)), int16(from))
	g.then(step{Kind: stepDecide}, step{Kind: stepClear})
	if q.Combat() {
		g.Push(step{Kind: stepShow})
	}
}

// show turns the Black cards of a combat Quest, shuffled so that nobody sees who laid
// which; then Kay may add a card. // R75, R122
func (g *Game) show(step) {
	g.Reveal()
	q, at := g.Ending.Quest, &g.Quests[g.Ending.Quest]
	e := game.Event{Kind: EventShown, Seat: game.NoSeat, Args: [5]int16{-1, -1, -1, -1, -1}}
	for i, is := range at.Black[:at.Blacks] {
		e.Args[i] = int16(is.Face)
		if is.Down {
			e.Args[i] = int16(g.Down[q][i])
		}
	}
	game.Shuffle(&g.Chance[chanceDeal], e.Args[:at.Blacks])
	g.Note(e)
	if kay := g.seatOf(Kay); kay != game.NoSeat && g.Ending.Present&bit(kay) != 0 && g.Players[kay].Hand > 0 {
		g.Push(step{Kind: AskKay, Seat: kay, A: uint8(q)})
	}
}

// decide says who has won. // R75, R90, R95, R96, R97
func (g *Game) decide(step) {
	q := g.Ending.Quest
	won := false
	switch {
	case q.Combat():
		won = g.combatWon()
	case q == ExcaliburQuest:
		won = g.Sword == Bank
	case q == GrailQuest:
		won = g.Count(RowGrail) == RowPlaces
	default:
		won = g.Table().warWon(q)
	}
	g.Emit(EventDecided, g.Ending.Finisher, int16(q), int16(one(won)))
}

// combatWon compares the sums; a tie is lost. // R75, R105, R122, R155
func (g *Game) combatWon() bool {
	e, q := &g.Ending, &g.Quests[g.Ending.Quest]
	black := uint8(0)
	for _, is := range q.Black[:q.Blacks] {
		black += is.Face.Value(e.Quest)
	}
	owner := g.Owner(Excalibur)
	sword := one(owner != game.NoSeat && e.Present&bit(owner) != 0)
	white := q.WhiteSum() + sword + e.Kay
	g.Emit(EventStrength, game.NoSeat, int16(white), int16(black), int16(sword), int16(e.Kay))
	return white > black
}

// clear discards what lies there, brings those present home, and has gains or losses
// follow. // R73
func (g *Game) clear(step) {
	e := g.Ending
	q := g.rules.Box.Quests[e.Quest]
	g.Emit(EventCleared, game.NoSeat, int16(e.Quest))
	g.each(e.From, e.Present, func(s game.Seat) { g.goTo(s, Camelot, BySent) })
	g.Push(step{Kind: stepQuestOver})
	g.Push(step{Kind: stepLasting})
	if e.Won {
		g.Push(step{Kind: stepDubbing})
		g.pushMany(stepWhiteSword, q.Swords)
		g.Push(step{Kind: stepCards})
		g.Push(step{Kind: stepSpoils})
		return
	}
	g.Push(step{Kind: stepLosses})
	g.pushMany(stepBlackSword, q.Swords)
	g.pushMany(stepEngine, q.Engines)
}

func (g *Game) pushMany(k stepKind, n uint8) {
	for range n {
		g.Push(step{Kind: k})
	}
}

// spoils: the relic goes to the finisher, present or not, or without one to him who is
// present, as somebody is on Lancelot's Quest when it is won; Life to each who is present, to Palamedes one more. // R73a, R74, R77, R123
func (g *Game) spoils(step) {
	e := g.Ending
	q := g.rules.Box.Quests[e.Quest]
	if q.Relic != NoRelic {
		owner := e.Finisher
		if owner == game.NoSeat {
			owner = g.firstOf(e.From, e.Present)
		}
		g.Emit(EventRelic, owner, int16(q.Relic))
	}
	g.each(e.From, e.Present, func(s game.Seat) {
		g.gain(s, int(q.Life+one(g.Is(s, Palamedes))))
	})
}

// cards are drawn for those present together; without any, none are. // R72, R73a, R74
func (g *Game) cards(step) {
	e := g.Ending
	g.pool(g.rules.Box.Quests[e.Quest].Cards, e.Present, e.From)
}

// losses: everybody present loses Life, and the relic is out of the game. // R73
func (g *Game) losses(step) {
	q := g.rules.Box.Quests[g.Ending.Quest]
	g.lose(g.Ending.Present, int(q.Life))
	if q.Relic != NoRelic {
		g.Emit(EventRelicGone, game.NoSeat, int16(q.Relic))
	}
}

// lasting: the swords that Heroism and the Mists add, and the cards that a Quest's end
// discards. // R73, R113, R131, R132, R136, R137
func (g *Game) lasting(step) {
	e := g.Ending
	if g.Mordred == e.Quest {
		g.Emit(EventLastingGone, game.NoSeat, int16(Mordred))
	}
	if g.Forest && (e.Won || e.Quest == GrailQuest) {
		g.Emit(EventLastingGone, game.NoSeat, int16(DarkForest))
	}
	if g.Vivien && e.Won {
		g.Emit(EventLastingGone, game.NoSeat, int16(Vivien))
	}
	more := uint8(0)
	if g.Heroism == e.Quest {
		g.Emit(EventHeroismGone, game.NoSeat, int16(e.Quest))
		more++
	}
	if e.Won {
		g.pushMany(stepWhiteSword, more)
		return
	}
	g.pushMany(stepBlackSword, more+one(g.Mists))
}

// questOver turns the board, or begins the Quest anew. // R70, R73, R82, R84, R85, R92, R95, R98
func (g *Game) questOver(step) {
	e := g.Ending
	g.Emit(EventQuestOver, game.NoSeat, int16(e.Quest), int16(one(e.Won)), int16(one(g.rules.Box.Quests[e.Quest].Perpetual)))
}

package roundtable

import "merlin/game"

// gain changes a Knight's Life, which is 0 to 6; who is doomed gains none. // R100, R102
func (g *Game) gain(s game.Seat, n int) {
	is := int(g.Players[s].Life)
	to := min(max(is+n, 0), MaxLife)
	if to == is || g.Turn.Doomed && g.Turn.Seat == s {
		return
	}
	g.Emit(EventLife, s, int16(to-is), int16(to))
}

// lose takes Life from Knights, all at once; those who fall to 0 die unless the Grail
// saves one. // R100, R101
func (g *Game) lose(who uint8, n int) {
	fell := false
	g.each(g.Turn.Seat, who&g.Living(), func(s game.Seat) {
		g.gain(s, -n)
		fell = fell || g.Players[s].Life == 0
	})
	if fell {
		g.Push(step{Kind: stepFalling})
	}
}

// Dying returns the Knights at 0, but for him who has one more action. // R102
func (p *Public) Dying() (set uint8) {
	for s := range game.Seat(p.Seats) {
		if p.Lives(s) && p.Players[s].Life == 0 && !(p.Turn.Doomed && p.Turn.Seat == s) {
			set |= bit(s)
		}
	}
	return set
}

// falling asks the Grail's owner once for all of them. // R101, R101a
func (g *Game) falling(step) {
	g.Push(step{Kind: stepDeaths})
	if owner := g.Owner(Grail); owner != game.NoSeat && g.Dying() != 0 {
		g.Push(step{Kind: AskDrink, Seat: owner})
	}
}

// doom: the moment of him who has sacrificed his last Life. Only a Grail won before saves
// him. // R102
func (g *Game) doom(st step) {
	saviour := g.Turn.Saviour
	g.Emit(EventDoomed, st.Seat, 0)
	g.Push(step{Kind: stepDeaths})
	if saviour != game.NoSeat && g.Owner(Grail) == saviour {
		g.Push(step{Kind: AskDrink, Seat: saviour})
	}
}

// askDrink: one of those at 0, or none. // R101
func (g *Game) askDrink(step) {
	dying := g.Dying()
	for s := range game.Seat(g.Seats) {
		if dying&bit(s) != 0 {
			g.Offer(ActDrink, uint8(s))
		}
	}
	g.Offer(ActNoDrink)
}

// drink brings a Knight to 4 Life; the Grail leaves the game. // R101
func (g *Game) drink(st step, a game.Action) {
	g.Emit(EventRelicGone, st.Seat, int16(Grail))
	g.gain(game.Seat(a.A), 4)
}

// deaths: those at 0 die; without a Loyal Knight the game is lost. // R100, R103, R151
func (g *Game) deaths(step) {
	dying := g.Dying()
	g.each(g.Turn.Seat, dying, g.die)
	if dying != 0 && g.loyalLiving() == 0 {
		g.lost(ForDeaths)
	}
}

// die: the hand is discarded, relics leave the game, the figure goes. // R103
func (g *Game) die(s game.Seat) {
	g.Emit(EventDied, s)
	g.leave(s)
	for r := range Relic(Relics) {
		g.losesRelic(s, r)
	}
}

// leave takes a seat's cards and figure away. // R103, R145
func (g *Game) leave(s game.Seat) {
	for w, n := range g.Hands[s] {
		for range n {
			g.EmitSecret(EventDiscard, s, int16(w))
		}
	}
	g.goTo(s, NoPlace, ByGone)
}

// losesRelic takes a relic out of the game if it is the seat's. // R103, R145
func (g *Game) losesRelic(s game.Seat, r Relic) {
	if g.Owner(r) == s {
		g.Emit(EventRelicGone, s, int16(r))
	}
}

// goTo moves a figure. Who leaves a solo Quest unfinished leaves no White cards there; the
// Black ones stay. // R50, R71
func (g *Game) goTo(s game.Seat, to Place, how int16) {
	from := g.Players[s].At
	if from == to {
		return
	}
	g.Emit(EventMoved, s, int16(from), int16(to), how)
	if g.rules.Box.Quests[from].Solo && g.Quests[from].Whites() > 0 {
		g.Emit(EventWhitesGone, s, int16(from))
	}
}

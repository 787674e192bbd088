package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// What Morgana's cauldrons do, and what becomes of her markers and huts in a scoring.

const (
	goodsToSell   = 2 // W7h: so many items
	coinsForGoods = 3 // bring so many coins,
	coinsToPay    = 2 // and so many coins
	goodsBought   = 3 // so many things
)

// brewActions, brewSteps and brewEvents are the module's rows for the cauldrons.
func brewActions() []actionRow {
	return []actionRow{
		{Kind: ActBewitch, Text: "bewitch", Args: []argument{seatArg, dieArg, engine.Number}, Target: bewitchTarget, Do: (*Game).bewitch},
		{Kind: ActSwap, Text: "swap", Args: []argument{swapArg}, Target: swapTarget, Do: (*Game).swapFigures},
		{Kind: ActDark, Text: "dark", Args: []argument{provinceArg}, Target: at(TargetMarker), Do: (*Game).putDark},
		{Kind: ActHut, Text: "hut", Args: []argument{tileArg}, Target: at(TargetTile), Do: (*Game).putHut},
		{Kind: ActSell, Text: "sell", Args: []argument{itemArg, provinceArg}, Target: at(TargetGoods), Do: (*Game).sell},
		{Kind: ActBuyGoods, Text: "buy-goods", Target: at(TargetCoins), Do: (*Game).buyGoods},
		{Kind: ActNoBrew, Text: "no-brew", Do: nothing},
	}
}

func brewSteps() []stepRow {
	return []stepRow{
		{Kind: stepBrew, Run: (*Game).brew},
		{Kind: stepTurnTile, Run: (*Game).turnTile},
		{Kind: stepHuts, Does: "score-huts", Run: (*Game).tearDown},
		{Kind: AskTaste, Name: "brew", Ask: (*Game).askBrew, Doing: true},
		{Kind: AskSell, Name: "sell", Ask: (*Game).askSell, Auto: true},
		{Kind: AskBuy, Name: "buy-goods", Ask: (*Game).askBuyGoods, Auto: true},
	}
}

func brewEvents() []eventRow {
	return []eventRow{
		{
			Kind: EventCauldron, Name: "cauldron", Args: "cauldron, what its tile does now",
			Arrive: func(t change, e game.Event) { t.Mods.Morgana.Tiles[e.Args[0]] ^= 1 },
		},
		{Kind: EventSwappedFigures, Name: "swapped-figures", Args: "whose knight, or -1 for the two that are no player's; both follow as moved"},
		{
			Kind: EventDark, Name: "dark", Args: "province, whose marker it lies on or -1",
			Depart: func(t change, _ game.Event) { t.Mods.Morgana.DarkLeft-- },
			Arrive: func(t change, e game.Event) { *t.Mods.Morgana.dark(e.Args[0], e.Args[1])++ },
		},
		{
			Kind: EventDarkGone, Name: "dark-gone", Args: "province, number, whose marker it lay on or -1",
			Depart: func(t change, e game.Event) { *t.Mods.Morgana.dark(e.Args[0], e.Args[2]) -= uint8(e.Args[1]) },
			Arrive: func(t change, e game.Event) { t.Mods.Morgana.DarkLeft += uint8(e.Args[1]) },
		},
		{
			Kind: EventHut, Name: "hut", Args: "tile",
			Depart: func(t change, _ game.Event) { t.Mods.Morgana.HutsLeft-- },
			Arrive: func(t change, e game.Event) { t.Mods.Morgana.Huts |= 1 << e.Args[0] },
		},
		{
			Kind: EventHutGone, Name: "hut-gone", Args: "tile",
			Depart: func(t change, e game.Event) { t.Mods.Morgana.Huts &^= 1 << e.Args[0] },
			Arrive: func(t change, _ game.Event) { t.Mods.Morgana.HutsLeft++ },
		},
	}
}

// brewOffers is what a face of a cauldron tile offers.
var brewOffers = [brews]func(*Game, step){
	Bewitch:       (*Game).offerBewitch,
	SwapFigures:   (*Game).offerSwap,
	DarkInfluence: (*Game).offerDark,
	WitchHut:      (*Game).offerHut,
	SellGoods:     (*Game).offerSell,
	BuyGoods:      (*Game).offerBuyGoods,
}

// brew lets the tile on cauldron A act; then it is turned over in any case. // W7
func (g *Game) brew(st step) {
	g.Push(step{Kind: stepTurnTile, Seat: st.Seat, A: st.A})
	g.Push(step{Kind: AskTaste, Seat: st.Seat, A: st.A})
}

func (g *Game) turnTile(st step) {
	g.Emit(EventCauldron, st.Seat, int16(st.A), int16(g.Mods.Morgana.Other(g.rules.Box, st.A)))
}

// askBrew offers what the tile does, or to leave it. // W7
func (g *Game) askBrew(st step) {
	brewOffers[g.Mods.Morgana.Brew(g.rules.Box, st.A)](g, st)
	if len(g.Offered()) > 0 {
		g.Offer(ActNoBrew)
	}
}

// offerBewitch offers every other value of one's dice, and of others' own dice, that
// are not used yet. // W7a
func (g *Game) offerBewitch(st step) {
	for s := range game.Seat(g.Seats) {
		dice := uint8(OwnDice)
		if s == st.Seat {
			dice = g.rules.dice
		}
		for die := range dice {
			for v := uint8(1); v <= 6; v++ {
				if d := g.Players[s].Dice[die]; !d.Used && d.Value != v {
					g.Offer(ActBewitch, uint8(s), die, v)
				}
			}
		}
	}
}

func (g *Game) bewitch(_ step, a game.Action) { g.setDie(game.Seat(a.A), a.B, a.C) }

func bewitchTarget(_ *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetDie, Seat: game.Seat(a.A), A: a.B}
}

// offerSwap offers Merlin and Arthur, and one's knight with each other one, unless
// they stand together. // W7b
func (g *Game) offerSwap(st step) {
	for other := range game.Seat(g.Seats) {
		if other != st.Seat && g.changing(g.Players[st.Seat].Knight, g.Players[other].Knight) {
			g.Offer(ActSwap, uint8(other))
		}
	}
	if f := g.rules.Other(); f != NoFigure && g.changing(g.Merlin, g.Table().StandsOn(st.Seat, f)) {
		g.Offer(ActSwap, Nobody)
	}
}

// changing reports whether figures on two spaces may change them: neither enters
// Morgana's. // W6, W7b
func (g *Game) changing(one, other uint8) bool {
	return one != other && g.Table().Enters(one) && g.Table().Enters(other)
}

// swapFigures has two figures change spaces; no action follows. Merlin and Arthur
// change rings, and go on from there. // W7b, W7c
func (g *Game) swapFigures(st step, a game.Action) {
	if a.A == Nobody {
		other := g.rules.Other()
		merlin, theirs := g.Merlin, g.Table().StandsOn(st.Seat, other)
		g.Emit(EventSwappedFigures, st.Seat, -1)
		g.put(st.Seat, MerlinFigure, theirs, 0)
		g.put(st.Seat, other, merlin, 0)
		return
	}
	other := game.Seat(a.A)
	own, theirs := g.Players[st.Seat].Knight, g.Players[other].Knight
	g.Emit(EventSwappedFigures, st.Seat, int16(other))
	g.put(st.Seat, KnightFigure, theirs, 0)
	g.put(other, KnightFigure, own, 0)
}

// swapArg writes whose knight is swapped, or merlin for him and Arthur.
func swapArg(v uint8) string {
	if v == Nobody {
		return "merlin"
	}
	return seatArg(v)
}

func swapTarget(_ *Game, a game.Action) game.Target {
	if a.A == Nobody {
		return game.Target{Kind: TargetFigure, A: uint8(MerlinFigure)}
	}
	return game.Target{Kind: TargetRider, Seat: game.Seat(a.A)}
}

// offerSell: two items for coins, if there is any, also of a closed bank.
//
// Ruling (W6a, W6b, W7h): the 3 coins of Witch's gold may be taken although Morgana
// stands on the bank. W6a closes her province "except by W7h", without a difference
// between its faces, and W6b says only what is closed instead; both books let the brew
// that pays 2 coins take from the very district she blocks, and have the other one's
// coins come from the supply as far as there are any. So neither asks whether the
// coins are open, only whether there are any.
func (g *Game) offerSell(st step) {
	goods := 0
	for i := range g.Players[st.Seat].Items {
		goods += sum(g.Players[st.Seat].Items[i][:])
	}
	if goods >= goodsToSell && g.Mods.Gold.CoinsLeft > 0 {
		g.askSell(st)
	}
}

// askSell offers every item owned; no token counts. // W7h, M2
func (g *Game) askSell(st step) {
	for i := range g.Players[st.Seat].Items {
		for p, n := range g.Players[st.Seat].Items[i] {
			if n > 0 {
				g.Offer(ActSell, uint8(i), uint8(p))
			}
		}
	}
}

// sell gives the first item, or the second and takes the coins. // W7h
func (g *Game) sell(st step, a game.Action) {
	g.giveBack(st.Seat, Item(a.A), Province(a.B))
	if st.Kind == AskSell {
		g.getCoins(st.Seat, coinsForGoods)
		return
	}
	g.Push(step{Kind: AskSell, Seat: st.Seat})
}

// hers are the provinces of which Morgana's has items of a kind: with them lying by
// kinds, all or none. // C7, W7h
func hers(t Table, _ step, i Item) (named uint8) {
	for p := range Province(Provinces) {
		named |= one(t.Lies(i, p) == t.Mods.Morgana.At) << p
	}
	return named
}

// offerBuyGoods: coins for things of Morgana's province, if there is any. // W7h
func (g *Game) offerBuyGoods(st step) {
	if g.Mods.Gold.Coins[st.Seat] >= coinsToPay && g.Answers(step{Kind: AskBuy, Seat: st.Seat}) {
		g.Offer(ActBuyGoods)
	}
}

func (g *Game) buyGoods(st step, _ game.Action) {
	g.payCoins(st.Seat, coinsToPay)
	for range goodsBought {
		g.Push(step{Kind: AskBuy, Seat: st.Seat})
	}
}

// askBuyGoods offers all that lies in Morgana's province, although it is closed. // W7h, W7i
func (g *Game) askBuyGoods(step) {
	t, at, gold := g.Table(), g.Mods.Morgana.At, &g.Mods.Gold
	for i := range Item(Items) {
		for p := range Province(Provinces) {
			if g.Stock[i][p] > 0 && t.Lies(i, p) == at {
				g.Offer(ActTake, uint8(i), uint8(p))
			}
		}
	}
	for _, thing := range [...]struct {
		item Item
		left uint8
		take game.Kind
	}{
		{CoinItem, gold.CoinsLeft, ActTakeCoin},
		{AppleItem, g.Apples, ActTakeApple},
		{MistletoeItem, gold.MistletoesLeft, ActTakeMistletoe},
	} {
		if thing.left > 0 && t.Lies(thing.item, Castle) == at {
			g.Offer(thing.take)
		}
	}
}

package merlin

import "merlin/game"

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
		{ActBewitch, "bewitch", []argument{seatArg, dieArg, numberArg}, bewitchTarget, (*Game).bewitch},
		{ActSwap, "swap", []argument{swapArg}, swapTarget, (*Game).swapFigures},
		{ActDark, "dark", []argument{provinceArg}, at(TargetMarker), (*Game).putDark},
		{ActHut, "hut", []argument{tileArg}, at(TargetTile), (*Game).putHut},
		{ActSell, "sell", []argument{itemArg, provinceArg}, at(TargetGoods), (*Game).sell},
		{ActBuyGoods, "buy-goods", nil, at(TargetCoins), (*Game).buyGoods},
		{ActNoBrew, "no-brew", nil, nil, nothing},
	}
}

func brewSteps() []stepRow {
	return []stepRow{
		{kind: stepBrew, run: (*Game).brew},
		{kind: stepTurnTile, run: (*Game).turnTile},
		{kind: stepHuts, does: "score-huts", run: (*Game).tearDown},
		{kind: stepTaste, name: "brew", ask: (*Game).askBrew, doing: true},
		{kind: stepSell, name: "sell", ask: (*Game).askSell, auto: true},
		{kind: stepBuy, name: "buy-goods", ask: (*Game).askBuyGoods, auto: true},
	}
}

func brewEvents() []eventRow {
	return []eventRow{
		{
			kind: EventCauldron, name: "cauldron", args: "cauldron, what its tile does now",
			arrive: func(t Table, e game.Event) { t.Mods.Morgana.Tiles[e.Args[0]] ^= 1 },
		},
		{kind: EventSwappedFigures, name: "swapped-figures", args: "whose knight, or -1 for Merlin and Arthur; both follow as moved"},
		{
			kind: EventDark, name: "dark", args: "province, whose marker it lies on or -1",
			depart: func(t Table, _ game.Event) { t.Mods.Morgana.DarkLeft-- },
			arrive: func(t Table, e game.Event) { *t.Mods.Morgana.dark(e.Args[0], e.Args[1])++ },
		},
		{
			kind: EventDarkGone, name: "dark-gone", args: "province, number, whose marker it lay on or -1",
			depart: func(t Table, e game.Event) { *t.Mods.Morgana.dark(e.Args[0], e.Args[2]) -= uint8(e.Args[1]) },
			arrive: func(t Table, e game.Event) { t.Mods.Morgana.DarkLeft += uint8(e.Args[1]) },
		},
		{
			kind: EventHut, name: "hut", args: "tile",
			depart: func(t Table, _ game.Event) { t.Mods.Morgana.HutsLeft-- },
			arrive: func(t Table, e game.Event) { t.Mods.Morgana.Huts |= 1 << e.Args[0] },
		},
		{
			kind: EventHutGone, name: "hut-gone", args: "tile",
			depart: func(t Table, e game.Event) { t.Mods.Morgana.Huts &^= 1 << e.Args[0] },
			arrive: func(t Table, _ game.Event) { t.Mods.Morgana.HutsLeft++ },
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
	g.push(step{kind: stepTurnTile, seat: st.seat, a: st.a})
	g.push(step{kind: stepTaste, seat: st.seat, a: st.a})
}

func (g *Game) turnTile(st step) {
	g.emit(EventCauldron, st.seat, int16(st.a), int16(g.Mods.Morgana.Other(g.rules.Box, st.a)))
}

// askBrew offers what the tile does, or to leave it. // W7
func (g *Game) askBrew(st step) {
	brewOffers[g.Mods.Morgana.Brew(g.rules.Box, st.a)](g, st)
	if len(g.options) > 0 {
		g.offer(ActNoBrew)
	}
}

// offerBewitch offers every other value of one's dice, and of others' own dice, that
// are not used yet. // W7a
func (g *Game) offerBewitch(st step) {
	for s := range game.Seat(g.Seats) {
		dice := uint8(OwnDice)
		if s == st.seat {
			dice = g.rules.dice
		}
		for die := range dice {
			for v := uint8(1); v <= 6; v++ {
				if d := g.Players[s].Dice[die]; !d.Used && d.Value != v {
					g.offer(ActBewitch, uint8(s), die, v)
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
		if other != st.seat && g.changing(g.Players[st.seat].Knight, g.Players[other].Knight) {
			g.offer(ActSwap, uint8(other))
		}
	}
	if g.rules.Has("arthur") && g.changing(g.Merlin, g.Mods.Arthur.At) {
		g.offer(ActSwap, Nobody)
	}
}

// changing tells whether figures on two spaces may change them: neither enters
// Morgana's. // W6, W7b
func (g *Game) changing(one, other uint8) bool {
	return one != other && g.Table().Enters(one) && g.Table().Enters(other)
}

// swapFigures has two figures change spaces; no action follows. Merlin and Arthur
// change rings, and go on from there. // W7b, W7c
func (g *Game) swapFigures(st step, a game.Action) {
	if a.A == Nobody {
		merlin, arthur := g.Merlin, g.Mods.Arthur.At
		g.emit(EventSwappedFigures, st.seat, -1)
		g.put(st.seat, MerlinFigure, arthur, 0)
		g.put(st.seat, ArthurFigure, merlin, 0)
		return
	}
	other := game.Seat(a.A)
	own, theirs := g.Players[st.seat].Knight, g.Players[other].Knight
	g.emit(EventSwappedFigures, st.seat, int16(other))
	g.put(st.seat, KnightFigure, theirs, 0)
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

// offerSell: two items for coins, if there is any, also of a closed bank. // W7h
func (g *Game) offerSell(st step) {
	goods := 0
	for i := range g.Players[st.seat].Items {
		goods += sum(g.Players[st.seat].Items[i][:])
	}
	if goods >= goodsToSell && g.Mods.Gold.CoinsLeft > 0 {
		g.askSell(st)
	}
}

// askSell offers every item owned; no token counts. // W7h, M2
func (g *Game) askSell(st step) {
	for i := range g.Players[st.seat].Items {
		for p, n := range g.Players[st.seat].Items[i] {
			if n > 0 {
				g.offer(ActSell, uint8(i), uint8(p))
			}
		}
	}
}

// sell gives the first item, or the second and takes the coins. // W7h
func (g *Game) sell(st step, a game.Action) {
	g.giveBack(st.seat, Item(a.A), Province(a.B))
	if st.kind == stepSell {
		g.getCoins(st.seat, coinsForGoods)
		return
	}
	g.push(step{kind: stepSell, seat: st.seat})
}

// offerBuyGoods: coins for things of Morgana's province, if there is any. // W7h
func (g *Game) offerBuyGoods(st step) {
	if g.Mods.Gold.Coins[st.seat] >= coinsToPay && g.answers(step{kind: stepBuy, seat: st.seat}) {
		g.offer(ActBuyGoods)
	}
}

func (g *Game) buyGoods(st step, _ game.Action) {
	g.payCoins(st.seat, coinsToPay)
	for range goodsBought {
		g.push(step{kind: stepBuy, seat: st.seat})
	}
}

// askBuyGoods offers all that lies in Morgana's province, although it is closed. // W7h, W7i
func (g *Game) askBuyGoods(step) {
	t, at, gold := g.Table(), g.Mods.Morgana.At, &g.Mods.Gold
	for i := range Item(Items) {
		for p := range Province(Provinces) {
			if g.Stock[i][p] > 0 && t.Lies(i, p) == at {
				g.offer(ActTake, uint8(i), uint8(p))
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
			g.offer(thing.take)
		}
	}
}

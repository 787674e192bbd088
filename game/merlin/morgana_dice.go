package merlin

import "merlin/game"

// Morgana's dice, and where they are put: on the poisoned apple, the drinking horn or
// a cauldron.

const hornSum = 7 // W4

// setMorgana puts out what lies on the board and beside it. // W0
func (g *Game) setMorgana(step) {
	g.Mods.Morgana = MorganaState{
		At: Castle, Taken: Nobody, Horn: game.NoSeat,
		PoisonLeft: poisonsInAll, DarkLeft: darkMarkers, HutsLeft: hutsInAll,
	}
}

// layCauldrons shuffles the tiles onto the cauldrons, each with a face by chance. // W0
func (g *Game) layCauldrons(step) {
	g.Reveal()
	chance, tiles := &g.Chance[chanceMorgana], &g.Mods.Morgana.Tiles
	for row := range tiles {
		tiles[row] = 2*uint8(row) + uint8(chance.N(2))
	}
	game.Shuffle(chance, tiles[:])
}

// rollMorgana rolls the four dice on their pentagrams, all four again while three or
// more are equal. // W1
func (g *Game) rollMorgana(step) {
	g.Reveal()
	e := game.Event{Kind: EventMorganaRolled, Seat: game.NoSeat}
	for !roll(&g.Chance[chanceMorgana], e.Args[:morganaDice], 3) {
	}
	g.Note(e)
}

// MorganaChance is the stream of chance that her dice are rolled from.
func (g *Game) MorganaChance() *game.Stream { return &g.Chance[chanceMorgana] }

// hersRolled lays the dice on their pentagrams.
func hersRolled(t change, e game.Event) {
	m := &t.Mods.Morgana
	for i := range m.Dice {
		m.Dice[i] = uint8(e.Args[i])
	}
	m.Used, m.Starred, m.Slots = 0, 0, 0
}

// offerMorganaDice: one of them a round instead of one of one's own. // W1, X3
func (g *Game) offerMorganaDice(st step) {
	m := &g.Mods.Morgana
	for die := uint8(0); die < morganaDice && m.DieFor(st.Seat); die++ {
		if m.Used>>die&1 == 0 {
			g.Offer(ActMorganaDie, die)
		}
	}
}

// takeMorganaDie takes its pentagram too; no figure is moved by it. // W1, W1a
func (g *Game) takeMorganaDie(st step, a game.Action) {
	g.Push(step{Kind: AskPutDie, Seat: st.Seat})
	g.Emit(EventMorganaDie, st.Seat, int16(a.A), int16(g.Mods.Morgana.Dice[a.A]))
}

func herDieTaken(t change, e game.Event) {
	m := &t.Mods.Morgana
	m.Taken = uint8(e.Args[0])
	m.Used |= 1 << e.Args[0]
	m.Starred |= 1 << e.Seat
}

// askPutDie offers where the die taken may be put. // W1a
func (g *Game) askPutDie(st step) {
	g.Offer(ActPoison)
	value := g.Mods.Morgana.Dice[g.Mods.Morgana.Taken]
	for n := uint8(1); n < hornSum; n++ {
		if value == wildMorganaFace || value+n == hornSum {
			g.offerHorn(st.Seat, n)
		}
	}
	for slot := range uint8(cauldrons) {
		if FitsSlot(value, slot) {
			g.offerCauldron(slot)
		}
	}
}

// FitsSlot reports whether a die of Morgana's fits the slot of a cauldron by its
// value: a 6 fits all. // W2, W5
func FitsSlot(value, cauldron uint8) bool { return value == wildMorganaFace || value == cauldron+1 }

// offerHorn offers the ways to pay n things in coins and materials. // W4, W4a
func (g *Game) offerHorn(s game.Seat, n uint8) {
	coins := g.Mods.Gold.Coins[s]
	materials := uint8(sum(g.Players[s].Items[Material][:]))
	for paid := n - min(n, materials); paid <= min(n, coins); paid++ {
		g.Offer(ActHorn, n, paid)
	}
}

// offerCauldron offers Morgana's ways if no die lies in the slot: to any province
// from beside the board, then 1 to so many provinces either way. // W5
func (g *Game) offerCauldron(slot uint8) {
	m := &g.Mods.Morgana
	if m.Slots>>slot&1 == 1 {
		return
	}
	for p := uint8(0); p < Provinces && m.At == Castle; p++ {
		g.Offer(ActSummon, slot, p)
	}
	for n := uint8(1); n <= g.rules.Box.Mods.Cauldrons[slot] && m.At != Castle; n++ {
		g.Offer(ActCauldron, slot, n, 0)
		g.Offer(ActCauldron, slot, n, 1)
	}
}

// putPoison: any value gets a poisoned apple. // W3
func (g *Game) putPoison(st step, _ game.Action) { g.takePoison(st.Seat) }

// takePoison takes a poisoned apple, if any is left; if not, the log says so. // B10c
func (g *Game) takePoison(s game.Seat) {
	if g.Mods.Morgana.PoisonLeft == 0 {
		g.Emit(EventVoid, s, int16(AskPutDie))
		return
	}
	g.Emit(EventPoison, s)
}

func poisonLeaves(t change, _ game.Event) {
	t.Mods.Morgana.PoisonLeft--
	t.Mods.Morgana.Taken = Nobody
}

func poisonComes(t change, e game.Event) {
	t.Mods.Morgana.Poisons[e.Seat]++
	t.Mods.Morgana.Fresh++
}

// noPoison: the die was put there for nothing. // B10c
func noPoison(t change, e game.Event) {
	if stepKind(e.Args[0]) == AskPutDie {
		t.Mods.Morgana.Taken = Nobody
	}
}

// putHorn pays the coins; the materials follow one by one. // W4
func (g *Game) putHorn(st step, a game.Action) {
	g.Mods.Morgana.Taken = Nobody
	if a.B > 0 {
		g.payCoins(st.Seat, a.B)
	}
	g.hornRest(st.Seat, a.A-a.B)
}

// hornRest asks for so many materials, or gives the horn when nothing is left to pay.
func (g *Game) hornRest(s game.Seat, n uint8) {
	if n > 0 {
		g.Push(step{Kind: AskHornPay, Seat: s, A: n})
		return
	}
	g.takeHorn(s)
}

func (g *Game) askHornPay(st step) {
	for p, n := range g.Players[st.Seat].Items[Material] {
		if n > 0 {
			g.Offer(ActHornPay, uint8(p))
		}
	}
}

func (g *Game) payHorn(st step, a game.Action) {
	g.giveBack(st.Seat, Material, Province(a.A))
	g.hornRest(st.Seat, st.A-1)
}

// takeHorn takes the horn, a poisoned apple and a point, also when it was one's own
// already. // W4
func (g *Game) takeHorn(s game.Seat) {
	g.Emit(EventHorn, s, int16(g.Mods.Morgana.Horn))
	g.takePoison(s)
	g.score(s, 1, ForHorn)
}

// scoreHorn: its owner scores the round's number at its end. // W4
func (g *Game) scoreHorn(step) {
	if s := g.Mods.Morgana.Horn; s != game.NoSeat {
		g.score(s, int(g.Round), ForHorn)
	}
}

func (g *Game) summon(st step, a game.Action) { g.brewAt(st, a.A, Province(a.B), 0) }

func (g *Game) putCauldron(st step, a game.Action) {
	g.brewAt(st, a.A, g.Mods.Morgana.reach(a.B, a.C), 1-2*int16(a.C))
}

// reach returns where Morgana comes by so many provinces in a direction (0 clockwise,
// 1 back). She never skips. // W5
func (m *MorganaState) reach(n, back uint8) Province {
	return Province((uint8(m.At) + n + back*(Provinces-2)*n) % Provinces)
}

// brewAt puts the die into a slot and Morgana into a province; then the cauldron's tile
// acts. // W5, W7
func (g *Game) brewAt(st step, cauldron uint8, to Province, direction int16) {
	g.Push(step{Kind: stepBrew, Seat: st.Seat, A: cauldron})
	g.Emit(EventMorganaMoved, st.Seat, int16(g.Mods.Morgana.At), int16(to), direction, int16(cauldron))
}

// sheLeaves: the die lies in its slot before Morgana moves.
func sheLeaves(t change, e game.Event) {
	m := &t.Mods.Morgana
	m.At, m.Taken = OnTheWay, Nobody
	m.Slots |= 1 << e.Args[3]
}

// offerPoisoned: a poisoned apple got in an earlier turn swaps the values of a die of
// one's own that has moved no figure, or the Morgana die in hand, and another player's
// unused one. // W3, W3a
func (g *Game) offerPoisoned(s game.Seat) {
	m := &g.Mods.Morgana
	if m.Poisons[s] <= m.Fresh {
		return
	}
	for die := range g.rules.dice {
		if g.waiting(s, die) {
			g.offerSwaps(s, die, g.Players[s].Dice[die].Value)
		}
	}
	if m.Taken != Nobody {
		g.offerSwaps(s, MorganaDie, m.Dice[m.Taken])
	}
}

// offerSwaps offers each die of the others that shows another value.
func (g *Game) offerSwaps(s game.Seat, die, value uint8) {
	for other := range game.Seat(g.Seats) {
		for i, d := range g.Players[other].Dice {
			if other != s && d.Value > 0 && !d.Used && d.Value != value {
				g.Offer(ActPoisoned, die, uint8(other), uint8(i))
			}
		}
	}
}

func (g *Game) usePoisoned(st step, a game.Action) {
	g.Push(st)
	m, other := &g.Mods.Morgana, game.Seat(a.B)
	g.Emit(EventPoisonPaid, st.Seat, int16(a.B), int16(a.C))
	got := g.Players[other].Dice[a.C].Value
	if a.A != MorganaDie {
		g.setDie(other, a.C, g.Players[st.Seat].Dice[a.A].Value)
		g.setDie(st.Seat, a.A, got)
		return
	}
	value := m.Dice[m.Taken]
	g.setDie(other, a.C, value)
	g.Emit(EventDieSet, st.Seat, MorganaDie, int16(value), int16(got))
}

// herDieSet turns the die just taken.
func herDieSet(t change, e game.Event) {
	if e.Args[0] == MorganaDie {
		t.Mods.Morgana.Dice[t.Mods.Morgana.Taken] = uint8(e.Args[2])
	}
}

func poisonTarget(*Game, game.Action) game.Target {
	return game.Target{Kind: TargetPoison, Seat: game.NoSeat}
}

// hornPayTarget is the material paid.
func hornPayTarget(g *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetGoods, Seat: g.Decision().Seat, A: uint8(Material), B: a.A}
}

// poisonedTarget is the other player's die.
func poisonedTarget(_ *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetDie, Seat: game.Seat(a.B), A: a.C}
}

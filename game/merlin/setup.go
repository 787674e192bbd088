package merlin

import (
	"fmt"

	"merlin/game"
)

const (
	applesInAll   = 11
	itemsEach     = 6 // of each kind and colour
	traitorsEach  = 4
	plainTiles    = 5 // of each terrain
	towerTiles    = 3
	markersEach   = 6 // B3: the box lists 7, every set-up says 6
	staffsEach    = 3
	manorsEach    = 7
	questsDealt   = 4
	traitorsDrawn = 3
)

// baseSetup is the order of the set-up. // B9a
var baseSetup = []stepKind{
	stepSetBoard, stepSetDisplay, stepSetTraitors, stepSetDomain, stepSetStart, stepDealTiles,
	stepDealTraitors, stepDealQuests, stepRollAll, stepRound,
}

// baseRound is what happens before a round and begins it. // B40
var baseRound = []stepKind{stepRollAll, stepRound}

// New sets up a game for 2 to 4 seats. // B1
func New(r *Rules, seats int, seed uint64) (*Game, error) {
	if seats < 2 || seats > MaxSeats {
		return nil, fmt.Errorf("the game is for 2 to 4 players, not %d", seats)
	}
	g := &Game{rules: r}
	g.Bind(g, &r.rows, &g.Stack)
	g.Reset(seats, seed)
	return g, nil
}

// Reset sets the game up anew and keeps its buffers.
func (g *Game) Reset(seats int, seed uint64) {
	g.State, g.seen = State{}, [MaxSeats]Cards{}
	g.Seats, g.Round = uint8(seats), 1
	for i := range g.Chance[:streams] {
		g.Chance[i] = game.NewStream(seed, uint64(i))
	}
	g.PushAll(g.rules.setup)
	g.Proceed()
}

// setBoard puts out the supply and each player's things. // B2, B3, B4
func (g *Game) setBoard(step) {
	g.Turn.Seat = game.NoSeat
	g.Excalibur, g.Grail = game.NoSeat, game.NoSeat
	g.Merlin = SpaceOf(Black)
	for i := range g.Stock {
		for p := range g.Stock[i] {
			g.Stock[i][p] = itemsEach
		}
	}
	g.Apples = applesInAll - g.Seats
	for s := range g.Players[:g.Seats] {
		g.Players[s] = Player{
			Markers: markersEach, Apples: 1, Staffs: staffsEach, Manors: manorsEach,
			Servants: [Servants]Province{Castle, Castle, Castle, Castle},
		}
	}
}

// setDisplay shuffles the quests and reveals three. // B5
func (g *Game) setDisplay(step) {
	g.Discards = 1<<len(g.rules.Box.Quests) - 1
	g.rebuildDeck()
	for place := range g.Display {
		g.refill(uint8(place))
	}
}

// setTraitors shuffles the traitors face down. // B6
func (g *Game) setTraitors(step) {
	for p := range g.Banished {
		g.Banished[p] = traitorsEach
	}
	g.rebuildPile()
}

// setDomain lays the tiles in rows of six; with 2 or 3 players one of each of the
// six kinds is left out. // B7
func (g *Game) setDomain(step) {
	tiles := make([]Tile, 0, Tiles)
	left := one(g.Seats < MaxSeats)
	for t := range Terrain(Terrains) {
		for range plainTiles - left {
			tiles = append(tiles, Tile{Terrain: t, Manor: game.NoSeat})
		}
		for range towerTiles - left {
			tiles = append(tiles, Tile{Terrain: t, Tower: true, Manor: game.NoSeat})
		}
	}
	game.Shuffle(&g.Chance[chanceTerrain], tiles)
	g.Rows = uint8(len(tiles) / Columns)
	copy(g.Domain[:], tiles)
}

// setStart draws the start player; he is drawn in vain where a house rule names the first
// seat. // B1
func (g *Game) setStart(step) {
	g.Start = game.Seat(g.Chance[chanceSeats].N(int(g.Seats)))
	if g.rules.firstStarts {
		g.Start = 0
	}
	g.Next = g.Start
}

// dealTiles deals a start tile to each player. // B8
func (g *Game) dealTiles(step) {
	tiles := g.rules.Box.StartTiles
	game.Shuffle(&g.Chance[chanceStartTiles], tiles[:])
	g.order(g.Start, func(s game.Seat) {
		t := tiles[s]
		g.Players[s].Knight = SpaceOf(t.Knight)
		g.gain(s, Flag, t.Flag)
		g.gain(s, Shield, t.Shield)
		g.gain(s, Material, t.Material)
		g.Players[s].Markers--
		g.Players[s].Influence[t.Influence]++
	})
}

// dealTraitors: everybody draws three. // B6, B50a
func (g *Game) dealTraitors(step) {
	g.order(g.Start, func(s game.Seat) {
		for range traitorsDrawn {
			g.drawTraitor(s)
		}
	})
}

// dealQuests: everybody draws four. // B5
func (g *Game) dealQuests(step) {
	g.order(g.Start, func(s game.Seat) {
		for range questsDealt {
			g.deal(s)
		}
	})
}

// rollAll: everybody rolls his dice, and rolls them all again, he alone, while
// any value shows three times or more. // B9
func (g *Game) rollAll(step) {
	g.Reveal()
	limit := g.Table().rollLimit()
	g.order(g.Start, func(s game.Seat) {
		e := game.Event{Kind: EventRolled, Seat: s}
		for !roll(&g.Chance[chanceDice], e.Args[:g.rules.dice], limit) {
		}
		g.Note(e)
	})
}

// roll rolls dice and reports whether no value shows limit times.
func roll(chance *game.Stream, dice []int16, limit uint8) bool {
	var shown [7]uint8
	good := true
	for i := range dice {
		v := 1 + chance.N(6)
		dice[i] = int16(v)
		shown[v]++
		good = good && shown[v] < limit
	}
	return good
}

// drawTraitor puts the pile's next traitor before a player; an empty pile is
// shuffled anew from the discards. // B6
func (g *Game) drawTraitor(s game.Seat) {
	if g.PileLeft == 0 {
		g.rebuildPile()
	}
	if g.PileLeft == 0 {
		return
	}
	g.Reveal()
	top := &g.Pile[g.PileLeft-1]
	p := *top
	*top = 0
	g.Emit(EventTraitor, s, int16(p))
}

// rebuildPile shuffles the discards face down.
func (g *Game) rebuildPile() {
	pile := g.Pile[:0]
	for p, n := range g.Banished {
		for range n {
			pile = append(pile, Province(p))
		}
	}
	g.renewPile()
	game.Shuffle(&g.Chance[chanceTraitors], g.Pile[:g.PileLeft])
}

// How a traitor went.
const (
	ByShield = iota
	ByFlag
	ByExcalibur
	Unrepelled
)

// dropTraitor moves a traitor of a colour to the discards. // B6
func (g *Game) dropTraitor(s game.Seat, p Province, how int16) {
	g.Emit(EventTraitorGone, s, int16(p), how)
}

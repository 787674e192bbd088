package merlin

import (
	"errors"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/engine"
)

// Treasures of the Domain: the plain tiles show treasures, which a manor built on
// them brings at once. What other modules laid with a marker that is levied leaves
// by their own hands: EventInfluenceBack tells them (T1d).

const (
	treasureTiles = 15 // one for each plain tile
	neutralStaffs = 2
)

// Treasure is a treasure tile; the two things are those of a pair or a levy.
type Treasure struct {
	Terrain Terrain
	Kind    TreasureKind
	Things  [2]Item
}

// TreasureKind is what a treasure gives. // T1a, T1b, T1c
type TreasureKind uint8

const (
	AppleTreasure TreasureKind = iota // 1 point and an apple
	StaffTreasure
	ExcaliburTreasure
	GrailTreasure
	PairTreasure // both things of one province
	LevyTreasure // everybody else gives back one of two things
)

var treasureWords = []string{"apple", "staff", "excalibur", "grail", "influence", "levy"}

func (k TreasureKind) String() string { return engine.Word(treasureWords, uint8(k)) }

// TreasuresState is the state of the Treasures of the Domain.
type TreasuresState struct {
	On     [Tiles]uint8 // the treasure on a tile of the domain: 1 + its row in the box; 0 is none
	Staffs uint8        // neutral ones left
}

func (TreasuresState) modules() []*Module { return []*Module{treasures} }

// Where the numbers of the module's kinds begin, and single ones.
const (
	treasureActions = moduleActions + 100
	treasureSteps   = moduleSteps + 128
	treasureEvents  = moduleEvents + 112
	chanceTreasures = chanceModules + 5
	ForTreasures    = BaseReasons + 3
)

const (
	ActTreasure = treasureActions + iota // take both things from province A
	ActLevy                              // give back thing A, of colour or in province B
)

const (
	stepTreasure = treasureSteps + iota
	AskTreasurePair
	AskLevy
)

const (
	EventTreasure = treasureEvents + iota
	EventNeutralStaff
)

var treasures = &Module{
	Name:    "treasures",
	Tables:  []tableRow{{"treasures", treasureTiles, (*Box).readTreasure, (*Box).checkTreasures}},
	Reasons: []ReasonAt{{ForTreasures, "treasures"}},
	Chance:  chanceTreasures,
	Actions: []actionRow{
		{Kind: ActTreasure, Text: "treasure", Args: []argument{provinceArg}, Target: at(TargetMarker), Do: (*Game).takePair},
		{Kind: ActLevy, Text: "levy", Args: []argument{thingArg, provinceArg, loadArg}, Target: levyTarget, Do: (*Game).payLevy},
	},
	Steps: []stepRow{
		{Kind: stepSetDomain, Run: (*Game).setTreasures},
		{Kind: stepTreasure, Run: (*Game).giveTreasure, Void: "neutral-staff"},
		{Kind: AskTreasurePair, Name: "treasure", Ask: (*Game).askPair, Doing: true},
		{Kind: AskLevy, Name: "levy", Ask: (*Game).askLevy, Auto: true},
	},
	Events: []eventRow{
		{Kind: EventTreasure, Name: "treasure", Args: "tile, row of the box's table"},
		{
			Kind: EventNeutralStaff, Name: "neutral-staff",
			Depart: func(t change, _ game.Event) { t.Mods.Treasures.Staffs-- },
			Arrive: func(t change, e game.Event) { t.Players[e.Seat].Staffs++ },
		},
	},
	Signs: treasuresSigns, Sign: treasuresSign, Builds: treasuresBuild, Traits: treasuresTraits, Trait: treasuresTrait,
	After: func(g *Game, e game.Event) { // T1
		if e.Kind == EventManor && g.Mods.Treasures.On[e.Args[0]] > 0 {
			g.Push(step{Kind: stepTreasure, Seat: e.Seat, A: uint8(e.Args[0])})
		}
	},
}

// readTreasure reads "terrain kind", and two things for influence and levy.
func (b *Box) readTreasure(n int, words []string) (err error) {
	b.Mods.Treasures[n], err = treasureOf(words)
	return err
}

func treasureOf(words []string) (t Treasure, err error) {
	if len(words) < 2 {
		return t, errors.New(`a treasure is written "terrain kind", such as "lake grail"`)
	}
	terrain, err := lookUp("terrain", words[0], terrainWords[:])
	if err != nil {
		return t, err
	}
	kind, err := lookUp("treasure", words[1], treasureWords)
	if err != nil {
		return t, err
	}
	t.Terrain, t.Kind = Terrain(terrain), TreasureKind(kind)
	if want := 2 * int(one(t.Kind >= PairTreasure)); len(words)-2 != want {
		return t, fmt.Errorf("a treasure %q shows %d things, not %d", words[1], want, len(words)-2)
	}
	return t, t.readThings(words[2:])
}

// readThings reads the two things of a pair or a levy: only a levy shows markers.
func (t *Treasure) readThings(words []string) error {
	for i, w := range words {
		thing, err := lookUp("thing", w, thingWords[:Items+one(t.Kind == LevyTreasure)])
		if err != nil {
			return err
		}
		t.Things[i] = Item(thing)
	}
	if len(words) > 0 && t.Things[0] == t.Things[1] {
		return errors.New("the two things must differ")
	}
	return nil
}

// checkTreasures sees to the number on each terrain. // T1
func (b *Box) checkTreasures() error {
	for t := range Terrain(Terrains) {
		n := 0
		for _, treasure := range b.Mods.Treasures {
			n += int(one(treasure.Terrain == t))
		}
		if n != plainTiles {
			return fmt.Errorf("there are %d treasures on a %s; there must be %d", n, t, plainTiles)
		}
	}
	return nil
}

// setTreasures lays treasures and towers in rows of six; with 2 or 3 players one of
// each of the six kinds is left out, unseen. // T1, B7
func (g *Game) setTreasures(step) {
	g.Mods.Treasures.Staffs = neutralStaffs
	left := one(g.Seats < MaxSeats)
	var rows [treasureTiles]uint8
	for row := range rows {
		rows[row] = uint8(row)
	}
	game.Shuffle(&g.Chance[chanceTreasures], rows[:])
	var laid [Terrains]uint8
	tiles := make([]uint8, 0, Tiles) // rows, and behind them a tower of each terrain
	for _, row := range rows {
		if t := g.rules.Box.Mods.Treasures[row].Terrain; laid[t] < plainTiles-left {
			laid[t]++
			tiles = append(tiles, row)
		}
	}
	for t := range uint8(Terrains) {
		for range towerTiles - left {
			tiles = append(tiles, treasureTiles+t)
		}
	}
	game.Shuffle(&g.Chance[chanceTerrain], tiles)
	g.Rows = uint8(len(tiles) / Columns)
	for tile, n := range tiles {
		g.layTile(uint8(tile), n)
	}
}

// layTile lays a treasure by its row, or a tower by its terrain behind the rows.
func (g *Game) layTile(tile, n uint8) {
	if n >= treasureTiles {
		g.Domain[tile] = Tile{Terrain: Terrain(n - treasureTiles), Tower: true, Manor: game.NoSeat}
		return
	}
	g.Domain[tile] = Tile{Terrain: g.rules.Box.Mods.Treasures[n].Terrain, Manor: game.NoSeat}
	g.Mods.Treasures.On[tile] = 1 + n
}

// treasureOn returns the treasure of a tile that has one.
func (g *Game) treasureOn(tile uint8) *Treasure {
	return &g.rules.Box.Mods.Treasures[g.Mods.Treasures.On[tile]-1]
}

// giveTreasure gives what the tile built on shows. // T1a
func (g *Game) giveTreasure(st step) {
	g.Emit(EventTreasure, st.Seat, int16(st.A), int16(g.Mods.Treasures.On[st.A])-1)
	switch g.treasureOn(st.A).Kind {
	case AppleTreasure:
		g.score(st.Seat, 1, ForTreasures)
		g.takeApple(st.Seat)
	case StaffTreasure:
		g.takeNeutralStaff(st.Seat)
	case ExcaliburTreasure:
		g.excaliburSpace(st.Seat, Space{})
	case GrailTreasure:
		g.grailSpace(st.Seat, Space{})
	case PairTreasure:
		g.Push(step{Kind: AskTreasurePair, Seat: st.Seat, A: st.A})
	case LevyTreasure:
		for n := g.Seats - 1; n > 0; n-- { // T1c: from the left of the builder
			g.Push(step{Kind: AskLevy, Seat: g.seatAfter(st.Seat, n), A: st.A})
		}
	}
}

// takeNeutralStaff takes one of two, which is used and scored as any. // T1a
func (g *Game) takeNeutralStaff(s game.Seat) {
	if g.Mods.Treasures.Staffs == 0 {
		g.Emit(EventVoid, s, int16(stepTreasure))
		return
	}
	g.Emit(EventNeutralStaff, s)
}

// askPair offers each province with a marker of one's own where at least one of the
// two things is to be had. // T1b
func (g *Game) askPair(st step) {
	t, things := g.Table(), g.treasureOn(st.A).Things
	for p, n := range g.Players[st.Seat].Influence {
		if n > 0 && (t.Open(things[0], Province(p)) || t.Open(things[1], Province(p))) {
			g.Offer(ActTreasure, uint8(p))
		}
	}
}

// takePair takes both things; what is missing is not replaced. // T1b
func (g *Game) takePair(st step, a game.Action) {
	things := g.treasureOn(st.A).Things
	g.Push(step{Kind: AskTakeHere, Seat: st.Seat, A: uint8(things[1]), B: a.A})
	g.Push(step{Kind: AskTakeHere, Seat: st.Seat, A: uint8(things[0]), B: a.A})
}

// askLevy offers all that a player has of the two things shown. // T1c
func (g *Game) askLevy(st step) {
	player := &g.Players[st.Seat]
	for _, thing := range g.treasureOn(st.A).Things {
		have := &player.Influence
		if thing != InfluenceItem {
			have = &player.Items[thing]
		}
		for p, n := range have {
			if n > 0 && thing == InfluenceItem {
				g.offerLoads(st.Seat, Province(p))
			} else if n > 0 {
				g.Offer(ActLevy, uint8(thing), uint8(p))
			}
		}
	}
}

// offerLoads offers the markers of a province by what leaves with them: what stays
// must have markers to lie with, one each. // T1d
func (g *Game) offerLoads(s game.Seat, p Province) {
	left := g.Players[s].Influence[p] - 1
	for load := range uint8(1) << len(loadWords) {
		fits := true
		for bit := range len(loadWords) {
			laden := g.Table().laden(s, p, 1<<bit)
			fits = fits && load>>bit&1 <= laden && laden-load>>bit&1 <= left
		}
		if fits {
			g.Offer(ActLevy, uint8(InfluenceItem), uint8(p), load)
		}
	}
}

// payLevy returns an item to its province or a marker to its owner's castle. // T1c
func (g *Game) payLevy(st step, a game.Action) {
	if Item(a.A) != InfluenceItem {
		g.giveBack(st.Seat, Item(a.A), Province(a.B))
		return
	}
	g.Emit(EventInfluenceBack, st.Seat, int16(a.B), 1, int16(a.C))
}

// loadArg writes what leaves with a marker.
func loadArg(load uint8) (text string) {
	for _, l := range loadWords {
		if load&l.Bit != 0 {
			text += "-" + l.Word
		}
	}
	return strings.TrimPrefix(text, "-")
}

// levyTarget is the thing given: one's own, or the markers in a province.
func levyTarget(g *Game, a game.Action) game.Target {
	if Item(a.A) == InfluenceItem {
		return game.Target{Kind: TargetMarker, Seat: g.Decision().Seat, A: a.B}
	}
	return at(TargetGoods)(g, a)
}

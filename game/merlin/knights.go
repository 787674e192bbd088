package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// The Knights of the Round Table: twelve in two piles; every player gets one of
// each. What they can do stands in knights_dice.go, knights_places.go,
// knights_quests.go and knights_tiles.go.

// Knight is one of the twelve: those of pile A, then those of pile B.
type Knight uint8

const (
	NoKnight Knight = iota
	Tristan
	Gawain
	Gareth
	Galahad
	Gaheris
	Bedivere
	Lamorak
	Lancelot
	Geraint
	Bors
	Percival
	Kay

	knightsInAll = 12
	knightPiles  = 2
	pileHeight   = knightsInAll / knightPiles
)

var knightWords = [knightsInAll]string{
	"tristan", "gawain", "gareth", "galahad", "gaheris", "bedivere",
	"lamorak", "lancelot", "geraint", "bors", "percival", "kay",
}

func (k Knight) String() string { return engine.Word(knightWords[:], uint8(k-1)) }
func knightArg(v uint8) string  { return Knight(v).String() }

// Pile returns 0 for a knight of pile A, 1 for one of pile B.
func (k Knight) Pile() uint8 { return uint8(k-1) / pileHeight }

// knightTiles are the tiles that lie on a knight's card when he is taken. // K1a
var knightTiles = [knightsInAll + 1]uint8{
	Tristan: 6, Gawain: 3, Galahad: 6, Gaheris: 2, Bedivere: 6, Bors: 3, Percival: 8, Kay: 2,
}

// Tiles returns how many tiles lie on the knight's card when he is taken. // K1a
func (k Knight) Tiles() uint8 { return knightTiles[k] }

// KnightsState is the state of the Knights of the Round Table.
type KnightsState struct {
	Of      [MaxSeats][knightPiles]Knight // a player's knights
	Tiles   [MaxSeats][knightPiles]uint8  // on their cards: a number, for Gareth and Geraint a bit each
	Sheriff Province                      // K6: where he stands, once Lancelot is taken
	Castles uint32                        // K10: tiles of the domain with a castle tile, a bit each
	Kay     [Provinces]uint8              // K13: tiles that lie with their owner's markers
}

func (KnightsState) modules() []*Module { return []*Module{knights, knightsDealt} }

// Has reports whether a seat has a knight.
func (k *KnightsState) Has(s game.Seat, who Knight) bool { return k.Of[s][who.Pile()] == who }

// Left returns the tiles on a knight's card if a seat has it, else 0: their number,
// for Gareth (colours) and Geraint (things counted) a bit each.
func (k *KnightsState) Left(s game.Seat, who Knight) uint8 {
	if !k.Has(s, who) {
		return 0
	}
	return k.Tiles[s][who.Pile()]
}

// WithMarkers returns how many of Kay's tiles lie with a seat's markers in a province. // K13
func (k *KnightsState) WithMarkers(s game.Seat, p Province) uint8 {
	if !k.Has(s, Kay) {
		return 0
	}
	return k.Kay[p]
}

// Castle reports whether a castle tile lies on a tile of the domain. // K10
func (k *KnightsState) Castle(tile uint8) bool { return k.Castles>>tile&1 == 1 }

// Where the numbers of the module's kinds begin, and single ones.
const (
	knightsActions = moduleActions + 30
	knightsSteps   = moduleSteps + 32
	knightsEvents  = moduleEvents + 32
	chanceKnights  = chanceModules + 1
	ForKnights     = BaseReasons + 2
	TargetKnight   = moduleTargets + 3 // Seat's knight card, or knight A in the draft
)

const (
	ActKnight     = knightsActions + iota // take knight A
	ActTristan                            // K2: change die A to B
	ActGawain                             // K4: set die A to B
	ActBors                               // K9: put the knight on the space of province A
	ActGalahad                            // K8: take item A from province B instead
	ActCastle                             // K10: put a castle tile under the manor on tile A
	ActBedivere                           // K11: exchange card A for the one on place B of the display
	ActPercival                           // K12: fulfil quest A with condition B in colour C
	ActKay                                // K13: put a tile with the marker in province A
	ActKnightRest                         // leave the knight's tile
)

const (
	stepKnights = knightsSteps + iota
	AskDraft
	AskBorsLanded
	AskCastle
	AskTowerAgain
	AskKay
)

const (
	EventKnight = knightsEvents + iota
	EventKnightTile
	EventKnightWon
	EventCastle
	EventSwapped
	EventRecoloured
	EventKay
	EventKayBack
)

// knights is the draft, knightsDealt the variant with one of each pile by chance. // K1
var (
	knights      = knightsModule("knights", "", (*Game).draftKnights)
	knightsDealt = knightsModule("knights-dealt", "knights", (*Game).dealKnights)
)

func knightsModule(name, variant string, choose func(*Game, step)) *Module {
	return &Module{
		Name: name, Variant: variant,
		Reasons: []ReasonAt{{ForKnights, "knights"}},
		Chance:  chanceKnights,
		Actions: []actionRow{
			{Kind: ActKnight, Text: "knight", Args: []argument{knightArg}, Target: draftTarget, Do: (*Game).takeKnight},
			{Kind: ActTristan, Text: "tristan", Args: []argument{dieArg, engine.Number}, Target: cardOf(Tristan), Do: (*Game).useTristan},
			{Kind: ActGawain, Text: "gawain", Args: []argument{dieArg, engine.Number}, Target: cardOf(Gawain), Do: (*Game).useGawain},
			{Kind: ActBors, Text: "bors", Args: []argument{provinceArg}, Target: cardOf(Bors), Do: (*Game).useBors},
			{Kind: ActGalahad, Text: "galahad", Args: []argument{itemArg, provinceArg}, Target: at(TargetStock), Do: (*Game).useGalahad},
			{Kind: ActCastle, Text: "castle", Args: []argument{tileArg}, Target: at(TargetTile), Do: (*Game).putCastle},
			{Kind: ActBedivere, Text: "bedivere", Args: []argument{engine.Number, engine.Place}, Target: cardOf(Bedivere), Do: (*Game).useBedivere},
			{Kind: ActPercival, Text: "percival", Args: []argument{engine.Number, engine.Place, provinceArg}, Target: at(TargetCard), Do: (*Game).usePercival},
			{Kind: ActKay, Text: "kay", Args: []argument{provinceArg}, Target: at(TargetMarker), Do: (*Game).useKay},
			{Kind: ActKnightRest, Text: "no-knight", Do: (*Game).leaveKnight},
		},
		Steps: []stepRow{
			{Kind: stepKnights, Does: "choose-knights", Run: choose},
			{Kind: AskDraft, Name: "draft", Ask: (*Game).askDraft},
			{Kind: AskBorsLanded, Name: "landed", Ask: (*Game).askBorsLanded, Free: true},
			{Kind: AskCastle, Name: "castle", Ask: (*Game).askCastle},
			{Kind: AskTowerAgain, Name: "tower", Ask: (*Game).askTowerAgain},
			{Kind: AskKay, Name: "kay", Ask: (*Game).askKay},
		},
		Events: []eventRow{
			{
				Kind: EventKnight, Name: "knight", Args: "knight; points for the knights have this argument too, at the end 0",
				Arrive: knightComes,
			},
			{
				Kind: EventKnightTile, Name: "knight-tile", Args: "knight, tiles left; what it does follows",
				Arrive: tileSpent,
			},
			{
				Kind: EventKnightWon, Name: "knight-won", Args: "knight, tile: colour or thing counted",
				Arrive: func(t change, e game.Event) { *t.knightTiles(e) |= 1 << e.Args[1] },
			},
			{
				Kind: EventCastle, Name: "castle", Args: "tile",
				Arrive: func(t change, e game.Event) { t.Mods.Knights.Castles |= 1 << e.Args[0] },
			},
			{
				Kind: EventSwapped, Name: "swapped", Args: "card given, place of the display, card got",
				Depart: func(t change, e game.Event) {
					t.Display[e.Args[1]] = NoCard
					t.loses(e.Args[0])
				},
				Arrive: func(t change, e game.Event) {
					t.Display[e.Args[1]] = Card(e.Args[0])
					t.getsOpen(e.Args[2])
				},
			},
			{Kind: EventRecoloured, Name: "recoloured", Args: "card, condition, colour"},
			{
				Kind: EventKay, Name: "kay", Args: "province",
				Arrive: func(t change, e game.Event) { t.Mods.Knights.Kay[e.Args[0]]++ },
			},
			{
				Kind: EventKayBack, Name: "kay-back", Args: "province, number",
				Depart: func(t change, e game.Event) { t.Mods.Knights.Kay[e.Args[0]] -= uint8(e.Args[1]) },
				Arrive: func(t change, e game.Event) { t.Mods.Knights.Tiles[e.Seat][Kay.Pile()] += uint8(e.Args[1]) },
			},
		},
		Setup: []StepAt{{Before: stepRollAll, Step: stepKnights}}, // K1a, X2
		Options: []OptionsFor{
			{Step: AskMove, Add: (*Game).offerBors},
			{Step: AskPlace, Add: (*Game).offerLamorak},
			{Step: AskFulfil, Add: (*Game).offerPercival},
			{Step: AskPlaceFree, Add: (*Game).offerLamorakFree},
		},
		AtTaking: (*Game).offerGalahad,
		Free:     (*Game).offerKnights,
		Strength: kayStrength,
		Mends:    func(t Table, s game.Seat, n uint8) uint8 { return n + one(t.Mods.Knights.Left(s, Percival) > 0) }, // K12
		Doings:   lancelot,                                                                                           // K6
		Manor:    func(t Table, tile, n uint8) uint8 { return n + one(t.Mods.Knights.Castle(tile)) },                 // K10
		Leaves:   func(t Table, tile uint8, leaves bool) bool { return leaves && !t.Mods.Knights.Castle(tile) },      // K10a
		After:    (*Game).afterKnights,
		Cleared:  (*Game).clearKay,
		End:      endKnights,
		Signs:    knightsSigns, Sign: knightsSign, Traits: knightsTraits, Trait: knightsTrait,
	}
}

// cardOf is the asked seat's card of a knight.
func cardOf(who Knight) func(*Game, game.Action) game.Target {
	return func(g *Game, _ game.Action) game.Target {
		return game.Target{Kind: TargetKnight, Seat: g.Decision().Seat, A: uint8(who)}
	}
}

// draftTarget is a knight whom nobody has.
func draftTarget(_ *Game, a game.Action) game.Target {
	return game.Target{Kind: TargetKnight, Seat: game.NoSeat, A: a.A}
}

// draftKnights: in step i the i-th player takes one from pile A, then the i-th from
// last one from pile B. // K1
func (g *Game) draftKnights(step) {
	for n := knightPiles * g.Seats; n > 0; n-- {
		s, pile := g.drafts(n - 1)
		g.Push(step{Kind: AskDraft, Seat: s, A: pile})
	}
}

// drafts returns who takes the n-th knight, from 0 on, and from which pile. // K1
func (p *Public) drafts(n uint8) (s game.Seat, pile uint8) {
	if n%knightPiles == 0 {
		return p.seatAfter(p.Start, n/knightPiles), 0
	}
	return p.seatAfter(p.Start, p.Seats-1-n/knightPiles), 1
}

// Drafts returns who takes the next knight, and from which pile; ok is false when all
// have theirs.
func (p *Public) Drafts() (s game.Seat, pile uint8, ok bool) {
	taken := uint8(0)
	for _, of := range p.Mods.Knights.Of {
		taken += one(of[0] != NoKnight) + one(of[1] != NoKnight)
	}
	s, pile = p.drafts(taken)
	return s, pile, taken < knightPiles*p.Seats
}

// askDraft offers what is left of pile A (0) or B (1).
func (g *Game) askDraft(st step) {
	taken := 0
	for _, of := range g.Mods.Knights.Of {
		taken |= 1 << of[st.A]
	}
	for n := range uint8(pileHeight) {
		if who := 1 + st.A*pileHeight + n; taken>>who&1 == 0 {
			g.Offer(ActKnight, who)
		}
	}
}

func (g *Game) takeKnight(st step, a game.Action) { g.getKnight(st.Seat, Knight(a.A)) }

// dealKnights gives everybody one of each pile by chance. // K1
func (g *Game) dealKnights(step) {
	g.Reveal()
	for pile := range uint8(knightPiles) {
		var who [pileHeight]Knight
		for n := range who {
			who[n] = Knight(1 + pile*pileHeight + uint8(n))
		}
		game.Shuffle(&g.Chance[chanceKnights], who[:])
		for n := range g.Seats {
			g.getKnight(g.seatAfter(g.Start, n), who[n])
		}
	}
}

// getKnight gives a seat a knight with his tiles. // K1a
func (g *Game) getKnight(s game.Seat, who Knight) {
	g.Emit(EventKnight, s, int16(who))
	if who == Bedivere { // K11: six quests instead of those dealt before
		for range bedivereQuests {
			g.deal(s)
		}
	}
}

// knightComes lays a knight's card before his player. // K1a, K6
func knightComes(t change, e game.Event) {
	k, who := &t.Mods.Knights, Knight(e.Args[0])
	k.Of[e.Seat][who.Pile()], *t.knightTiles(e) = who, who.Tiles()
	if who == Lancelot {
		k.Sheriff = t.spaces[t.Players[e.Seat].Knight].Province
	}
}

// knightTiles are the tiles on the card of the knight that an event tells of.
func (t Table) knightTiles(e game.Event) *uint8 {
	return &t.Mods.Knights.Tiles[e.Seat][Knight(e.Args[0]).Pile()]
}

// tileSpent: with Bors the knight moves from no space, so that it has moved wherever it
// comes to. // K9
func tileSpent(t change, e game.Event) {
	*t.knightTiles(e) = uint8(e.Args[1])
	if Knight(e.Args[0]) == Bors {
		t.Turn.Figure, t.Turn.From = KnightFigure, Nobody
	}
}

// spendKnight takes a tile off a knight's card.
func (g *Game) spendKnight(s game.Seat, who Knight) {
	g.Emit(EventKnightTile, s, int16(who), int16(g.Mods.Knights.Tiles[s][who.Pile()])-1)
}

// offerKnights offers the tiles that are used at free moments. // K1a, B10a
func (g *Game) offerKnights(s game.Seat) {
	g.offerTristan(s)
	g.offerGawain(s)
	g.offerBedivere(s)
}

// afterKnights tells the knights that act by themselves, or when something has
// happened.
func (g *Game) afterKnights(e game.Event) {
	switch e.Kind {
	case EventTraitorGone:
		g.gareth(e.Seat, Province(e.Args[0]), e.Args[1])
	case EventAct:
		g.geraint(e.Seat, g.rules.spaces[e.Args[0]])
	case EventManor:
		g.gaheris(e.Seat, uint8(e.Args[0]))
	case EventGained:
		g.noteBonus(e.Seat, uint8(e.Args[1]))
	case EventInfluence:
		g.noteBonus(e.Seat, uint8(e.Args[0]))
		g.kay(e.Seat, Province(e.Args[0]))
	case EventInfluenceBack:
		g.kayMarkers(e.Seat, Province(e.Args[0]))
	}
}

// leaveKnight leaves a tile that could have been used; a taking that only the tile
// would have made possible is void. // B10c
func (g *Game) leaveKnight(st step, _ game.Action) {
	switch st.Kind {
	case AskTake:
		g.Turn.Did = false
		fallthrough
	case AskTakeHere:
		g.Emit(EventVoid, st.Seat, int16(st.Kind))
	}
}

package merlin

// The modules of the Big Box meet here and nowhere else: the rest of the base names
// none of them. Each has a file of its own, a block of numbers for its kinds, and a
// field for its state.

// modules lists the modules in rulebook order, each before its variants.
var modules = []*Module{favour, arthur, knights, knightsDealt, gold, market, caerleon, caerleonRandom, morgana, treasures, decrees}

// Mods is what the modules in play keep for all to see.
type Mods struct {
	Favour    FavourState
	Arthur    ArthurState
	Knights   KnightsState
	Gold      GoldState
	Market    MarketState
	Caerleon  CaerleonState
	Morgana   MorganaState
	Treasures TreasuresState
	Decrees   DecreesState
}

// HiddenMods is what they keep that nobody may see.
type HiddenMods struct {
	Arthur  ArthurHidden
	Decrees DecreesHidden
}

// Seen is what a viewer alone knows by them.
type Seen struct {
	Decrees [Provinces]DecreesOn // where he has looked
}

// BoxMods is what a box holds for the modules, each in a table of its own.
type BoxMods struct {
	Inner     [innerSpaces]Space
	Picts     [pictsInAll]Pict
	Treasures [treasureTiles]Treasure
	Decrees   [decreesInAll]Decree
	Districts [Provinces]District
	Cauldrons [cauldrons]uint8 // the numbers over the slots
	Brews     [cauldrons]CauldronTile
}

// Sides of the rondel that modules bring. // A1, G1
const (
	arthurSide = 1
	goldSide   = 2
	sides      = 4
)

// What may lie with an influence marker and leave with it, a bit each. // T1d
const (
	LoadPlus = 1 << iota
	LoadDark

	loads = iota
)

// moduleTables are the tables that a box needs for the modules.
var moduleTables = []tableRow{
	{"rondel with arthur", Spaces, readSpace(side(arthurSide)), checkSide(arthurSide)},
	{"rondel with gold", Spaces, readSpace(side(goldSide)), checkSide(goldSide)},
	{"rondel with arthur and gold", Spaces, readSpace(side(arthurSide + goldSide)), checkSide(arthurSide + goldSide)},
	{"inner ring", innerSpaces, readSpace(func(b *Box) []Space { return b.Mods.Inner[:] }), nil},
	{"picts", pictsInAll, (*Box).readPict, nil},
	{"treasures", treasureTiles, (*Box).readTreasure, (*Box).checkTreasures},
	{"decrees", decreesInAll, (*Box).readDecree, (*Box).checkDecrees},
	{"districts", Provinces, (*Box).readDistrict, (*Box).checkDistricts},
	{"cauldrons", cauldrons, (*Box).readCauldron, nil},
	{"cauldron tiles", cauldrons, (*Box).readBrews, nil},
}

// First numbers of each module's actions, steps and events.
const (
	favourActions = moduleActions + 10*iota
	arthurActions
	_
	knightsActions
	_
	goldActions
	marketActions
	caerleonActions
	morganaActions
	_
	treasureActions
	decreeActions
)

const (
	favourSteps = moduleSteps + 16*iota
	arthurSteps
	knightsSteps
	goldSteps
	marketSteps
	caerleonSteps
	morganaSteps
	_
	treasureSteps
	decreeSteps
)

const (
	favourEvents = moduleEvents + 16*iota
	arthurEvents
	knightsEvents
	goldEvents
	marketEvents
	caerleonEvents
	morganaEvents
	treasureEvents
	decreeEvents
)

// Streams of chance of the modules.
const (
	chancePicts = chanceModules + iota
	chanceKnights
	chanceDecrees
	chanceCaerleon
	chanceMorgana
	chanceTreasures
)

// Spaces that modules bring. ResourceSpace is a space of the inner ring: an item
// from any province, or (InfluenceItem) a marker to any.
const (
	AppleSpace = moduleSpaces + iota
	ActivateSpace
	MoveArthurSpace
	StairsSpace
	ResourceSpace
	PictsSpace
	MoveMerlinSpace
	RingSpace
	ReplaceSpace
	GoldSpace
	AppleMistletoeSpace

	bigBoxSpaces
)

var moduleSpaceRows = [bigBoxSpaces - moduleSpaces]spaceRow{
	{word: "apple"},
	{word: "activate"},
	{word: "move-arthur"},
	{word: "stairs"},
	{word: "resource", of: thingWords[:InfluenceItem+1]},
	{word: "picts"},
	{word: "move-merlin"},
	{word: "ring"},
	{word: "replace"},
	{word: "gold"},
	{word: "apple-mistletoe"},
}

// Reasons for points that modules give.
const (
	ForFavour = BaseReasons + iota
	ForPicts
	ForKnights
	ForTreasures
	ForDecrees
	ForCoins
	ForHorn
	ForHuts

	Reasons
)

var moduleReasonWords = [Reasons - BaseReasons]string{"favour", "picts", "knights", "treasures", "decrees", "coins", "horn", "huts"}

// Targets: what on the table an action of a module touches.
const (
	TargetSeal    = moduleTargets + iota // Seat's ability: column A, row B
	TargetPict                           // open Pict A
	TargetPile                           // pile A of the Picts
	TargetFigure                         // figure A
	TargetKnight                         // Seat's knight card, or knight A in the draft
	TargetDecree                         // decree A of province B, or (A 255) all that lie there
	TargetDecrees                        // Seat's decrees

	TargetAppleSupply
	TargetMistletoeSupply
	TargetCoinSupply
	TargetCoins      // Seat's
	TargetEither     // Seat's apple/mistletoe tokens
	TargetStall      // what the market sells, A: kind, B: colour or number
	TargetPlus       // Seat's +1 tokens
	TargetToken      // Seat's token of item A, colour B
	TargetLabourer   // Seat's labourer A
	TargetServant    // Seat's servant A in province B
	TargetMorganaDie // die A of Morgana
	TargetPoison     // Seat's poisoned apples, or (NoSeat) the supply
	TargetHorn
	TargetCauldron // cauldron A
	TargetRider    // Seat's knight
)

// ByFavour is how a traitor went by F4b; see [Unrepelled].
const ByFavour = Unrepelled + 1

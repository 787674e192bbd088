package merlin

// The modules of the Big Box meet here and nowhere else: the rest of the base names
// none of them. Each has a file of its own, a block of numbers for its kinds, and a
// field for its state.

// modules lists the modules in rulebook order, each before its variants.
var modules = []*Module{favour, arthur, knights, knightsDealt, treasures, decrees}

// Mods is what the modules in play keep for all to see.
type Mods struct {
	Favour    FavourState
	Arthur    ArthurState
	Knights   KnightsState
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
	Picts     [pictsInAll]Pict
	Treasures [treasureTiles]Treasure
	Decrees   [decreesInAll]Decree
}

// moduleTables are the tables that a box needs for the modules.
var moduleTables = []tableRow{
	{"picts", pictsInAll, (*Box).readPict, nil},
	{"treasures", treasureTiles, (*Box).readTreasure, (*Box).checkTreasures},
	{"decrees", decreesInAll, (*Box).readDecree, (*Box).checkDecrees},
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

	bigBoxSpaces
)

var moduleSpaceWords = [bigBoxSpaces - moduleSpaces]string{
	"apple", "activate", "move-arthur", "stairs", "resource", "picts", "move-merlin", "ring", "replace",
}

// Reasons for points that modules give.
const (
	ForFavour = BaseReasons + iota
	ForPicts
	ForKnights
	ForTreasures
	ForDecrees

	Reasons
)

var moduleReasonWords = [Reasons - BaseReasons]string{"favour", "picts", "knights", "treasures", "decrees"}

// Targets: what on the table an action of a module touches.
const (
	TargetSeal    = moduleTargets + iota // Seat's ability: column A, row B
	TargetPict                           // open Pict A
	TargetPile                           // pile A of the Picts
	TargetFigure                         // figure A
	TargetKnight                         // Seat's knight card, or knight A in the draft
	TargetDecree                         // decree A of province B, or (A 255) all that lie there
	TargetDecrees                        // Seat's decrees
)

// ByFavour is how a traitor went by F4b; see [Unrepelled].
const ByFavour = Unrepelled + 1

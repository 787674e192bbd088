package merlin

import (
	"errors"
	"fmt"
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// Morgana: four dice of hers for further turns, poisoned apples, the drinking horn and
// five cauldrons. She closes the province where she stands. What the cauldrons do is
// in morgana_brews.go.

const (
	cauldrons       = 5
	morganaDice     = 4
	poisonsInAll    = 11
	darkMarkers     = 6
	hutsInAll       = 7
	MorganaDie      = 5 // as a place among a player's dice: the one just taken
	wildMorganaFace = 6 // W2
)

// Brew is what a face of a cauldron tile does. // W7
type Brew uint8

const (
	Bewitch Brew = iota
	SwapFigures
	DarkInfluence
	WitchHut
	SellGoods // two items for 3 coins
	BuyGoods  // 2 coins for three items

	brews
)

var brewWords = [brews]string{"bewitch", "swap", "dark", "hut", "sell", "buy"}

func (b Brew) String() string { return engine.Word(brewWords[:], uint8(b)) }

// CauldronTile is what its two faces do.
type CauldronTile [2]Brew

// MorganaState is the state of Morgana.
type MorganaState struct {
	At         Province           // whose space she stands on; Castle is beside the board, OnTheWay neither
	Dice       [morganaDice]uint8 // their values
	Used       uint8              // dice used this round, a bit each
	Starred    uint8              // seats with a pentagram, a bit each (W1)
	Slots      uint8              // cauldrons with a die, a bit each (W5)
	Taken      uint8              // the die just taken and not put down yet, or Nobody
	Tiles      [cauldrons]uint8   // on each cauldron: 2 × row in the box + face up
	Horn       game.Seat          // its owner, NoSeat while it lies on the board
	Poisons    [MaxSeats]uint8
	PoisonLeft uint8
	Fresh      uint8                      // poisoned apples got in this turn (W3)
	DarkLeft   uint8                      // Morgana's markers beside the board
	Dark       [MaxSeats][Provinces]uint8 // on top of a player's markers (W7d)
	Lone       [Provinces]uint8           // standing alone
	Huts       uint32                     // tiles of the domain with a hut, a bit each (W7f)
	HutsLeft   uint8
}

func (MorganaState) modules() []*Module { return []*Module{morgana} }

// Brew returns what the tile on a cauldron does as it lies.
func (m *MorganaState) Brew(b *Box, cauldron uint8) Brew { return b.Mods.brewOf(m.Tiles[cauldron]) }

// Other returns what it does once it is turned over.
func (m *MorganaState) Other(b *Box, cauldron uint8) Brew {
	return b.Mods.brewOf(m.Tiles[cauldron] ^ 1)
}

// brewOf returns what a face does: 2 × row in the box + face up.
func (b *BoxMods) brewOf(face uint8) Brew { return b.Brews[face/2][face%2] }

// Hut reports whether a hut stands on a tile of the domain. // W7f
func (m *MorganaState) Hut(tile uint8) bool { return m.Huts>>tile&1 == 1 }

// Where the numbers of the module's kinds begin, and single ones.
const (
	morganaActions   = moduleActions + 80
	morganaSteps     = moduleSteps + 96
	morganaEvents    = moduleEvents + 96
	chanceMorgana    = chanceModules + 4
	ForHorn          = BaseReasons + 6
	ForHuts          = BaseReasons + 7
	LoadDark         = 2                  // a marker of Morgana's that leaves with the one it lies on
	TargetMorganaDie = moduleTargets + 16 // die A of Morgana
	TargetPoison     = moduleTargets + 17 // Seat's poisoned apples, or (NoSeat) the supply
	TargetHorn       = moduleTargets + 18
	TargetCauldron   = moduleTargets + 19 // cauldron A
	TargetRider      = moduleTargets + 20 // Seat's knight
)

const (
	ActMorganaDie = morganaActions + iota // take Morgana's die A
	ActPoison                             // put it on the poisoned apple
	ActHorn                               // put it on the horn and pay A things in all, B of them coins
	ActHornPay                            // pay material A
	ActCauldron                           // put it on cauldron A, moving Morgana B spaces, C: 0 clockwise, 1 back
	ActSummon                             // put it on cauldron A, and Morgana on province B
	ActPoisoned                           // swap one's die A and seat B's die C
	ActBewitch                            // set seat A's die B to C
	ActSwap                               // swap one's knight and seat A's, or (255) Merlin and Arthur
	ActDark                               // put the second Morgana marker into province A
	ActHut                                // put a hut on tile A
	ActSell                               // give item A of colour B
	ActBuyGoods                           // pay 2 coins
	ActNoBrew                             // leave the cauldron
)

const (
	stepSetMorgana = morganaSteps + iota
	stepRollMorgana
	AskPutDie
	AskHornPay
	stepBrew
	AskSell
	AskBuy
	stepHorn // at a round's end
	stepHuts // W7g
	stepLayCauldrons
	AskTaste     // W7: the question of a cauldron's tile
	stepTurnTile // W7: and over it goes
)

const (
	EventMorganaRolled  = morganaEvents + iota // values
	EventMorganaDie                            // die, value
	EventPoison                                // a poisoned apple was got
	EventPoisonPaid                            // seat and die of the other
	EventHorn                                  // owner before or -1
	EventMorganaMoved                          // province before, or 255; province; direction: 1, -1, or 0 for a jump; cauldron
	EventCauldron                              // cauldron, what its tile does now
	EventSwappedFigures                        // seat of the other knight, or -1 for Merlin and Arthur
	EventDark                                  // province, whose marker it lies on or -1
	EventDarkGone                              // province, number, whose marker it lay on or -1
	EventHut                                   // tile
	EventHutGone                               // tile
)

// morgana: its rows for the cauldrons' tiles are in morgana_brews.go.
var morgana = &Module{
	Name: "morgana", Brings: "gold",
	Tables: []tableRow{
		{"cauldrons", cauldrons, (*Box).readCauldron, nil},
		{"cauldron tiles", cauldrons, (*Box).readBrews, nil},
	},
	Chance:  chanceMorgana,
	Reasons: []ReasonAt{{ForHorn, "horn"}, {ForHuts, "huts"}},
	Dies:    []DieAt{{MorganaDie, "morgana"}},
	Actions: append([]actionRow{
		{Kind: ActMorganaDie, Text: "morgana-die", Args: []argument{engine.Place}, Target: at(TargetMorganaDie), Do: (*Game).takeMorganaDie},
		{Kind: ActPoison, Text: "poison", Target: poisonTarget, Do: (*Game).putPoison},
		{Kind: ActHorn, Text: "horn", Args: []argument{engine.Number, engine.Number}, Target: at(TargetHorn), Do: (*Game).putHorn},
		{Kind: ActHornPay, Text: "horn-pay", Args: []argument{provinceArg}, Target: hornPayTarget, Do: (*Game).payHorn},
		{Kind: ActCauldron, Text: "cauldron", Args: []argument{engine.Place, engine.Number, directionArg}, Target: at(TargetCauldron), Do: (*Game).putCauldron},
		{Kind: ActSummon, Text: "summon", Args: []argument{engine.Place, provinceArg}, Target: at(TargetCauldron), Do: (*Game).summon},
		{Kind: ActPoisoned, Text: "poisoned", Args: []argument{dieArg, seatArg, dieArg}, Target: poisonedTarget, Do: (*Game).usePoisoned},
	}, brewActions()...),
	Steps: append([]stepRow{
		{Kind: stepSetMorgana, Run: (*Game).setMorgana},
		{Kind: stepLayCauldrons, Run: (*Game).layCauldrons},
		{Kind: stepRollMorgana, Does: "roll-morgana", Run: (*Game).rollMorgana},
		{Kind: stepHorn, Does: "score-horn", Run: (*Game).scoreHorn},

		{Kind: AskPutDie, Name: "put-die", Ask: (*Game).askPutDie, Free: true, Void: "poison"},
		{Kind: AskHornPay, Name: "horn-pay", Ask: (*Game).askHornPay, Auto: true},
	}, brewSteps()...),
	Events: append([]eventRow{
		{Kind: EventMorganaRolled, Name: "morgana-rolled", Args: "values", Arrive: hersRolled},
		{Kind: EventMorganaDie, Name: "morgana-die", Args: "die, value", Arrive: herDieTaken},
		{Kind: EventPoison, Name: "poison", Depart: poisonLeaves, Arrive: poisonComes},
		{
			Kind: EventPoisonPaid, Name: "poison-paid", Args: "seat and die of the other; both dice follow as die-set",
			Depart: func(t change, e game.Event) { t.Mods.Morgana.Poisons[e.Seat]-- },
			Arrive: func(t change, _ game.Event) { t.Mods.Morgana.PoisonLeft++ },
		},
		{
			Kind: EventHorn, Name: "horn", Args: "owner before or -1",
			Arrive: func(t change, e game.Event) { t.Mods.Morgana.Horn, t.Mods.Morgana.Taken = e.Seat, Nobody },
		},
		{
			Kind: EventMorganaMoved, Name: "morgana-moved",
			Args:   "province before or 255, province, direction: 1, -1, or 0 for a jump; cauldron",
			Depart: sheLeaves,
			Arrive: func(t change, e game.Event) { t.Mods.Morgana.At = Province(e.Args[1]) },
		},
		{Kind: EventTurn, Arrive: func(t change, _ game.Event) { t.Mods.Morgana.Fresh = 0 }}, // W3
		{Kind: EventDieSet, Arrive: herDieSet},
		{Kind: EventVoid, Arrive: noPoison},
	}, brewEvents()...),
	Setup: []StepAt{ // X2
		{Behind: stepSetBoard, Step: stepSetMorgana},
		{Before: stepRollAll, Step: stepLayCauldrons},
		{Before: stepRollAll, Step: stepRollMorgana},
	},
	Round:    []StepAt{{Behind: stepRollAll, Step: stepRollMorgana}}, // B40, W1
	RoundEnd: []StepAt{{Before: stepRoundOver, Step: stepHorn}},
	Scoring:  []StepAt{{Behind: stepScoreDomain, Step: stepHuts}}, // W7g
	Options:  []OptionsFor{{Step: AskDie, Add: (*Game).offerMorganaDice}},
	Free:     (*Game).offerPoisoned,
	Takes:    []TakeAt{{AskBuy, hers}},
	Turns:    func(t Table, s game.Seat, has bool) bool { return has || t.Mods.Morgana.DieFor(s) },                      // X3
	Enters:   func(t Table, space uint8, open bool) bool { return open && !t.Mods.Morgana.blocks(space) },               // W6
	Open:     func(t Table, i Item, p Province, open bool) bool { return open && !t.Mods.Morgana.closes(t.Lies(i, p)) }, // W6a, W6b
	Strength: darkCounts,                                                                                                // W7e
	Worth:    darkCounts,
	Rival:    darkRival,
	Manor:    hutCounts, // W7f
	Load:     LoadAt{LoadDark, "dark"},
	Laden:    darkLaden,         // T1d
	Cleared:  (*Game).clearDark, // X4
	After:    (*Game).afterBrews,
	Signs:    morganaSigns, Sign: morganaSign, Traits: morganaTraits, Trait: morganaTrait,
}

// DieFor reports whether a seat may take one of her dice in this round: it has no
// pentagram yet. // W1
func (m *MorganaState) DieFor(s game.Seat) bool { return m.Starred>>s&1 == 0 }

// closes reports whether nothing may be taken from a province. // W6a
func (m *MorganaState) closes(p Province) bool { return p < Provinces && p == m.At }

// blocks reports whether no figure may enter a space. // W6
func (m *MorganaState) blocks(space uint8) bool { return m.At < Provinces && space == SpaceOf(m.At) }

// readCauldron reads the number over a slot.
func (b *Box) readCauldron(n int, words []string) error {
	if len(words) != 1 {
		return fmt.Errorf("one number is needed, not %d", len(words))
	}
	over, err := strconv.Atoi(words[0])
	if err != nil || over < 1 || over >= Provinces {
		return fmt.Errorf("the number over a cauldron is 1 to %d, not %q", Provinces-1, words[0])
	}
	b.Mods.Cauldrons[n] = uint8(over)
	return nil
}

// readBrews reads the two faces of a cauldron tile.
func (b *Box) readBrews(n int, words []string) error {
	if len(words) != 2 {
		return errors.New("a cauldron tile has two faces")
	}
	for i, w := range words {
		brew, err := lookUp("brew", w, brewWords[:])
		if err != nil {
			return err
		}
		b.Mods.Brews[n][i] = Brew(brew)
	}
	return nil
}

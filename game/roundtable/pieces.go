package roundtable

import "merlin/game/engine"

const (
	MinSeats = 3
	MaxSeats = 7

	MaxLife   = 6
	SiegeFull = 12 // engines that end the game
	TableFull = 12 // swords that end it
	BlackFull = 7  // black swords that lose it
	Suspicion = 6  // swords or engines from which on one may accuse
	WarFull   = 4  // warriors that lose a war
	HandFull  = 12 // cards of a hand with which none are drawn at Camelot
	Bank      = 5  // steps from the middle to either bank
	RowPlaces = 7  // of the Grail's quest
	DieSides  = 8
)

// White is the face of a White card.
type White uint8

const (
	Fight1 White = iota
	Fight2
	Fight3
	Fight4
	Fight5
	GrailCard
	Merlin
	Convocation
	Fate
	Heroism
	LadyOfTheLake
	Messenger
	Piety
	Clairvoyance
	Reinforcements

	Whites        = 15
	Fights        = 5
	NoWhite White = 255
)

var whiteWords = [Whites]string{
	"fight-1", "fight-2", "fight-3", "fight-4", "fight-5", "grail-card", "merlin", "convocation", "fate", "heroism",
	"lady-of-the-lake", "messenger", "piety", "clairvoyance", "reinforcements",
}

// String returns the stable word.
func (w White) String() string { return engine.Word(whiteWords[:], uint8(w)) }

// Fight reports whether it is a Fight card; Value is its number then.
func (w White) Fight() bool { return w < Fights }

// Value returns the number of a Fight card.
func (w White) Value() uint8 { return uint8(w) + 1 }

// Special reports whether it is a Special White.
func (w White) Special() bool { return w >= Merlin && w < Whites }

// Black is the face of a Black card.
type Black uint8

const (
	BlackKnight1 Black = iota
	BlackKnight3
	BlackKnight5
	BlackKnight7
	Lancelot1Dragon5
	Lancelot3Dragon7
	Lancelot5Dragon9
	Lancelot7Dragon11
	Despair
	Icebound // the card that moves Excalibur
	Mercenaries
	Picts
	Saxons
	Desolation
	DarkForest
	Guinevere
	Mists
	Mordred
	Morgan1
	Morgan2
	Morgan3
	Morgan4
	Morgan5
	Vivien

	Blacks        = 24
	NoBlack Black = 255
)

var blackWords = [Blacks]string{
	"black-knight-1", "black-knight-3", "black-knight-5", "black-knight-7",
	"lancelot-1-dragon-5", "lancelot-3-dragon-7", "lancelot-5-dragon-9", "lancelot-7-dragon-11",
	"despair", "excalibur", "mercenaries", "picts", "saxons",
	"desolation", "dark-forest", "guinevere", "mists", "mordred",
	"morgan-1", "morgan-2", "morgan-3", "morgan-4", "morgan-5", "vivien",
}

func (b Black) String() string { return engine.Word(blackWords[:], uint8(b)) }

// Special reports whether it is a Special Black.
func (b Black) Special() bool { return b >= Desolation && b < Blacks }

// Name is what is told of a Black card that may lie face down: all but its value.
type Name uint8

const (
	BlackKnight Name = iota
	LancelotDragon

	nameOfDespair // the first of those without a value, in the order of the faces
)

// Names is how many names there are.
const Names = uint8(nameOfDespair) + Blacks - uint8(Despair)

// NoName is that of no card.
const NoName Name = 255

// Name returns the card's name.
func (b Black) Name() Name {
	switch {
	case b >= Blacks:
		return NoName
	case b <= BlackKnight7:
		return BlackKnight
	case b <= Lancelot7Dragon11:
		return LancelotDragon
	}
	return nameOfDespair + Name(b-Despair)
}

// Valued reports whether cards of the name have values, and so may lie face down. // R39
func (n Name) Valued() bool { return n < nameOfDespair }

// Special reports whether the name is that of a Special Black.
func (n Name) Special() bool { return n.of().Special() && !n.Valued() }

// of returns the only face of a name without values.
func (n Name) of() Black {
	if n == NoName || n.Valued() {
		return NoBlack
	}
	return n.first()
}

// first returns the first face of a name.
func (n Name) first() Black {
	switch n {
	case BlackKnight:
		return BlackKnight1
	case LancelotDragon:
		return Lancelot1Dragon5
	}
	return Despair + Black(n-nameOfDespair)
}

// String returns the stable word.
func (n Name) String() string {
	switch n {
	case BlackKnight:
		return "black-knight"
	case LancelotDragon:
		return "lancelot-dragon"
	}
	return n.of().String()
}

// Place is where a figure may stand: Camelot or a Quest. The Dragon's board is the back
// of Lancelot's.
type Place uint8

const (
	Camelot Place = iota
	Tournament
	LancelotQuest
	DragonQuest
	ExcaliburQuest
	GrailQuest
	PictWar
	SaxonWar

	Places         = 8
	NoPlace  Place = 255 // of who is dead or unmasked
	combats        = 3   // Quests with Black cards of value: the Tournament and the two behind it
	maxBlack       = 5   // Black cards on one of them
)

var placeWords = [Places]string{"camelot", "tournament", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons"}

func (p Place) String() string { return engine.Word(placeWords[:], uint8(p)) }

// Combat reports whether it is one of the combat Quests, War one of the two Wars.
func (p Place) Combat() bool { return p >= Tournament && p <= DragonQuest }
func (p Place) War() bool    { return p == PictWar || p == SaxonWar }

// Knight is a Coat of Arms.
type Knight uint8

const (
	Arthur Knight = iota
	Galahad
	Gawain
	Kay
	Palamedes
	Percival
	Tristan

	Knights        = 7
	Squire  Knight = 255 // none yet // R161
)

var knightWords = [Knights]string{"arthur", "galahad", "gawain", "kay", "palamedes", "percival", "tristan"}

func (k Knight) String() string {
	if k == Squire {
		return "squire"
	}
	return engine.Word(knightWords[:], uint8(k))
}

// Colours of the Coats of Arms, by Knight, and so of seats whose Knights are chosen.
var Colours = [MaxSeats]string{"red", "yellow", "green", "blue", "black", "white", "purple"}

// Relic is one of the three.
type Relic uint8

const (
	Armour Relic = iota
	Excalibur
	Grail

	Relics        = 3
	NoRelic Relic = 255
)

var relicWords = [Relics]string{"armour", "excalibur", "grail"}

func (r Relic) String() string { return engine.Word(relicWords[:], uint8(r)) }

// Loyalty is what a Loyalty card says, as far as one knows.
type Loyalty uint8

const (
	Unseen Loyalty = iota
	Loyal
	Traitor
)

var loyaltyWords = [3]string{"unseen", "loyal", "traitor"}

func (l Loyalty) String() string { return engine.Word(loyaltyWords[:], uint8(l)) }

// Hand is how many White cards there are of each face.
type Hand [Whites]uint8

// Len returns how many cards there are.
func (h *Hand) Len() (n uint8) {
	for _, m := range h {
		n += m
	}
	return n
}

// fights reports whether there is a Fight card.
func (h *Hand) fights() bool {
	for _, n := range h[:Fights] {
		if n > 0 {
			return true
		}
	}
	return false
}

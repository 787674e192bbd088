package merlin

import (
	"math/bits"

	"merlin/game"
	"merlin/game/engine"
)

// Province is one of the six, clockwise from black. Shields, flags, materials
// and traitors carry a province's colour.
type Province uint8

const (
	Black Province = iota
	Grey
	Blue
	Purple
	Orange
	Brown

	Provinces = 6
)

// Next returns the clockwise neighbour.
func (p Province) Next() Province { return (p + 1) % Provinces }

// Prev returns the anticlockwise neighbour.
func (p Province) Prev() Province { return (p + Provinces - 1) % Provinces }

// Opposite returns the province three on.
func (p Province) Opposite() Province { return (p + Provinces/2) % Provinces }

// Servant is one of a player's four servants.
type Servant uint8

const (
	Lady Servant = iota
	ShieldBearer
	Mason
	FlagBearer

	Servants = 4
)

// Castle stands for a province where a servant is at home.
const Castle Province = 255

// Item is a kind of thing that lies in the provinces.
type Item uint8

const (
	Shield Item = iota
	Flag
	Material

	Items = 3
)

// Terrain is what a tile of the domain shows.
type Terrain uint8

const (
	Mountain Terrain = iota
	Forest
	Lake

	Terrains = 3
)

// Figure is what a die moves.
type Figure uint8

const (
	NoFigure Figure = iota
	KnightFigure
	MerlinFigure

	maxFigures = 4 // room for one that a module adds
)

// Dice of a player, by their place in [Player.Dice]: own dice first.
const (
	OwnDice   = 3
	MerlinDie = 3
	MaxDice   = 6 // room for the dice that modules add
)

const (
	MaxSeats = 4
	Rounds   = 6
	Spaces   = 24 // of the outer rondel; those of an inner ring are numbered on from here
	Tiles    = 24 // of the domain, in rows of Columns
	Columns  = 6
)

// Colours of players, in the order of the books.
var Colours = [MaxSeats]string{"blue", "yellow", "red", "green"}

// The words that stable texts, scenarios and boxes use.
var (
	provinceWords = [Provinces]string{"black", "grey", "blue", "purple", "orange", "brown"}
	servantWords  = [Servants]string{"lady", "shield-bearer", "mason", "flag-bearer"}
	itemWords     = [Items]string{"shield", "flag", "material"}
	terrainWords  = [Terrains]string{"mountain", "forest", "lake"}
)

func (p Province) String() string { return engine.Word(provinceWords[:], uint8(p)) }
func (s Servant) String() string  { return engine.Word(servantWords[:], uint8(s)) }
func (i Item) String() string     { return engine.Word(itemWords[:], uint8(i)) }
func (t Terrain) String() string  { return engine.Word(terrainWords[:], uint8(t)) }

// Card is a quest card, by its place in the box; NoCard is none.
type Card uint8

const (
	MaxCards      = 64 // a set of cards fits in 64 bits
	NoCard   Card = 255
)

// Cards is a set of quest cards.
type Cards uint64

func (c Cards) Has(card Card) bool { return c>>card&1 == 1 }
func (c *Cards) add(card Card)     { *c |= 1 << card }
func (c *Cards) remove(card Card)  { *c &^= 1 << card }

const (
	Nobody   = 255 // the byte that stands for no such thing: no die, no tile, no seat
	OnTheWay = 254 // stands for the place of a figure that is moving
)

// order calls do for each seat, clockwise from a seat on (B55).
func (p *Public) order(from game.Seat, do func(game.Seat)) {
	for i := range p.Seats {
		do(p.seatAfter(from, i))
	}
}

// seatAfter returns the seat n places clockwise of another.
func (p *Public) seatAfter(s game.Seat, n uint8) game.Seat {
	return game.Seat((uint8(s) + n) % p.Seats)
}

// first returns the lowest card of a set that is not empty, rest the others:
// the way to walk through a set without allocating.
func (c Cards) first() Card { return Card(bits.TrailingZeros64(uint64(c))) }
func (c Cards) rest() Cards { return c & (c - 1) }

// List returns the cards of a set, lowest first.
func (c Cards) List() []Card {
	list := make([]Card, 0, c.Len())
	for ; c != 0; c = c.rest() {
		list = append(list, c.first())
	}
	return list
}

// Len returns the number of cards in a set.
func (c Cards) Len() int { return bits.OnesCount64(uint64(c)) }

package merlin

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// The Picts of the module Arthur: four lie open, the others in two piles.

const (
	pictsInAll = 30
	openPicts  = 4
	pictPile   = (pictsInAll - openPicts) / 2

	NoPict = 255 // an empty place
)

// Pict is a Pict: Bonus is an item, InfluenceItem or ManorItem, or AppleItem; Of its
// province, for a manor its terrain.
type Pict struct {
	Value uint8
	Bonus Item
	Of    uint8
}

// PictsState is where the Picts are that everybody sees.
type PictsState struct {
	Open  [openPicts]uint8 // by their rows in the box, or NoPict
	Left  [2]uint8         // in the piles
	Taken [MaxSeats]uint32 // a bit each
	Gone  uint32           // to the box
}

// ArthurHidden is what of Arthur nobody may see: the piles, the next Pict last.
type ArthurHidden struct{ Piles [2][pictPile]uint8 }

// readPict reads "value bonus of": 2 flag black, 4 influence grey, 1 manor lake, 2 apple.
func (b *Box) readPict(n int, words []string) (err error) {
	b.Mods.Picts[n], err = pictOf(words)
	return err
}

func pictOf(words []string) (p Pict, err error) {
	if len(words) < 2 {
		return p, errors.New(`a Pict is written "value bonus province", such as "2 flag black"`)
	}
	value, err := strconv.Atoi(words[0])
	if err != nil || value < 0 || value > 9 {
		return p, fmt.Errorf("a Pict is worth 0 to 9, not %q", words[0])
	}
	bonus, err := lookUp("bonus", words[1], bonusWords)
	if err != nil {
		return p, err
	}
	p.Value, p.Bonus = uint8(value), Item(bonus)
	if want := int(one(p.Bonus != AppleItem)); len(words)-2 != want {
		return p, fmt.Errorf("a Pict %q takes %d words after it, not %d", words[1], want, len(words)-2)
	}
	switch p.Bonus {
	case AppleItem:
	case ManorItem:
		p.Of, err = lookUp("terrain", words[2], terrainWords[:])
	default:
		p.Of, err = lookUp("province", words[2], provinceWords[:])
	}
	return p, err
}

var bonusWords = thingWords[:AppleItem+1]

// setPicts shuffles the Picts into two piles and opens four, by turns from either. // A1a
func (g *Game) setPicts(step) {
	p := &g.Mods.Arthur.Picts
	p.Left = [2]uint8{pictsInAll / 2, pictsInAll / 2}
	var order [pictsInAll]uint8
	for i := range order {
		order[i] = uint8(i)
	}
	game.Shuffle(&g.Chance[chancePicts], order[:])
	copy(g.Mods.Arthur.Hidden.Piles[0][:], order[:])
	copy(g.Mods.Arthur.Hidden.Piles[1][:], order[pictPile:])
	for place, pict := range order[2*pictPile:] {
		g.Emit(EventPictOpen, game.NoSeat, int16(pict), int16(place), int16(place%2))
	}
	g.Reveal()
}

// shufflePicts deals the piles anew.
func (g *Game) shufflePicts(chance *game.Stream) {
	piles, left := &g.Mods.Arthur.Hidden.Piles, g.Mods.Arthur.Picts.Left
	all := slices.Concat(piles[0][:left[0]], piles[1][:left[1]])
	engine.Reshuffle(chance, all)
	copy(piles[0][:], all[:left[0]])
	copy(piles[1][:], all[left[0]:])
}

// askPict offers the open Picts, also those whose bonus gives nothing. // A6
func (g *Game) askPict(step) {
	for place, pict := range g.Mods.Arthur.Picts.Open {
		if pict != NoPict {
			g.Offer(ActPict, uint8(place))
		}
	}
}

// takePict takes a Pict; its bonus comes first, then the gap is filled. // A6, A6a
func (g *Game) takePict(st step, a game.Action) {
	pict := g.Mods.Arthur.Picts.Open[a.A]
	g.Push(step{Kind: AskPile, Seat: st.Seat, A: a.A})
	g.Emit(EventPict, st.Seat, int16(pict), int16(a.A))
	g.giveBonus(st.Seat, g.rules.Box.Mods.Picts[pict])
}

// giveBonus gives what a Pict shows, as far as possible. // A6
func (g *Game) giveBonus(s game.Seat, p Pict) {
	switch p.Bonus {
	case AppleItem:
		g.takeApple(s)
	case InfluenceItem:
		g.influence(s, Province(p.Of))
	case ManorItem:
		g.Push(step{Kind: AskFreeManor, Seat: s, A: p.Of})
	default:
		g.Push(step{Kind: AskTakeHere, Seat: s, A: uint8(p.Bonus), B: p.Of})
	}
}

// askFreeManor offers the free tiles of terrain A. // A6
func (g *Game) askFreeManor(st step) {
	if g.Players[st.Seat].Manors == 0 {
		return
	}
	for tile, t := range g.Domain[:g.Rows*Columns] {
		if t.Manor == game.NoSeat && t.Terrain == Terrain(st.A) {
			g.Offer(ActFreeManor, uint8(tile))
		}
	}
}

// freeManor is a building like any other: a tower gives its bonus. // A6a
func (g *Game) freeManor(st step, a game.Action) { g.placeManor(st.Seat, a.A) }

// askPile offers the piles that are not empty, to fill place A. // A6a
func (g *Game) askPile(step) {
	for pile, n := range g.Mods.Arthur.Picts.Left {
		if n > 0 {
			g.Offer(ActPile, uint8(pile))
		}
	}
}

func (g *Game) openPict(st step, a game.Action) {
	top := &g.Mods.Arthur.Hidden.Piles[a.A][g.Mods.Arthur.Picts.Left[a.A]-1]
	pict := *top
	*top = 0
	g.Reveal()
	g.Emit(EventPictOpen, st.Seat, int16(pict), int16(st.A), int16(a.A))
}

// scorePicts: the values of one's Picts, and 3 for the signet ring; most wins 3,
// least loses 3, all tied. The Picts taken go to the box. // A11
func (g *Game) scorePicts(step) {
	g.Emit(EventCategory, game.NoSeat, int16(ForPicts))
	var values [MaxSeats]int
	g.order(g.Start, func(s game.Seat) {
		values[s] = g.Table().PictValue(s)
		g.Emit(EventPictsScored, s, int16(values[s]))
	})
	most, least := slices.Max(values[:g.Seats]), slices.Min(values[:g.Seats])
	g.order(g.Start, func(s game.Seat) {
		if values[s] == most {
			g.score(s, 3, ForPicts, int16(values[s]))
		}
		if values[s] == least {
			g.score(s, -3, ForPicts, int16(values[s]))
		}
	})
}

// boxPicts puts a seat's Picts into the box once they are scored. // A11
func boxPicts(t change, e game.Event) {
	p := &t.Mods.Arthur.Picts
	p.Gone |= p.Taken[e.Seat]
	p.Taken[e.Seat] = 0
}

// PictValue returns what a seat's Picts count, with the signet ring. // A11
func (t Table) PictValue(s game.Seat) int {
	n := 3 * int(one(t.Mods.Arthur.Ring == s))
	for taken := t.Mods.Arthur.Picts.Taken[s]; taken != 0; taken &= taken - 1 {
		n += int(t.Box.Mods.Picts[bits.TrailingZeros32(taken)].Value)
	}
	return n
}

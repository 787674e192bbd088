package merlintest

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// Arthur in scenarios. A Pict is written by what it gives: flag black, influence
// grey, manor lake, apple.

var arthur = module{
	names: []string{"arthur"},
	words: []word{
		{Name: "arthur", Form: spaceForm, Table: true, Give: giveArthur, Check: checkSpace(func(p *position, _ game.Seat) uint8 { return p.Mods.Arthur.At })},
		{Name: "ring", Form: "red, or board", Table: true, Give: giveRing, Check: checkSeat(func(p *position) game.Seat { return p.Mods.Arthur.Ring })},
		{Name: "picts", Form: "flag black, apple, -", Table: true, List: true, Give: giveOpenPict, Check: checkOpenPict},
		{Name: "picts-gone", Form: "flag black, or rest", Table: true, List: true, Give: givePictsGone, Check: checkPicts(func(p *merlin.PictsState, _ game.Seat) uint32 { return p.Gone })},
		pileWord("pict-pile-1", 0), pileWord("pict-pile-2", 1),
		{Name: "picts", Form: "flag black, apple", List: true, Give: givePict, Check: checkPicts(func(p *merlin.PictsState, s game.Seat) uint32 { return p.Taken[s] })},
	},
	forces: []force{steps("score manors", "prune"), steps("score picts", "score-picts")},
	die:    "arthur",
	figure: func(p *position) *uint8 { return &p.Mods.Arthur.At },
	begin: func(p *position) {
		p.Mods.Arthur.At, p.Mods.Arthur.Ring = merlin.Spaces, game.NoSeat
		for i := range p.Mods.Arthur.Picts.Open {
			p.Mods.Arthur.Picts.Open[i] = pictNotSaid
		}
	},
	finish: stackPicts,
}

// bonusWords are what a Pict may give.
var bonusWords = append(slices.Clone(thingWords), "apple")

// pictPile is how many Picts a pile has room for.
const pictPile = uint8(len(merlin.ArthurHidden{}.Piles[0]))

// pictNotSaid is an open place that a scenario has not filled yet.
const pictNotSaid = merlin.NoPict - 1

func giveArthur(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Arthur.At, err = p.space(text)
	return err
}

func giveRing(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Arthur.Ring, err = p.seatOrNobody(text, "board")
	return err
}

// pictsLike returns the Picts that give what a text says.
func (p *position) pictsLike(text string) (like uint32, err error) {
	var box merlin.Box
	if err := box.Replace("picts", 0, "0 "+text); err != nil {
		return 0, err
	}
	want := box.Mods.Picts[0]
	for i, pict := range p.Rules().Box.Mods.Picts {
		if pict.Bonus == want.Bonus && pict.Of == want.Of {
			like |= 1 << i
		}
	}
	return like, nil
}

// freePicts returns the Picts that lie nowhere yet.
func (p *position) freePicts() uint32 {
	picts := &p.Mods.Arthur.Picts
	used := picts.Gone
	for _, taken := range picts.Taken {
		used |= taken
	}
	for _, pict := range picts.Open {
		if int(pict) < len(p.Rules().Box.Mods.Picts) {
			used |= 1 << pict
		}
	}
	for i, pile := range p.Mods.Arthur.Hidden.Piles {
		for _, pict := range pile[:picts.Left[i]] {
			used |= 1 << pict
		}
	}
	return (1<<len(p.Rules().Box.Mods.Picts) - 1) &^ used
}

// pictFor finds a Pict for a place that a line names.
func (p *position) pictFor(text string) (uint8, error) {
	like, err := p.pictsLike(text)
	if err != nil {
		return 0, err
	}
	if like &= p.freePicts(); like == 0 {
		return 0, fmt.Errorf("the Pict %q lies elsewhere already", text)
	}
	return uint8(bits.TrailingZeros32(like)), nil
}

// giveOpenPict lays the next open place: a Pict, or - for none.
func giveOpenPict(p *position, _ game.Seat, text string) error {
	open := &p.Mods.Arthur.Picts.Open
	place := slices.Index(open[:], pictNotSaid)
	if place < 0 {
		return fmt.Errorf("there are %d places for Picts", len(open))
	}
	if text == "-" {
		open[place] = merlin.NoPict
		return nil
	}
	pict, err := p.pictFor(text)
	if err == nil {
		open[place] = pict
	}
	return err
}

func givePict(p *position, s game.Seat, text string) error {
	pict, err := p.pictFor(text)
	if err == nil {
		p.Mods.Arthur.Picts.Taken[s] |= 1 << pict
	}
	return err
}

// givePictsGone lays a Pict into the box, or all that lie nowhere yet.
func givePictsGone(p *position, _ game.Seat, text string) error {
	gone := &p.Mods.Arthur.Picts.Gone
	if text == "rest" {
		*gone |= p.freePicts()
		return nil
	}
	pict, err := p.pictFor(text)
	if err == nil {
		*gone |= 1 << pict
	}
	return err
}

// pileWord is the word for a pile: its next Picts, the first is drawn first.
func pileWord(name string, pile int) word {
	return word{
		Name: name, Form: "flag black, apple", Table: true, List: true,
		Give: func(p *position, _ game.Seat, text string) error {
			left := &p.Mods.Arthur.Picts.Left[pile]
			pict, err := p.pictFor(text)
			if err == nil && *left == pictPile {
				err = fmt.Errorf("a pile has room for %d Picts", pictPile)
			}
			if err != nil {
				return err
			}
			p.Mods.Arthur.Hidden.Piles[pile][*left] = pict
			*left++
			return nil
		},
		Check: func(l look, _ game.Seat, text string) error {
			left := l.Now.Mods.Arthur.Picts.Left[pile]
			if n, err := strconv.Atoi(text); err == nil {
				return scenario.Amount{N: n}.Compare(0, int(left))
			}
			like, err := l.Now.pictsLike(text)
			if err == nil && (left == 0 || like>>l.Now.Mods.Arthur.Hidden.Piles[pile][left-1]&1 == 0) {
				err = scenario.Fail("it has %d Picts, the next is another", left)
			}
			return err
		},
	}
}

// stackPicts opens Picts where nothing was said, and piles up the others below the
// next ones of each pile, by turns; what finds no room lies in the box.
func stackPicts(p *position) error {
	picts := &p.Mods.Arthur.Picts
	free := p.freePicts()
	next := func() uint8 {
		pict := uint8(bits.TrailingZeros32(free))
		free &= free - 1
		return pict
	}
	for i := range picts.Open {
		switch {
		case picts.Open[i] != pictNotSaid:
		case free == 0:
			picts.Open[i] = merlin.NoPict
		default:
			picts.Open[i] = next()
		}
	}
	for free != 0 && picts.Left != [2]uint8{pictPile, pictPile} {
		for i := range picts.Left {
			if free != 0 && picts.Left[i] < pictPile {
				p.Mods.Arthur.Hidden.Piles[i][picts.Left[i]] = next()
				picts.Left[i]++
			}
		}
	}
	picts.Gone |= free
	for i := range picts.Left {
		slices.Reverse(p.Mods.Arthur.Hidden.Piles[i][:picts.Left[i]])
	}
	return nil
}

// checkOpenPict checks a place, "1 = flag black", "1 = -", or that a Pict is open.
func checkOpenPict(l look, _ game.Seat, text string) error {
	open := l.Now.Mods.Arthur.Picts.Open[:]
	place, what, given := strings.Cut(text, " = ")
	if given {
		n, err := scenario.Number(place, 1, len(open))
		if err != nil {
			return err
		}
		open = open[n-1 : n]
	} else {
		what = text
	}
	like, err := uint32(0), error(nil)
	if what != "-" {
		if like, err = l.Now.pictsLike(what); err != nil {
			return err
		}
	}
	for _, pict := range open {
		if pict == merlin.NoPict && what == "-" || pict != merlin.NoPict && like>>pict&1 == 1 {
			return nil
		}
	}
	return scenario.Fail("there are open: %s", l.Now.pictsText(open))
}

// pictsText writes Picts as they are given.
func (p *position) pictsText(picts []uint8) string {
	var all []string
	for _, n := range picts {
		if n == merlin.NoPict {
			all = append(all, "-")
			continue
		}
		pict := p.Rules().Box.Mods.Picts[n]
		text := bonusWords[pict.Bonus]
		switch pict.Bonus {
		case merlin.AppleItem:
		case merlin.ManorItem:
			text += " " + merlin.Terrain(pict.Of).String()
		default:
			text += " " + merlin.Province(pict.Of).String()
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// checkPicts checks "flag black", "no flag black" or "none".
func checkPicts(of func(*merlin.PictsState, game.Seat) uint32) func(look, game.Seat, string) error {
	return func(l look, s game.Seat, text string) error {
		is := of(&l.Now.Mods.Arthur.Picts, s)
		if text == "none" {
			return scenario.Amount{}.Compare(0, bits.OnesCount32(is))
		}
		word, gone := strings.CutPrefix(text, "no ")
		like, err := l.Now.pictsLike(word)
		if err == nil && (is&like != 0) == gone {
			err = scenario.Fail("it is otherwise")
		}
		return err
	}
}

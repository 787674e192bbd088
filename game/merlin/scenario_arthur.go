package merlin

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

// Arthur in scenarios. A Pict is written by what it gives: flag black, influence
// grey, manor lake, apple.

func init() {
	scenarioModules["arthur"] = scenarioModule{
		words: []scenarioWord{
			{name: "arthur", form: spaceForm, table: true, give: giveArthur, check: checkSpace(func(p *Public, _ game.Seat) uint8 { return p.Mods.Arthur.At })},
			{name: "ring", form: "red, or board", table: true, give: giveRing, check: checkSeat(func(p *Public) game.Seat { return p.Mods.Arthur.Ring })},
			{name: "picts", form: "flag black, apple, -", table: true, list: true, give: giveOpenPict, check: checkOpenPict},
			{name: "picts-gone", form: "flag black, or rest", table: true, list: true, give: givePictsGone, check: checkPicts(func(p *PictsState, _ game.Seat) uint32 { return p.Gone })},
			pileWord("pict-pile-1", 0), pileWord("pict-pile-2", 1),
			{name: "picts", form: "flag black, apple", list: true, give: givePict, check: checkPicts(func(p *PictsState, s game.Seat) uint32 { return p.Taken[s] })},
		},
		forces: map[string]func(*scenarioRun){
			"score manors": force(stepPrune), "score picts": force(stepScorePicts),
		},
		begin: func(p *position) {
			p.setArthur(step{})
			for i := range p.Mods.Arthur.Picts.Open {
				p.Mods.Arthur.Picts.Open[i] = pictNotSaid
			}
		},
		finish: stackPicts,
	}
}

// pictNotSaid is an open place that a scenario has not filled yet.
const pictNotSaid = NoPict - 1

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
	want, err := pictOf(strings.Fields("0 " + text))
	if err != nil {
		return 0, err
	}
	for i, pict := range p.rules.Box.Mods.Picts {
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
		if pict < pictsInAll {
			used |= 1 << pict
		}
	}
	for i, pile := range p.Secret.Arthur.Piles {
		for _, pict := range pile[:picts.Left[i]] {
			used |= 1 << pict
		}
	}
	return (1<<pictsInAll - 1) &^ used
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
		return fmt.Errorf("there are %d places for Picts", openPicts)
	}
	if text == "-" {
		open[place] = NoPict
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
func pileWord(name string, pile int) scenarioWord {
	return scenarioWord{
		name: name, form: "flag black, apple", table: true, list: true,
		give: func(p *position, _ game.Seat, text string) error {
			left := &p.Mods.Arthur.Picts.Left[pile]
			pict, err := p.pictFor(text)
			if err == nil && *left == pictPile {
				err = fmt.Errorf("a pile has room for %d Picts", pictPile)
			}
			if err != nil {
				return err
			}
			p.Secret.Arthur.Piles[pile][*left] = pict
			*left++
			return nil
		},
		check: func(l *scenarioLook, _ game.Seat, text string) error {
			left := l.now.Mods.Arthur.Picts.Left[pile]
			if n, err := strconv.Atoi(text); err == nil {
				return amount{n: n}.compare(0, int(left))
			}
			like, err := l.pictsLike(text)
			if err == nil && (left == 0 || like>>l.now.Secret.Arthur.Piles[pile][left-1]&1 == 0) {
				err = failed("it has %d Picts, the next is another", left)
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
			picts.Open[i] = NoPict
		default:
			picts.Open[i] = next()
		}
	}
	for free != 0 && picts.Left != [2]uint8{pictPile, pictPile} {
		for i := range picts.Left {
			if free != 0 && picts.Left[i] < pictPile {
				p.Secret.Arthur.Piles[i][picts.Left[i]] = next()
				picts.Left[i]++
			}
		}
	}
	picts.Gone |= free
	for i := range picts.Left {
		slices.Reverse(p.Secret.Arthur.Piles[i][:picts.Left[i]])
	}
	return nil
}

// checkOpenPict checks a place, "1 = flag black", "1 = -", or that a Pict is open.
func checkOpenPict(l *scenarioLook, _ game.Seat, text string) error {
	open := l.now.Mods.Arthur.Picts.Open[:]
	place, what, given := strings.Cut(text, " = ")
	if given {
		n, err := number(place, 1, openPicts)
		if err != nil {
			return err
		}
		open = open[n-1 : n]
	} else {
		what = text
	}
	like, err := uint32(0), error(nil)
	if what != "-" {
		if like, err = l.pictsLike(what); err != nil {
			return err
		}
	}
	for _, pict := range open {
		if pict == NoPict && what == "-" || pict != NoPict && like>>pict&1 == 1 {
			return nil
		}
	}
	return failed("there are open: %s", l.pictsText(open))
}

// pictsText writes Picts as they are given.
func (l *scenarioLook) pictsText(picts []uint8) string {
	var all []string
	for _, n := range picts {
		if n == NoPict {
			all = append(all, "-")
			continue
		}
		p := l.rules.Box.Mods.Picts[n]
		text := bonusWords[p.Bonus]
		switch p.Bonus {
		case AppleItem:
		case ManorItem:
			text += " " + Terrain(p.Of).String()
		default:
			text += " " + Province(p.Of).String()
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// checkPicts checks "flag black", "no flag black" or "none".
func checkPicts(of func(*PictsState, game.Seat) uint32) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		is := of(&l.now.Mods.Arthur.Picts, s)
		if text == "none" {
			return amount{}.compare(0, bits.OnesCount32(is))
		}
		word, gone := strings.CutPrefix(text, "no ")
		like, err := l.pictsLike(word)
		if err == nil && (is&like != 0) == gone {
			err = failed("it is otherwise")
		}
		return err
	}
}

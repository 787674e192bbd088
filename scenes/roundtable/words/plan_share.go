package words

import (
	"math/bits"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
)

// Plans about cards that are shared: what the own hand makes of them.

func (f *Words) planPropose(a game.Action) string {
	switch a.Kind {
	case roundtable.ActPropose:
		return f.count("plan.propose", int(f.View.Pool.N))
	case roundtable.ActPass:
		return f.T("plan.pass")
	}
	return f.T("plan.deal")
}

// planShare says why a card goes to a Knight.
func (f *Words) planShare(a game.Action) string {
	w, to := f.View.Pool.Cards[a.A], game.Seat(a.B)
	switch {
	case f.fits(w, to):
		return f.suits(w, to)
	case to == f.Asked && w.Special():
		return f.T("plan.own.special")
	}
	return f.evenly(to)
}

// evenly says that a card makes the shares alike; or else how many one has.
func (f *Words) evenly(to game.Seat) string {
	pool := &f.View.Pool
	has, worth, all, among := 0, 0, 0, bits.OnesCount8(pool.Among)
	for i, is := range pool.To[:pool.N] {
		all += f.View.ShareWorth(pool.Cards[i])
		if game.Seat(is)-1 == to {
			has, worth = has+1, worth+f.View.ShareWorth(pool.Cards[i])
		}
	}
	switch {
	case int(pool.N) <= among && has == 0:
		return f.T("plan.share.one")
	case int(pool.N) > among && worth*among < all:
		return f.T("plan.share.even")
	}
	return f.hand(to)
}

// planAccept says what one would get by the proposal, and whether that is enough.
func (f *Words) planAccept(a game.Action) string {
	var list []string
	var mine []roundtable.White
	pool := &f.View.Pool
	for i, w := range pool.Cards[:pool.N] {
		if game.Seat(pool.To[i])-1 == f.Asked {
			list, mine = append(list, f.White(w)), append(mine, w)
		}
	}
	if len(list) == 0 {
		list = append(list, f.T("again.share.none"))
	}
	gets, fair := f.T("plan.gets", "list", strings.Join(list, ", ")), f.View.Fair(f.Asked)
	gets = sentences(gets+" "+f.fills(mine), f.lost())
	switch {
	case fair && a.Kind == roundtable.ActAccept:
		return sentences(gets, f.T("plan.fair"))
	case !fair && a.Kind == roundtable.ActRefuse:
		return sentences(gets, f.T("plan.poor"))
	}
	return gets
}

// fills says for which Quest cards do most together with the hand, if for any.
func (f *Words) fills(cards []roundtable.White) string {
	best, most := roundtable.Camelot, 0
	for _, q := range f.Quests() {
		if !f.View.InPlay(q) || q == roundtable.ExcaliburQuest { // where any card will do
			continue
		}
		if more := f.hasWith(q, cards...) - f.Has(q); more > most || more > 0 && more == most && f.Wanted(q) < f.Wanted(best) {
			best, most = q, more
		}
	}
	if best == roundtable.Camelot {
		return f.T("plan.gets.nothing")
	}
	return f.T("plan.gets.serves", "count", f.Has(best)+most, "left", f.Wanted(best), "at", at(f, int16(best)), "had", f.Has(best))
}

// lost says which card that another gets is the last that one lacks for a Quest.
func (f *Words) lost() string {
	pool := &f.View.Pool
	for _, q := range f.Quests() {
		if !f.View.InPlay(q) || q == roundtable.ExcaliburQuest || f.Has(q)+1 != f.Wanted(q) {
			continue
		}
		for i, w := range pool.Cards[:pool.N] {
			if to := game.Seat(pool.To[i]) - 1; to != f.Asked && to >= 0 && f.hasWith(q, w) == f.Wanted(q) {
				return f.T("plan.gets.lacks", "card", f.White(w), "at", at(f, int16(q)), "name", f.Knight(to))
			}
		}
	}
	return ""
}

// hasWith is how many of the cards that a Quest wants the hand has with others.
func (f *Words) hasWith(q roundtable.Place, cards ...roundtable.White) int {
	hand := f.View.Hand
	defer func() { f.View.Hand = hand }()
	for _, w := range cards {
		f.View.Hand[w]++
	}
	return f.Has(q)
}

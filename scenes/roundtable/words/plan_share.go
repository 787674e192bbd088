package words

import (
	"cmp"
	"math/bits"
	"slices"
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
	case to == f.Asked:
		return sentences(f.fills("plan.share.serves", w), f.evenly(to))
	}
	return f.evenly(to)
}

// evenly says how a card makes the shares alike; or else how many one has.
func (f *Words) evenly(to game.Seat) string {
	pool := &f.View.Pool
	has, worth, all, among := 0, 0, 0, bits.OnesCount8(pool.Among)
	for i, is := range pool.To[:pool.N] {
		all += f.View.ShareWorth(pool.Cards[i])
		if game.Seat(is)-1 == to {
			has, worth = has+1, worth+f.View.ShareWorth(pool.Cards[i])
		}
	}
	key := "plan.share.even"
	switch {
	case int(pool.N) <= among && has == 0:
		return f.T("plan.share.one")
	case int(pool.N) <= among || worth*among >= all:
		return f.hand(to)
	case has == 0:
		key = "plan.share.first"
	}
	if to == f.Asked {
		key += ".own"
	}
	return f.T(key, "name", f.Knight(to), "has", has+1, "of", int(pool.N))
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
	gets = strings.TrimSpace(gets + " " + cmp.Or(f.fills("plan.gets.serves", mine...), f.gapless(mine)))
	switch {
	case fair && a.Kind == roundtable.ActAccept:
		return sentences(gets, f.T("plan.fair"), f.lost())
	case a.Kind == roundtable.ActAccept:
		return sentences(gets, f.lost())
	case !fair:
		return sentences(gets, f.lost(), f.T("plan.poor"))
	}
	return sentences(gets, cmp.Or(f.lost(), f.T("plan.refuse")))
}

// quests are those in play where it matters which cards one holds.
func (f *Words) quests() (list []roundtable.Place) {
	for _, q := range f.Quests() {
		if f.View.InPlay(q) && q != roundtable.ExcaliburQuest {
			list = append(list, q)
		}
	}
	return list
}

// fills says for which Quest cards do most together with the hand, if for any.
func (f *Words) fills(key string, cards ...roundtable.White) string {
	best, most := roundtable.Camelot, 0
	for _, q := range f.quests() {
		if more := f.hasWith(q, cards...) - f.Has(q); more > most || more > 0 && more == most && f.Wanted(q) < f.Wanted(best) {
			best, most = q, more
		}
	}
	if best == roundtable.Camelot {
		return ""
	}
	return f.T(key, "count", f.Has(best)+most, "left", f.Wanted(best), "at", at(f, int16(best)), "had", f.Has(best))
}

// gapless says that no card of some fills a gap of the hand, of cards that are of use at Quests alone.
func (f *Words) gapless(cards []roundtable.White) string {
	if slices.ContainsFunc(cards, roundtable.White.Special) {
		return ""
	}
	return f.T("plan.gets.nothing")
}

// lost says which card that another gets is the last that one lacks for a Quest.
func (f *Words) lost() string {
	pool := &f.View.Pool
	for _, q := range f.quests() {
		if f.Has(q)+1 != f.Wanted(q) {
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

// lacksIt reports whether an action gives a card to another that is the last one lacks for a Quest, though one's own
// share is no larger than the others' yet.
func (f *Words) lacksIt(a game.Action) bool {
	if a.Kind != roundtable.ActShare || game.Seat(a.B) == f.Asked {
		return false
	}
	pool, has := &f.View.Pool, 0
	for i, w := range pool.To[:pool.N] {
		if game.Seat(w)-1 == f.Asked {
			if has++; pool.Cards[i] == pool.Cards[a.A] {
				return false
			}
		}
	}
	if has*bits.OnesCount8(pool.Among) >= int(pool.N) {
		return false
	}
	return slices.ContainsFunc(f.quests(), func(q roundtable.Place) bool {
		return f.Has(q)+1 == f.Wanted(q) && f.hasWith(q, pool.Cards[a.A]) == f.Wanted(q)
	})
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

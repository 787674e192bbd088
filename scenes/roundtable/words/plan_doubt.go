package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Why a Knight is accused: what all have seen him do, for and against, and how likely that makes it.

// doings are the ends of the keys of what is held for or against a Knight.
var doings = [roundtable.Doings]string{
	roundtable.DidEngine: "engine", roundtable.DidHoard: "hoard", roundtable.DidRoam: "roam", roundtable.DidEasy: "easy",
	roundtable.DidWrong: "wrong", roundtable.DidLose: "lose", roundtable.DidDecline: "decline", roundtable.DidLife: "life",
	roundtable.DidWin: "win", roundtable.DidSpecial: "special", roundtable.DidMerlins: "merlins", roundtable.DidPay: "pay",
	roundtable.DidGather: "gather", roundtable.DidDragon: "dragon",
}

// against are what a person would hold against a Knight; the others speak for one.
func against(d roundtable.Doing) bool { return d < roundtable.DidLife }

// telling is how much a deed speaks for or against somebody, in hundredths of a doubling, that it is
// told; so many are at most.
const (
	telling   = 40
	mostDeeds = 2
)

// planAccuse says what speaks against a Knight that all have seen, and when; how likely that makes it, with who comes
// next and what is at stake; then what speaks for him and for the others.
func (f *Words) planAccuse(a game.Action) string {
	who := game.Seat(a.A)
	is := f.Doubts[who]
	name := []any{"name", f.Knight(who), "percent", is.Percent, "count", f.Suspects()}
	odds, next := f.T("plan.accuse.odds", name...), f.next(who)
	bad, good := f.deedsOf(who, true), f.deedsOf(who, false)
	said := ""
	if len(bad) > 0 {
		said = f.T("plan.accuse.against", append(name, "list", f.Listed(bad))...)
	} else {
		odds = f.T("plan.accuse.bare", name...)
	}
	if odds += " " + f.T("plan.accuse.stakes"); next != "" {
		odds += " " + next
	}
	forHim := ""
	if len(good) > 0 {
		forHim = f.T("plan.accuse.for", append(name, "list", f.Listed(good))...)
	}
	return sentences(said, odds, f.cleared(who), forHim)
}

// deedsOf are those that speak most against a Knight, or for him, each with the round of the last of them.
func (f *Words) deedsOf(who game.Seat, bad bool) (list []string) {
	deeds := slices.Clone(f.Doubts[who].Deeds)
	slices.SortStableFunc(deeds, func(a, b roundtable.Testimony) int { return easy(a) - easy(b) }) // which is help after all
	for i := range deeds {
		t := deeds[i]
		if !bad {
			t = deeds[len(deeds)-1-i]
		}
		if against(t.Doing) != bad || len(list) == mostDeeds || !f.tells(who, t) {
			continue
		}
		said := f.count("doubt."+doings[t.Doing], t.Count)
		if t.Round > 0 {
			said = f.T("plan.accuse.when", "text", said, "count", t.Count, "round", t.Round)
		}
		list = append(list, said)
	}
	return list
}

// easy is 1 for easy help.
func easy(t roundtable.Testimony) int {
	if t.Doing == roundtable.DidEasy {
		return 1
	}
	return 0
}

// tells reports whether a deed speaks clearly for or against a Knight: easy help where nobody else gave as much of it.
func (f *Words) tells(who game.Seat, t roundtable.Testimony) bool {
	if t.Doing != roundtable.DidEasy {
		return t.Weight >= telling && against(t.Doing) || t.Weight <= -telling && !against(t.Doing)
	}
	for s := range game.Seat(len(f.Seats)) {
		for _, other := range f.Doubts[s].Deeds {
			if s != who && other.Doing == t.Doing && other.Count >= t.Count {
				return false
			}
		}
	}
	return t.Count > 1
}

// blamed is how often a Knight has done what can be told against him; easy help, which is none by itself, counts once.
func (f *Words) blamed(who game.Seat) (n int) {
	for _, t := range f.Doubts[who].Deeds {
		switch {
		case !against(t.Doing) || !f.tells(who, t):
		case t.Doing == roundtable.DidEasy:
			n++
		default:
			n += t.Count
		}
	}
	return n
}

// likeliest is the Knight whom one has most reason to hold for the Traitor, but for one; NoSeat: nobody may be.
func (f *Words) likeliest(but game.Seat) game.Seat {
	most := game.NoSeat
	for s := range game.Seat(len(f.Seats)) {
		hid := s != f.Asked && f.View.Players[s].Shown == roundtable.Unseen && f.View.Players[s].Fate != roundtable.Absent
		if hid && s != but && (most == game.NoSeat || f.Doubts[s].Percent > f.Doubts[most].Percent) {
			most = s
		}
	}
	return most
}

// next says how likely the one is who would be it instead; "" where nobody would.
func (f *Words) next(who game.Seat) string {
	s := f.likeliest(who)
	if s == game.NoSeat {
		return ""
	}
	return f.T("plan.accuse.next", "name", f.Knight(s), "percent", f.Doubts[s].Percent)
}

// cleared says of each other who might be the Traitor in his place what speaks most for him, a line for each.
func (f *Words) cleared(who game.Seat) (said string) {
	for s := range game.Seat(len(f.Seats)) {
		if s == who || s == f.Asked || f.View.Players[s].Shown != roundtable.Unseen {
			continue
		}
		if list := f.deedsOf(s, false); len(list) > 0 {
			said = sentences(said, f.T("plan.accuse.cleared", "name", f.Knight(s), "list", list[0]))
		}
	}
	return said
}

// heedAccuse says that one may accuse, and what speaks most against whom.
func (f *Words) heedAccuse() string {
	s := f.likeliest(game.NoSeat)
	if !f.may(roundtable.ActAccuse) || s == game.NoSeat {
		return ""
	}
	list := f.deedsOf(s, true)
	if len(list) == 0 || f.Doubts[s].Percent < worthATalk { // that one may is told among the deeds
		return f.betrayed()
	}
	return sentences(f.betrayed(), f.T("heed.accuse", "name", f.Knight(s), "list", list[0]))
}

// betrayed says who has looked at the card that lost a Quest and drawn it, which everybody thinks of first, and that the Loyal
// do so, too: of those who did in games of computer players fewer were the Traitor than of all.
func (f *Words) betrayed() string {
	who, quest := f.Betrayed()
	if who == game.NoSeat || who == f.Asked || !f.MayHide() {
		return ""
	}
	return f.T("heed.betrayed", "name", f.Knight(who), "quest", the(f, int16(quest)))
}

// worthATalk is from how likely on, in percent, somebody is named as a suspect.
const worthATalk = 40

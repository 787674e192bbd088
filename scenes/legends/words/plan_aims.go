package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
)

// What bringing somebody somewhere is for where it is enough for nothing yet, and when it is for nothing.

// closer is how much of what is missing for an event counts as a tenth of a point, and how many of
// these there are at most.
const closer, closest = 2, 3

// approach is by how much less is missing, with characters at a place, for events within reach that
// nobody takes first: in tenths of a point.
func (f *Words) approach(cards []legends.Card, to legends.Place) (n int) {
	would := f.Would(cards, f.Asked, to)
	then := f.Rules.Table(&would.Public)
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Table().Completes(c, f.Asked) || then.Completes(c, f.Asked) || f.Taken(then, c) {
				continue
			}
			n += min(f.lacksOf(c), far) - min(f.on(would).lacksOf(c), far)
		}
	}
	return max(-closest, min(closest, n/closer))
}

// What speaks against an action that serves nothing, or nothing that another of the turn does not do
// alone, in tenths of a point.
const aimless, needless = 20, 10

// drags is what speaks against bringing characters to a place.
func (f *Words) drags(a game.Action, cards []legends.Card, to legends.Place) (n int) {
	_, events, two := f.follow(cards, to)
	switch {
	case two && f.alone() >= f.Yields(events):
		n = needless
	case two:
		return 0
	}
	if f.Aimless(a) {
		n += aimless - max(0, f.signs(cards, to)/2) // of those who only stand there, whoever counts most
	}
	return n
}

// standsIdle reports whether characters would come to a place for nothing but to stand there, with nothing of what is often
// asked for.
func (f *Words) standsIdle(cards []legends.Card, to legends.Place) bool {
	if to >= legends.Avalon || f.signs(cards, to) > 0 {
		return false
	}
	would := f.Would(cards, f.Asked, to)
	near, _ := f.nearer(cards, to)
	return near == legends.NoCard && !f.readierAt(to, would) && f.able(cards) == "" && f.foreseen(cards, to, would) == "" && f.guarding(would) == ""
}

// signs is how much characters have of what the signs of a place say that is often asked for there; 1 where a place has
// none.
func (f *Words) signs(cards []legends.Card, p legends.Place) (sum int) {
	if p >= legends.Avalon {
		return 1
	}
	for _, c := range cards {
		for _, a := range f.Rules.Deck.Icons[p] {
			sum += int(f.Face(c).Scores[a])
		}
	}
	return sum
}

// alone are the points of the events that the best single action is enough for.
func (f *Words) alone() int {
	_, events := f.single()
	return f.Yields(events)
}

// Aimless reports whether an action brings characters where they serve nothing that anybody sees: no
// event that lies there or is known to come, nobody who guards one, none that may yet come, and, of the hand, not
// what is often asked for there.
func (f *Words) Aimless(a game.Action) bool {
	cards, p, ok := brought(a)
	if !ok || a.Kind != legends.ActPlay && a.Kind != legends.ActMove {
		return false
	}
	would := f.Would(cards, f.Asked, p)
	event, _ := f.nearer(cards, p)
	if left, _ := f.leftover(p, would); left != legends.NoCard {
		return false
	}
	return (event == legends.NoCard || f.hopeless(cards, event, would) || f.faint(event, would)) && len(f.won(would)) == 0 && f.foreseen(cards, p, would) == "" && f.guarding(would) == "" &&
		f.able(cards) == "" && f.holds(cards) == "" && !f.readierAt(p, would) && (a.Kind == legends.ActMove || !f.fits(cards, p))
}

// readierAt reports whether one has enough on a table for more of what may yet come to a place, and in all for no fewer:
// not what is only better because somebody left.
func (f *Words) readierAt(p legends.Place, would *legends.View) bool {
	return f.readier(would) > 0 && f.prepared(would, p) > f.prepared(f.View, p)
}

// faint reports whether a table is hardly nearer to an event that is far off.
func (f *Words) faint(event legends.Card, would *legends.View) bool {
	lack := f.lacksOn(would, event)
	return lack > far && f.lacksOf(event)-lack <= littleOf
}

// vain reports whether an action brings characters where they serve nothing, nor have the other action of the turn be
// enough for more, and makes no room in a full hand by somebody who has anything of the place's signs.
func (f *Words) vain(a game.Action, cards []legends.Card, to legends.Place) bool {
	if f.makesRoom(a, cards, to) && f.signs(cards, to) > 0 || !f.Aimless(a) {
		return false
	}
	_, events, two := f.follow(cards, to)
	return !two || f.Yields(events) <= f.alone()
}

// makesRoom reports whether an action takes a card out of a hand that is full, or will be.
func (f *Words) makesRoom(a game.Action, cards []legends.Card, to legends.Place) bool {
	return a.Kind == legends.ActPlay && (f.HandIsFull() || f.room(a, f.Would(cards, f.Asked, to)) != "")
}

// fits reports whether one of some characters has much of what is often asked for at a place.
func (f *Words) fits(cards []legends.Card, p legends.Place) bool {
	if p >= legends.Avalon || !f.more() && !f.asksMore(p) {
		return false
	}
	return slices.ContainsFunc(cards, func(c legends.Card) bool {
		return slices.ContainsFunc(f.Rules.Deck.Icons[p][:], func(a legends.Ability) bool {
			return int(f.Face(c).Scores[a]) >= muchOf && (f.more() && f.likely(p, a) || f.askedFor(p, a))
		})
	})
}

// finalWants is what a character has most of that the event that ends the game asks for, if he stands
// elsewhere where no event lies.
func (f *Words) finalWants(c legends.Card) (best legends.Ability, far bool) {
	event, most := f.PlaceCard(legends.Final), 0
	if at := f.View.Chars[c].At; event == legends.NoCard || at == legends.Final || len(f.Quests(at)) > 0 {
		return 0, false
	}
	for a, n := range f.Face(event).Needs {
		if has := f.Table().Score(c, legends.Ability(a)); n > 0 && has > most {
			best, most = legends.Ability(a), has
		}
	}
	return best, most > 0
}

// askedFor reports whether an event of a place asks for an Ability that one has not enough of, and nobody takes it first.
func (f *Words) askedFor(p legends.Place, a legends.Ability) bool {
	return slices.ContainsFunc(f.Quests(p), func(c legends.Card) bool {
		return f.Face(c).Needs[a] > 0 && !f.Table().Completes(c, f.Asked) && !f.Taken(f.Table(), c)
	})
}

package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// What cannot be taken back and costs something is asked once more, with what it costs and
// what it is good for.

// askAgain gives a choice that question with its answers.
func (f *Words) askAgain(c *moment.Choice, a game.Action) {
	switch a.Kind {
	case roundtable.ActSacrifice:
		c.Forgone = f.sacrifices()
	case roundtable.ActAccuse:
		s := game.Seat(a.A)
		key := "again.accuse"
		if f.Unmasked() {
			key = "again.accuse.known"
		}
		c.Forgone = Paragraphs(f.T(key, "name", f.Knight(s)), f.Recorded(s))
	case roundtable.ActShare:
		if a.A+1 < f.View.Pool.N {
			return
		}
		c.Forgone = f.shares(game.Seat(a.B))
	case roundtable.ActLife:
		if f.View.Players[f.Home].Life == 1 {
			c.Forgone, c.Yes, c.No = f.T("again.sacrifice.last"), f.T("again.life.yes"), f.T("again.life.no")
		}
		return
	case roundtable.ActEngine:
		if f.View.Engines == roundtable.SiegeFull-1 {
			c.Forgone, c.Yes, c.No = f.T("again.engine.last"), f.T("again.engine.yes"), f.T("again.engine.no")
		}
		return
	case roundtable.ActReveal:
		c.Forgone = f.T("again.reveal")
	case roundtable.ActPlay:
		c.Asks, c.Forgone = f.T("again.play.title", "card", f.White(roundtable.White(a.A))), f.WhiteText(roundtable.White(a.A))
	case roundtable.ActHeal:
		c.Forgone = f.T("again.heal", "what", f.White(roundtable.White(a.A)))
	case roundtable.ActMove, roundtable.ActRide, roundtable.ActReturnHome:
		f.leaves(c)
		return
	}
	c.Yes, c.No = f.T("again."+c.Word+".yes"), f.T("again."+c.Word+".no")
}

// leaves asks once more who would leave a solo Quest with cards of his on it.
func (f *Words) leaves(c *moment.Choice) {
	if !f.Abandons() {
		return
	}
	at := f.View.Players[f.Home].At
	var cards []string
	for w, n := range f.View.Quests[at].White {
		for range n {
			cards = append(cards, f.White(roundtable.White(w)))
		}
	}
	c.Forgone = f.T("again.leave", "list", strings.Join(cards, ", "))
	c.Yes, c.No = f.T("again.leave.yes"), f.T("again.leave.no")
}

// Abandons reports whether who sits here would leave cards of his by riding away. // R71
func (f *Words) Abandons() bool {
	at := f.View.Players[f.Home].At
	return at != roundtable.NoPlace && f.Rules.Box.Quests[at].Solo && f.View.Quests[at].Whites() > 0
}

// sharers are the Knights who share the cards that lie open.
func (f *Words) sharers() (list []string) {
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Pool.Among>>s&1 != 0 {
			list = append(list, f.Knight(s))
		}
	}
	return list
}

// sharedByAll reports whether every Knight who lives is among them.
func (f *Words) sharedByAll() bool {
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Lives(s) && f.View.Pool.Among>>s&1 == 0 {
			return false
		}
	}
	return true
}

// shares says who gets what by a proposal whose last card goes to a seat.
func (f *Words) shares(last game.Seat) string {
	pool := &f.View.Pool
	said := []string{f.T("again.share")}
	for s := range game.Seat(len(f.Seats)) {
		var cards []string
		for i, w := range pool.Cards[:pool.N] {
			if to := pool.To[i]; to == roundtable.Vote(s)+1 || i+1 == int(pool.N) && s == last {
				cards = append(cards, f.White(w))
			}
		}
		if pool.Among>>s&1 == 0 {
			continue
		}
		if len(cards) == 0 {
			cards = []string{f.T("again.share.none")}
		}
		said = append(said, f.T("word.pair", "name", "<b>"+f.Knight(s)+"</b>", "text", strings.Join(cards, ", ")))
	}
	return strings.Join(said, "\n") + "\n\n" + f.T("again.share.back")
}

// sacrifices says what a Life point would be given for.
func (f *Words) sacrifices() string {
	life := int(f.View.Players[f.Home].Life)
	if life == 1 {
		return Paragraphs(f.T("again.sacrifice.last"), f.T("again.sacrifice.for", "list", f.second()))
	}
	return Paragraphs(f.T("again.sacrifice", "life", life, "count", life-1), f.T("again.sacrifice.for", "list", f.second()))
}

// second lists the kinds of Heroic Action that a second one may still be of.
func (f *Words) second() string { return f.secondBut(-1) }

// secondBut leaves one out that nobody would give a Life for.
func (f *Words) secondBut(vain int) string {
	var list []string
	for kind, word := range roundtable.KindWords {
		if kind != vain && f.View.Turn.Kinds>>kind&1 == 0 && f.couldDo(uint8(kind)) {
			list = append(list, f.T("again.second."+f.herePlace(word)))
		}
	}
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	return f.T("again.or", "list", strings.Join(list[:n], ", "), "last", list[n])
}

// couldDo reports whether there is anything for an action of a kind, as far as its owner's
// hand says.
func (f *Words) couldDo(kind uint8) bool {
	switch kind {
	case roundtable.KindPlace:
		return f.couldAct()
	case roundtable.KindSpecial:
		return f.holds(1, roundtable.Merlin)
	case roundtable.KindHeal:
		return f.holds(3, 0) && f.View.Players[f.Home].Life < roundtable.MaxLife
	case roundtable.KindAccuse:
		return f.Table().Suspicious() && !f.View.Players[f.Home].Accused
	}
	return true
}

// couldAct reports whether the hand has anything for the action of one's place.
func (f *Words) couldAct() bool {
	me := &f.View.Players[f.Home]
	if me.At != roundtable.Camelot {
		return me.At != roundtable.NoPlace && f.Has(me.At) > 0
	}
	return me.Hand < roundtable.HandFull || f.View.Engines > 0 && f.holdsFight()
}

// holds reports whether the hand has so many of one face, from a face on.
func (f *Words) holds(n uint8, from roundtable.White) bool {
	for w := from; int(w) < len(f.View.Hand); w++ {
		if f.View.Hand[w] >= n {
			return true
		}
	}
	return false
}

// holdsFight reports whether the hand has a Fight card.
func (f *Words) holdsFight() bool {
	return slices.ContainsFunc(f.View.Hand[:roundtable.Fights], func(n uint8) bool { return n > 0 })
}

// herePlace is the end of the key of a kind: what is done at a Quest is another thing in
// Camelot, and there one fights only with a Fight card against an engine.
func (f *Words) herePlace(word string) string {
	switch {
	case word != "place" || f.View.Players[f.Home].At != roundtable.Camelot:
		return word
	case f.View.Engines == 0 || !f.holdsFight():
		return "draw"
	case f.View.Players[f.Home].Hand >= roundtable.HandFull:
		return "fight"
	}
	return "camelot"
}

package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// What a Black card or an engine may come to, in numbers that whoever is asked can check on the table.

// odds says what the Black cards may do: how many decide a Quest that the next one decides, or else how much
// the one most at risk still bears; and how many bring an engine.
func (f *Words) odds() string {
	d, _, ok := f.Struck()
	engines := f.Strays()
	switch {
	case f.fatal():
		return f.countOf("plan.black.last", engines, int(f.View.BlackLeft))
	case len(f.Brinks(roundtable.Camelot)) > 0:
		return f.risks(f.Spurner() == game.NoSeat)
	case f.closes(d):
		return f.rounds(d)
	case !ok && engines > 0:
		return f.countOf("plan.black.stray", engines, int(f.View.BlackLeft))
	case !ok:
		return f.T("plan.black.free")
	}
	key := "plan.black"
	if engines == 0 {
		key = "plan.black.none"
	}
	return f.T(key, "name", the(f, int16(d.Place)), "count", f.InPile(d.Place), "of", int(f.View.BlackLeft), "bears", d.Left-1, "also", f.strays())
}

// closes reports whether the Grail is the worst Quest at risk and two Black cards from lost, which the others may draw before one is on
// turn again: that none alone loses it is no comfort.
func (f *Words) closes(d model.Danger) bool {
	return d.Of == model.ThreatQuest && d.Place == roundtable.GrailQuest && d.Left == 2 && f.InPile(d.Place) > 1
}

// rounds says how often it is lost before one's next turn if everybody draws, with one's own card and without.
func (f *Words) rounds(d model.Danger) string {
	n, of, others := f.InPile(d.Place), int(f.View.BlackLeft), f.living()-1
	return f.T("plan.black.rounds", "name", the(f, int16(d.Place)), "count", n, "of", of, "also", f.strays(),
		"with", twice(n, of, others+1), "without", twice(n, of, others))
}

// twice is how often of a hundred times two at least of some drawn cards are among so many of a pile.
func twice(n, of, drawn int) int {
	none, all, one := 1, 1, drawn*n
	for i := range min(drawn, of) {
		none, all = none*max(of-n-i, 0), all*(of-i)
		if i > 0 {
			one *= max(of-n-i+1, 0)
		}
	}
	return 100 - 100*(none+one)/max(all, 1)
}

// brinks says how many of them go to the other Quests that the next one would decide.
func (f *Words) brinks(but model.Danger) string {
	n, names := 0, []string{}
	for _, d := range f.Brinks(but.Place) {
		n, names = n+f.InPile(d.Place), append(names, f.DangerName(d))
	}
	if n == 0 {
		return ""
	}
	return f.T("plan.black.brink", "list", f.Listed(names), "count", n)
}

// strays says how many bring an engine besides.
func (f *Words) strays() string {
	if n := f.Strays(); n > 0 {
		return f.count("plan.black.engines", n)
	}
	return ""
}

// risks says how many Black cards lose which Quest at once, how many bring an engine, and, where that is wanted, how
// many do none of that.
func (f *Words) risks(rest bool) string {
	left := int(f.View.BlackLeft)
	twos := int(f.Rules.Box.Black[roundtable.Morgan4] - f.View.BlackSeen[roundtable.Morgan4])
	brinks, n, names := f.Brinks(roundtable.Camelot), 0, []string{}
	swords := true
	for _, d := range brinks {
		n, names = n+f.InPile(d.Place), append(names, f.priced(d, swords))
		swords = swords && d.Ruin
	}
	key, d := "plan.black.loses", brinks[0]
	name := the(f, int16(d.Place))
	switch {
	case len(brinks) > 1:
		key, name = "plan.black.several", strings.Join(names, ", ")
	case d.Place.Combat() && d.Stands != model.Behind:
		key = "plan.black.decides"
	}
	list := []string{f.T(key, "name", name, "count", n, "list", f.loss(d))}
	if n := f.Strays(); n > 0 {
		list = append(list, f.count("plan.black.bring", n))
	}
	if len(list) > 1 && rest && twos > 0 { // so that the rest is what is left of all
		list = append(list, f.count("plan.black.bring.two", twos))
	}
	if len(list) == 1 || !rest {
		return f.T("plan.black.risks.one", "of", left, "list", f.Listed(list))
	}
	return f.T("plan.black.risks", "of", left, "list", f.Listed(list), "rest", max(left-n-f.Strays()-twos, 0))
}

// priced is what a danger is about, with what it would cost; only the first says that it is Swords.
func (f *Words) priced(d model.Danger, first bool) string {
	switch {
	case d.Ruin:
		return f.T("plan.black.price.ruin", "name", f.DangerName(d))
	case first:
		return f.T("plan.black.price", "name", f.DangerName(d), "count", d.Cost.Swords)
	}
	return f.T("plan.black.price.more", "name", f.DangerName(d), "count", d.Cost.Swords)
}

// fatal reports whether a Black card may bring the last engine.
func (f *Words) fatal() bool { return f.View.Engines+1 >= roundtable.SiegeFull && f.Strays() > 0 }

// perilous reports whether what a Black card may do is the reason for another evil: one in three brings an
// engine or decides a Quest, or a loss that is near costs more than a Sword.
func (f *Words) perilous() bool {
	if f.known(0) != "" {
		return false
	}
	if f.fatal() {
		return true
	}
	bad := f.Strays()
	for _, d := range f.Brinks(roundtable.Camelot) {
		if d.Ruin || d.Cost.Swords > 1 {
			return true
		}
		bad += f.InPile(d.Place)
	}
	return 3*bad >= int(f.View.BlackLeft)
}

// mayStrike is what speaks against a Black card that is not advised: how many of them strike, or what one does where
// the next decides a Quest.
func (f *Words) mayStrike() string {
	d, _, ok := f.Struck()
	switch {
	case f.fatal():
		return f.odds()
	case len(f.Brinks(roundtable.Camelot)) > 0:
		return f.risks(false)
	case f.closes(d):
		return f.rounds(d)
	case f.perilous():
		return f.T("plan.black.against", "number", int(f.View.Engines)+1, "full", roundtable.SiegeFull, "of", int(f.View.BlackLeft), "count", f.Strays())
	case !ok && f.Strays() > 0:
		return f.odds()
	case !ok:
		return ""
	}
	return f.T("plan.black.share", "name", the(f, int16(d.Place)), "count", f.InPile(d.Place), "of", int(f.View.BlackLeft), "also", f.strays())
}

// looms says how near the Quest is to its loss that a Black card may strike, where one does not know the card,
// and how many black Swords lie there, where it is a matter of one card.
func (f *Words) looms() string {
	d, first, ok := f.Struck()
	if !ok || f.known(0) != "" {
		return ""
	}
	near, swords := f.nearing(d), ""
	if first && d.Grave == model.Pressing {
		near = f.T("plan.black.greatest", "text", f.nears(d))
	}
	if len(f.Brinks(roundtable.Camelot)) > 0 && f.View.Black > 0 {
		swords = f.countOf("plan.black.swords", int(f.View.Black), roundtable.BlackFull)
	}
	return sentences(near, swords)
}

// engineInstead says what an engine would come to: that the card which may lose a Quest stays, or what it
// takes to drive it off.
func (f *Words) engineInstead() string {
	n := int(f.View.Engines) + 1
	left := roundtable.SiegeFull - n
	switch {
	case n >= roundtable.SiegeFull:
		return f.countOf("plan.engine.instead.last", n, roundtable.SiegeFull)
	case dread(n) == "late":
		return f.T("plan.engine.instead.late", "number", n, "of", roundtable.SiegeFull, "count", left)
	case f.known(0) != "": // then both are certain
		return f.countOf("plan.engine.instead.known", n, roundtable.SiegeFull)
	case len(f.Brinks(roundtable.Camelot)) > 0:
		return f.T("plan.engine.instead.next", "number", n, "of", roundtable.SiegeFull)
	case f.strongest() > 0:
		return f.T("plan.engine.instead", "number", n, "of", roundtable.SiegeFull, "count", f.strongest())
	}
	return f.countOf("plan.engine.instead.none", n, roundtable.SiegeFull)
}

// strongest is how many Fight cards of the hand it takes to beat most rolls against an engine; 0 where all do
// not.
func (f *Words) strongest() int {
	sum, cards := f.beating(surely)
	if roundtable.Beats(sum) < surely {
		return 0
	}
	return cards
}

// surely is on how many sides of the die a fight is won that is worth beginning.
const surely = 6

// returns says how a Life comes back: by cards that are good for nothing else, by a victory where one stands or
// by three of a kind; or else that nobody has more; "" for nothing.
func (f *Words) returns() string {
	three := false
	for w, n := range f.View.Hand {
		if n >= 3 && f.Past(roundtable.White(w)) {
			return " " + f.T("plan.life.past", "card", f.White(roundtable.White(w)))
		}
		three = three || n >= 3
	}
	if back := f.regains(f.me().At); back != "" {
		return " " + back
	}
	switch {
	case three:
		return " " + f.T("plan.life.three")
	case f.richest(true) && f.me().Life > 2:
		return " " + f.T("plan.life.richest")
	}
	return ""
}

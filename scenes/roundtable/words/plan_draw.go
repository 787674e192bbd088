package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// Plans about cards that are drawn: what the hand is short of, and why one does not ride with what one has.

// planDraw says what the hand is short of, and why no engine is fought instead; then what one draws
// more than others.
func (f *Words) planDraw(game.Action) string {
	if f.View.Is(f.Asked, roundtable.Gawain) {
		first, rest, _ := strings.Cut(f.drawsFor(), "\n")
		return sentences(first+" "+f.count("plan.draw.gawain", f.drawn()), rest)
	}
	return f.drawsFor()
}

func (f *Words) drawsFor() string {
	said := f.count("plan.draw", int(f.me().Hand)+f.drawn())
	if d := f.Siege(); d.Grave == model.Pressing && f.Strength() == 0 {
		return sentences(f.threat("plan.draw.siege", d), said)
	}
	if why := f.whyStay(); why != "" {
		return sentences(why, said)
	}
	if f.tooWeak() {
		return sentences(f.thin(f.Strength()), said)
	}
	q := f.nearest()
	switch worst := f.Dangers()[0]; {
	case worst.Grave == model.Calm:
		return sentences(f.T("plan.draw.early"), said)
	case f.unmet(worst):
		return sentences(f.T("plan.draw.unmet", "name", f.DangerName(worst)), said, f.stake(worst.Place))
	case q == roundtable.Camelot, f.remote(q):
		return sentences(f.T("plan.draw.first"), said)
	case q == roundtable.GrailQuest:
		return sentences(f.aim(q), said, f.stake(q))
	}
	if f.Has(q) > f.Serves(q) {
		return sentences(f.T("plan.draw.stronger", "at", at(f, int16(q))), said, f.stake(q))
	}
	return sentences(f.T("plan.draw.toward", "at", at(f, int16(q)), "left", f.Wanted(q), "count", f.Serves(q)), said, f.stake(q))
}

// drawsToward is the place of which that speaks; NoPlace for none.
func (f *Words) drawsToward() roundtable.Place {
	q, worst := f.nearest(), f.Dangers()[0]
	switch {
	case f.Siege().Grave == model.Pressing && f.Strength() == 0, f.tooWeak():
		return roundtable.Camelot
	case worst.Grave == model.Calm:
		return roundtable.NoPlace
	case f.whyStay() == "" && f.unmet(worst):
		return worst.Place
	case q == roundtable.Camelot, f.remote(q):
		return roundtable.NoPlace
	}
	return q
}

// unmet reports whether a danger is a Quest that presses and for which one holds no card that could be laid there, though Merlin
// helps: else that is told beside the greatest danger.
func (f *Words) unmet(d model.Danger) bool {
	key, n := f.ownAgainst(d)
	return d.Of == model.ThreatQuest && d.Grave == model.Pressing && key != "" && n == 0 && f.specialAgainst(d) != roundtable.NoWhite
}

// remote reports whether a Quest is far from either end: it does not press, and the hand lacks much for it.
func (f *Words) remote(q roundtable.Place) bool {
	d, ok := f.Danger(q)
	return (!ok || d.Grave == model.Calm) && f.lack(q) > soon
}

// tooWeak reports whether anybody thinks of an engine that one could fight, and holds too little against it.
func (f *Words) tooWeak() bool {
	return f.may(roundtable.ActFight) && f.Siege().Grave != model.Calm && 2*roundtable.Beats(f.Strength()) <= roundtable.DieSides
}

// thin says that the Fight cards are too weak against an engine.
func (f *Words) thin(sum int) string {
	if n := roundtable.Beats(sum); n > 0 {
		return f.T("plan.draw.fight", "sum", sum, "count", n, "of", roundtable.DieSides)
	}
	return f.T("plan.draw.fight.none", "sum", sum)
}

// nearest is the Quest one might go to for which the hand lacks least, a solo one only if it presses or lacks hardly anything;
// Camelot for none, or where it lacks nothing for one.
func (f *Words) nearest() (best roundtable.Place) {
	least := 0
	for _, q := range f.Quests() {
		if !f.Table().RoomOn(q) || f.Serves(q) == 0 {
			continue
		}
		lack := f.lack(q)
		if lack == 0 {
			return roundtable.Camelot
		}
		if d, _ := f.Danger(q); f.Rules.Box.Quests[q].Solo && lack > 1 && d.Grave == model.Calm {
			continue
		}
		if best == roundtable.Camelot || lack < least || lack == least && f.Wanted(q) < f.Wanted(best) {
			best, least = q, lack
		}
	}
	return best
}

// ample is from how many cards on anybody asks why one does not ride with them.
const ample = 8

// whyStay says what a large hand lacks where it lacks least; "" of a small one, or where it lacks nothing.
func (f *Words) whyStay() string {
	hand := int(f.me().Hand)
	if hand < ample || !f.may(roundtable.ActMove) {
		return ""
	}
	best := f.askedOf()
	switch {
	case best == roundtable.Camelot:
		return f.T("plan.draw.nowhere", "hand", hand)
	case f.lack(best) == 0:
		return ""
	case f.Has(best) > f.Serves(best):
		return sentences(f.T("plan.draw.rides.weak", "hand", hand, "at", capital(at(f, int16(best))), "left", f.Wanted(best), "count", f.Serves(best)), f.stake(best))
	}
	return sentences(f.T("plan.draw.rides", "hand", hand, "at", capital(at(f, int16(best))), "left", f.Wanted(best), "count", f.Serves(best)), f.stake(best))
}

// askedOf is the Quest of which one asks why one does not ride there: one that presses and for which one holds a card or
// two, else that for which one lacks least; Camelot for none.
func (f *Words) askedOf() (best roundtable.Place) {
	for _, d := range f.Dangers() {
		if d.Grave == model.Pressing && d.Of == model.ThreatQuest && f.Table().RoomOn(d.Place) && f.Serves(d.Place) > 1 && d.Left > 1 {
			return d.Place
		}
	}
	for _, q := range f.Quests() {
		if f.Table().RoomOn(q) && f.Serves(q) > 0 && (best == roundtable.Camelot || f.lack(q) < f.lack(best)) {
			best = q
		}
	}
	return best
}

// endNear says that one more white Sword wins the game, and by which Quest it is to be had soonest, where an action is
// about something else.
func (f *Words) endNear(a game.Action, line []game.Move) string {
	white, black := int(f.View.White)+1, int(f.View.Black)
	if !heroics[a.Kind] || a.Kind == roundtable.ActEnd || white+black < roundtable.TableFull || white <= black {
		return ""
	}
	best := roundtable.Camelot
	for _, q := range f.Quests() {
		if f.View.InPlay(q) && f.Table().RoomOn(q) && (best == roundtable.Camelot || f.lack(q) < f.lack(best)) {
			best = q
		}
	}
	here := f.worksOn(a, line)
	quest := here != roundtable.Camelot && here != roundtable.NoPlace
	if best == roundtable.Camelot || here == best || quest && f.lack(here) <= f.lack(best) {
		return ""
	}
	name := f.DangerName(model.Danger{Of: model.ThreatQuest, Place: best})
	return f.T("plan.end.near", "white", white, "black", black, "name", name, "left", f.Wanted(best), "count", f.Serves(best))
}

// lack is how many cards a Quest wants that one does not hold.
func (f *Words) lack(q roundtable.Place) int { return f.Wanted(q) - f.Serves(q) }

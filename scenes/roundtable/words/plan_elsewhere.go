package words

import (
	"cmp"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// How it stands with the greatest danger, where what is advised is for something else: the bulb has
// named it first.

// waits says why something may wait that is to be watched first.
func (f *Words) waits(a game.Action, line []game.Move) string {
	d, ok := f.passedOver(a, line)
	switch {
	case !ok || d.Grave != model.Near:
		return ""
	case d.Of == model.ThreatLife:
		return f.T("plan.elsewhere.life", "name", f.DangerName(d))
	case d.Of == model.ThreatQuest && d.Left == 1: // that it can wait nobody would believe
		return f.T("plan.may-wait.one", "name", f.DangerName(d), "count", f.InPile(d.Place), "of", int(f.View.BlackLeft), "list", f.loss(d))
	}
	said := f.T("plan.may-wait", "name", f.DangerName(d), "left", f.DangerLeft(d))
	white, black := int(f.View.White), int(f.View.Black)
	if left := roundtable.TableFull - white - black; d.Of == model.ThreatSiege && white > black && left < d.Left { // the Swords end it before
		return said + " " + f.T("plan.may-wait.end", "count", left, "white", white, "black", black)
	}
	if price := f.fightPrice(); price != "" && d.Of == model.ThreatSiege && a.Kind == roundtable.ActDrawWhite {
		said += " " + price
	}
	return said
}

// ripe reports whether a card of the hand is the last that is wanted where one stands.
func (f *Words) ripe() bool {
	q, ok := f.Acts()
	return ok && f.actsHere() && f.Wanted(q) == 1
}

// actsHere reports whether the action of one's place is still to be had in the turn.
func (f *Words) actsHere() bool { return f.View.Turn.Kinds>>roundtable.KindPlace&1 == 0 }

// lastCard reports whether an action lays the last card of a Quest.
func (f *Words) lastCard(a game.Action) bool {
	return (a.Kind == roundtable.ActLay || a.Kind == roundtable.ActOffer) && f.ripe()
}

// afterFirst puts a sentence behind the first of others.
func (f *Words) afterFirst(said, also string) string {
	first, rest, _ := strings.Cut(said, "\n")
	return sentences(first, also, rest)
}

// passedOver is the greatest danger, if an action is about something else.
func (f *Words) passedOver(a game.Action, line []game.Move) (d model.Danger, ok bool) {
	d = f.Dangers()[0]
	if d.Of == model.ThreatSwords { // they come by a Quest
		d = f.Dangers()[1]
	}
	if a.Kind == roundtable.ActEnd || !heroics[a.Kind] && a.Kind != roundtable.ActAccuse {
		return d, false
	}
	switch d.Of {
	case model.ThreatQuest:
		return d, f.worksOn(a, line) != d.Place
	case model.ThreatSiege:
		return d, f.View.Engines < lateSiege && f.worksOn(a, line) != roundtable.Camelot
	case model.ThreatLife:
		return d, d.Seat != f.Asked && !f.heals(a)
	}
	return d, false
}

// worksOn is the place that an action does something about; NoPlace for none.
func (f *Words) worksOn(a game.Action, line []game.Move) roundtable.Place {
	switch a.Kind {
	case roundtable.ActMove, roundtable.ActRide:
		return roundtable.Place(a.A)
	case roundtable.ActDrawWhite:
		return f.drawsToward()
	case roundtable.ActLay, roundtable.ActOffer, roundtable.ActFight:
		return f.me().At
	case roundtable.ActPlay, roundtable.ActGrace:
		return f.playedOn(roundtable.White(a.A), line)
	}
	return roundtable.NoPlace
}

// playedOn is the place about which a special White card does something.
func (f *Words) playedOn(w roundtable.White, line []game.Move) roundtable.Place {
	switch w {
	case roundtable.LadyOfTheLake:
		return roundtable.ExcaliburQuest
	case roundtable.Heroism:
		for _, m := range line {
			if m.Action.Kind == roundtable.ActHeroism {
				return roundtable.Place(m.Action.A)
			}
		}
	case roundtable.Merlin:
		if d, ok := f.merlinMeets(line); ok {
			return d.Place // Camelot for the siege
		}
	}
	return roundtable.NoPlace
}

// answers reports whether the hand has anything against a danger, in the plain way or by a special card: so both
// presses on the bulb say it.
func (f *Words) answers(d model.Danger) bool {
	return f.own(d) > 0 || f.specialAgainst(d) != roundtable.NoWhite
}

// own is how many cards of the hand help against a danger in the plain way.
func (f *Words) own(d model.Danger) int {
	_, n := f.ownAgainst(d)
	return n
}

// powerless says that the hand has nothing against the greatest danger, if an action is about another.
func (f *Words) powerless(a game.Action, line []game.Move) string {
	d, ok := f.passedOver(a, line)
	if !ok || d.Grave != model.Pressing || f.answers(d) && !playsMerlin(a) || f.own(d) > 0 {
		return ""
	}
	if playsMerlin(a) && f.specialAgainst(d) == roundtable.Merlin { // he could, and drives back another
		return f.T("plan.elsewhere", "name", f.DangerName(d), "text", f.DangerLine(d)+".")
	}
	return f.T("plan.elsewhere.none", "name", f.DangerName(d))
}

// elsewhere says how it stands with the greatest danger, if an action is about another and the hand can
// do something about that: who is there already, that one would come too late, or that one's next turn
// mostly comes before it.
func (f *Words) elsewhere(a game.Action, line []game.Move) string {
	d, ok := f.passedOver(a, line)
	if !ok || d.Grave != model.Pressing || f.own(d) == 0 {
		return ""
	}
	list, there := f.others(d.Place) // Camelot for the siege
	price := f.fightPrice()
	switch {
	case d.Of == model.ThreatSiege && price != "":
		return f.T("plan.elsewhere", "name", f.DangerName(d), "text", f.DangerLine(d)+". "+price)
	case there > 0:
		return f.T("plan.elsewhere.there", "name", f.DangerName(d), "text", f.DangerLeft(d), "list", list, "count", there)
	case d.Place.Combat() && d.Left < f.living() && (f.Wanted(d.Place) <= d.Left+1 || f.me().At == d.Place):
		return f.T("plan.elsewhere.sums", "name", f.DangerName(d), "text", f.DangerLeft(d), "sums", f.score(d.Place)) + f.onlyThere(a, d)
	case f.tooLate(d), d.Place.Combat() && d.Left < f.living():
		return f.T("plan.elsewhere.late", "name", f.DangerName(d), "text", f.DangerLeft(d), "count", f.Wanted(d.Place), "own", f.Has(d.Place))
	case d.Of != model.ThreatLife && d.Left >= f.living():
		return f.T("plan.elsewhere.time", "name", f.DangerName(d), "text", f.DangerLeft(d))
	}
	return f.T("plan.elsewhere", "name", f.DangerName(d), "text", f.DangerLine(d)+".") + f.onlyThere(a, d)
}

// tooLate reports whether a Quest wants more cards than Evil does, of which one lays one a turn.
func (f *Words) tooLate(d model.Danger) bool {
	return d.Of == model.ThreatQuest && d.Place != roundtable.ExcaliburQuest && !d.Place.Combat() && f.Wanted(d.Place) > d.Left
}

// foremost is how it stands with the greatest danger as the first reason of who draws cards, where a Quest is to
// be lost: anybody would ask why he does not ride there.
func (f *Words) foremost(a game.Action, line []game.Move) string {
	if d := f.Dangers()[0]; a.Kind != roundtable.ActDrawWhite || d.Of != model.ThreatQuest {
		return ""
	}
	return cmp.Or(f.elsewhere(a, line), f.powerless(a, line))
}

// onlyThere says that all one could do about a Quest would be to ride there, where one does anything but ride.
func (f *Words) onlyThere(a game.Action, d model.Danger) string {
	if d.Of != model.ThreatQuest || a.Kind == roundtable.ActMove || f.me().At == d.Place || !f.may(roundtable.ActMove) || f.may(roundtable.ActRide) {
		return ""
	}
	return " " + f.T("plan.elsewhere.ride")
}

// Reasons are what Plan says for a choice as the runner-up: not that an attempt is
// free or how far Excalibur is, which speaks for any; of an accusation how sure it is.
func (f *Words) Reasons(c *moment.Choice, line []game.Move) []string {
	list := strings.Split(f.Plan(c, line), "\n")
	if first := f.foremost(c.Last(), line); first != "" && len(list) > 1 { // it speaks against riding alone
		list = list[1:]
	}
	switch kind := c.Last().Kind; {
	case kind == roundtable.ActLay && f.me().At.Combat() && f.alike(f.me().At, roundtable.White(c.Last().A)) != "": // the sums would tell apart what serves alike
		return []string{f.alike(f.me().At, roundtable.White(c.Last().A))}
	case kind == roundtable.ActDrawWhite && f.whyStay() != "": // that one does not ride speaks for another
		return []string{f.count("plan.draw", int(f.me().Hand)+f.drawn())}
	case kind == roundtable.ActFight && f.fightPrice() != "":
		return []string{f.fightPrice()}
	case kind == roundtable.ActAccuse:
		return []string{f.T("plan.accuse.rival", "percent", f.Doubts[c.Last().A].Percent)}
	case kind == roundtable.ActTry, kind == roundtable.ActOffer && len(list) > 1:
		return list[1:]
	}
	return list
}

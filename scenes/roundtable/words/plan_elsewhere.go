package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// How it stands with the greatest danger, where what is advised is for something else: the bulb has
// named it first.

// waits says why something may wait that is to be watched first.
func (f *Words) waits(a game.Action) string {
	if d, ok := f.passedOver(a); ok && d.Grave == model.Near {
		return f.T("plan.may-wait", "name", f.DangerName(d), "left", f.DangerLeft(d))
	}
	return ""
}

// afterFirst puts a sentence behind the first of others.
func (f *Words) afterFirst(said, also string) string {
	first, rest, _ := strings.Cut(said, "\n")
	return sentences(first, also, rest)
}

// passedOver is the greatest danger, if an action is about something else.
func (f *Words) passedOver(a game.Action) (d model.Danger, ok bool) {
	q := f.me().At
	switch a.Kind {
	case roundtable.ActMove, roundtable.ActRide:
		q = roundtable.Place(a.A)
	case roundtable.ActAccuse, roundtable.ActHeal:
		q = roundtable.NoPlace
	case roundtable.ActLay, roundtable.ActOffer, roundtable.ActDrawWhite:
	default:
		return d, false
	}
	d = f.Dangers()[0]
	siege := d.Of == model.ThreatSiege
	other := d.Of == model.ThreatQuest && d.Place != q || siege && f.View.Engines < lateSiege && q != roundtable.Camelot
	return d, other
}

// powerless says that the hand has nothing against the greatest danger, if an action is about another.
func (f *Words) powerless(a game.Action) string {
	d, ok := f.passedOver(a)
	if _, n := f.ownAgainst(d); !ok || d.Grave != model.Pressing || n > 0 {
		return ""
	}
	return f.T("plan.elsewhere.none", "name", f.DangerName(d))
}

// elsewhere says of a card that is laid, a ride, or cards that are drawn, how it stands with the
// greatest danger, if that is another about which the hand can do something.
func (f *Words) elsewhere(a game.Action) string {
	d, ok := f.passedOver(a)
	if _, n := f.ownAgainst(d); !ok || d.Grave != model.Pressing || n == 0 {
		return ""
	}
	return f.T("plan.elsewhere", "name", f.DangerName(d), "text", f.DangerLine(d)+".")
}

// Reasons are what Plan says for a choice: not that somebody would not have the card, which speaks
// against it.
func (f *Words) Reasons(c *moment.Choice, line []game.Move) []string {
	list := strings.Split(f.Plan(c, line), "\n")
	if f.Spurner() != game.NoSeat && c.Last().Kind == roundtable.ActDrawBlack {
		return list[1:]
	}
	return list
}

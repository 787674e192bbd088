package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// WhyNot is why a button of the turn may not be pressed.
func (f *Words) WhyNot(name string) string {
	evil := name == "evil-card" || name == "evil-engine" || name == "evil-life"
	switch {
	case f.Asked == game.NoSeat:
		return f.T("why.not-asked")
	case name == "accuse" && f.Rules.Options.Loyalty == roundtable.NoTraitor:
		return f.T("why.accuse.nobody")
	case name == "accuse" && !f.couldDo(roundtable.KindAccuse):
		return f.whyNoAccusation()
	case f.Kind != model.AskHeroic:
		return f.T("why.ask." + f.Ask)
	case evil:
		return f.T("why.evil-done")
	}
	if of, ok := kindsOfAct[name]; ok {
		return f.whyNoAct(name, of)
	}
	if name == "sacrifice" {
		return f.whyNoSacrifice()
	}
	return f.T("why." + name)
}

// kindsOfAct are the kinds of Heroic Action of the buttons that take one.
var kindsOfAct = map[string]uint8{
	"move": roundtable.KindMove, "place": roundtable.KindPlace, "draw": roundtable.KindPlace, "fight": roundtable.KindPlace,
	"special": roundtable.KindSpecial, "heal": roundtable.KindHeal, "accuse": roundtable.KindAccuse,
}

// whyNoAct is why there is no Heroic Action of a button now.
func (f *Words) whyNoAct(name string, kind uint8) string {
	if why := f.whyNoMore(kind); why != "" {
		return why
	}
	switch name {
	case "accuse":
		return f.whyNoAccusation()
	case "fight":
		return f.whyNoFight()
	case "heal":
		if f.View.Players[f.Home].Life == roundtable.MaxLife {
			return f.T("why.heal.full")
		}
	case "place":
		if at := f.View.Players[f.Home].At; at == roundtable.GrailQuest && f.View.Forest {
			return f.T("why.forest")
		}
	}
	return f.T("why." + name)
}

// whyNoMore is why no Heroic Action of a kind is left in this turn; "" where one is.
func (f *Words) whyNoMore(kind uint8) string {
	t := &f.View.Turn
	switch {
	case f.Acted() && t.Second:
		return f.T("why.acted-twice")
	case f.Acted() && !f.may(roundtable.ActSacrifice):
		return f.T("why.acted-done")
	case t.Kinds>>kind&1 != 0 && kind == roundtable.KindPlace:
		return f.T("why.kind.place")
	case t.Kinds>>kind&1 != 0:
		return f.T("why.kind")
	case f.Acted():
		return f.T("why.acted")
	}
	return ""
}

func (f *Words) whyNoAccusation() string {
	switch {
	case f.View.Players[f.Home].Accused:
		return f.T("why.accuse.used")
	case !f.Table().Suspicious():
		return f.T("why.accuse", "swords", int(f.Table().Swords()), "engines", int(f.View.Engines))
	}
	return f.T("why.accuse.shown")
}

func (f *Words) whyNoFight() string {
	switch {
	case f.View.Players[f.Home].At != roundtable.Camelot:
		return f.T("why.fight.away")
	case f.View.Engines == 0:
		return f.T("why.fight.none")
	}
	return f.T("why.fight")
}

func (f *Words) whyNoSacrifice() string {
	switch {
	case f.View.Turn.Second:
		return f.T("why.sacrifice.used")
	case f.View.Turn.Done == 0:
		return f.T("why.sacrifice")
	}
	return f.T("why.sacrifice.nothing")
}

// PlaceWhy is why one cannot choose a place now.
func (f *Words) PlaceWhy(q roundtable.Place) string {
	switch {
	case f.Asked == game.NoSeat:
		return f.T("why.not-asked")
	case f.Kind != model.AskHeroic:
		return f.T("why.ask." + f.Ask)
	case f.View.Players[f.Home].At == q:
		return f.T("why.here")
	case !f.View.InPlay(q) && q != roundtable.Camelot:
		return f.stands(q)
	case q != roundtable.Camelot && f.Rules.Box.Quests[q].Solo && len(f.At(q)) > 0:
		return f.T("why.solo", "name", f.Knight(f.At(q)[0]))
	}
	return f.T("why.move")
}

// SeatWhy is why a Knight cannot be chosen where one is asked for.
func (f *Words) SeatWhy(s game.Seat) string {
	if f.Kind == game.AskKind(roundtable.AskShare) {
		return f.T("why.share.seat", "name", f.Knight(s), "list", strings.Join(f.sharers(), ", "))
	}
	return f.T("why.ask." + f.Ask)
}

// CardWhy is why a card of the hand cannot be used now.
func (f *Words) CardWhy(w roundtable.White) string {
	switch {
	case f.Asked == game.NoSeat:
		return f.T("why.not-asked")
	case f.Kind != model.AskHeroic:
		return f.T("why.ask." + f.Ask)
	case w == roundtable.Merlin && f.View.Vivien:
		return f.T("why.vivien")
	case w == roundtable.GrailCard && f.View.Forest:
		return f.T("why.forest")
	}
	kind := uint8(roundtable.KindPlace)
	if w.Special() {
		kind = roundtable.KindSpecial
	}
	if why := f.whyNoMore(kind); why != "" {
		return why
	}
	return f.whyNotLaid(w)
}

// whyNotLaid is why a card cannot be laid where one is.
func (f *Words) whyNotLaid(w roundtable.White) string {
	switch at := f.View.Players[f.Home].At; {
	case w == roundtable.GrailCard && f.Past(w), w.Special():
		return f.T("why.card")
	case w == roundtable.GrailCard:
		return f.T("why.card.grail")
	case at == roundtable.Camelot && f.View.Engines > 0:
		return f.T("why.card.siege")
	case at.War():
		return f.T("why.card.war", "next", int(f.View.Next(at)))
	case at.Combat():
		return f.T("why.card.pattern")
	}
	return f.T("why.card.fight")
}

// uses are what a card is used for as itself.
var uses = []game.Kind{roundtable.ActLay, roundtable.ActOffer, roundtable.ActPlay, roundtable.ActGrace, roundtable.ActReveal}

// CardNow says of a card that cannot be used as itself in one's Heroic phase why not, and that it
// may be exchanged; "" of one that can.
func (f *Words) CardNow(w roundtable.White) string {
	open := f.Choices[game.Target{Kind: roundtable.TargetCard, A: uint8(w)}]
	if f.unpaired(w) && among(open, roundtable.ActLay) {
		return f.T("card.pair", "value", int(w.Value()))
	}
	if f.Asked == game.NoSeat || f.Kind != model.AskHeroic || among(open, uses...) {
		return ""
	}
	said := f.refused(f.CardWhy(w))
	if among(open, roundtable.ActExchange) {
		said = Paragraphs(said, f.T("card.exchange"))
	}
	return said
}

// unpaired reports whether a card would begin a pair of the Tournament that the hand cannot
// complete.
func (f *Words) unpaired(w roundtable.White) bool {
	q := roundtable.Tournament
	return f.View.Seat == f.Home && f.View.Players[f.Home].At == q && f.Table().Fits(q, w) &&
		f.View.Quests[q].White[w] == 0 && f.View.Hand[w] < 2
}

// OnlyExchanged reports whether a card can only be exchanged now.
func (f *Words) OnlyExchanged(w roundtable.White) bool {
	open := f.Choices[game.Target{Kind: roundtable.TargetCard, A: uint8(w)}]
	return len(open) > 0 && !slices.ContainsFunc(open, func(c moment.Choice) bool { return c.Last().Kind != roundtable.ActExchange })
}

// among reports whether one of some kinds of action is among choices.
func among(list []moment.Choice, kinds ...game.Kind) bool {
	return slices.ContainsFunc(list, func(c moment.Choice) bool { return slices.Contains(kinds, c.Last().Kind) })
}

// may reports whether something of some kinds may be done now.
func (f *Words) may(kinds ...game.Kind) bool {
	for _, list := range f.Choices {
		if among(list, kinds...) {
			return true
		}
	}
	return false
}

// ActTip explains a button of the turn, and why it may not be pressed if that is so.
func (f *Words) ActTip(name string, may bool) string {
	tip := "act." + name + ".tip"
	if name == "accuse" && f.Unmasked() {
		tip = "act.accuse.tip.known"
	}
	list := []string{"<b>" + f.T("act."+name) + "</b>", f.T(tip, "count", f.drawsOf(f.Home))}
	if name == "fight" {
		list = append(list, f.couldFight())
	}
	if may && kindsOfAct[name] == roundtable.KindPlace {
		list = append(list, f.T("act.one-kind"))
	}
	if !may {
		list = append(list, f.refused(f.WhyNot(name)))
	}
	return Paragraphs(list...)
}

// PileTip explains the White pile.
func (f *Words) PileTip() string { return f.T("pile.white.tip", "count", f.drawsOf(f.Home)) }

// refused is a reason as tips have it.
func (f *Words) refused(why string) string { return f.T("why.now", "why", why) }

// Suspicion is on the sign that accusations are open: one's own may be made already.
func (f *Words) Suspicion() string {
	if f.View.Players[f.Home].Accused {
		return f.T("accuse.used")
	}
	return f.T("accuse.allowed")
}

// SuspicionTip explains the sign that accusations are open.
func (f *Words) SuspicionTip() string {
	return Paragraphs("<b>"+f.Suspicion()+"</b>", f.T("accuse.allowed.tip", "swords", int(f.Table().Swords()), "engines", int(f.View.Engines)))
}

// AsideTip explains a button beside the turn.
func (f *Words) AsideTip(name string, may bool) string {
	if may {
		return f.T(name + ".tip")
	}
	return Paragraphs(f.T(name+".tip"), f.refused(f.WhyNot(name)))
}

package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// Plans about cards: those that are played, given and shared.

// planPlay says what a special White card does as things stand.
func (f *Words) planPlay(a game.Action) string {
	switch w := roundtable.White(a.A); {
	case w == roundtable.Fate:
		return f.count("plan.fate", f.living())
	case w == roundtable.LadyOfTheLake && f.Past(w):
		return f.recovers(2)
	case w == roundtable.LadyOfTheLake:
		return sentences(f.count("plan.offer", f.Wanted(roundtable.ExcaliburQuest)-1), f.stake(roundtable.ExcaliburQuest))
	case w == roundtable.Convocation:
		return f.count("plan.convocation", len(f.At(roundtable.Camelot)))
	case w == roundtable.Piety:
		return f.frail()
	}
	return capital(f.WhiteBrief(roundtable.White(a.A))) + "."
}

// planMerlin says what he is played against: what the sage goes on with, where that is known. What
// presses more stands beside it.
func (f *Words) planMerlin(a game.Action, line []game.Move) string {
	return sentences(f.urgent(a, line), f.afterFirst(f.merlinServes(line), f.waits(a, line)), f.powerless(a, line))
}

func (f *Words) merlinServes(line []game.Move) string {
	d, ok := f.merlinMeets(line)
	if !ok {
		return capital(f.WhiteBrief(roundtable.Merlin)) + "."
	}
	worst := f.Dangers()[0]
	first, said := worst.Of == d.Of && worst.Place == d.Place, ""
	switch {
	case d.Of == model.ThreatSiege:
		said = sentences(f.countOf("plan.merlin.engine", int(f.View.Engines)-1, roundtable.SiegeFull), f.cheaper(), f.besiegers())
	case first && worst.Grave == model.Pressing:
		said = f.threat("plan.merlin", eased(d))
	default:
		said = f.threat("plan.merlin.here", eased(d))
	}
	if !first && worst.Grave == model.Pressing && f.specialAgainst(worst) != roundtable.Merlin {
		said = sentences(said, f.T("plan.merlin.other", "name", f.DangerName(worst)))
	}
	if d.Ruin && d.Left == 1 {
		return sentences(said, f.T("plan.merlin.game"))
	}
	if rather := f.rather(d); rather != "" {
		return sentences(said, rather)
	}
	return sentences(said, f.dangerCost(d))
}

// cheaper says what a fight with the engine would cost, where one could fight it.
func (f *Words) cheaper() string {
	if !f.may(roundtable.ActFight) || f.Strength() == 0 {
		return ""
	}
	sum, cards := f.beating(roundtable.DieSides)
	return f.T("plan.merlin.cheaper", "count", cards, "sides", roundtable.Beats(sum), "of", roundtable.DieSides)
}

// rather says why Merlin takes an engine away, or steps back elsewhere, though a Quest is nearer to its
// loss: what both would cost.
func (f *Words) rather(d model.Danger) string {
	worst, key := f.Dangers()[0], "plan.merlin.rather"
	if worst.Of != model.ThreatQuest || worst.Ruin || worst.Grave < model.Near || f.specialAgainst(worst) != roundtable.Merlin && f.Kind != game.AskKind(roundtable.AskMerlin) {
		return ""
	}
	switch {
	case d.Of == model.ThreatQuest && (d.Place == worst.Place || d.Cost.Swords <= worst.Cost.Swords):
		return ""
	case d.Of == model.ThreatQuest:
		key += ".quest"
	case d.Of != model.ThreatSiege:
		return ""
	}
	return f.T(key, "name", f.DangerName(worst), "count", f.Wanted(worst.Place), "list", f.loss(worst), "mine", f.loss(d))
}

// besiegers says how many Black cards bring an engine, where they are many.
func (f *Words) besiegers() string {
	if n := f.Strays(); 3*n >= int(f.View.BlackLeft) {
		return f.countOf("plan.siege.fed", n, int(f.View.BlackLeft))
	}
	return ""
}

// merlinMeets is the danger that he drives back: by the line that was thought out, or else the worst
// against which he helps.
func (f *Words) merlinMeets(line []game.Move) (d model.Danger, ok bool) {
	if d, ok := f.merlinSaves(); ok {
		return d, true
	}
	for _, m := range line {
		switch m.Action.Kind {
		case roundtable.ActRemoveEngine:
			return f.Siege(), true
		case roundtable.ActRemoveBlack, roundtable.ActRemoveWarrior:
			return f.Danger(roundtable.Place(m.Action.A))
		}
	}
	for _, d := range f.Dangers() {
		if f.specialAgainst(d) == roundtable.Merlin {
			return d, true
		}
	}
	return d, false
}

// eased is a danger when Merlin has driven it back.
func eased(d model.Danger) model.Danger {
	d.Left++
	return d
}

func (f *Words) living() (n int) {
	for s := range game.Seat(len(f.Seats)) {
		if f.View.Lives(s) {
			n++
		}
	}
	return n
}

// frail names the Knight with the least Life.
func (f *Words) frail() string {
	for _, d := range f.Dangers() {
		switch {
		case d.Of == model.ThreatLife && d.Seat == f.Asked:
			return f.count("plan.frail.you", d.Left)
		case d.Of == model.ThreatLife:
			return f.T("plan.frail", "name", f.Knight(d.Seat), "count", d.Left)
		}
	}
	return ""
}

// planWhom says what one gets, or the others.
func (f *Words) planWhom(a game.Action) string {
	w := roundtable.Reinforcements
	if f.Kind == game.AskKind(roundtable.AskPiety) {
		w = roundtable.Piety
	}
	return f.forWhom(w, a.Kind == roundtable.ActSelf, int(f.me().Hand))
}

// asksWhom reports whether an action plays a card that is for oneself or for the others.
func (f *Words) asksWhom(a game.Action) bool {
	w := roundtable.White(a.A)
	return (a.Kind == roundtable.ActPlay || a.Kind == roundtable.ActGrace) && (w == roundtable.Reinforcements || w == roundtable.Piety && !f.Past(w))
}

// forWhom is that of a card, with so many left in the hand.
func (f *Words) forWhom(w roundtable.White, self bool, hand int) string {
	piety := w == roundtable.Piety
	switch {
	case self && piety:
		return f.recovers(3)
	case self:
		return f.count("plan.draw", hand+4)
	case piety:
		said := f.count("plan.others.life", f.living()-1)
		if d, ok := f.Frailest(); ok && d.Seat != f.Asked {
			return sentences(said, f.frail())
		}
		return said
	}
	return sentences(f.count("plan.others", f.living()-1), f.poorest(hand))
}

// poorest says who has the fewest cards, if they are fewer than one's own, or else how many those are.
func (f *Words) poorest(than int) (said string) {
	said = f.count("plan.others.own", than)
	for s := range game.Seat(len(f.Seats)) {
		if n := int(f.View.Players[s].Hand); s != f.Asked && f.View.Lives(s) && n < than {
			than, said = n, f.hand(s)
		}
	}
	return said
}

// planRemove says how Evil stands without what Merlin takes away.
func (f *Words) planRemove(a game.Action) string {
	if a.Kind == roundtable.ActRemoveEngine {
		return sentences(f.countOf("plan.engines", int(f.View.Engines)-1, roundtable.SiegeFull), cmp.Or(f.rather(f.Siege()), f.besiegers(), f.T("plan.full")))
	}
	d, _ := f.Danger(roundtable.Place(a.A))
	return sentences(f.T("plan.remove", "at", at(f, int16(a.A)), "count", d.Left+1), cmp.Or(f.rather(d), f.costs(d)))
}

func (f *Words) planHeroism(a game.Action) string {
	q := roundtable.Place(a.A)
	return sentences(f.count("plan.prize", f.Reward(q)+1), f.count("plan.wanted", f.Wanted(q)))
}

func (f *Words) planConvoked(a game.Action) string {
	if a.Kind == roundtable.ActStay && f.Has(f.me().At) > 0 {
		return f.aim(f.me().At)
	}
	return sentences(f.bare(), f.T("plan.convoked"))
}

// planGift says why a card is given away at the beginning.
func (f *Words) planGift(a game.Action) string {
	w := roundtable.White(a.A)
	switch n := int(f.View.Hand[w]); {
	case w.Special():
		return f.about("plan.gift", f.White(w), f.WhiteBrief(w))
	case n == 1:
		return f.T("plan.single")
	default:
		return f.count("plan.kept", n-1)
	}
}

// planPart says what is lost with a card that one parts with.
func (f *Words) planPart(a game.Action) string {
	if a.Kind != roundtable.ActSent {
		if said := f.parted(roundtable.White(a.A)); said != "" {
			return said
		}
		return f.count("plan.rest", int(f.me().Hand)-1)
	}
	return f.count("plan.rest", int(f.me().Hand))
}

// parted says that a card is no loss, or how many like it stay.
func (f *Words) parted(w roundtable.White) string {
	switch n := int(f.View.Hand[w]) - 1; {
	case f.Past(w):
		return f.T("plan.past")
	case n > 0:
		return f.count("plan.kept", n)
	case f.weakest(w):
		return f.T("plan.weakest")
	}
	return ""
}

// weakest reports whether a card is the weakest Fight card of the hand.
func (f *Words) weakest(w roundtable.White) bool {
	for lower := range w {
		if lower.Fight() && f.View.Hand[lower] > 0 {
			return false
		}
	}
	return w.Fight()
}

// suits says that a card fits where another Knight stands, or how many he has.
func (f *Words) suits(w roundtable.White, s game.Seat) string {
	place := f.View.Players[s].At
	switch {
	case !f.fits(w, s) && place.War() && w.Fight() && int(w.Value()) > int(f.View.Next(place)):
		return f.T("plan.suits.later", "name", f.Knight(s), "at", at(f, int16(place)), "next", int(f.View.Next(place)))
	case !f.fits(w, s):
		return f.hand(s)
	}
	return f.T("plan.suits", "name", f.Knight(s), "at", at(f, int16(f.View.Players[s].At)))
}

// fits reports whether a card fits where a Knight stands.
func (f *Words) fits(w roundtable.White, s game.Seat) bool {
	place := f.View.Players[s].At
	return place != roundtable.NoPlace && (place == roundtable.GrailQuest && w == roundtable.GrailCard || f.Table().Fits(place, w))
}

// sends says why the Messenger rides to a Knight: the card that fits where that one is; "" for none.
func (f *Words) sends(a game.Action, line []game.Move) string {
	to := game.Seat(a.A)
	for _, m := range line {
		if w := roundtable.White(m.Action.A); a.Kind == roundtable.ActMessenger && m.Action.Kind == roundtable.ActSend && f.fits(w, to) {
			return f.T("plan.sends", "name", f.Knight(to), "at", at(f, int16(f.View.Players[to].At)), "card", f.White(w))
		}
	}
	return ""
}

// hand says how many cards a Knight has.
func (f *Words) hand(s game.Seat) string {
	return f.T("plan.hand", "name", f.Knight(s), "count", int(f.View.Players[s].Hand))
}

func (f *Words) planHand(a game.Action) string { return f.hand(game.Seat(a.A)) }

func (f *Words) planExchange(a game.Action) string {
	free := f.T("action.exchange.free")
	if f.Acted() {
		free = f.T("plan.exchange.free")
	}
	return sentences(f.suits(roundtable.White(a.B), game.Seat(a.A)), free)
}

func (f *Words) planDrink(a game.Action) string {
	return f.T("plan.drink", "name", f.Knight(game.Seat(a.A)))
}

// Vain reports whether a line gives a Life for an action that brings one back, or after one that did.
func (f *Words) Vain(line []game.Move) bool {
	for i, m := range line {
		if m.Action.Kind == roundtable.ActSacrifice {
			healed := f.View.Turn.Kinds>>roundtable.KindHeal&1 != 0
			heals := func(m game.Move) bool { return m.Action.Kind == roundtable.ActHeal }
			return healed || slices.ContainsFunc(line[:i], heals) || i+1 < len(line) && heals(line[i+1])
		}
	}
	return false
}

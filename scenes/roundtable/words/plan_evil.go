package words

import (
	"cmp"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// Plans about Evil: why this way of it, and what to do about a Black card that comes.

// planEvil compares the three ways, a line for the Black card, with how many of those that are left do what, and
// one for what is certain: first that which the greatest danger is about, or what is likely to come of the Black
// card that is not drawn.
func (f *Words) planEvil(a game.Action) string {
	if f.me().Fate == roundtable.Unmasked && a.Kind == roundtable.ActEngine { // he compares harms
		return sentences(f.instead(a.Kind), f.evil(roundtable.ActDrawBlack))
	}
	by, draws := f.Spurner(), a.Kind == roundtable.ActDrawBlack
	said, black, certain, odds := f.evil(a.Kind), "", "", ""
	for _, k := range [...]game.Kind{roundtable.ActDrawBlack, roundtable.ActEngine, roundtable.ActLife} {
		switch {
		case k == a.Kind || !f.may(k):
		case k == roundtable.ActDrawBlack:
			black = f.instead(k)
		case k == roundtable.ActEngine && f.knownEngine() && f.may(roundtable.ActDrawBlack): // the card is one
		default:
			certain = strings.TrimSpace(certain + " " + f.instead(k))
		}
	}
	switch {
	case by == game.NoSeat:
	case draws: // that he left it speaks against it
		said, odds = f.leftBut(by), cmp.Or(f.mayStrike(), said)
	default: // which says more than what all the cards may do
		black, odds = f.spurned(by), black
	}
	switch first := f.insteadFirst(draws); {
	case draws && first:
		said, certain = certain, said
	case !draws && first:
		said, certain = black, strings.TrimSpace(said+" "+certain)
	case !draws && f.known(0) != "":
		said, certain = strings.TrimSpace(said+" "+certain), black
	case !draws:
		certain = strings.TrimSpace(black + " " + certain)
	}
	return sentences(said, certain, odds, f.looms())
}

// scarce is up to how much Life one leaves no card to the next one for a Life of one's own.
const scarce = 2

// leftBut says why one draws a card all the same that another has left: where that is so, that one has no Life to
// spare for it.
func (f *Words) leftBut(by game.Seat) string {
	if life := int(f.me().Life); f.may(roundtable.ActLife) && life <= scarce {
		return f.T("plan.black.left-but.life", "name", f.Knight(by), "count", life)
	}
	return f.T("plan.black.left-but", "name", f.Knight(by))
}

// insteadFirst reports whether what another evil would come to is the reason: to who draws a Black card an engine
// that comes for certain, where the siege is to be watched first, or no Quest is. To others it is that card, where it
// is perilous.
func (f *Words) insteadFirst(draws bool) bool {
	if !draws {
		d, _, _ := f.Struck()
		return f.may(roundtable.ActDrawBlack) && (f.perilous() || f.Spurner() != game.NoSeat || f.closes(d) && f.known(0) == "")
	}
	_, _, threatens := f.Struck()
	return f.may(roundtable.ActEngine) && !f.knownEngine() && f.Spurner() == game.NoSeat && (f.besieged() || !threatens)
}

// besieged reports whether the siege is what is to be watched first.
func (f *Words) besieged() bool {
	d := f.Dangers()[0]
	return d.Of == model.ThreatSiege && d.Grave > model.Calm
}

// spurned says what one may think of a top Black card that another would not have: it depends on whether he is
// known to be Loyal; in another way from one turn to the next.
func (f *Words) spurned(by game.Seat) string {
	key, ways := "plan.spurned", 2
	if f.trusted(by) {
		key += ".loyal"
	}
	return f.T(key+"-"+strconv.Itoa(1+int(f.View.BlackLeft)/2%ways), "name", f.Knight(by))
}

// evil is what one's choice of an evil comes to.
func (f *Words) evil(k game.Kind) string {
	switch k {
	case roundtable.ActEngine:
		n := int(f.View.Engines) + 1
		return f.countOf("plan.engine."+dread(n), n, roundtable.SiegeFull)
	case roundtable.ActLife:
		switch {
		case f.me().Life == 1 && f.View.Owner(roundtable.Grail) != game.NoSeat:
			return f.T("plan.life.last.grail")
		case f.me().Life == 1:
			return f.T("plan.life.last")
		}
		return f.count("plan.life", int(f.me().Life)-1) + cmp.Or(f.healed(), f.returns())
	}
	if known := f.knownTop(); known != "" {
		return known
	}
	return f.odds()
}

// knownEngine reports whether the top card is one that one has seen, and brings an engine.
func (f *Words) knownEngine() bool {
	if f.known(0) == "" {
		return false
	}
	_, ok := f.goes(f.View.Pile[f.View.BlackLeft-1].Name())
	return !ok
}

// knownThen says what Evil lacks at its Quest after the top card, which one has seen.
func (f *Words) knownThen() string {
	n := f.View.Pile[f.View.BlackLeft-1].Name()
	q, ok := f.goes(n)
	if !ok {
		return f.evil(roundtable.ActEngine)
	}
	if say := strikes[n]; say != nil {
		return say(f)
	}
	if n == roundtable.Mercenaries.Name() {
		return f.safer()
	}
	d, threatens := f.Danger(q)
	switch {
	case n.Special() || !threatens:
		return ""
	case d.Left < 2:
		return f.nearing(d)
	case q == roundtable.ExcaliburQuest:
		return f.T("plan.known.sword", "count", f.Wanted(q)+1, "left", d.Left-1)
	}
	return f.T("plan.known.then", "at", at(f, int16(q)), "count", d.Left-1)
}

// safer says which War one would choose for a warrior, and what Evil lacks there then.
func (f *Words) safer() string {
	d := f.saferWar()
	if d.Left < 2 {
		return f.nearing(d)
	}
	return f.T("plan.known.war", "name", f.DangerName(d), "count", d.Left-1)
}

// saferWar is the War that bears more warriors.
func (f *Words) saferWar() model.Danger {
	d, _ := f.Danger(roundtable.SaxonWar)
	if picts, _ := f.Danger(roundtable.PictWar); picts.Left > d.Left {
		return picts
	}
	return d
}

// dread is the end of the key of what is said of so many engines.
func dread(engines int) string {
	switch {
	case engines >= roundtable.SiegeFull:
		return "last"
	case 2*engines > roundtable.SiegeFull:
		return "late"
	}
	return "early"
}

// regains says where one stands that a victory there brings Life, where it is within reach and Evil is not nearer.
func (f *Words) regains(q roundtable.Place) string {
	if q == roundtable.Camelot || q == roundtable.NoPlace || f.Rules.Box.Quests[q].Life == 0 {
		return ""
	}
	if d, ok := f.Danger(q); f.Wanted(q) > within || ok && !q.Combat() && d.Left < f.Wanted(q) {
		return ""
	}
	return f.T("plan.life.back")
}

// within is up to how many cards that are wanted a victory is within reach.
const within = 4

// instead is what another evil would come to.
func (f *Words) instead(k game.Kind) string {
	switch k {
	case roundtable.ActEngine:
		return f.engineInstead()
	case roundtable.ActLife:
		if f.me().Life == 1 {
			return f.T("plan.life.instead.last")
		}
		return f.count("plan.life.instead", int(f.me().Life)-1)
	}
	if known := f.knownTop(); known != "" {
		return known
	}
	return f.mayStrike()
}

// known names a card of the Black pile, counted from the top, where one has seen it.
func (f *Words) known(n uint8) string {
	if f.View.BlackLeft <= n {
		return ""
	}
	b := f.View.Pile[f.View.BlackLeft-1-n]
	if b == roundtable.NoBlack {
		return ""
	}
	return f.about("plan.known", f.face(b), f.BlackBrief(b.Name()))
}

// face is what a Black card is called, with its value.
func (f *Words) face(b roundtable.Black) string {
	if values := Values(b); values != "" {
		return f.Black(b.Name()) + " " + values
	}
	return f.Black(b.Name())
}

// knownTop names the top card where one has seen it, and says what comes of it: of a warrior for either War
// which one that is.
func (f *Words) knownTop() string {
	known := f.known(0)
	if known == "" {
		return ""
	}
	return strings.TrimSuffix(known+" "+strings.ReplaceAll(f.knownThen(), "\n", " "), " ")
}

func (f *Words) planLook(game.Action) string { return f.T("plan.look") }

// planUnder says which of two cards does not come for now.
func (f *Words) planUnder(a game.Action) string {
	b := f.View.Two[a.A]
	if b == roundtable.NoBlack {
		return ""
	}
	return f.about("plan.under", f.face(b), f.BlackBrief(b.Name()))
}

// planNext says which of the cards looked at would come.
func (f *Words) planNext(a game.Action) string { return f.known(a.A) }

// planFace says what it brings to hide the card or not. Its value is not said: others may see the
// screen.
func (f *Words) planFace(a game.Action) string {
	switch {
	case a.Kind == roundtable.ActFaceUp:
		return f.T("plan.open")
	case f.me().Hand >= roundtable.HandFull: // R66
		return sentences(f.T("plan.hidden.full"), f.hidesAgain(), f.hiddenFrom())
	}
	return sentences(f.count("plan.hidden", int(f.me().Hand)+1), f.hidesAgain(), f.hiddenFrom())
}

// hidesAgain says that the others count how often one hides a card, where they may wonder why.
func (f *Words) hidesAgain() string {
	n := f.RecordOf(f.Asked)[model.HidCard]
	switch {
	case !f.MayHide():
		return ""
	case n == 0:
		return f.T("plan.hidden.first")
	}
	return f.count("plan.hidden.again", n+1)
}

// hiddenFrom says who at the Quest does not learn the value of a hidden card.
func (f *Words) hiddenFrom() string {
	q, _ := f.View.Goes(f.View.Coming.Name)
	list, n := f.others(q)
	switch {
	case n == 0 && f.me().At != q:
		return f.T("plan.hidden.empty", "at", at(f, int16(q)))
	case n == 0:
		return f.T("plan.hidden.nobody", "at", at(f, int16(q)))
	}
	return f.T("plan.hidden.there", "at", at(f, int16(q)), "list", list, "count", n)
}

// facePlace says how far Evil is with the card.
func (f *Words) facePlace() string {
	q, _ := f.View.Goes(f.View.Coming.Name)
	return f.T("plan.face", "at", at(f, int16(q)), "count", int(quest(f, q).Blacks)+1, "of", int(f.Rules.Box.Quests[q].Black))
}

// planWar says how many warriors are in a War and in the other, and which Knights are there.
func (f *Words) planWar(a game.Action) string {
	q := roundtable.Place(a.A)
	other := roundtable.PictWar + roundtable.SaxonWar - q
	if f.View.Coming.Name == roundtable.Mordred.Name() { // R136
		here, there := int(quest(f, q).Whites()), int(quest(f, other).Whites())
		if here == there {
			return f.count("plan.war.mordred.alike", here)
		}
		return f.T("plan.war.mordred", "count", here, "other", there)
	}
	said := f.T("plan.war", "count", int(quest(f, q).Warriors), "other", int(quest(f, other).Warriors), "full", roundtable.WarFull)
	if here, there := quest(f, q), quest(f, other); here.Warriors == there.Warriors && here.Whites() != there.Whites() {
		said = f.T("plan.war.laid", "count", int(here.Whites()), "other", int(there.Whites()))
	}
	d, _ := f.Danger(q)
	return sentences(said, cmp.Or(f.company(q), f.T("plan.war.nobody")), f.costs(d))
}

// planSword says what Excalibur is weighed against.
func (f *Words) planSword(a game.Action) string {
	if a.Kind == roundtable.ActGiveUp {
		return f.strike()
	}
	spared, strike := f.spared(), f.strike()
	if _, ok := f.goes(f.View.Coming.Name); spared != "" && !(ok && f.View.Coming.Name.Special()) { // it tells that already
		strike = ""
	}
	return sentences(spared, f.lastEngine(), strike, f.T("plan.sword.keep"))
}

// spared says why the card that comes is none to spend Excalibur on: what it leaves to be lost; "" where it
// loses something by itself.
func (f *Words) spared() string {
	n := f.View.Coming.Name
	q, ok := f.goes(n)
	engines := int(f.View.Engines)
	d, threatens := f.Danger(q)
	switch {
	case !ok && engines+1 < roundtable.SiegeFull:
		return f.countOf("plan.sword.worse.engine", engines+1, roundtable.SiegeFull)
	case !ok, n == roundtable.Morgan4.Name() && engines+2 >= roundtable.SiegeFull:
		return ""
	case n.Special():
		return f.T("plan.sword.worse")
	case threatens && d.Left > 1:
		return f.T("plan.sword.worse.quest", "at", at(f, int16(q)), "count", d.Left-1)
	case threatens && q.Combat():
		return f.T("plan.sword.worse.sums", "list", f.loss(d))
	}
	return ""
}

// goes is the Quest that a Black card of a name goes to; of a warrior his War, or the one that bears him.
func (f *Words) goes(n roundtable.Name) (q roundtable.Place, ok bool) {
	q, ok = f.View.Goes(n)
	switch {
	case ok && n == roundtable.Picts.Name():
		q = roundtable.PictWar
	case ok && n == roundtable.Saxons.Name():
		q = roundtable.SaxonWar
	case ok && n == roundtable.Mercenaries.Name():
		q = f.saferWar().Place
	}
	return q, ok
}

// lastEngine says that the sword can stop the last engine, which is near.
func (f *Words) lastEngine() string {
	left := roundtable.SiegeFull - int(f.View.Engines)
	if _, ok := f.View.Goes(f.View.Coming.Name); !ok || f.View.Engines < lateSiege {
		return ""
	}
	return f.count("plan.sword.last", left)
}

// planPay says what all would pay, and what one would for them. // R134
func (f *Words) planPay(a game.Action) string {
	key := "cards"
	said := f.T("plan.pay.cards", "count", int(f.me().Hand), "all", f.holders())
	if f.View.Coming.Name == roundtable.Morgan5.Name() {
		key, said = "life", f.T("plan.pay.life", "count", int(f.me().Life), "all", f.holders())
	}
	switch {
	case a.Kind == roundtable.ActDecline:
		return sentences(f.count("plan.pay.less."+key, f.holders()), said)
	case a.Kind == roundtable.ActVolunteer && f.richest(key == "life"):
		return sentences(f.T("plan.pay.richest."+key), said)
	}
	return said
}

// richest reports whether no Knight has more cards, or more Life.
func (f *Words) richest(life bool) bool {
	for s := range game.Seat(len(f.Seats)) {
		p := &f.View.Players[s]
		if f.View.Lives(s) && (!life && p.Hand > f.me().Hand || life && p.Life > f.me().Life) {
			return false
		}
	}
	return true
}

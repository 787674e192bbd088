package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// What a choice serves, as the sage tells it: how far the Quest is then, what Evil still lacks,
// what the cards come to. It is taken from what whoever is asked sees on the table and has in his
// hand, and from nothing else: not from his Loyalty, which a neighbour might read from it.

// Plan says that of a choice, and of what would follow it in the turn where it is done for that.
func (f *Words) Plan(c *moment.Choice, line []game.Move) string {
	a := c.Last()
	switch say := plans[a.Kind]; {
	case a.Kind == roundtable.ActSacrifice:
		return f.planSacrifice(line)
	case playsMerlin(a):
		return f.planMerlin(a, line)
	case say != nil && (f.lastCard(a) || a.Kind == roundtable.ActAccuse): // first what is won, and its prize, or how sure it is
		return sentences(f.serves(say, a, line), f.waits(a, line), f.powerless(a, line))
	case say != nil:
		first, powerless := f.foremost(a, line), f.powerless(a, line)
		if powerless == first {
			powerless = ""
		}
		return sentences(f.endNear(a, line), f.urgent(a, line), first, f.afterFirst(f.serves(say, a, line), f.waits(a, line)), powerless, f.closing(a))
	}
	return ""
}

// serves is what an action is for: of Heroism the Quest for which it is played, where that is known.
func (f *Words) serves(say func(*Words, game.Action) string, a game.Action, line []game.Move) string {
	if a.Kind == roundtable.ActAdd {
		return f.planAdds(a, line)
	}
	for _, m := range line {
		if m.Action.Kind == roundtable.ActHeroism && roundtable.White(a.A) == roundtable.Heroism {
			return sentences(f.T("plan.heroism", "at", at(f, int16(m.Action.A))), f.planHeroism(m.Action))
		}
		if said := f.sends(m.Action, line); said != "" && roundtable.White(a.A) == roundtable.Messenger {
			return said
		}
		if whom := m.Action.Kind; f.asksWhom(a) && (whom == roundtable.ActSelf || whom == roundtable.ActOthers) {
			return f.forWhom(roundtable.White(a.A), whom == roundtable.ActSelf, int(f.me().Hand)-1)
		}
	}
	return say(f, a)
}

// plans are by kind of action.
var plans = map[game.Kind]func(*Words, game.Action) string{
	roundtable.ActLook: (*Words).planLook, roundtable.ActUnder: (*Words).planUnder,
	roundtable.ActDrawBlack: (*Words).planEvil, roundtable.ActEngine: (*Words).planEvil, roundtable.ActLife: (*Words).planEvil,

	roundtable.ActMove: (*Words).planMove, roundtable.ActRide: (*Words).planMove,
	roundtable.ActLay: (*Words).planLay, roundtable.ActOffer: (*Words).planOffer,
	roundtable.ActDrawWhite: (*Words).planDraw, roundtable.ActFight: (*Words).planFight,
	roundtable.ActAdd: (*Words).planAdd, roundtable.ActRoll: (*Words).planRoll,
	roundtable.ActLend: (*Words).planLend, roundtable.ActNoCard: (*Words).planLend,
	roundtable.ActHeal: (*Words).planHeal, roundtable.ActAccuse: (*Words).planAccuse,
	roundtable.ActEnd:  (*Words).planEnd,
	roundtable.ActPlay: (*Words).planPlay, roundtable.ActGrace: (*Words).planPlay,

	roundtable.ActFaceUp: (*Words).planFace, roundtable.ActFaceDown: (*Words).planFace,
	roundtable.ActWar: (*Words).planWar, roundtable.ActTry: (*Words).planTry, roundtable.ActLetBe: (*Words).planTry,
	roundtable.ActPledge: (*Words).planTry, roundtable.ActGiveUp: (*Words).planSword, roundtable.ActKeep: (*Words).planSword,
	roundtable.ActVolunteer: (*Words).planPay, roundtable.ActDecline: (*Words).planPay,

	roundtable.ActGift: (*Words).planGift, roundtable.ActDiscard: (*Words).planPart, roundtable.ActReturn: (*Words).planPart,
	roundtable.ActSend: (*Words).planPart, roundtable.ActSent: (*Words).planPart,
	roundtable.ActPropose: (*Words).planPropose, roundtable.ActPass: (*Words).planPropose, roundtable.ActDeal: (*Words).planPropose,
	roundtable.ActShare: (*Words).planShare, roundtable.ActExchange: (*Words).planExchange,
	roundtable.ActAccept: (*Words).planAccept, roundtable.ActRefuse: (*Words).planAccept,
	roundtable.ActDrink: (*Words).planDrink, roundtable.ActMessenger: (*Words).planHand, roundtable.ActRob: (*Words).planHand,

	roundtable.ActRemoveEngine: (*Words).planRemove, roundtable.ActRemoveBlack: (*Words).planRemove, roundtable.ActRemoveWarrior: (*Words).planRemove,
	roundtable.ActHeroism: (*Words).planHeroism, roundtable.ActSelf: (*Words).planWhom, roundtable.ActOthers: (*Words).planWhom,
	roundtable.ActNext: (*Words).planNext, roundtable.ActReturnHome: (*Words).planConvoked, roundtable.ActStay: (*Words).planConvoked,
}

// sentences are those that are not empty, one under another.
func sentences(list ...string) string {
	return strings.Join(slices.DeleteFunc(list, func(s string) bool { return s == "" }), "\n")
}

// count, countOf, about and threat say texts with a number, with one of several, with a card and
// what it does, and with what threatens.
func (f *Words) count(key string, n int) string       { return f.T(key, "count", n) }
func (f *Words) countOf(key string, n, of int) string { return f.T(key, "count", n, "of", of) }
func (f *Words) about(key, card, text string) string  { return f.T(key, "card", card, "text", text) }

func (f *Words) threat(key string, d model.Danger) string {
	return f.T(key, "name", f.DangerName(d), "count", d.Left)
}

// me is who is asked, as all see him.
func (f *Words) me() *roundtable.Player { return &f.View.Players[f.Asked] }

// planMove says what the hand has for a place, how much time Evil leaves there and who is there.
func (f *Words) planMove(a game.Action) string {
	q := roundtable.Place(a.A)
	if q == roundtable.Camelot {
		return sentences(f.bare(), f.homeward())
	}
	if f.hurries(q) {
		return sentences(f.stake(q)+" "+f.aim(q), f.hereStill(), f.meanwhile(q), f.lifts(q), f.company(q))
	}
	stake := f.stake(q)
	aim := f.aim(q)
	if d, ok := f.Danger(q); (!ok || d.Grave == model.Calm) && f.Has(q) > 0 { // a loss that is far off is no reason
		return sentences(aim+" "+f.prize(q), f.hereStill(), f.nearerWar(q), f.company(q), stake)
	}
	return sentences(aim, f.hereStill(), stake, f.company(q))
}

// hereStill says what one would have where one stands, which one leaves for another Quest.
func (f *Words) hereStill() string {
	q := f.me().At
	if has := f.hasAt(q); has > 0 {
		return f.T("plan.move.here", "count", has, "left", f.Wanted(q))
	}
	return f.bare()
}

// hasAt is how many cards one has for a place; none in Camelot.
func (f *Words) hasAt(q roundtable.Place) int {
	if q == roundtable.Camelot || q == roundtable.NoPlace || !f.View.InPlay(q) {
		return 0
	}
	return f.Has(q)
}

// nearerWar says of the other War, which wants fewer cards, that one has none for it.
func (f *Words) nearerWar(q roundtable.Place) string {
	other := roundtable.PictWar + roundtable.SaxonWar - q
	if !q.War() || !f.View.InPlay(other) || f.Has(other) > 0 || f.Wanted(other) >= f.Wanted(q) || f.me().At == other {
		return ""
	}
	return capital(f.T("plan.part.war.none", "at", at(f, int16(other)), "count", f.Wanted(other), "next", int(f.View.Next(other))))
}

// meanwhile says that Merlin gains time where the next Black card would decide a Quest.
func (f *Words) meanwhile(q roundtable.Place) string {
	if d, ok := f.Danger(q); ok && d.Left == 1 && f.specialAgainst(d) == roundtable.Merlin {
		return f.T("plan.merlin.meanwhile")
	}
	return ""
}

// prize says what a victory at a Quest brings, and what it lifts.
func (f *Words) prize(q roundtable.Place) string {
	return strings.TrimSpace(f.count("plan.prize", f.Reward(q)) + " " + f.lifts(q))
}

// lifts says which spell of Evil a victory at a Quest ends; "" for none.
func (f *Words) lifts(q roundtable.Place) string {
	switch {
	case f.View.Forest && q != roundtable.GrailQuest:
		return f.T("plan.lifts.forest")
	case f.View.Vivien:
		return f.T("plan.lifts.vivien")
	}
	return ""
}

// aim says how many of the cards that a Quest wants are in the hand, or else what it brings.
func (f *Words) aim(q roundtable.Place) string {
	has, left := f.Has(q), f.Wanted(q)
	switch {
	case has == 0:
		return f.prize(q)
	case q == roundtable.ExcaliburQuest && left > soon: // any card fits there, and each turn brings it one step
		return f.count("plan.sword.steps", left)
	case has == left && f.Serves(q) < has:
		return f.T("plan.whole.weak", "at", at(f, int16(q)), "count", left)
	case has == left && f.intime(q, left):
		return f.T("plan.whole", "at", at(f, int16(q)), "count", left)
	case q == roundtable.GrailQuest: // a Despair there wants two cards, which a number alone does not tell
		laid, key := int(f.View.Count(roundtable.RowGrail)), "plan.way"
		if laid == 0 {
			key = "plan.way.none"
		}
		return f.T(key, "laid", laid, "of", roundtable.RowPlaces, "count", has)
	}
	if q.Combat() {
		white, black := f.Reaches(q)
		return capital(f.T("plan.part.combat", "at", at(f, int16(q)), "what", f.T("plan.shape."+q.String()), "left", left, "count", has, "white", white, "black", black))
	}
	if q.War() { // of cards further on in the row one may hold more
		return capital(f.T("plan.part.war", "at", at(f, int16(q)), "left", left, "count", has))
	}
	return f.T("plan.part", "at", at(f, int16(q)), "left", left, "count", has)
}

// intime reports whether so many cards can be laid before Evil has laid all of its.
func (f *Words) intime(q roundtable.Place, left int) bool {
	d, ok := f.Danger(q)
	return !ok || d.Left >= min(left, soon)
}

// stake says how much Evil lacks at a Quest, in how many turns that comes, and what is lost then;
// "" where nothing can be.
func (f *Words) stake(q roundtable.Place) string {
	d, ok := f.Danger(q)
	if !ok || q.Combat() && d.Stands == model.Safe || q.War() && d.Grave == model.Calm && d.Left > soon {
		return "" // it is none yet
	}
	if f.hurries(q) && d.Grave == model.Pressing {
		return f.T("plan.hurry", "text", f.nearing(d))
	}
	return f.nearing(d)
}

// atStake says that of a Quest at which one acts, or what it brings as long as its loss is far.
func (f *Words) atStake(q roundtable.Place) string {
	if d, ok := f.Danger(q); !ok || d.Grave == model.Calm {
		return f.prize(q)
	}
	return f.stake(q)
}

// nearing says how near the loss of a Quest is, and what is lost with it.
func (f *Words) nearing(d model.Danger) string { return capital(f.nears(d)) }

func (f *Words) nears(d model.Danger) string {
	key := "plan.defeat"
	if d.Place.Combat() {
		key = "plan.defeat.sums"
	}
	return f.T(key, "at", at(f, int16(d.Place)), "left", f.DangerLeft(d), "list", f.loss(d))
}

// loss is what all lose with a Quest: the whole game, if it would end with it.
func (f *Words) loss(d model.Danger) string {
	swords := f.count("danger.cost.swords", d.Cost.Swords)
	switch {
	case d.Ruin:
		return f.T("plan.loss.game")
	case d.Won:
		return f.T("plan.loss.won", "swords", swords)
	case d.Cost.Engines > 0:
		return f.T("plan.loss.engines", "swords", swords, "count", d.Cost.Engines)
	}
	return swords
}

// costs says that in a sentence.
func (f *Words) costs(d model.Danger) string {
	if d.Ruin {
		return f.T("plan.cost.game", "at", at(f, int16(d.Place)))
	}
	return f.T("danger.cost.all", "at", at(f, int16(d.Place)), "list", f.loss(d))
}

// hurries reports whether Evil has begun at a Quest and lacks little.
func (f *Words) hurries(q roundtable.Place) bool {
	d, ok := f.Danger(q)
	return ok && d.Begun && d.Left <= soon && (!q.Combat() || d.Stands != model.Safe)
}

// soon is how few of Evil's steps are said to be few.
const soon = 2

// company says which other Knights are at a place.
func (f *Words) company(q roundtable.Place) string {
	list, n := f.others(q)
	if n == 0 {
		return ""
	}
	return f.T("plan.there", "count", n, "list", list)
}

// others are the other Knights at a place, and how many they are.
func (f *Words) others(q roundtable.Place) (list string, n int) { return f.named(f.At(q)) }

// named are Knights but for the one asked, and how many they are.
func (f *Words) named(seats []game.Seat) (list string, n int) {
	var names []string
	for _, s := range seats {
		if s != f.Asked {
			names = append(names, f.Knight(s))
		}
	}
	if len(names) == 0 {
		return "", 0
	}
	return f.Listed(names), len(names)
}

// bare says that no card fits where one stands.
func (f *Words) bare() string {
	if at := f.me().At; at == roundtable.Camelot || at == roundtable.NoPlace || f.Has(at) > 0 {
		return ""
	}
	return f.T("plan.bare")
}

// homeward says what Camelot is good for: an engine, where there are many and the cards are strong,
// or else new cards.
func (f *Words) homeward() string {
	if 2*int(f.View.Engines) >= roundtable.SiegeFull-2 && 2*roundtable.Beats(f.Strength()) > roundtable.DieSides || f.me().Hand >= roundtable.HandFull {
		return f.planFight(game.Action{})
	}
	return f.T("plan.home", "hand", int(f.me().Hand), "count", f.drawn())
}

// drawn is how many cards one draws in Camelot. // R66, R125
func (f *Words) drawn() int { return f.drawsOf(f.Asked) }

// drawsOf is how many a seat draws in Camelot.
func (f *Words) drawsOf(s game.Seat) int {
	if f.View.Is(s, roundtable.Gawain) {
		return 3
	}
	return 2
}

// planOffer says how near Excalibur is with a card.
func (f *Words) planOffer(a game.Action) string {
	q := roundtable.ExcaliburQuest
	left := f.Wanted(q) - 1
	if left == 0 {
		return f.wins(q)
	}
	stake := f.atStake(q)
	if f.weakest(roundtable.White(a.A)) {
		return sentences(f.count("plan.offer.weakest", left), stake)
	}
	return sentences(f.count("plan.offer", left), stake, f.parted(roundtable.White(a.A)))
}

// planFight says how many engines there are and what the hand can do against one.
func (f *Words) planFight(game.Action) string {
	sum := f.Strength()
	said := f.T("plan.fight", "engines", int(f.View.Engines), "full", roundtable.SiegeFull, "sum", sum, "count", roundtable.Beats(sum), "of", roundtable.DieSides)
	return sentences(said, f.fightCosts(), f.threat("plan.siege", f.Siege()))
}

// recovers says how much Life one has with so much more.
func (f *Words) recovers(more int) string {
	return f.countOf("plan.heals", min(int(f.me().Life)+more, roundtable.MaxLife), roundtable.MaxLife)
}

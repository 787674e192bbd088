package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// What is never advised to a person, as nobody could be told why. Where it says that it was measured one of five kept to
// it in 4,000 games: Camelot stood as often, but for what chance explains.

// shuns reports whether an action is never advised to a person while anything else is left.
func (f *Words) shuns(a game.Action) bool {
	return f.rash(a) || f.tempts(a) || f.hoards(a) || f.yields(a) || f.lacksIt(a) || f.scatters(a) || f.comesLate(a) || f.gambles(a) || f.bares(a) || f.stints(a) || f.squanders(a) || f.spurnsMerlin(a) || f.idles(a) || f.ventures(a) || f.lavishes(a) || f.healsDearly(a)
}

// rash reports whether it is an accusation that is not likely enough to be right, or for which there is less to tell
// than two deeds, as long as it may be another.
func (f *Words) rash(a game.Action) bool {
	return a.Kind == roundtable.ActAccuse && (f.Doubts[a.A].Percent < roundtable.LeastSure || f.blamed(game.Seat(a.A)) < 2 && f.Suspects() > 1)
}

// Where a Quest that costs much may be lost by the next Black card: up to how many engines another one is less, and of
// how many Lives one is. It was measured: 70.0 to 70.5 % of games, and 70.3 without.
const (
	bearable = 5
	spare    = 4

	spareForGrail = 3
)

// tempts reports whether an evil is one that nobody would advise to a person then: the Black card, or what is
// dearer than the other that is certain.
func (f *Words) tempts(a game.Action) bool {
	switch {
	case !evils[a.Kind] || f.me().Fate == roundtable.Unmasked || f.View.Loyalty == roundtable.Traitor:
		return false
	case f.known(0) != "":
		return f.temptsKnown(a)
	case a.Kind == roundtable.ActLife && f.me().Life == 1: // it was measured: 72.7 % of 20,000 games, and 72.5 without
		return f.may(roundtable.ActDrawBlack)
	}
	engine, life := f.affords()
	engine, life = engine && f.may(roundtable.ActEngine), life && f.may(roundtable.ActLife)
	switch a.Kind {
	case roundtable.ActEngine:
		return life && !engine
	case roundtable.ActLife:
		return engine && (!life || f.healedLast())
	}
	return engine || life
}

// affords reports whether an engine, and a Life, is less than the Black card, which one has not seen.
func (f *Words) affords() (engine, life bool) {
	lives, engines := f.me().Life, f.View.Engines
	switch {
	case f.dear():
		engine, life = engines <= bearable || engines <= bearableForLife && f.ruinous(), lives >= spare
	case f.grailNear():
		engine, life = f.View.Forest && engines <= bearable, lives >= spareForGrail
	}
	return engine, life || f.leftLying(lives)
}

// grailNear reports whether the Grail is two of the cards from lost that the pile has. It was measured where a Life can be
// spared, or an engine be borne while the Dark Forest keeps the Knights from it: 72.4 % of 20,000 games with either,
// and 72.5 without; where an engine was paid without the Forest 69.2.
func (f *Words) grailNear() bool {
	d, ok := f.Danger(roundtable.GrailQuest)
	return ok && d.Left == 2 && 10*f.InPile(d.Place) >= int(f.View.BlackLeft)
}

// leftLying reports whether somebody has left the top card, and one may: a Life more is needed as long as he may be the
// Traitor. It was measured: 72.4 % of 20,000 games.
func (f *Words) leftLying(lives uint8) bool {
	by := f.Spurner()
	return by != game.NoSeat && (lives > 2 || lives > 1 && f.trusted(by))
}

// trusted reports whether a Knight is known to be Loyal: by his card, or as nobody is the Traitor in hiding any more.
func (f *Words) trusted(s game.Seat) bool {
	return f.View.Players[s].Shown == roundtable.Loyal || !f.MayHide()
}

// temptsKnown reports whether an evil gives a Life to leave a card that does little as things stand, or draws one by which
// a Knight dies while few engines stand, where one has seen it. It was measured: Camelot stands as often.
func (f *Words) temptsKnown(a game.Action) bool {
	n := f.View.Pile[f.View.BlackLeft-1].Name()
	if n == roundtable.Morgan1.Name() {
		return a.Kind == roundtable.ActDrawBlack && len(f.dying()) > 0 && f.may(roundtable.ActEngine) && f.View.Engines <= bearableForLife
	}
	q, ok := f.goes(n)
	d, threatens := f.Danger(q)
	return a.Kind == roundtable.ActLife && ok && threatens && !n.Special() && d.Left > harmless && f.may(roundtable.ActDrawBlack)
}

// Up to how many engines another one is less than a Knight's death, or all at stake, and with how many steps left at its Quest after it a
// card does little.
const (
	bearableForLife = 8
	harmless        = 3
)

// ruinous reports whether the next Black card may lose the whole game with a Quest.
func (f *Words) ruinous() bool {
	return slices.ContainsFunc(f.Brinks(roundtable.Camelot), func(d model.Danger) bool { return d.Ruin })
}

// dear reports whether the next Black card, which one has not seen, may well lose a Quest that costs two Swords, or one
// where somebody has left it.
func (f *Words) dear() bool {
	least := 2
	if f.Spurner() != game.NoSeat {
		least = 1
	}
	_, ok := f.dearest(least)
	return ok
}

// dearest is the Quest that costs so many Swords and that the next Black card may well lose.
func (f *Words) dearest(least int) (d model.Danger, ok bool) {
	for _, d := range f.Brinks(roundtable.Camelot) {
		if (d.Ruin || d.Cost.Swords >= least) && (!d.Place.Combat() || d.Stands < model.Leading) && 10*f.InPile(d.Place) >= int(f.View.BlackLeft) {
			return d, true
		}
	}
	return d, false
}

// idles reports whether an action rides where none of one's cards can be laid, to the Dragon with cards that mostly lose, or
// away from where the next card is due. It was measured: Camelot stands as often.
func (f *Words) idles(a game.Action) bool {
	q := roundtable.Place(a.A)
	switch {
	case a.Kind != roundtable.ActMove && a.Kind != roundtable.ActRide:
		return false
	case f.abandons(f.me().At):
		return true
	case q == roundtable.Camelot:
		return false
	}
	return f.Has(q) == 0 || q == roundtable.DragonQuest && !f.Carries(q)
}

// abandons reports whether one could lay a card where one stands that is a card or two from lost, the sums aside.
func (f *Words) abandons(at roundtable.Place) bool {
	d, ok := f.Danger(at)
	return ok && !at.Combat() && d.Left <= soon && f.actsHere() && f.may(roundtable.ActLay)
}

// spurnsMerlin reports whether a Heroic Action is anything but to lay a card, though even an accusation can wait, where Merlin could save a Quest that costs
// much from the next Black card. It was measured: 71.9 of 72.5 % in 20,000 games; 72.3 up to five engines.
func (f *Words) spurnsMerlin(a game.Action) bool {
	if !heroics[a.Kind] && a.Kind != roundtable.ActAccuse || a.Kind == roundtable.ActLay || a.Kind == roundtable.ActOffer || a.Kind == roundtable.ActEnd || playsMerlin(a) {
		return false
	}
	_, saves := f.merlinSaves()
	return saves && f.View.Loyalty != roundtable.Traitor && f.View.Hand[roundtable.Merlin] > 0 && !f.View.Vivien && f.may(roundtable.ActPlay, roundtable.ActGrace)
}

// fewForMerlin is up to how many engines on Merlin is for such a Quest rather than for one of them.
const fewForMerlin = 7

// merlinSaves is the Quest for which Merlin is rather than for an engine, while few stand. It was measured: Camelot stands as
// often.
func (f *Words) merlinSaves() (d model.Danger, ok bool) {
	d, ok = f.dearest(2)
	return d, ok && f.View.Engines <= fewForMerlin && f.steps(d.Place)
}

// steps reports whether Merlin could drive Evil back a step at a Quest.
func (f *Words) steps(q roundtable.Place) bool {
	at := quest(f, q)
	return at.Blacks+at.Warriors > 0 || q == roundtable.GrailQuest && f.View.Last() >= 0
}

// squanders reports whether an action has Merlin take anything else away.
func (f *Words) squanders(a game.Action) bool {
	if f.Kind != game.AskKind(roundtable.AskMerlin) {
		return false
	}
	d, ok := f.merlinSaves()
	return ok && (a.Kind == roundtable.ActRemoveEngine || roundtable.Place(a.A) != d.Place)
}

// stints reports whether an action keeps a Merlin back from a card by which a Knight dies or Camelot falls: without three
// it comes back.
func (f *Words) stints(a game.Action) bool {
	if a.Kind != roundtable.ActPledge || int(a.A) >= min(merlinsWanted, int(f.View.Hand[roundtable.Merlin])) || f.View.Loyalty == roundtable.Traitor {
		return false
	}
	n := f.View.Coming.Name
	return n == roundtable.Morgan1.Name() && len(f.dying()) > 0 || n == roundtable.Morgan4.Name() && f.View.Engines+2 >= roundtable.SiegeFull
}

// hoards reports whether an action draws cards though the hand is large and has almost all for a Quest, or beats an
// engine on every side of the die. It was measured: if one of five rides instead Camelot stands as often, if all do it
// falls in one game of a hundred more.
func (f *Words) hoards(a game.Action) bool {
	if a.Kind != roundtable.ActDrawWhite || f.me().Hand < large || f.View.Loyalty == roundtable.Traitor {
		return false
	}
	if f.may(roundtable.ActFight) && roundtable.Beats(f.Strength()) == roundtable.DieSides && f.View.Engines > 0 {
		return true
	}
	for _, q := range f.Quests() {
		solo := f.Rules.Box.Quests[q].Solo
		if f.may(roundtable.ActMove) && f.Table().RoomOn(q) && f.Serves(q) > 0 && (f.lack(q) <= 0 || !solo && f.lack(q) <= 2) {
			return true
		}
	}
	return false
}

// yields reports whether an action ends the turn one engine from the end, though a Life that is not the last would buy a
// fight that is all but won. It was measured: Camelot stands as often.
func (f *Words) yields(a game.Action) bool {
	fights := f.me().At == roundtable.Camelot && f.actsHere() && roundtable.Beats(f.Strength()) >= allButWon
	return a.Kind == roundtable.ActEnd && fights && f.View.Engines+1 >= roundtable.SiegeFull && f.me().Life > 1 && f.may(roundtable.ActSacrifice)
}

// allButWon is on how many sides of the die such a fight is won.
const allButWon = 7

// scatters reports whether an action lays a card of a value that one cannot make whole, though one could another: a second
// one against the Dragon without the third, or the first of a pair elsewhere without its fellow. It was measured:
// Camelot stands as often.
func (f *Words) scatters(a game.Action) bool {
	q := f.me().At
	if a.Kind != roundtable.ActLay || !q.Combat() || f.completes(q, roundtable.White(a.A)) || q == roundtable.DragonQuest && quest(f, q).White[a.A] == 0 {
		return false
	}
	for w := range roundtable.White(roundtable.Fights) {
		if f.View.Hand[w] > 0 && f.Table().Fits(q, w) && f.completes(q, w) && (q != roundtable.DragonQuest || quest(f, q).White[w] > 0) {
			return true
		}
	}
	return false
}

// completes reports whether the hand makes whole what a card is laid for at a combat Quest.
func (f *Words) completes(q roundtable.Place, w roundtable.White) bool {
	lies, hand := quest(f, q).White[w], f.View.Hand[w]
	if q == roundtable.DragonQuest {
		return lies+hand >= 3
	}
	return lies > 0 || hand > 1
}

// gambles reports whether an action rolls with at most one Life to spare where another card would win oftener. It was
// measured: Camelot stands as often.
func (f *Words) gambles(a game.Action) bool {
	if a.Kind != roundtable.ActRoll || f.me().Life > 2 || !f.may(roundtable.ActAdd) {
		return false
	}
	sum, _ := f.FightSums(roundtable.NoWhite)
	return f.withAll(sum, sum) != ""
}

// comesLate reports whether an action rides alone with cards too weak to win, or, with no Merlin to gain time, to a Quest
// that the next Black card decides, where so many cards are wanted that one lays but one of them before. It was measured:
// Camelot stands as often.
func (f *Words) comesLate(a game.Action) bool {
	q := roundtable.Place(a.A)
	switch {
	case a.Kind != roundtable.ActMove && a.Kind != roundtable.ActRide, q == roundtable.Camelot, q == roundtable.ExcaliburQuest:
		return false
	case f.Rules.Box.Quests[q].Solo && f.Serves(q) < f.Wanted(q):
		return true
	case f.View.Hand[roundtable.Merlin] > 0 && !f.View.Vivien:
		return false
	}
	d, ok := f.Danger(q)
	return ok && d.Left == 1 && f.Wanted(q) >= hopeless
}

// hopeless is from how many cards on that holds.
const hopeless = 3

// ventures reports whether an action rides into a War that wants so many cards with but one that can be laid there. It was
// measured: 69.2 % of 10,000 games, and 69.1 without.
func (f *Words) ventures(a game.Action) bool {
	q := roundtable.Place(a.A)
	return (a.Kind == roundtable.ActMove || a.Kind == roundtable.ActRide) && q.War() && f.Serves(q) < 2 && f.Wanted(q) >= hopeless
}

// bares reports whether an action gives the last Life but one for anything but the last card of a Quest or the last
// engines, also where one could heal it, which takes a turn. It was measured: 69.2 % of 15,000 games, and 69.5 without.
func (f *Words) bares(a game.Action) bool {
	if a.Kind != roundtable.ActSacrifice || f.me().Life > 2 {
		return false
	}
	siege := f.me().At == roundtable.Camelot && f.View.Engines >= lastSiege
	at := f.me().At
	wins := at != roundtable.Camelot && f.actsHere() && f.Has(at) > 0 && f.Wanted(at) == 1
	return !siege && !wins
}

// lastSiege is from how many engines on a Life is not too dear to fight one.
const lastSiege = 10

// large is from how many cards on a hand needs no more before one rides.
const large = 9

// lavishes reports whether an action lays a card against an engine that is none of the fewest with which one cannot lose.
func (f *Words) lavishes(a game.Action) bool {
	enough := f.enoughCards()
	return a.Kind == roundtable.ActAdd && len(enough) > 0 && !slices.Contains(enough, roundtable.White(a.A))
}

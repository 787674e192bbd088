package roundtable

import (
	"slices"

	"merlin/game"
)

// What speaks for one option against another is told in a few plain kinds, into which the
// features of the policy are grouped.

// motive is such a kind.
type motive uint8

const (
	motiveNone   motive = iota
	motiveQuest         // a Quest comes nearer
	motiveSiege         // engines are kept from Camelot
	motiveBlack         // a Black card is held off
	motiveDanger        // what is near to being lost is
	motiveLife          // is kept, or won
	motiveDraw          // cards come
	motiveKeep          // the better cards stay
	motiveStrong        // the Knights grow stronger on a Quest
	motiveHelp          // a companion is helped
	motiveFelon         // a Traitor is found out
	motiveMore          // more is done in a turn
	motiveHide          // a Traitor does what others would
	motiveHarm          // or harms most
	motivePair          // two alike lie on a Quest then
	motiveThree         // or three
	motiveRow           // a War's row goes on
	motiveLast          // nothing is wanting on a Quest then
	motiveMatch         // the hand has what goes with a card

	motives
)

// motiveWords are their names, from the first that is one on.
var motiveWords = [motives - 1]string{
	"quest", "siege", "black", "danger", "life", "draw", "keep", "strong", "help", "felon", "more", "hide", "harm",
	"pair", "three", "row", "last", "match",
}

// Reasons are the names of all there are.
func (s *scout) Reasons() []string { return motiveWords[:] }

// gains is what an action is for.
var gains = [256]motive{
	ActGift: motiveHelp, ActLook: motiveBlack, ActFaceDown: motiveDraw, ActWar: motiveDanger, ActTry: motiveBlack,
	ActPledge: motiveBlack, ActGiveUp: motiveBlack, ActVolunteer: motiveHelp, ActDiscard: motiveKeep, ActMove: motiveQuest,
	ActRide: motiveQuest, ActOffer: motiveQuest, ActDrawWhite: motiveDraw, ActFight: motiveSiege,
	ActAdd: motiveSiege, ActLend: motiveQuest, ActHeal: motiveLife, ActAccuse: motiveFelon, ActSacrifice: motiveMore,
	ActExchange: motiveHelp, ActReturn: motiveHelp, ActRemoveEngine: motiveSiege, ActRemoveBlack: motiveDanger,
	ActRemoveWarrior: motiveDanger, ActHeroism: motiveQuest, ActMessenger: motiveHelp, ActSend: motiveHelp, ActNext: motiveDanger,
	ActUnder: motiveBlack, ActReturnHome: motiveDraw, ActOthers: motiveHelp, ActDrink: motiveLife,
}

// costs is what is spared where an action is not taken.
var costs = [256]motive{
	ActDrawBlack: motiveBlack, ActEngine: motiveSiege, ActLife: motiveLife, ActTry: motiveKeep, ActPledge: motiveKeep,
	ActGiveUp: motiveKeep, ActDiscard: motiveKeep, ActOffer: motiveKeep, ActFight: motiveKeep, ActAdd: motiveKeep, ActLend: motiveKeep,
	ActPlay: motiveKeep, ActGrace: motiveKeep, ActHeal: motiveKeep, ActSacrifice: motiveLife, ActExchange: motiveKeep, ActSend: motiveKeep,
}

// withCards is what a card is for where only the card is chosen; one of less worth keeps the
// other.
var withCards = [256]motive{
	ActGift: motiveHelp, ActDiscard: motiveKeep, ActOffer: motiveKeep, ActHeal: motiveKeep,
	ActSend: motiveHelp, ActReturn: motiveHelp, ActAdd: motiveSiege, ActLend: motiveStrong,
}

// played is what a Special White is for.
var played = [Whites]motive{
	Merlin: motiveDanger, Convocation: motiveDraw, Fate: motiveDraw, Heroism: motiveQuest, LadyOfTheLake: motiveQuest,
	Messenger: motiveHelp, Piety: motiveLife, Clairvoyance: motiveBlack, Reinforcements: motiveDraw,
}

// besides are the features that speak of something else than what the action is for, where
// they speak for it.
var besides = func() []motive {
	by := make([]motive, sign.all)
	for kind := range placeKinds {
		by[sign.going+placeDanger*placeKinds+kind] = motiveDanger
		by[sign.going+placeHelpers*placeKinds+kind] = motiveHelp
		by[sign.layDanger+kind] = motiveDanger
		by[sign.remove+placeKinds+kind] = motiveDanger
	}
	return by
}()

// evenBy is by how much less an option may be liked and be worth about as much, in logit
// units, and leastMotive how much of a difference is worth a word, of so many parts.
const (
	evenBy      = game.LogitUnits / 2
	leastMotive = 4
	mostMotives = 2
)

// Compare returns what speaks for an option of the decision looked at against another one,
// the weightiest first; even says that both are worth about as much.
func (s *scout) Compare(better, worse game.Action, f *game.Features) (list []string, even bool) {
	var by [motives]int
	keep := f.Keep
	f.Keep = true
	sum := s.speak(better, 1, f, &by) - s.speak(worse, -1, f, &by)
	f.Keep = keep
	by[s.main(better, worse)] += by[motiveNone]
	by[motiveNone] = 0
	if sum < evenBy {
		return nil, true
	}
	if s.evil {
		by = [motives]int{}
		by[s.guile()] = sum
	} else if s.kind == AskEvil && costs[better.Kind] != motiveNone {
		return s.spared(better, worse), false
	}
	for len(list) < mostMotives {
		most := slices.Max(by[1:])
		if most*leastMotive < sum {
			break
		}
		at := slices.Index(by[1:], most) + 1
		list, by[at] = append(list, motiveWords[at-1]), 0
	}
	return list, false
}

// spared is what an evil spares: what the runner-up would cost, and then what each other one
// would, as what two of them spare is no reason between these.
func (s *scout) spared(better, worse game.Action) []string {
	var list []string
	for _, a := range append([]game.Action{worse}, s.options...) {
		if is := costs[a.Kind]; is != motiveNone && a.Kind != better.Kind && !slices.Contains(list, motiveWords[is-1]) {
			list = append(list, motiveWords[is-1])
		}
	}
	return list
}

// speak adds up what an option has by kind, what it is for under none, and returns it all.
// That there is a danger, or somebody else, may also speak against it: then it is no reason.
func (s *scout) speak(a game.Action, sign int, f *game.Features, by *[motives]int) int {
	f.Clear(f.Weights)
	s.Note(a, f)
	var own [motives]int
	for _, is := range f.Kept {
		own[besides[int(is.At)-s.block]] += int(is.N * f.Weights[is.At])
	}
	for m, n := range own {
		if n < 0 {
			m = int(motiveNone)
		}
		by[m] += sign * n
	}
	return f.Sum
}

// main is what an option is for, or else what it spares.
func (s *scout) main(better, worse game.Action) motive {
	if better.Kind == ActLay {
		return s.laid(White(better.A), worse)
	}
	if better.Kind == worse.Kind && withCards[better.Kind] != motiveNone {
		if better.A < worse.A {
			return motiveKeep
		}
		return withCards[better.Kind]
	}
	is := gains[better.Kind]
	switch better.Kind {
	case ActPlay, ActGrace:
		is = played[White(better.A)]
	case ActMove, ActRide:
		if Place(better.A) == Camelot {
			is = motiveDraw
			if s.siegeWorth() > 0 {
				is = motiveSiege
			}
		}
	case ActSelf:
		is = motiveDraw
		if s.kind == AskPiety {
			is = motiveLife
		}
	}
	if is == motiveDraw && s.brings(better) <= s.brings(worse) {
		is = motiveNone
		if better.Kind == ActPlay && (White(better.A) == Fate || White(better.A) == Convocation) {
			is = motiveHelp // they draw too
		}
	}
	if is == motiveNone {
		is = costs[worse.Kind]
	}
	return is
}

// brings is how many cards an option brings the seat itself, now or by what it leads to.
func (s *scout) brings(a game.Action) int {
	switch a.Kind {
	case ActDrawWhite:
		return 2 + int(one(s.Is(s.seat, Gawain)))
	case ActMove, ActRide:
		if Place(a.A) == Camelot {
			return 2 + int(one(s.Is(s.seat, Gawain)))
		}
	case ActPlay, ActGrace:
		switch White(a.A) {
		case Fate, Convocation:
			return 1
		case Reinforcements:
			return 4
		}
	case ActSelf:
		return 4
	case ActFaceDown, ActReturnHome:
		return 1
	}
	return 0
}

// laid is what a card is laid for: what it completes where it goes, or else what sets it off from
// another that could be laid. One of less worth spares the other only where that fits no more then.
func (s *scout) laid(w White, worse game.Action) motive {
	at, p, other := s.me.At, s.plan(s.me.At), White(worse.A)
	if worse.Kind == ActLay && p.left == 1 && w != other {
		return byValue(w, other)
	}
	if is := s.completes(at, w); is != motiveNone {
		return is
	}
	if worse.Kind != ActLay || w == other || w < other && s.bothFit(at, w, other) {
		return motiveQuest
	}
	return byValue(w, other)
}

// bothFit reports whether a combat Quest has room for both of two values that fit each alone.
func (s *scout) bothFit(at Place, w, other White) bool {
	values := uint8(0)
	for v, n := range s.Quests[at].White {
		values += one(n > 0 || White(v) == w || White(v) == other)
	}
	return values <= patterns[at].values
}

// byValue is what speaks for a card of another value: it spares a better one, or counts more.
func byValue(w, other White) motive {
	if w < other {
		return motiveKeep
	}
	return motiveStrong
}

// completes is what a card completes on a Quest, or what the hand will complete with it.
func (s *scout) completes(at Place, w White) motive {
	q, last := &s.Quests[at], s.plan(at).left == 1
	switch {
	case at.War() && !last:
		return motiveRow
	case at.Combat() && last && int(w.Value()+q.WhiteSum()) <= s.strengthOf(at):
		return motiveStrong // it will not do
	case last:
		return motiveLast
	case !at.Combat():
		return motiveNone
	}
	n, each := q.White[w]+1, patterns[at].each
	switch {
	case n == 3:
		return motiveThree
	case n == 2 && at != DragonQuest:
		return motivePair
	case n < each && s.hand[w] > 1:
		return motiveMatch
	}
	return motiveNone
}

// guile is what a Traitor chooses by.
func (s *scout) guile() motive {
	if s.me.Fate == Unmasked {
		return motiveHarm
	}
	switch s.kind {
	case AskDiscard, AskPledge, AskOrder, AskUnder:
		return motiveHarm // nobody sees it
	}
	return motiveHide
}

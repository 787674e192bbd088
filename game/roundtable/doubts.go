package roundtable

import (
	"cmp"
	"slices"

	"merlin/game"
)

// Doing is what the table holds for or against a Knight: deeds that tell a Traitor from others, as
// far as a person would see why.
type Doing uint8

const (
	DidEngine  Doing = iota // set up himself, as his Evil
	DidHoard                // rode home with many cards
	DidRoam                 // from one Quest to another
	DidEasy                 // gave cards for Excalibur, where any will do
	DidWrong                // accused a Loyal Knight
	DidLose                 // a Quest by a card of his
	DidDecline              // to pay for all
	DidLife                 // given as his Evil
	DidWin
	DidSpecial // played
	DidMerlins // given against a card
	DidPay     // for all
	DidGather  // drew cards with many in hand already
	DidDragon  // laid cards against the Dragon, which is hard

	Doings
)

// doingOf tells what a deed is held for; Doings: nothing.
func doingOf(d deed) Doing {
	switch {
	case d >= deedEngine && d < deedLife:
		return DidEngine
	case d >= deedLife && d < deedFaceDown:
		return DidLife
	case d == deedHome+1 || d == deedHome+3:
		return DidHoard
	case d >= deedAcross && d < deedOut:
		return DidRoam
	case d >= deedSpecial && d < deedHeal:
		return DidSpecial
	}
	switch d {
	case deedLay + deed(ExcaliburQuest-1):
		return DidEasy
	case deedLay + deed(DragonQuest-1):
		return DidDragon
	case deedDraw + 1, deedDraw + 2:
		return DidGather
	case deedWrong:
		return DidWrong
	case deedLost:
		return DidLose
	case deedDecline:
		return DidDecline
	case deedWon:
		return DidWin
	case deedMerlins:
		return DidMerlins
	case deedVolunteer:
		return DidPay
	}
	return Doings
}

// Testimony is how often a Knight has done a thing, and how much that speaks against him, or below
// nought for him, in hundredths of a doubling; and in which round he last did it.
type Testimony struct {
	Doing  Doing
	Count  int
	Weight int
	Round  int
}

// testify counts a deed of a seat.
func (m *memory) testify(s game.Seat, d deed) {
	if is := doingOf(d); is < Doings {
		m.count[s][is]++
		m.last[s][is] = m.round()
		m.weight[s][is] += oddity[since][d]
	}
}

// Testimonies are what a Knight has done for all to see, what speaks most against him first.
func (g *Game) Testimonies(s game.Seat) (list []Testimony) {
	for is, n := range g.memory.count[s] {
		if n > 0 {
			list = append(list, Testimony{Doing(is), int(n), int(g.memory.weight[s][is]), int(g.memory.last[s][is])})
		}
	}
	slices.SortStableFunc(list, func(a, b Testimony) int { return cmp.Compare(b.Weight, a.Weight) })
	return list
}

// Doubt is how likely a seat has to hold it, in percent, that another is the Traitor, by what all
// have seen and its own card. What was fitted to players who are hardly ever careless weighs a fifth
// less here: of accusations that were advised with such a percentage so many were right
// (TestMeasureAccused).
func (g *Game) Doubt(of, by game.Seat) int {
	odds, all := g.weighed(by, since, 4)
	return 100 * odds[of] / max(all, 1)
}

// LeastSure is how likely, in percent, one must be the Traitor for a person to be advised to accuse
// him: a wrong accusation costs a Sword, and there is one alone.
const LeastSure = 80

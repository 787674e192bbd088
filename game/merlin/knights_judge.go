package merlin

import (
	"math/bits"

	"merlin/game"
)

// What computer players look at with the Knights of the Round Table.

var (
	knightsSigns  = append(namesOf("draft-"), "kay", "castle")
	knightsTraits = append(namesOf("has-"), namesOf("tiles-")...)
)

func namesOf(what string) (names []string) {
	for _, word := range knightWords {
		names = append(names, what+word)
	}
	return names
}

func knightsSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActKnight:
		j.f.Add(at+int(a.A)-1, 1)
	case ActTristan, ActGawain:
		j.noteTurned(a.A, a.B)
	case ActBors:
		j.noteLanding(SpaceOf(Province(a.A)))
	case ActGalahad:
		j.gains(Item(a.A), Province(a.B))
	case ActBedivere:
		j.noteQuest(signLay, Card(a.A))
		j.noteQuest(signDraw, j.Display[a.B])
	case ActPercival:
		j.noteFulfil(a)
	case ActKay:
		strength, points := j.Influence(Province(a.A))
		more := strength
		more[j.s]++
		j.shift(signMajority, signRob, &strength, &more, points, points)
		j.f.Add(at+knightsInAll, j.now())
	case ActCastle:
		j.f.Add(at+knightsInAll+1, 1)
	}
}

// knightsTrait notes who serves a seat, and what is left on the cards.
func knightsTrait(g *Game, s game.Seat, f note, at int) {
	k := &g.Mods.Knights
	for pile, who := range k.Of[s] {
		if who == NoKnight {
			continue
		}
		n := int(k.Tiles[s][pile])
		if who == Gareth || who == Geraint {
			n = bits.OnesCount(uint(n))
		}
		f.Add(at+int(who)-1, 1)
		f.Add(at+knightsInAll+int(who)-1, n)
	}
}

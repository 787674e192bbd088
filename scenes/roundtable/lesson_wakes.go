package roundtable

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// lessonSeed gives the lesson's cards: what it teaches comes up in it.
const lessonSeed = "lesson-717211"

// asBest has the companions play as well as they can then, two levels above the usual: all win or lose together.
func asBest(*game.Match) int { return 2 }

// toldTurns are those of the Knight here in which the lesson tells of something.
const toldTurns = 6

// wakes reports whether a match is the lesson's, all told: the companions, who play as beginners until then, play to
// win from now on.
func wakes(m *game.Match) bool {
	setup := m.Setup()
	if setup.Seed != game.SeedOf(lessonSeed) || len(setup.Seats) != len(companions)+1 {
		return false
	}
	turns := 0
	for _, move := range m.Moves() {
		for _, e := range move.Events {
			if e.Kind == roundtable.EventTurn && e.Seat == 0 {
				turns++
			}
		}
	}
	return turns >= toldTurns
}

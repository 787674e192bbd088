package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// lessonSeed gives the lesson's dice and cards.
const lessonSeed = "lesson-251"

// wakesAt is the round from which on who has played along in the lesson plays to win: all is told then, and scored
// once.
const wakesAt = 3

// wakes reports whether he does so in a match.
func wakes(m *game.Match) bool {
	setup := m.Setup()
	return setup.Seed == game.SeedOf(lessonSeed) && len(setup.Seats) == 2 && m.Game().(*merlin.Game).Round >= wakesAt
}

// keepsUp is by how many levels he plays better then than usual: behind he tries harder, and once he leads he is gentle,
// so that the first game stays one for both.
func keepsUp(m *game.Match) int {
	players := m.Game().(*merlin.Game).Players
	switch lead := int(players[0].Score) - int(players[1].Score); {
	case lead >= clearLead:
		return 1
	case lead < 0:
		return -1
	}
	return 0
}

// clearLead is about a scoring's.
const clearLead = 6

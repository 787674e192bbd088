package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// Who plays along in the lesson plays to win once all of it is told, in its game alone: he tries harder behind, and is
// gentle once he leads.
func TestLessonOpponentWakes(t *testing.T) {
	for _, seed := range []string{lessonSeed, "another"} {
		title := merlin.Title{Box: standardBox}
		setup := lesson(title).Setup(1)
		setup.Seed = game.SeedOf(seed)
		m, err := game.NewMatch(title, setup)
		if err != nil {
			t.Fatal(err)
		}
		asleep, awake, levels, chance := 0, 0, map[int]bool{}, game.NewStream(3, 19)
		for !m.Game().Over() {
			g := m.Game().(*merlin.Game)
			if !wakes(m) {
				asleep++
			} else if awake++; g.Round < wakesAt {
				t.Errorf("%s: he wakes in round %d", seed, g.Round)
			}
			more := keepsUp(m)
			levels[more] = true
			if lead := int(g.Players[0].Score) - int(g.Players[1].Score); (more > 0) != (lead >= clearLead) || (more < 0) != (lead < 0) {
				t.Errorf("%s: %d points behind he plays %d levels better", seed, lead, more)
			}
			list := g.Decision().Options
			if err := m.Apply(list[chance.N(len(list))]); err != nil {
				t.Fatal(err)
			}
		}
		if asleep == 0 || (awake > 0) != (seed == lessonSeed) || len(levels) < 2 {
			t.Errorf("%s: he sleeps in %d positions and is awake in %d, at %v", seed, asleep, awake, levels)
		}
	}
}

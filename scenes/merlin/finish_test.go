package merlin

import (
	"regexp"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Where a die fulfils a quest in this turn without anything spent, the sage advises that, or says that it
// would, and why it can wait.
func TestQuestAtHandIsSpokenOf(t *testing.T) {
	others := 0
	for _, seed := range []uint64{109, 110, 111} {
		s := advisedGame(t, 2+int(seed%2), seed, nil)
		for n := 0; n < 12 && !gameOf(s.scene).Over(); {
			if s.unasked() {
				continue
			}
			n++
			g := gameOf(s.scene)
			if g.Decision().Kind == merlin.AskDie && fulfils(g, g.Decision().Seat, 6) {
				said := strings.Join(s.wholeAdvice(), "\n")
				if !tellsQuest.MatchString(said) {
					t.Errorf("seed %d: of the quest that can be fulfilled he says nothing: %q", seed, said)
				}
				if strings.Contains(said, "What I advise brings more.") || strings.Contains(said, "still do next turn") {
					others++
				}
			}
			if !s.scene.Advised() {
				s.wholeAdvice()
			}
			s.scene.Take(moment.Choice{Do: s.scene.Counselled()})
			s.settle()
		}
	}
	if others < 3 {
		t.Errorf("%d times something else was advised: the test shows little", others)
	}
}

// tellsQuest: it is called by its words, or by what it brings.
var tellsQuest = regexp.MustCompile(`(ulfils|have all for) (the quest “|your quest of )`)

// fulfils reports whether a seat can fulfil a quest in so many steps that it cannot fulfil yet, with one die and
// nothing spent.
func fulfils(g *merlin.Game, seat game.Seat, steps int) bool {
	if steps == 0 || g.Over() || g.Decision().Seat != seat {
		return false
	}
	first := g.Decision().Kind == merlin.AskDie
	for _, a := range g.Decision().Options {
		switch a.Kind {
		case merlin.ActFulfil:
			return !first
		case merlin.ActDie, merlin.ActMove, merlin.ActAct, merlin.ActPlace, merlin.ActTake, merlin.ActBuild:
			next := g.Clone().(*merlin.Game)
			if first == (a.Kind == merlin.ActDie) && next.Apply(a) == nil && !next.Revealed() && fulfils(next, seat, steps-1) {
				return true
			}
		}
	}
	return false
}

package merlin

import (
	"testing"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// watcher looks at the games that all watchers share, at every question to a person.
type watcher struct {
	look func(*sitting)
	done func() // after the last game: what they must have shown
}

// watchers are all of them; each may change what it looks at on a table of its own only.
var watchers = []func(*testing.T) watcher{
	boardOptionsAreReachable,
	boardExplainsModules,
	waysEndWhereTheFigureDoes,
	decreesAreOpenToOneAlone,
	boardTextsFit,
	yesIsAButton,
	spentTurnsSayWhatIsLeft,
	poisonedAppleAsksForBothDice,
	figureDoesNotCoverTheGoal,
	dieIsPutBack,
	dieIsPutBackWithItsChanges,
	clickMeansTheServantsAction,
	cardSpendsNothingAtOnce,
	waresAndCauldronsAreReached,
	pentagramsHaveTheirTakers,
	panelsSayWhyNot,
}

// fewModules are sets in which little disturbs, by seeds with which what is rare comes up.
var fewModules = []struct {
	seed uint64
	set  []string
}{
	{1, []string{"arthur", "market"}}, // "plus" is asked
	{9, nil},
	{10, []string{"knights-dealt", "market"}}, // "kay" and "castle" are asked
	{11, []string{"gold"}},
	{12, []string{"favour"}},
	{13, []string{"arthur", "gold", "knights-dealt"}},
}

// TestGamesAtTheTable plays random games once and has every watcher look at them.
func TestGamesAtTheTable(t *testing.T) {
	t.Parallel()
	var all []watcher
	for _, begin := range watchers {
		all = append(all, begin(t))
	}
	for i, set := range boardSets {
		playAtTable(t, uint64(i), set, all)
	}
	for _, g := range fewModules {
		playAtTable(t, g.seed, g.set, all)
	}
	for _, w := range all {
		w.done()
	}
}

func playAtTable(t *testing.T, seed uint64, set []string, all []watcher) {
	t.Helper()
	m := newMatch(t, 2+int(seed%3), seed, set...)
	s := sit(t, m, 0)
	chance := game.NewStream(seed, 31)
	for !m.Game().Over() {
		if s.app.Top() != ui.Scene(s.scene) {
			s.click(s.pressable()[0])
			continue
		}
		hash := m.Game().Hash()
		s.list = s.scene.Regions()
		for _, w := range all {
			w.look(s)
		}
		if m.Game().Hash() != hash {
			t.Fatalf("%v: a watcher has changed the game", set)
		}
		options := m.Game().Decision().Options
		s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
		s.settle()
	}
}

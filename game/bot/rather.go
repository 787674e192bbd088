package bot

import (
	"cmp"
	"slices"

	"merlin/game"
)

// ratherDoubt is how many standard errors settle whether something is as good.
const ratherDoubt = 2

// Rather has the choice settled once more, against the best of the others that are liked by what
// the seat would go on with, where the choice itself is not: it must be better by more than chance
// explains. It reports whether there is something to settle, for which Step goes on then. To be
// called once Step is done, with a game that is imagined for the seat.
func (t *Thinker) Rather(g game.Game, likes func([]game.Move) bool) bool {
	choice := &t.candidates[0]
	if t.second == nil || likes(t.lineOf(choice, g.Clone())) {
		return false
	}
	others := slices.DeleteFunc(append(slices.Clone(t.dropped), *t.second), func(c candidate) bool {
		return choice.beats(&c, ratherDoubt) || !likes(t.lineOf(&c, g.Clone()))
	})
	if len(others) == 0 {
		return false
	}
	best := slices.MaxFunc(others, func(a, b candidate) int {
		return cmp.Compare(a.sum()*len(b.values), b.sum()*len(a.values))
	})
	t.candidates = []candidate{{action: best.action, tree: best.tree}, {action: choice.action, tree: choice.tree}}
	t.next, t.doubt = 0, max(t.doubt, ratherDoubt)
	t.share()
	return true
}

package bot

import (
	"cmp"
	"slices"

	"merlin/game"
)

// A choice that was made can be settled once more, against another one: it must be better by
// more than chance explains. Step goes on then, which must have come to an end.

// Rather is against the best of the others that are liked by what the seat would go on with, if
// the choice is not, in a game that is imagined for the seat. It reports whether there is one.
func (t *Thinker) Rather(g game.Game, likes func([]game.Move) bool) bool {
	choice := &t.candidates[0]
	if t.second == nil || likes(t.lineOf(choice, g.Clone())) {
		return false
	}
	others := slices.DeleteFunc(append(slices.Clone(t.dropped), *t.second), func(c candidate) bool {
		return choice.beats(&c, keepDoubt) || !likes(t.lineOf(&c, g.Clone()))
	})
	if len(others) == 0 {
		return false
	}
	t.face(slices.MaxFunc(others, func(a, b candidate) int {
		return cmp.Compare(a.sum()*len(b.values), b.sum()*len(a.values))
	}))
	return true
}

// Face is against an option of the decision. It reports whether that is another one than was
// chosen.
func (t *Thinker) Face(a game.Action) bool {
	if a == t.Choice() || !slices.Contains(t.game.Decision().Options, a) {
		return false
	}
	known := slices.Clone(t.dropped)
	if t.second != nil {
		known = append(known, *t.second)
	}
	if i := slices.IndexFunc(known, func(c candidate) bool { return c.action == a }); i >= 0 {
		t.face(known[i])
		return true
	}
	t.face(candidate{action: a})
	return true
}

func (t *Thinker) face(c candidate) {
	choice := &t.candidates[0]
	t.candidates = []candidate{{action: c.action, tree: c.tree}, {action: choice.action, tree: choice.tree}}
	t.next, t.doubt = 0, max(t.doubt, keepDoubt)
	t.share()
}

// Margin is how much better the choice was in the mean than what it was settled against, in
// hundredths of a point, where the title has a value.
func (t *Thinker) Margin() int {
	if t.second == nil || t.learnt == nil {
		return 0
	}
	more, tries := t.candidates[0].sum()-t.second.sum(), min(len(t.candidates[0].values), len(t.second.values))
	return 100 * worthUnits * more / (game.PointUnits * max(1, tries))
}

package bot

import (
	"cmp"
	"slices"

	"merlin/game"
)

// A choice that was made can be settled once more, against another one: it must be better by
// more than chance explains. Step goes on then, which must have come to an end.

// dear is by how much what is not liked must be better than what is, in hundredths of a point,
// where the title has a value.
const dear = 150

// Rather is against the best of the others that are liked by what the seat would go on with, if
// the choice is not, in a game that is imagined for the seat; the choice must be better by more
// than [dear] then. It reports whether there is one. From now on [Thinker.Line] goes on with what
// is not liked only where that is better by as much.
func (t *Thinker) Rather(g game.Game, likes func([]game.Move) bool) bool {
	t.likes = likes
	if t.glances() {
		t.glanceRather(g)
		return false
	}
	choice := &t.candidates[0]
	if t.second == nil || likes(t.lineOf(choice, g.Clone())) {
		return false
	}
	others := slices.DeleteFunc(append(slices.Clone(t.dropped), *t.second), func(c candidate) bool {
		better := choice.beats(&c, keepDoubt) && (t.learnt == nil || t.lead(choice, &c) >= dear)
		return better || !likes(t.lineOf(&c, g.Clone()))
	})
	if len(others) == 0 {
		return false
	}
	if t.learnt != nil {
		t.least = dear
	}
	t.face(slices.MaxFunc(others, func(a, b candidate) int {
		return cmp.Compare(a.sum()*len(b.values), b.sum()*len(a.values))
	}))
	return true
}

// glanceRather has who ponders nothing take what he thinks of first that is liked, if anything is.
func (t *Thinker) glanceRather(g game.Game) {
	if c := t.liked(g, func(c *candidate) bool { return true }); c != nil {
		t.candidates[0] = *c
	}
}

// liked is what the policy thinks best of what is liked and of a kind, the choice before all others;
// nil: nothing is.
func (t *Thinker) liked(g game.Game, is func(*candidate) bool) *candidate {
	list := append([]game.Action{t.Choice()}, t.learnt.ranked(g, g.Decision().Options)...)
	for _, a := range list {
		if c := (&candidate{action: a}); is(c) && t.likes(t.lineOf(c, g.Clone())) {
			return c
		}
	}
	return nil
}

// slight is by how much what is not preferred must be better than what is, in hundredths of a
// point, where the title has a value.
const slight = 50

// Prefer is against the best of the others that are preferred, if the choice is not: the choice
// must be better by more than [slight] then. It reports whether there is one.
func (t *Thinker) Prefer(is func(game.Action) bool) bool {
	if is(t.Choice()) {
		return false
	}
	other := t.bestOf(is)
	if other == nil {
		return false
	}
	if t.learnt != nil {
		t.least = slight
	}
	t.face(*other)
	return true
}

// Against is against the best of the others of some kind, if what the choice was settled against
// is not of it: that becomes the runner-up, unless it is better. It reports whether there is one.
func (t *Thinker) Against(is func(game.Action) bool) bool {
	if t.second == nil || is(t.second.action) {
		return false
	}
	other := t.bestOf(is)
	if other == nil {
		return false
	}
	t.face(*other)
	t.candidates[0], t.candidates[1] = t.candidates[1], t.candidates[0]
	return true
}

// Plainer is against what anybody sees, by what the seat would go on with in a game that is imagined for
// it, brings more than the choice by a point at least: the choice must be better by as much then as is
// seen to be against it, for which nobody could tell the reason, up to [muchBetter]. It reports whether there is one.
func (t *Thinker) Plainer(g game.Game, worth func([]game.Move) int) bool {
	if t.second == nil {
		return false
	}
	choice := &t.candidates[0]
	mine := worth(t.lineOf(choice, g.Clone()))
	var other *candidate
	best, least := 0, 0
	for _, c := range append(slices.Clone(t.dropped), *t.second) {
		line := t.lineOf(&c, g.Clone())
		more := min(worth(line)-mine, muchBetter)
		if c.action == choice.action || more < aPoint || t.likes != nil && !t.likes(line) {
			continue
		}
		if n := more - t.lead(choice, &c); n > best { // else the choice is better by so much
			other, best, least = &c, n, more
		}
	}
	if other == nil {
		return false
	}
	t.dropped = append(t.dropped, *t.second)
	if t.learnt != nil {
		t.least = least
	}
	t.face(*other)
	return true
}

// Contrast has the choice told against what anybody sees brings most, by what the seat would go on with in a
// game that is imagined for it, if that is a point more at least than the choice: who looks at the table asks
// why not that. To be called once Step is done, and nothing is settled any more.
func (t *Thinker) Contrast(g game.Game, worth func([]game.Move) int) {
	if t.second == nil {
		return
	}
	mine := worth(t.lineOf(&t.candidates[0], g.Clone()))
	most := max(mine+aPoint-1, worth(t.lineOf(t.second, g.Clone())))
	for i := range t.dropped {
		c := &t.dropped[i]
		if n := worth(t.lineOf(c, g.Clone())); n > most && c.action != t.Choice() {
			t.second, most = c, n
		}
	}
}

// Recall has the choice told against an option that was said before, if it was pondered. To be called once Step is
// done, and nothing is settled any more.
func (t *Thinker) Recall(said game.Action) {
	for i := range t.dropped {
		if c := &t.dropped[i]; c.action == said && c.action != t.Choice() && t.second != nil {
			t.second = c
		}
	}
}

// aPoint is one, in hundredths; what is much better is chosen whatever is seen.
const (
	aPoint     = 100
	muchBetter = 350
)

// bestOf is the best option of a kind, of those that were not chosen; nil: there is none. What the
// choice was settled against stays known.
func (t *Thinker) bestOf(is func(game.Action) bool) *candidate {
	if t.second != nil {
		t.dropped = append(t.dropped, *t.second)
	}
	var best *candidate
	for i := range t.dropped {
		c := &t.dropped[i]
		if c.action != t.Choice() && is(c.action) && (best == nil || c.sum()*len(best.values) > best.sum()*len(c.values)) {
			best = c
		}
	}
	return best
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

// Weigh is against an option of the decision that anybody sees brings so many hundredths of a point more, or
// fewer: the choice must be better by as much. It reports whether that is another one than was chosen.
func (t *Thinker) Weigh(a game.Action, more int) bool {
	second := t.second
	if !t.Face(a) {
		return false
	}
	if second != nil {
		t.dropped = append(t.dropped, *second)
	}
	t.least = 0
	if t.learnt != nil {
		t.least = min(max(0, more), muchBetter)
	}
	return true
}

// Take has the seat do something else than it has chosen, which becomes the runner-up. To be called once Step is done.
func (t *Thinker) Take(a game.Action) {
	if a == t.Choice() {
		return
	}
	known := t.dropped
	if t.second != nil {
		known = append(known, *t.second)
	}
	taken := candidate{action: a}
	if i := slices.IndexFunc(known, func(c candidate) bool { return c.action == a }); i >= 0 {
		taken = known[i]
	}
	chosen := t.candidates[0]
	t.dropped, t.candidates, t.second = known, []candidate{taken}, &chosen
}

// rather is what a line goes on with where the search tried an edge most often: another one that
// is liked, if that is not and not better by enough.
func (t *Thinker) rather(at *node, most *edge, options []game.Action) *edge {
	likes := func(e *edge) bool {
		return t.likes([]game.Move{{Seat: t.seat, Action: e.action}})
	}
	if t.likes == nil || t.learnt == nil || most == nil || likes(most) {
		return most
	}
	var best *edge
	for i := range at.children {
		e := &at.children[i]
		if e.to.tries >= sure && slices.Contains(options, e.action) && likes(e) && (best == nil || e.to.mean() > best.to.mean()) {
			best = e
		}
	}
	if best == nil || hundredths(most.to.mean()-best.to.mean()) >= dear {
		return most
	}
	return best
}

// mean is what a node came to in the mean; it must have been tried.
func (n *node) mean() int { return n.sum / n.tries }

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
	return t.lead(&t.candidates[0], t.second)
}

// lead is how much better a candidate was than another in the mean, over what both were tried in,
// in hundredths of a point; 0 where the title has no value.
func (t *Thinker) lead(c, other *candidate) int {
	n := min(len(c.values), len(other.values))
	if t.learnt == nil || n == 0 {
		return 0
	}
	more := 0
	for i := range n {
		more += c.values[i] - other.values[i]
	}
	return hundredths(more) / n
}

// hundredths are those of a point, of what the search counts in.
func hundredths(value int) int { return 100 * worthUnits * value / game.PointUnits }

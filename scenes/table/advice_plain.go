package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
)

// What anybody sees that can be had at best. The search of a turn has favourites of its own and may hardly
// have looked at what a person asks for first: that is weighed by the best that is seen of it.

// plainest is that of the options of a question, each with what may be done next without spending anything.
type plainest struct {
	at   int // so many of the plan come before the question
	best map[game.Action]int
	done []game.Move // the line that completes most of what is asked for first; nil: none does
	most [2]int      // what it completes, and what it brings
}

// plainSteps is how many choices of a turn are looked at in a row, after the first.
const plainSteps = 4

// seenAtBest is what anybody sees that lines of the open question of the plan bring, the others than the choice
// at best.
func (s *Scene[V, M]) seenAtBest() func([]game.Move) int {
	a := s.advice
	before := slices.Clip(a.line[:len(a.plan)])
	s.looks()
	return func(line []game.Move) int {
		worth := s.screen.Worth(s.model, append(before, line...))
		if most, ok := s.atBest(line[0].Action); ok && line[0].Action != a.thinker.Choice() {
			return max(worth, most)
		}
		return worth
	}
}

// looks notes what anybody sees that the options of the open question of the plan bring at best.
func (s *Scene[V, M]) looks() {
	a := s.advice
	n := len(a.plan)
	if n != a.forced || !s.screen.Through || a.plain.best != nil && a.plain.at == n {
		return
	}
	a.plain = plainest{at: n, best: map[game.Action]int{}}
	for _, do := range a.ahead.Decision().Options {
		if most, ok := s.seenFrom(a.ahead, do, slices.Clip(a.line[:n]), plainSteps); ok {
			a.plain.best[do] = most
		}
	}
}

// atBest is what anybody sees that an option of the open question of the plan brings at best, without spending.
func (s *Scene[V, M]) atBest(do game.Action) (most int, ok bool) {
	if s.advice.plain.at != len(s.advice.plan) {
		return 0, false
	}
	most, ok = s.advice.plain.best[do]
	return most, ok
}

// savesAtBest reports whether a line spends nothing, or what it begins with brings as much without that.
func (s *Scene[V, M]) savesAtBest(line []game.Move) bool {
	if !s.screen.Spends(s.model, line) {
		return true
	}
	most, ok := s.atBest(line[0].Action)
	return ok && s.screen.Worth != nil && most >= s.screen.Worth(s.model, line)
}

// seenFrom is that of an option after a line; ok is false where nothing is to be had but by spending.
func (s *Scene[V, M]) seenFrom(g game.Game, do game.Action, line []game.Move, steps int) (most int, ok bool) {
	if s.extra(do) {
		return 0, false
	}
	t := &through{at: g.Clone(), line: slices.Clone(line)}
	if t.take(do); s.screen.Spends != nil && s.screen.Spends(s.model, t.line) {
		return 0, false
	}
	if steps == 0 || !t.open() || slices.Contains(s.title.Ends, t.at.Decision().Kind) {
		most = s.screen.Worth(s.model, t.line)
		s.notesDone(t.line, most)
		return most, true
	}
	for _, next := range t.at.Decision().Options {
		if n, can := s.seenFrom(t.at, next, t.line, steps-1); can && (!ok || n > most) {
			most, ok = n, true
		}
	}
	return most, ok
}

// notesDone notes a line that completes more of what is asked for first than those that were seen.
func (s *Scene[V, M]) notesDone(line []game.Move, worth int) {
	if s.screen.Completes == nil {
		return
	}
	a := s.advice
	if seen := [2]int{s.completes(line), worth}; seen[0] > 0 && slices.Compare(seen[:], a.plain.most[:]) > 0 {
		a.plain.done, a.plain.most = line, seen
	}
}

// finishes has the choice settled against what completes more of what is asked for first than it does: that is
// advised, or else told as the runner-up. It reports whether he thinks on.
func (s *Scene[V, M]) finishes() bool {
	a := s.advice
	n := len(a.plan)
	if a.finished || s.screen.Completes == nil || s.screen.Worth == nil || n != a.forced || len(a.meant) > 0 {
		return false
	}
	a.finished = true
	s.looks()
	line := append(slices.Clip(a.line[:n]), a.thinker.Line(a.ahead.Clone())...)
	if s.completes(line) >= a.plain.most[0] || a.thinker.Choice() == a.plain.done[n].Action {
		return false
	}
	a.finishing = a.thinker.Weigh(a.plain.done[n].Action, a.plain.most[1]-s.screen.Worth(s.model, line))
	return a.finishing
}

// forgoes is the line that completes more of what is asked for first than the advice and its runner-up, with
// what it brings and why it can wait; "" where there is none.
func (s *Scene[V, M]) forgoes() string {
	a := s.advice
	if s.screen.Completes == nil || a.lesson != nil || a.plain.done == nil || s.completes(a.line) >= a.plain.most[0] {
		return ""
	}
	line := a.plain.done
	if other := a.other; !a.decided.Alone && len(other) > 0 && s.completes(other) >= a.plain.most[0] {
		line = other
	}
	c := s.wouldBe(s.model, s.session.match.Game(), line)
	if c == nil {
		return ""
	}
	said := s.ctx.T("advice.else", "other", s.calledIn(s.model, c, line))
	on, _ := s.screen.Plan(s.model, c, line)
	for step := range strings.Lines(on) {
		said += " " + goesOn + " " + strings.TrimRight(step, ".\n")
	}
	_, brings := s.screen.Completes(s.model, line)
	return sentence(said) + " " + brings + " " + cmp.Or(s.screen.Waits(s.model, a.line, line), s.ctx.T("advice.outweighs"))
}

// completes is how much of that a line completes.
func (s *Scene[V, M]) completes(line []game.Move) int {
	worth, _ := s.screen.Completes(s.model, line)
	return worth
}

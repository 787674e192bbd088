package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/bot"
)

// What anybody sees that can be had at best. The search of a turn has favourites of its own and may hardly
// have looked at what a person asks for first: that is weighed by the best that is seen of it.

// plainest is that of the options of a question, each with what may be done next without spending anything.
type plainest struct {
	at     int  // so many moves come before the question
	looked int  // so many of its options were looked at
	all    bool // and all were
	best   map[game.Action]int
	ends   int         // so many ends of the turn were weighed in this tick
	top    []game.Move // the line that brings most; nil: none
	tops   int
	done   []game.Move // the line that completes most of what is asked for first; nil: none does
	most   [2]int      // what it completes, and what it brings
}

// plainSteps is how many choices of a turn are looked at in a row, after the first; plainEnds after how many ends
// of it a tick is over.
const (
	plainSteps = 4
	plainEnds  = 40
)

// seenAtBest is what anybody sees that lines of the open question of the plan bring.
func (s *Scene[V, M]) seenAtBest() func([]game.Move) int {
	a := s.advice
	return s.seenBy(a.plainNow(), slices.Clip(a.line[:len(a.plan)]))
}

// plainNow is what anybody sees of the open question of the plan; nothing where nobody has looked.
func (a *advice) plainNow() *plainest {
	if a.plain.at != len(a.plan) {
		return new(plainest)
	}
	return &a.plain
}

// seenBy is what anybody sees that lines of a question bring, after what came before: at best, without spending
// anything, or as they are where that cannot be had, for which they must bring a little more.
func (s *Scene[V, M]) seenBy(p *plainest, before []game.Move) func([]game.Move) int {
	return func(line []game.Move) int {
		if most, ok := p.best[line[0].Action]; ok {
			return most
		}
		worth := s.screen.Worth(s.model, append(before, line...))
		if p.best != nil && !s.saves(p, before, line) {
			worth -= dearly
		}
		return worth
	}
}

// saves reports whether a line spends nothing, or what it begins with brings as much without that.
func (s *Scene[V, M]) saves(p *plainest, before, line []game.Move) bool {
	if s.screen.Spends == nil || !s.screen.Spends(s.model, line) {
		return true
	}
	most, ok := p.best[line[0].Action]
	return ok && most >= s.screen.Worth(s.model, append(before, line...))
}

// looks notes what anybody sees that the options of the open question of the plan bring at best; it reports
// whether it has come to an end, and goes on in the next tick else.
func (s *Scene[V, M]) looks() (done bool) {
	a := s.advice
	n := len(a.plan)
	if n != a.forced || !s.screen.Through {
		return true
	}
	return s.looksAt(&a.plain, a.ahead, slices.Clip(a.line[:n]))
}

// looksAt notes that of the open question of a game, after a line.
func (s *Scene[V, M]) looksAt(p *plainest, g game.Game, line []game.Move) (done bool) {
	if p.best == nil || p.at != len(line) {
		*p = plainest{at: len(line), best: map[game.Action]int{}}
	}
	options := g.Decision().Options
	for p.ends = 0; p.looked < len(options) && p.ends < plainEnds; p.looked++ {
		do := options[p.looked]
		if most, ok := s.seenFrom(p, g, do, line, plainSteps); ok {
			p.best[do] = most
		}
	}
	p.all = p.looked == len(options)
	return p.all
}

// plainer has the choice settled once more against what anybody sees brings more, if he did not mean
// to do it before: it reports whether he thinks on.
func (s *Scene[V, M]) plainer() bool {
	a := s.advice
	n := len(a.plan)
	if s.screen.Worth == nil || a.plainly > n || n < len(a.meant) && a.thinker.Choice() == a.meant[n].Action {
		return false
	}
	if !s.looks() {
		return true
	}
	a.plainly = n + 1
	seen := s.seenAtBest()
	return a.thinker.Plainer(a.ahead, seen)
}

// duels has the line that anybody sees brings most, by a point at least, played against that of the choice, both as
// they are told, and takes it if the choice is not plainly better, or not by as much as is seen against it where it
// spends something: the search averages over much that nobody would do.
func (s *Scene[V, M]) duels(p *plainest, g game.Game, before []game.Move, thinks *bot.Thinker, seen func([]game.Move) int) {
	if len(p.top) <= len(before) || p.top[len(before)].Action == thinks.Choice() {
		return
	}
	line, top := thinks.Line(g.Clone()), p.top[len(before):]
	more := s.screen.Worth(s.model, p.top) - seen(line)
	if more < plainly {
		return
	}
	least := min(more, muchSeen)
	if !s.saves(p, before, line) {
		least = min(more, muchSeen) + dearly
	}
	if d := thinks.Duel(g, bot.Decided{}, line, top, explained); d.Tried && d.Margin < least {
		thinks.Take(top[0].Action)
	}
}

// seenFrom is that of an option after a line; ok is false where nothing is to be had but by spending.
func (s *Scene[V, M]) seenFrom(p *plainest, g game.Game, do game.Action, line []game.Move, steps int) (most int, ok bool) {
	if s.extra(do) {
		return 0, false
	}
	t := &through{at: g.Clone(), line: slices.Clone(line)}
	t.take(do)
	spends := s.screen.Spends != nil && s.screen.Spends(s.model, t.line)
	if spends && (s.screen.Cheap == nil || !s.screen.Cheap(s.model, t.line)) {
		return 0, false
	}
	if steps == 0 || !t.open() || slices.Contains(s.title.Ends, t.at.Decision().Kind) {
		p.ends++
		return s.seenAt(p, t.line, spends), !spends
	}
	for _, next := range t.at.Decision().Options {
		if n, can := s.seenFrom(p, t.at, next, t.line, steps-1); can && (!ok || n > most) {
			most, ok = n, true
		}
	}
	return most, ok
}

// seenAt is that of a whole line; one that brings more than all others is noted, also where it spends something
// cheap, for which it must bring plainly more.
func (s *Scene[V, M]) seenAt(p *plainest, line []game.Move, spends bool) (worth int) {
	worth = s.screen.Worth(s.model, line)
	counts := worth
	if spends {
		counts -= dearly
	}
	if p.top == nil || counts > p.tops {
		p.top, p.tops = line, counts
	}
	if !spends {
		s.notesDone(p, line, worth)
	}
	return worth
}

// notesDone notes a line that completes more of what is asked for first than those that were seen.
func (s *Scene[V, M]) notesDone(p *plainest, line []game.Move, worth int) {
	if s.screen.Completes == nil {
		return
	}
	if seen := [2]int{s.completes(line), worth}; seen[0] > 0 && slices.Compare(seen[:], p.most[:]) > 0 {
		p.done, p.most = line, seen
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
	line, why := a.plain.done, s.ctx.T("advice.outweighs")
	if other := a.other; !a.decided.Alone && len(other) > 0 && s.completes(other) >= a.plain.most[0] {
		if line = other; a.decided.Tried && abs(a.decided.Margin) < worthAWord {
			why = ""
		}
	}
	c := s.wouldBe(s.model, s.session.match.Game(), line)
	if c == nil {
		return ""
	}
	key := "advice.else"
	if why == "" {
		key = "advice.even"
	}
	said := s.ctx.T(key, "other", s.calledIn(s.model, c, line))
	on, _ := s.screen.Plan(s.model, c, line)
	for step := range strings.Lines(on) {
		said += " " + goesOn + " " + strings.TrimRight(step, ".\n")
	}
	_, brings := s.screen.Completes(s.model, line)
	waits, _ := s.screen.Waits(s.model, a.line, line)
	return strings.TrimSpace(sentence(said) + " " + brings + " " + cmp.Or(waits, why))
}

// completes is how much of that a line completes.
func (s *Scene[V, M]) completes(line []game.Move) int {
	worth, _ := s.screen.Completes(s.model, line)
	return worth
}

// seenLess reports whether anybody sees that the runner-up brings a point less at least.
func (s *Scene[V, M]) seenLess() bool {
	a := s.advice
	return s.screen.Worth != nil && len(a.other) > 0 && s.screen.Worth(s.model, a.line)-s.screen.Worth(s.model, a.other) >= plainly
}

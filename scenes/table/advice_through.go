package table

import (
	"slices"

	"merlin/game"
	"merlin/game/bot"
)

// Once the sage knows what he would do he thinks the rest of the turn out, choice by choice, as he
// would when it comes to that: what the search of the first choice came to far down was tried too
// little, and whoever followed it would hear of something else after a click.

// So does he of the runner-up: what anybody sees that it brings is known only then.

// through is a turn that is being thought out.
type through struct {
	rival   bool         // it begins with the runner-up
	at      game.Game    // where the line has led
	line    []game.Move  // as far as it is thought out
	thinker *bot.Thinker // of the next choice
	spared  bool         // it was settled against what spends nothing
	plainly bool         // it was settled against what anybody sees brings more
	plain   plainest     // what anybody sees of the question
}

// duelled is how many imagined games settle between the advice and its runner-up.
const duelled = 2 * explained

// mostThought is how many moves of a turn are thought out at most.
const mostThought = 16

// thinksThrough begins to think out what follows the plan, which has led to a game, if the title
// wants that and it was not thought out before.
func (s *Scene[V, M]) thinksThrough(g game.Game) bool {
	a := s.advice
	if !s.screen.Through || len(a.line) < len(a.plan) {
		return false
	}
	a.through = &through{at: g, line: slices.Clone(a.line[:len(a.plan)])}
	s.goesThrough()
	return a.through != nil
}

// goesThrough is a tick of it.
func (s *Scene[V, M]) goesThrough() {
	a := s.advice
	t := a.through
	if t.thinker != nil {
		if !t.thinker.Step(playouts) || s.reconsiders(t) {
			return
		}
		if s.screen.Worth != nil {
			before := slices.Clip(t.line)
			s.duels(&t.plain, t.at, before, t.thinker, s.seenBy(&t.plain, before))
		}
		t.take(t.thinker.Choice())
	}
	for t.open() && len(t.at.Decision().Options) == 1 {
		t.take(t.at.Decision().Options[0])
	}
	if !t.open() {
		s.thoughtOut(t)
		return
	}
	t.thinker, t.spared, t.plainly = bot.Think(t.at, s.best(), a.streamAt(len(t.line))), false, false
}

// thoughtOut notes a turn that is thought out, and goes on with the runner-up's.
func (s *Scene[V, M]) thoughtOut(t *through) {
	a := s.advice
	a.through = nil
	if t.rival {
		a.other = t.line
		a.decided = a.judge.Duel(a.began, a.decided, a.line[a.weighed:], a.other[a.weighed:], duelled)
		s.prefersPlain()
	} else {
		a.line = t.line
		if a.began != nil && !a.decided.Alone && a.plan[a.weighed] != a.decided.RunnerUp.Action {
			a.through = &through{at: a.began.Clone(), line: slices.Clone(a.line[:a.weighed]), rival: true}
			a.through.take(a.decided.RunnerUp.Action)
			s.goesThrough()
			return
		}
	}
	s.meant = s.intends(a.line[0].Seat)
	s.promises()
	s.worksTowards()
}

// contrasts has what is thought out told against what he said in a turn before, or else against what
// anybody sees brings most: who hears of something else asks why not that.
func (s *Scene[V, M]) contrasts() {
	a := s.advice
	if s.screen.Worth != nil && !a.finishing {
		a.thinker.Contrast(a.ahead, s.seenAtBest())
	}
	if a.promised != nil {
		a.thinker.Recall(*a.promised)
	}
}

// prefersPlain has him advise the runner-up if anybody sees that it brings more, by a point at least,
// and it is worse by less than is seen, or if it is better by more than is seen against it; if he did not mean to do
// something before.
func (s *Scene[V, M]) prefersPlain() {
	a := s.advice
	if s.screen.Worth == nil || len(a.meant) > 0 && !a.strays() || a.besides != nil || s.leaf(a.rival) == nil {
		return
	}
	more := s.screen.Worth(s.model, a.other) - s.screen.Worth(s.model, a.line)
	if !s.wasteful(more) && more < plainly && a.decided.Margin > min(0, more)-unseen || more >= plainly && a.decided.Margin >= s.bar(more) {
		return
	}
	a.line, a.other = a.other, a.line
	a.decided.Choice, a.decided.RunnerUp, a.decided.Margin = a.decided.RunnerUp, a.decided.Choice, -a.decided.Margin
	a.plan = append(a.plan[:a.weighed:a.weighed], a.decided.Choice.Action)
	for len(a.plan) < min(mostAsked, len(a.line)) && s.leaf(a.leads) != nil {
		a.plan = append(a.plan, a.line[len(a.plan)].Action)
	}
}

// wasteful reports whether the choice spends what the runner-up does not, is seen to bring hardly more than that, by so
// much less, and is not better by much either: nobody would believe it.
func (s *Scene[V, M]) wasteful(more int) bool {
	a := s.advice
	return s.screen.Spends != nil && more >= -dearly && a.decided.Margin < muchSeen && s.screen.Spends(s.model, a.line) && !s.screen.Spends(s.model, a.other)
}

// bar is by how much the choice must be better than a runner-up that is seen to bring more.
func (s *Scene[V, M]) bar(more int) int {
	bar := min(more, muchSeen) + unseen
	if s.screen.Spends == nil {
		return bar
	}
	switch spends, saves := s.screen.Spends(s.model, s.advice.line), !s.screen.Spends(s.model, s.advice.other); {
	case spends && saves:
		return bar + dearly
	case !spends && !saves: // it must be better for that
		return 0
	}
	return bar
}

// plainly is how much more anybody must see, in hundredths of a point; muchSeen is how much of that counts;
// unseen is how much better still must be what they do not see, and dearly what spends what the other does not.
const (
	plainly  = 100
	muchSeen = 300
	unseen   = 50
	dearly   = 100
)

// reconsiders has a choice settled against what spends nothing, and against what anybody sees brings
// more: it reports whether he thinks on.
func (s *Scene[V, M]) reconsiders(t *through) bool {
	before := slices.Clip(t.line)
	if s.screen.Worth != nil && !s.looksAt(&t.plain, t.at, before) {
		return true
	}
	if !t.spared && s.screen.Spends != nil {
		t.spared = true
		if t.thinker.Rather(t.at, func(line []game.Move) bool { return s.saves(&t.plain, before, line) }) {
			return true
		}
	}
	if t.plainly || s.screen.Worth == nil {
		return false
	}
	t.plainly = true
	return t.thinker.Plainer(t.at, s.seenBy(&t.plain, before))
}

// open reports whether the same seat is asked again in a turn of which all is known.
func (t *through) open() bool {
	last := &t.line[len(t.line)-1]
	return !last.Revealed && !t.at.Over() && t.at.Decision().Seat == last.Seat && len(t.line) < mostThought
}

func (t *through) take(a game.Action) {
	move := game.Move{Seat: t.at.Decision().Seat, Action: a, Text: t.at.Text(a)}
	if t.at.Apply(a) != nil {
		move.Revealed = true // there is no more to be told
	} else if move.Revealed = t.at.Revealed(); !move.Revealed {
		move.Events = slices.Clone(t.at.Events())
	}
	t.line = append(t.line, move)
}

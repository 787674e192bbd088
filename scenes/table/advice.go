package table

import (
	"slices"
	"strings"
	"time"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/table/moment"
)

// The bulb lights up what may be done; pressed once more it asks the sage, who says what the
// best computer player would do in the place of the person who is asked, and what for. He
// knows what that person may know.

// advice is what the sage says, or thinks about.
type advice struct {
	moves     int           // of the match, about which he thinks
	ahead     game.Game     // as the person may know it, after the plan
	thinker   *bot.Thinker  // nil: he has thought it out
	plan      []game.Action // from the open question on, to where a choice of the table ends
	line      []game.Move   // the plan, and what the person would go on with in the turn
	plain     plainest      // of the open question
	plainly   int           // so many choices of the plan were settled against what anybody sees brings more
	finished  bool          // the choice was settled against what completes more of what is asked for first
	finishing bool          // and there was such a thing
	spared    int           // so many choices of the plan were settled against what spends nothing
	answers   bool          // the choice was settled against what answers the question
	rivals    bool          // and the runner-up is what cannot be done as well, if anything is
	besides   *game.Action  // what is good to do besides; nil: nothing
	aside     string        // what speaks for that
	forced    int           // so many of the plan leave no choice
	weighed   int           // so many of the plan are done whatever is decided
	decided   bot.Decided   // of the first one after these
	other     []game.Move   // what the person would go on with after its runner-up
	began     game.Game     // as the person may know it, before the plan
	judge     *bot.Thinker  // who thought about the choice
	through   *through      // the rest of the turn, about which he thinks; nil: he does not
	lesson    *Step         // the plan is what the coach advises with it; nil: the sage's own
	regret    regret        // of what was done before
	said      int           // so much of what he meant he has said aloud
	firm      bool          // what he meant was thought through: he leaves it only for what is much better
	meant     []game.Move   // what he said before that he would go on with; none: nothing, or nobody did so
	promised  *game.Action  // what he said in a turn before that this one begins with; nil: nothing
	serving   int           // what he said that this is for, as the title counts it
	whole     bool          // all that he has to say is wanted, not what comes first
	shown     bool          // what he would do lies on the table
}

// explained is how many imagined games say what a choice brings.
const explained = 120

// mostAsked is how many questions a choice of the table answers at most.
const mostAsked = 4

// bulb is a press on the bulb: all that may be done lights up, then the sage is asked, then
// it is out again.
func (s *Scene[V, M]) bulb() {
	s.chooser = nil // it asks what to choose there
	switch {
	case s.advice != nil:
		s.all, s.advice = false, nil
	case s.all && s.model.Now().Asked != game.NoSeat:
		s.summary = nil
		if s.advice = s.lessonAdvice(); s.advice == nil {
			s.advice = s.thought()
			if s.screen.Frees != nil && s.coach == nil { // who is taught is told to take it up
				s.screen.Frees(s.model)
			}
		} else {
			s.advice.regret = s.regrets()
		}
	default:
		if s.all = !s.all; s.all {
			s.heeds()
		}
	}
	s.Refresh()
}

// thought is what he said of the position before, if he was asked: nobody who asks twice hears of two
// things. Else he begins to think.
func (s *Scene[V, M]) thought() *advice {
	if a := s.meant.whole; a != nil && a.moves == s.session.Moves() {
		a.whole = false
		return a
	}
	s.advice = newAdvice(s.session.match, s.best(), s.stillMeant())
	s.keepsPromise()
	s.glimpse()
	s.advice.regret = s.regrets()
	return s.advice
}

// newAdvice begins to think about the open question of a match, after what was advised before.
func newAdvice(m *game.Match, l bot.Level, before intent) *advice {
	a := &advice{moves: len(m.Moves()), meant: before.rest(m), said: before.saidOf(m), firm: before.firm}
	chance := a.chance()
	a.ahead = m.Game().Imagine(m.Game().Decision().Seat, &chance)
	if a.force(); len(a.plan) > 0 {
		a.think(a.ahead, l)
		return a
	}
	a.think(m.Game(), l)
	return a
}

// glimpse has the sage heed what anybody sees of the choices that he thinks about.
func (s *Scene[V, M]) glimpse() {
	if s.screen.Shows == nil || s.advice.forced > 0 || s.advice.holds() {
		return
	}
	s.advice.thinker.Plainly(func(a game.Action) int {
		if c := s.leaf(func(c *moment.Choice) bool { return c.Do[0] == a }); c != nil {
			return s.screen.Shows(s.model, c)
		}
		return 0
	}, moment.Never)
}

// force has the plan begin with what there is no choice about, as far as nothing is revealed and
// the seat is asked again.
func (a *advice) force() {
	for len(a.plan) < mostAsked-1 {
		d, next := a.ahead.Decision(), a.ahead.Clone()
		if len(d.Options) != 1 || next.Apply(d.Options[0]) != nil || next.Revealed() || next.Over() || next.Decision().Seat != d.Seat {
			break
		}
		do := d.Options[0]
		a.line = append(a.line, game.Move{Seat: d.Seat, Action: do, Text: a.ahead.Text(do), Events: slices.Clone(next.Events())})
		a.plan, a.ahead = append(a.plan, do), next
	}
	a.forced = len(a.plan)
}

// Counselled is the choice of which the sage speaks, as actions one after the other.
func (s *Scene[V, M]) Counselled() []game.Action {
	if s.advice == nil {
		return nil
	}
	return s.advice.plan
}

// lessonAdvice is what the coach advises at the moment, or after what he tells before that, as
// he and the sage are one; nil where he leaves the choice.
func (s *Scene[V, M]) lessonAdvice() *advice {
	step := s.advised()
	if step == nil {
		return nil
	}
	c := s.bestOf(s.does(step))
	if c == nil {
		return nil
	}
	return &advice{moves: s.session.Moves(), plan: c.Do, line: s.lessonLine(c), lesson: step}
}

// advised is the step that advises, the one that is said or the next of the turn; nil: none does.
func (s *Scene[V, M]) advised() *Step {
	if s.coach == nil || s.coach.step() == nil {
		return nil
	}
	for i := s.coach.at; i < len(s.coach.steps) && s.coach.steps[i].Turn == s.coach.step().Turn; i++ {
		step := &s.coach.steps[i]
		if step.Do == "" || i > s.coach.at && !s.coach.fits(step) || !s.holds(step) {
			continue
		}
		if !step.names() {
			return nil
		}
		return step
	}
	return nil
}

// names reports whether a step says with what something is to be done, if not where.
func (s *Step) names() bool {
	verb, open := strings.CutSuffix(s.Do, anything)
	return !open || strings.Contains(strings.TrimSpace(verb), " ")
}

// bestOf is the choice, of those that are looked for, that anybody sees brings most.
func (s *Scene[V, M]) bestOf(is func(*moment.Choice) bool) (best *moment.Choice) {
	if s.screen.Shows == nil {
		return s.leaf(is)
	}
	most := 0
	s.leaf(func(c *moment.Choice) bool {
		if !is(c) {
			return false
		}
		if n := s.screen.Shows(s.model, c); best == nil || n > most {
			best, most = c, n
		}
		return false
	})
	return best
}

// holds reports whether a step is to the point now.
func (s *Scene[V, M]) holds(step *Step) bool {
	_, now := s.saying(step)
	return now
}

// chance is a stream that tells nothing about the game's own.
func (a *advice) chance() game.Stream { return a.streamAt(len(a.plan)) }

// streamAt is such a stream after so many actions.
func (a *advice) streamAt(n int) game.Stream {
	return game.NewStream(uint64(a.moves), uint64(n)+1<<33)
}

// think begins with the next choice of the plan: he stands by what he meant to do.
func (a *advice) think(g game.Game, l bot.Level) {
	a.thinker = bot.Think(g, l, a.chance())
	n := len(a.plan)
	switch {
	case n >= len(a.meant) || a.strays():
	case a.holds():
		a.thinker.Hold(a.meant[n].Action)
	default:
		a.thinker.Keep(a.meant[n].Action)
		if a.firm {
			a.thinker.Insist(muchSeen)
		}
	}
}

// holds reports whether the next choice of the plan is what he has said aloud, and can be done.
func (a *advice) holds() bool {
	n := len(a.plan)
	return n < min(a.said, len(a.meant)) && !a.strays() && slices.Contains(a.ahead.Decision().Options, a.meant[n].Action)
}

// strays reports whether the plan leaves what he meant to do.
func (a *advice) strays() bool {
	for i := range min(len(a.plan), len(a.meant)) {
		if a.plan[i] != a.meant[i].Action {
			return true
		}
	}
	return false
}

// ponder is a tick in which the sage thinks.
func (s *Scene[V, M]) ponder() {
	a := s.advice
	if a == nil {
		s.heedsLate()
		return
	}
	if a.moves != s.session.Moves() || s.model.Now().Asked == game.NoSeat {
		s.advice = nil // it is out of date
		s.Refresh()
		return
	}
	for begin := time.Now(); s.muses() && time.Since(begin) < musesFor; {
	}
	if !s.Advised() {
		s.spoken.goesOn(s.ctx)
		return
	}
	if a.shown {
		return
	}
	a.shown = true
	if a.lesson == nil {
		s.meant.whole = a
	}
	s.Refresh()
}

// extra reports whether an action may be done besides the answer to the open question, at the end
// of the turn too.
func (s *Scene[V, M]) extra(a game.Action) bool {
	return s.screen.Besides != nil && s.screen.Besides(s.model, a)
}

// answering reports whether the question is answered by the next choice of the plan, and not only the
// end of a turn is asked for, before which all is done that may be done besides.
func (s *Scene[V, M]) answering() bool {
	return s.screen.Besides != nil && len(s.advice.plan) == 0 && !slices.Contains(s.title.Ends, s.model.Now().Kind)
}

// answers has the choice settled once more, if it is no answer to the question and he did not mean
// to do so before, against the best that is: he reports whether he thinks on. What is done first
// without need answers something that nobody has asked.
func (s *Scene[V, M]) answers() bool {
	a := s.advice
	if a.answers || !s.answering() || len(a.meant) > 0 && a.thinker.Choice() == a.meant[0].Action {
		return false
	}
	a.answers = true
	first := a.thinker.Choice()
	thinks := a.thinker.Prefer(func(a game.Action) bool { return !s.extra(a) })
	if thinks {
		a.besides = &first
	}
	return thinks
}

// compares has the choice settled against something that answers the question otherwise.
func (s *Scene[V, M]) compares() bool {
	a := s.advice
	if a.rivals || !s.answering() || s.extra(a.thinker.Choice()) {
		return false
	}
	a.rivals = true
	return a.thinker.Against(func(a game.Action) bool { return !s.extra(a) })
}

// spares has the choice settled once more, against the best that spends nothing, if it spends
// something and he did not mean to do so before: it reports whether he thinks on.
func (s *Scene[V, M]) spares() bool {
	a := s.advice
	if n := len(a.plan); s.screen.Spends == nil || a.spared > n || n < len(a.meant) && a.thinker.Choice() == a.meant[n].Action {
		return false
	}
	if s.screen.Worth != nil && !s.looks() {
		return true
	}
	a.spared = len(a.plan) + 1
	before := slices.Clip(a.line[:len(a.plan)])
	return a.thinker.Rather(a.ahead, func(line []game.Move) bool { return s.saves(a.plainNow(), before, line) })
}

// settle notes what was thought out, and thinks on where the choice only opens the next
// question of the same seat.
func (s *Scene[V, M]) settle() {
	a := s.advice
	if len(a.plan) == a.forced && len(a.meant) == 0 {
		s.duels(a.plainNow(), a.ahead, slices.Clip(a.line[:len(a.plan)]), a.thinker, s.seenAtBest())
	}
	if len(a.plan) == a.forced {
		s.contrasts()
		a.began, a.judge = a.ahead.Clone(), a.thinker
		a.decided, a.other = a.thinker.Decided(explained), a.thinker.OtherLine(a.ahead.Clone())
		if s.screen.Through {
			a.weighed, a.other = a.forced, append(slices.Clip(a.line[:a.forced]), a.other...)
		}
	}
	choice, seat := a.thinker.Choice(), a.ahead.Decision().Seat
	now, stands := a.ahead.Clone(), a.stands(choice)
	if stands != nil {
		a.line = append(a.line[:len(a.plan)], stands...)
	} else {
		a.line = append(a.line[:len(a.plan)], a.thinker.Line(a.ahead.Clone())...)
	}
	if len(a.plan) == a.forced {
		s.weigh(now, a.line[len(a.plan):])
	}
	a.plan, a.thinker = append(a.plan, choice), nil
	applied := a.ahead.Apply(choice) == nil
	if s.leaf(a.leads) != nil && len(a.plan) < mostAsked && applied && a.ahead.Decision().Seat == seat {
		if s.screen.Through && len(a.plan) == a.forced+1 && s.leavesBe() { // what matters is what is done
			a.forced = len(a.plan)
		}
		a.think(a.ahead, s.best())
		return
	}
	if stands == nil && applied && s.thinksThrough(a.ahead) {
		return
	}
	s.meant = s.intends(seat)
	s.worksTowards()
}

// weigh finds out what of the runner-up and of what came to mind first may be done besides the line
// that is advised.
func (s *Scene[V, M]) weigh(g game.Game, line []game.Move) {
	a := s.advice
	does := func(extra game.Action) bool {
		return slices.ContainsFunc(line, func(m game.Move) bool { return m.Action == extra })
	}
	if second := a.decided.RunnerUp.Action; !a.decided.Alone && s.extra(second) {
		stays := open(g.Clone(), line, second)
		if stays && a.decided.Margin < worthAWord {
			a.besides = &second
		}
		a.decided.Alone = stays || !s.extra(a.decided.Choice.Action)
	}
	if a.besides != nil && (does(*a.besides) || !open(g.Clone(), line, *a.besides) || slices.Contains(s.title.Ends, s.model.Now().Kind)) {
		a.besides = nil
	}
	if a.besides != nil && s.screen.Reasons != nil && s.screen.Worth != nil {
		if a.aside = s.speaksFor(*a.besides, g, line); a.aside == "" {
			a.besides = nil
		}
	}
}

// best is the strongest level that the title has.
func (s *Scene[V, M]) best() bot.Level {
	d := s.title.Rules.Describe()
	offered := bot.Offered(&d)
	return offered[len(offered)-1]
}

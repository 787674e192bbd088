package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// advises is what the sage says, and where.
func (s *Scene[V, M]) advises(list []ui.Region) *speech {
	a, t := s.advice, s.ctx.T
	of := &speech{name: "advice", figure: s.title.Sage, text: t("advice.thinks"), home: s.coachHome()}
	of.away = way{"advice-end", t("advice.end"), ui.PlainLook, ui.Light, s.bulb}
	if !s.Advised() {
		return of
	}
	is := a.planned
	if s.leaf(is) == nil {
		is = a.begins
	}
	of.points = opens(list, is)
	if c := s.leaf(is); c != nil && s.screen.Leads != nil {
		of.points = append(of.points, s.screen.Leads(s.model, c, a.line)...)
	}
	told, more := s.measured(is)
	of.text = strings.Join(told, "\n")
	if regret := a.regret.told(s.ctx); regret != "" && s.regretStands() {
		told, more = s.without(told, more, is)
		of.text = strings.Join(append(told, regret), "\n")
		of.points = append(append(of.points, "undo"), a.regret.points...)
	}
	if more {
		of.on = &way{"advice-more", t("advice.more"), ui.PlainLook, ui.Light, s.adviseAll}
	}
	return of
}

// measured is as much of the advice as is read at once, and whether there is more: little of what he
// said before; what he warns of always.
func (s *Scene[V, M]) measured(is func(*moment.Choice) bool) (told []string, more bool) {
	all, short := s.counsels(is)
	h := &s.words
	h.hears(s.session.Moves(), s.model.Now().Kind, all)
	told, more = brief(all, s.advice.whole, s.screen.Terse, short)
	lapsed := s.lapses()
	if s.screen.Grows != nil && !s.advice.whole && s.advice.lesson == nil { // what does not fit is left out below
		told, more = briefIn(all, short, roomyAdvice)
	}
	if s.screen.Glance > 0 && !s.advice.whole {
		fits := func(text string) bool { return s.high(text+ended(lapsed)) <= s.screen.Glance }
		told, more = glance(all, short, fits)
		if short != "" && !slices.Contains(told, short) {
			told = s.beating(told, fits)
		}
	}
	if short, ok := again(all, h.before); ok && !s.advice.whole && s.advice.lesson == nil {
		short[0] = s.ctx.T("advice.again", "choice", s.called(is, s.advice.line))
		if told, more = short, true; s.screen.Glance > 0 && s.high(strings.Join(short, "\n")) > s.screen.Glance {
			told = short[:2]
		}
	}
	if lapsed != "" && !slices.Contains(told, lapsed) && !(s.advice.whole && s.recalls()) { // the runner-up says so then
		told = append(told, lapsed)
	}
	if s.screen.Warns != nil && s.advice.lesson == nil {
		warns := lines(s.screen.Warns(s.model, s.leaf(is), s.advice.line))
		if !s.advice.whole {
			all := s.warned(told, warns)
			told, warns = fitted(told, warns, short, func(told, warns []string) bool { return s.fitsHome(s.warned(told, warns)) })
			more = more || !slices.Equal(all, s.warned(told, warns))
		}
		told = s.warned(told, warns)
	}
	s.announces(told)
	return told, more
}

// ended is a line that comes after others.
func ended(line string) string {
	if line == "" {
		return ""
	}
	return "\n" + line
}

// without is what he says without the runner-up, beside something else that is told, unless all is wanted.
func (s *Scene[V, M]) without(told []string, more bool, is func(*moment.Choice) bool) ([]string, bool) {
	_, short := s.counsels(is)
	i := slices.Index(told, short)
	if i < 0 || s.advice.whole {
		return told, more
	}
	return slices.Delete(told, i, i+1), true
}

// adviseAll has him say all that he has to say.
func (s *Scene[V, M]) adviseAll() {
	s.advice.whole = true
	s.Refresh()
}

// counsels is the choice that is advised, and what speaks for it, a line for each; short is what the
// runner-up would give.
func (s *Scene[V, M]) counsels(is func(*moment.Choice) bool) (said []string, short string) {
	a, t := s.advice, s.ctx.T
	choice, other := s.called(is, a.line), s.rival()
	on, plan := s.planOf(is)
	if s.screen.Keeps != nil && a.lesson == nil && !a.decided.Alone && len(a.other) > 0 {
		plan = cmp.Or(s.screen.Keeps(s.model, a.line, a.other), plan)
	}
	said = []string{t(s.heading(), "choice", choice), listed(goesOn, on), listed(because, plan)}
	switch {
	case a.lesson != nil:
		switch why := "lesson." + a.lesson.Say + ".why"; {
		case s.ctx.Locale().Has(why): // what speaks for it comes later in the lesson
			said = append(said, listed(because, t(why)))
		case s.coach != nil && a.lesson == s.coach.step() && plan == "": // the coach says why
			said = append(said, s.stepSays(a.lesson))
		}
	case plan == "" && a.decided.Alone && s.leaf(a.differs) == nil:
	case plan == "" && a.decided.Alone:
		said = append(said, t("advice.alone"))
	case plan == "":
		said = append(said, counsel{ctx: s.ctx, duel: len(s.session.match.Setup().Seats) == 2}.because(&a.decided, choice, other))
	case other != "" && other != choice && !s.leavesBe() && !mentions(plan, other): // the plan says why
		gives, alike := s.rivals(choice, other, plan)
		of := counsel{ctx: s.ctx, duel: len(s.session.match.Setup().Seats) == 2, by: s.screen.Through, named: s.screen.Terse && !s.screen.Through, seen: s.seenLess(), recalls: s.recalls()}
		if alike && (s.screen.Terse || s.screen.Through && len(s.advice.other) > len(s.advice.line)) { // who would choose between them learns nothing
			break
		}
		later, sure := s.later()
		if gives == "" && later == "" && s.screen.Terse && !s.screen.Through { // nor does he of what nobody says why
			break
		}
		said = append(said, sentence(of.instead(&a.decided, s.withStep(other))+gives)+later)
		if short = said[len(said)-1]; gives != "" {
			short = sentence(of.or(&a.decided, other)+gives) + later
		}
		if sure {
			short = sentence(t("advice.waits", "other", other))
		}
	}
	if forgoes := s.forgoes(); forgoes != "" { // anybody asks for that, not for the runner-up
		if short != "" {
			said = said[:len(said)-1]
		}
		said, short = append(said, forgoes), forgoes
	}
	if a.besides != nil && !slices.ContainsFunc(a.line, func(m game.Move) bool { return m.Action == *a.besides }) {
		besides := t("advice.besides", "other", s.called(func(c *moment.Choice) bool { return c.Do[0] == *a.besides }, nil))
		said = append(said, strings.TrimSpace(sentence(besides)+" "+a.aside))
	}
	return lines(said...), short
}

// speaksFor is the first that speaks for something to be done besides a line, which it plays; "" for nothing, and
// where no more is seen of both than of the line alone.
func (s *Scene[V, M]) speaksFor(extra game.Action, g game.Game, line []game.Move) string {
	c := s.leaf(func(c *moment.Choice) bool { return c.Do[0] == extra })
	if c == nil {
		return ""
	}
	alone := comes(g.Clone(), c.Do)
	for i, m := range line {
		if g.Apply(m.Action) != nil || g.Revealed() || g.Over() || g.Decision().Seat != m.Seat {
			break
		}
		if both := comes(g.Clone(), c.Do); len(both) > 0 && slices.Contains(g.Decision().Options, extra) &&
			s.screen.Worth(s.model, append(slices.Clone(line[:i+1]), both[0])) <= s.screen.Worth(s.model, line[:i+1]) {
			return ""
		}
	}
	why := s.screen.Reasons(s.model, c, alone)
	return strings.Join(why[:min(1, len(why))], "")
}

// open reports whether an action may yet be done at some point of a line, which it plays.
func open(g game.Game, line []game.Move, a game.Action) bool {
	for _, m := range line {
		if g.Apply(m.Action) != nil || g.Revealed() || g.Over() || g.Decision().Seat != m.Seat {
			return false
		}
		if slices.Contains(g.Decision().Options, a) {
			return true
		}
	}
	return false
}

// later is that the runner-up can wait, as a sentence that follows, and whether nobody can do anything about that; ""
// where it cannot.
func (s *Scene[V, M]) later() (said string, sure bool) {
	if s.screen.Waits == nil {
		return "", false
	}
	waits, sure := s.screen.Waits(s.model, s.advice.line, s.advice.other)
	if waits == "" {
		return "", false
	}
	return " " + waits, sure
}

// mentions reports whether a text tells already what is called so.
func mentions(text, name string) bool {
	return strings.Contains(strings.ToLower(unquoted.Replace(text)), strings.ToLower(unquoted.Replace(name)))
}

// lines are those of texts that are not empty.
func lines(texts ...string) []string {
	return slices.DeleteFunc(strings.Split(strings.Join(texts, "\n"), "\n"), func(s string) bool { return s == "" })
}

// listed puts a mark before each line of a text.
func listed(mark, text string) string {
	if text == "" {
		return ""
	}
	return mark + " " + strings.ReplaceAll(text, "\n", "\n"+mark+" ")
}

// rival is what the runner-up is called; "" where it is none, is done later anyway, or leaves be
// what is asked for though something else could be done.
func (s *Scene[V, M]) rival() string {
	a := s.advice
	follows := func(m game.Move) bool { return m.Action == a.decided.RunnerUp.Action }
	if a.decided.Alone || slices.ContainsFunc(a.line, follows) || s.screen.Vain != nil && s.screen.Vain(s.model, a.other) {
		return ""
	}
	if c := s.leaf(a.rival); c != nil && c.Leaves && s.leaf(a.differs) != nil {
		return ""
	}
	other := s.called(a.rival, a.other)
	if other != "" && other == s.called(a.begins, a.line) {
		return s.goesOtherwise(other)
	}
	return other
}

// goesOtherwise is the runner-up that is called like the choice, with what it goes on with otherwise;
// "" where that is the same.
func (s *Scene[V, M]) goesOtherwise(other string) string {
	c := s.leaf(s.advice.rival)
	if on, _ := s.planOf(s.advice.begins); c != nil && s.screen.Plan != nil && len(c.Do) <= len(s.advice.other) {
		first, _, _ := strings.Cut(on, "\n")
		goes, _ := s.screen.Plan(s.model, c, s.advice.other)
		if goes, _, _ = strings.Cut(goes, "\n"); goes != "" && goes != first {
			return other + " " + goesOn + " " + strings.TrimSuffix(goes, ".")
		}
	}
	return ""
}

// leavesBe reports whether the runner-up is to leave be what is asked for, and plainly worse: nobody
// would think of it.
func (s *Scene[V, M]) leavesBe() bool {
	c := s.leaf(s.advice.rival)
	return c != nil && c.Leaves && (s.advice.decided.Margin >= worthANumber || s.screen.Through && s.seenLess())
}

// withStep is the runner-up with what it goes on with first, without which nobody knows where it leads.
func (s *Scene[V, M]) withStep(other string) string {
	c := s.leaf(s.advice.rival)
	if c == nil || s.screen.Plan == nil || len(c.Do) > len(s.advice.other) || strings.Contains(other, goesOn) {
		return other
	}
	goes, _ := s.screen.Plan(s.model, c, s.advice.other)
	first, then, more := strings.Cut(goes, "\n")
	if first == "" {
		return other
	}
	if then, _, _ = strings.Cut(then, "\n"); more && utf8.RuneCountInString(first) < shortStep {
		first = strings.TrimSuffix(first, ".") + " " + goesOn + " " + then
	}
	return other + " " + goesOn + " " + strings.TrimSuffix(first, ".")
}

// shortStep is the length of a step, in letters, to which the next is told too: it may only prepare that.
const shortStep = 60

// sentence is a text that ends like one.
func sentence(text string) string {
	if text == "" || strings.ContainsAny(text[len(text)-1:], ".!?") {
		return text
	}
	return text + "."
}

// planOf is what follows the choice that is advised, and what it serves, in the title's words.
func (s *Scene[V, M]) planOf(is func(*moment.Choice) bool) (on, serves string) {
	c := s.leaf(is)
	if c == nil || s.screen.Plan == nil {
		return "", ""
	}
	return s.screen.Plan(s.model, c, s.advice.line)
}

// called is what a choice is called that is looked for; "" where there is none.
func (s *Scene[V, M]) called(is func(*moment.Choice) bool, line []game.Move) (name string) {
	c := s.leaf(is)
	if c == nil {
		return ""
	}
	return s.calledIn(s.model, c, line)
}

// calledIn is what a choice of a moment is called.
func (s *Scene[V, M]) calledIn(m M, c *moment.Choice, line []game.Move) (name string) {
	if s.screen.Called != nil {
		name = s.screen.Called(m, c, line)
	}
	if name != "" {
		return name
	}
	name = c.Label
	if s.screen.Thing == nil || c.At.Kind == 0 || c.Whole {
		return name
	}
	if thing := s.screen.Thing(m, c.At); thing != "" && len(thing) < briefly && !strings.Contains(name, thing) && !strings.HasSuffix(thing, "?") {
		name = s.ctx.T("advice.at", "thing", thing, "choice", name)
	}
	return name
}

// briefly is how long, in bytes, what a thing is called may be to be said too: the sage points
// at it anyway.
const briefly = 50

// What is told of: so many parts at most, from so many hundredths of a point on.
const (
	mostParts  = 3
	worthAWord = 50
)

// worth says how many points, from hundredths of one.
func (s *Scene[V, M]) worth(key string, hundredths int, args ...any) string {
	sign := "+"
	if hundredths < 0 {
		sign = "−"
	}
	return s.ctx.T(key, append(args, "points", fmt.Sprint(sign, (abs(hundredths)+50)/100))...)
}

func abs(n int) int { return max(n, -n) }

// planned looks for the choice that is advised, leads for one that answers the next question
// too, begins for any that begins like it, rival for one that begins with the runner-up.
func (a *advice) planned(c *moment.Choice) bool { return slices.Equal(c.Do, a.plan) }
func (a *advice) leads(c *moment.Choice) bool   { return len(c.Do) > len(a.plan) && a.begins(c) }
func (a *advice) begins(c *moment.Choice) bool {
	n := min(len(c.Do), len(a.plan))
	return slices.Equal(c.Do[:n], a.plan[:n])
}

func (a *advice) rival(c *moment.Choice) bool {
	n := a.weighed
	return len(c.Do) > n && slices.Equal(c.Do[:n], a.plan[:n]) && c.Do[n] == a.decided.RunnerUp.Action
}

// differs looks for another one that does what is asked for.
func (a *advice) differs(c *moment.Choice) bool { return !c.Leaves && !c.Quiet && !a.begins(c) }

package table

import (
	"maps"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Where one's last choice can be taken back and something else would have been worth more, the
// sage says so: what one has done is not lost yet.

// regret is what the sage thinks of the last choice.
type regret struct {
	thinker *bot.Thinker // nil: he has thought it out, or there is nothing to regret
	moves   int          // of the match before it
	did     game.Action
	better  string   // what he would have done
	why     string   // what that is better for
	points  []string // the regions where it was to be done, and of what it serves
	faced   bool     // what he would have done is settled against what was done
	gain    int      // by which that is worth more, in hundredths of a point
	seen    int      // what anybody sees of that, where a title tells it
}

// faced is what a person had before him when he chose.
type faced[M any] struct {
	model   M
	regions []ui.Region
}

// faces notes what a person has before him, before he takes a choice; of a turn that is over
// nothing is regretted.
func (s *Scene[V, M]) faces() {
	if s.faced == nil {
		s.faced = map[int]faced[M]{}
	}
	began := s.session.turnBegan()
	maps.DeleteFunc(s.faced, func(moves int, _ faced[M]) bool { return moves < began })
	s.faced[s.session.Moves()] = faced[M]{s.model, s.Regions()}
}

// regrets begins to think about the last choice. It was not as the coach or the sage advised.
func (s *Scene[V, M]) regrets() (r regret) {
	n := s.session.LastChoice()
	taught := s.coach != nil && (!s.coach.stray || s.coach.fine > n)
	if d := s.title.Rules.Describe(); taught || n < 0 || !d.Learnt || !d.Points || s.session.CanUndo() != nil || s.meant.led(s.session.match, n) {
		return r
	}
	before, err := s.session.match.At(n)
	if _, known := s.faced[n]; !known || err != nil || len(before.Decision().Options) < 2 {
		return r
	}
	r.moves, r.did = n, s.session.match.Moves()[n].Action
	r.thinker = bot.Think(before, s.best(), game.NewStream(uint64(n), 1<<34))
	return r
}

// rue is a tick of it.
func (s *Scene[V, M]) rue() {
	r := &s.advice.regret
	if !r.thinker.Step(playouts) {
		return
	}
	if !r.faced && r.thinker.Face(r.did) {
		r.faced = true
		return
	}
	if r.faced && r.thinker.Choice() != r.did && r.thinker.Margin() >= worthAWord {
		s.regretted(r)
	}
	r.thinker = nil
}

// regretted notes what would have been better, for what, and where it was to be done.
func (s *Scene[V, M]) regretted(r *regret) {
	before, err := s.session.match.At(r.moves)
	if err != nil {
		return
	}
	was, chance := s.faced[r.moves], game.NewStream(uint64(r.moves), 1<<35)
	line := r.thinker.Line(before.Imagine(before.Decision().Seat, &chance))
	better, done := s.wouldBe(was.model, before, line), s.wouldBe(was.model, before, s.session.match.Moves()[r.moves:])
	if better == nil || done == nil || s.leaf(func(c *moment.Choice) bool { return slices.Equal(c.Do, better.Do) }) != nil {
		return // what can be done yet is no reason to take anything back
	}
	if !s.isLoss(was.model, better, done, r.thinker.Margin()) {
		return
	}
	name := s.calledIn(was.model, better, line)
	if name == s.calledIn(was.model, done, nil) {
		return
	}
	r.why = s.whyRegret(was.model, better, done, line, r)
	if r.why == "" && s.reasons() {
		return // nobody sees what it would have been better for
	}
	if s.screen.Worth != nil {
		r.seen = s.screen.Worth(was.model, line) - s.screen.Worth(was.model, s.session.match.Moves()[r.moves:])
	}
	r.better, r.gain = name, r.thinker.Margin()
	r.points = opens(was.regions, func(c *moment.Choice) bool { return slices.Equal(c.Do, better.Do) })
	if s.screen.Leads != nil {
		r.points = append(r.points, s.screen.Leads(was.model, better, line)...)
	}
}

// reasons reports whether what speaks for a choice can be told, and told from what speaks for another.
func (s *Scene[V, M]) reasons() bool { return s.screen.Worth != nil && s.screen.Reasons != nil }

// whyRegret is what the better choice would be better for: where reasons are told, one that does not speak
// for what was done, if it is a point better at least; "" for none.
func (s *Scene[V, M]) whyRegret(m M, better, done *moment.Choice, line []game.Move, r *regret) string {
	if !s.reasons() {
		return s.reason(m, better, line, r.thinker)
	}
	if r.thinker.Margin() < plainly {
		return ""
	}
	alike := s.screen.Reasons(m, done, s.session.match.Moves()[r.moves:])
	for _, why := range s.screen.Reasons(m, better, line) {
		if !slices.Contains(alike, why) {
			return why
		}
	}
	return ""
}

// isLoss reports whether taking something back is worth the trouble: where anybody sees what a choice brings
// it must bring less than the better one, and that be a point better at least.
func (s *Scene[V, M]) isLoss(m M, better, done *moment.Choice, margin int) bool {
	if s.screen.Shows == nil {
		return true
	}
	return margin >= plainly && s.screen.Shows(m, better) > s.screen.Shows(m, done)
}

// reason is what speaks first for a choice with which a line begins.
func (s *Scene[V, M]) reason(m M, c *moment.Choice, line []game.Move, t *bot.Thinker) string {
	if s.screen.Plan != nil {
		if _, serves := s.screen.Plan(m, c, line); serves != "" {
			first, _, _ := strings.Cut(serves, "\n")
			return first
		}
	}
	d := t.Decided(explained)
	if most, _ := extremes(d.More()); most.More >= worthAWord {
		return s.ctx.T("advice.undo.by", "by", counsel{ctx: s.ctx}.from(most))
	}
	return ""
}

// wouldBe is the choice with which a line begins, of those of a moment; nil: there is none.
func (s *Scene[V, M]) wouldBe(m M, g game.Game, line []game.Move) (found *moment.Choice) {
	begins := func(c *moment.Choice) bool {
		return len(c.Do) <= len(line) && slices.EqualFunc(line[:len(c.Do)], c.Do, func(m game.Move, a game.Action) bool { return m.Action == a })
	}
	for {
		longer := leafIn(m.Now(), g, func(c *moment.Choice) bool { return begins(c) && (found == nil || len(c.Do) > len(found.Do)) })
		if longer == nil {
			return found
		}
		found = longer
	}
}

// regretStands reports whether what would have been better still looks so beside what is advised now: nobody goes
// back for what is seen to bring less.
func (s *Scene[V, M]) regretStands() bool {
	a := s.advice
	return s.screen.Worth == nil || a.lesson != nil || len(a.line) == 0 || s.screen.Worth(s.model, a.line) < a.regret.seen
}

// told is the sentence on it; "" where there is nothing to regret.
func (r *regret) told(ctx *ui.Context) string {
	if r.better == "" {
		return ""
	}
	if r.why != "" { // it has numbers of its own
		return ctx.T("advice.undo.for", "other", r.better) + " " + r.why
	}
	return ctx.T("advice.undo", "other", r.better, "count", whole(r.gain))
}

// led reports whether the nth move of a match came of the line, as all that was done since.
func (l intent) led(m *game.Match, n int) bool {
	if n < l.moves || n-l.moves >= len(l.line) {
		return false
	}
	return slices.EqualFunc(m.Moves()[l.moves:n+1], l.line[:n+1-l.moves], func(a, b game.Move) bool {
		return a.Seat == b.Seat && a.Action == b.Action
	})
}

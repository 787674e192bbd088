package table

import (
	"slices"

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
	did     game.Action
	names   map[game.Action]string // what could be done instead, in his words
	better  string                 // what he would have done
	faced   bool                   // what he would have done is settled against what was done
	gain    int                    // by which that is worth more, in hundredths of a point
}

// regrets begins to think about the last choice. It was not as the coach or the sage advised.
func (s *Scene[V, M]) regrets() (r regret) {
	n := s.session.LastChoice()
	taught := s.coach != nil && (!s.coach.stray || s.coach.fine > n)
	if d := s.title.Rules.Describe(); taught || n < 0 || !d.Learnt || !d.Points || s.session.CanUndo() != nil || s.meant.led(s.session.match, n) {
		return r
	}
	before, err := s.session.match.At(n)
	if err != nil || len(before.Decision().Options) < 2 {
		return r
	}
	r.names = s.faced[n]
	r.did = s.session.match.Moves()[n].Action
	r.thinker = bot.Think(before, s.best(), game.NewStream(uint64(n), 1<<34))
	return r
}

// ponder is a tick of it.
func (r *regret) ponder() {
	if !r.thinker.Step(playouts) {
		return
	}
	if !r.faced && r.thinker.Face(r.did) {
		r.faced = true
		return
	}
	if r.faced && r.thinker.Choice() != r.did {
		r.gain, r.better = r.thinker.Margin(), r.names[r.thinker.Choice()]
	}
	r.thinker = nil
}

// told is the sentence on it; "" where there is nothing to regret, or no name for what was better.
func (r *regret) told(ctx *ui.Context) string {
	if r.gain < worthAWord || r.better == "" || r.better == r.names[r.did] {
		return ""
	}
	return ctx.T("advice.undo", "other", r.better, "count", whole(r.gain))
}

// faces notes what the choices are called that a person has, before he takes one of them.
func (s *Scene[V, M]) faces() {
	names := map[game.Action]string{}
	s.leaf(func(c *moment.Choice) bool {
		if len(c.Do) > 0 {
			names[c.Do[0]] = ""
		}
		return false
	})
	for a := range names {
		names[a] = unquoted.Replace(s.called(func(c *moment.Choice) bool { return len(c.Do) > 0 && c.Do[0] == a }, nil))
	}
	if s.faced == nil {
		s.faced = map[int]map[game.Action]string{}
	}
	s.faced[s.session.Moves()] = names
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

package table

import (
	"slices"

	"merlin/game"
	"merlin/game/bot"
)

// Where one's last choice can be taken back and something else would have been worth more, the
// sage says so: what one has done is not lost yet.

// regret is what the sage thinks of the last choice.
type regret struct {
	thinker *bot.Thinker // nil: he has thought it out, or there is nothing to regret
	did     game.Action
	faced   bool // what he would have done is settled against what was done
	gain    int  // by which that is worth more, in hundredths of a point
}

// regrets begins to think about the last choice. It was not as the coach or the sage advised.
func (s *Scene[V, M]) regrets() (r regret) {
	n := s.session.LastChoice()
	taught := s.coach != nil && !s.coach.stray
	if d := s.title.Rules.Describe(); taught || n < 0 || !d.Learnt || !d.Points || s.session.CanUndo() != nil || s.meant.led(s.session.match, n) {
		return r
	}
	before, err := s.session.match.At(n)
	if err != nil || len(before.Decision().Options) < 2 {
		return r
	}
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
		r.gain = r.thinker.Margin()
	}
	r.thinker = nil
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

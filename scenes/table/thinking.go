package table

import (
	"sync/atomic"
	"time"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// Computer players think while things move and while other pages lie over the table:
// what they choose is played at once, and shown in its order. The table never runs
// further ahead than to the next decision of a person, nor than a few turns.

// How many playouts a computer player thinks in one tick. While nothing moves it is some
// 5 ms, and 15 ms in a browser; while something does, the frame must still be drawn.
const (
	playouts       = 48
	playoutsMoving = 6
)

// musesFor is how long the sage, for whom somebody waits, thinks in one tick: in as many slices as
// that takes, and at least one.
const musesFor = 6 * time.Millisecond

// mostAhead is how many moves are played at most that are not shown yet: where nobody
// at the table is a person, the game would run to its end.
const mostAhead = 40

// thinking is a computer player's thought on the open decision.
type thinking struct {
	*bot.Thinker
	apart bool // it goes on by itself, beside the table
	done  atomic.Bool
	stop  atomic.Bool // nobody waits for it any more
}

// newThinking begins to think about a match. Equal games, equal choices: the chance comes
// from seed and move, and it does not matter in which slices one thinks, nor where.
func newThinking(m *game.Match, apart bool, play *Play) *thinking {
	setup, g := m.Setup(), m.Game()
	chance := game.NewStream(setup.Seed, uint64(len(m.Moves()))+1<<32)
	who := setup.Seats[g.Decision().Seat]
	level := bot.Level(who.Level)
	if play.Wakes != nil && uint8(level) == opponent && play.Wakes(m) {
		level = bot.Usual
		if play.Awake != nil {
			level = bot.Level(int(level) + play.Awake(m))
		}
	}
	t := &thinking{Thinker: bot.ThinkLiking(g, level, bot.TastesOf(who.Face), chance), apart: apart}
	if apart {
		go t.run()
	}
	return t
}

// run thinks to the end.
func (t *thinking) run() {
	for !t.stop.Load() {
		if t.Step(playouts) {
			t.done.Store(true)
			return
		}
	}
}

// goOn thinks on for so many playouts and reports whether the choice is made.
func (t *thinking) goOn(n int) bool {
	if t.apart {
		return t.done.Load()
	}
	return t.Step(n)
}

// Think lets the computer player that is asked think on for so many playouts; done means
// that it has played.
func (s *Session) Think(n int) (done bool, err error) {
	a, told := game.Action{}, false
	if s.play.Plays != nil {
		a, told = s.play.Plays(s.match)
	}
	if !told {
		if s.thinker == nil {
			s.thinker = newThinking(s.match, s.apart, s.play)
		}
		if !s.thinker.goOn(n) {
			return false, nil
		}
		a = s.thinker.Choice()
	}
	s.thinker = nil
	err = s.match.Apply(a)
	s.Keep()
	return true, err
}

// think lets a computer player think for a tick, if one is asked.
func (s *Scene[V, M]) think() error {
	if _, person := s.session.Asked(); s.replay != nil || person || s.session.Over() {
		return nil
	}
	ahead := s.session.Moves() - s.seen
	if ahead >= mostAhead {
		return nil
	}
	n := playouts
	if s.Behind() {
		n = playoutsMoving
	}
	_, err := s.session.Think(n)
	return err
}

// Work is a tick in which another page lies over the table.
func (s *Scene[V, M]) Work(*ui.Context) error { return s.think() }

// muses thinks on for a slice, and reports whether there is more to think about.
func (s *Scene[V, M]) muses() bool {
	a := s.advice
	switch {
	case a.regret.thinker != nil:
		s.rue()
	case a.through != nil:
		s.goesThrough()
	case a.thinker != nil && a.thinker.Step(playouts) && !s.answers() && !s.spares() && !s.compares() && !s.plainer() && !s.finishes():
		s.settle()
	}
	return !s.Advised()
}

// Advised reports whether the sage has said what he would do.
func (s *Scene[V, M]) Advised() bool {
	return s.advice != nil && s.advice.thinker == nil && s.advice.through == nil && s.advice.regret.thinker == nil
}

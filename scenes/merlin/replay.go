package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// replay is a match that is watched: the scene's own session plays its moves once
// more. The match itself is never touched.
type replay struct {
	source  *game.Match
	own     game.Seat // whose eyes one has oneself; NoSeat: a spectator's
	playing bool
	pace    int // index of paces
	wait    int // ticks until the next move
	playOn  func(*game.Match)
}

// paces are how many times faster things may go; ticksBetween are two moves apart.
var paces = [...]float64{1, 2, 4}

const ticksBetween = 18

// NewReplay returns the scene that watches a match from its first n moves on, with
// the eyes of a seat or, for NoSeat, of a spectator. playOn takes a match that stands
// where the player wants to go on by himself; nil where that is not offered.
func NewReplay(c *ui.Context, house House, source *game.Match, n int, eyes game.Seat, playOn func(*game.Match)) (*Scene, error) {
	m, err := source.Fork(n)
	if err != nil {
		return nil, err
	}
	s := newScene(c, house, m)
	s.replay = &replay{source: source, own: eyes, playOn: playOn}
	s.session.watched, s.session.confirmed = true, eyes
	s.catchUp()
	s.refresh()
	return s, nil
}

// watch is one tick of a replay in which nothing moves: the next move is due, or not yet.
func (s *Scene) watch() {
	r := s.replay
	switch {
	case !r.playing:
	case s.seen == len(r.source.Moves()):
		r.playing = false
		s.refresh()
	case r.wait > 0:
		r.wait--
		s.ctx.RequestRedraw()
	default:
		s.watchNext()
	}
}

// watchNext shows the next move.
func (s *Scene) watchNext() {
	r, n := s.replay, s.session.moves()
	if n == len(r.source.Moves()) {
		return
	}
	if err := s.session.match.Apply(r.source.Moves()[n].Action); err != nil {
		s.ctx.Toast(s.frame.refusal(err))
		r.playing = false
		return
	}
	r.wait = int(ticksBetween / paces[r.pace])
}

// jump shows the position after the first n moves.
func (s *Scene) jump(n int) {
	r := s.replay
	n = min(max(n, 0), len(r.source.Moves()))
	m, err := r.source.Fork(n)
	if err != nil {
		s.ctx.Toast(s.frame.refusal(err))
		return
	}
	s.session.match, s.session.told = m, nil
	s.catchUp()
	s.refresh()
}

// replayFrame is what drawing knows of the replay; nil in a game.
func (s *Scene) replayFrame() *table.ReplayState {
	r := s.replay
	if r == nil {
		return nil
	}
	f := &table.ReplayState{
		At: s.shown(), Of: len(r.source.Moves()), Playing: r.playing, Pace: r.pace,
		Open: r.source.Game().Over(), Eyes: s.session.confirmed, Own: r.own, PlaysOn: r.playOn != nil,
	}
	f.Chapters = rounds(r.source)
	return f
}

// rounds returns after how many moves each round has begun, -1 for one that has not.
func rounds(m *game.Match) (begun []int) {
	begun = make([]int, merlin.Rounds)
	for i := range begun {
		begun[i] = -1
	}
	note := func(events []game.Event, n int) {
		for _, e := range events {
			if e.Kind == merlin.EventRound {
				begun[e.Args[0]-1] = n
			}
		}
	}
	note(m.Start(), 0)
	for i := range m.Moves() {
		note(m.Moves()[i].Events, i+1)
	}
	return begun
}

// replayCommands are what the buttons of the replay do.
func (s *Scene) replayCommands() table.ReplayCommands {
	r := s.replay
	return table.ReplayCommands{
		Jump: func(n int) {
			r.playing = false
			s.jump(n)
		},
		Play: func() {
			if r.playing = !r.playing; r.playing && s.session.moves() == len(r.source.Moves()) {
				s.jump(0)
			}
			s.refresh()
		},
		Pace: func() { r.pace = (r.pace + 1) % len(paces); s.motion.pace = paces[r.pace]; s.refresh() },
		Eyes: func(seat game.Seat) {
			s.session.confirmed, s.session.told = seat, nil
			s.catchUp()
			s.refresh()
		},
		PlayOn: s.askPlayOn,
		Leave:  s.ctx.Pop,
	}
}

// askPlayOn asks before the game being played is put aside for one that goes on from here.
func (s *Scene) askPlayOn() {
	n := s.session.moves()
	s.ctx.Ask(s.ctx.T("replay.play_on"), s.ctx.T("replay.play_on_question"),
		ui.Answer{Name: "play-on", Label: s.ctx.T("replay.play_on"), Look: ui.DarkLook, Do: func() {
			if m, err := s.replay.source.Fork(n); err == nil {
				s.replay.playOn(m)
			}
		}},
		ui.Answer{Name: "stay", Label: s.ctx.T("replay.stay"), Look: ui.GoldLook})
}

// eyes are whose eyes one may look with: everybody's when the game is over, else
// one's own, and a spectator's.
func (f *frame) eyes() []game.Seat {
	list := []game.Seat{game.NoSeat}
	for s := range game.Seat(f.View.Seats) {
		if f.Replay.Open || s == f.Replay.Own {
			list = append(list, s)
		}
	}
	return list
}

package table

import (
	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// replay is a match that is watched: the scene's own session plays its moves once
// more. The match itself is never touched.
type replay struct {
	source  *game.Match
	own     game.Seat // whose eyes one has oneself; NoSeat: a spectator's
	playing bool
	until   int // moves after which it stops
	pace    int // index of paces
	wait    int // ticks until the next move
	playOn  func(*game.Match)
	place   string // where it comes from, as an address has it
}

// paces are how many times faster things may go; ticksBetween are two moves apart.
var paces = [...]float64{1, 2, 4}

const ticksBetween = 18

// ticksBefore are until the first one: one sees first what is going to change.
const ticksBefore = 30

// NewReplay returns the scene that watches a match from its first n moves on, with
// the eyes of a seat or, for NoSeat, of a spectator. playOn takes a match that stands
// where the player wants to go on by himself; nil where that is not offered.
func NewReplay[V any, M Model[V]](c *ui.Context, shell Shell, t *Title[V, M], source *game.Match, n int, eyes game.Seat, playOn func(*game.Match)) (*Scene[V, M], error) {
	m, err := source.Fork(n)
	if err != nil {
		return nil, err
	}
	s := newScene(c, shell, t, m)
	s.replay = &replay{source: source, own: eyes, playOn: playOn, place: scenes.WatchedTable}
	s.session.watched, s.session.seat = true, eyes
	s.CatchUp()
	s.Refresh()
	return s, nil
}

// Watched says where what is watched comes from, and is "" at a table.
func (s *Scene[V, M]) Watched() string {
	if s.replay == nil {
		return ""
	}
	return s.replay.place
}

// watch is one tick of a replay in which nothing moves: the next move is due, or not yet.
func (s *Scene[V, M]) watch() {
	r := s.replay
	switch {
	case !r.playing:
	case s.seen >= min(r.until, len(r.source.Moves())):
		r.playing = false
		s.Refresh()
	case r.wait > 0:
		r.wait--
		s.ctx.RequestRedraw()
	default:
		s.watchNext()
	}
}

// watchNext shows the next move.
func (s *Scene[V, M]) watchNext() {
	r, n := s.replay, s.session.Moves()
	if n >= min(r.until, len(r.source.Moves())) {
		return
	}
	if err := s.session.match.Apply(r.source.Moves()[n].Action); err != nil {
		s.refuse(err)
		r.playing = false
		return
	}
	r.wait = int(ticksBetween / paces[r.pace])
}

// jump shows the position after the first n moves.
func (s *Scene[V, M]) jump(n int) {
	r := s.replay
	n = min(max(n, 0), len(r.source.Moves()))
	m, err := r.source.Fork(n)
	if err != nil {
		s.refuse(err)
		return
	}
	s.session.match, s.session.visible = m, nil
	s.CatchUp()
	s.Refresh()
}

// replayState is what drawing knows of the replay; nil in a game.
func (s *Scene[V, M]) replayState() *moment.ReplayState {
	r := s.replay
	if r == nil {
		return nil
	}
	state := &moment.ReplayState{
		At: s.shown(), Of: len(r.source.Moves()), Playing: r.playing, Pace: paces[r.pace],
		Open: r.source.Game().Over(), Eyes: s.session.seat, Own: r.own, PlaysOn: r.playOn != nil && !(r.source.Game().Over() && s.shown() == len(r.source.Moves())),
	}
	if s.title.Chapters != nil {
		state.Chapters = s.title.Chapters(r.source)
	}
	return state
}

// replayCommands are what the buttons of the replay do.
func (s *Scene[V, M]) replayCommands() paint.ReplayCommands {
	r := s.replay
	return paint.ReplayCommands{
		Jump: func(n int) {
			r.playing = false
			s.jump(n)
		},
		Play: func() {
			if r.playing = !r.playing; r.playing && s.session.Moves() == len(r.source.Moves()) {
				s.jump(0)
			}
			r.until = len(r.source.Moves())
			s.Refresh()
		},
		Pace: func() { r.pace = (r.pace + 1) % len(paces); s.motion.times = paces[r.pace]; s.Refresh() },
		Eyes: func(seat game.Seat) {
			s.session.seat, s.session.visible = seat, nil
			s.CatchUp()
			s.Refresh()
		},
		PlayOn: s.askPlayOn,
		Leave:  func() { s.ctx.Pop(s) },
	}
}

// askPlayOn asks before the game being played is put aside for one that goes on from here.
func (s *Scene[V, M]) askPlayOn() {
	n := s.session.Moves()
	s.ctx.Ask(s.ctx.T("replay.play_on"), s.ctx.T("replay.play_on_question"),
		ui.Answer{Name: "play-on", Label: s.ctx.T("replay.play_on"), Look: ui.DarkLook, Do: func() {
			if m, err := s.replay.source.Fork(n); err == nil {
				s.replay.playOn(m)
			}
		}},
		ui.Answer{Name: "stay", Label: s.ctx.T("replay.stay"), Look: ui.GoldLook})
}

package table

import (
	"merlin/scenes"
	"merlin/scenes/ui"
)

// How a game ends: its drama is played once, where it ends before the eyes of who played;
// then comes the result.

// end shows that the game is over.
func (s *Scene[V, M]) end() {
	if s.ended || s.awaits() {
		return
	}
	s.ended = true
	s.part()
	s.Refresh()
	if s.played || s.screen.Drama == nil || s.ctx.Preferences().Tempo == 0 || !s.shell.Ends() {
		s.played = true
		s.result()
		return
	}
	s.drama()
}

// patience is how many ticks it is waited for pictures that are still on their way.
const patience = 240

// awaits reports whether the pictures of the end are waited for. If they do not come there is
// no drama: the result is shown.
func (s *Scene[V, M]) awaits() bool {
	if s.played || s.screen.Drama == nil || s.waited >= patience || s.shell.Ends() {
		return false
	}
	s.waited++
	return true
}

// drama plays how it ended.
func (s *Scene[V, M]) drama() {
	s.played = true
	s.ctx.Push(scenes.NewDrama(s.ctx, func() scenes.Drama {
		d := s.screen.Drama(s.model)
		d.Partings = s.partings()
		s.farewell = s.farewell || d.Parts.W > 0 && s.ctx.Shape() == ui.Wide
		return d
	}, s.result))
}

// again sets up another game of the same players.
func (s *Scene[V, M]) again() { s.shell.Again(s.session.match.Setup().Seats) }

// result shows who has won.
func (s *Scene[V, M]) result() {
	result := func() scenes.Result {
		r := s.screen.Result(s.model)
		if !s.farewell { // else it was said at the end that was played
			r.Partings = s.partings()
		}
		return r
	}
	do := scenes.ResultDo{Again: s.again, Watch: s.WatchGame, Title: s.shell.Title}
	if s.reviewable() {
		do.Review = s.lookBack
	}
	if s.screen.Drama != nil {
		do.Drama = s.drama
	}
	s.ctx.Push(scenes.NewResult(s.ctx, result, do))
}

package table

import (
	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/moment"
)

// What a lesson could only tell of is to be done by hand, too: who has heard its end is offered it in
// his game, once each, where it is first possible and good.

// Exercise is one of them. M is the title's model.
type Exercise[M any] struct {
	Name string // kept among what the player knows
	Say  string // "lesson.SAY"
	At   []string
	Now  func(M) (Saying, bool) // with what it is told, and whether it is to the point
}

// taughtTopic is what a player knows who has heard a lesson to its end.
func (p *Play) taughtTopic() string { return scenes.LessonOf(p.name()) }

// counselled reports whether the sage was asked of the open question, or offered an exercise: nobody hears of
// two things to do.
func (s *Scene[V, M]) counselled() bool {
	now := s.session.Moves()
	return s.advice != nil || s.meant.whole != nil && s.meant.whole.moves == now || s.session.tried == now+1
}

// exercise offers the first that is to the point now.
func (s *Scene[V, M]) exercise() {
	now := s.model.Now()
	if s.title.Lesson == nil || s.news != nil || s.coach != nil || s.replay != nil || now.Asked == game.NoSeat ||
		!s.ctx.Preferences().Hints || !s.shell.Knows(s.title.taughtTopic()) || s.counselled() {
		return
	}
	for _, e := range s.title.Lesson.Exercises {
		if s.shell.Knows(e.Name) {
			continue
		}
		if said, ok := e.Now(s.model); ok {
			s.news = &news{seat: s.session.seat, moves: s.session.Moves(), topics: []moment.Topic{{Name: e.Name}}}
			s.news.tries, s.news.at, s.regions = s.ctx.T("lesson."+e.Say, said.With...), append(e.At, said.At...), nil
			s.session.tried = s.news.moves + 1
			s.shell.Learnt(e.Name)
			return
		}
	}
}

package table

import (
	"slices"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// opponent is the computer player of a lesson: one of before, who plays the same whatever
// others learn.
const opponent = uint8(bot.Novice)

// Learn makes the scene of a lesson; it is what [scenes.Title] wants as Learn.
func (g *Games[V, M]) Learn(c *ui.Context) ui.Scene {
	setup := g.Title.Lesson.Setup(opponent)
	setup.Name = c.T("coach.game")
	m, err := game.NewMatch(g.Title.Rules, setup)
	if err != nil {
		panic(err) // the lesson's set-up is the title's own
	}
	return g.fresh(c, m)
}

// coachOf returns the coach of a match, which may be taken up in the middle; nil: it is no
// lesson, or a lesson that has ended, which has no name any more.
func (l *Lesson[M]) coachOf(setup game.Setup) *coach {
	if l == nil || setup.Name == "" {
		return nil
	}
	own := l.Setup(opponent)
	same := setup.Title == own.Title && setup.Box == own.Box && setup.Seed == own.Seed &&
		slices.EqualFunc(setup.Seats, own.Seats, alike) && slices.Equal(setup.Modules, own.Modules) && slices.Equal(setup.Options, own.Options)
	if !same {
		return nil
	}
	return &coach{steps: l.Steps}
}

// taught returns the coach of a match as it stands, who has said what he said on the way there;
// nil: nobody teaches.
func (g *Games[V, M]) taught(c *ui.Context, m *game.Match) *coach {
	of := g.Title.Lesson.coachOf(m.Setup())
	if of == nil || len(m.Moves()) == 0 {
		return of
	}
	start, err := m.Fork(0)
	if err != nil {
		return of
	}
	s := newScene(c, g.Shell(), g.Title, start)
	s.coach = of
	s.Refresh()
	for _, move := range m.Moves() {
		for s.coach != nil && s.coach.says && s.coach.step().Do == "" {
			s.coach.goOn()
			s.learn()
		}
		if err := s.session.match.Apply(move.Action); err != nil {
			return of
		}
		s.CatchUp()
		s.Refresh()
	}
	return s.coach
}

// alike reports whether two sit at a lesson alike: its computer players once had no faces.
func alike(p, own game.Player) bool {
	return p == own || p.Face == "" && p == game.Player{Name: own.Name, Colour: own.Colour, Level: own.Level}
}

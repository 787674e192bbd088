package table

import "merlin/scenes/ui"

// mood is a number that follows what is shown slowly, as light does: how dark it is.
type mood struct {
	from, to float64
	takes    float64 // seconds that a change takes, at normal tempo
	passed   float64 // of these
}

const (
	moodTime  = 1.5  // seconds
	shadeTime = .15  // seconds
	moodSteps = 12.0 // in which a change is drawn
)

// still is one that does not change.
func still(at, takes float64) mood { return mood{at, at, takes, takes} }

// value is the number now. It changes in steps: what is painted by it is kept between them.
func (m *mood) value() float64 {
	t := float64(int(moodSteps*min(1, m.passed/m.takes))) / moodSteps
	return m.from + (m.to-m.from)*t
}

// follow has a tick pass at a tempo, at 0 all the time that is left, and reports whether the
// number goes on changing.
func (m *mood) follow(to, tempo float64) bool {
	if to != m.to {
		m.from, m.to, m.passed = m.value(), to, 0
	}
	if tempo == 0 {
		m.passed = m.takes
	}
	if m.passed >= m.takes {
		return false
	}
	m.passed += tick / tempo
	return true
}

// target is what the mood becomes by what is shown.
func (s *Scene[V, M]) target() float64 {
	if s.screen.Mood == nil {
		return 0
	}
	return s.screen.Mood(&s.view)
}

// follow has the mood follow what is shown, and the shade what is spoken of.
func (s *Scene[V, M]) follow(c *ui.Context) {
	s.hearken()
	changes := s.mood.follow(s.target(), c.Preferences().Tempo)
	changes = s.unveil(c.Preferences().Tempo) || changes
	if s.shade.follow(s.shades(), c.Preferences().Tempo) || changes {
		c.RequestRedraw()
	}
	s.model.Now().Mood = s.mood.value()
}

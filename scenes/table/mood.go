package table

import (
	"math"

	"merlin/scenes/ui"
)

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
	return s.screen.Mood(s.view)
}

// follow has the mood follow what is shown, and the shade what is spoken of.
func (s *Scene[V, M]) follow(c *ui.Context) {
	s.hearken()
	changes := s.mood.follow(s.target(), c.Preferences().Tempo)
	changes = s.unveil(c.Preferences().Tempo) || changes
	changes = s.nod(c.Preferences().Tempo) || changes
	if s.shade.follow(s.shades(), c.Preferences().Tempo) || changes {
		c.RequestRedraw()
	}
	s.model.Now().Mood = s.mood.value()
}

// nod is the movement of a figure that begins to say something.
type nod struct {
	said   string
	passed float64 // seconds
}

const (
	nodTime = .6 // seconds
	nodBow  = .13
	nodRise = .05
)

// nod has a tick of the figure's movement pass, and reports whether it goes on.
func (s *Scene[V, M]) nod(tempo float64) bool {
	said := ""
	if s.spoken != nil && !s.spoken.quiet {
		said = s.spoken.text
	}
	if said != s.nods.said {
		s.nods = nod{said: said}
	}
	if said == "" || tempo == 0 || s.nods.passed >= nodTime {
		s.nods.passed = nodTime
		return false
	}
	s.nods.passed += tick / tempo
	return true
}

// pose returns a painter for a figure that stands in r: it bows and straightens up.
func (n *nod) pose(p *ui.Painter, r ui.Rect) *ui.Painter {
	t := min(1, n.passed/nodTime)
	sways := math.Sin(2*math.Pi*t) * (1 - t)
	x, _ := r.Center()
	return p.Posed(x, r.Bottom(), 1, 1+nodRise*sways, nodBow*sways)
}

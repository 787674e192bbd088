package table

// outsideTicks is how long birds are heard after one has turned to something else.
const outsideTicks = 180

// lookOutside is a tick: it notes whether what happens or is looked at lies outside.
func (s *Scene[V, M]) lookOutside() {
	s.outside = max(0, s.outside-1)
	if s.screen.Outside == nil {
		return
	}
	out := s.screen.Outside(s.ctx.Aim())
	for _, e := range s.motion.batch {
		out = out || s.screen.EventOutside(e.Kind)
	}
	if out {
		s.outside = outsideTicks
	}
}

// Outside reports whether it was outside a moment ago.
func (s *Scene[V, M]) Outside() bool { return s.outside > 0 }

package table

// What the sage has advised to work towards he remembers: an advice that lets it be says so.

// aims are what was advised to work towards, each with the moves of the match then.
type aims []struct{ moves, at int }

// worksTowards notes what the advice works towards.
func (s *Scene[V, M]) worksTowards() {
	a := s.advice
	c := s.leaf(a.planned)
	if s.screen.Aims == nil || c == nil {
		return
	}
	for _, at := range s.screen.Aims(s.model, c, a.line) {
		s.aims = append(s.aims, struct{ moves, at int }{a.moves, at})
	}
}

// before are those of the moments before a match had so many moves: what is taken back counts no more.
func (l aims) before(moves int) (list []int) {
	for _, one := range l {
		if one.moves < moves {
			list = append(list, one.at)
		}
	}
	return list
}

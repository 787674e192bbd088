package table

import (
	"slices"

	"merlin/scenes/ui"
)

// A lesson begins with a table most of which lies in the shade: what the coach speaks of is in the
// light while he does, with all that is on its page. With the first action, all is.

const (
	dawnShade = .5
	dawnTime  = .5 // seconds
)

// dawn is the shade on the pages of a table.
type dawn struct {
	dark []mood // by page
	lit  []bool // something there is spoken of
}

// alone are the pieces of a page that are on no page before it.
func (s *Scene[V, M]) alone(page int) (list []ui.Rect) {
	for _, r := range s.pageParts(page) {
		before := false
		for i := range page {
			before = before || slices.Contains(s.pageParts(i), r)
		}
		if !before {
			list = append(list, r)
		}
	}
	return list
}

// dawns reports whether the table lies in the shade: where strong outlines are wanted, none does.
func (s *Scene[V, M]) dawns() bool {
	return s.coach != nil && s.screen.Small != nil && s.session.Moves() == 0 && !s.ctx.Preferences().Contrast
}

// Unlit is what lies in the shade, as nobody speaks of it.
func (s *Scene[V, M]) Unlit() (list []ui.Rect) {
	for i, lit := range s.dawn.lit {
		if s.dawns() && !lit {
			list = append(list, s.alone(i)...)
		}
	}
	return list
}

// unveil is a tick of the light on the pages; it reports whether that changes.
func (s *Scene[V, M]) unveil(tempo float64) (changes bool) {
	begins := s.dawns()
	if begins && s.dawn.dark == nil {
		s.dawn.lit = make([]bool, len(s.screen.Small.Pages))
		for range s.dawn.lit {
			s.dawn.dark = append(s.dawn.dark, still(dawnShade, dawnTime))
		}
	}
	if begins {
		s.reveal()
	}
	for i := range s.dawn.dark {
		to := 0.0
		if begins && !s.dawn.lit[i] && !(s.heard.moved && s.pointed(i)) {
			to = dawnShade
		}
		changes = s.dawn.dark[i].follow(to, tempo) || changes
	}
	if !begins && !changes {
		s.dawn = dawn{}
	}
	return changes
}

// pointed reports whether the pointer is on a page, or what it is on lies there large.
func (s *Scene[V, M]) pointed(page int) bool {
	in, large := s.ctx.Input(), s.read(s.Regions())
	return slices.ContainsFunc(s.alone(page), func(r ui.Rect) bool { return r.Contains(in.X, in.Y) || r.Overlaps(large) })
}

// reveal notes the pages of what is spoken of now; of nothing to point at, those of before.
func (s *Scene[V, M]) reveal() {
	spots := s.spokenOf()
	if len(spots) == 0 {
		return
	}
	for i := range s.dawn.lit {
		s.dawn.lit[i] = slices.ContainsFunc(s.pageParts(i), func(r ui.Rect) bool {
			return slices.ContainsFunc(spots, r.Overlaps)
		})
	}
}

func (s *Scene[V, M]) drawDawn(p *ui.Painter) {
	if s.Small() {
		return
	}
	for i := range s.dawn.dark {
		if dark := s.dawn.dark[i].value(); dark > 0 {
			for _, r := range s.alone(i) {
				p.Faded(dark).FillRound(r.Inset(-1), 8, ui.Solid(ui.ShadowColor))
			}
		}
	}
}

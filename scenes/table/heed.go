package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Who presses the bulb once is told in words what to look at now, of what anybody sees: nothing is
// weighed, and nothing is advised. Pressed once more it asks the sage.

// heeds has him say what there is to look at, where the title has something; a sheet that lies where
// that is said is put away. While another plays it waits.
func (s *Scene[V, M]) heeds() {
	s.heed, s.heedRest = "", nil
	s.heedLate = s.model.Now().Asked == game.NoSeat
	if s.screen.Heed == nil || s.heedLate {
		return
	}
	if said := lines(s.screen.Heed(s.model, s.tried())...); len(said) > 0 {
		s.chooser, s.summary = nil, nil
		if n := cmp.Or(s.screen.Brief, heededAtOnce); len(said) > n && !s.Small() {
			said, s.heedRest = said[:n], said[n:]
		}
		s.heed = strings.Join(said, "\n")
	}
}

// heedsLate says what was asked for while another played, once one is asked oneself.
func (s *Scene[V, M]) heedsLate() {
	if s.all && s.heedLate && s.model.Now().Asked != game.NoSeat && !s.Behind() {
		s.heeds()
		s.Refresh()
	}
}

// heededAtOnce is how many lines are read at once where the title does not say; the others when
// they are asked for, and on a sheet that is scrolled.
const heededAtOnce = 6

// heedAll has him say the others too.
func (s *Scene[V, M]) heedAll() {
	s.heed, s.heedRest = strings.Join(append([]string{s.heed}, s.heedRest...), "\n"), nil
	s.Refresh()
}

// tried are the choices that may be made now, in the order of their texts, each with what comes of it
// at once.
func (s *Scene[V, M]) tried() (list []moment.Tried) {
	m := s.session.match
	chance := game.NewStream(uint64(len(m.Moves())), 1<<34)
	g := m.Game().Imagine(m.Game().Decision().Seat, &chance)
	s.leaf(func(c *moment.Choice) bool {
		if !slices.ContainsFunc(list, func(t moment.Tried) bool { return slices.Equal(t.Choice.Do, c.Do) }) {
			list = append(list, moment.Tried{Choice: c, Said: s.calledIn(s.model, c, nil), Line: comes(g.Clone(), c.Do)})
		}
		return false
	})
	slices.SortStableFunc(list, func(a, b moment.Tried) int {
		if before(g, a.Choice, b.Choice) {
			return -1
		}
		return 1
	})
	return list
}

// comes is what comes of actions, with what there is no choice about after them; shorter where that
// is not known.
func comes(g game.Game, do []game.Action) (line []game.Move) {
	seat := g.Decision().Seat
	for n := 0; n < len(do)+mostAsked; n++ {
		d := g.Decision()
		a := game.Action{}
		switch {
		case n < len(do):
			a = do[n]
		case g.Over() || d.Seat != seat || len(d.Options) != 1:
			return line
		default:
			a = d.Options[0]
		}
		move := game.Move{Seat: seat, Action: a, Text: g.Text(a)}
		if g.Apply(a) != nil || g.Revealed() {
			return line
		}
		move.Events = slices.Clone(g.Events())
		line = append(line, move)
	}
	return line
}

// heeding is the sheet on which that is said.
func (s *Scene[V, M]) heeding() *speech {
	t := s.ctx.T
	of := &speech{name: "heed", figure: s.title.Sage, text: s.heed, home: s.coachHome()}
	of.on = &way{"heed-on", t("advice.ask"), ui.GoldLook, ui.Light, s.bulb}
	if len(s.heedRest) > 0 {
		of.also = &way{"heed-more", t("advice.more"), ui.PlainLook, ui.Light, s.heedAll}
	} else {
		of.text += "\n<i>" + t("advice.once_more") + "</i>"
	}
	of.away = way{"heed-end", t("advice.end"), ui.PlainLook, ui.Light, func() { s.all = false; s.Refresh() }}
	return of
}

// isHeeded reports whether it is said now.
func (s *Scene[V, M]) isHeeded() bool {
	return s.all && s.advice == nil && s.heed != "" && s.model.Now().Asked != game.NoSeat
}

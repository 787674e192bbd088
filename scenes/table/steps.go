package table

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/scenes/ui"
)

// stepBack takes back, or does again, what change does.
func (s *Scene[V, M]) stepBack(change func() error) {
	s.chooser, s.all, s.summary, s.skips = nil, false, nil, false
	if err := change(); err != nil {
		s.refuse(err)
	}
	s.ended, s.told, s.played = false, nil, s.session.Over()
	s.CatchUp()
	s.Refresh()
}

// goBack goes back to the first n moves. Where others' actions go too it says whose, and
// asks.
func (s *Scene[V, M]) goBack(n int) {
	back := func() { s.stepBack(func() error { return s.session.GoBack(n) }) }
	count, others := s.session.othersSince(n)
	if count == 0 {
		back()
		return
	}
	var names []string
	for _, seat := range others {
		names = append(names, s.session.seats[seat].Name)
	}
	t := s.ctx.T
	text := t("back.others", "count", count, "names", joined(t, names))
	s.ctx.Ask(t("back.title"), text,
		ui.Answer{Name: "back", Label: t("back.yes"), Look: ui.DarkLook, Weight: ui.Forgoes, Do: back},
		ui.Answer{Name: "stay", Label: t("back.no"), Look: ui.GoldLook})
}

// othersSince counts the actions of others among all but the first n, and says whose they
// are, in the order in which they acted.
func (s *Session) othersSince(n int) (count int, seats []game.Seat) {
	for _, move := range s.match.Moves()[n:] {
		if move.Seat == s.seat {
			continue
		}
		if count++; !slices.Contains(seats, move.Seat) {
			seats = append(seats, move.Seat)
		}
	}
	return count, seats
}

// joined lists names.
func joined(t Words, names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " " + t("word.and") + " " + names[last]
}

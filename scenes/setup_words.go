package scenes

import (
	"slices"
	"strings"

	"merlin/scenes/ui"
)

// Told is seat after seat what is settled there, then what is played, then what can be done.
func (s *setup) Told() []ui.Node {
	all, kids := s.Regions(), []ui.Node(nil)
	part := func(id, head string, of func(name string) bool) {
		var list []ui.Region
		all = slices.DeleteFunc(all, func(r ui.Region) bool {
			if of(r.Name) {
				list = append(list, r)
				return true
			}
			return false
		})
		if len(list) > 0 {
			kids = append(kids, ui.Heading(id, head, ui.Controls(list)...))
		}
	}
	for i := range s.seats {
		id := seatID(i)
		part(id, s.ctx.T("told.seat", "number", i+1), func(name string) bool { return strings.HasPrefix(name, id) })
	}
	ways := []string{"seat-add", "back", "start"}
	part("game", s.ctx.T("told.game"), func(name string) bool { return !slices.Contains(ways, name) })
	part("may", s.ctx.T("told.may"), func(string) bool { return true })
	return []ui.Node{ui.Heading("screen", s.game.entitled(s.game.title, s.ctx.T("setup.title")), kids...)}
}

// ToldAt leaves it to the regions.
func (s *setup) ToldAt() any { return nil }

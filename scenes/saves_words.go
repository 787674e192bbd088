package scenes

import (
	"strings"

	"merlin/scenes/ui"
)

// Told is the game that is shown, the list of all, and what can be done.
func (s *saves) Told() []ui.Node {
	kids := append([]ui.Node{{Kind: ui.Live, ID: "shown", Text: ui.Lines(s.shownSays())}}, ui.Controls(ui.ButtonRegions(s.lines))...)
	ways := s.page.Regions()
	if s.label != nil {
		ways = append([]ui.Region{s.label.Region}, ways...)
	}
	kids = append(kids, ui.Sayings("hint-", s.ctx.T(s.takenIn()))...)
	kids = append(kids, ui.Heading("may", s.ctx.T("told.may"), ui.Controls(ways)...))
	return []ui.Node{ui.Heading("screen", s.ctx.T("saves.title"), kids...)}
}

// ToldAt leaves it to the regions.
func (s *saves) ToldAt() any { return nil }

// shownSays is what is told of the game that is shown: what it is called, who plays, how far it is.
func (s *saves) shownSays() string {
	g := s.shown()
	if g == nil {
		return s.ctx.T("saves.none")
	}
	said := []string{s.title(g)}
	for _, seat := range g.Seats {
		if g.title.Points {
			said = append(said, s.ctx.T("word.pair", "name", seat.Name, "text", s.ctx.T("ui.points", "count", seat.Score)))
		}
	}
	said = append(said, s.told(g)...)
	if s.handed == g.Name {
		said = append(said, s.handedOut)
	}
	return strings.Join(said, "\n")
}

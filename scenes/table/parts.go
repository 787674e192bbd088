package table

import "merlin/scenes/ui"

// Parts are what F6 leads through: what is asked with the bar of buttons, then the pages of
// the table as small windows have them, board first and log last; of a title that has none,
// its areas.
func (s *Scene[V, M]) Parts() [][]ui.Rect {
	if s.Small() {
		return nil // its pages have tabs
	}
	parts := [][]ui.Rect{{s.screen.Prompt, s.screen.Bar}}
	if s.screen.Small == nil {
		for _, p := range s.picture.panels {
			parts = append(parts, []ui.Rect{p.Area()})
		}
		return parts
	}
	for _, page := range s.screen.Small.Pages {
		parts = append(parts, page.Parts(s.model))
	}
	return parts
}

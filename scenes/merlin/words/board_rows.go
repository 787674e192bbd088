package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// laidWords are what the tip of a province says of what modules lay there.
func (f *Words) laidWords(p merlin.Province) (lines []string) {
	for _, row := range f.Rows.Board {
		if row.Words != nil {
			lines = append(lines, row.Words(f, p)...)
		}
	}
	return append(lines, f.Warnings(p)...)
}

// Warnings are what all that lies in a province says.
func (f *Words) Warnings(p merlin.Province) (lines []string) {
	for _, row := range f.Rows.Board {
		if row.Warns != nil {
			lines = append(lines, row.Warns(f, p)...)
		}
	}
	return lines
}

// TileTip says of a tile what does not show on the domain itself: what a manor there is paid with,
// what a tower counts, and what modules lay there.
func (f *Words) TileTip(tile uint8) string {
	if f.View.Domain[tile].Manor != game.NoSeat {
		return f.onTile(tile)
	}
	lines := []string{payWords(f, "domain.cost", tile), f.onTile(tile)}
	if list := f.At(game.Target{Kind: merlin.TargetTile, A: tile}); len(list) > 0 && list[0].Last().Kind == merlin.ActBuild {
		lines = append([]string{"<b>" + list[0].Title + "</b>"}, lines...)
	}
	return Paragraphs(slices.DeleteFunc(lines, func(s string) bool { return s == "" })...)
}

// onTile says what lies and stands on a tile.
func (f *Words) onTile(tile uint8) string {
	var lines []string
	if t := f.View.Domain[tile]; t.Tower && t.Manor == game.NoSeat {
		lines = append(lines, f.T("domain.tower"))
	}
	for _, row := range f.Rows.Tiles {
		if row.State(f.Model, tile) != 0 {
			lines = append(lines, row.Words(f, tile))
		}
	}
	return Paragraphs(lines...)
}

package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// The lines that are drawn end at the colours that the rules read there.
func TestLinesEndAtTheirColours(t *testing.T) {
	box := merlin.StandardBox()
	for _, rows := range []uint8{3, 4} {
		for tile := range rows * merlin.Columns {
			for dir := range merlin.Directions {
				colour, ok := box.Line(tile, dir, rows)
				if !ok {
					continue
				}
				x, y := lineEnd(tile, dir, rows)
				col := int((x - 911 + stepX/2) / stepX)
				want := box.Lower[col]
				if _, mid := bed(rows).Center(); y < mid {
					want = box.Upper[col]
				}
				if colour != want || !bed(rows).Inset(-6).Contains(x, y) {
					t.Errorf("%d rows, tile %d, direction %d: %v, but the line ends at %.0f, %.0f by %v", rows, tile, dir, colour, x, y, want)
				}
			}
		}
	}
}

// A point of the field belongs to one tile at most, and a tile's middle to it.
func TestTilesDoNotOverlap(t *testing.T) {
	for _, rows := range []uint8{3, 4} {
		for tile := range rows * merlin.Columns {
			x, y := tileAt(tile, rows)
			var hit []uint8
			for other := range rows * merlin.Columns {
				if ox, oy := tileAt(other, rows); inHexagon(x+20, y-30, ox, oy, hexR) {
					hit = append(hit, other)
				}
			}
			if !slices.Equal(hit, []uint8{tile}) {
				t.Errorf("tile %d: its point belongs to %v", tile, hit)
			}
		}
	}
}

// The list of areas agrees with the scoring: sizes, leaders, points of each.
func TestAreasAgreeWithTheScoring(t *testing.T) {
	for seed := range uint64(8) {
		m := randomMatch(t, 2+int(seed%3), seed, func(m *game.Match) bool {
			return m.Game().(*merlin.Game).Round == 3
		})
		_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
		s, _ := lastScoring(sc.frame)
		// since the scoring there was no build, as round 3 has only begun
		for _, a := range areasOf(sc.frame.position()) {
			part := s.area(int(a.first))
			if part == nil || part.size != len(a.tiles) {
				t.Fatalf("seed %d: the area of tile %d was not scored as %d tiles", seed, a.first, len(a.tiles))
			}
			for seat := range game.Seat(sc.frame.View.Seats) {
				want := 0
				if slices.Contains(a.leaders, seat) {
					want = a.Each()
				}
				if part.got[seat] != want {
					t.Errorf("seed %d, area of tile %d, seat %d: %d points in the list, %d scored", seed, a.first, seat, want, part.got[seat])
				}
			}
		}
	}
}

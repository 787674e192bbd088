package merlin

import (
	"slices"
	"testing"

	"merlin/game"
)

// The way of a move goes round the figure's ring in its direction, from where the figure
// stood to where it comes; a jump has no way.
func TestWayOf(t *testing.T) {
	table := start(t, arthur).Table()
	for _, c := range []struct {
		from, to, direction int16
		way                 []uint8
	}{
		{4, 6, 1, []uint8{4, 5, 6}},
		{22, 1, 1, []uint8{22, 23, 0, 1}},
		{1, 23, -1, []uint8{1, 0, 23}},
		{35, 24, 1, []uint8{35, 36, 24}}, // the inner ring
		{25, 36, -1, []uint8{25, 24, 36}},
		{5, 9, 0, []uint8{5, 9}},
		{5, 30, 0, []uint8{5, 30}},
		{7, 7, 1, []uint8{7}},
	} {
		e := game.Event{Kind: EventMoved, Args: [5]int16{int16(MerlinFigure), c.from, c.to, c.direction}}
		if way := table.WayOf(e); !slices.Equal(way, c.way) {
			t.Errorf("from %d to %d in direction %d the way is %v, want %v", c.from, c.to, c.direction, way, c.way)
		}
	}
}

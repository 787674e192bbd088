package ui

import (
	"fmt"
	"testing"
)

func grid(cols, rows int) (list []Region) {
	for r := range rows {
		for c := range cols {
			list = append(list, box(fmt.Sprintf("%d,%d", c, r), float64(c)*120, float64(r)*80, 100, 60))
		}
	}
	return list
}

func TestTabReachesEveryRegionAndComesBack(t *testing.T) {
	list := grid(3, 2)
	list[2].Press = nil // nothing to do there
	list = append(list, Region{Name: "area", Scroll: true, Press: nothing})
	seen, at := map[int]bool{}, -1
	for range 5 {
		at = Tab(list, at, false)
		seen[at] = true
	}
	if len(seen) != 5 || seen[2] || seen[6] {
		t.Errorf("Tab stopped at %v, want all but 2 and 6", seen)
	}
	if again := Tab(list, at, false); again != 0 {
		t.Errorf("after the last comes %d, want 0", again)
	}
	if back := Tab(list, 0, true); back != 5 {
		t.Errorf("before the first comes %d, want 5", back)
	}
	if back := Tab(list, -1, true); back != 5 {
		t.Errorf("Shift+Tab begins at %d, want 5", back)
	}
}

func TestTabOfNothing(t *testing.T) {
	if i := Tab(nil, -1, false); i != -1 {
		t.Errorf("Tab in an empty list gives %d", i)
	}
}

func TestArrowsFollowTheGeometry(t *testing.T) {
	list := grid(3, 3)
	at := Find(list, "1,1")
	for _, c := range []struct {
		dx, dy float64
		want   string
	}{{1, 0, "2,1"}, {-1, 0, "0,1"}, {0, 1, "1,2"}, {0, -1, "1,0"}} {
		if got := list[Walk(list, at, c.dx, c.dy)].Name; got != c.want {
			t.Errorf("from 1,1 by %v, %v: %s, want %s", c.dx, c.dy, got, c.want)
		}
	}
	if i := Walk(list, 0, -1, 0); i != 0 {
		t.Errorf("left of the first is %d, want to stay", i)
	}
}

// In a ring of regions, as on a round board, arrows reach every one.
func TestArrowsReachAll(t *testing.T) {
	list := grid(4, 5)
	list[7].Bounds.X += 31
	list[13].Bounds.Y -= 17
	if missed := unreached(list); len(missed) > 0 {
		t.Errorf("arrows never reach %v", missed)
	}
}

// unreached lists what no series of arrow keys reaches from the first region.
func unreached(list []Region) (missed []string) {
	seen := map[int]bool{0: true}
	for todo := []int{0}; len(todo) > 0; todo = todo[1:] {
		for _, d := range [4][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			if next := Walk(list, todo[0], d[0], d[1]); !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	for i := range list {
		if list[i].walks() && !seen[i] {
			missed = append(missed, list[i].Name)
		}
	}
	return missed
}

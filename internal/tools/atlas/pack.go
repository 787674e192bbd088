package main

import (
	"image"
	"sort"
)

const (
	padding = 4    // free pixels round every sprite: linear filtering and one halving must not see the neighbour
	maxSide = 2048 // of a page; every GPU of the last fifteen years takes it
)

// place is where a sprite landed.
type place struct {
	page int
	rect image.Rectangle
}

// pack lays sizes on shelves, tall ones first, and returns their places and the sizes of the pages needed.
// The width is tried from narrow to wide and the one with the fewest pixels in all is taken.
func pack(sizes []image.Point) (places []place, pages []image.Point) {
	best := -1
	for width := 256; width <= maxSide; width += 64 {
		try, tried, ok := shelves(sizes, width)
		if !ok {
			continue
		}
		area := 0
		for _, p := range tried {
			area += p.X * p.Y
		}
		if best < 0 || len(tried) < len(pages) || len(tried) == len(pages) && area < best {
			places, pages, best = try, tried, area
		}
	}
	return places, pages
}

// shelves packs into pages of one width; not ok if a sprite is wider or higher than a page.
func shelves(sizes []image.Point, width int) ([]place, []image.Point, bool) {
	order := make([]int, len(sizes))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool { return sizes[order[a]].Y > sizes[order[b]].Y })
	places := make([]place, len(sizes))
	pages := []image.Point{{}}
	x, y, shelf := 0, 0, 0
	for _, i := range order {
		w, h := sizes[i].X+padding, sizes[i].Y+padding
		if w > width || h > maxSide {
			return nil, nil, false
		}
		if x+w > width {
			x, y, shelf = 0, y+shelf, 0
		}
		if y+h > maxSide {
			pages = append(pages, image.Point{})
			x, y, shelf = 0, 0, 0
		}
		page := &pages[len(pages)-1]
		corner := image.Pt(x+padding/2, y+padding/2)
		places[i] = place{len(pages) - 1, image.Rectangle{corner, corner.Add(sizes[i])}}
		page.X, page.Y = max(page.X, x+w), max(page.Y, y+h)
		shelf = max(shelf, h)
		x += w
	}
	return places, pages, true
}

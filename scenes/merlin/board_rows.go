package merlin

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// BoardRow is what a module lays on the board, drawn and told in the order of the ranks.
type BoardRow struct {
	Rank    int
	Draw    func(*ui.Painter, *frame)                   // on the provinces; nil: nothing
	Regions func(*frame) []ui.Region                    // of that
	Words   func(*frame, merlin.Province) []string      // what the tip of a province says of it
	Under   func(*ui.Painter, *frame, merlin.Province)  // drawn under the stock of a province
	On      func(*ui.Painter, *frame, merlin.Province)  // and on it
	Warns   func(*frame, merlin.Province) []string      // what all that lies in a province says
	Bars    func(p *ui.Painter, r rondel, space uint8)  // draws what bars a space
	Anchor  func(*frame, place) (x, y float64, ok bool) // where a thing of it lies
	Open    func(*ui.Painter, *frame)                   // drawn over the panels beside the board
	Opened  func(*frame) []ui.Region                    // of that
}

// TileRow is what a module lays on tiles of the domain, told in the order of the ranks.
type TileRow struct {
	Rank  int
	State func(f *frame, tile uint8) uint8                                // what lies on a tile, less than 64; 0 for nothing
	Under func(p *ui.Painter, f *frame, tile uint8, x, y float64) float64 // draws what lies under a manor at (x, y), and says how far that lifts it; nil: nothing
	On    func(p *ui.Painter, f *frame, tile uint8, x, y, up float64)     // draws what lies on a tile at (x, y), where a manor is lifted by up; nil: nothing
	Wins  string                                                          // key of what it says of n of them that bring a point each to who wins their area alone; "" for nothing
	Words func(f *frame, tile uint8) string                               // what the tip of a tile says of it, where something lies
}

// lay adds what a module in play lays on board and domain.
func (all *rows) lay(m *Module) {
	for i := range m.Board {
		all.board = append(all.board, &m.Board[i])
	}
	for i := range m.Loads {
		all.loads = append(all.loads, &m.Loads[i])
		all.loadsDrawn = append(all.loadsDrawn, &m.Loads[i])
	}
	for i := range m.Tiles {
		all.tiles = append(all.tiles, &m.Tiles[i])
	}
	slices.SortStableFunc(all.board, func(a, b *BoardRow) int { return cmp.Compare(a.Rank, b.Rank) })
	slices.SortStableFunc(all.loads, func(a, b *LoadRow) int { return cmp.Compare(a.Rank, b.Rank) })
	slices.SortStableFunc(all.loadsDrawn, func(a, b *LoadRow) int { return cmp.Compare(a.DrawRank, b.DrawRank) })
	slices.SortStableFunc(all.tiles, func(a, b *TileRow) int { return cmp.Compare(a.Rank, b.Rank) })
}

// drawOnBoard draws what modules lay on the provinces.
func drawOnBoard(p *ui.Painter, f *frame) {
	for _, row := range f.rows.board {
		if row.Draw != nil {
			row.Draw(p, f)
		}
	}
}

// drawUnder draws what they lay under the stock of a province, drawOn what on it.
func drawUnder(p *ui.Painter, f *frame, province merlin.Province) {
	for _, row := range f.rows.board {
		if row.Under != nil {
			row.Under(p, f, province)
		}
	}
}

func drawOn(p *ui.Painter, f *frame, province merlin.Province) {
	for _, row := range f.rows.board {
		if row.On != nil {
			row.On(p, f, province)
		}
	}
}

// drawBars draws what bars a space of the ring.
func drawBars(p *ui.Painter, f *frame, r rondel, space uint8) {
	for _, row := range f.rows.board {
		if row.Bars != nil {
			row.Bars(p, r, space)
		}
	}
}

// drawOpened draws what lies open over the board for a while.
func drawOpened(p *ui.Painter, f *frame) {
	for _, row := range f.rows.board {
		if row.Open != nil {
			row.Open(p, f)
		}
	}
}

// laidRegions are the regions of what modules lay on the provinces, openedRegions of what
// lies open over the board.
func laidRegions(f *frame) (list []ui.Region) {
	for _, row := range f.rows.board {
		if row.Regions != nil {
			list = append(list, row.Regions(f)...)
		}
	}
	return list
}

func openedRegions(f *frame) (list []ui.Region) {
	for _, row := range f.rows.board {
		if row.Opened != nil {
			list = append(list, row.Opened(f)...)
		}
	}
	return list
}

// laidAnchor is where a thing lies that modules lay on the provinces.
func (f *frame) laidAnchor(at place) (x, y float64, ok bool) {
	for _, row := range f.rows.board {
		if row.Anchor == nil {
			continue
		}
		if x, y, ok = row.Anchor(f, at); ok {
			return x, y, true
		}
	}
	return 0, 0, false
}

// laidWords are what the tip of a province says of what modules lay there.
func (f *frame) laidWords(p merlin.Province) (lines []string) {
	for _, row := range f.rows.board {
		if row.Words != nil {
			lines = append(lines, row.Words(f, p)...)
		}
	}
	return append(lines, f.warnings(p)...)
}

// warnings are what all that lies in a province says.
func (f *frame) warnings(p merlin.Province) (lines []string) {
	for _, row := range f.rows.board {
		if row.Warns != nil {
			lines = append(lines, row.Warns(f, p)...)
		}
	}
	return lines
}

// laidOn is what modules lay on the tiles: pictures of the domain are made anew when it
// changes.
func (f *frame) laidOn() (on [merlin.Tiles]uint32) {
	for tile := range on {
		for _, row := range f.rows.tiles {
			on[tile] = on[tile]<<6 | uint32(row.State(f, uint8(tile)))
		}
	}
	return on
}

// drawManor draws the manor on a tile, on what lies under it and lifts it by up.
func drawManor(p *ui.Painter, f *frame, tile uint8, x, y float64) (up float64) {
	for _, row := range f.rows.tiles {
		if row.Under != nil {
			up += row.Under(p, f, tile, x, y)
		}
	}
	p.SpriteAt("manor-"+f.Seats[f.View.Domain[tile].Manor].Colour, x, y-up+13, 54)
	return up
}

// drawOnTile draws what modules lay on a tile.
func drawOnTile(p *ui.Painter, f *frame, tile uint8, x, y, up float64) {
	for _, row := range f.rows.tiles {
		if row.On != nil {
			row.On(p, f, tile, x, y, up)
		}
	}
}

// tileTip says of a tile what does not show on the domain itself: what a tower counts,
// and what modules lay there.
func (f *frame) tileTip(tile uint8) string {
	var lines []string
	if t := f.View.Domain[tile]; t.Tower && t.Manor == game.NoSeat {
		lines = append(lines, f.T("domain.tower"))
	}
	for _, row := range f.rows.tiles {
		if row.State(f, tile) != 0 {
			lines = append(lines, row.Words(f, tile))
		}
	}
	return paragraphs(lines...)
}

package draw

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// drawOnBoard draws what modules lay on the provinces.
func drawOnBoard(p *ui.Painter, f *Frame) {
	for _, row := range f.Rows.Board {
		if row.Draw != nil {
			row.Draw(p, f)
		}
	}
}

// drawUnder draws what they lay under the stock of a province, drawOn what on it.
func drawUnder(p *ui.Painter, f *Frame, province merlin.Province) {
	for _, row := range f.Rows.Board {
		if row.Under != nil {
			row.Under(p, f, province)
		}
	}
}

func drawOn(p *ui.Painter, f *Frame, province merlin.Province) {
	for _, row := range f.Rows.Board {
		if row.On != nil {
			row.On(p, f, province)
		}
	}
}

// drawBars draws what bars a space of the ring.
func drawBars(p *ui.Painter, f *Frame, r Rondel, space uint8) {
	for _, row := range f.Rows.Board {
		if row.Bars != nil {
			row.Bars(p, r, space)
		}
	}
}

// drawOpened draws what lies open over the board for a while.
func drawOpened(p *ui.Painter, f *Frame) {
	for _, row := range f.Rows.Board {
		if row.Open != nil {
			row.Open(p, f)
		}
	}
}

// laidRegions are the regions of what modules lay on the provinces, openedRegions of what
// lies open over the board.
func laidRegions(f *Frame) (list []ui.Region) {
	for _, row := range f.Rows.Board {
		if row.Regions != nil {
			list = append(list, row.Regions(f)...)
		}
	}
	return list
}

func openedRegions(f *Frame) (list []ui.Region) {
	for _, row := range f.Rows.Board {
		if row.Opened != nil {
			list = append(list, row.Opened(f)...)
		}
	}
	return list
}

// laidAnchor is where a thing lies that modules lay on the provinces.
func (f *Frame) laidAnchor(at model.Place) (x, y float64, ok bool) {
	for _, row := range f.Rows.Board {
		if row.Anchor == nil {
			continue
		}
		if x, y, ok = row.Anchor(f, at); ok {
			return x, y, true
		}
	}
	return 0, 0, false
}

// laidOn is what modules lay on the tiles: pictures of the domain are made anew when it
// changes.
func (f *Frame) laidOn() (on [merlin.Tiles]uint32) {
	for tile := range on {
		for _, row := range f.Rows.Tiles {
			on[tile] = on[tile]<<6 | uint32(row.State(f.Model, uint8(tile)))
		}
	}
	return on
}

// drawManor draws the manor on a tile, on what lies under it and lifts it by up.
func drawManor(p *ui.Painter, f *Frame, tile uint8, x, y float64) (up float64) {
	for _, row := range f.Rows.Tiles {
		if row.Under != nil {
			up += row.Under(p, f, tile, x, y)
		}
	}
	p.SpriteAt("manor-"+f.Seats[f.View.Domain[tile].Manor].Colour, x, y-up+13, 54)
	return up
}

// drawOnTile draws what modules lay on a tile.
func drawOnTile(p *ui.Painter, f *Frame, tile uint8, x, y, up float64) {
	for _, row := range f.Rows.Tiles {
		if row.On != nil {
			row.On(p, f, tile, x, y, up)
		}
	}
}

package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// flight is a thing on its way. Times are seconds since the batch began.
type flight struct {
	sprite     string
	text       string                                  // written on it; "" for none
	banner     string                                  // a sentence on a plate, in place of a thing
	card       *questCard                              // drawn in place of the sprite, size high
	paint      func(p *ui.Painter, x, y, size float64) // draws what no one sprite shows
	faces      []string                                // sprites that take turns while it tumbles, in place of sprite
	path       [][2]float64
	size, grow float64 // canvas units at the start, and how much it grows in the middle
	begin, end float64
	hold       float64 // seconds after begin before it moves
	hops       bool    // it is set down at each point of its path
	lies       bool    // it is there all the time of its batch, at rest before and after its way
}

// out is the flight as the shared table has it.
func (f *flight) out(at *frame) table.Flight {
	g := table.Flight{
		Sprite: f.sprite, Text: f.text, Banner: f.banner, Faces: f.faces, Path: f.path,
		Size: f.size, Grow: f.grow, Begin: f.begin, End: f.end, Hold: f.hold, Hops: f.hops, Lies: f.lies,
	}
	switch {
	case f.paint != nil:
		g.Drawn = painted(f.paint)
	case f.card != nil:
		g.Drawn = cardArt{*f.card, at.Ctx.Locale()}
	}
	return g
}

// painted draws a thing of a size at a point.
type painted func(p *ui.Painter, x, y, size float64)

func (d painted) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	d(p, x, y, r.W)
}

// cardArt is a quest card, as high as it has room.
type cardArt struct {
	card   questCard
	locale *i18n.Locale
}

func (a cardArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	a.card.draw(p.At(x, y, r.H/206), a.locale, ui.Rect{X: -69, Y: -103, W: 138, H: 206})
}

// mannerOf returns how events of a kind are shown.
func mannerOf(all *rows) func(game.EventKind) table.Manner {
	return func(k game.EventKind) table.Manner {
		row := all.events[k]
		return table.Manner{
			Sound: row.Sound, Together: row.Together,
			Opens: k == merlin.EventScoring, Closes: k == merlin.EventScored,
		}
	}
}

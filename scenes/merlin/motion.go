package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

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

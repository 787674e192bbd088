package draw

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// NumberStyle is how counts are written beside things on parchment.
var NumberStyle = paint.NumberStyle

// DrawCount writes a number with its left end at (x, y); 0 is faint.
func DrawCount(p *ui.Painter, n int, x, y float64, st ui.Style) {
	if n == 0 {
		st.Color = ui.Alpha(ui.FadedInk, .85)
	}
	p.Text(fmt.Sprint(n), x, y, st)
}

// DrawBadge puts a small round badge with a number at (x, y).
func DrawBadge(p *ui.Painter, n int, x, y float64) {
	p.SpriteAt("count", x, y, 24)
	p.Text(strings.Replace(fmt.Sprint(n), "-", "−", 1), x, y, NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle))
}

// DrawPoints puts a gold star with a number at (x, y).
func DrawPoints(p *ui.Painter, n int, x, y, size float64) {
	p.SpriteAt("points-star", x, y, size)
	p.Text(strings.Replace(fmt.Sprint(n), "-", "−", 1), x, y, NumberStyle.Sized(max(size*.5, ui.Least)).Placed(ui.Center, ui.Middle))
}

// DrawPiece draws a thing as it may be chosen: lit when it is asked for, larger
// when the pointer is on it.
func DrawPiece(p *ui.Painter, sprite string, x, y, size float64, glow, hot bool, breath float64) {
	if glow {
		p.SpriteAt("glow-soft", x, y, size*1.5, ui.SpriteOptions{Fade: 1 - breath})
	}
	if hot {
		p.SpriteAt("halo", x, y, size*1.7)
		p.SpriteAt(sprite, x, y-3, size*1.12)
		return
	}
	p.SpriteAt(sprite, x, y, size)
}

// DrawInset is a smaller field on a panel or in the castle.
func DrawInset(p *ui.Painter, r ui.Rect) { p.NineSlice("panel-inset", r, 16) }

func emptySprite(i merlin.Item) string { return "empty-" + i.String() }

func TileSprite(t merlin.Tile) string {
	if t.Tower {
		return "tile-" + t.Terrain.String() + "-tower"
	}
	return "tile-" + t.Terrain.String()
}

// The areas of the table on the canvas.
var (
	TopBar      = ui.Rect{X: 0, Y: 0, W: 1920, H: 54}
	RibbonRect  = ui.Rect{X: 16, Y: 1, W: 804, H: 52} // two lines high
	BoardRect   = ui.Rect{X: 16, Y: 64, W: 804, H: 804}
	domainRect  = ui.Rect{X: 832, Y: 64, W: 716, H: 524}
	QuestsRect  = ui.Rect{X: 832, Y: 600, W: 716, H: 268}
	othersRect  = ui.Rect{X: 1560, Y: 64, W: 344, H: 518}
	logRect     = ui.Rect{X: 1560, Y: 532, W: 344, H: 336}
	CastleRect  = ui.Rect{X: 16, Y: 880, W: 1888, H: 186}
	trayRect    = ui.Rect{X: 306, Y: 404, W: 224, H: 64}
	SheetRect   = ui.Rect{X: 824, Y: 592, W: 1084, H: 482} // of a scoring: beside the board, below the domain
	TrackRect   = ui.Rect{X: 32, Y: 1056, W: 1856, H: 24}  // of a replay: below all
	hoverRect   = ui.Rect{X: 306, Y: 470, W: 224, H: 80}
	SummaryRect = ui.Rect{X: 1560, Y: 64, W: 344, H: 804} // of what others did: over the log, at its foot
	BoardX      = 418.0                                   // the middle of the rings
	BoardY      = 466.0
	servantR    = 282.0
	servantSize = 48.0
)

// BelowOthers is all that lies below the first of the other players.
func BelowOthers() ui.Rect {
	top := othersRect.Y + otherLeast
	return ui.Rect{X: logRect.X, Y: top, W: logRect.W, H: logRect.Bottom() - top}
}

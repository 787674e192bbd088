package merlin

import "merlin/scenes/ui"

// The areas of the table on the canvas.
var (
	topBar      = ui.Rect{X: 0, Y: 0, W: 1920, H: 54}
	ribbonRect  = ui.Rect{X: 16, Y: 6, W: 804, H: 40}
	boardRect   = ui.Rect{X: 16, Y: 64, W: 804, H: 804}
	domainRect  = ui.Rect{X: 832, Y: 64, W: 716, H: 524}
	questsRect  = ui.Rect{X: 832, Y: 600, W: 716, H: 268}
	othersRect  = ui.Rect{X: 1560, Y: 64, W: 344, H: 518}
	logRect     = ui.Rect{X: 1560, Y: 532, W: 344, H: 336}
	castleRect  = ui.Rect{X: 16, Y: 880, W: 1888, H: 186}
	trayRect    = ui.Rect{X: 306, Y: 404, W: 224, H: 64}
	hoverRect   = ui.Rect{X: 312, Y: 475, W: 212, H: 76}
	boardX      = 418.0 // the middle of the rings
	boardY      = 466.0
	servantR    = 282.0
	servantSize = 48.0
)

// belowOthers is all that lies below the first of the other players.
func belowOthers() ui.Rect {
	top := othersRect.Y + otherLeast
	return ui.Rect{X: logRect.X, Y: top, W: logRect.W, H: logRect.Bottom() - top}
}

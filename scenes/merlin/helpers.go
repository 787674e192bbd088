package merlin

import (
	"fmt"
	"strings"

	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// numberStyle is how counts are written beside things on parchment.
var numberStyle = paint.NumberStyle

// drawCount writes a number with its left end at (x, y); 0 is faint.
func drawCount(p *ui.Painter, n int, x, y float64, st ui.Style) {
	if n == 0 {
		st.Color = ui.Alpha(ui.FadedInk, .85)
	}
	p.Text(fmt.Sprint(n), x, y, st)
}

// drawBadge puts a small round badge with a number at (x, y).
func drawBadge(p *ui.Painter, n int, x, y float64) {
	p.SpriteAt("count", x, y, 24)
	p.Text(strings.Replace(fmt.Sprint(n), "-", "−", 1), x, y, numberStyle.Sized(16).Placed(ui.Center, ui.Middle))
}

// drawPoints puts a gold star with a number at (x, y).
func drawPoints(p *ui.Painter, n int, x, y, size float64) {
	p.SpriteAt("points-star", x, y, size)
	p.Text(strings.Replace(fmt.Sprint(n), "-", "−", 1), x, y, numberStyle.Sized(size*.5).Placed(ui.Center, ui.Middle))
}

// drawPiece draws a thing as it may be chosen: lit when it is asked for, larger
// when the pointer is on it.
func drawPiece(p *ui.Painter, sprite string, x, y, size float64, glow, hot bool, breath float64) {
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

// drawInset is a smaller field on a panel or in the castle.
func drawInset(p *ui.Painter, r ui.Rect) { p.NineSlice("panel-inset", r, 16) }

// signed writes a number of points with its sign.
func signed(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprintf("+%d", n)
}

package scenes

import "merlin/scenes/ui"

// narrowColumn is the width below which a column of a sheet is laid out closer: with more
// than four seats.
const narrowColumn = 300.0

// drawNarrowHead writes who a column is of, and below that the score.
func (s *scoring) drawNarrowHead(p *ui.Painter, i int, r ui.Rect) {
	seat := &s.sheet.Seats[i]
	name := ui.BoldStyle.Sized(24).Placed(ui.Center, ui.Middle)
	name.Min = ui.Least
	p.Name(seat.Name, ui.Rect{X: r.X + 6, Y: r.Y + 4, W: r.W - 12, H: 38}, name)
	x := r.X + r.W/2
	p.SpriteAt(seat.Crest, x-34, r.Y+76, 54)
	star(p, s.sheet.after(s.now, i), x+34, r.Y+76, 56)
}

func drawNarrowCell(p *ui.Painter, c SheetCell, r ui.Rect) {
	const points = 54.0
	in := ui.Rect{X: r.X + 8, Y: r.Y, W: r.W - 16 - points, H: r.H}
	if c.Leads {
		p.SpriteAt("crown", in.X+12, r.Y+r.H/2, min(22, r.H*.6))
		_, in = in.CutLeft(26)
	}
	text := ui.BodyStyle.Sized(min(24, r.H*.5)).Placed(ui.Left, ui.Middle)
	text.Min = ui.Least
	p.Paragraph(c.Text, in, text)
	if c.Gets {
		p.Text(signed(c.Points), r.Right()-8, r.Y+r.H/2, pointsStyle(c.Points, min(25, r.H*.6)))
	}
}

// drawNarrowSum writes what a seat gets of a category, and its score then.
func (s *scoring) drawNarrowSum(p *ui.Painter, i, points int, r ui.Rect) {
	y := r.Y + r.H/2 + 5
	st := pointsStyle(points, 28).Placed(ui.Right, ui.Middle)
	p.Text(signed(points), r.X+r.W/2-12, y, st)
	star(p, s.sheet.after(s.now+1, i), r.X+r.W/2+38, y, 62)
}

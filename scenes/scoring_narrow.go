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

// drawLowHead writes it where the column is lower, too.
func (s *scoring) drawLowHead(p *ui.Painter, i int, r ui.Rect) {
	seat := &s.sheet.Seats[i]
	name := ui.BoldStyle.Sized(21).Placed(ui.Center, ui.Middle)
	name.Min = leastText
	top, rest := r.Inset(4).CutTop(28)
	p.Name(seat.Name, top, name)
	x, y := rest.Center()
	p.SpriteAt(seat.Crest, x-30, y, 42)
	star(p, s.sheet.after(s.now, i), x+30, y, 46)
}

// What a cell of a narrow column has beside its text: the points, the edges, a crown.
const (
	narrowPoints = 54.0
	narrowEdge   = 8.0
	besidePoints = 38.0
	besideEdge   = 5.0
	crownRoom    = 26.0
)

func (s *scoring) drawNarrowCell(p *ui.Painter, c SheetCell, r ui.Rect) {
	points, size, edge := narrowPoints, 24.0, narrowEdge
	if s.plan.beside || s.plan.above {
		points, size, edge = besidePoints, 21, besideEdge
	}
	in := ui.Rect{X: r.X + edge, Y: r.Y, W: r.W - 2*edge - points, H: r.H}
	if c.Leads {
		p.SpriteAt("crown", in.X+12, r.Y+r.H/2, min(22, r.H*.6))
		_, in = in.CutLeft(crownRoom)
	}
	text := ui.BodyStyle.Sized(max(min(size, r.H*s.plan.write), ui.Least)).Placed(ui.Left, ui.Middle)
	text.Min = ui.Least
	p.Paragraph(c.Text, in, text)
	if c.Gets {
		p.Text(Signed(c.Points), r.Right()-8, r.Y+r.H/2, pointsStyle(c.Points, min(25, r.H*.6)))
	}
}

// drawNarrowSum writes what a seat gets of a category, and its score then.
func (s *scoring) drawNarrowSum(p *ui.Painter, i, points int, r ui.Rect) {
	y := r.Y + r.H/2 + 5
	st := pointsStyle(points, 28).Placed(ui.Right, ui.Middle)
	p.Text(Signed(points), r.X+r.W/2-12, y, st)
	star(p, s.sheet.after(s.now+1, i), r.X+r.W/2+38, y, min(62, r.H+2))
	s.drawLead(p, i, r.X+r.W/2+70, y-8, 26)
}

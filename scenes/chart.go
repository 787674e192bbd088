package scenes

import (
	"fmt"
	"math"

	"merlin/scenes/ui"
)

// drawChart draws the scores over the rounds: a line for each seat, told apart
// by the crest at its end and by the shape of its marks as well as by colour.
func (s *result) drawChart(p *ui.Painter) {
	p = p.Named("chart")
	p.Initial(s.ctx.T("end.by-round"), s.plan.chart.X+52, s.plan.chart.Y+74, ui.TitleStyle.Sized(30))
	low, high, step := s.scale()
	s.drawGrid(p, low, high, step)
	for i := range s.result.Seats {
		s.drawCurve(p, i, low, high)
	}
	s.drawEnds(p, low, high)
}

// scale is the range of the scores, widened to whole steps of the grid.
func (s *result) scale() (low, high, step int) {
	for _, seat := range s.result.Seats {
		for _, n := range seat.After {
			low, high = min(low, n), max(high, n)
		}
	}
	step = 5
	for (high-low)/step > 9 {
		step *= 2
	}
	low = int(math.Floor(float64(low)/float64(step))) * step
	high = max(low+step, int(math.Ceil(float64(high)/float64(step)))*step)
	return low, high, step
}

// rounds is how many rounds the chart shows.
func (s *result) rounds() int {
	if len(s.result.Seats) == 0 {
		return 1
	}
	return max(1, len(s.result.Seats[0].After)-1)
}

// at is where a score after a round lies.
func (s *result) at(round, n, low, high int) (x, y float64) {
	f := s.plan.field
	x = f.X + f.W*float64(round)/float64(s.rounds())
	y = f.Bottom() - f.H*float64(n-low)/float64(high-low)
	return x, y
}

func (s *result) drawGrid(p *ui.Painter, low, high, step int) {
	f := s.plan.field
	line := ui.Solid(ui.Alpha(ui.FadedInk, .28))
	for n := low; n <= high; n += step {
		_, y := s.at(0, n, low, high)
		w := 1.2
		if n == 0 {
			w = 2.4
		}
		p.Line(f.X, y, f.Right(), y, w, line)
		p.Text(plainNumber(n), f.X-16, y, ui.NumberStyle.Sized(20).Placed(ui.Right, ui.Middle).With(ui.FadedInk))
	}
	for round := range s.rounds() + 1 {
		x, _ := s.at(round, low, low, high)
		p.Line(x, f.Y, x, f.Bottom(), 1.2, line)
		if round > 0 {
			p.SpriteAt("bead-done", x, f.Bottom()+30, 36)
			p.Text(fmt.Sprint(round), x, f.Bottom()+30, ui.NumberStyle.Sized(19).With(ui.GoldLight))
		}
	}
	st := ui.HintStyle.Sized(21).Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	first, _ := s.at(1, low, low, high) // its bead is the first thing beside the label
	left, gap := s.plan.chart.X+20, 8.0
	if s.plan.above() {
		left, gap = left-8, 4
	}
	p.TextIn(s.result.Round, ui.Rect{X: left, Y: f.Bottom() + 16, W: min(first-18-gap-left, 96), H: 28}, st)
}

// drawCurve draws a seat's line with its marks.
func (s *result) drawCurve(p *ui.Painter, seat, low, high int) {
	who := &s.result.Seats[seat]
	var xy []float64
	for round, n := range who.After {
		x, y := s.at(round, n, low, high)
		xy = append(xy, x, y+2*float64(seat)-3)
	}
	p.Polyline(7, ui.Solid(ui.Ink), xy...)
	p.Polyline(4, ui.Solid(who.Colour), xy...)
	for i := 0; i+1 < len(xy); i += 2 {
		mark(p, seat, xy[i], xy[i+1], who.Colour)
	}
}

// mark is a disc, square, triangle or lozenge.
func mark(p *ui.Painter, shape int, x, y float64, c ui.Color) {
	corners := [4]int{24, 4, 3, 4}[shape%4]
	turn := [4]float64{0, math.Pi / 4, -math.Pi / 2, 0}[shape%4]
	for _, l := range [...]struct {
		r float64
		c ui.Color
	}{{10.5, ui.Ink}, {8, ui.ParchmentLight}, {5.4, c}} {
		xy := make([]float64, 0, 2*corners)
		for i := range corners {
			a := turn + 2*math.Pi*float64(i)/float64(corners)
			xy = append(xy, x+l.r*math.Cos(a), y+l.r*math.Sin(a))
		}
		p.FillPolygon(ui.Solid(l.c), xy...)
	}
}

// drawEnds puts the crests at the lines' ends, moved apart where they would lie
// on each other.
func (s *result) drawEnds(p *ui.Painter, low, high int) {
	const size = 44.0
	order := s.ranking()
	last := math.Inf(-1)
	for _, i := range order {
		who := &s.result.Seats[i]
		x, y := s.at(s.rounds(), who.After[len(who.After)-1], low, high)
		y = max(y, last+size)
		last = y
		p.SpriteAt(who.Crest, x+44, y, size)
	}
}

// ranking lists the seats from the highest score down.
func (s *result) ranking() []int {
	order := make([]int, len(s.result.Seats))
	for i := range order {
		order[i] = i
		for k := i; k > 0 && s.result.Seats[order[k]].Score > s.result.Seats[order[k-1]].Score; k-- {
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
	return order
}

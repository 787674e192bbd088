package scenes

import (
	"math"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// The end of a game without points: the sides one beside the other, each with who was of
// it and how it went for them.

var (
	sidesPanel = ui.Rect{X: 40, Y: 36, W: 1840, H: 900}
	sidesText  = ui.Rect{X: 240, Y: 128, W: 1440, H: 84}
	sidesField = ui.Rect{X: 120, Y: 236, W: 1680, H: 650}
)

// pointless reports whether nobody has gathered points.
func (r *Result) pointless() bool {
	for _, s := range r.Seats {
		if len(s.After) > 0 {
			return false
		}
	}
	return len(r.Rows) == 0
}

// side are seats that have won or lost together: a team, or one who played for himself.
type side struct {
	name  string // "" is one who played for himself
	seats []*ResultSeat
}

// sides are the teams in the order of their first seats.
func (r *Result) sides() (all []side) {
	at := map[string]int{}
	for i := range r.Seats {
		seat := &r.Seats[i]
		n, known := at[seat.Team]
		if !known || seat.Team == "" {
			n = len(all)
			at[seat.Team], all = n, append(all, side{name: seat.Team})
		}
		all[n].seats = append(all[n].seats, seat)
	}
	return all
}

func (s *side) won() bool { return s.seats[0].Winner }

// drawSides draws who has won and who has not.
func (s *result) drawSides(p *ui.Painter) {
	hint := ui.HintStyle.Sized(30).Placed(ui.Center, ui.Middle)
	hint.Min = 20
	p.Paragraph(s.result.Text, sidesText, hint)
	field := sidesField
	if s.result.Text == "" {
		_, field = ui.Rect{X: field.X, Y: sidesText.Y, W: field.W, H: field.Bottom() - sidesText.Y}.CutTop(12)
	}
	all := s.result.sides()
	down := 1
	if len(all) > 4 {
		down = 2
	}
	across := (len(all) + down - 1) / down
	for row := range down {
		some := all[row*across : min(len(all), (row+1)*across)]
		for i, r := range sidePlaces(some, field.Column(row, down, 16)) {
			s.drawSide(p, &some[i], r)
		}
	}
}

// sidePlaces are the sides' places in a row: the wider, the more seats they have.
func sidePlaces(all []side, row ui.Rect) (places []ui.Rect) {
	const gap, widest = 32.0, 280.0
	parts := 0
	for _, side := range all {
		parts += len(side.seats) + 1
	}
	gaps := gap * float64(len(all)-1)
	part := min(widest, (row.W-gaps)/float64(parts))
	x := row.X + (row.W-gaps-part*float64(parts))/2
	for _, side := range all {
		w := part * float64(len(side.seats)+1)
		places = append(places, ui.Rect{X: x, Y: row.Y, W: w, H: row.H})
		x += w + gap
	}
	return places
}

// drawSide draws a side on its plate: its name, how it went, and who was of it.
func (s *result) drawSide(p *ui.Painter, side *side, r ui.Rect) {
	p.Shadow(r, 8, 6, 2, 4, .5)
	p.NineSlice("panel-inset", r, 16)
	key, colour := "end.lost", ui.Loss
	if side.won() {
		key, colour = "end.won", ui.Met
		p.StrokeRound(r.Inset(5), 8, 3, ui.Solid(ui.Gold))
	}
	in := r.Inset(20)
	if side.name != "" {
		var head ui.Rect
		head, in = in.CutTop(56)
		title := ui.Style{Role: fonts.Title, Size: 34, Min: 18, Color: ui.Rubric, Spacing: 1.5, Align: ui.Center, VAlign: ui.Middle}
		p.TextIn(side.name, head, title)
	}
	foot, in := in.CutBottom(52)
	p.Rule(foot.X, foot.Right(), foot.Y)
	word := ui.BoldStyle.Sized(32).Placed(ui.Center, ui.Middle).With(colour)
	word.Min = 20
	p.TextIn(s.ctx.T(key), foot.Move(0, 6), word)
	for i, at := range memberPlaces(len(side.seats), in) {
		drawMember(p, side.seats[i], at)
	}
}

// memberPlaces are n places in rows that are about as high as wide; a shorter last row
// stands in the middle.
func memberPlaces(n int, in ui.Rect) (places []ui.Rect) {
	down := max(1, int(math.Round(math.Sqrt(float64(n)*in.H/in.W))))
	across := (n + down - 1) / down
	down = (n + across - 1) / across
	for i := range n {
		row := i / across
		r := in.Column(row, down, 8).Row(i%across, across, 8)
		missing := max(0, (row+1)*across-n)
		places = append(places, r.Move(float64(missing)*(r.W+8)/2, 0))
	}
	return places
}

// drawMember draws one of a side, crowned when he has won.
func drawMember(p *ui.Painter, seat *ResultSeat, r ui.Rect) {
	size := min(130, r.W*.6, r.H*.42)
	x, y := r.X+r.W/2, r.Y+r.H/2-size*.2
	if seat.Winner {
		p.SpriteAt("halo", x, y, size*2, ui.SpriteOptions{Fade: .25})
	}
	p.SpriteAt(seat.Crest, x, y, size)
	if seat.Winner {
		p.SpriteAt("crown", x, y-size*.62, size*.5)
	}
	name := ui.BoldStyle.Sized(28).Placed(ui.Center, ui.Middle)
	name.Min = ui.Least
	line := ui.Rect{X: r.X, Y: y + size*.55, W: r.W, H: 36}
	p.Name(seat.Name, line, name)
	if seat.Note != "" {
		note := ui.HintStyle.Sized(22).Placed(ui.Center, ui.Middle)
		note.Min = ui.Least
		p.TextIn(seat.Note, line.Move(0, 34), note)
	}
}

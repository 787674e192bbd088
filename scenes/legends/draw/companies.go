package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// drawCompany is the row of the seat that is i-th on the table: whose it is, its six totals, and who
// stands there.
func (f *Frame) drawCompany(p *ui.Painter, at legends.Place, i int) {
	s, r := f.Order()[i], f.rowRect(at, i)
	p = p.Named("company")
	p.FillRound(r, 6, ui.Solid(ui.Ink))
	in := r.Inset(1.4)
	p.FillRound(in, 5, f.ground(s, in))
	band := ui.Rect{X: in.X, Y: in.Y, W: 6, H: in.H}
	p.FillRect(band, ui.Solid(f.colour(s)))
	t, _ := f.at(at)
	list := f.shownAt(s, at)
	n := len(list)
	for k, c := range list {
		g := f.seatIn(r, k, n)
		if f.View.Chars[c].At == at {
			f.drawStanding(p, t, c, at, i, g)
			continue
		}
		f.inRow(p.Faded(.78), t, c, at, i, g)
		p.StrokeRound(g, 7, 2.6, ui.Solid(ui.GlowEdge))
	}
	f.drawFree(p, r, n)
	f.drawRowHead(p, at, s, r) // no glow of those who stand there may lie over its numbers
}

// drawStanding is a character in its seat.
func (f *Frame) drawStanding(p *ui.Painter, t legends.Table, c legends.Card, at legends.Place, i int, r ui.Rect) {
	name := "char-" + f.Face(c).ID
	if f.IsPicked(c) {
		r = r.Move(0, -7)
	}
	f.shining(p, f.lit(c) || f.IsPicked(c), r, 7, func() { f.inRow(p, t, c, at, i, r) })
	if f.chooses() && !f.lit(c) {
		p.FillRound(r, 7, ui.Solid(ui.Alpha(ui.Ink, .42)))
	}
	if f.Hot(name) || f.IsPicked(c) {
		p.StrokeRound(r, 7, 2.8, ui.Solid(ui.GlowEdge))
	}
}

// chooses reports whether who is asked is to choose somebody in play: all others stand in the shade.
func (f *Frame) chooses() bool {
	return f.Asks(model.AskTarget) && slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		return c.Do[0].Kind == legends.ActTarget && legends.Card(c.Do[0].A).IsCharacter()
	})
}

// ground is the parchment of a seat's row, in a breath of its colour.
func (f *Frame) ground(s game.Seat, r ui.Rect) ui.Paint {
	return ui.Down(r, ui.Mix(ui.ParchmentLight, f.light(s), .24), ui.Mix(ui.ParchmentDark, f.light(s), .3))
}

// drawFree are the seats that are left of six beside n who stand: they share what these leave of the row, if anything.
func (f *Frame) drawFree(p *ui.Painter, r ui.Rect, n int) {
	if n >= fewSeats {
		return
	}
	free := f.seatIn(r, n, n+1)
	free.W = r.Right() - freeGap - free.X
	for k := range roomAt - n {
		seats := p
		if k > 0 {
			seats = p.Faded(farSeat)
		}
		emptySeat(seats, free.Row(k, roomAt-n, freeGap))
	}
}

// freeGap is between the seats that are left.
const freeGap = 4.0

// farSeat is how faintly a seat is seen that is not the next one to be taken.
const farSeat = .45

// emptySeat is where somebody may stand: a frame with the shadow of a person.
func emptySeat(p *ui.Painter, r ui.Rect) {
	in := r.Inset(2)
	p.FillRound(in, 6, ui.Solid(ui.Alpha(ui.Ink, .05)))
	p.StrokeRound(in, 6, 1.4, ui.Solid(ui.Alpha(ui.FadedInk, .4)))
	x, y := r.Center()
	k := min(r.H/104, r.W/46, 1)
	shade := ui.Solid(ui.Alpha(ui.FadedInk, .16))
	p.FillCircle(x, y-12*k, 9.5*k, shade)
	p.FillPolygon(shade, x-17*k, y+20*k, x-12*k, y+4*k, x-4*k, y-1*k, x+4*k, y-1*k, x+12*k, y+4*k, x+17*k, y+20*k)
}

// companyRegions are those of a row's head and of who stands there.
func (f *Frame) companyRegions(at legends.Place, i int) []ui.Region {
	s, r := f.Order()[i], f.rowRect(at, i)
	head, _ := f.rowParts(r)
	name := "company-" + at.String() + "-" + words.Number(int(s)+1)
	label := f.T("tip.company", "name", f.Who(s), "parts", f.T("company.none"))
	if len(f.Company(s, at)) > 0 {
		label = f.T("tip.company", "name", f.Who(s), "parts", f.Totals(s, at))
	}
	list := []ui.Region{note(name, label, ui.Say(label), head)}
	standing := f.Company(s, at)
	if f.Pinned && f.mayPut(at) {
		standing = nil // all of the place is where what is picked is put
	}
	for k, c := range standing {
		list = append(list, f.person("char-"+f.Face(c).ID, c, f.seatIn(r, k, len(standing))))
	}
	return list
}

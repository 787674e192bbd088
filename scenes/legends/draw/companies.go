package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
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
			f.drawStanding(p, t, c, g)
			continue
		}
		f.mini(p.Faded(.78), t, c, g)
		p.StrokeRound(g, 7, 2.6, ui.Solid(ui.GlowEdge))
	}
	for k := n; k < 6; k++ {
		emptySeat(p, f.seatIn(r, k, 6))
	}
	f.drawRowHead(p, at, s, r) // no glow of those who stand there may lie over its numbers
}

// drawStanding is a character in its seat.
func (f *Frame) drawStanding(p *ui.Painter, t legends.Table, c legends.Card, r ui.Rect) {
	name := "char-" + f.Face(c).ID
	if f.IsPicked(c) {
		r = r.Move(0, -3)
	}
	f.shining(p, f.lit(c) || f.IsPicked(c), r, 7, func() { f.mini(p, t, c, r) })
	if f.Hot(name) || f.IsPicked(c) {
		p.StrokeRound(r, 7, 2.8, ui.Solid(ui.GlowEdge))
	}
}

// ground is the parchment of a seat's row, in a breath of its colour.
func (f *Frame) ground(s game.Seat, r ui.Rect) ui.Paint {
	return ui.Down(r, ui.Mix(ui.ParchmentLight, f.light(s), .36), ui.Mix(ui.ParchmentDark, f.light(s), .4))
}

// emptySeat is where somebody may stand: a frame with the shadow of a person.
func emptySeat(p *ui.Painter, r ui.Rect) {
	in := r.Inset(2)
	p.FillRound(in, 6, ui.Solid(ui.Alpha(ui.Ink, .05)))
	p.StrokeRound(in, 6, 1.4, ui.Solid(ui.Alpha(ui.FadedInk, .4)))
	x, y := r.Center()
	k := min(r.H, 104) / 104
	shade := ui.Solid(ui.Alpha(ui.FadedInk, .16))
	p.FillCircle(x, y-12*k, 9.5*k, shade)
	p.FillPolygon(shade, x-17*k, y+20*k, x-12*k, y+4*k, x-4*k, y-1*k, x+4*k, y-1*k, x+12*k, y+4*k, x+17*k, y+20*k)
}

// drawRowHead is crest, name, how many stand there, and the totals: those that an event
// here asks for stand out, those that would change are gold.
func (f *Frame) drawRowHead(p *ui.Painter, at legends.Place, s game.Seat, r ui.Rect) {
	y := r.Y + 13
	p.SpriteAt(f.Crest(s), r.X+20, y, 21)
	t, changed := f.at(at)
	n := t.Companies[s][at].Len()
	name := labelStyle.Sized(17)
	p.Name(f.Who(s), ui.Rect{X: r.X + 33, Y: r.Y + 2, W: 76, H: 22}, name)
	if n == 0 {
		p.TextIn(f.T("company.none"), ui.Rect{X: r.X + 156, Y: r.Y + 2, W: 300, H: 22}, italicStyle)
		return
	}
	p.Text(words.Number(t.Taken(s, at))+"/6", r.X+149, y, numberStyle.Placed(ui.Right, ui.Middle).With(ui.FadedInk))
	now, was, asked := t.Totals(s, at), f.Table().Totals(s, at), f.asked(at)
	for a := range legends.Abilities {
		c := ui.Rect{X: r.X + 155 + 55*float64(a), Y: r.Y + 2, W: 52, H: 22}
		q := p
		if !asked[a] {
			q = p.Faded(.8)
		}
		chip(q, a, words.Number(now[a]), c, 17)
		if asked[a] {
			q.StrokeRound(c, 4, 1.8, ui.Solid(ui.Glow))
		}
		if changed && now[a] != was[a] {
			p.FillRound(ui.Rect{X: c.X + 25, Y: c.Y + 2, W: 25, H: 18}, 3, ui.Solid(ui.GoldLight))
			number(p, words.Number(now[a]), c.X+37, y, 17, ui.Ink)
		}
	}
}

// companyRegions are those of a row's head and of who stands there.
func (f *Frame) companyRegions(at legends.Place, i int) []ui.Region {
	s, r := f.Order()[i], f.rowRect(at, i)
	head, _ := r.CutTop(rowHead)
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

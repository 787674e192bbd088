package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// The rows of the companies at a main place. Two players have rows alike, with a head above; of
// three and four one's own row is the largest, and heads stand beside the others so that faces
// have room.

// ownShare is which part of the height one's own row has of so many.
var ownShare = [...]float64{2: .5, 3: .4, 4: .35}

// rowRect is the row of a company at a main place; i is the seat's turn on the table.
func (f *Frame) rowRect(p legends.Place, i int) ui.Rect {
	all, n := f.PlaceRect(p), len(f.Seats)
	r := ui.Rect{X: all.X + 8, Y: rowsTop, W: 488}
	if f.lying() {
		r = ui.Rect{X: all.X + 496, Y: all.Y + 8, W: all.W - 504}
	}
	top, high := r.Y, all.Bottom()-2-r.Y
	own := high * ownShare[n]
	r.H = own - 4
	if i > 0 {
		step := (high - own) / float64(n-1)
		r.Y, r.H = top+own+step*float64(i-1), step-4
	}
	return r
}

// rowHead is how high the head of a row is that lies above it, in two lines where the window lies,
// headWide how wide one beside it.
const rowHead, headWide, rowHeads = 25.0, 122.0, 50.0

// beside reports whether the heads of rows stand beside them.
func (f *Frame) beside() bool { return len(f.Seats) > 2 && !f.lying() }

// rowParts are the head of a row, and the rest, where its characters stand.
func (f *Frame) rowParts(row ui.Rect) (head, rest ui.Rect) {
	if f.beside() {
		head, rest = row.CutLeft(headWide)
		rest.X, rest.W = rest.X+1, rest.W-5
		return head, ui.Rect{X: rest.X, Y: rest.Y + 3, W: rest.W, H: rest.H - 6}
	}
	high := rowHead
	if f.lying() {
		high = rowHeads
	}
	head, rest = row.CutTop(high)
	return head, ui.Rect{X: rest.X + 10, Y: rest.Y, W: rest.W - 14, H: rest.H - 1}
}

// roomAt is how many characters have room at a place; fewSeats is how many have the width of
// a row to themselves, so that few are large.
const roomAt, fewSeats = 6, 4

// seatIn are the rectangles of n characters in a row, one more than there are where somebody
// may come; more than six overlap, but where a finger must find each.
func (f *Frame) seatIn(row ui.Rect, i, n int) ui.Rect {
	_, r := f.rowParts(row)
	const gap = 5.0
	wide := (r.W+gap)/float64(min(max(n, fewSeats), roomAt)) - gap
	step := wide + gap
	switch {
	case n > roomAt && f.Pinned:
		step = (r.W + 1) / float64(n)
		wide = step - 1
	case n > roomAt:
		step = (r.W - wide) / float64(n-1)
	}
	return ui.Rect{X: r.X + step*float64(i), Y: r.Y, W: wide, H: r.H}
}

// askedHigh is how high a character must stand for the scores that are asked for there to be
// below its face, where it is another player's of several.
const askedHigh = 90.0

// inRow is a character in the row of the seat that is i-th on the table: with all its scores in
// one's own, among several other players with those that an event there asks for. Which is
// pointed at is drawn whole over them (drawGrown).
func (f *Frame) inRow(p *ui.Painter, t legends.Table, c legends.Card, at legends.Place, i int, r ui.Rect) {
	switch {
	case len(f.Seats) == 2 || i == 0:
		f.mini(p, t, c, r)
	case r.H < askedHigh:
		f.miniWith(p, t, c, r, nil, 0)
	default:
		var list []legends.Ability
		for a, asked := range f.asked(at) {
			if asked {
				list = append(list, legends.Ability(a))
			}
		}
		if rows, _ := inRows(len(list)); rows > 1 && r.H < 2*lowScore+askedHigh {
			list = nil // there would be no face
		}
		f.miniWith(p, t, c, r, list, lowScore)
	}
}

// drawGrown draws the character of another player that is pointed at large, with all its scores,
// where the rows show faces.
func (f *Frame) drawGrown(p *ui.Painter, at legends.Place) {
	if len(f.Seats) == 2 {
		return
	}
	t, _ := f.at(at)
	all := f.PlaceRect(at)
	for i, s := range f.Order()[1:] {
		list := f.Company(s, at)
		for k, c := range list {
			if !f.Hot("char-" + f.Face(c).ID) {
				continue
			}
			x, y := f.seatIn(f.rowRect(at, i+1), k, len(list)).Center()
			r := ui.Around(x, y, 112, 176)
			r.X = min(max(r.X, all.X+6), all.Right()-r.W-6)
			r.Y = min(max(r.Y, all.Y+6), all.Bottom()-r.H-6)
			p.Shadow(r, 9, 10, 3, 6, .6)
			f.mini(p, t, c, r)
			p.StrokeRound(r, 8, 2.8, ui.Solid(ui.GlowEdge))
		}
	}
}

// drawRowHead is crest, name, how many stand there, and the totals: those that an event
// here asks for stand out, those that would change are gold.
func (f *Frame) drawRowHead(p *ui.Painter, at legends.Place, s game.Seat, r ui.Rect) {
	head, _ := f.rowParts(r)
	t, _ := f.at(at)
	few := f.beside() && r.H < 110 // there is no line for how many stand there
	name := ui.Rect{X: head.X + 33, Y: head.Y + 2, W: 76, H: 22}
	if f.beside() {
		name.W = head.W - 36
	}
	p.SpriteAt(f.Crest(s), head.X+20, head.Y+13, 21)
	p.Name(f.Who(s), name, labelStyle.Sized(17))
	if t.Companies[s][at].Len() == 0 {
		none := ui.Rect{X: r.X + 156, Y: r.Y + 2, W: r.W - 164, H: 22}
		if f.beside() {
			none = ui.Rect{X: head.X + 12, Y: head.Y + 26, W: head.W - 14, H: 22}
		}
		p.TextIn(f.T("company.none"), none, italicStyle)
		return
	}
	taken := numberStyle.Placed(ui.Right, ui.Middle).With(ui.FadedInk)
	switch {
	case !f.beside():
		p.Text(words.Number(t.Taken(s, at))+"/6", head.X+149, head.Y+13, taken)
	case !few:
		p.Text(words.Number(t.Taken(s, at))+"/6", head.Right()-6, head.Y+36, taken)
	}
	f.drawTotals(p, at, s, r)
}

// totalRect is where the total of an Ability stands in the head of a row.
func (f *Frame) totalRect(a legends.Ability, row ui.Rect) ui.Rect {
	switch {
	case f.lying():
		return ui.Rect{X: row.X + 12, Y: row.Y + 26, W: row.W - 20, H: 22}.Row(int(a), int(legends.Abilities), 3)
	case !f.beside():
		return ui.Rect{X: row.X + 155 + 55*float64(a), Y: row.Y + 2, W: 52, H: 22}
	}
	head, _ := f.rowParts(row)
	in := ui.Rect{X: head.X + 9, Y: head.Y + 26, W: head.W - 12, H: head.H - 29}
	if row.H < 110 {
		in = ui.Around(in.X+in.W/2, in.Y+in.H/2, in.W, min(in.H, 54))
		return in.Column(int(a)/3, 2, 2).Row(int(a)%3, 3, 2)
	}
	_, in = in.CutTop(21)
	in = ui.Rect{X: in.X, Y: in.Y, W: in.W, H: min(in.H, 86)}
	return in.Column(int(a)%3, 3, 2).Row(int(a)/3, 2, 3)
}

// drawTotals are the six totals of a company, as events count next: without those who go at the end of the turn, once
// nothing is completed any more in it.
func (f *Frame) drawTotals(p *ui.Painter, at legends.Place, s game.Seat, row ui.Rect) {
	v, changed := f.viewAt(at)
	now, was, asked := f.Counting(v).Totals(s, at), f.Counting(f.View).Totals(s, at), f.asked(at)
	for a := range legends.Abilities {
		c := f.totalRect(a, row)
		q := p
		if !asked[a] {
			q = p.Faded(.8)
		}
		chip(q, a, words.Number(now[a]), c, 17)
		if asked[a] {
			q.StrokeRound(c, 4, 1.8, ui.Solid(ui.Glow))
		}
		if changed && now[a] != was[a] {
			gold := ui.Rect{X: c.X + c.W*.48, Y: c.Y + 2, W: c.W * .48, H: c.H - 4}
			p.FillRound(gold, 3, ui.Solid(ui.GoldLight))
			number(p, words.Number(now[a]), gold.X+gold.W/2, c.Y+c.H/2, 17, ui.Ink)
		}
	}
}

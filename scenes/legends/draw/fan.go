package draw

import (
	"cmp"
	"slices"

	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Cards that are looked at side by side in the inset: of the pile, or of the discards.

// fanned are the cards that are looked at side by side, with the choices at each.
func (f *Frame) fanned() (list []fannedCard) {
	switch {
	case f.Asks(model.AskOrder):
		for i, c := range f.Ahead()[:min(int(f.Args[2]), len(f.Ahead()))] {
			open := f.Open(legends.TargetAhead, uint8(i))
			number := i + 1
			if len(open) > 0 {
				number = int(f.Args[1]) + 1
			}
			list = append(list, fannedCard{numbered("ahead", i), c, open, number})
		}
		// they stay where they lie, whichever is chosen
		slices.SortFunc(list, func(a, b fannedCard) int { return cmp.Compare(a.card, b.card) })
	case f.Asks(model.AskRecall):
		for _, c := range f.View.Discards[:f.View.Discard] {
			if open := f.Open(legends.TargetDiscard, uint8(c)); len(open) > 0 {
				list = append(list, fannedCard{"card-" + f.Face(c).ID, c, open, 0})
			}
		}
	}
	return list
}

type fannedCard struct {
	name   string
	card   legends.Card
	open   []moment.Choice
	number int // its turn in an order, or what it would be if it was chosen; 0: they have none
}

// fanMost is how many cards lie side by side; more lie in rows, as small as in a company.
const fanMost = 7

// rowMost is how many of them lie in a row.
const rowMost = 14

// fanRect is where so many cards lie, fanRows in how many rows.
func (f *Frame) fanRect(n int) ui.Rect {
	switch {
	case f.Pinned:
		first, last := fanApart(0, n), fanApart(n-1, n)
		return ui.Rect{X: first.X, Y: first.Y, W: fanWide, H: last.Bottom() - first.Y}
	case f.Asks(model.AskOrder):
		return orderInset
	case n <= fanMost:
		return wideInset
	}
	h := 58 + 164*float64(fanRows(n))
	return ui.Rect{X: wideInset.X, Y: wideInset.Bottom() - min(h, 578), W: wideInset.W, H: h}
}

func fanRows(n int) int { return (n + rowMost - 1) / rowMost }

// fanAt is where card i of n lies: few are wider, so that their names are whole.
func (f *Frame) fanAt(i, n int) ui.Rect {
	if f.Pinned {
		return fanApart(i, n)
	}
	if n > fanMost {
		in := f.fanRect(n)
		in = ui.Rect{X: in.X + 16, Y: in.Y + 46, W: in.W - 32, H: in.H - 58}
		return in.Column(i/rowMost, fanRows(n), 6).Row(i%rowMost, rowMost, 6)
	}
	w := 250.0
	if n > 4 {
		w = 178
	}
	in := f.fanRect(n)
	step := min(w+12, (in.W-40-w)/float64(max(1, n-1)))
	left := in.X + (in.W-w-step*float64(n-1))/2
	return ui.Rect{X: left + step*float64(i), Y: in.Y + 46, W: w, H: in.H - 78}
}

func (f *Frame) drawFan(p *ui.Painter) {
	list := f.fanned()
	r, _ := f.inset()
	if !f.Pinned {
		f.insetHead(p, r, f.AsksFor())
	}
	front := -1
	for i, c := range list {
		if f.Hot(c.name) {
			front = i
			continue
		}
		f.drawFanned(p, c, f.fanAt(i, len(list)))
	}
	if front >= 0 {
		f.drawFanned(p, list[front], f.fanAt(front, len(list)))
	}
}

func (f *Frame) drawFanned(p *ui.Painter, c fannedCard, r ui.Rect) {
	f.shining(p, len(c.open) > 0, r, 9, func() {
		if r.W < 150 {
			f.mini(p, f.Table(), c.card, r)
		} else {
			f.full(p, f.Table(), c.card, r, 1)
		}
	})
	if f.Hot(c.name) {
		p.StrokeRound(r, 9, 3, ui.Solid(ui.GlowEdge))
	}
	if face := f.Face(c.card); c.number > 0 && face.Kind == legends.LocationEvent {
		at := ui.Around(r.X+r.W/2, r.Y+44, min(r.W-16, 190), 26)
		p.FillRound(at, 5, ui.Solid(ui.Alpha(ui.Ink, .8)))
		p.TextIn(f.Place(face.At), at.Inset(3), labelStyle.With(ui.ParchmentLight).Placed(ui.Center, ui.Middle))
	}
	if c.number > 0 && (len(c.open) == 0 || f.Hot(c.name)) {
		x, y := r.X+r.W/2, r.Bottom()+10
		p.FillCircle(x, y, 18, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 16.4, ui.Solid(ui.Gold))
		number(p, words.Number(c.number), x, y, 24, ui.Ink)
	}
}

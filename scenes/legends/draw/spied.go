package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/ui"
)

// A hand that was shown lies open over the log to the end of the turn, beside one's own. // L99

// spiedOn is whose hand was shown to who sits here; NoSeat for none. A small window shows it
// with the others.
func (f *Frame) spiedOn() game.Seat {
	if f.Pinned {
		return game.NoSeat
	}
	for _, s := range f.Order()[1:] {
		if len(f.View.Own.Spied[s].List()) > 0 {
			return s
		}
	}
	return game.NoSeat
}

func (f *Frame) spiedTitle() string { return f.T("spied.title", "name", f.Who(f.spiedOn())) }

// spiedRow is how many cards that were shown lie side by side; more lie in two rows.
const spiedRow = 5

// crowds reports whether so many cards lie in two rows.
func crowds(r ui.Rect, n int) bool { return n > spiedRow || n > 3 && r.W < LogRect.W }

// spiedAt is where card i of n lies that was shown.
func spiedAt(r ui.Rect, i, n int) ui.Rect {
	in := ui.Rect{X: r.X + 14, Y: r.Y + 44, W: r.W - 28, H: r.H - 58}
	if crowds(r, n) {
		row := (n + 1) / 2
		return in.Column(i/row, 2, 6).Row(i%row, row, 5)
	}
	wide := min(100, (in.W+5)/float64(n)-5)
	left := in.X + (in.W-wide*float64(n)-5*float64(n-1))/2
	return ui.Rect{X: left + (wide+5)*float64(i), Y: in.Y, W: wide, H: in.H}
}

func (f *Frame) drawSpied(p *ui.Painter, r ui.Rect) {
	f.insetHead(p, r, f.spiedTitle())
	list := f.View.Own.Spied[f.spiedOn()].List()
	for i, c := range list {
		at := spiedAt(r, i, len(list))
		if crowds(r, len(list)) { // for faces, not for numbers: the glass has those
			f.miniWith(p, f.Table(), c, at, nil, 0)
		} else {
			f.mini(p, f.Table(), c, at)
		}
		if f.Hot(f.spiedName(c)) {
			p.StrokeRound(at, 7, 2.8, ui.Solid(ui.GlowEdge))
		}
	}
}

func (f *Frame) spiedName(c legends.Card) string { return "spied-" + f.Face(c).ID }

// spiedRegion tells of a card of another hand that was shown.
func (f *Frame) spiedRegion(c legends.Card, r ui.Rect) ui.Region {
	reg := note(f.spiedName(c), f.Card(c), func() string { return f.CardTip(c, true) }, r)
	reg.Beside = f.glassed(reg.Name)
	return reg
}

func (f *Frame) spiedRegions(r ui.Rect) (regions []ui.Region) {
	list := f.View.Own.Spied[f.spiedOn()].List()
	for i, c := range list {
		regions = append(regions, f.spiedRegion(c, spiedAt(r, i, len(list))))
	}
	return regions
}

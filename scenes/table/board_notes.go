package table

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// emblemAt are the medallions of the provinces, clockwise from the top.
var emblemAt = [merlin.Provinces]ui.Rect{
	ui.Around(418, 129, 62, 62), ui.Around(694, 145, 80, 80), ui.Around(694, 787, 80, 80),
	ui.Around(418, 803, 62, 62), ui.Around(142, 787, 80, 80), ui.Around(142, 145, 80, 80),
}

func emblemName(p merlin.Province) string { return "province-" + p.String() }

// boardNotes explain what of the board cannot be chosen: the provinces, where the
// keyboard stops, too, and the crests on the track of points.
func boardNotes(f *frame) []ui.Region {
	var list []ui.Region
	for p := range merlin.Province(merlin.Provinces) {
		r := round(note(emblemName(p), f.T("province.full."+p.String()), f.provinceTip(p), emblemAt[p]))
		r.Adjust = func(step int) {
			f.ctx.SetFocus(emblemName(merlin.Province((int(p) + step + merlin.Provinces) % merlin.Provinces)))
		}
		list = append(list, r)
	}
	for s := range f.seats {
		x, y := crestAt(f, game.Seat(s))
		tip := f.scoreTip(game.Seat(s))
		list = append(list, note(fmt.Sprintf("score-%d", s+1), lead(tip), tip, ui.Around(x, y, 28, 30)))
	}
	return list
}

// figureRegions explain the figures. A click on one means the space it stands on.
func figureRegions(f *frame) []ui.Region {
	var list []ui.Region
	for n := range uint8(merlin.Spaces) {
		on := f.standing(n)
		for _, i := range backToFront(len(on)) {
			x, y := figureFoot(n, i, len(on))
			r := f.region(spaceTarget(n), ui.Around(x, y-24, 34, 46), f.figureTip(on[i], n))
			r.Name, r.Glow = figureName(on[i]), false
			r.Label = lead(r.Tip)
			if r.Enabled {
				r.Label += ". " + f.label(spaceTarget(n))
			}
			list = append(list, r)
		}
	}
	return list
}

// figureName is the name of the region of a seat's knight, or of Merlin, who is
// nobody's.
func figureName(s game.Seat) string {
	if s == game.NoSeat {
		return "figure-merlin"
	}
	return fmt.Sprintf("figure-%d", s+1)
}

// pointed tells whether a figure on a space is pointed at.
func (f *frame) pointed(space uint8) bool {
	for _, s := range f.standing(space) {
		if f.ctx.Hot(figureName(s)) {
			return true
		}
	}
	return false
}

package merlin

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
		r := round(note(emblemName(p), f.T("province.full."+p.String()), func() string { return f.provinceTip(p) }, emblemAt[p]))
		r.Adjust = func(step int) {
			f.Ctx.SetFocus(emblemName(merlin.Province((int(p) + step + merlin.Provinces) % merlin.Provinces)))
		}
		list = append(list, r)
	}
	for s := range f.Seats {
		x, y := crestAt(f, game.Seat(s))
		tip := f.scoreTip(game.Seat(s))
		list = append(list, note(fmt.Sprintf("score-%d", s+1), lead(tip), ui.Say(tip), ui.Around(x, y, 28, 30)))
	}
	return list
}

// figureRegions explain the figures. A click on one means the space it stands on, or
// the figure itself where one is chosen.
func figureRegions(f *frame) []ui.Region {
	var list []ui.Region
	for _, ring := range ringsOf(f.rules) {
		ring.each(func(n uint8) {
			on := f.standing(n)
			for _, i := range backToFront(len(on)) {
				x, y := ring.standsAt(n, i, len(on))
				list = append(list, f.figureRegion(on[i], n, ui.Around(x, y-24, 34, 46)))
			}
		})
	}
	return list
}

func (f *frame) figureRegion(g pawn, n uint8, at ui.Rect) ui.Region {
	tip := f.figureTip(g, n)
	if f.chosen(g) {
		return f.region(f.pawnTarget(g), at, ui.Say(tip))
	}
	r := f.region(spaceTarget(n), at, ui.Say(tip))
	r.Name, r.Glow = f.figureName(g), false
	r.Label = lead(tip)
	if r.Enabled {
		r.Label += ". " + f.label(spaceTarget(n))
	}
	return r
}

// figureName is the name of the region of a figure; a knight has that of his seat.
func (f *frame) figureName(g pawn) string {
	if g.seat == game.NoSeat {
		return "figure-" + figureWord(g.figure)
	}
	return fmt.Sprintf("figure-%d", g.seat+1)
}

// pointed reports whether a figure on a space is pointed at.
func (f *frame) pointed(space uint8) bool {
	for _, g := range f.standing(space) {
		if f.Hot(f.figureName(g)) {
			return true
		}
	}
	return false
}

package draw

import (
	"fmt"
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
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
func boardNotes(f *Frame) []ui.Region {
	var list []ui.Region
	for p := range merlin.Province(merlin.Provinces) {
		r := round(Note(emblemName(p), f.T("province.full."+p.String()), func() string { return f.ProvinceTip(p) }, emblemAt[p]))
		r.Adjust = func(step int) {
			f.Ctx.SetFocus(emblemName(merlin.Province((int(p) + step + merlin.Provinces) % merlin.Provinces)))
		}
		list = append(list, r)
	}
	for s := range f.Seats {
		x, y := CrestAt(f, game.Seat(s))
		tip := f.ScoreTip(game.Seat(s))
		list = append(list, Note(fmt.Sprintf("score-%d", s+1), Lead(tip), ui.Say(tip), ui.Around(x, y, 28, 30)))
	}
	return list
}

// figureRegions explain the figures. A click on one means the space it stands on, or
// the figure itself where one is chosen.
func figureRegions(f *Frame) []ui.Region {
	var list []ui.Region
	for _, ring := range ringsOf(f.Rules) {
		ring.each(func(n uint8) {
			on := f.Standing(n)
			for _, i := range backToFront(len(on)) {
				x, y := ring.StandsAt(n, i, len(on))
				r := f.figureRegion(on[i], n, ui.Around(x, y-24, 34, 46))
				size := f.FigureSize(f.FigureSprite(on[i].Figure, on[i].Seat), n)
				r.Outline = disc(x, y-size*.41, size*.52)
				list = append(list, r)
			}
		})
	}
	return list
}

// disc is the outline of one.
func disc(x, y, radius float64) (xy []float64) {
	const bends = 32
	for i := range bends {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / bends)
		xy = append(xy, x+radius*cos, y+radius*sin)
	}
	return xy
}

func (f *Frame) figureRegion(g model.Pawn, n uint8, at ui.Rect) ui.Region {
	tip := f.FigureTip(g, n)
	if f.Chosen(g) {
		return f.ThingRegion(f.PawnTarget(g), at, ui.Say(tip))
	}
	r := f.ThingRegion(model.SpaceTarget(n), at, ui.Say(tip))
	r.Name, r.Glow = f.FigureName(g), false
	r.Label = Lead(tip)
	if r.Enabled {
		r.Label += ". " + f.Label(model.SpaceTarget(n))
	}
	return r
}

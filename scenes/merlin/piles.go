package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// What modules lay or put on the provinces: the decrees face down with their number,
// the sheriff, Kay's tiles with influence markers.

// The stack of decrees of each province and the sheriff's place, clockwise from the top.
var (
	decreesAt = [merlin.Provinces][2]float64{{548, 189}, {635, 137}, {635, 795}, {548, 741}, {197, 795}, {197, 137}}
	sheriffAt = [merlin.Provinces][2]float64{{288, 189}, {757, 163}, {757, 769}, {288, 741}, {79, 769}, {79, 163}}
)

// drawPiles draws the decrees on the provinces, and the sheriff.
func drawPiles(p *ui.Painter, f *frame) {
	if f.decreesDealt() {
		for i := range merlin.Province(merlin.Provinces) {
			drawDecreePile(p, f, i)
		}
	}
	if i, ok := f.sheriff(); ok {
		x, y := sheriffAt[i][0], sheriffAt[i][1]
		p.FillCircle(x, y, 20, ui.Solid(ui.Alpha(ui.ShadowColor, .35)))
		p.SpriteAt("sheriff", x, y-1, 44)
	}
}

// pileRegions are the stacks of decrees and the sheriff.
func pileRegions(f *frame) []ui.Region {
	var list []ui.Region
	if f.decreesDealt() {
		for p := range merlin.Province(merlin.Provinces) {
			r := f.region(pileTarget(p), decreePile(p), f.decreesTip(p))
			if !r.Enabled {
				r.Label = f.decreeName(pileTarget(p))
			}
			list = append(list, r)
		}
	}
	if p, ok := f.sheriff(); ok {
		owner := f.who(f.holder(merlin.Lancelot))
		tip := paragraphs("<b>"+f.T("term.sheriff")+"</b> – "+f.T("province.full."+p.String()), f.T("hint.sheriff", "name", owner))
		list = append(list, note("sheriff", lead(tip), tip, ui.Around(sheriffAt[p][0], sheriffAt[p][1], 40, 42)))
	}
	return list
}

// pileWords are what the tip of a province says of what modules put there.
func (f *frame) pileWords(p merlin.Province) (lines []string) {
	if f.rules.Has("decrees") {
		lines = append(lines, f.T("hint.decrees.left", "count", int(f.View.Mods.Decrees.Left[p])))
	}
	if at, ok := f.sheriff(); ok && at == p {
		lines = append(lines, f.T("hint.sheriff", "name", f.who(f.holder(merlin.Lancelot))))
	}
	return append(lines, f.witchWords(p)...)
}

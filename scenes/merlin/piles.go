package merlin

import (
	"merlin/game"
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

func decreePile(p merlin.Province) ui.Rect {
	return ui.Around(decreesAt[p][0], decreesAt[p][1], 40, 42)
}

// pileTarget is the stack of decrees of a province: no one of them.
func pileTarget(p merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetDecree, A: merlin.Nobody, B: uint8(p)}
}

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

// decreesDealt reports whether decrees lie on the provinces: they do once the knights are
// chosen. // X4
func (f *frame) decreesDealt() bool { return f.rules.Has("decrees") && !f.drafting() }

func drawDecreePile(p *ui.Painter, f *frame, i merlin.Province) {
	r, t := decreePile(i), pileTarget(i)
	n := int(f.View.Mods.Decrees.Left[i])
	x, y := r.Center()
	size := 36.0
	switch {
	case f.open(t) && f.hot(t):
		p.SpriteAt("halo", x, y, 84)
		size = 41
	case f.glows(t):
		p.GlowRing(r.Inset(3), 6, f.Breath)
	}
	for k := range min(n, 3) {
		p.SpriteAt("decree", x+2.2*float64(k), y-2.2*float64(k), size)
	}
	if n == 0 {
		p.SpriteAt("decree", x, y, size, ui.SpriteOptions{Fade: .75})
	}
	drawBadge(p, n, x+15, y+14)
}

// sheriff is the province where the sheriff stands; ok is false without Lancelot. // K6
func (f *frame) sheriff() (p merlin.Province, ok bool) {
	s := f.holder(merlin.Lancelot)
	return f.View.Mods.Knights.Sheriff, s != game.NoSeat
}

// holder is who has a knight of the round table; NoSeat is nobody.
func (f *frame) holder(k merlin.Knight) game.Seat {
	for s := range f.Seats {
		if f.View.Mods.Knights.Has(game.Seat(s), k) {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

// kayTiles is how many of Kay's tiles lie with a seat's influence in a province.
func (f *frame) kayTiles(s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Knights.WithMarkers(s, p)
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

// decreeName names a stack of decrees or one of them.
func (f *frame) decreeName(t game.Target) string {
	p := merlin.Province(t.B)
	if t.A == merlin.Nobody {
		n := f.T("decree.count", "count", int(f.View.Mods.Decrees.Left[p]))
		return n + ", " + f.T("province.full."+p.String())
	}
	return f.decreeSays(merlin.Decree(t.A))
}

// decreeSays tells what a decree shows.
func (f *frame) decreeSays(d merlin.Decree) string {
	if i, colour, ok := d.Thing(); ok {
		return f.T("item." + i.String() + "." + colour.String())
	}
	return f.T("ui.points", "count", d.Points())
}

// decreesTip says how many decrees lie on a province, what they are for, and which
// they are to one who has looked. // D2b
func (f *frame) decreesTip(p merlin.Province) string {
	lines := []string{"<b>" + f.decreeName(pileTarget(p)) + "</b>"}
	var known []string
	for _, d := range f.View.Decrees(p) {
		known = append(known, f.decreeSays(d))
	}
	if len(known) > 0 {
		lines = append(lines, f.T("hint.decrees.known", "decrees", joinWords(f.Ctx.Locale(), known)))
	}
	if names := f.lookers(p); len(names) > 0 {
		lines = append(lines, f.T("hint.decrees.looked", "names", joinWords(f.Ctx.Locale(), names)))
	}
	return paragraphs(append(lines, f.T("hint.decrees"))...)
}

// lookers names who has looked at the decrees of a province, which all may know.
func (f *frame) lookers(p merlin.Province) (names []string) {
	for s := range f.Seats {
		if f.View.Mods.Decrees.Looked[s]>>p&1 == 1 {
			names = append(names, f.who(game.Seat(s)))
		}
	}
	return names
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

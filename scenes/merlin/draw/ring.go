package draw

import (
	"math"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// drawSpace draws the pictogram of a space on the bare ring.
func drawSpace(p *ui.Painter, f *Frame, n uint8) {
	sp, r := f.Rules.Space(n), RingOf(f.Rules, n)
	size := r.signed
	if c := f.Rows.Spaces[sp.Kind].Tint; c != (ui.Color{}) {
		a := r.Angle(n)
		p.Wedge(BoardX, BoardY, r.Inner+4, r.Outer-3, a-r.Half()+.017, a+r.Half()-.017, ui.Solid(ui.Alpha(c, .72)))
	} else {
		size = r.plain
	}
	if r.First > 0 && f.RelicTip(sp.Kind) != "" {
		return // the thing itself lies there
	}
	x, y := r.At(n, r.Sign)
	p.SpriteAt(f.SpaceSprite(n), x, y, size)
}

// lightSpace marks a space that may be chosen; strong is for one pointed at.
func lightSpace(p *ui.Painter, r Rondel, n uint8, strength float64, strong bool) {
	a := r.Angle(n)
	fill, edge := .16, ui.Hex(0xFFD65A)
	if strong {
		fill, edge = .34, ui.GlowEdge
	}
	p.Wedge(BoardX, BoardY, r.band+2, r.Outer, a-r.Half(), a+r.Half(), ui.Solid(ui.Alpha(ui.Glow, fill*strength)))
	for _, l := range [...][2]float64{{26, .12}, {20, .2}, {14, .34}, {10, .5}} {
		r.wedge(p, n, l[0]*r.glow, ui.Alpha(ui.Glow, l[1]*strength))
	}
	r.wedge(p, n, 7.6, ui.Ink)
	r.wedge(p, n, 4.6, edge)
}

// drawRings draws what may be chosen on the rings, the ways of the dice, the figures.
func drawRings(p *ui.Painter, f *Frame) {
	rings := ringsOf(f.Rules)
	for _, r := range rings {
		r.each(func(n uint8) {
			if t := model.SpaceTarget(n); f.IsGlowing(t) || f.Open(t) && f.IsHot(t) {
				lightSpace(p, r, n, f.Breath, f.IsHot(t))
			}
		})
	}
	rings[0].each(func(n uint8) {
		if !f.Position().Enters(n) {
			drawBars(p, f, rings[0], n)
		}
	})
	drawWays(p, f)
	for _, r := range rings {
		r.each(func(n uint8) { drawStanding(p, f, n) })
	}
	drawGhosts(p, f)
}

// drawWays draws the ways that are shown.
func drawWays(p *ui.Painter, f *Frame) {
	for _, l := range f.ShownWays() {
		r := RingOf(f.Rules, l.To())
		if !f.Open(model.SpaceTarget(l.To())) {
			lightSpace(p, r, l.To(), 1, false)
		}
		drawWay(p, r, l)
	}
}

// drawGhosts draws the figures as they would arrive, before and beside whoever
// stands there.
func drawGhosts(p *ui.Painter, f *Frame) {
	for _, l := range f.ShownWays() {
		r := RingOf(f.Rules, l.To())
		on := len(f.Standing(l.To()))
		x, y := f.roomAt(l.To(), on, on)
		p.SpriteAt("halo", x, y-22, 92*r.glow, ui.SpriteOptions{Fade: .3})
		f.drawFigure(p, f.FigureSprite(l.Figure, f.View.Turn.Seat), l.To(), x, y, .26)
	}
}

// drawWay draws dots from where the figure stands to where it would land.
func drawWay(p *ui.Painter, r Rondel, l model.Landing) {
	if l.Jump {
		return
	}
	from := r.Angle(l.From())
	turn := float64(r.steps(l)) * 2 * r.Half()
	n := max(2, int(math.Abs(turn)*r.way/11))
	for i := 3; i <= n-2; i++ {
		a := from + turn*float64(i)/float64(n)
		x, y := Polar(a, r.way)
		p.FillCircle(x, y, 4.1, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 2.8, ui.Solid(ui.GlowEdge))
	}
}

// backToFront is the order in which n figures on a space are drawn.
func backToFront(n int) []int {
	var order []int
	for _, row := range [2]int{1, 0} {
		for i := row; i < n; i += 2 {
			order = append(order, i)
		}
	}
	return order
}

// FigureSize is how large a figure is drawn on a space.
func (f *Frame) FigureSize(sprite string, space uint8) float64 {
	size := RingOf(f.Rules, space).figure
	if slices.ContainsFunc(f.Rows.Figures, func(r *model.FigureRow) bool { return r.Tall && r.Sprite == sprite }) {
		size += 4
	}
	return size
}

// drawFigure draws a figure on a space by its foot.
func (f *Frame) drawFigure(p *ui.Painter, sprite string, space uint8, x, y, fade float64) {
	size := f.FigureSize(sprite, space)
	if fade == 0 {
		p.FillCircle(x+2, y-1, 13, ui.Solid(ui.Alpha(ui.ShadowColor, .3)))
	}
	p.SpriteAt(sprite, x, y-size*.41, size, ui.SpriteOptions{Fade: fade})
}

// roomAt is where the i-th figure stands of n on a space: they make room for one that would
// come there.
func (f *Frame) roomAt(space uint8, i, n int) (x, y float64) {
	comes := slices.ContainsFunc(f.ShownWays(), func(l model.Landing) bool { return l.To() == space && l.From() != space })
	if !comes {
		return RingOf(f.Rules, space).StandsAt(space, i, max(n, i+1))
	}
	x, y = RingOf(f.Rules, space).StandsAt(space, i, n+1)
	if n == 1 {
		x += float64(16*i - 8)
	}
	return x, y
}

// leftBehind is how faint a thing is drawn where it was taken from while it hangs at the pointer.
const leftBehind = .7

// drawStanding draws the figures on a space.
func drawStanding(p *ui.Painter, f *Frame, space uint8) {
	on := f.Standing(space)
	for _, i := range backToFront(len(on)) {
		x, y := f.roomAt(space, i, len(on))
		if t := f.PawnTarget(on[i]); f.Chosen(on[i]) {
			drawCall(p, x, y-22, f.IsGlowing(t), f.IsHot(t), f.Breath)
		}
		fade := 0.0
		if f.Carried != "" && f.Carried == f.Rows.Region(f.PawnTarget(on[i])) {
			fade = leftBehind
		}
		f.drawFigure(p, f.FigureSprite(on[i].Figure, on[i].Seat), space, x, y, fade)
	}
}

// drawCall lights up the ground of a figure that may be chosen.
func drawCall(p *ui.Painter, x, y float64, glow, hot bool, breath float64) {
	switch {
	case hot:
		p.SpriteAt("halo", x, y, 104)
	case glow:
		p.GlowCircle(x, y, 24, breath)
	default:
		p.StrokeCircle(x, y, 25, 2.2, ui.Solid(ui.GlowEdge))
	}
}

// Leads are the regions where something comes of a choice and what follows: the space, and the
// quest of the hand that is said to be what it serves.
func (f *Frame) Leads(c *moment.Choice, line []game.Move) []string {
	list := f.SpaceOf(c, line)
	if card, ok := f.Decides(c, line); ok {
		list = append(list, f.Rows.Region(game.Target{Kind: merlin.TargetCard, Seat: f.Home, A: uint8(card)}))
	}
	return list
}

// SpaceOf is the region of the space where the figure goes that the taken die moves, by the
// choice and what follows; none where there is no such. Where nothing is said of what follows, it
// is where a figure stands and where the choice leads it.
func (f *Frame) SpaceOf(c *moment.Choice, line []game.Move) (list []string) {
	if len(line) == 0 {
		return f.spacesOf(c)
	}
	for i, m := range line {
		if m.Action.Kind == merlin.ActDie && i >= len(c.Do) {
			return nil
		}
		for _, e := range m.Events {
			if e.Kind == merlin.EventMoved {
				return []string{f.Rows.Region(model.SpaceTarget(uint8(e.Args[2])))}
			}
		}
	}
	return nil
}

// spacesOf are the regions of where figures stand and of where a choice leads them: a die that is
// taken, or one that is changed.
func (f *Frame) spacesOf(c *moment.Choice) (list []string) {
	ways := model.ReachOf(c).Ways
	if a := c.Do[0]; a.Kind == merlin.ActDie {
		ways = slices.DeleteFunc(slices.Clone(f.Landings), func(l model.Landing) bool { return l.Die != a.A })
	}
	for _, way := range ways {
		list = append(list, f.Rows.Region(model.SpaceTarget(way.From())), f.Rows.Region(model.SpaceTarget(way.To())))
	}
	return list
}

// ringRegions are the spaces, each with its standing band.
func ringRegions(f *Frame) []ui.Region {
	var list []ui.Region
	for _, r := range ringsOf(f.Rules) {
		r.each(func(n uint8) {
			x, y := r.At(n, (r.band+r.Outer)/2)
			reg := f.ThingRegion(model.SpaceTarget(n), ui.Around(x, y, 92, 92), func() string { return f.SpaceTip(n) })
			f.takeDie(&reg, n)
			reg.Hit = func(x, y float64) bool { return r.under(x, y) == int(n) }
			reg.Outline = r.outline(n)
			list = append(list, reg)
		})
	}
	return list
}

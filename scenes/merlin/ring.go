package merlin

import (
	"math"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// drawSpace draws the pictogram of a space on the bare ring.
func drawSpace(p *ui.Painter, f *frame, n uint8) {
	sp, r := f.rules.Space(n), ringOf(f.rules, n)
	size := r.signed
	if c := f.rows.spaces[sp.Kind].Tint; c != (ui.Color{}) {
		a := r.angle(n)
		p.Wedge(boardX, boardY, r.inner+4, r.outer-3, a-r.half()+.017, a+r.half()-.017, ui.Solid(ui.Alpha(c, .72)))
	} else {
		size = r.plain
	}
	if r.first > 0 && f.relicTip(sp.Kind) != "" {
		return // the thing itself lies there
	}
	x, y := r.at(n, r.sign)
	p.SpriteAt(f.spaceSprite(n), x, y, size)
}

// lightSpace marks a space that may be chosen; strong is for one pointed at.
func lightSpace(p *ui.Painter, r rondel, n uint8, strength float64, strong bool) {
	a := r.angle(n)
	fill, edge := .16, ui.Hex(0xFFD65A)
	if strong {
		fill, edge = .34, ui.GlowEdge
	}
	p.Wedge(boardX, boardY, r.band+2, r.outer, a-r.half(), a+r.half(), ui.Solid(ui.Alpha(ui.Glow, fill*strength)))
	for _, l := range [...][2]float64{{26, .12}, {20, .2}, {14, .34}, {10, .5}} {
		r.wedge(p, n, l[0]*r.glow, ui.Alpha(ui.Glow, l[1]*strength))
	}
	r.wedge(p, n, 7.6, ui.Ink)
	r.wedge(p, n, 4.6, edge)
}

// drawRings draws what may be chosen on the rings, the ways of the dice, the figures.
func drawRings(p *ui.Painter, f *frame) {
	rings := ringsOf(f.rules)
	for _, r := range rings {
		r.each(func(n uint8) {
			if t := spaceTarget(n); f.glows(t) || f.open(t) && f.hot(t) {
				lightSpace(p, r, n, f.Breath, f.hot(t))
			}
		})
	}
	rings[0].each(func(n uint8) {
		if !f.position().Enters(n) {
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
func drawWays(p *ui.Painter, f *frame) {
	for _, l := range f.shownWays() {
		r := ringOf(f.rules, l.to())
		if !f.open(spaceTarget(l.to())) {
			lightSpace(p, r, l.to(), 1, false)
		}
		drawWay(p, r, l)
	}
}

// drawGhosts draws the figures as they would arrive, before and beside whoever
// stands there.
func drawGhosts(p *ui.Painter, f *frame) {
	for _, l := range f.shownWays() {
		r := ringOf(f.rules, l.to())
		on := len(f.standing(l.to()))
		x, y := r.standsAt(l.to(), on, on+1)
		if on == 1 {
			x += 10
		}
		p.SpriteAt("halo", x, y-22, 92*r.glow, ui.SpriteOptions{Fade: .3})
		f.drawFigure(p, f.figureSprite(l.figure, f.View.Turn.Seat), l.to(), x, y, .26)
	}
}

// drawWay draws dots from where the figure stands to where it would land.
func drawWay(p *ui.Painter, r rondel, l landing) {
	if l.jump {
		return
	}
	from := r.angle(l.from())
	turn := float64(r.steps(l)) * 2 * r.half()
	n := max(2, int(math.Abs(turn)*r.way/11))
	for i := 3; i <= n-2; i++ {
		a := from + turn*float64(i)/float64(n)
		x, y := polar(a, r.way)
		p.FillCircle(x, y, 4.1, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 2.8, ui.Solid(ui.GlowEdge))
	}
}

// figureSprite is the sprite of a figure; a knight is the seat's.
func (f *frame) figureSprite(g merlin.Figure, s game.Seat) string {
	if sprite := f.rows.figure(g).Sprite; sprite != "" {
		return sprite
	}
	return "knight-" + f.Seats[max(s, 0)].Colour
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

// figureSize is how large a figure is drawn on a space.
func (f *frame) figureSize(sprite string, space uint8) float64 {
	size := ringOf(f.rules, space).figure
	if slices.ContainsFunc(f.rows.figures, func(r *FigureRow) bool { return r.Tall && r.Sprite == sprite }) {
		size += 4
	}
	return size
}

// drawFigure draws a figure on a space by its foot.
func (f *frame) drawFigure(p *ui.Painter, sprite string, space uint8, x, y, fade float64) {
	size := f.figureSize(sprite, space)
	if fade == 0 {
		p.FillCircle(x+2, y-1, 13, ui.Solid(ui.Alpha(ui.ShadowColor, .3)))
	}
	p.SpriteAt(sprite, x, y-size*.41, size, ui.SpriteOptions{Fade: fade})
}

// drawStanding draws the figures on a space.
func drawStanding(p *ui.Painter, f *frame, space uint8) {
	on := f.standing(space)
	for _, i := range backToFront(len(on)) {
		x, y := ringOf(f.rules, space).standsAt(space, i, len(on))
		if t := f.pawnTarget(on[i]); f.chosen(on[i]) {
			drawCall(p, x, y-22, f.glows(t), f.hot(t), f.Breath)
		}
		f.drawFigure(p, f.figureSprite(on[i].figure, on[i].seat), space, x, y, 0)
	}
}

// chosen reports whether a figure itself may be chosen now.
func (f *frame) chosen(g pawn) bool {
	t := f.pawnTarget(g)
	return f.open(t) && (t.Kind != merlin.TargetFigure || g.seat == game.NoSeat || g.seat == f.Home)
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

// pawn is a figure on the board: Merlin and Arthur are nobody's.
type pawn struct {
	figure merlin.Figure
	seat   game.Seat
}

// standing lists the figures on a space, the knights in the order of the seats.
func (f *frame) standing(space uint8) []pawn {
	var list []pawn
	for _, row := range f.rows.figures {
		seats := nobody
		if row.Sprite == "" {
			seats = allSeats[:len(f.Seats)]
		}
		for _, s := range seats {
			if row.On(f, s, space) {
				list = append(list, pawn{row.Figure, s})
			}
		}
	}
	return list
}

var (
	nobody   = []game.Seat{game.NoSeat}
	allSeats = []game.Seat{0, 1, 2, 3}
)

// stands reports whether a figure of the engine's stands on a space.
func stands(g merlin.Figure) func(*frame, game.Seat, uint8) bool {
	return func(f *frame, s game.Seat, space uint8) bool { return f.position().StandsOn(s, g) == space }
}

func spaceTarget(n uint8) game.Target { return game.Target{Kind: merlin.TargetSpace, A: n} }

func dieTarget(s game.Seat, n uint8) game.Target {
	return game.Target{Kind: merlin.TargetDie, Seat: s, A: n}
}

// ringRegions are the spaces, each with its standing band.
func ringRegions(f *frame) []ui.Region {
	var list []ui.Region
	for _, r := range ringsOf(f.rules) {
		r.each(func(n uint8) {
			x, y := r.at(n, (r.band+r.outer)/2)
			reg := f.region(spaceTarget(n), ui.Around(x, y, 92, 92), func() string { return f.spaceTip(n) })
			reg.Hit = func(x, y float64) bool { return r.under(x, y) == int(n) }
			list = append(list, reg)
		})
	}
	return list
}

// pawnTarget is a figure as a thing that is chosen.
func (f *frame) pawnTarget(g pawn) game.Target {
	for _, m := range f.rows.modules {
		if m.Pawn == nil {
			continue
		}
		if t, ok := m.Pawn(f, g); ok {
			return t
		}
	}
	return figureTarget(g.figure)
}

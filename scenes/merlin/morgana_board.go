package merlin

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// hornCost says what is paid for the horn.
func (f *frame) hornCost(materials, coins uint8) string {
	var list []string
	if coins > 0 {
		list = append(list, f.T("coins.count", "count", int(coins)))
	}
	if materials > 0 {
		list = append(list, f.T("item.count.material", "count", int(materials)))
	}
	return joinWords(f.Locale, list)
}

func hornArt(_ *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	var row rowArt
	if coins := a.B; coins > 0 {
		row = append(row, counted{"coin", coins})
	}
	if materials := a.A - a.B; materials > 0 {
		row = append(row, counted{anySprite(merlin.Material), materials})
	}
	return row
}

// morganaGoes is where Morgana comes by so many provinces clockwise (0) or back (1).
func (f *frame) morganaGoes(n, back uint8) merlin.Province {
	p, step := f.View.Mods.Morgana.At, merlin.Province.Next
	if back == 1 {
		step = merlin.Province.Prev
	}
	for range n {
		p = step(p)
	}
	return p
}

// poisonedValues are those of the dice that a poisoned apple has change places.
func (f *frame) poisonedValues(a game.Action) (own, other uint8) {
	other = f.View.Players[a.B].Dice[a.C].Value
	if a.A != merlin.MorganaDie {
		return f.View.Players[f.Asked].Dice[a.A].Value, other
	}
	dark := &f.View.Mods.Morgana
	return dark.Dice[dark.Taken%uint8(len(dark.Dice))], other
}

// describePoisoned says which dice change their values.
func (f *frame) describePoisoned(c *moment.Choice, a game.Action) {
	own, other := f.poisonedValues(a)
	c.Short = fmt.Sprintf("%d → %d", own, other)
	c.Icon = f.rows.dieSprite(a.A, other, f.Seats[f.Asked].Colour)
}

// poisonedArt shows them; where one's own is still to be chosen, the other player's.
func poisonedArt(f *frame, c *moment.Choice, a game.Action) paint.Drawing {
	own, other := f.poisonedValues(a)
	colour := f.Seats[a.B].Colour
	if len(c.Then) > 0 {
		return ownedDie{f.rows.dieSprite(a.C, other, colour), "crest-" + colour}
	}
	return swapArt{f.rows.dieSprite(a.A, own, f.Seats[f.Asked].Colour), f.rows.dieSprite(a.C, other, colour)}
}

// describeSwap names the figures that change places.
func (f *frame) describeSwap(c *moment.Choice, a game.Action) {
	if a.A == merlin.Nobody {
		c.Short = f.T("morgana.swap.merlin")
		return
	}
	c.Short = f.T("morgana.swap.knight", "name", f.who(game.Seat(a.A)))
}

func swapsArt(f *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	if a.A == merlin.Nobody {
		return swapArt{f.figureSprite(merlin.MerlinFigure, f.Asked), f.figureSprite(f.rules.Other(), f.Asked)}
	}
	return swapArt{f.figureSprite(merlin.KnightFigure, f.Asked), f.figureSprite(merlin.KnightFigure, game.Seat(a.A))}
}

// A poisoned apple of one's own is clicked first: then one chooses whose die it is used
// on, and for which of one's own. // W3

// victims puts the choices at one's poisoned apples together by the other player's die.
func (f *frame) victims(list []moment.Choice) []moment.Choice {
	var dice []moment.Choice
	for _, c := range list {
		a := c.Do[0]
		i := slices.IndexFunc(dice, func(one moment.Choice) bool { return one.Do[0].B == a.B && one.Do[0].C == a.C })
		if i < 0 {
			i = len(dice)
			dice = append(dice, f.victim(c, a))
		}
		dice[i].Then = append(dice[i].Then, c)
	}
	return dice
}

// victim is the choice of another player's die.
func (f *frame) victim(c moment.Choice, a game.Action) moment.Choice {
	s := game.Seat(a.B)
	value := f.View.Players[s].Dice[a.C].Value
	c.Short = f.pair(f.who(s), strconv.Itoa(int(value)))
	c.Label = f.pair(c.Title, f.dieName(s, a.C))
	c.Leads, c.Own = nil, nil
	return c
}

// ownedDie is a die with the crest of its owner.
type ownedDie struct{ die, crest string }

func (d ownedDie) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	p.SpriteAt(d.crest, x-30, y, 38)
	p.SpriteAt(d.die, x+18, y, 50)
}

// closes says what Morgana closes where she goes.
func (f *frame) closes(p merlin.Province) string {
	if !f.stocked(p) {
		return paragraphs(f.T("hint.closes.space"), f.rows.province.Words(f, p))
	}
	return paragraphs(f.T("hint.closes"), f.rows.province.Words(f, p))
}

// bought is how many things for witch's gold have been taken already. // W7h
func (f *frame) bought() (n int) {
	for i := range slices.Backward(f.Shown) {
		for _, e := range slices.Backward(f.Shown[i].Events) {
			switch e.Kind {
			case merlin.EventGained, merlin.EventCoin, merlin.EventApple, merlin.EventMistletoe:
				n++
			case merlin.EventCoinPaid, merlin.EventTurn:
				return n
			}
		}
	}
	return n
}

// poison is the green that is hers.
var poison = ui.Hex(0xA6E07A)

// witchAt is the province where Morgana stands; Castle when she is on none.
func (f *frame) witchAt() merlin.Province {
	if !f.rules.Has("morgana") {
		return merlin.Castle
	}
	return f.View.Mods.Morgana.At
}

// shut reports whether Morgana stands in a province.
func (f *frame) shut(p merlin.Province) bool { return f.witchAt() == p }

// drawShut darkens a province, which keeps its colour, and lets bars down before it.
func drawShut(p *ui.Painter, f *frame, province merlin.Province) {
	if !f.shut(province) {
		return
	}
	const bars = 11
	xy := sector(province)
	p.FillPolygon(ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .2)), xy...)
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range bars {
		a := middle + math.Pi/3*(float64(i+1)/(bars+1)-.5)
		x0, y0 := polar(a, 258)
		x1, y1 := onSquare(a)
		p.Line(x0, y0, x1, y1, 5, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .45)))
		p.Line(x0, y0, x1, y1, 1.6, ui.Solid(ui.Alpha(poison, .35)))
	}
	p.StrokePolygon(7, ui.Solid(ui.Alpha(poison, .22)), xy...)
	p.StrokePolygon(2.6, ui.Solid(ui.Alpha(poison, .8)), xy...)
}

// sector is the outline of a province, a little inside: between the rings and the
// track of points.
func sector(province merlin.Province) (xy []float64) {
	const radius, steps = 258.0, 12
	half := math.Pi/6 - .012
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range steps + 1 {
		x, y := polar(middle-half+2*half*float64(i)/steps, radius)
		xy = append(xy, x, y)
	}
	for i := range steps + 1 {
		x, y := onSquare(middle + half - 2*half*float64(i)/steps)
		xy = append(xy, x, y)
	}
	return xy
}

// onSquare is where a direction leaves the square of the provinces.
func onSquare(angle float64) (x, y float64) {
	const half = 365.0
	return polar(angle, half/max(math.Abs(math.Cos(angle)), math.Abs(math.Sin(angle))))
}

// drawChains puts chains round what lies in a province that is shut, with a lock at the
// corner.
func drawChains(p *ui.Painter, f *frame, province merlin.Province) {
	if !f.shut(province) || !f.stocked(province) {
		return
	}
	r := f.rows.province.Plate(province)
	p.FillRound(r, 7, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .22)))
	for x := r.X - r.H; x < r.Right(); x += 13 { // hatching
		x0, x1 := max(x, r.X+3), min(x+r.H, r.Right()-3)
		if x1 > x0 {
			p.Line(x0, r.Bottom()-(x0-x), x1, r.Bottom()-(x1-x), 1.2, ui.Solid(ui.Alpha(ui.Hex(0x4B2A63), .3)))
		}
	}
	chain(p, r.X, r.Y, r.Right(), r.Y)
	chain(p, r.X, r.Bottom(), r.Right(), r.Bottom())
	chain(p, r.X, r.Y, r.X, r.Bottom())
	chain(p, r.Right(), r.Y, r.Right(), r.Bottom())
	p.SpriteAt("lock", r.X+2, r.Y, 30)
}

// chain draws links from one point to another.
func chain(p *ui.Painter, x0, y0, x1, y1 float64) {
	p.Line(x0, y0, x1, y1, 3.4, ui.Solid(ui.Ink))
	length := math.Hypot(x1-x0, y1-y0)
	n := max(1, int(length/11))
	dx, dy := (x1-x0)/float64(n), (y1-y0)/float64(n)
	for i := range n {
		x, y := x0+dx*float64(i), y0+dy*float64(i)
		p.Line(x+dx*.12, y+dy*.12, x+dx*.88, y+dy*.88, 6.4, ui.Solid(ui.Ink))
		p.Line(x+dx*.18, y+dy*.18, x+dx*.82, y+dy*.82, 3.6, ui.Solid(ui.Hex(0xB9BEC7)))
	}
}

// drawBarred bars a space of the ring.
func drawBarred(p *ui.Painter, r rondel, space uint8) {
	a, h := r.angle(space), r.half()
	p.Wedge(boardX, boardY, r.inner+1, r.outer-1, a-h, a+h, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .5)))
	p.StrokeWedge(boardX, boardY, r.inner+1, r.outer-1, a-h, a+h, 2.6, ui.Solid(poison))
	for _, side := range [2]float64{1, -1} {
		x0, y0 := polar(a-side*h*.86, r.inner+6)
		x1, y1 := polar(a+side*h*.86, r.outer-6)
		chain(p, x0, y0, x1, y1)
	}
	x, y := r.at(space, r.sign+2)
	p.FillCircle(x, y, 16.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 15.2, ui.Solid(poison))
	p.FillCircle(x, y, 13.6, ui.Solid(provinceInk[space*merlin.Provinces/merlin.Spaces]))
	p.SpriteAt(emblemSprite(merlin.Province(space*merlin.Provinces/merlin.Spaces)), x, y, 26)
	x, y = polar(a+h*.74, r.outer-6)
	p.SpriteAt("lock", x, y, 24)
}

// witchWords are what the tip of a province says of Morgana.
func (f *frame) witchWords(p merlin.Province) (lines []string) {
	switch {
	case f.shut(p) && f.stocked(p):
		lines = append(lines, f.T("hint.shut"))
	case f.shut(p):
		lines = append(lines, f.T("why.barred"))
	}
	return lines
}

// hutOn is 1 where a witch's hut stands. // W7f
func hutOn(f *frame, tile uint8) uint8 {
	if f.View.Mods.Morgana.Hut(tile) {
		return 1
	}
	return 0
}

// drawHut draws it beside the manor, which it belongs to.
func drawHut(p *ui.Painter, f *frame, tile uint8, x, y, up float64) {
	if hutOn(f, tile) == 1 {
		p.SpriteAt("witch-hut", x-23, y-up-9, 38)
	}
}

func hutWords(f *frame, _ uint8) string { return f.T("domain.hut") }

// witchTurns is the one of a die of Morgana's.
func (f *frame) witchTurns() (n int, words string) {
	if f.View.Mods.Morgana.DieFor(f.diceSeat()) {
		n = 1
	}
	return n, f.T("turns.morgana")
}

// witchInstead is her die in hand. // W1
func (f *frame) witchInstead() (n int, sprite, words string) {
	m := &f.View.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return 0, "", ""
	}
	t := witchTarget(int(m.Taken))
	return 0, fmt.Sprintf("die-morgana-%d", m.Dice[m.Taken]), f.thing(t)
}

// darkMarkers is how many of Morgana's markers lie on a seat's influence in a province.
func darkMarkers(f *frame, s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Morgana.Dark[s][p]
}

func drawDark(p *ui.Painter, n uint8, x, y float64) {
	p.SpriteAt("Morgana-marker", x+5.5, y-4, 18)
	if n > 1 {
		p.Text(fmt.Sprint(n), x+5.5, y-4, numberStyle.Sized(15).With(ui.White).Placed(ui.Center, ui.Middle))
	}
}

// rider is another player's knight, which is not the knight that one's die moves.
func rider(f *frame, g pawn) (game.Target, bool) {
	t := game.Target{Kind: merlin.TargetRider, Seat: g.seat}
	return t, g.figure == merlin.KnightFigure && f.open(t)
}

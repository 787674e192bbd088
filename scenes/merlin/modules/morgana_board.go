package modules

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// hornCost says what is paid for the horn.
func hornCost(f *words.Words, materials, coins uint8) string {
	var list []string
	if coins > 0 {
		list = append(list, f.T("coins.count", "count", int(coins)))
	}
	if materials > 0 {
		list = append(list, f.T("item.count.material", "count", int(materials)))
	}
	return words.JoinWords(f.Locale, list)
}

func hornArt(_ *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	var row draw.RowArt
	if coins := a.B; coins > 0 {
		row = append(row, draw.Counted{Sprite: "coin", Count: coins})
	}
	if materials := a.A - a.B; materials > 0 {
		row = append(row, draw.Counted{Sprite: model.AnySprite(merlin.Material), Count: materials})
	}
	return row
}

// MorganaGoes is where Morgana comes by so many provinces clockwise (0) or back (1).
func MorganaGoes(f *model.Model, n, back uint8) merlin.Province {
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
func poisonedValues(f *model.Model, a game.Action) (own, other uint8) {
	other = f.View.Players[a.B].Dice[a.C].Value
	if a.A != merlin.MorganaDie {
		return f.View.Players[f.Asked].Dice[a.A].Value, other
	}
	dark := &f.View.Mods.Morgana
	return dark.Dice[dark.Taken%uint8(len(dark.Dice))], other
}

// describePoisoned says which dice change their values.
func describePoisoned(f *words.Words, c *moment.Choice, a game.Action) {
	own, other := poisonedValues(f.Model, a)
	c.Short = fmt.Sprintf("%d → %d", own, other)
	c.Icon = f.Rows.DieSprite(a.A, other, f.Seats[f.Asked].Colour)
}

// poisonedArt shows them; where one's own is still to be chosen, the other player's.
func poisonedArt(f *draw.Frame, c *moment.Choice, a game.Action) paint.Drawing {
	own, other := poisonedValues(f.Model, a)
	colour := f.Seats[a.B].Colour
	if len(c.Then) > 0 {
		return ownedDie{f.Rows.DieSprite(a.C, other, colour), "crest-" + colour}
	}
	return draw.SwapArt{f.Rows.DieSprite(a.A, own, f.Seats[f.Asked].Colour), f.Rows.DieSprite(a.C, other, colour)}
}

// describeSwap names the figures that change places.
func describeSwap(f *words.Words, c *moment.Choice, a game.Action) {
	if a.A == merlin.Nobody {
		c.Short = f.T("morgana.swap.merlin")
		return
	}
	c.Short = f.T("morgana.swap.knight", "name", f.Called(game.Seat(a.A)))
}

func swapsArt(f *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	if a.A == merlin.Nobody {
		return draw.SwapArt{f.FigureSprite(merlin.MerlinFigure, f.Asked), f.FigureSprite(f.Rules.Other(), f.Asked)}
	}
	return draw.SwapArt{f.FigureSprite(merlin.KnightFigure, f.Asked), f.FigureSprite(merlin.KnightFigure, game.Seat(a.A))}
}

// A poisoned apple of one's own is clicked first: then one chooses whose die it is used
// on, and for which of one's own. // W3

// victims puts the choices at one's poisoned apples together by the other player's die.
func victims(f *words.Words, list []moment.Choice) []moment.Choice {
	var dice []moment.Choice
	for _, c := range list {
		a := c.Do[0]
		i := slices.IndexFunc(dice, func(one moment.Choice) bool { return one.Do[0].B == a.B && one.Do[0].C == a.C })
		if i < 0 {
			i = len(dice)
			dice = append(dice, victim(f, c, a))
		}
		dice[i].Then = append(dice[i].Then, c)
	}
	return dice
}

// victim is the choice of another player's die.
func victim(f *words.Words, c moment.Choice, a game.Action) moment.Choice {
	s := game.Seat(a.B)
	value := f.View.Players[s].Dice[a.C].Value
	c.Short = f.Pair(f.Called(s), strconv.Itoa(int(value)))
	c.Label = f.Pair(c.Title, f.DieName(s, a.C))
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
func closes(f *words.Words, p merlin.Province) string {
	if !f.Stocked(p) {
		return words.Paragraphs(f.T("hint.closes.space"), f.Rows.Province.Words(f, p))
	}
	return words.Paragraphs(f.T("hint.closes"), f.Rows.Province.Words(f, p))
}

// bought is how many things for witch's gold have been taken already. // W7h
func bought(f *model.Model) (n int) {
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
func witchAt(f *model.Model) merlin.Province {
	if !f.Rules.Has("morgana") {
		return merlin.Castle
	}
	return f.View.Mods.Morgana.At
}

// shut reports whether Morgana stands in a province.
func shut(f *model.Model, p merlin.Province) bool { return witchAt(f) == p }

// drawShut darkens a province, which keeps its colour, and lets bars down before it.
func drawShut(p *ui.Painter, f *draw.Frame, province merlin.Province) {
	if !shut(f.Model, province) {
		return
	}
	const bars = 11
	xy := sector(province)
	p.FillPolygon(ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .2)), xy...)
	middle := float64(province)*math.Pi/3 - math.Pi/2
	for i := range bars {
		a := middle + math.Pi/3*(float64(i+1)/(bars+1)-.5)
		x0, y0 := draw.Polar(a, 258)
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
		x, y := draw.Polar(middle-half+2*half*float64(i)/steps, radius)
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
	return draw.Polar(angle, half/max(math.Abs(math.Cos(angle)), math.Abs(math.Sin(angle))))
}

// drawChains puts chains round what lies in a province that is shut, with a lock at the
// corner.
func drawChains(p *ui.Painter, f *draw.Frame, province merlin.Province) {
	if !shut(f.Model, province) || !f.Stocked(province) {
		return
	}
	r := f.Rows.Province.Plate(province)
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
func drawBarred(p *ui.Painter, r draw.Rondel, space uint8) {
	a, h := r.Angle(space), r.Half()
	p.Wedge(draw.BoardX, draw.BoardY, r.Inner+1, r.Outer-1, a-h, a+h, ui.Solid(ui.Alpha(ui.Hex(0x150A1F), .5)))
	p.StrokeWedge(draw.BoardX, draw.BoardY, r.Inner+1, r.Outer-1, a-h, a+h, 2.6, ui.Solid(poison))
	for _, side := range [2]float64{1, -1} {
		x0, y0 := draw.Polar(a-side*h*.86, r.Inner+6)
		x1, y1 := draw.Polar(a+side*h*.86, r.Outer-6)
		chain(p, x0, y0, x1, y1)
	}
	x, y := r.At(space, r.Sign+2)
	p.FillCircle(x, y, 16.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 15.2, ui.Solid(poison))
	p.FillCircle(x, y, 13.6, ui.Solid(draw.ProvinceInk[space*merlin.Provinces/merlin.Spaces]))
	p.SpriteAt(model.EmblemSprite(merlin.Province(space*merlin.Provinces/merlin.Spaces)), x, y, 26)
	x, y = draw.Polar(a+h*.74, r.Outer-6)
	p.SpriteAt("lock", x, y, 24)
}

// witchWords are what the tip of a province says of Morgana.
func witchWords(f *words.Words, p merlin.Province) (lines []string) {
	switch {
	case shut(f.Model, p) && f.Stocked(p):
		lines = append(lines, f.T("hint.shut"))
	case shut(f.Model, p):
		lines = append(lines, f.T("why.barred"))
	}
	return lines
}

// hutOn is 1 where a witch's hut stands. // W7f
func hutOn(f *model.Model, tile uint8) uint8 {
	if f.View.Mods.Morgana.Hut(tile) {
		return 1
	}
	return 0
}

// drawHut draws it beside the manor, which it belongs to.
func drawHut(p *ui.Painter, f *draw.Frame, tile uint8, x, y, up float64) {
	if hutOn(f.Model, tile) == 1 {
		p.SpriteAt("witch-hut", x-23, y-up-9, 38)
	}
}

func hutWords(f *words.Words, _ uint8) string { return f.T("domain.hut") }

// witchTurns is the one of a die of Morgana's.
func witchTurns(f *words.Words) (n int, said string) {
	if f.View.Mods.Morgana.DieFor(f.DiceSeat()) {
		n = 1
	}
	return n, f.T("turns.morgana")
}

// witchInstead is her die in hand. // W1
func witchInstead(f *words.Words) (n int, sprite, said string) {
	m := &f.View.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return 0, "", ""
	}
	t := witchTarget(int(m.Taken))
	return 0, fmt.Sprintf("die-morgana-%d", m.Dice[m.Taken]), f.Thing(t)
}

// darkMarkers is how many of Morgana's markers lie on a seat's influence in a province.
func darkMarkers(f *model.Model, s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Morgana.Dark[s][p]
}

func drawDark(p *ui.Painter, n uint8, x, y float64) {
	p.SpriteAt("Morgana-marker", x+5.5, y-4, 18)
	if n > 1 {
		p.Text(fmt.Sprint(n), x+5.5, y-4, draw.NumberStyle.Sized(15).With(ui.White).Placed(ui.Center, ui.Middle))
	}
}

// rider is another player's knight, which is not the knight that one's die moves.
func rider(f *model.Model, g model.Pawn) (game.Target, bool) {
	t := game.Target{Kind: merlin.TargetRider, Seat: g.Seat}
	return t, g.Figure == merlin.KnightFigure && f.Open(t)
}

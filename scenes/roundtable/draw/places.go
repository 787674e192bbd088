package draw

import (
	"math"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// Places that wait for something: the trays of a Quest with its free places, drawn once, and
// what lies there over them.

// beds draw the places of a Quest, by Place.
var beds = [roundtable.Places]func(*ui.Painter, *Frame, ui.Rect, roundtable.Place){
	roundtable.Tournament: combatBed, roundtable.LancelotQuest: combatBed, roundtable.DragonQuest: dragonBed,
	roundtable.ExcaliburQuest: lakeBed, roundtable.GrailQuest: roadBed, roundtable.PictWar: warBed, roundtable.SaxonWar: warBed,
}

// combatTrays are those of a combat Quest but the Dragon's.
func combatTrays(r ui.Rect, at roundtable.Place) (white, black ui.Rect) {
	wide := 230.0
	if at == roundtable.Tournament {
		wide = 214
	}
	white = ui.Rect{X: r.X + 12, Y: laneY(r), W: wide, H: 68}
	return white, ui.Rect{X: white.Right() + 6, Y: laneY(r), W: r.W - 24 - wide - 6, H: 68}
}

// combatCell is place i of n on the White side, blackCell on the Black one.
func combatCell(tray ui.Rect, i, n int) ui.Rect {
	step := (tray.W - 12) / float64(n)
	return ui.Rect{X: tray.X + 6 + step*float64(i), Y: tray.Y + 3, W: min(cardW, step-2), H: cardH}
}

func blackCell(tray ui.Rect, i, n int) ui.Rect {
	step := (tray.W - 10) / float64(n)
	return ui.Rect{X: tray.X + 6 + step*float64(i), Y: tray.Y + 3, W: min(cardW, step-3), H: cardH}
}

func combatBed(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	white, black := combatTrays(r, at)
	box := &f.Rules.Box.Quests[at]
	tray(p, white, true)
	tray(p, black, false)
	for i := range int(box.White) {
		slot(p, combatCell(white, i, int(box.White)), true, "")
	}
	for i := range int(box.Black) {
		slot(p, blackCell(black, i, int(box.Black)), false, "")
	}
}

// dragonTrays are the Dragon's, which are lower; dragonCell is card i of a stack.
func dragonTrays(r ui.Rect) (white, black ui.Rect) {
	return ui.Rect{X: r.X + 12, Y: laneY(r) + 5, W: 246, H: 63}, ui.Rect{X: r.X + 261, Y: laneY(r) + 5, W: 189, H: 63}
}

func dragonCell(tray ui.Rect, stack, i int) ui.Rect {
	return ui.Rect{X: tray.X + 6 + 81*float64(stack) + 17.5*float64(i), Y: tray.Y + 4, W: cardW * .87, H: cardH * .87}
}

func dragonBed(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	white, black := dragonTrays(r)
	tray(p, white, true)
	tray(p, black, false)
	for i := range 9 {
		slot(p, dragonCell(white, i/3, i%3), true, "")
	}
	n := int(f.Rules.Box.Quests[at].Black)
	for i := range n {
		slot(p, blackCell(black, i, n), false, "")
	}
}

// lakeBed is the lake with its steps: lilies on the Knights' side, floes on the other.
func lakeBed(p *ui.Painter, _ *Frame, r ui.Rect, _ roundtable.Place) {
	y := r.Y + 164
	for i := -roundtable.Bank; i <= roundtable.Bank; i++ {
		x := swordX(r, int8(i))
		switch {
		case i == 0:
			whirl(p, x, y, 15)
		case i > 0:
			lily(p, x, y, 12, i == roundtable.Bank, i%2 == 1)
		default:
			floe(p, x, y, 13)
		}
	}
	p.SpriteAt("hand-of-ice", r.X+428, y-40, 84)
}

// roadBed is the road to the Grail: sand between stones, with its seven places.
func roadBed(p *ui.Painter, _ *Frame, r ui.Rect, _ roundtable.Place) {
	first, last := rowCell(r, 0), rowCell(r, roundtable.RowPlaces-1)
	sand := ui.Rect{X: first.X - 7, Y: first.Y - 4, W: last.Right() - first.X + 14, H: first.H + 8}
	p.FillRound(sand, 8, ui.Solid(ui.Alpha(ui.Hex(0x4A3A26), .6)))
	p.FillRound(sand.Inset(1.6), 7, ui.Down(sand, ui.Hex(0xD9BE86), ui.Hex(0xB99A62)))
	for i := range 12 {
		x := sand.X + sand.W*(float64(i)+.5)/12
		for n, y := range [...]float64{sand.Y, sand.Bottom()} {
			stone := oval(x+6*float64((i+n)%3)-6, y, 6+float64((i+n)%2), 3.6)
			p.FillPolygon(ui.Solid(ui.Hex(0x8C8377)), stone...)
			p.StrokePolygon(1.2, ui.Solid(ui.Hex(0x3A332C)), stone...)
		}
	}
	for i := range roundtable.RowPlaces {
		cell := rowCell(r, i)
		p.FillRound(cell, 5, ui.Solid(ui.Alpha(ui.Hex(0x6E4F2B), .3)))
		dashed(p, 1.7, ui.Solid(ui.Alpha(ui.Hex(0x3A2A16), .8)), rounded(cell.Inset(1), 5))
		x, y := cell.Center()
		centred(p, words.Number(i+1), x, y, 23, ui.Hex(0x3A2A16))
		if i > 0 {
			for n := range 2 {
				p.FillCircle(cell.X-9.6+6.6*float64(n), y, 1.8, ui.Solid(ui.Hex(0x5A4630)))
			}
		}
	}
}

// warTray is the tray of a War: one more place with Mordred.
func warTray(f *Frame, r ui.Rect, at roundtable.Place) (row ui.Rect, step float64, n int) {
	n, step = 5, 48.4
	if f.View.Mordred == at {
		n, step = 6, 43.4
	}
	return ui.Rect{X: r.X + 12, Y: laneY(r), W: 12 + step*float64(n), H: 68}, step, n
}

func warCell(row ui.Rect, step float64, i int) ui.Rect {
	return ui.Rect{X: row.X + 6 + step*float64(i), Y: row.Y + 3, W: min(cardW, step-1), H: cardH}
}

// warValue is the card that place i of a War's row waits for.
func warValue(i int) roundtable.White { return roundtable.White(min(i, roundtable.Fights-1)) }

func warBed(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	row, step, n := warTray(f, r, at)
	tray(p, row, true)
	for i := range n {
		slot(p, warCell(row, step, i), true, words.Number(warValue(i).Value()))
	}
	for i := range roundtable.WarFull {
		x, y, size := warriorAt(r, row.Right(), i)
		foot := oval(x, y+size*.4, size*.31, 8)
		p.FillPolygon(ui.Solid(ui.Alpha(ui.Hex(0x120B14), .78)), foot...)
		dashed(p, 1.7, ui.Solid(ui.Alpha(ui.Parchment, .85)), foot)
		if i == roundtable.WarFull-1 {
			p.SpriteAt("sword-black", x, y, 40, ui.SpriteOptions{Fade: .25})
		}
	}
}

// slot is a free place for a card; label is what it waits for.
func slot(p *ui.Painter, r ui.Rect, white bool, label string) {
	fill, edge, ink := ui.Alpha(ui.Hex(0xF6DFA8), .13), ui.Alpha(ui.Hex(0xFFF3D0), .85), ui.Hex(0xFFF6E0)
	if !white {
		fill, edge, ink = ui.Alpha(night, .42), ui.Alpha(ui.Hex(0xC9B4E8), .85), onBlack
	}
	in := r.Inset(1)
	p.FillRound(in, 5, ui.Solid(fill))
	dashed(p, 1.7, ui.Solid(edge), rounded(in, 5))
	if label != "" {
		x, y := r.Center()
		centred(p, label, x, y, 23*r.H/cardH, ink)
	}
}

// outline is a shape about a point, so far across and so high as its numbers say.
func outline(x, y, across, high float64, of ...float64) []float64 {
	xy := make([]float64, len(of))
	for i := 0; i < len(of); i += 2 {
		xy[i], xy[i+1] = x+across*of[i], y+high*of[i+1]
	}
	return xy
}

// oval is the outline of an ellipse, rounded that of a rectangle with round corners.
func oval(x, y, rx, ry float64) (xy []float64) {
	const n = 28
	for i := range n {
		a := 2 * math.Pi * float64(i) / n
		xy = append(xy, x+rx*math.Cos(a), y+ry*math.Sin(a))
	}
	return xy
}

func rounded(r ui.Rect, radius float64) (xy []float64) {
	corners := [4][2]float64{{r.Right() - radius, r.Bottom() - radius}, {r.X + radius, r.Bottom() - radius}, {r.X + radius, r.Y + radius}, {r.Right() - radius, r.Y + radius}}
	for i, c := range corners {
		for part := range 4 {
			a := math.Pi / 2 * (float64(i) + float64(part)/3)
			xy = append(xy, c[0]+radius*math.Cos(a), c[1]+radius*math.Sin(a))
		}
	}
	return xy
}

// dashed draws a broken line along an outline.
func dashed(p *ui.Painter, width float64, paint ui.Paint, xy []float64) {
	const dash, gap = 5.2, 3.6
	left, on := dash, true
	line := []float64{xy[0], xy[1]}
	for i := 0; i < len(xy); i += 2 {
		x, y, to := xy[i], xy[i+1], (i+2)%len(xy)
		for {
			far := math.Hypot(xy[to]-x, xy[to+1]-y)
			if far <= left {
				left -= far
				line = append(line, xy[to], xy[to+1])
				break
			}
			x, y = x+(xy[to]-x)*left/far, y+(xy[to+1]-y)*left/far
			if on {
				p.Polyline(width, paint, append(line, x, y)...)
			}
			if line, on, left = append(line[:0], x, y), !on, gap; on {
				left = dash
			}
		}
	}
}

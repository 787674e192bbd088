package draw

import (
	"math"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// lanes draw what lies on a Quest's places, by Place.
var lanes = [roundtable.Places]func(*ui.Painter, *Frame, ui.Rect){
	roundtable.Tournament:     func(p *ui.Painter, f *Frame, r ui.Rect) { combat(p, f, r, roundtable.Tournament, 214, 4) },
	roundtable.LancelotQuest:  func(p *ui.Painter, f *Frame, r ui.Rect) { combat(p, f, r, roundtable.LancelotQuest, 230, 5) },
	roundtable.DragonQuest:    dragon,
	roundtable.ExcaliburQuest: lake,
	roundtable.GrailQuest:     road,
	roundtable.PictWar:        func(p *ui.Painter, f *Frame, r ui.Rect) { war(p, f, r, roundtable.PictWar, "pict") },
	roundtable.SaxonWar:       func(p *ui.Painter, f *Frame, r ui.Rect) { war(p, f, r, roundtable.SaxonWar, "saxon") },
}

// laneY is the upper edge of the trays.
func laneY(r ui.Rect) float64 { return r.Y + 143 }

// combat draws the two trays of a Quest that is fought: White cards grouped by value.
func combat(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place, wide float64, blacks int) {
	left := ui.Rect{X: r.X + 12, Y: laneY(r), W: wide, H: 68}
	right := ui.Rect{X: left.Right() + 6, Y: laneY(r), W: r.W - 24 - wide - 6, H: 68}
	tray(p, left, true)
	tray(p, right, false)
	whites := int(f.Rules.Box.Quests[at].White)
	step := (wide - 12) / float64(whites)
	for i, c := range laidWhites(f, at, whites) {
		cell := ui.Rect{X: left.X + 6 + step*float64(i), Y: left.Y + 3, W: min(cardW, step-2), H: cardH}
		switch {
		case c.face == roundtable.NoWhite:
			slot(p, cell, true, "")
		case c.ghost:
			ghost(p, f, c.face, cell)
		default:
			laidWhite(p, c.face, cell)
		}
	}
	blackLane(p, f, right, at, blacks)
	sums(p, f, at, left.Right(), r.Y+140)
}

// lane is a place of a Quest: the card on it, or NoWhite; a ghost is one that would come
// there.
type lane struct {
	face  roundtable.White
	ghost bool
}

// laidWhites are the Fight cards of a Quest, those of one value side by side, then free
// places.
func laidWhites(f *Frame, at roundtable.Place, n int) (list []lane) {
	comes := f.Ghost(at)
	for w, many := range f.View.Quests[at].White {
		for range many {
			list = append(list, lane{face: roundtable.White(w)})
		}
		if roundtable.White(w) == comes {
			list = append(list, lane{comes, true})
		}
	}
	for len(list) < n {
		list = append(list, lane{face: roundtable.NoWhite})
	}
	return list
}

// ghost is a card that would come to lie there.
func ghost(p *ui.Painter, f *Frame, w roundtable.White, r ui.Rect) {
	laidWhite(p.Faded(.72), w, r)
	p.GlowRing(r, 6, f.Breath)
}

func blackLane(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place, n int) {
	quest := &f.View.Quests[at]
	step := (r.W - 10) / float64(n)
	for i := range n {
		cell := ui.Rect{X: r.X + 6 + step*float64(i), Y: r.Y + 3, W: min(cardW, step-3), H: cardH}
		if i < int(quest.Blacks) {
			laidBlack(p, f.BlackOn(at, uint8(i)), at, quest.Black[i].Down, cell)
		} else {
			slot(p, cell, false, "")
		}
	}
}

// sums are the tags over the seam of two trays.
func sums(p *ui.Painter, f *Frame, at roundtable.Place, x, y float64) {
	sum, hidden := f.BlackSum(at)
	white := int(f.View.Quests[at].WhiteSum())
	if w := f.Ghost(at); w != roundtable.NoWhite {
		white += int(w.Value())
	}
	tag(p, words.Number(white), x, y, true)
	tag(p, words.Sum(sum, hidden), x+6, y, false)
}

// dragon draws three stacks of three, and the Dragon's five.
func dragon(p *ui.Painter, f *Frame, r ui.Rect) {
	const at = roundtable.DragonQuest
	left := ui.Rect{X: r.X + 12, Y: laneY(r) + 5, W: 246, H: 63}
	right := ui.Rect{X: r.X + 261, Y: left.Y, W: 189, H: 63}
	tray(p, left, true)
	tray(p, right, false)
	stack := 0
	cell := func(stack, i int) ui.Rect {
		return ui.Rect{X: left.X + 6 + 81*float64(stack) + 17.5*float64(i), Y: left.Y + 4, W: cardW * .87, H: cardH * .87}
	}
	comes := f.Ghost(at)
	for w, n := range f.View.Quests[at].White {
		face := roundtable.White(w)
		if n == 0 && face != comes {
			continue
		}
		for i := range 3 {
			switch {
			case i < int(n):
				laidWhite(p, face, cell(stack, i))
			case i == int(n) && face == comes:
				ghost(p, f, face, cell(stack, i))
			default:
				slot(p, cell(stack, i), true, "")
			}
		}
		stack++
	}
	for ; stack < 3; stack++ {
		for i := range 3 {
			slot(p, cell(stack, i), true, "")
		}
	}
	blackLane(p, f, ui.Rect{X: right.X, Y: right.Y, W: right.W, H: right.H}, at, 5)
	sums(p, f, at, left.Right(), r.Y+143)
}

// lake draws Excalibur on its way between the banks: lilies on the Knights' side, floes on
// the other.
func lake(p *ui.Painter, f *Frame, r ui.Rect) {
	y := r.Y + 164
	for i := -roundtable.Bank; i <= roundtable.Bank; i++ {
		x := swordX(r, int8(i))
		switch {
		case i == 0:
			ring := ui.Solid(ui.Alpha(ui.Hex(0xE4F4FA), .85))
			p.StrokeCircle(x, y, 15, 2.2, ring)
			p.StrokeCircle(x, y, 9, 1.8, ring)
		case i > 0:
			lily(p, x, y, 12)
		default:
			floe(p, x, y, 13)
		}
	}
	p.SpriteAt("hand-of-ice", r.X+428, y-40, 84)
	x := swordX(r, f.View.Sword)
	if f.Ghost(roundtable.ExcaliburQuest) != roundtable.NoWhite && f.View.Sword < roundtable.Bank {
		p.Sprite("lake-sword", x-39-36, y-92, 73, 97, ui.SpriteOptions{Fade: .5})
	}
	p.SpriteAt("glow-soft", x, y-44, 120)
	p.Sprite("lake-sword", x-36, y-92, 73, 97)
	left := roundtable.Bank - int(f.View.Sword)
	bank(p, f.T("excalibur.knights"), ui.Rect{X: r.X + 12, Y: r.Y + 186, W: 150, H: 25}, false)
	bank(p, f.T("excalibur.left", "count", left), ui.Rect{X: r.X + 172, Y: r.Y + 186, W: 116, H: 25}, false)
	bank(p, f.T("excalibur.ice"), ui.Rect{X: r.Right() - 162, Y: r.Y + 186, W: 150, H: 25}, true)
}

// bank is the plate of a bank.
func bank(p *ui.Painter, text string, r ui.Rect, ice bool) {
	ground, ink, edge := ivory, ui.Ink, ui.Gold
	if ice {
		ground, ink, edge = blackTray, onBlack, iron
	}
	p.FillRound(r.Inset(-1), 6, ui.Solid(ui.Ink))
	p.FillRound(r, 5, ui.Solid(ground))
	p.StrokeRound(r.Inset(2), 4, 1.2, ui.Solid(edge))
	p.TextIn(text, r.Inset(3), labelStyle.With(ink).Placed(ui.Center, ui.Middle))
}

// lily is a leaf on the water, with its cut.
func lily(p *ui.Painter, x, y, size float64) {
	q := p.At(x, y, 1)
	squash := func(k float64) []float64 {
		var xy []float64
		for i := range 15 {
			a := .5 + float64(i)*.4
			xy = append(xy, k*size*math.Cos(a), k*size*.62*math.Sin(a))
		}
		return append(xy, 0, 0)
	}
	q.FillPolygon(ui.Solid(ui.Hex(0x10301F)), squash(1.14)...)
	q.FillPolygon(ui.Solid(ui.Hex(0x4F9A55)), squash(1)...)
	q.FillPolygon(ui.Solid(ui.Hex(0x7CC27A)), squash(.55)...)
}

// floe is a piece of ice on the water.
func floe(p *ui.Painter, x, y, size float64) {
	shape := func(k float64) []float64 {
		out := []float64{-1, -.1, -.5, -.62, .35, -.58, 1, -.08, .6, .52, -.4, .58}
		for i := range out {
			out[i] *= k * size
		}
		for i := 0; i < len(out); i += 2 {
			out[i], out[i+1] = out[i]+x, out[i+1]+y
		}
		return out
	}
	p.FillPolygon(ui.Solid(ui.Hex(0x23364F)), shape(1.16)...)
	p.FillPolygon(ui.Solid(ui.Hex(0xBFE3F2)), shape(1)...)
	p.FillPolygon(ui.Solid(ui.Hex(0xF1FBFF)), shape(.5)...)
}

// swordX is where Excalibur stands: the Knights' bank is left.
func swordX(r ui.Rect, at int8) float64 { return r.X + 230 - 39*float64(at) }

// road draws the seven places before the Grail.
func road(p *ui.Painter, f *Frame, r ui.Rect) {
	comes := f.Ghost(roundtable.GrailQuest) != roundtable.NoWhite
	for i, is := range f.View.Row {
		cell := rowCell(r, i)
		if is == roundtable.RowFree && comes {
			ghost(p, f, roundtable.GrailCard, cell)
			comes = false
			continue
		}
		switch is {
		case roundtable.RowGrail:
			laid(p, "laid-white-grail", "", cell, true)
		case roundtable.RowDespair:
			laid(p, "laid-black-despair", "", cell, false)
		case roundtable.RowDesolation:
			laid(p, "laid-black-desolation", "", cell, false)
		default:
			p.FillRound(cell, 5, ui.Solid(ui.Alpha(night, .5)))
			slot(p, cell, true, words.Number(i+1))
		}
	}
}

// rowCell is a place of the road, the one next to the Grail first.
func rowCell(r ui.Rect, i int) ui.Rect {
	return ui.Rect{X: r.X + 14 + 62.6*float64(i), Y: laneY(r) + 2, W: 50, H: cardH}
}

// war draws the row of a War and its warriors.
func war(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place, who string) {
	n := 5
	if f.View.Mordred == at {
		n = 6
	}
	step := 48.4
	if n == 6 {
		step = 43.4
	}
	left := ui.Rect{X: r.X + 12, Y: laneY(r), W: 12 + step*float64(n), H: 68}
	tray(p, left, true)
	quest := &f.View.Quests[at]
	for i := range n {
		cell := ui.Rect{X: left.X + 6 + step*float64(i), Y: left.Y + 3, W: min(cardW, step-1), H: cardH}
		value := roundtable.White(min(i, roundtable.Fights-1))
		switch n := int(quest.Whites()); {
		case i < n:
			laidWhite(p, value, cell)
		case i == n && f.Ghost(at) == value:
			ghost(p, f, value, cell)
		default:
			slot(p, cell, true, words.Number(value.Value()))
		}
	}
	for i := range roundtable.WarFull {
		x, y, size := warriorAt(r, left.Right(), i)
		p.FillRound(ui.Around(x, y+size*.4, size*.62, 15), 7, ui.Solid(ui.Alpha(ui.Hex(0x120B14), .78)))
		p.StrokeRound(ui.Around(x, y+size*.4, size*.62, 15), 7, 1.6, ui.Solid(ui.Alpha(ui.Parchment, .8)))
		if i == roundtable.WarFull-1 {
			p.SpriteAt("sword-black", x, y, 40, ui.SpriteOptions{Fade: .25})
		}
		if i < int(quest.Warriors) {
			p.SpriteAt(who, x, y, size)
		}
	}
}

// warriorAt is where a warrior stands, right of the tray that ends at left.
func warriorAt(r ui.Rect, left float64, i int) (x, y, size float64) {
	step := (r.X + 452 - left) / roundtable.WarFull
	return left + step*(float64(i)+.5), r.Y + 170, 66
}

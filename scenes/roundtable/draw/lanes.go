package draw

import (
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
	for i, w := range laidWhites(f, at, whites) {
		cell := ui.Rect{X: left.X + 6 + step*float64(i), Y: left.Y + 3, W: min(cardW, step-2), H: cardH}
		if w == roundtable.NoWhite {
			slot(p, cell, true, "")
		} else {
			laidWhite(p, w, cell)
		}
	}
	blackLane(p, f, right, at, blacks)
	sums(p, f, at, left.Right(), r.Y+140)
}

// laidWhites are the Fight cards of a Quest, those of one value side by side, then free
// places.
func laidWhites(f *Frame, at roundtable.Place, n int) (list []roundtable.White) {
	for w, many := range f.View.Quests[at].White {
		for range many {
			list = append(list, roundtable.White(w))
		}
	}
	for len(list) < n {
		list = append(list, roundtable.NoWhite)
	}
	return list
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
	tag(p, words.Number(f.View.Quests[at].WhiteSum()), x, y, true)
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
	for w, n := range f.View.Quests[at].White {
		if n == 0 {
			continue
		}
		for i := range 3 {
			if i < int(n) {
				laidWhite(p, roundtable.White(w), cell(stack, i))
			} else {
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

// lake draws Excalibur on its way between the banks.
func lake(p *ui.Painter, f *Frame, r ui.Rect) {
	y := r.Y + 160
	for i := -roundtable.Bank; i <= roundtable.Bank; i++ {
		x := swordX(r, int8(i))
		ring := ui.Alpha(ui.Hex(0xE4F4FA), .8)
		p.StrokeCircle(x, y+4, 11, 2.2, ui.Solid(ring))
		if i == -roundtable.Bank {
			p.FillCircle(x, y+4, 8, ui.Solid(ui.Alpha(ui.Hex(0xA9D6EA), .9)))
		}
		if i == roundtable.Bank {
			p.FillCircle(x, y+4, 8, ui.Solid(ui.Alpha(ui.Gold, .9)))
		}
	}
	p.SpriteAt("hand-of-ice", r.X+428, y-36, 84)
	x := swordX(r, f.View.Sword)
	p.SpriteAt("glow-soft", x, y-44, 120)
	p.Sprite("lake-sword", x-36, y-92, 73, 97)
	for _, b := range []struct {
		key  string
		x, w float64
		ice  bool
	}{{"excalibur.knights", r.X + 12, 150, false}, {"excalibur.ice", r.Right() - 162, 150, true}} {
		plate := ui.Rect{X: b.x, Y: r.Y + 184, W: b.w, H: 26}
		ground, ink := ivory, ui.Ink
		if b.ice {
			ground, ink = blackTray, onBlack
		}
		p.FillRound(plate.Inset(-1), 6, ui.Solid(ui.Ink))
		p.FillRound(plate, 5, ui.Solid(ground))
		p.TextIn(f.T(b.key), plate.Inset(3), labelStyle.With(ink).Placed(ui.Center, ui.Middle))
	}
	left := roundtable.Bank - int(f.View.Sword)
	plate := ui.Rect{X: r.X + 170, Y: r.Y + 184, W: 120, H: 26}
	p.FillRound(plate.Inset(-1), 6, ui.Solid(ui.Ink))
	p.FillRound(plate, 5, ui.Solid(ivory))
	p.TextIn(f.T("excalibur.left", "count", left), plate.Inset(3), labelStyle.Placed(ui.Center, ui.Middle))
}

// swordX is where Excalibur stands: the Knights' bank is left.
func swordX(r ui.Rect, at int8) float64 { return r.X + 230 - 39*float64(at) }

// road draws the seven places before the Grail.
func road(p *ui.Painter, f *Frame, r ui.Rect) {
	for i, is := range f.View.Row {
		cell := rowCell(r, i)
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
		if i < int(quest.Whites()) {
			laidWhite(p, value, cell)
		} else {
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

package draw

import (
	"math"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// lanes draw what lies on a Quest's places, by Place.
var lanes = [roundtable.Places]func(*ui.Painter, *Frame, ui.Rect, roundtable.Place){
	roundtable.Tournament: combat, roundtable.LancelotQuest: combat, roundtable.DragonQuest: dragon,
	roundtable.ExcaliburQuest: lake, roundtable.GrailQuest: road, roundtable.PictWar: war, roundtable.SaxonWar: war,
}

// laneY is the upper edge of the trays.
func laneY(r ui.Rect) float64 { return r.Y + 143 }

// combat draws the cards of a Quest that is fought: the White ones grouped by value.
func combat(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	white, black := combatTrays(r, at)
	whites := int(f.Rules.Box.Quests[at].White)
	for i, c := range laidWhites(f, at) {
		if cell := combatCell(white, i, whites); c.ghost {
			ghost(p, f, c.face, cell)
		} else {
			laidWhite(p, c.face, cell)
		}
	}
	blackLane(p, f, black, at)
	sums(p, f, at, white.Right(), r.Y+140)
}

// lane is a card on a Quest; a ghost is one that would come there.
type lane struct {
	face  roundtable.White
	ghost bool
}

// laidWhites are the Fight cards of a Quest, those of one value side by side.
func laidWhites(f *Frame, at roundtable.Place) (list []lane) {
	comes := f.Ghost(at)
	for w, many := range f.View.Quests[at].White {
		for range many {
			list = append(list, lane{face: roundtable.White(w)})
		}
		if roundtable.White(w) == comes {
			list = append(list, lane{comes, true})
		}
	}
	return list
}

// ghost is a card that would come to lie there.
func ghost(p *ui.Painter, f *Frame, w roundtable.White, r ui.Rect) {
	laidWhite(p.Faded(.72), w, r)
	p.GlowRing(r, 6, f.Breath)
}

func blackLane(p *ui.Painter, f *Frame, tray ui.Rect, at roundtable.Place) {
	quest, n := &f.View.Quests[at], int(f.Rules.Box.Quests[at].Black)
	for i := range quest.Blacks {
		laidBlack(p, f.BlackOn(at, i), at, quest.Black[i].Down, blackCell(tray, int(i), n))
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

// dragon draws up to three stacks of three, and the Dragon's five.
func dragon(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	white, black := dragonTrays(r)
	stack, comes := 0, f.Ghost(at)
	for w, n := range f.View.Quests[at].White {
		face := roundtable.White(w)
		for i := range int(n) {
			laidWhite(p, face, dragonCell(white, stack, i))
		}
		if face == comes {
			ghost(p, f, face, dragonCell(white, stack, int(n)))
		}
		if n > 0 || face == comes {
			stack++
		}
	}
	blackLane(p, f, black, at)
	sums(p, f, at, white.Right(), r.Y+143)
}

// lake draws Excalibur on its way between the banks.
func lake(p *ui.Painter, f *Frame, r ui.Rect, _ roundtable.Place) {
	y := r.Y + 164
	x := swordX(r, f.View.Sword)
	drawShallows(p, f, r)
	if f.Ghost(roundtable.ExcaliburQuest) != roundtable.NoWhite && f.View.Sword < roundtable.Bank {
		p.Sprite("lake-sword", x-39-36, y-92, 73, 97, ui.SpriteOptions{Fade: .5})
	}
	if !f.Aloft(lakeSword) {
		p.SpriteAt("glow-soft", x, y-44, 120)
		p.Sprite("lake-sword", x-36, y-92, 73, 97)
	}
	plate := ui.Rect{X: r.X + 12, Y: r.Y + 186, W: 170, H: 25}
	p.FillRound(plate.Inset(-1), 6, ui.Solid(ui.Ink))
	p.FillRound(plate, 5, ui.Solid(ivory))
	p.StrokeRound(plate.Inset(2), 4, 1.2, ui.Solid(ui.Gold))
	text := f.T("quest.won")
	if left := roundtable.Bank - int(f.View.Sword); left > 0 {
		text = f.T("excalibur.victory", "count", left)
	}
	p.TextIn(text, plate.Inset(3), labelStyle.With(ui.Met).Placed(ui.Center, ui.Middle))
}

// lakeSword is what Excalibur is called on its way.
const lakeSword = "lake-sword"

// drawShallows is the ground under those who stand at the lake.
func drawShallows(p *ui.Painter, f *Frame, r ui.Rect) {
	n := len(f.At(roundtable.ExcaliburQuest))
	if n == 0 {
		return
	}
	left, y, size := riderAt(r, roundtable.ExcaliburQuest, 0, n, f.View.Sword)
	right, _, _ := riderAt(r, roundtable.ExcaliburQuest, n-1, n, f.View.Sword)
	x, wide := (left+right)/2, (right-left)/2+size*.56
	foot := y + size*.42
	p.FillPolygon(ui.Solid(ui.Alpha(ui.White, .3)), oval(x, foot+3, wide+7, 15)...)
	p.FillPolygon(ui.Solid(ui.Hex(0x6B4F2E)), oval(x, foot+3, wide, 11)...)
	p.FillPolygon(ui.Solid(ui.Hex(0x5E9444)), oval(x, foot, wide-2, 9)...)
}

// lily is a leaf on the water, with its cut; the one that wins is golden, others may flower.
func lily(p *ui.Painter, x, y, size float64, golden, flowers bool) {
	q := p.At(x, y, 1)
	squash := func(k float64) []float64 {
		var xy []float64
		for i := range 15 {
			a := .5 + float64(i)*.4
			xy = append(xy, k*size*math.Cos(a), k*size*.62*math.Sin(a))
		}
		return append(xy, 0, 0)
	}
	edge, leaf, light := ui.Hex(0x10301F), ui.Hex(0x4F9A55), ui.Hex(0x7CC27A)
	if golden {
		edge, leaf, light = ui.Ink, ui.Gold, ui.GoldLight
	}
	q.FillPolygon(ui.Solid(edge), squash(1.14)...)
	q.FillPolygon(ui.Solid(leaf), squash(1)...)
	q.FillPolygon(ui.Solid(light), squash(.55)...)
	if flowers {
		flower(q, size*.3, -size*.28, size*.3)
	}
}

// flower is a water lily in bloom.
func flower(p *ui.Painter, x, y, size float64) {
	for _, petal := range [...][2]float64{{-1, 0}, {1, 0}, {-.55, -.55}, {.55, -.55}, {0, -.2}} {
		px, py := x+petal[0]*size, y+petal[1]*size
		p.FillPolygon(ui.Solid(ui.Hex(0x6B2A4A)), oval(px, py, size*.62, size*.8)...)
		p.FillPolygon(ui.Solid(ui.Hex(0xF7C9DC)), oval(px, py, size*.48, size*.66)...)
	}
	p.FillCircle(x, y, size*.3, ui.Solid(ui.GoldLight))
}

// whirl is the middle of the lake, where the sword begins.
func whirl(p *ui.Painter, x, y, size float64) {
	light := ui.Solid(ui.Alpha(ui.Hex(0xE4F4FA), .9))
	p.FillCircle(x, y, size, ui.Solid(ui.Alpha(ui.Hex(0x1C5B8A), .75)))
	p.StrokeCircle(x, y, size, 2, ui.Solid(ui.Alpha(ui.GoldLight, .9)))
	var turn []float64
	for i := range 26 {
		a, far := float64(i)*.5, size*.86*float64(i)/25
		turn = append(turn, x+far*math.Cos(a), y+far*math.Sin(a))
	}
	p.Polyline(1.9, light, turn...)
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

// road draws what lies on the seven places before the Grail.
func road(p *ui.Painter, f *Frame, r ui.Rect, _ roundtable.Place) {
	comes := f.Ghost(roundtable.GrailQuest) != roundtable.NoWhite
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
			if comes {
				ghost(p, f, roundtable.GrailCard, cell)
			}
			comes = false
		}
	}
}

// rowCell is a place of the road, the one next to the Grail first.
func rowCell(r ui.Rect, i int) ui.Rect {
	return ui.Rect{X: r.X + 14 + 62.6*float64(i), Y: laneY(r) + 2, W: 50, H: cardH}
}

// war draws the row of a War and its warriors.
func war(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	row, step, n := warTray(f, r, at)
	quest := &f.View.Quests[at]
	laid := int(quest.Whites())
	for i := range laid {
		laidWhite(p, warValue(i), warCell(row, step, i))
	}
	if laid < n && f.Ghost(at) == warValue(laid) {
		ghost(p, f, warValue(laid), warCell(row, step, laid))
	}
	who := "pict"
	if at == roundtable.SaxonWar {
		who = "saxon"
	}
	for i := range int(quest.Warriors) {
		x, y, size := warriorAt(r, row.Right(), i)
		p.SpriteAt(who, x, y, size)
	}
}

// warriorAt is where a warrior stands, right of the tray that ends at left.
func warriorAt(r ui.Rect, left float64, i int) (x, y, size float64) {
	step := (r.X + 452 - left) / roundtable.WarFull
	return left + step*(float64(i)+.5), r.Y + 170, 66
}

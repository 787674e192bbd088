package draw

import (
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// What threatens: a line of the nearest dangers below the seats, a mark and a red rim at the
// Quests themselves.

const (
	dangersHigh = 42.0
	dangersMost = 4 // in the line
	dangerWord  = 60.0
)

// dangersRect is the line below the seats.
func (f *Frame) dangersRect() ui.Rect {
	line, _ := f.belowSeats().CutTop(dangersHigh)
	return line
}

// nearest are the dangers in the line, and those as near as the last of them that have no
// place there: a cell counts these.
func (f *Frame) nearest() (list, more []model.Danger) {
	list = f.Dangers()
	near := func(i int) bool { return list[i].Left == list[i-1].Left && list[i].Grave == list[i-1].Grave }
	if len(list) <= dangersMost || !near(dangersMost) {
		return list[:min(len(list), dangersMost)], nil
	}
	end := dangersMost
	for end < len(list) && near(end) {
		end++
	}
	return list[:dangersMost-1], list[dangersMost-1 : end]
}

// dangerRect is the place of one of them in the line.
func (f *Frame) dangerRect(i int) ui.Rect {
	r := f.dangersRect().Inset(5)
	_, r = r.CutLeft(dangerWord)
	return r.Row(i, dangersMost, 5)
}

// dangerLooks are ground, edge and ink by how near a danger is.
var dangerLooks = [...]struct{ ground, edge, ink ui.Color }{
	model.Calm:     {ui.Hex(0xFFF6DA), ui.Gold, ui.Ink},
	model.Near:     {ui.Hex(0xF3C56B), ui.Hex(0x8A5A12), ui.Ink},
	model.Pressing: {danger, ui.Hex(0xFF8A86), ui.White},
}

func drawDangers(p *ui.Painter, f *Frame) {
	r := f.dangersRect()
	p.FillRound(r, 8, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.6), 7, ui.Down(r, ivory, ui.Parchment))
	p.StrokeRound(r.Inset(4), 5, 1.2, ui.Solid(ui.Gold))
	st := labelStyle.With(ui.Rubric)
	st.Line = 1
	p.Paragraph(f.T("danger.title"), ui.Rect{X: r.X + 10, Y: r.Y + 3, W: dangerWord - 6, H: r.H - 6}, st)
	list, more := f.nearest()
	for i, d := range list {
		drawDanger(p, f, d, f.dangerRect(i))
	}
	if len(more) > 0 {
		r, look := f.dangerRect(len(list)), dangerLooks[more[0].Grave]
		drawDangerGround(p, r, more[0].Grave)
		x, y := r.Center()
		p.TextIn(words.Signed(len(more)), ui.Around(x, y, r.W-6, r.H), numberStyle.Sized(20).With(look.ink).Placed(ui.Center, ui.Middle))
	}
}

// drawDanger is one of the line: what it is about, how much is left, and of what.
func drawDanger(p *ui.Painter, f *Frame, d model.Danger, r ui.Rect) {
	drawDangerGround(p, r, d.Grave)
	y := r.Y + r.H/2
	p.SpriteAt(f.dangerSprite(d), r.X+17, y, 29)
	centred(p, d.Left, r.X+r.W/2+3, y, 19, dangerLooks[d.Grave].ink)
	p.SpriteAt(unitSprite(d), r.Right()-14, y, 25)
}

func drawDangerGround(p *ui.Painter, r ui.Rect, grave model.Gravity) {
	look := dangerLooks[grave]
	p.FillRound(r, 6, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.2), 5, ui.Solid(look.ground))
	p.StrokeRound(r.Inset(2.2), 4, 1.2, ui.Solid(look.edge))
}

// unitSprite is the picture of what is counted in a danger.
func unitSprite(d model.Danger) string {
	switch {
	case d.Of == model.ThreatSiege:
		return "siege-engine"
	case d.Of == model.ThreatSwords:
		return "sword-black"
	case d.Of == model.ThreatLife:
		return "heart"
	case d.Place == roundtable.PictWar:
		return "pict"
	case d.Place == roundtable.SaxonWar:
		return "saxon"
	case d.Place == roundtable.ExcaliburQuest:
		return "hand-of-ice"
	}
	return "back-black"
}

// dangerSprite is the picture of what a danger is about.
func (f *Frame) dangerSprite(d model.Danger) string {
	switch d.Of {
	case model.ThreatSiege:
		return "badge-camelot"
	case model.ThreatSwords:
		return "skull"
	case model.ThreatLife:
		return "crest-" + f.Coat(d.Seat)
	}
	return "badge-" + d.Place.String()
}

func dangerRegions(f *Frame) (list []ui.Region) {
	near, more := f.nearest()
	for i, d := range near {
		list = append(list, note("danger-"+words.Number(i+1), f.DangerLabel(d), func() string { return f.DangerTip(d) }, f.dangerRect(i)))
	}
	if len(more) > 0 {
		list = append(list, note("danger-more", f.DangersMore(more), func() string { return f.DangersTip(more) }, f.dangerRect(len(near))))
	}
	return list
}

// drawMark says at a Quest what Evil still lacks there; a Quest that is in danger has a red
// rim.
func drawMark(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	d, ok := f.Danger(at)
	if !ok {
		return
	}
	look := dangerLooks[d.Grave]
	if d.Grave == model.Calm {
		look.ground, look.edge, look.ink = ui.Alpha(night, .72), iron, onBlack
	} else {
		drawRim(p, r, d.Grave)
	}
	st := labelStyle.With(look.ink).Placed(ui.Left, ui.Middle)
	text := f.DangerBrief(d)
	plate := ui.Rect{X: r.X + 12, Y: r.Y + 40, W: p.TextWidth(text, st) + 42, H: 26}
	if at == roundtable.ExcaliburQuest && swordX(r, f.View.Sword)-r.X > 180 { // the Knights stand left, higher than elsewhere
		plate.X = r.Right() - 12 - plate.W
	}
	p.FillRound(plate, 8, ui.Solid(ui.Ink))
	p.FillRound(plate.Inset(1.2), 7, ui.Solid(look.ground))
	p.StrokeRound(plate.Inset(2.2), 6, 1.1, ui.Solid(look.edge))
	p.SpriteAt("skull", plate.X+18, plate.Y+13, 20)
	p.TextIn(text, ui.Rect{X: plate.X + 32, Y: plate.Y, W: plate.W - 36, H: plate.H}, st)
}

// drawRim is the rim of what is in danger.
func drawRim(p *ui.Painter, r ui.Rect, grave model.Gravity) {
	c := ui.Hex(0xE8A33C)
	if grave == model.Pressing {
		c = ui.Hex(0xE2303C)
		p.StrokeRound(r.Inset(-3), 12, 12, ui.Solid(ui.Alpha(c, .3)))
	}
	p.StrokeRound(r.Inset(1.5), 8, 4.4, ui.Solid(c))
}

// alarmRect is where on the table the greatest danger is.
func (f *Frame) alarmRect(d model.Danger) ui.Rect {
	switch d.Of {
	case model.ThreatSiege:
		return siegeRect
	case model.ThreatSwords:
		return ui.Around(ringX, ringY, 420, 420)
	case model.ThreatLife:
		return f.seatRow(int(d.Seat))
	}
	return f.placeRect(d.Place)
}

// drawAlarms marks the nearest dangers while the bulb is on, and says at the first what they
// are.
func drawAlarms(p *ui.Painter, f *Frame, list []model.Danger) {
	for _, d := range list {
		drawRim(p, f.alarmRect(d), model.Pressing)
	}
	p = p.Named("alarm")
	st := ui.BodyStyle.Sized(20)
	st.Line = 1.08
	const wide = 436.0
	text := f.AlarmText(list)
	high := p.ParagraphHeight(text, wide-64, st) + 20
	plate := f.alarmPlate(list[0], wide, high)
	p.Plate(plate)
	p.SpriteAt("skull", plate.X+28, plate.Y+high/2, 34)
	p.Paragraph(text, ui.Rect{X: plate.X + 52, Y: plate.Y + 10, W: wide - 64, H: high - 20}, st)
}

// alarmPlate is where it is said what a danger is: over the scene of a Quest, as its label and
// most of its cards stay in sight, and beside the row of a Knight.
func (f *Frame) alarmPlate(d model.Danger, wide, high float64) ui.Rect {
	r := f.alarmRect(d)
	plate := ui.Around(r.X+r.W/2, r.Bottom()-high/2-8, wide, high)
	switch d.Of {
	case model.ThreatQuest:
		plate.Y = r.Y + 70
	case model.ThreatLife:
		plate.X, plate.Y = r.X-wide-14, r.Y+(r.H-high)/2
	}
	plate.X = max(16, plate.X)
	return plate
}

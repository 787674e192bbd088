package draw

import (
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// What threatens: a plate with the worst dangers below the seats, a mark and a rim at the Quests
// themselves.

const (
	titleHigh  = 36.0 // of the name of a Quest
	dangerHead = 30.0 // the title's line
	dangerHigh = 46.0 // a danger's two lines
	dangerCost = 104.0
)

// dangersMost is how many dangers there is room for: the log below keeps three lines.
func (f *Frame) dangersMost() int {
	switch n := len(f.Seats); {
	case f.unthreatened():
		return 0
	case n > 5 && f.Help() != "":
		return 1
	case n > 4:
		return 2
	}
	return 3
}

// dangerHelps is how high what helps is, below the first: two lines, three in a small window,
// where letters do not become smaller.
func (f *Frame) dangerHelps() float64 {
	if f.Pinned {
		return 62
	}
	return 42
}

// dangersHigh is how high the plate is.
func (f *Frame) dangersHigh() float64 {
	return dangerHead + f.dangerHelps() + float64(f.dangersMost())*(dangerHigh+3) + 6
}

// dangersRect is the plate below the seats.
func (f *Frame) dangersRect() ui.Rect {
	plate, _ := f.belowSeats().CutTop(f.dangersHigh())
	return plate
}

// worst are the dangers on the plate: a Quest that is sure to be won is none; once all is decided nothing is.
func (f *Frame) worst() (list []model.Danger) {
	if f.View.Over || f.View.Engines == roundtable.SiegeFull {
		return nil
	}
	most := f.dangersMost()
	won, ok := f.Closing()
	if ok && most > 1 {
		most--
	}
	for _, d := range f.Dangers() {
		if len(list) < most && d.Weight > 0 {
			list = append(list, d)
		}
	}
	if ok && most > 0 { // a defeat that would win the game is to be known as well
		list = append(list, won)
	}
	return list
}

// dangerPlan is how high the head of the plate is, and whether what helps stands below the first: a
// sheet that lies over its foot takes that first, then the head, so that all dangers stay in sight.
func (f *Frame) dangerPlan() (head float64, helps bool) {
	const bare = 3.0
	room, rows := f.sheetTop()-f.dangersRect().Y, float64(len(f.worst()))*(dangerHigh+3)
	switch {
	case dangerHead+f.dangerHelps()+rows <= room:
		return dangerHead, true
	case dangerHead+rows > room && bare+rows <= room:
		return bare, false
	}
	return dangerHead, false
}

// dangerRect is the place of one of them; the first is higher.
func (f *Frame) dangerRect(i int) ui.Rect {
	r := f.dangersRect()
	head, helps := f.dangerPlan()
	row := ui.Rect{X: r.X + 7, Y: r.Y + head, W: r.W - 14, H: dangerHigh}
	if helps {
		row.H += f.dangerHelps()
	}
	if i > 0 {
		row.Y += row.H + 3 + float64(i-1)*(dangerHigh+3)
		row.H = dangerHigh
	}
	return row
}

// dangerLooks are ground, edge and ink by how near a danger is.
var dangerLooks = [...]struct{ ground, edge, ink ui.Color }{
	model.Calm:     {ui.Hex(0xFFF6DA), ui.Gold, ui.Ink},
	model.Near:     {ui.Hex(0xF3C56B), ui.Hex(0x8A5A12), ui.Ink},
	model.Pressing: {danger, ui.Hex(0xFF8A86), ui.White},
}

func drawDangers(p *ui.Painter, f *Frame) {
	if f.unthreatened() {
		return
	}
	r, below := f.dangersRect(), f.sheetTop()
	if r.H = min(r.H, below-r.Y); r.H < dangerHead+dangerHigh { // nothing would stand on it
		return
	}
	p.FillRound(r, 8, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.6), 7, ui.Down(r, ivory, ui.Parchment))
	p.StrokeRound(r.Inset(4), 5, 1.2, ui.Solid(ui.Gold))
	head := ui.Rect{X: r.X + 12, Y: r.Y + 4, W: r.W - 24, H: dangerHead - 4}
	list, title := f.worst(), "danger.title"
	if len(list) == 0 || list[0].Grave == model.Calm {
		title = "danger.title.calm"
	}
	high, helps := f.dangerPlan()
	if high == dangerHead {
		p.TextIn(f.T(title), head, labelStyle.Sized(20).With(ui.Rubric))
		p.TextIn(f.T("danger.cost"), head, italicStyle.Placed(ui.Right, ui.Middle))
	}
	for i, d := range list {
		if row := f.dangerRect(i); row.Bottom() < below {
			drawDanger(p, f, d, row, helps && i == 0)
		}
	}
}

// sheetTop is where a sheet beside the board begins that lies over it: what it would cut is left out.
func (f *Frame) sheetTop() float64 {
	if f.Aside.H > 0 {
		return f.Aside.Y
	}
	return ui.CanvasH
}

// drawDanger is one of them: what it is about and who is there, how soon it is decided, and what
// would be lost; of the first also what helps.
func drawDanger(p *ui.Painter, f *Frame, d model.Danger, r ui.Rect, first bool) {
	look := dangerLooks[d.Grave]
	if d.Won {
		look.edge, look.ink = ui.Met, ui.Met
	}
	p.FillRound(r, 6, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.2), 5, ui.Solid(look.ground))
	p.StrokeRound(r.Inset(2.2), 4, 1.2, ui.Solid(look.edge))
	p.SpriteAt(f.dangerSprite(d), r.X+24, r.Y+dangerHigh/2, 36)
	text := ui.Rect{X: r.X + 48, Y: r.Y + 3, W: r.W - 48 - dangerCost, H: 21}
	name, st := f.DangerName(d), labelStyle.Sized(18).With(look.ink)
	p.TextIn(name, text, st)
	x := text.X + min(p.TextWidth(name, st), text.W) + 16
	if d.Of == model.ThreatQuest {
		for i, s := range f.At(d.Place) {
			p.SpriteAt("crest-"+f.Coat(s), x+19*float64(i), text.Y+11, 22)
		}
		if len(f.At(d.Place)) == 0 {
			nobody := ui.Rect{X: x - 6, Y: text.Y, W: r.Right() - costWide(f, d) - 12 - x, H: text.H}
			p.TextIn(f.T("danger.nobody"), nobody, italicStyle.Sized(17.5).With(look.ink).Placed(ui.Left, ui.Middle))
		}
	}
	line := ui.Rect{X: text.X, Y: text.Bottom(), W: text.W + dangerCost - costWide(f, d) - 12, H: 20}
	p.TextIn(f.DangerLine(d), line, smallStyle.Sized(17.5).With(look.ink))
	drawCost(p, f, d, ui.Rect{X: r.Right() - 8, Y: r.Y, H: dangerHigh})
	if first {
		high := f.dangerHelps()
		help := ui.Rect{X: r.X + 12, Y: r.Bottom() - high - 2, W: r.W - 20, H: high - 2}
		st := smallStyle.Sized(17.5).With(look.ink).Placed(ui.Left, ui.Middle)
		st.Line = 1.1
		told := f.DangerAdvice(d)
		if !p.Fits(told, help, st) { // how soon stands above it too
			told = f.DangerHelp(d)
		}
		p.Paragraph(told, help, st)
	}
}

// costs are what is lost, with how many of each.
func (f *Frame) costs(d model.Danger) (list []spoil) {
	switch {
	case d.Ruin && (d.Grave == model.Pressing || d.Of != model.ThreatQuest):
		return []spoil{{"skull", 1}}
	case d.Won:
		return []spoil{{"crown", 1}}
	case d.Of == model.ThreatLife:
		return []spoil{{"act-evil-life", 1}}
	}
	for _, s := range [...]spoil{{"sword-black", d.Cost.Swords}, {"siege-engine", d.Cost.Engines}, {"act-evil-life", d.Cost.Life}} {
		if s.n > 0 && (s.sprite != "act-evil-life" || len(f.At(d.Place)) > 0) {
			list = append(list, s)
		}
	}
	return list
}

// A picture of what is lost, and the number before it where there are several.
const (
	costStep   = 28.0
	costNumber = 12.0
)

// wide is how much room a loss takes.
func (s spoil) wide() float64 {
	if s.n > 1 {
		return costStep + costNumber
	}
	return costStep
}

// costWide is how much room they all take.
func costWide(f *Frame, d model.Danger) (wide float64) {
	for _, s := range f.costs(d) {
		wide += s.wide()
	}
	return wide + 8
}

// drawCost draws them side by side on a plate of their own that ends on the right: black Swords
// are not seen on red.
func drawCost(p *ui.Painter, f *Frame, d model.Danger, r ui.Rect) {
	wide := costWide(f, d)
	p.FillRound(ui.Rect{X: r.X - wide, Y: r.Y + 6, W: wide, H: r.H - 12}, 6, ui.Solid(ivory))
	x, y := r.X-wide+4, r.Y+r.H/2
	for _, s := range f.costs(d) {
		if s.n > 1 {
			p.Text(words.Number(s.n), x+1, y, numberStyle.Sized(20).Placed(ui.Left, ui.Middle))
		}
		x += s.wide()
		p.SpriteAt(s.sprite, x-costStep/2, y, 31)
	}
}

// Over rims what a danger is about while it is pointed at.
func (SeatsPanel) Over(p *ui.Painter, f *Frame) {
	for i, d := range f.worst() {
		if f.Hot("danger-" + words.Number(i+1)) {
			drawRim(p.Named("danger"), f.alarmRect(d), max(d.Grave, model.Near))
		}
	}
}

// dangerSprite is the picture of what a danger is about.
func (f *Frame) dangerSprite(d model.Danger) string {
	switch d.Of {
	case model.ThreatSiege:
		return "siege-engine"
	case model.ThreatSwords:
		return "sword-black"
	case model.ThreatLife:
		return "crest-" + f.Coat(d.Seat)
	}
	return "badge-" + d.Place.String()
}

func dangerRegions(f *Frame) (list []ui.Region) {
	for i, d := range f.worst() {
		list = append(list, note("danger-"+words.Number(i+1), f.DangerLabel(d), func() string { return f.DangerTip(d) }, f.dangerRect(i)))
	}
	return list
}

// drawMark says at a Quest what Evil still lacks there, and what comes then; a Quest that is in
// danger has a red rim.
func drawMark(p *ui.Painter, f *Frame, r ui.Rect, at roundtable.Place) {
	d, ok := f.Danger(at)
	if !ok || f.View.Over {
		return
	}
	look := dangerLooks[d.Grave]
	switch {
	case f.Hopeful(d):
		look.ground, look.edge, look.ink = ui.Parchment, ui.Met, ui.Met
	case d.Grave == model.Calm:
		look.ground, look.edge, look.ink = ui.Alpha(night, .72), iron, onBlack
	case !f.coached() || d.Grave == model.Pressing: // a coach does not speak of what may come
		drawRim(p, r, d.Grave)
	}
	st := labelStyle.With(look.ink).Placed(ui.Left, ui.Middle)
	text := f.DangerBrief(d)
	plate := ui.Rect{X: r.X + 12, Y: r.Y + 40, W: p.TextWidth(text, st) + 42, H: 26}
	if at == roundtable.ExcaliburQuest { // at the bank of ice
		plate.X, plate.Y = r.Right()-12-plate.W, r.Y+185
	}
	p.FillRound(plate, 8, ui.Solid(ui.Ink))
	p.FillRound(plate.Inset(1.2), 7, ui.Solid(look.ground))
	p.StrokeRound(plate.Inset(2.2), 6, 1.1, ui.Solid(look.edge))
	sign := "skull"
	if f.Hopeful(d) {
		sign = "sword-white"
	}
	p.SpriteAt(sign, plate.X+18, plate.Y+13, 20)
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

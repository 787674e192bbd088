package draw

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// MeanwhilePanel tells at the start of one's turn what the others did, at the foot of the side beside the
// table, where it hides nothing that is played with. A press anywhere puts it away, and counts for
// what it meant.
type MeanwhilePanel struct{}

// meanwhileRect is the largest that it can be: over the event of the turn and the piles. It grows from its
// foot, so that its button never moves.
var meanwhileRect = ui.Rect{X: sideRect.X, Y: pilesRect.Y, W: sideRect.W, H: sideRect.Bottom() - pilesRect.Y}

// meanwhileMost is the largest that it can be.
func (f *Frame) meanwhileMost() ui.Rect {
	if f.Pinned {
		return meanwhileApart
	}
	return meanwhileRect
}

const (
	meanwhileSide = 16.0
	meanwhileHead = 84.0
	meanwhileFoot = 62.0
	meanwhileCard = 62.0 // how wide a card in it is
)

var meanwhileStyle = ui.Style{Role: smallStyle.Role, Size: 20, Color: ui.Ink, Line: 1.14, VAlign: ui.Middle}

func (MeanwhilePanel) Area() ui.Rect { return meanwhileRect.Inset(-20) }

// meanwhile are the lines that are told now; none where something else is looked at.
func (f *Frame) meanwhile() []words.Told {
	if f.Desk.Browse.Open || len(f.Desk.Picked) > 0 || len(f.Moving) > 0 {
		return nil
	}
	if !f.told {
		f.told, f.lines = true, f.Meanwhile()
		if len(f.lines) == 1 && !f.lines[0].Mine { // which was seen when it happened, and stands in the log
			f.lines = nil
		}
	}
	return f.lines
}

// meanwhileLine is where a line lies: its whole, its text.
type meanwhileLine struct {
	words.Told
	at, text ui.Rect
}

// meanwhilePlan is where the sheet and its lines lie; those beyond its room are left out.
func (f *Frame) meanwhilePlan(p *ui.Painter) (box ui.Rect, lines []meanwhileLine) {
	most := f.meanwhileMost()
	y := most.Y + meanwhileHead
	for _, told := range f.meanwhile() {
		l := meanwhileLine{Told: told}
		l.at = ui.Rect{X: most.X + meanwhileSide, Y: y, W: most.W - 2*meanwhileSide}
		l.text = ui.Rect{X: l.at.X + meanwhileCard + 16, Y: y, W: l.at.W - meanwhileCard - 24}
		if told.Struck != legends.NoCard {
			l.text.W -= meanwhileCard + 8
		}
		h := p.ParagraphHeight(told.Text, l.text.W, meanwhileStyle) + 12
		if told.Card != legends.NoCard || told.Struck != legends.NoCard {
			h = max(h, 62)
		}
		if l.at.H, l.text.H = h, h; y+h > most.Bottom()-meanwhileFoot {
			break
		}
		lines = append(lines, l)
		y += h + 6
	}
	box = most
	box.H = y + meanwhileFoot - box.Y
	if f.Pinned {
		return box, lines
	}
	down := most.Bottom() - box.Bottom()
	box = box.Move(0, down)
	for i := range lines {
		lines[i].at, lines[i].text = lines[i].at.Move(0, down), lines[i].text.Move(0, down)
	}
	return box, lines
}

func (MeanwhilePanel) Draw(p *ui.Painter, f *Frame) {
	if !f.TellsMeanwhile() {
		return
	}
	p = p.Named("meanwhile")
	box, lines := f.meanwhilePlan(p)
	paint.Sheet(p, box, paint.LargeSheet)
	f.drawMeanwhileTitle(p, box)
	for _, l := range lines {
		f.drawTold(p, l)
	}
	if f.Pinned {
		return // its button stands with the others
	}
	b := f.meanwhileClose(box)
	b.Draw(p, f.Ctx)
}

// drawMeanwhileTitle says who played, in two lines where it lies at the side.
func (f *Frame) drawMeanwhileTitle(p *ui.Painter, box ui.Rect) {
	if f.Pinned {
		paint.PanelTitle(p, f.MeanwhileTitle(), box.X+meanwhileSide, box.Y+52, 26, box.W-2*meanwhileSide)
		return
	}
	st := ui.TitleStyle.Sized(21).Placed(ui.Center, ui.Middle)
	st.Line = 1.1
	p.Paragraph(f.MeanwhileTitle(), ui.Rect{X: box.X + 30, Y: box.Y + 16, W: box.W - 60, H: meanwhileHead - 26}, st)
}

// drawTold is a line: the card that did it, or the crest of who did; what is told; whom of
// one's own it struck.
func (f *Frame) drawTold(p *ui.Painter, l meanwhileLine) {
	ground := ui.Alpha(ui.GoldLight, .22)
	if l.Mine && !l.Gives {
		ground = ui.Alpha(ui.Loss, .14)
	}
	p.FillRound(l.at, 7, ui.Solid(ground))
	picture := ui.Around(l.at.X+8+meanwhileCard/2, l.at.Y+l.at.H/2, meanwhileCard, 52)
	if l.Card == legends.NoCard {
		p.SpriteAt(l.Icon, picture.X+picture.W/2, picture.Y+picture.H/2, 36)
	} else {
		f.pictured(p, l.Card, picture)
		p.SpriteAt(l.Icon, picture.X+6, picture.Y+8, 24)
	}
	p.Paragraph(l.Text, l.text, meanwhileStyle)
	if l.Struck != legends.NoCard {
		at := ui.Around(l.at.Right()-8-meanwhileCard/2, l.at.Y+l.at.H/2, meanwhileCard, 52)
		f.pictured(p, l.Struck, at)
		ink := ui.Loss
		if l.Gives {
			ink = ui.Met
		}
		p.StrokeRound(at, 5, 3, ui.Solid(ink))
	}
}

// pictured is a card as a picture in its frame.
func (f *Frame) pictured(p *ui.Painter, c legends.Card, r ui.Rect) {
	f.base(p, c, r, .6)
	f.window(p, c, r.Inset(4), 1)
}

func (f *Frame) meanwhileClose(box ui.Rect) ui.Button {
	b := ui.NewButton("meanwhile-close", f.T("browse.close"), ui.Rect{X: box.X + box.W/2 - 90, Y: box.Bottom() - 56, W: 180, H: 42}, ui.GoldLook, f.putAway)
	b.Size, b.Glow, b.Key, b.HasKey = 21, true, ebiten.KeySpace, true
	return b
}

// TellsMeanwhile reports whether it lies over the table.
func (f *Frame) TellsMeanwhile() bool { return len(f.meanwhile()) > 0 && f.Do.StepBack != nil }

// putAway puts it away for this turn.
func (f *Frame) putAway() {
	f.Do.StepBack(func() error { f.Desk.Away = f.Turns(); return nil })
}

// PressedBeside puts it away where the table is pressed beside it: who plays on has read it.
func (f *Frame) PressedBeside(x, y float64) {
	if f.Pinned || !f.TellsMeanwhile() {
		return
	}
	if box, _ := f.meanwhilePlan(f.Ctx.Measure()); !box.Contains(x, y) {
		f.putAway()
	}
}

// Regions are the sheet, its cards, and the way to put it away.
func (MeanwhilePanel) Regions(f *Frame) []ui.Region {
	if !f.TellsMeanwhile() {
		return nil
	}
	box, lines := f.meanwhilePlan(f.Ctx.Measure())
	list := []ui.Region{note("meanwhile", f.MeanwhileTitle(), nil, box)}
	for i, l := range lines {
		list = append(list, note(fmt.Sprintf("meanwhile-%d", i+1), ui.Plain(l.Text), nil, l.at))
		if l.Card != legends.NoCard {
			picture := ui.Rect{X: l.at.X, Y: l.at.Y, W: meanwhileCard + 12, H: l.at.H}
			list = append(list, f.toldCard(fmt.Sprintf("told%d-%s", i+1, f.Face(l.Card).ID), l.Card, picture))
		}
	}
	if f.Pinned {
		return list
	}
	b := f.meanwhileClose(box)
	return append(list, b.Region)
}

// toldCard is a card that lies under the glass while it is pointed at.
func (f *Frame) toldCard(name string, c legends.Card, r ui.Rect) ui.Region {
	reg := note(name, f.Card(c), func() string { return f.CardTip(c, true) }, r)
	reg.Beside = f.glassed(name)
	return reg
}

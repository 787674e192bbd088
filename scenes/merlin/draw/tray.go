package draw

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// trayX are the middles of the dice in the tray: own dice, then Merlin's.
var trayX = []float64{338, 390, 444, 498, 552, 606}

const trayY = 436.0

// DieAt is where a die lies in the middle of the board, and its size: in the tray or,
// with Arthur, in the bowl.
func (f *Frame) DieAt(i uint8) (x, y, size float64) {
	if f.Rules.Inner() > 0 {
		return bowlDie(i)
	}
	return trayX[i], trayY, 46
}

func drawTray(p *ui.Painter, f *Frame) {
	if f.Rules.Inner() == 0 {
		p.NineSlice("dice-tray", trayRect, 16)
	}
	s := f.DiceSeat()
	for i, d := range f.View.Players[s].Dice {
		if d.Value > 0 {
			drawTrayDie(p, f, s, uint8(i), d)
		}
	}
	drawInstead(p, f)
	if f.Rules.Inner() > 0 {
		drawBowl(p, f)
	} else {
		drawCenter(p, f)
	}
}

func drawTrayDie(p *ui.Painter, f *Frame, s game.Seat, i uint8, d merlin.Die) {
	t := model.DieTarget(s, i)
	x, y, size := f.DieAt(i)
	sprite := f.Rows.DieSprite(i, d.Value, f.Seats[s].Colour)
	taken := f.Kind == merlin.AskMove && f.View.Turn.Die == i
	edge := ui.Around(x, y, size*.87, size*.87)
	switch {
	case d.Used && !taken && !f.Open(t) || f.Carried == f.Rows.Region(t):
		p.StrokeRound(edge, 8, 1.6, ui.Solid(ui.Alpha(ui.GlowEdge, .45)))
		p.SpriteAt(sprite, x, y, size*.91, ui.SpriteOptions{Fade: .7})
	case (f.Open(t) || f.IsRetake(t)) && f.IsHot(t), taken:
		p.SpriteAt("halo", x, y, size*1.83)
		p.SpriteAt(sprite, x, y-2, size*1.13)
		p.StrokeRound(ui.Around(x, y-2, size*1.04, size*1.04), 9, 3, ui.Solid(ui.GlowEdge))
		if n := f.Shift(); n != 0 && taken {
			drawShift(p, n, x+size*.5, y-size*.5)
		}
	default:
		if f.IsGlowing(t) {
			p.GlowRing(edge, 8, f.Breath)
		}
		p.SpriteAt(sprite, x, y, size)
	}
	drawTurned(p, f, t, x, y, size)
}

// drawCenter draws below the tray what the die in question does, the buttons of the
// question, or the name of the game.
func drawCenter(p *ui.Painter, f *Frame) {
	list := f.boardLandings()
	if len(list) > 0 {
		drawHoverCard(p, f, list)
	}
	buttons := f.boardButtons()
	for _, b := range buttons {
		b.Draw(p, f.Ctx)
	}
	drawLeft(p, f, hoverRect)
	drawAhead(p, f)
	if len(buttons)+len(list) == 0 || f.Kind == merlin.AskMove {
		st := ui.Style{Role: fonts.Title, Size: 19, Color: ui.GoldLight, Spacing: 3, Align: ui.Center, VAlign: ui.Middle}
		p.Text("MERLIN", BoardX, 568, st)
	}
}

// boardLandings are the goals of a die that are told on the board.
func (f *Frame) boardLandings() []model.Landing {
	if f.Pinned && f.Kind == merlin.AskMove {
		return nil
	}
	return f.ShownLandings()
}

// drawAhead names in the place of the button what the space does, where it is done by what
// is chosen on the table.
func drawAhead(p *ui.Painter, f *Frame) {
	if f.Next.Kind == 0 {
		return
	}
	n := f.View.Turn.Space
	r := takeRect.Inset(4)
	p.FillRound(r, 12, ui.Solid(noteGround))
	p.SpriteAt(f.SpaceSprite(n), r.X+26, r.Y+r.H/2, 34)
	st := ui.BodyStyle.Sized(19).With(ui.ParchmentLight).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = 17, 1
	p.Named("ahead").Paragraph(f.Outcome(n), ui.Rect{X: r.X + 50, Y: r.Y, W: r.W - 56, H: r.H}, st)
}

// drawLeft says above the button that ends the turn what may still be done.
func drawLeft(p *ui.Painter, f *Frame, r ui.Rect) {
	st := ui.BodyStyle.Sized(18).With(ui.GoldLight).Placed(ui.Center, ui.Middle)
	st.Min, st.Line = 17, 1
	text := f.LeftWords(func(text string) bool { return p.ParagraphHeight(text, r.W, st.Sized(st.Min)) <= r.H })
	p.Named("left").Paragraph(text, r, st)
}

// drawHoverCard says for each goal of a die: direction, number, space, result. It
// is a dark note while a die is only pointed at; when one is taken its lines can be
// clicked, and look it.
func drawHoverCard(p *ui.Painter, f *Frame, list []model.Landing) {
	taken := f.Kind == merlin.AskMove
	ink := ui.ParchmentLight
	if taken {
		ink = ui.Ink
	} else {
		x := trayX[list[0].Die]
		p.FillPolygon(ui.Solid(noteGround), x-9, hoverRect.Y+1, x, hoverRect.Y-8, x+9, hoverRect.Y+1)
		p.FillRound(f.landingsRect(len(list)), 12, ui.Solid(noteGround))
	}
	q := p.Named("hover-card")
	alone := len(list) == 1 && !taken
	sides := len(list) > 1 && f.tellsSides(p, list)
	for i, l := range list {
		r := f.landingRect(i, len(list))
		if taken {
			p.Face(r, f.landingLook(l), f.IsHot(model.SpaceTarget(l.To())), false, true)
		}
		drawLanding(q, f, l, r, ink, alone, sides)
	}
}

// landingLook is golden, but where a coach advises another landing, or only tells.
func (f *Frame) landingLook(l model.Landing) ui.Look {
	if f.Coaxed != nil && !f.Glows(f.Choices[model.SpaceTarget(l.To())]) {
		return ui.PlainLook
	}
	return ui.GoldLook
}

// noteGround is the ground of a note that cannot be clicked.
var noteGround = ui.Alpha(ui.Ink, .8)

// landingsRect is where n goals are told: one alone that is only pointed at is told at
// length.
func (f *Frame) landingsRect(n int) ui.Rect {
	r := hoverRect
	if n == 1 && f.Kind != merlin.AskMove {
		r.H = 100
	}
	return r
}

// landingRect is the line of one goal of n.
func (f *Frame) landingRect(i, n int) ui.Rect {
	switch {
	case f.Rules.Inner() > 0:
		return bowlTake.Row(i, n, 4)
	case n == 1 && f.Kind == merlin.AskMove:
		return takeRect
	}
	return f.landingsRect(n).Inset(1).Column(i, n, 2)
}

// landingStyle is that of what a goal is called, landingText of what is done there.
var (
	landingStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Line: 1, Min: ui.Least, VAlign: ui.Middle}
	landingText  = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Line: 1, Min: ui.Least}
)

// drawLanding draws the line of a goal; one alone says what is done there, if there is
// room for that: the tip does, too.
func drawLanding(p *ui.Painter, f *Frame, l model.Landing, r ui.Rect, ink ui.Color, alone, sides bool) {
	if alone {
		line, text := r.CutTop(38)
		if said := f.T(f.SpaceKey(l.To()) + ".text"); p.Fits(said, text.Inset(3), landingText) {
			r = line
			p.Paragraph(said, text.Inset(3), landingText.With(ink))
		}
	}
	cy, size := r.Y+r.H/2, min(r.H, 36)
	st := landingStyle.With(ink)
	if r.H > 60 { // alone and without more words it is large
		size, st.Size = 52, 24
	}
	p.FillCircle(r.X+16, cy, min(r.H/2-1, 19), ui.Solid(ui.ParchmentLight))
	drawArrow(p, l, r.X+16, cy)
	p.SpriteAt(f.SpaceSprite(l.To()), r.X+34+size/2, cy, size)
	said := ui.Rect{X: r.X + 36 + size, Y: r.Y + 2, W: r.W - 44 - size, H: r.H - 4}
	text := f.Ahead(l, !sides)
	p.Paragraph(text, said, st)
}

// tellsSides reports whether each of the goals has room to say on which side it lies: else
// none does, as the arrows show it, too.
func (f *Frame) tellsSides(p *ui.Painter, list []model.Landing) bool {
	for i, l := range list {
		r := f.landingRect(i, len(list))
		line := ui.Rect{W: r.W - 40 - min(r.H, 36), H: landingStyle.Size * 1.2}
		if !p.Fits(f.Ahead(l, false), line, landingStyle) {
			return false
		}
	}
	return true
}

// landingRegions are the lines of a taken die: each means the space it leads to.
func landingRegions(f *Frame) []ui.Region {
	if f.Kind != merlin.AskMove {
		return nil
	}
	var list []ui.Region
	for i, l := range f.Landings {
		r := f.ThingRegion(model.SpaceTarget(l.To()), f.landingRect(i, len(f.Landings)), nil)
		r.Name, r.Glow = fmt.Sprintf("landing-%d", i+1), false
		list = append(list, r)
	}
	return list
}

func trayRegions(f *Frame) []ui.Region {
	var list []ui.Region
	s := f.DiceSeat()
	for i, d := range f.View.Players[s].Dice {
		if d.Value == 0 {
			continue
		}
		x, y, size := f.DieAt(uint8(i))
		r := f.dieRegion(model.DieTarget(s, uint8(i)), ui.Around(x, y, size+4, size+10), nil)
		r.Tip = func() string { return f.TrayTip(s, uint8(i)) }
		r.Keyed(ebiten.KeyDigit1 + ebiten.Key(i))
		list = append(list, r)
	}
	list = append(list, insteadRegions(f)...)
	for _, b := range f.boardButtons() {
		list = append(list, b.Region)
	}
	if f.Pinned {
		return list
	}
	return append(list, landingRegions(f)...)
}

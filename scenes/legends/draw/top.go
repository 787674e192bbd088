package draw

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// TopPanel is the bar over the table: the sentence that says what is asked, how to go on,
// the four phases, the buttons.
type TopPanel struct {
	All  func() []ui.Region // of the table
	bulb paint.Bulb
}

func (*TopPanel) Area() ui.Rect { return ui.Rect{W: 1920, H: 60} }

func (*TopPanel) Draw(p *ui.Painter, f *Frame) {
	p.FillRect(Bar, ui.Solid(ui.Alpha(ui.OakBar, .7)))
	p.NineSlice("ribbon", f.ribbon(), 19)
	for _, b := range f.topButtons() {
		b.Draw(p, f.Ctx)
	}
	if f.Replay == nil {
		f.drawRibbon(p.Named("ribbon"))
	}
	f.drawPhases(p.Named("phases"))
}

// besideRect is beside the phases: a button.
var besideRect = ui.Rect{X: 1420, Y: 6, W: 137, H: 40}

// leaving are the choices that touch nothing on the table and leave what is asked be, or
// go on: they have one place, beside the sentence that asks.
func (f *Frame) leaving() (list []moment.Choice) {
	for _, c := range f.Buttons {
		if c.Leaves {
			list = append(list, c)
		}
	}
	return list
}

func (f *Frame) topButtons() []ui.Button {
	list := f.BarButtons(func(i int) ui.Rect { return ui.Rect{X: 1560 + 58*float64(i), Y: 6, W: 54, H: 40} })
	if f.Replay != nil {
		return append(list, f.ReplayButtons(RibbonRect.X+6, 8)...)
	}
	if b := f.ResultButton(f.View.Over, resultRect); b != nil {
		list = append(list, *b)
	}
	if b := f.SkipButton(besideRect); b != nil {
		list = append(list, *b)
	} else if b, ok := f.byHandButton(); ok {
		list = append(list, b)
	}
	return append(list, f.endButtons()...)
}

// byHandButton takes up a card that is carried out by hand; ok is false where there is none.
func (f *Frame) byHandButton() (b ui.Button, ok bool) {
	cards := f.byHand()
	if len(cards) == 0 {
		return b, false
	}
	b = ui.NewButton("by-hand", f.T("term.by-hand"), besideRect, ui.DarkLook, nil)
	f.Opens(&b.Region, cards)
	b.Size, b.Weight, b.Tip = 20, ui.Light, func() string { return f.T("tip.by-hand-cards") }
	return b, true
}

// endButtons leave what is asked be, or go on.
func (f *Frame) endButtons() (list []ui.Button) {
	for i, c := range f.leaving() {
		r := goRect.Row(i, len(f.leaving()), 4)
		b := ui.NewButton(c.Word, c.Label, r, ui.GoldLook, nil)
		f.Opens(&b.Region, []moment.Choice{c})
		b.Size, b.Weight = 20, paint.Weight([]moment.Choice{c})
		b.Glow = !f.wanted() || f.ShowAll && f.Asks(model.AskBid) // to pass is always an answer there
		f.Calms(&b)
		if f.wanted() && c.Word != "end" && !(f.Asks(model.AskBid) && f.Table().Leads() == f.Asked) {
			b.Look = ui.DarkLook // what is asked for glows elsewhere
		}
		b.Tip = ui.Say(c.Label)
		if c.Word == "end" {
			b.Tip = func() string { return words.Paragraphs(c.Label, f.BeforeEnd()) }
			if c.Forgoes {
				b.Look = ui.DarkLook
			}
		}
		list = append(list, b)
	}
	return list
}

// wanted reports whether anything is asked for but to go on.
func (f *Frame) wanted() bool {
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool { return !c.Leaves && !c.Quiet })
}

// ribbon is the ground of what is said: longer where others act, as nobody has a button there.
func (f *Frame) ribbon() ui.Rect {
	r := RibbonRect
	if f.Captioned() && !f.View.Over && f.Replay == nil {
		r.W = phasesRect.X - 6 - r.X
	}
	return r
}

// drawRibbon says who is asked what, or what has just been done by whom.
func (f *Frame) drawRibbon(p *ui.Painter) {
	x := RibbonRect.X + 14
	s := f.PromptSeat()
	if f.Captioned() {
		s = f.Said.Seat
	}
	if s != game.NoSeat && !f.View.Over {
		p.SpriteAt(f.Crest(s), x+13, 26, 34)
	}
	r := ui.Rect{X: x + 34, Y: 9, W: f.ribbon().Right() - 40 - x - 34, H: 34}
	if f.View.Over && f.Do.Result != nil {
		r.W = resultRect.X - 10 - r.X
	}
	if f.Captioned() && !f.View.Over {
		f.DrawSaid(p.Named("caption"), ui.Rect{X: r.X, Y: RibbonRect.Y + 3, W: r.W, H: RibbonRect.H - 10}) // two lines high, off its edge
		return
	}
	st := ui.BoldStyle.Sized(24).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = ui.Least, 1
	hint := f.Hint()
	small := italicStyle.Placed(ui.Right, ui.Middle)
	w := p.TextWidth(f.Prompt(), st)
	if hint != "" && w+p.TextWidth(hint, small)+20 <= r.W {
		p.TextIn(hint, r, small)
	}
	if w > r.W {
		st.Size, r.Y, r.H = 19, 6, 40
	}
	p.Paragraph(f.Prompt(), r, st)
}

// phases are the names of the four, and how wide their arrows are.
var phases = [...]struct {
	key  string
	wide float64
}{
	{"phase.event", 134}, {"phase.texts", 144}, {"phase.complete", 134}, {"phase.actions", 193},
}

// phaseRect is the arrow of a phase, from 0.
func phaseRect(i int) ui.Rect {
	x := phasesRect.X
	for k := range i {
		x += phases[k].wide + 4
	}
	return ui.Rect{X: x, Y: phasesRect.Y + 2, W: phases[i].wide, H: 32}
}

func (f *Frame) drawPhases(p *ui.Painter) {
	now := int(f.View.Turn.Phase) - 1
	for i, phase := range phases {
		r := phaseRect(i)
		fill, ink := ui.Hex(0x1C1109), ui.ParchmentDark
		switch {
		case i == now:
			fill, ink = ui.Gold, ui.Ink
		case i < now:
			fill = ui.Hex(0x3B2615)
		}
		p.FillPolygon(ui.Solid(fill), r.X, r.Y, r.Right(), r.Y, r.Right()+9, r.Y+16, r.Right(), r.Bottom(), r.X, r.Bottom(), r.X+9, r.Y+16)
		p.StrokePolygon(1.6, ui.Solid(ui.GoldDark), r.X, r.Y, r.Right(), r.Y, r.Right()+9, r.Y+16, r.Right(), r.Bottom(), r.X, r.Bottom(), r.X+9, r.Y+16)
		p.StrokeCircle(r.X+25, r.Y+16, 10.5, 1.5, ui.Solid(ui.Alpha(ink, .8)))
		number(p, words.Number(i+1), r.X+25, r.Y+16, 17, ink)
		text := ui.Rect{X: r.X + 37, Y: r.Y, W: r.W - 59, H: r.H}
		if i == 3 {
			text.W = 80
		}
		p.TextIn(f.T(phase.key), text, labelStyle.Sized(18).With(ink))
		if i < now {
			p.SpriteAt("tick", r.Right()-8, r.Y+16, 17)
		}
	}
	f.drawCoins(p, phaseRect(3))
}

// drawCoins are the actions in the arrow of their phase.
func (f *Frame) drawCoins(p *ui.Painter, r ui.Rect) {
	left, all := f.actions()
	step := min(27, 54/float64(max(1, all-1)))
	for i := range all {
		f.coin(p, i, all, left, r.X+128+step*float64(i), r.Y+16, 12)
	}
}

func (*TopPanel) Regions(f *Frame) []ui.Region {
	var list []ui.Region
	for i, phase := range phases {
		_, name, _ := strings.Cut(phase.key, ".")
		list = append(list, note("phase-"+name, f.T(phase.key), func() string { return f.T("tip." + phase.key) }, phaseRect(i)))
	}
	return append(list, ui.ButtonRegions(f.topButtons())...)
}

// Over lights up all that may be done now, while the bulb is on, and says what the buttons
// are called.
func (t *TopPanel) Over(p *ui.Painter, f *Frame) {
	if f.ShowAll {
		t.bulb.Draw(p, t.All(), Bar, f.Breath)
	}
	paint.DrawBarLabel(p, f.Ctx, f.topButtons())
}

// byHand are the cards that may be taken up to be carried out by hand.
func (f *Frame) byHand() (list []moment.Choice) {
	for _, c := range f.All {
		if c.Do[0].Kind == legends.ActByHand {
			list = append(list, c)
		}
	}
	return list
}

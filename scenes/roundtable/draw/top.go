package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// TopPanel is the bar over the table: the sentence that says what is asked, the swords,
// the buttons.
type TopPanel struct {
	All  func() []ui.Region // of the table
	bulb paint.Bulb
}

func (*TopPanel) Area() ui.Rect { return Bar }

func (*TopPanel) Draw(p *ui.Painter, f *Frame) {
	p.FillRect(Bar, ui.Solid(ui.Alpha(ui.OakBar, .7)))
	p.NineSlice("ribbon", RibbonRect, 19)
	for _, b := range topButtons(f) {
		b.Draw(p, f.Ctx)
	}
	if f.Replay == nil {
		drawRibbon(p.Named("ribbon"), f)
	}
	drawBeads(p.Named("swords"), f)
}

func topButtons(f *Frame) []ui.Button {
	list := f.BarButtons(func(i int) ui.Rect { return ui.Rect{X: 1560 + 58*float64(i), Y: 6, W: 54, H: 40} })
	if f.Replay != nil {
		list = append(list, f.ReplayButtons(RibbonRect.X+6, 8)...)
	}
	if b := f.SkipButton(skipRect); b != nil {
		b.Label, b.Text = f.T("skip.label"), f.T("skip.label") // one is asked in others' turns too
		list = append(list, *b)
	} else if b := f.ResultButton(f.View.Over, resultRect); b != nil {
		list = append(list, *b)
	}
	return list
}

// drawRibbon says who is asked what, or whose turn it is: what he does is told where it happens.
func drawRibbon(p *ui.Painter, f *Frame) {
	x := RibbonRect.X + 14
	if s := f.PromptSeat(); s != game.NoSeat {
		p.SpriteAt("crest-"+f.Coat(s), x+13, 26, 36)
	}
	x += 36
	r := ui.Rect{X: x, Y: 8, W: RibbonRect.Right() - 44 - x, H: 36}
	if f.Do.Skip != nil {
		r.W = skipRect.X - 10 - x
	}
	if f.View.Over && f.Do.Result != nil {
		r.W = resultRect.X - 10 - x
	}
	st := ui.BoldStyle.Sized(27).Placed(ui.Left, ui.Middle)
	st.Min = 17
	if hint := f.hint(); hint != "" {
		small := italicStyle.Sized(18).Placed(ui.Right, ui.Middle)
		if w := p.TextWidth(hint, small); w+p.TextWidth(f.Prompt(), st)+16 <= r.W {
			p.TextIn(hint, r, small)
			r.W -= w + 16
		}
	}
	p.TextIn(f.Prompt(), r, st)
}

// drawBeads shows the swords on the way to the twelfth.
func drawBeads(p *ui.Painter, f *Frame) {
	st := ui.TitleStyle.Sized(20).With(ui.GoldLight).Placed(ui.Left, ui.Middle)
	st.Spacing, st.Min = 1, ui.Least
	p.TextIn(f.T("term.swords"), ui.Rect{X: 962, Y: 8, W: 132, H: 36}, st)
	for i := range roundtable.TableFull {
		x := 1112 + 27.6*float64(i)
		ground, sprite := ui.Hex(0x150C09), ""
		switch {
		case i < int(f.View.White):
			ground, sprite = ui.Gold, "sword-white"
		case i < int(f.Table().Swords()):
			ground, sprite = ui.Hex(0xB3A5BC), "sword-black"
		}
		p.FillCircle(x, 26, 12.6, ui.Solid(ui.Gold))
		p.FillCircle(x, 26, 11.2, ui.Solid(ground))
		if sprite != "" {
			p.SpriteAt(sprite, x, 26, 24)
		} else if i == roundtable.TableFull-1 {
			p.SpriteAt("crown", x, 26, 17)
		}
	}
	end, near := f.SwordsEnd()
	st = italicStyle.With(ui.ParchmentDark)
	if near {
		st = labelStyle.Sized(italicStyle.Size).With(ui.Glow)
	}
	st.Min = ui.Least
	p.TextIn(end, ui.Rect{X: 1432, Y: 8, W: 108, H: 36}, st.Placed(ui.Right, ui.Middle))
}

// heeded are regions of which those Quests and the siege do not glow of which the first lines say nothing: something may be
// done there, too.
func heeded(f *Frame, list []ui.Region) []ui.Region {
	list = slices.Clone(list)
	for q := roundtable.Tournament; q < roundtable.Places; q++ {
		if i := ui.Find(list, "place-"+q.String()); i >= 0 && !f.Heeds(q) {
			list[i].Glow = false
		}
	}
	if i := ui.Find(list, "siege"); i >= 0 && !f.HeedsSiege() {
		list[i].Glow = false
	}
	return list
}

func (*TopPanel) Regions(f *Frame) []ui.Region {
	list := []ui.Region{note("beads", f.SwordsLabel(), func() string { return f.SwordsTip() }, beadsRect)}
	return append(list, ui.ButtonRegions(topButtons(f))...)
}

// Over lights up all that may be done now, while the bulb is on, and rims what threatens.
func (t *TopPanel) Over(p *ui.Painter, f *Frame) {
	if !f.ShowAll {
		return
	}
	var clear []ui.Rect
	list := f.HeedAlarms()
	if f.Interrupts() { // nothing can be done about them now
		list = nil
	}
	for _, d := range list {
		clear = append(clear, f.alarmRect(d))
	}
	if at, ok := f.Acts(); ok && !f.Acted() { // there something can be done, though the place is not chosen
		clear = append(clear, f.placeRect(at))
	}
	t.bulb.Draw(p, heeded(f, t.All()), Bar, f.Breath, clear...)
	for _, d := range list {
		drawRim(p, f.alarmRect(d), max(d.Grave, model.Near))
	}
}

package draw

import (
	"fmt"

	"merlin/fonts"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// TopPanel is the bar over the table: the sentence that says what is asked, the
// rounds, and the buttons.
type TopPanel struct {
	All func() []ui.Region // of the table
}

func (*TopPanel) Area() ui.Rect { return TopBar }

func (*TopPanel) Draw(p *ui.Painter, f *Frame) {
	p.FillRect(TopBar, ui.Solid(ui.Alpha(ui.OakBar, .55)))
	p.NineSlice("ribbon", RibbonRect, 19)
	q := p.Named("ribbon")
	if f.Replay != nil {
		for _, b := range f.replayButtons() {
			b.Draw(p, f.Ctx)
		}
	} else {
		DrawRibbon(q, f)
		for _, b := range f.leaveButtons() {
			b.Draw(p, f.Ctx)
		}
	}
	drawRounds(p.Named("rounds"), f)
	for _, b := range buttons(f) {
		b.Draw(p, f.Ctx)
	}
}

// ribbonOf is the ribbon: higher where it has room for two lines.
func ribbonOf(f *Frame) ui.Rect {
	if f.Replay == nil && (f.Captioned() || f.ribbonText().W < ribbonText.W) {
		return ui.Rect{X: RibbonRect.X, Y: 1, W: RibbonRect.W, H: TopBar.H - 2}
	}
	return RibbonRect
}

// DrawRibbon writes the prompt at the left, and at the right the ways of what is pointed
// at, or a hint when there is room for all of it.
func DrawRibbon(p *ui.Painter, f *Frame) {
	x := RibbonRect.X + 14
	if s := f.PromptSeat(); s >= 0 {
		p.SpriteAt("score-"+f.Seats[s].Colour, x+12, ribbonY, 34)
	}
	in := ribbonText
	if f.Captioned() {
		f.DrawSaid(p.Named("caption"), in)
		return
	}
	ways := f.RibbonWays()
	in = f.ribbonText()
	end := in.Right()
	in.W -= float64(len(ways)) * wayRoom
	w := drawPrompt(p, f.Prompt(), in)
	right := ui.Rect{X: in.X + w + 24, Y: in.Y, W: end - (in.X + w + 24), H: in.H}
	if len(ways) > 0 {
		drawRibbonWays(p, f, ways, right)
		return
	}
	small := ui.HintStyle.Sized(19).Placed(ui.Right, ui.Middle)
	if hint := f.Hint(); p.TextWidth(hint, small) <= right.W {
		p.TextIn(hint, right, small)
	}
}

// drawPrompt writes the prompt on one line, or on two smaller ones where that is too long,
// and returns how wide it is.
func drawPrompt(p *ui.Painter, text string, in ui.Rect) float64 {
	st := ui.BoldStyle.Sized(27).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = 20, 1.08
	if w := p.TextWidth(text, st.Sized(st.Min)); w > in.W {
		st.Size, st.Min = 20, ui.Least
		p.Paragraph(text, in, st)
		return in.W
	}
	p.TextIn(text, in, st)
	return min(p.TextWidth(text, st), in.W)
}

// ribbonText is where the ribbon has room for words: up to its notch, two lines high.
var ribbonText = ui.Rect{X: RibbonRect.X + 50, Y: RibbonRect.Y + 3, W: RibbonRect.W - 100, H: RibbonRect.H - 6}

// ribbonY is the middle of the bar.
const ribbonY = 27.0

// ribbonText is where the sentence has room: up to the buttons that lie on the ribbon.
func (f *Frame) ribbonText() ui.Rect {
	in := ribbonText
	for _, b := range f.leaveButtons() {
		in.W = min(in.W, b.Bounds.X-16-in.X)
	}
	return in
}

// leaveButtons are the choices that leave be what is asked for: small, at the end of the
// sentence that asks, where no other button ever stands.
func (f *Frame) leaveButtons() []ui.Button {
	var list []ui.Button
	right := ribbonText.Right() + 6
	for _, c := range f.Buttons {
		if !c.Leaves {
			continue
		}
		w := f.Ctx.Measure().TextWidth(c.Label, ui.BoldStyle.Sized(leaveSize)) + 30
		b := f.choiceButton(c, ui.Rect{X: right - w, Y: RibbonRect.Y + 4, W: w, H: RibbonRect.H - 8}, ui.PlainLook)
		b.Size = leaveSize
		list = append(list, b)
		right -= w + 8
	}
	return list
}

// leaveSize is the size of what is written on them.
const leaveSize = 19.0

// drawRounds draws a bead for each round, a crown where a scoring follows.
func drawRounds(p *ui.Painter, f *Frame) {
	st := ui.Style{Role: fonts.Title, Size: 21, Color: ui.GoldLight, Spacing: 1.5, VAlign: ui.Middle, Min: ui.Least}
	p.TextIn(f.T("ui.round", "number", int(f.View.Round), "of", merlin.Rounds), ui.Rect{X: 836, Y: 8, W: 146, H: 36}, st)
	p.Line(1010, 26, 1010+46*5, 26, 2, ui.Solid(ui.GoldDark))
	for i := range merlin.Rounds {
		x := 1010 + 46*float64(i)
		name, ink := "bead-next", ui.GoldLight
		switch n := i + 1; {
		case n < int(f.View.Round):
			name = "bead-done"
		case n == int(f.View.Round):
			name, ink = "bead-now", ui.Ink
		}
		p.SpriteAt(name, x, 26, 40)
		p.Text(fmt.Sprint(i+1), x, 26, NumberStyle.Sized(18).Placed(ui.Center, ui.Middle).With(ink))
		if i%2 == 1 {
			p.SpriteAt("crown", x+13, 11, 19)
		}
	}
	hint := ui.HintStyle.Sized(18).Placed(ui.Right, ui.Middle).With(ui.ParchmentDark)
	hint.Min = ui.Least
	p.TextIn(f.RoundsHint(), ui.Rect{X: 1258, Y: 8, W: 166, H: 36}, hint)
	turn := ui.BoldStyle.Sized(19).Placed(ui.Right, ui.Middle).With(ui.ParchmentLight)
	turn.Min = ui.Least
	if n := f.TurnsInAll(); n > 0 { // none before the dice are rolled
		at := ui.Rect{X: 1428, Y: 8, W: 122, H: 36}
		if more := f.MoreTurns(); more > 0 {
			p.TextIn(words.Signed(more), at, turn.With(moreInk))
			at.W -= 26
		}
		p.TextIn(f.T("ui.turn", "number", min(f.TurnNumber(), n), "of", n), at, turn)
	}
}

// moreInk is the green of the turns that modules give.
var moreInk = ui.Hex(0xA6E07A)

// topRect is button i of the bar.
func topRect(i int) ui.Rect { return ui.Rect{X: 1560 + 58*float64(i), Y: 6, W: 54, H: 40} }

func buttons(f *Frame) []ui.Button { return f.BarButtons(topRect) }

// Over lights up all that may be done now, while the bulb is on, and says what the buttons
// are called.
func (t *TopPanel) Over(p *ui.Painter, f *Frame) {
	if f.ShowAll {
		paint.DrawBulb(p, t.All(), TopBar, f.Breath)
	}
	paint.DrawBarLabel(p, f.Ctx, buttons(f))
	if f.Replay != nil {
		paint.DrawBarLabel(p, f.Ctx, f.replayButtons())
	}
}

var roundsRect = ui.Rect{X: 830, Y: 4, W: 720, H: 44}

func (*TopPanel) Regions(f *Frame) []ui.Region {
	tip := f.RoundsTip()
	list := []ui.Region{Note("rounds", Lead(tip), ui.Say(tip), roundsRect)}
	if f.Replay != nil {
		list = append(list, f.roundBeads()...)
		list = append(list, ui.ButtonRegions(f.replayButtons())...)
	}
	list = append(list, ui.ButtonRegions(f.leaveButtons())...)
	return append(list, ui.ButtonRegions(buttons(f))...)
}

func (*TopPanel) Anchor(*Frame, model.Place) (x, y float64, ok bool) { return 0, 0, false }

// replayButtons are the bar of a replay: it lies on the ribbon, where a game says what is
// asked.
func (f *Frame) replayButtons() []ui.Button { return f.ReplayButtons(RibbonRect.X+6, 8) }

// roundBeads are the beads of the rounds as places to jump to.
func (f *Frame) roundBeads() []ui.Region {
	var list []ui.Region
	for i, n := range f.Replay.Chapters {
		r := Note(fmt.Sprintf("round-%d", i+1), f.T("replay.round", "number", i+1), nil, ui.Around(1010+46*float64(i), 26, 44, 44))
		if r.Enabled = n >= 0; r.Enabled {
			r.Press = func() { f.Do.Replay.Jump(n) }
		}
		list = append(list, r)
	}
	return list
}

// CaptionRect is where the caption lies in a replay, whose bar is on the ribbon: on
// what the castle holds, off the board and the dice.
var CaptionRect = ui.Rect{X: 246, Y: CastleRect.Bottom() - 84, W: 700, H: 72}

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
	All  func() []ui.Region // of the table
	bulb paint.Bulb
}

func (*TopPanel) Area() ui.Rect { return captionBar }

// captionBar is the bar with what a caption has of the edge of the board.
var captionBar = ui.Rect{W: TopBar.W, H: BoardRect.Y - 1}

func (*TopPanel) Draw(p *ui.Painter, f *Frame) {
	p.FillRect(TopBar, ui.Solid(ui.Alpha(ui.OakBar, .55)))
	p.NineSlice("ribbon", ribbonOf(f), 19)
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

// ribbonOf is the ribbon: higher where it has room for two lines of a caption.
func ribbonOf(f *Frame) ui.Rect {
	if f.Replay == nil && f.Captioned() {
		return ui.Rect{X: RibbonRect.X, Y: 1, W: RibbonRect.W, H: captionBar.H - 1}
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
		f.DrawSaid(p.Named("caption"), ui.Rect{X: in.X, Y: 5, W: in.W, H: captionBar.H - 12})
		return
	}
	ways := f.RibbonWays()
	in = f.ribbonText()
	end := in.Right()
	in.W = f.promptWidth(p, in, len(ways))
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

// promptWidth is how wide the prompt may be beside so many ways: where it is long these
// have no words.
func (f *Frame) promptWidth(p *ui.Painter, in ui.Rect, ways int) float64 {
	beside := in
	beside.W -= float64(ways) * wayRoom
	if ways == 0 || p.Fits(f.Prompt(), beside, longPrompt) {
		return beside.W
	}
	return in.W - 24 - float64(ways)*bareWay
}

// longPrompt is the style of a prompt on two lines.
var longPrompt = ui.Style{Role: ui.BoldStyle.Role, Size: 20, Min: ui.Least, Line: 1.08, Color: ui.Ink, VAlign: ui.Middle}

// drawPrompt writes the prompt on one line, or on two smaller ones where that is too long,
// and returns how wide it is.
func drawPrompt(p *ui.Painter, text string, in ui.Rect) float64 {
	st := ui.BoldStyle.Sized(27).Placed(ui.Left, ui.Middle)
	st.Min = longPrompt.Size
	if w := p.TextWidth(text, st.Sized(st.Min)); w > in.W {
		p.Paragraph(text, in.Move(0, -3), longPrompt) // the ribbon's sheet ends above its edge
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

// drawRounds draws a bead for each round, a crown where a scoring follows.
func drawRounds(p *ui.Painter, f *Frame) {
	st := ui.Style{Role: fonts.Title, Size: 21, Color: ui.GoldLight, Spacing: 1.5, VAlign: ui.Middle, Min: ui.Least}
	p.TextIn(f.T("ui.round", "number", int(f.View.Round), "of", merlin.Rounds), ui.Rect{X: 836, Y: 8, W: 146, H: 36}, st)
	p.Line(beadAt(0), 26, beadAt(merlin.Rounds-1), 26, 2, ui.Solid(ui.GoldDark))
	for i := range merlin.Rounds {
		x := beadAt(i)
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
	if b := f.SkipButton(skipRect); b != nil {
		b.Draw(p, f.Ctx)
	} else {
		drawRoundsHint(p, f)
	}
	turn := ui.BoldStyle.Sized(19).Placed(ui.Right, ui.Middle).With(ui.ParchmentLight)
	turn.Min = ui.Least
	if n := f.TurnsInAll(); n > 0 { // none before the dice are rolled
		at := ui.Rect{X: 1414, Y: 8, W: 132, H: 36}
		if more := f.MoreTurns(); more > 0 {
			p.TextIn(words.Signed(more), at, turn.With(moreInk))
			at.W -= 24
		}
		p.TextIn(f.T("ui.turn", "number", min(f.TurnNumber(), n), "of", n), at, turn)
	}
}

// beadAt is the middle of the bead of a round, from 0.
func beadAt(i int) float64 { return 1004 + 45*float64(i) }

// skipRect is where the way to one's own turn lies.
var skipRect = ui.Rect{X: 1254, Y: 6, W: 156, H: 40}

// drawRoundsHint says when scorings are.
func drawRoundsHint(p *ui.Painter, f *Frame) {
	hint := ui.HintStyle.Sized(18).Placed(ui.Right, ui.Middle).With(ui.ParchmentDark)
	hint.Min = ui.Least
	p.TextIn(f.RoundsHint(), ui.Rect{X: 1247, Y: 8, W: 165, H: 36}, hint)
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
		var plain []ui.Rect // what lets something go is not lit, and not in the dark
		for _, b := range append(f.boardButtons(), f.leaveButtons()...) {
			if !b.Glow {
				plain = append(plain, b.Bounds)
			}
		}
		t.bulb.Draw(p, t.All(), TopBar, f.Breath, plain...)
	}
	if f.Pinned {
		return
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
	if b := f.SkipButton(skipRect); b != nil {
		list = append(list, b.Region)
	}
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
		r := Note(fmt.Sprintf("round-%d", i+1), f.T("replay.round", "number", i+1), nil, ui.Around(beadAt(i), 26, 44, 44))
		if r.Enabled = n >= 0; r.Enabled {
			r.Press = func() { f.Do.Replay.Jump(n) }
		}
		list = append(list, r)
	}
	return list
}

// CaptionRect is where the caption lies in a replay, whose bar is on the ribbon: on
// what the castle holds, off the board and the dice.
var CaptionRect = ui.Rect{X: 246, Y: CastleRect.Bottom() - 94, W: 700, H: 82}

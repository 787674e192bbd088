package merlin

import (
	"fmt"
	"math/bits"

	"merlin/fonts"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// topPanel is the bar over the table: the sentence that says what is asked, the
// rounds, and the buttons.
type topPanel struct {
	all func() []ui.Region // of the table
}

func (t topPanel) area() ui.Rect { return topBar }

func (t topPanel) draw(p *ui.Painter, f *frame) {
	p.FillRect(topBar, ui.Solid(ui.Alpha(ui.OakBar, .55)))
	p.NineSlice("ribbon", ribbonOf(f), 19)
	q := p.Named("ribbon")
	if f.Replay != nil {
		drawReplay(p, f)
	} else {
		drawRibbon(q, f)
	}
	drawRounds(p.Named("rounds"), f)
	for _, b := range t.buttons(f) {
		b.Draw(p, f.Ctx)
	}
}

// ribbonOf is the ribbon: higher where it has room for two lines of a caption.
func ribbonOf(f *frame) ui.Rect {
	if f.Replay == nil && f.captioned() {
		return ui.Rect{X: ribbonRect.X, Y: 1, W: ribbonRect.W, H: topBar.H - 2}
	}
	return ribbonRect
}

// drawRibbon writes the prompt at the left, and a hint at the right when there
// is room for all of it.
func drawRibbon(p *ui.Painter, f *frame) {
	x := ribbonRect.X + 14
	if s := f.promptSeat(); s >= 0 {
		p.SpriteAt("score-"+f.Seats[s].Colour, x+12, 26, 34)
	}
	x += 36
	if f.captioned() {
		drawSaid(p.Named("caption"), f, ui.Rect{X: x, Y: 3, W: ribbonEnd - x, H: topBar.H - 6})
		return
	}
	st := ui.BoldStyle.Sized(27).Placed(ui.Left, ui.Middle)
	st.Min = 17
	text, hint := f.prompt(), f.hint()
	ways := f.ribbonWays()
	room := max(ribbonEnd-x-float64(len(ways))*wayRoom, min(p.TextWidth(text, st.Sized(st.Min)), ribbonEnd-x))
	w := min(p.TextWidth(text, st), room)
	p.TextIn(text, ui.Rect{X: x, Y: 8, W: w + 1, H: 36}, st)
	right := ui.Rect{X: x + w + 24, Y: 8, W: ribbonEnd - (x + w + 24), H: 36}
	if len(ways) > 0 {
		drawRibbonWays(p, f, ways, right)
		return
	}
	small := ui.HintStyle.Sized(19).Placed(ui.Right, ui.Middle)
	if p.TextWidth(hint, small) <= right.W {
		p.TextIn(hint, right, small)
	}
}

// ToastRect has refusals lie on the ribbon, where they hide no choice.
func (s *Scene) ToastRect() ui.Rect {
	return ui.Rect{X: ribbonRect.X, Y: 4, W: ribbonRect.W, H: boardRect.H}
}

// ribbonEnd is where the ribbon's notch begins, for texts.
var ribbonEnd = ribbonRect.Right() - 50

// drawRounds draws a bead for each round, a crown where a scoring follows.
func drawRounds(p *ui.Painter, f *frame) {
	st := ui.Style{Role: fonts.Title, Size: 21, Color: ui.GoldLight, Spacing: 1.5, VAlign: ui.Middle, Min: 15}
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
		p.Text(fmt.Sprint(i+1), x, 26, numberStyle.Sized(18).Placed(ui.Center, ui.Middle).With(ink))
		if i%2 == 1 {
			p.SpriteAt("crown", x+13, 11, 19)
		}
	}
	hint := ui.HintStyle.Sized(18).Placed(ui.Right, ui.Middle).With(ui.ParchmentDark)
	hint.Min = 14
	p.TextIn(f.roundsHint(), ui.Rect{X: 1268, Y: 8, W: 150, H: 36}, hint)
	turn := ui.BoldStyle.Sized(19).Placed(ui.Right, ui.Middle).With(ui.ParchmentLight)
	turn.Min = 14
	if n := f.turnsInAll(); n > 0 { // none before the dice are rolled
		at := ui.Rect{X: 1424, Y: 8, W: 122, H: 36}
		if more := f.moreTurns(); more > 0 {
			p.TextIn(signed(more), at, turn.With(poison))
			at.W -= 26
		}
		p.TextIn(f.T("ui.turn", "number", min(f.turnNumber(), n), "of", n), at, turn)
	}
}

// moreTurns is how many turns the seat whose turn it is may still have beside those of
// his dice: his labourers, and one of Morgana's dice. // X3
func (f *frame) moreTurns() int {
	n := f.hired()
	if f.hasStar() {
		n++
	}
	return n
}

// hired is how many labourers that seat has, hasStar whether he may use a die of
// Morgana's.
func (f *frame) hired() int { return bits.OnesCount8(f.View.Mods.Market.Hired[f.diceSeat()]) }

func (f *frame) hasStar() bool {
	return f.rules.Has("morgana") && f.View.Mods.Morgana.Starred>>f.diceSeat()&1 == 0
}

// moreBy names what gives those turns.
func (f *frame) moreBy() (list []string) {
	if n := f.hired(); n > 0 {
		list = append(list, f.T("turns.labourers", "count", n))
	}
	if f.hasStar() {
		list = append(list, f.T("turns.morgana"))
	}
	return list
}

// turnNumber counts the turns of the seat whose turn it is: a turn, a die.
func (f *frame) turnNumber() int {
	n := 0
	for _, d := range f.View.Players[f.diceSeat()].Dice {
		if d.Value > 0 && d.Used {
			n++
		}
	}
	if f.View.Turn.Seat >= 0 && f.Ask == "die" || f.View.Turn.Die == merlin.Nobody {
		n++
	}
	return max(n, 1)
}

func (f *frame) turnsInAll() int {
	n := 0
	for _, d := range f.View.Players[f.diceSeat()].Dice {
		if d.Value > 0 {
			n++
		}
	}
	return n
}

// topRect is button i of the bar.
func topRect(i int) ui.Rect { return ui.Rect{X: 1560 + 58*float64(i), Y: 6, W: 54, H: 40} }

// topLabel is the key of the label of a button of the bar.
func topLabel(name string) string {
	if name == "help" {
		return "title.rules" // the keys are a page of their own
	}
	return "ui." + name
}

// buttons are made anew for each picture: what they may do changes with the game.
func (t topPanel) buttons(f *frame) []ui.Button {
	var list []ui.Button
	add := func(name, icon string, press func()) *ui.Button {
		b := ui.NewButton(name, f.T(topLabel(name)), topRect(len(list)), ui.DarkLook, press)
		b.Text, b.Icon, b.Tip = "", icon, b.Label
		list = append(list, b)
		return &list[len(list)-1]
	}
	undo := add("undo", "icon-undo", f.Do.Undo)
	if f.CannotUndo != "" {
		undo.Enabled, undo.Why = false, f.T(f.CannotUndo)
		undo.Tip = undo.Why
	}
	redo := add("redo", "icon-redo", f.Do.Redo)
	if !f.CanRedo {
		redo.Enabled, redo.Why = false, f.T("why.no-redo")
	}
	if f.Replay != nil {
		for _, b := range []*ui.Button{&list[0], &list[1]} {
			b.Enabled, b.Why = false, f.T("why.replay")
			b.Tip = b.Why
		}
	}
	show := add("show", "icon-hint", f.Do.ShowAll)
	show.On, show.Enabled = f.ShowAll, f.Replay == nil
	icon := "icon-sound"
	if f.Muted {
		icon = "icon-mute"
	}
	add("sound", icon, f.Do.Mute)
	add("help", "icon-help", f.Do.Help)
	add("menu", "icon-menu", f.Do.Menu)
	return list
}

var roundsRect = ui.Rect{X: 830, Y: 4, W: 720, H: 44}

func (t topPanel) regions(f *frame) []ui.Region {
	tip := f.roundsTip()
	list := []ui.Region{note("rounds", lead(tip), tip, roundsRect)}
	if f.Replay != nil {
		list = append(list, f.roundBeads()...)
		list = append(list, ui.ButtonRegions(f.replayButtons())...)
	}
	return append(list, ui.ButtonRegions(t.buttons(f))...)
}

func (t topPanel) anchor(*frame, place) (x, y float64, ok bool) { return 0, 0, false }

// roundsHint says when scorings are, or in a replay where it stands.
func (f *frame) roundsHint() string {
	if f.Replay != nil {
		return f.T("replay.at", "at", f.Replay.At, "of", f.Replay.Of)
	}
	return f.T("hint.scorings")
}

package draw

import (
	"fmt"
	"math"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// With Arthur the dice lie in a bowl within his ring: on a pentagon, or close
// together at its upper rim when there are buttons below them.

// bowlDie is where die i lies in the bowl, and its size.
func bowlDie(i uint8, crowded bool) (x, y, size float64) {
	if crowded {
		x, y = Polar((30*float64(i)-150)*math.Pi/180, 61)
		return x, y, 31
	}
	x, y = Polar(bowlAngle(i), 46)
	return x, y, 41
}

func bowlAngle(i uint8) float64 { return (72*float64(i) - 162) * math.Pi / 180 }

// Where the buttons of a question lie in the bowl: what does what is asked for above, what
// ends the turn below.
const (
	bowlTake = 453.0
	bowlEnd  = 497.0
	bowlHigh = 38.0
	bowlRim  = 92.0 // radius that no corner of a button leaves
)

// intoBowl lays buttons into the bowl, as wide as it is there.
func intoBowl(list []ui.Button) {
	for i := range list {
		y := bowlTake
		if list[i].Bounds == endRect {
			y = bowlEnd
		}
		list[i].Bounds = bowlRect(y)
		list[i].Size = 19
	}
}

// bowlRect is as wide as the bowl is at that height.
func bowlRect(y float64) ui.Rect {
	far := max(math.Abs(y-BoardY), math.Abs(y+bowlHigh-BoardY))
	return ui.Around(BoardX, y+bowlHigh/2, 2*math.Sqrt(bowlRim*bowlRim-far*far), bowlHigh)
}

// drawBowl draws what lies in the bowl beside the dice: the buttons of the question,
// or the keys of the dice.
func drawBowl(p *ui.Painter, f *Frame) {
	buttons := f.centerButtons()
	for _, b := range buttons {
		b.Draw(p, f.Ctx)
	}
	drawLeft(p, f, bowlRect(bowlTake))
	if len(buttons) > 0 || f.Kind != merlin.AskDie {
		return
	}
	st := NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle).With(ui.GoldLight)
	for i, d := range f.View.Players[f.DiceSeat()].Dice {
		if d.Value > 0 && !d.Used {
			x, y := Polar(bowlAngle(uint8(i)), 14)
			p.Text(fmt.Sprint(i+1), x, y, st)
		}
	}
}

// drawShift says what ±1 flags add to the taken die.
func drawShift(p *ui.Painter, n int, x, y float64) {
	p.SpriteAt("count", x, y, 26)
	p.Text(words.Signed(n), x, y, NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle))
}

// wayRoom is what each way takes of the ribbon.
const wayRoom = 184.0

// drawRibbonWays says in the ribbon where the figure in question would come to: for
// each way direction, number, space and what it brings.
func drawRibbonWays(p *ui.Painter, f *Frame, list []model.Landing, r ui.Rect) {
	st := ui.BodyStyle.Sized(18).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = ui.Least, 1.05
	for i, l := range list {
		cell := r.Row(i, len(list), 6)
		drawArrow(p, l, cell.X+14, ribbonY)
		p.SpriteAt(f.SpaceSprite(l.To()), cell.X+43, ribbonY, 32)
		said := ui.Rect{X: cell.X + 61, Y: cell.Y, W: cell.W - 61, H: cell.H}
		p.Paragraph(f.aheadIn(p, l, len(list) == 1, said, st), said, st)
	}
}

// aheadIn says what a die's goal would bring, and on which side it lies where there is
// room for that: the arrow shows it, too.
func (f *Frame) aheadIn(p *ui.Painter, l model.Landing, alone bool, r ui.Rect, st ui.Style) string {
	if said := f.Ahead(l, alone); p.Fits(said, r, st) {
		return said
	}
	return f.Ahead(l, true)
}

// drawArrow draws which way a figure goes and how far.
func drawArrow(p *ui.Painter, l model.Landing, x, y float64) {
	arrow := "arrow-cw"
	if l.Back {
		arrow = "arrow-ccw"
	}
	p.SpriteAt(arrow, x, y-7, 21)
	p.Text(fmt.Sprint(l.Value), x, y+9, NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle))
}

// insteadAt is where Morgana's die in hand lies among the dice, or a labourer stands
// who moves the knight, and how large.
func (f *Frame) insteadAt() (x, y, size float64) {
	switch {
	case f.Rules.Inner() == 0:
		return BoardX, 380, 36
	case f.Crowded():
		return BoardX, 437, 30
	}
	return BoardX, BoardY, 36
}

// drawInstead draws what is used instead of a die. // M5, W1
func drawInstead(p *ui.Painter, f *Frame) {
	x, y, size := f.insteadAt()
	n, sprite, _ := f.Instead()
	if sprite == "" {
		return
	}
	p.SpriteAt("halo", x, y, size*2)
	p.SpriteAt(sprite, x, y, size*1.1)
	if n > 0 {
		DrawBadge(p, n, x+size*.42, y+size*.36)
	}
}

// insteadRegions explain it.
func insteadRegions(f *Frame) []ui.Region {
	_, sprite, said := f.Instead()
	if sprite == "" {
		return nil
	}
	x, y, size := f.insteadAt()
	return []ui.Region{Note("instead", said, ui.Say(said), ui.Around(x, y, size, size))}
}

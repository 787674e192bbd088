package draw

import (
	"fmt"
	"math"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// With Arthur the dice lie in a bowl within his ring, along its upper rim; the buttons lie
// below them.

// bowlDie is where die i lies in the bowl, and its size.
func bowlDie(i uint8) (x, y, size float64) {
	x, y = Polar(bowlAngle(i), 69)
	return x, y, 35
}

func bowlAngle(i uint8) float64 { return (30*float64(i) - 150) * math.Pi / 180 }

// bowlRim is the radius that no corner of a button in the bowl leaves.
const bowlRim = 90.0

// Where the buttons of a question lie in the bowl: what does what is asked for above, what
// ends the turn below, off the figures that stand on the ring.
var (
	bowlTake = bowlRect(448, 36)
	bowlEnd  = bowlRect(486, 29)
)

// bowlRect is as wide as the bowl is from y on.
func bowlRect(y, h float64) ui.Rect {
	far := max(math.Abs(y-BoardY), math.Abs(y+h-BoardY))
	return ui.Around(BoardX, y+h/2, 2*math.Sqrt(bowlRim*bowlRim-far*far), h)
}

// intoBowl lays buttons into the bowl.
func intoBowl(list []ui.Button) {
	for i := range list {
		r := bowlTake
		if list[i].Bounds == endRect {
			r = bowlEnd
		}
		list[i].Bounds, list[i].Size = r, 18
	}
}

// drawBowl draws what lies in the bowl beside the dice: the buttons of the question, the
// goals of a die in hand, or the keys of the dice.
func drawBowl(p *ui.Painter, f *Frame) {
	for _, b := range f.boardButtons() {
		b.Draw(p, f.Ctx)
	}
	drawLeft(p, f, bowlTake)
	list := f.boardLandings()
	for i, l := range list {
		drawBowlLanding(p, f, l, f.landingRect(i, len(list)))
	}
	if f.Kind == merlin.AskDie {
		drawBowlKeys(p, f)
	}
}

// drawBowlLanding draws a goal of a die: as a button for the one in hand, as a note for one
// that is pointed at. The ribbon says it in words.
func drawBowlLanding(p *ui.Painter, f *Frame, l model.Landing, r ui.Rect) {
	if f.Kind == merlin.AskMove {
		p.Face(r, f.Gold(ui.GoldLook), f.IsHot(model.SpaceTarget(l.To())), false, true)
	} else {
		p.FillRound(r, 12, ui.Solid(noteGround))
	}
	x, y := r.Center()
	p.FillCircle(x-19, y, 17, ui.Solid(ui.ParchmentLight))
	drawArrow(p, l, x-19, y)
	p.SpriteAt(f.SpaceSprite(l.To()), x+18, y, 34)
}

func drawBowlKeys(p *ui.Painter, f *Frame) {
	st := NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle).With(ui.GoldLight)
	for i, d := range f.View.Players[f.DiceSeat()].Dice {
		if d.Value > 0 && !d.Used {
			x, y := Polar(bowlAngle(uint8(i)), 40)
			p.Text(fmt.Sprint(i+1), x, y, st)
		}
	}
}

// drawShift says what ±1 flags add to the taken die.
func drawShift(p *ui.Painter, n int, x, y float64) {
	p.SpriteAt("count", x, y, 26)
	p.Text(words.Signed(n), x, y, NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle))
}

// wayRoom is what each way takes of the ribbon, bareWay what it takes without words.
const (
	wayRoom = 196.0
	bareWay = 66.0
)

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
		if text := f.aheadIn(p, l, len(list) == 1, said, st); cell.W >= 2*bareWay && p.Fits(text, said, st) {
			p.Paragraph(text, said, st)
		}
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
	if f.Rules.Inner() == 0 {
		return BoardX, 380, 36
	}
	return BoardX, 433, 30
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

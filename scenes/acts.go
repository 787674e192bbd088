package scenes

import (
	"math"

	"merlin/fonts"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// What the ends of all titles have in common.

var (
	dramaTitle = ui.Rect{X: 460, Y: 24, W: 1000, H: 96}
	dramaLine  = ui.Rect{X: 60, Y: 976, W: 1400, H: 72}
)

// Acts gathers the beats of a drama; At is when the next one begins, in seconds.
type Acts struct {
	Beats []Beat
	At    float64
	Stage ui.Rect // where it is laid out in a window that stands; else without width
}

// What stands in the middle of the canvas is at least so wide and high.
const stageWide, stageHigh = 800.0, 1436.0

// Stage is where a drama is laid out in a window that stands: in the middle of the canvas, from a
// height on, in the shape of the window. In others it is laid out on the canvas.
func Stage(c *ui.Context, top float64) (r ui.Rect) {
	if c.Shape() != ui.Standing {
		return r
	}
	room := c.Room().Inset(edge)
	w := max(stageWide, stageHigh*room.W/room.H)
	room = c.Room().Inset(7) // what a piece is shown in: its button would lie below the window else
	return ui.Rect{X: (ui.CanvasW - w) / 2, Y: top, W: w, H: w * room.H / room.W}
}

// Stands reports whether it is laid out for a window that stands.
func (a *Acts) Stands() bool { return a.Stage.W > 0 }

// All is what it is laid out on.
func (a *Acts) All() ui.Rect {
	if a.Stands() {
		return a.Stage
	}
	return ui.Canvas
}

// Spare is how much higher its stage is than it need be.
func (a *Acts) Spare() float64 { return a.Stage.H - stageHigh }

// Least is how small letters may be: a stage that stands is smaller than it is laid out.
func (a *Acts) Least() float64 {
	if a.Stands() {
		return ui.Least * 1.5
	}
	return ui.Least
}

// stageOn is where the button lies that leads on, at the foot of a stage that stands.
func stageOn(stage ui.Rect) ui.Rect {
	return ui.Rect{X: stage.X + stage.W/2 - 200, Y: stage.Bottom() - 100, W: 400, H: 86}
}

// Writes writes a sentence on a plate: in a line, or where it stands in as many as it needs.
func (a *Acts) Writes(p *ui.Painter, r ui.Rect, text string, st ui.Style) {
	in := r.Inset(10)
	if a.Stands() {
		p.Plate(r)
		p.Paragraph(text, in, st)
	} else if p.PlateFor(r, text, in.W, st) {
		p.TextIn(text, in, st)
	}
}

// Then adds a beat that begins now, and has the next one wait.
func (a *Acts) Then(b Beat, wait float64) {
	b.At = a.At
	a.Beats, a.At = append(a.Beats, b), a.At+wait
}

// Line adds a sentence at the foot of the picture: how it came to that.
func (a *Acts) Line(text string) {
	a.Then(Beat{For: .5, Sound: sound.Parchment, Draw: func(p *ui.Painter, t float64) {
		r := dramaLine
		if a.Stands() {
			r = ui.Rect{X: a.Stage.X + 24, Y: a.Stage.Bottom() - 240, W: a.Stage.W - 48, H: 124}
		}
		st := ui.BodyStyle.Sized(32).Placed(ui.Center, ui.Middle)
		st.Min = max(20, a.Least())
		a.Writes(p.Faded(ui.Ease(t)).Named("course"), r.Move(0, 20*(1-ui.Ease(t))), text, st)
	}}, .9)
}

// Title adds who has won over all; gold flies up where there is something to be glad of.
func (a *Acts) Title(text string, s sound.Sound, glad bool) {
	a.Then(Beat{For: 1.1, Sound: s, Draw: func(p *ui.Painter, t float64) {
		r := dramaTitle
		if a.Stands() {
			r = ui.Rect{X: a.Stage.X + 24, Y: a.Stage.Y + 20, W: a.Stage.W - 48, H: 124}
		}
		st := ui.Style{Role: fonts.Title, Size: 48, Color: ui.Rubric, Spacing: 1.5, Align: ui.Center, VAlign: ui.Middle, Min: max(22, a.Least())}
		a.Writes(p.Faded(ui.Part(t, 0, .2)).Named("won"), r.Scaled(.9+.1*ui.Land(ui.Part(t, 0, .5))), text, st)
		if glad {
			drawSparks(p, r.X, r.Y+r.H/2, t) // not out of a face
			drawSparks(p, r.Right(), r.Y+r.H/2, t)
		}
	}}, 1.1)
}

// drawSparks draws gold that is thrown up and falls.
func drawSparks(p *ui.Painter, x, y, t float64) {
	if t >= 1 {
		return
	}
	for i := range 28 {
		a, far := float64(i)*2.399, 240+90*float64(i*7%5)
		dx, dy := math.Cos(a)*far*ui.Ease(t), math.Sin(a)*far*.6*ui.Ease(t)+260*t*t
		p.SpriteAt("points-star", x+dx, y+dy-80*t, 14+float64(i*5%4)*5, ui.SpriteOptions{Fade: t * t, Angle: 5 * t * float64(1+i%3)})
	}
}

// Entrance are seats from the last to the first by their points; who is level comes in the
// order of play.
func Entrance(seats []ResultSeat) (order []int) {
	for i := range seats {
		at := len(order)
		for at > 0 && seats[order[at-1]].Score > seats[i].Score {
			at--
		}
		order = append(order[:at], append([]int{i}, order[at:]...)...)
	}
	return order
}

// DrawRank writes on a plate who somebody is and what points he has; the star swells, 0 to 1,
// when all are counted. Where that could not be read it is his crest alone. It
// returns where the crest's middle lies.
func (a *Acts) DrawRank(p *ui.Painter, s *ResultSeat, r ui.Rect, points int, swells float64) (x float64) {
	in := r.Inset(8)
	size := 66 + 16*math.Sin(math.Pi*swells)
	name := ui.BoldStyle.Sized(27).Placed(ui.Center, ui.Middle)
	name.Min = a.Least()
	crest, at, star := ui.Around(in.X+30, in.Y+in.H/2, 58, 58), ui.Rect{X: in.X + 64, Y: in.Y, W: in.W - 142, H: in.H}, ui.Around(in.Right()-38, in.Y+in.H/2, size, size)
	small := .7
	if a.Stands() {
		small = .85
	}
	if r.W <= 250 { // the name over both
		crest, star = ui.Around(in.X+46, in.Y+50, 42, 42), ui.Around(in.Right()-46, in.Y+50, size*small, size*small)
		name.Size, at = max(22, name.Min), ui.Rect{X: in.X, Y: in.Y - 2, W: in.W, H: 30}
	}
	if !p.PlateFor(r, "", 0, name) {
		p.SpriteAt(s.Crest, in.X+in.W/2, in.Y+in.H/2, 58)
		return in.X + in.W/2
	}
	p.SpriteIn(s.Crest, crest)
	p.Name(s.Name, at, name)
	p.SpriteIn("points-star", star)
	sx, sy := star.Center()
	p.Text(plainNumber(points), sx, sy, ui.NumberStyle.Sized(star.W*.46).Placed(ui.Center, ui.Middle))
	return crest.X + crest.W/2
}

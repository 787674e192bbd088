package paint

import (
	"fmt"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Vignette is a small scene over the table for a moment: where something was won or lost, and
// who has gained what by it.
type Vignette struct {
	Art    Drawing // its picture; nil: the sprite
	Sprite string
	W, H   float64 // of the picture, in canvas units
	Title  string
	Lost   bool // evil has gained by it
	Gains  []Gain
	Says   string  // what is told of it below them, where there is room
	Stays  float64 // seconds longer than others, to be read; a press ends it
	Hint   string  // says so, at its foot; "": nothing does
	Takes  bool    // its time, however long the turn has taken already: the game hangs on it
	Calm   bool    // nothing is cheered: another has won it, or nobody anything
	Breath float64 // seconds until what is shown is said, in which an acting picture comes to it

	Spot  [2]float64   // its middle on a whole table, beside what it tells of; none: that of the table
	Hue   ui.Color     // of its frame; none: gold
	Sound fmt.Stringer // heard as it comes; nil: what its event sounds like is enough
}

// Gain is a line of it.
type Gain struct {
	Sprite, Text, Points string

	Inked bool // the sprite is a white sign, and is drawn in ink
}

// VignetteTime is how long one is shown, in seconds.
const VignetteTime = 1.4

// Shows is the flight that shows it over the table.
func (v *Vignette) Shows() []Flight {
	if v.Spot == [2]float64{} {
		v.Spot = [2]float64{vignetteX, vignetteY}
	}
	return []Flight{{Scene: v, Path: [][2]float64{v.Spot}, End: VignetteTime + v.Stays}}
}

const (
	gainHigh   = 46.0
	vignetteX  = 960.0
	vignetteY  = 420.0
	vignetteIn = 22.0
)

// vignetteRoom is the room that one has on the whole table, round its middle.
func vignetteRoom(x, y float64) ui.Rect { return ui.Around(x, y, ui.CanvasW, ui.CanvasH) }

// plan is where it lies in a room, with its picture beside its text, or over it.
func (v *Vignette) plan(room ui.Rect) (all, picture, text ui.Rect) {
	told := 96 + gainHigh*float64(len(v.Gains))
	h, x, y := max(v.H, told), room.X+room.W/2, room.Y+room.H/2
	if wide := min(v.W, room.W-2*vignetteIn); v.W+430+3*vignetteIn > room.W {
		high := min(v.H*wide/v.W, room.H-told-3*vignetteIn)
		all = ui.Around(x, y, min(room.W, 560), high+told+3*vignetteIn)
		picture, text = all.Inset(vignetteIn).CutTop(high)
		_, text = text.CutTop(vignetteIn)
		return all, ui.Around(x, picture.Y+high/2, v.W*high/v.H, high), text
	}
	all = ui.Around(x, y, v.W+430+3*vignetteIn, h+2*vignetteIn)
	picture, text = all.Inset(vignetteIn).CutLeft(v.W)
	_, text = text.CutLeft(vignetteIn)
	return all, ui.Around(picture.X+v.W/2, picture.Y+h/2, v.W, v.H), text
}

// phase is the part of the time of one that does not stay longer: what does stands still before
// it fades away.
func (v *Vignette) phase(t float64) float64 {
	const still = .9
	end := VignetteTime + v.Stays
	return min(t*end/VignetteTime, max(still, 1-(1-t)*end/VignetteTime))
}

// draw draws it at the part t of its time: it swells up, its lines come one by one, and it
// fades away.
func (v *Vignette) draw(p *ui.Painter, room ui.Rect, t float64) {
	passed := t * (VignetteTime + v.Stays)
	told := (passed - v.Breath) / VignetteTime
	t = v.phase(t)
	q := p.Faded(min(ui.Part(t, 0, .1), 1-ui.Part(t, .9, 1))).Named("vignette")
	all, picture, text := v.plan(room)
	k := .86 + .14*ui.Land(ui.Part(t, 0, .22))
	x, y := room.Center()
	q = q.Swollen(x, y, k)
	if !v.Lost && !v.Calm {
		cheer(q, all, max(0, told)) // of what acts, once that is done
	}
	q.Panel(all)
	frame := ui.Gold
	if v.Hue != (ui.Color{}) {
		frame = v.Hue
		q.StrokeRound(all.Inset(6), 7, 7, ui.Solid(frame))
	}
	q.FillRound(picture.Inset(-4), 8, ui.Solid(ui.Ink))
	q.FillRound(picture.Inset(-2), 7, ui.Solid(frame))
	q.FillRect(picture, ui.Down(picture, ui.ParchmentLight, ui.ParchmentDark))
	v.drawPicture(q, picture, passed)
	if v.Lost {
		q.FillRect(picture, ui.Solid(ui.Alpha(ui.Ink, .5*ui.Ease(ui.Part(told, .15, .5)))))
	}
	head, rest := text.CutTop(84)
	title := ui.Style{Role: fonts.Title, Size: 29, Min: 20, Color: ui.Rubric, Spacing: 1, VAlign: ui.Middle}
	q.Paragraph(v.Title, head, title)
	q.Rule(rest.X, rest.Right(), rest.Y+2)
	for i := range v.Gains { // they come with the picture: what is empty looks broken
		in := ui.Ease(ui.Part(passed/VignetteTime, .04+.07*float64(i), .2+.07*float64(i)))
		v.Gains[i].draw(q.Faded(in), ui.Rect{X: rest.X + 30*(1-in), Y: rest.Y + 8 + gainHigh*float64(i), W: rest.W, H: gainHigh - 4})
	}
	hint := ui.Style{Role: fonts.TextItalic, Size: ui.Least, Color: ui.FadedInk, Align: ui.Right, VAlign: ui.Middle}
	q.Faded(ui.Ease(ui.Part(told, .5, .7))).TextIn(v.Hint, ui.Rect{X: rest.X, Y: all.Bottom() - vignetteIn - 1, W: rest.W - 36, H: vignetteIn - 4}, hint)
	_, below := rest.CutTop(14 + gainHigh*float64(len(v.Gains)))
	if v.Says != "" && below.H >= gainHigh {
		st := ui.Style{Role: fonts.TextItalic, Size: 22, Min: ui.Least, Color: ui.FadedInk, Line: 1.1, VAlign: ui.Middle}
		q.Faded(ui.Ease(ui.Part(passed/VignetteTime, .1, .3))).Paragraph(v.Says, below, st)
	}
}

// drawPicture draws its picture; one that acts has come to its end after the breath.
func (v *Vignette) drawPicture(p *ui.Painter, r ui.Rect, passed float64) {
	switch art := v.Art.(type) {
	case nil:
		p.SpriteIn(v.Sprite, r)
	case Acting:
		art.Act(p, r, min(1, passed/max(.1, v.Breath)))
	default:
		art.Draw(p, r)
	}
}

func (g *Gain) draw(p *ui.Painter, r ui.Rect) {
	var look ui.SpriteOptions
	if g.Inked {
		look.Tint = ui.Ink
	}
	p.SpriteAt(g.Sprite, r.X+22, r.Y+r.H/2, r.H, look)
	right := r.Right()
	if g.Points != "" {
		right -= 62
		p.SpriteAt("points-star", right+30, r.Y+r.H/2, r.H+6)
		p.Text(g.Points, right+30, r.Y+r.H/2, NumberStyle.Placed(ui.Center, ui.Middle))
	}
	st := ui.BoldStyle.Sized(25).Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	p.Paragraph(g.Text, ui.Rect{X: r.X + 52, Y: r.Y, W: right - r.X - 58, H: r.H}, st)
}

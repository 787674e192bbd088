package paint

import (
	"math"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Flight is a thing on its way. Times are seconds since the batch began.
type Flight struct {
	Sprite     string
	Text       string // written on it; "" for none
	Banner     string // a sentence on a plate, in place of a thing
	Scene      *Vignette
	Drawn      Drawing  // what no one sprite shows, in a square of its size
	Faces      []string // sprites that take turns while it tumbles, in place of Sprite
	Path       [][2]float64
	Size, Grow float64 // canvas units at the start, and how much it grows in the middle
	Begin, End float64
	Hold       float64 // seconds after Begin before it moves
	Hops       bool    // it is set down at each point of its path
	Lies       bool    // it is there all the time of its batch, at rest before and after its way
}

// Shown reports whether the thing is drawn at a time of its batch.
func (f *Flight) Shown(now float64) bool { return f.Lies || now >= f.Begin && now <= f.End }

// Part is the part of its way that lies behind it, 0 to 1.
func (f *Flight) Part(now float64) float64 {
	start := f.Begin + f.Hold
	switch {
	case now <= start:
		return 0
	case now >= f.End:
		return 1
	}
	return (now - start) / (f.End - start)
}

// Drawing is a picture that no one sprite shows.
type Drawing interface {
	Draw(p *ui.Painter, r ui.Rect)
}

// NumberStyle is how counts are written beside things on parchment.
var NumberStyle = ui.Style{Role: fonts.Number, Size: 20, Color: ui.Ink, Align: ui.Left, VAlign: ui.Middle}

// Draw draws the thing at the part t of its way, 0 to 1.
func (f *Flight) Draw(p *ui.Painter, t float64) {
	switch {
	case f.Hops:
		f.drawHop(p, t)
		return
	case f.Scene != nil:
		f.Scene.draw(p, t)
		return
	}
	x, y := along(f.Path, ui.Ease(t))
	if f.Banner != "" {
		drawBanner(p, f.Banner, x, y, t)
		return
	}
	high := math.Sin(math.Pi * t)
	size := f.Size + f.Grow*high
	if len(f.Faces) > 0 {
		p.SpriteAt(f.face(t), x, y-10*high, size, ui.SpriteOptions{Angle: (1 - t) * 5})
	}
	if f.Sprite != "" && f.Grow > 0 {
		p.FillCircle(x+3+5*high, y+f.Size*.32+8*high, f.Size*.28, ui.Solid(ui.Alpha(ui.ShadowColor, .28)))
	}
	if f.Sprite != "" {
		p.SpriteAt(f.Sprite, x, y-6*high, size)
	}
	if f.Drawn != nil {
		f.Drawn.Draw(p, ui.Around(x, y-6*high, size, size))
	}
	if f.Text != "" {
		p.Text(f.Text, x, y-6*high, NumberStyle.Sized(max(size*.5, ui.Least)).Placed(ui.Center, ui.Middle))
	}
}

// face is what a tumbling thing shows at the part t of its way; the last face stays.
func (f *Flight) face(t float64) string {
	if t >= 1 {
		return f.Faces[len(f.Faces)-1]
	}
	return f.Faces[int(t*12)%len(f.Faces)]
}

// drawBanner shows a sentence for a moment; it comes and goes softly.
func drawBanner(p *ui.Painter, text string, x, y, t float64) {
	q := p.Faded(min(1, 6*t, 6*(1-t))).Named("banner")
	st := ui.TitleStyle.Sized(44).Placed(ui.Center, ui.Middle)
	st.Min = 24
	r := ui.Around(x, y, min(q.TextWidth(text, st), 620)+90, 110)
	q.Plate(r)
	q.TextIn(text, r.Inset(16), st)
}

// drawHop draws a thing that is lifted from each point of its path to the next.
func (f *Flight) drawHop(p *ui.Painter, t float64) {
	leg, part := math.Modf(t * float64(len(f.Path)-1))
	x, y := along(f.Path, (leg+ui.Ease(part))/math.Max(1, float64(len(f.Path)-1)))
	high := math.Sin(math.Pi * part)
	p.FillCircle(x+2+4*high, y+f.Size*.4, f.Size*.24, ui.Solid(ui.Alpha(ui.ShadowColor, .3)))
	p.SpriteAt(f.Sprite, x, y-f.Grow*high, f.Size)
}

// along is the point at part t of a line through points, each leg taking equal time.
func along(path [][2]float64, t float64) (x, y float64) {
	n := len(path) - 1
	if n <= 0 {
		return path[0][0], path[0][1]
	}
	at := t * float64(n)
	i := min(int(at), n-1)
	u := at - float64(i)
	a, b := path[i], path[i+1]
	return a[0] + (b[0]-a[0])*u, a[1] + (b[1]-a[1])*u
}

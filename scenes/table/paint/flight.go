package paint

import (
	"merlin/fonts"
	"merlin/scenes/ui"
)

// Flight is a thing on its way. Times are seconds since the batch began.
type Flight struct {
	Name       string // of the panels' own thing that moves, which they leave out meanwhile; "" for what they do not have
	Sprite     string
	Text       string // written on it; "" for none
	Banner     string // a sentence on a plate, in place of a thing
	Scene      *Vignette
	Drawn      Drawing   // what no one sprite shows, in a square of its size
	Faces      []string  // sprites that take turns while it tumbles, in place of Sprite; the last stays
	Marks      []string  // texts that take turns while it tumbles, before Text
	Back       string    // sprite of the other side of what Turns; "": it is not turned over
	Outline    []float64 // of a place that Glows: x, y, x, y, …
	Path       [][2]float64
	Size, Grow float64 // canvas units at the start, and how much it grows in the middle
	Becomes    float64 // its size at the end; 0: as at the start
	Flip       bool    // Sprite is mirrored left to right
	Begin, End float64
	Hold       float64 // seconds after Begin before it moves
	Moves      Motion  // the kind of its way
	Counted    bool    // its leaps are counted
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

// Acting is a drawing that is another at each part t of its time, 0 to 1.
type Acting interface {
	Drawing
	Act(p *ui.Painter, r ui.Rect, t float64)
}

// NumberStyle is how counts are written beside things on parchment.
var NumberStyle = ui.Style{Role: fonts.Number, Size: 20, Color: ui.Ink, Align: ui.Left, VAlign: ui.Middle}

// Draw draws the thing at the part t of its way, 0 to 1.
func (f *Flight) Draw(p *ui.Painter, t float64) {
	switch {
	case f.Scene != nil:
		f.Scene.draw(p, vignetteRoom(f.Path[0][0], f.Path[0][1]), t)
	case f.Banner != "":
		x, y := along(f.Path, ui.Ease(t))
		drawBanner(p, f.Banner, ui.Around(x, y, 710, 110), t)
	case f.Moves == Glows:
		f.drawGlow(p, t)
	default:
		f.drawThing(p, t)
	}
}

// drawThing draws what flies in its pose, over its shadow.
func (f *Flight) drawThing(p *ui.Painter, t float64) {
	at := poses[f.Moves](f, t)
	size := f.sized(t) + f.Grow*at.grown
	f.drawTrail(p, t)
	if f.Moves == Topples {
		p = p.Faded(1 - ui.Part(t, .88, 1))
	}
	f.drawShadow(p, &at)
	x, y := at.x, at.y-at.up+size*.46*(1-at.high) // its foot stays
	if at.wide != 1 || at.high != 1 || at.angle != 0 {
		p = p.Posed(x, y, at.wide, at.high, at.angle)
	}
	f.drawAs(p, t, &at, x, y, size)
	f.drawGleam(p, t, x, y)
}

// sized is how large it is at the part t of its way.
func (f *Flight) sized(t float64) float64 {
	if f.Becomes == 0 {
		return f.Size
	}
	return f.Size + (f.Becomes-f.Size)*ui.Ease(t)
}

// drawAs draws the thing itself, face or back, upright in the middle (x, y).
func (f *Flight) drawAs(p *ui.Painter, t float64, at *pose, x, y, size float64) {
	switch {
	case at.back:
		p.SpriteAt(f.Back, x, y, size)
		return
	case len(f.Faces) > 0:
		p.SpriteAt(f.face(t), x, y, size)
	case f.Sprite != "":
		p.SpriteAt(f.Sprite, x, y, size, ui.SpriteOptions{Flip: f.Flip})
	}
	switch d := f.Drawn.(type) {
	case nil:
	case Acting:
		d.Act(p, ui.Around(x, y, size, size), t)
	default:
		d.Draw(p, ui.Around(x, y, size, size))
	}
	if text := f.written(t); text != "" {
		p.Text(text, x, y, NumberStyle.Sized(max(size*.5, ui.Least)).Placed(ui.Center, ui.Middle))
	}
}

// written is what is written on the thing; on one that tumbles, other numbers before.
func (f *Flight) written(t float64) string {
	if k, n := f.rolled(t); f.Moves == Tumbles && len(f.Marks) > 0 && k < n {
		return f.Marks[k%len(f.Marks)]
	}
	return f.Text
}

// face is what a tumbling thing shows at the part t of its way; the last face stays.
func (f *Flight) face(t float64) string {
	k, n := f.rolled(t)
	if last := len(f.Faces) - 1; k >= n || last == 0 {
		return f.Faces[last]
	} else {
		return f.Faces[k%last]
	}
}

// rolled is how many of its faces a tumbling thing has shown; the last is the n'th.
func (f *Flight) rolled(t float64) (k, n int) {
	n = f.rolls() - 1
	return int(ui.Slow(ui.Part(t, 0, .92)) * float64(n+1)), n
}

// drawBanner shows a sentence for a moment; it comes and goes softly.
func drawBanner(p *ui.Painter, text string, room ui.Rect, t float64) {
	q := p.Faded(min(1, 6*t, 6*(1-t))).Named("banner")
	st := ui.TitleStyle.Sized(44).Placed(ui.Center, ui.Middle)
	st.Min = 24
	x, y := room.Center()
	r := ui.Around(x, y, min(q.TextWidth(text, st)+90, 710, room.W), 110)
	q.Plate(r)
	if q.TextWidth(text, st.Sized(st.Min)) > r.W-32 {
		q.Paragraph(text, r.Inset(16), st.Sized(st.Min))
		return
	}
	q.TextIn(text, r.Inset(16), st)
}

// DrawSaid draws a sentence or a scene at the part t of its time in the middle of a room.
func (f *Flight) DrawSaid(p *ui.Painter, room ui.Rect, t float64) {
	if f.Scene != nil {
		f.Scene.draw(p, room, t)
		return
	}
	drawBanner(p, f.Banner, room, t)
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

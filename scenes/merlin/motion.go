package merlin

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// motion plays events: those of one kind in a row together, each such batch after
// the one before. A batch takes away where things were, lets them fly, and puts
// them down.
type motion struct {
	rules   *merlin.Rules
	rows    *rows
	queue   []game.Event
	batch   []game.Event
	flights []flight
	landed  []flight // things just put down, drawn until the panels show them
	now     float64  // seconds since the batch began, at normal tempo
	length  float64
	hurry   bool
	scoring bool    // a scoring passes faster: its account follows
	pace    float64 // how many times faster everything goes; 0 is 1
}

// flight is a thing on its way. Times are seconds since the batch began.
type flight struct {
	sprite     string
	text       string                                  // written on it; "" for none
	banner     string                                  // a sentence on a plate, in place of a thing
	card       *questCard                              // drawn in place of the sprite, size high
	paint      func(p *ui.Painter, x, y, size float64) // draws what no one sprite shows
	faces      []string                                // sprites that take turns while it tumbles, in place of sprite
	path       [][2]float64
	size, grow float64 // canvas units at the start, and how much it grows in the middle
	begin, end float64
	hold       float64 // seconds after begin before it moves
	hops       bool    // it is set down at each point of its path
	lies       bool    // it is there all the time of its batch, at rest before and after its way
}

func (m *motion) busy() bool { return len(m.queue) > 0 || len(m.batch) > 0 }

func (m *motion) begin(events []game.Event) {
	m.queue = append(m.queue, events...)
}

// finish shows at once how everything ends.
func (m *motion) finish(c *ui.Context, v *merlin.View) {
	for _, e := range m.batch {
		m.rules.Arrive(v, e)
	}
	for _, e := range m.queue {
		m.rules.Follow(v, e)
	}
	m.stop()
}

func (m *motion) stop() {
	*m = motion{rules: m.rules, rows: m.rows, landed: m.landed, scoring: m.scoring, hurry: m.hurry, pace: m.pace}
}

// land puts down what flies. What the batch before put down is shown by then.
func (m *motion) land() {
	if m.length > 0 {
		m.landed = nil
	}
	for _, f := range m.flights {
		if f.lies {
			m.landed = append(m.landed, f)
		}
	}
	m.flights = nil
}

// tick is the time between two updates in seconds.
const tick = 1.0 / 60

// step moves on by one tick and tells whether the view has changed. flights says
// what moves across the table for a batch of events.
func (m *motion) step(c *ui.Context, v *merlin.View, flights func([]game.Event) []flight) bool {
	tempo := c.Preferences().Tempo
	if m.hurry {
		tempo *= .12
	} else if m.scoring {
		tempo *= .4
	}
	if m.pace > 0 {
		tempo /= m.pace
	}
	if tempo == 0 {
		m.finish(c, v)
		return true
	}
	changed := false
	m.now += tick / tempo
	for m.busy() && m.now >= m.length {
		m.next(c, v, flights)
		changed = true
	}
	return changed
}

// next puts the batch down and takes up the next one.
func (m *motion) next(c *ui.Context, v *merlin.View, flights func([]game.Event) []flight) {
	for _, e := range m.batch {
		m.rules.Arrive(v, e)
	}
	m.land()
	m.now -= m.length
	m.batch, m.length = nil, 0
	if len(m.queue) == 0 {
		m.stop()
		return
	}
	n, row := 1, m.rows.events[m.queue[0].Kind]
	for n < len(m.queue) && m.queue[n].Kind == m.queue[0].Kind && row.Together {
		n++
	}
	m.batch, m.queue = m.queue[:n], m.queue[n:]
	switch m.batch[0].Kind {
	case merlin.EventScoring:
		m.scoring = true
	case merlin.EventScored:
		m.scoring = false
	}
	m.flights = flights(m.batch)
	for _, e := range m.batch {
		m.rules.Depart(v, e)
	}
	for _, f := range m.flights {
		m.length = math.Max(m.length, f.end)
	}
	if row.Sound != 0 && !m.hurry {
		c.Play(row.Sound)
	}
}

// draw draws what is in the air, and what was put down.
func (m *motion) draw(p *ui.Painter, c *ui.Context) {
	for _, f := range m.landed {
		f.draw(p, c, 1)
	}
	for _, f := range m.flights {
		if f.shown(m.now) {
			f.draw(p, c, f.part(m.now))
		}
	}
}

// shown tells whether the thing is drawn at a time of its batch.
func (f *flight) shown(now float64) bool { return f.lies || now >= f.begin && now <= f.end }

// part is the part of its way that lies behind it, 0 to 1.
func (f *flight) part(now float64) float64 {
	start := f.begin + f.hold
	switch {
	case now <= start:
		return 0
	case now >= f.end:
		return 1
	}
	return (now - start) / (f.end - start)
}

// draw draws the thing at the part t of its way, 0 to 1.
func (f *flight) draw(p *ui.Painter, c *ui.Context, t float64) {
	if f.hops {
		f.drawHop(p, t)
		return
	}
	x, y := along(f.path, ease(t))
	if f.banner != "" {
		drawBanner(p, f.banner, x, y, t)
		return
	}
	high := math.Sin(math.Pi * t)
	size := f.size + f.grow*high
	if len(f.faces) > 0 {
		p.SpriteAt(f.face(t), x, y-10*high, size, ui.SpriteOptions{Angle: (1 - t) * 5})
	}
	if f.sprite != "" && f.grow > 0 {
		p.FillCircle(x+3+5*high, y+f.size*.32+8*high, f.size*.28, ui.Solid(ui.Alpha(ui.ShadowColor, .28)))
	}
	if f.sprite != "" {
		p.SpriteAt(f.sprite, x, y-6*high, size)
	}
	if f.paint != nil {
		f.paint(p, x, y-6*high, size)
	}
	if f.card != nil {
		k := size / 206
		f.card.draw(p.At(x, y-6*high, k), c.Locale(), ui.Rect{X: -69, Y: -103, W: 138, H: 206})
	}
	if f.text != "" {
		p.Text(f.text, x, y-6*high, numberStyle.Sized(size*.5).Placed(ui.Center, ui.Middle))
	}
}

// face is what a tumbling thing shows at the part t of its way; the last face stays.
func (f *flight) face(t float64) string {
	if t >= 1 {
		return f.faces[len(f.faces)-1]
	}
	return f.faces[int(t*12)%len(f.faces)]
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
func (f *flight) drawHop(p *ui.Painter, t float64) {
	leg, part := math.Modf(t * float64(len(f.path)-1))
	x, y := along(f.path, (leg+ease(part))/math.Max(1, float64(len(f.path)-1)))
	high := math.Sin(math.Pi * part)
	p.FillCircle(x+2+4*high, y+f.size*.4, f.size*.24, ui.Solid(ui.Alpha(ui.ShadowColor, .3)))
	p.SpriteAt(f.sprite, x, y-f.grow*high, f.size)
}

// ease starts and ends gently.
func ease(t float64) float64 { return t * t * (3 - 2*t) }

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

package draw

import (
	"math"
	"slices"

	"merlin/fonts"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// The coronation: the knights come in from the last to the first, each with the points he
// has gathered; it is said how the game was won; who has won sits down and is crowned.

// coronation is what it is made of.
type coronation struct {
	f      *Frame
	result scenes.Result
	beats  []scenes.Beat
	at     float64 // seconds after which the next beat begins
}

// What each part takes, in seconds.
const (
	comesIn   = .9
	countsFor = .7
	crownsFor = 1.3
)

// Coronation is how a game that is over ends.
func Coronation(f *Frame) scenes.Drama {
	c := &coronation{f: f, result: GameResult(f), at: .5}
	order := c.entrance()
	places, on := c.places(order)
	c.sage()
	for i, s := range order {
		c.enters(s, places[i], on[i])
	}
	c.told()
	for i, s := range order {
		if c.result.Seats[s].Winner {
			c.crowned(places[i])
		}
	}
	c.titled()
	return scenes.Drama{
		Says:   c.result.Title + ". " + c.result.Course(f.T),
		Ground: func(p *ui.Painter) { drawHall(p, c.colours()) },
		Beats:  c.beats,
	}
}

// entrance are the seats from the last to the first; who is level comes in the order of play.
func (c *coronation) entrance() []int {
	order := make([]int, len(c.result.Seats))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return c.result.Seats[a].Score - c.result.Seats[b].Score })
	return order
}

// flank is where those stand who have not won, from the second down.
var flank = [...][2]float64{{545, 850}, {1450, 850}, {205, 872}}

// places are where each of an entrance stands in the end, and whether that is on the throne;
// winners who share it stand before it.
func (c *coronation) places(order []int) (at [][2]float64, throne []bool) {
	winners := 0
	for _, s := range c.result.Seats {
		if s.Winner {
			winners++
		}
	}
	for i, s := range order {
		if !c.result.Seats[s].Winner {
			at, throne = append(at, flank[len(order)-winners-1-i]), append(throne, false)
			continue
		}
		x := throneX + 190*(float64(len(order)-1-i)-float64(winners-1)/2)
		at, throne = append(at, [2]float64{x, throneFoot - 24}), append(throne, winners == 1)
	}
	return at, throne
}

func (c *coronation) colours() (list []ui.Color) {
	for _, s := range c.result.Seats {
		list = append(list, s.Colour)
	}
	return list
}

func (c *coronation) add(b scenes.Beat) {
	b.At = c.at
	c.beats = append(c.beats, b)
}

// figureSize is how high a knight stands.
const figureSize = 256.0

// crownAt is after how many seconds the crown comes down.
func (c *coronation) crownAt() float64 {
	return .5 + (comesIn*.8+countsFor)*float64(len(c.result.Seats)) + .9
}

// sage stands by the throne, and lifts his staff when the crown comes down; the light falls
// behind who is crowned.
func (c *coronation) sage() {
	c.beats = append(c.beats, scenes.Beat{At: c.crownAt(), For: crownsFor, Draw: func(p *ui.Painter, t float64) {
		light := ui.Part(t, 0, .5)
		p.FillPolygon(ui.Linear(0, 0, 0, throneFoot, ui.Stop{At: 0, Color: ui.Alpha(ui.GoldLight, .4*light)}, ui.Stop{At: 1, Color: ui.Alpha(ui.GoldLight, 0)}), throneX-80, -200, throneX+80, -200, throneX+300, throneFoot, throneX-300, throneFoot)
		p.SpriteAt("halo", throneX, 370, 460*ui.Land(ui.Part(t, .7, 1)), ui.SpriteOptions{Fade: .2})
	}})
	c.beats = append(c.beats, scenes.Beat{For: c.crownAt() + crownsFor, Draw: func(p *ui.Painter, t float64) {
		up := math.Sin(math.Pi * ui.Part(t, 1-crownsFor/(c.crownAt()+crownsFor), 1))
		p.SpriteIn("great-merlin", ui.Rect{X: 1082, Y: 452 - 22*up, W: 240, H: 268})
	}})
}

// enters has a knight come in to his place, where his points are counted.
func (c *coronation) enters(seat int, to [2]float64, throne bool) {
	s := &c.result.Seats[seat]
	figure := "on-foot-" + c.f.Seats[seat].Colour
	c.add(scenes.Beat{For: comesIn, Sound: sound.Wood, Draw: func(p *ui.Painter, t float64) {
		x, y := walk(to, t)
		if throne && t >= 1 {
			defer p.Sprite("throne-seat", throneX-165, throneFoot-186, 330, 213)
		}
		p.SpriteIn(figure, ui.Rect{X: x - figureSize/2, Y: y - figureSize - hop(t), W: figureSize, H: figureSize})
	}})
	c.at += comesIn * .8
	plate := ui.Around(to[0], to[1]+44, 296, 84)
	if s.Winner {
		plate = ui.Around(to[0], 776, 330, 84)
		if c.shared() {
			plate = ui.Around(to[0], 776, 180, 84)
		}
	}
	c.add(scenes.Beat{For: countsFor, Sound: sound.Coin, Draw: func(p *ui.Painter, t float64) {
		drawRank(p.Faded(ui.Part(t, 0, .2)), s, plate, int(math.Round(float64(s.Score)*ui.Ease(t))), ui.Part(t, .7, 1))
	}})
	c.at += countsFor
}

func (c *coronation) shared() bool { round, _ := c.result.Turned(); return round == 0 }

// walk is where somebody is who comes from the door: along the carpet, then to his place.
func walk(to [2]float64, t float64) (x, y float64) {
	t = ui.Ease(t)
	return throneX + (to[0]-throneX)*t*t, 1330 + (to[1]-1330)*t
}

// hop is how high he is lifted on the way.
func hop(t float64) float64 { return 26 * math.Abs(math.Sin(4*math.Pi*t)) * (1 - t*t) }

// drawRank writes who stands there, with his points; the star swells when all are counted.
func drawRank(p *ui.Painter, s *scenes.ResultSeat, r ui.Rect, points int, swells float64) {
	p.Plate(r)
	in := r.Inset(8)
	star := 66 + 16*math.Sin(math.Pi*swells)
	name := ui.BoldStyle.Sized(27).Placed(ui.Center, ui.Middle)
	name.Min = ui.Least
	if r.W > 200 {
		p.SpriteAt(s.Crest, in.X+30, in.Y+in.H/2, 58)
		p.Name(s.Name, ui.Rect{X: in.X + 64, Y: in.Y, W: in.W - 142, H: in.H}, name)
		DrawPoints(p, points, in.Right()-38, in.Y+in.H/2, star)
		return
	}
	p.Name(s.Name, ui.Rect{X: in.X, Y: in.Y - 2, W: in.W, H: 30}, name.Sized(22))
	p.SpriteAt(s.Crest, in.X+52, in.Y+50, 42)
	DrawPoints(p, points, in.Right()-52, in.Y+50, star*.7)
}

var (
	courseRect = ui.Rect{X: 60, Y: 976, W: 1400, H: 72}
	wonRect    = ui.Rect{X: 460, Y: 24, W: 1000, H: 96}
)

// told says how it came to that.
func (c *coronation) told() {
	text := c.result.Course(c.f.T)
	c.add(scenes.Beat{For: .5, Sound: sound.Parchment, Draw: func(p *ui.Painter, t float64) {
		q := p.Faded(ui.Ease(t)).Named("course")
		q.Plate(courseRect.Move(0, 20*(1-ui.Ease(t))))
		st := ui.BodyStyle.Sized(32).Placed(ui.Center, ui.Middle)
		st.Min = 20
		q.TextIn(text, courseRect.Inset(10).Move(0, 20*(1-ui.Ease(t))), st)
	}})
	c.at += .9
}

// crowned sets the crown on the head of who stands at a place.
func (c *coronation) crowned(at [2]float64) {
	x, y := at[0], at[1]-figureSize*.965
	c.add(scenes.Beat{For: crownsFor, Sound: sound.Choir, Draw: func(p *ui.Painter, t float64) {
		p.SpriteAt("great-crown", x, y-300*(1-ui.Fall(t)), 116)
	}})
}

// titled says who has won, with a fanfare and sparks.
func (c *coronation) titled() {
	c.at += crownsFor
	c.add(scenes.Beat{For: 1.1, Sound: sound.Fanfare, Draw: func(p *ui.Painter, t float64) {
		q := p.Faded(ui.Part(t, 0, .2)).Named("won")
		r := wonRect.Scaled(.9 + .1*ui.Land(ui.Part(t, 0, .5)))
		q.Plate(r)
		st := ui.Style{Role: fonts.Title, Size: 48, Color: ui.Rubric, Spacing: 1.5, Align: ui.Center, VAlign: ui.Middle, Min: 24}
		q.TextIn(c.result.Title, r.Inset(14), st)
		drawSparks(p, throneX, 420, t)
	}})
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

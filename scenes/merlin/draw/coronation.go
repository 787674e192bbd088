package draw

import (
	"math"

	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// The coronation: the knights come in from the last to the first, each with the points he
// has gathered; it is said how the game was won; who has won sits down and is crowned.

// coronation is what it is made of.
type coronation struct {
	scenes.Acts
	f       *Frame
	result  scenes.Result
	order   []int // of the entrance
	winners int
}

// What each part takes, in seconds.
const (
	comesIn   = .9
	follows   = .72 // the count follows who comes in
	countsFor = .7
	crownsFor = 1.3
)

// Coronation is how a game that is over ends.
func Coronation(f *Frame) scenes.Drama {
	c := &coronation{f: f, result: GameResult(f)}
	c.Stage = scenes.Stage(f.Ctx, 0)
	c.order, c.At = scenes.Entrance(c.result.Seats), .5
	var banners []ui.Color
	for _, s := range c.result.Seats {
		banners = append(banners, s.Colour)
		if s.Winner {
			c.winners++
		}
	}
	c.light()
	c.petals()
	c.sage()
	for i := range c.order {
		c.enters(i)
	}
	course := c.result.Course(f.T)
	c.Line(course)
	for i := len(c.order) - c.winners; i < len(c.order); i++ {
		c.crowned(c.place(i))
	}
	c.At += crownsFor
	title := c.title()
	c.Title(title, sound.Fanfare, true)
	return scenes.Drama{Says: title + ". " + course, Ground: func(p *ui.Painter) { drawHall(p, banners) }, Beats: c.Beats, Stage: c.Stage, Parts: partsAt}
}

// partsAt is where last words are said: over who stands at the left.
var partsAt = ui.Rect{X: 60, Y: 472, W: 560}

// title says who has won: to the only person, if it is she, what it means.
func (c *coronation) title() string {
	for _, s := range c.result.Seats {
		if s.Winner && s.You && c.winners == 1 {
			return c.f.T("end.throne")
		}
	}
	return c.result.Title
}

// flank is where those stand who have not won, from the second down.
var flank = [...][2]float64{{545, 850}, {1450, 850}, {205, 872}}

// place is where who comes in as the ith stands in the end: winners at the throne, side by
// side where they share it.
func (c *coronation) place(i int) [2]float64 {
	others := len(c.order) - c.winners
	switch {
	case i < others && c.Stands(): // below the throne, in a row
		return [2]float64{throneX + 262*(float64(others-1-i)-float64(others-1)/2), 1104 + c.Spare()*.4}
	case i < others:
		return flank[others-1-i]
	}
	return [2]float64{throneX + 196*(float64(i-others)-float64(c.winners-1)/2), throneFoot - 24}
}

// plate is where stands who that is.
func (c *coronation) plate(i int) ui.Rect {
	at := c.place(i)
	switch {
	case i < len(c.order)-c.winners && c.Stands():
		return ui.Around(at[0], at[1]+44, 250, 84)
	case i < len(c.order)-c.winners:
		return ui.Around(at[0], at[1]+44, 296, 84)
	case c.winners > 1:
		return ui.Around(at[0], 776, 184, 84)
	}
	return ui.Around(at[0], 776, 330, 84)
}

// crownAt is after how many seconds the crown comes down.
func (c *coronation) crownAt() float64 {
	return .5 + (follows+countsFor)*float64(len(c.order)) + .9
}

// light falls on the throne when the crown comes down.
func (c *coronation) light() {
	c.Beats = append(c.Beats, scenes.Beat{At: c.crownAt(), For: crownsFor, Draw: func(p *ui.Painter, t float64) {
		clear, shine := ui.Alpha(ui.GoldLight, 0), ui.Alpha(ui.GoldLight, .4*ui.Part(t, 0, .5))
		p.FillPolygon(ui.Linear(0, 0, 0, throneFoot, ui.Stop{At: 0, Color: shine}, ui.Stop{At: 1, Color: clear}),
			throneX-80, -200, throneX+80, -200, throneX+300, throneFoot, throneX-300, throneFoot)
		p.SpriteAt("halo", throneX, 370, 460*ui.Land(ui.Part(t, .7, 1)), ui.SpriteOptions{Fade: .2})
	}})
}

// petals fall through the hall from when the crown comes down, on and on: somebody at the table has won.
func (c *coronation) petals() {
	colours := []ui.Color{ui.GoldLight, ui.ParchmentLight}
	for i, s := range c.result.Seats {
		if s.Winner && !c.f.Seats[i].Computer {
			colours = append(colours, s.Colour)
		}
	}
	if len(colours) == 2 {
		return
	}
	c.Beats = append(c.Beats, scenes.Beat{At: c.crownAt() + crownsFor*.8, For: petalsFall, Goes: true, Draw: func(p *ui.Painter, t float64) {
		all := p.Visible()
		for i := range petals {
			seed := math.Mod(.618034*float64(i), 1)
			passed := t*(.8+.4*seed) - seed // some begin later
			if passed < 0 {
				continue
			}
			fall := math.Mod(passed, 1)
			x := all.X + all.W*math.Mod(seed*7.31+.07*math.Floor(passed), 1) + 42*math.Sin(9*fall+float64(i))
			q := p.Posed(x, all.Y-30+(all.H+60)*fall, 1, .35+.65*math.Abs(math.Cos(11*fall+float64(i))), 5*fall+float64(i))
			q.FillRound(ui.Around(x, all.Y-30+(all.H+60)*fall, 20, 13), 6.5, ui.Solid(ui.Alpha(colours[i%len(colours)], .85)))
		}
	}})
}

// petals are so many, and each falls for so many seconds.
const (
	petals     = 54
	petalsFall = 7.0
)

// sage is Merlin, who stands by the throne and is lifted a little when the crown comes down.
func (c *coronation) sage() {
	whole := c.crownAt() + crownsFor
	c.Beats = append(c.Beats, scenes.Beat{For: whole, Draw: func(p *ui.Painter, t float64) {
		up := math.Sin(math.Pi * ui.Part(t, c.crownAt()/whole, 1))
		x := 1082 + 98*float64(c.winners-1)
		if c.Stands() {
			x = min(x, c.Stage.Right()-240)
		}
		p.SpriteIn("great-merlin", ui.Rect{X: x, Y: 452 - 22*up, W: 240, H: 268})
	}})
}

// figureSize is how high a knight stands.
const figureSize = 256.0

// enters has the ith knight come in to his place, where his points are counted; who has won
// alone sits down.
func (c *coronation) enters(i int) {
	s, to, plate := c.result.Seats[c.order[i]], c.place(i), c.plate(i)
	who := c.f.Seats[c.order[i]]
	figure, sits := "on-foot-"+who.Colour, s.Winner && c.winners == 1
	c.Then(scenes.Beat{For: comesIn, Sound: sound.Wood, Draw: func(p *ui.Painter, t float64) {
		x, y := walk(to, max(1330, c.Stage.Bottom()+250), t)
		r := ui.Rect{X: x - figureSize/2, Y: y - figureSize - hop(t), W: figureSize, H: figureSize}
		p.SpriteIn(figure, r)
		if who.Face != "" {
			p.SpriteIn("on-foot-"+who.Face, headOf(r))
		}
		if sits && t >= 1 {
			p.Sprite("throne-seat", throneX-165, throneFoot-186, 330, 213)
		}
	}}, follows)
	c.Then(scenes.Beat{For: countsFor, Sound: sound.Coin, Draw: func(p *ui.Painter, t float64) {
		if who.Face != "" { // himself instead of his crest, whose colours the figure wears
			s.Crest = scenes.FaceIn(p, who.Face, moodAt(s.Winner))
		}
		c.DrawRank(p.Faded(ui.Part(t, 0, .2)), &s, plate, int(math.Round(float64(s.Score)*ui.Ease(t))), ui.Part(t, .7, 1))
	}}, countsFor)
}

// headOf is where the head of a figure is.
func headOf(r ui.Rect) ui.Rect {
	const drawn = 124.0 // units of the figure's height
	k := r.H / drawn
	return ui.Rect{X: r.X + r.W/2 - 18*k, Y: r.Y + 10*k, W: 36 * k, H: 44 * k}
}

// moodAt is how somebody takes the end.
func moodAt(won bool) string {
	if won {
		return "glad"
	}
	return "cross"
}

// walk is where somebody is who comes from the door: along the carpet, then to his place.
func walk(to [2]float64, door, t float64) (x, y float64) {
	t = ui.Ease(t)
	return throneX + (to[0]-throneX)*t*t, door + (to[1]-door)*t
}

// hop is how high he is lifted on the way.
func hop(t float64) float64 { return 26 * math.Abs(math.Sin(4*math.Pi*t)) * (1 - t*t) }

// crowned sets the crown on the head of who stands at a place.
func (c *coronation) crowned(at [2]float64) {
	x, y := at[0], at[1]-figureSize*.965
	c.Then(scenes.Beat{For: crownsFor, Sound: sound.Choir, Draw: func(p *ui.Painter, t float64) {
		p.SpriteAt("great-crown", x, y-300*(1-ui.Fall(t)), 116)
	}}, 0)
}

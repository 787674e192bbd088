package scenes

import (
	"cmp"
	"math"

	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// Goal is what wins a game and, where a title has a board of spaces, what they do. Somebody may
// say it, line by line, under a heading of his own: what was learnt in a lesson.
type Goal struct {
	Wins   []GoalLine
	Spaces []GoalLine

	Figure, Heading string // who says it, a sprite, and over what; "": nobody
}

// GoalLine is a sprite and what it stands for; the text may be rich.
type GoalLine struct{ Icon, Text string }

// goalCard is that on a card over the table.
type goalCard struct {
	page
	Goal
	panel   ui.Rect
	told    float64 // how much of its gold has flown, from 0 to 1
	noticed bool    // somebody pressed beside the button of what was learnt
}

// NewGoal returns the scene of the card over the one that is there.
func NewGoal(c *ui.Context, g Goal) ui.Scene {
	return &goalCard{page: page{ctx: c}, Goal: g}
}

// planned is the card; in a window that stands each of its columns is as wide as that, and as
// high as its lines want.
func (s *goalCard) planned() ui.Rect {
	w, most, line := []float64{900, 1640, 1860}[columns(s.Spaces)], 1000.0, goalLine
	lines := max(len(s.Wins), inColumn(s.Spaces))
	if s.ctx.Shape() == ui.Standing {
		n := float64(1 + columns(s.Spaces))
		w, most, line = goalNarrow*n+48*(n-1)+112, math.MaxFloat64, goalStep
	}
	high := min(most, 190+line*float64(lines))
	return ui.Around(ui.CanvasW/2, max(ui.CanvasH, high)/2, w, high)
}

// How wide a column is in a window that stands, and how high a line.
const (
	goalNarrow = 530.0
	goalStep   = 104.0
)

// columns is in how many columns spaces stand, inColumn how many in each.
func columns(list []GoalLine) int { return min(2, (len(list)+mostInColumn-1)/mostInColumn) }

func inColumn(list []GoalLine) int {
	n := max(1, columns(list))
	return (len(list) + n - 1) / n
}

const mostInColumn = 12

// goalLine is how high a line is where there is room.
const goalLine = 112.0

// Update has gold fly, where somebody says what was learnt: that is there at once.
func (s *goalCard) Update(c *ui.Context) error {
	tempo := c.Preferences().Tempo
	switch {
	case s.Figure == "" || s.told >= 1:
		return nil
	case tempo == 0:
		s.told = 1
	case s.told == 0:
		c.Play(sound.Fanfare)
	}
	s.told = min(1, s.told+1/(60*goldFlies*max(tempo, .01)))
	c.RequestRedraw()
	return nil
}

// goldFlies is for how many seconds.
const goldFlies = 2.2

// pressed is a press anywhere but on the button. It puts the card away, but what was learnt only
// when it comes a second time: who has just played clicks on what lies below.
func (s *goalCard) pressed() {
	if s.Figure != "" && !s.noticed {
		s.noticed, s.told = true, 1
		s.ctx.RequestRedraw()
		return
	}
	s.leave()
}

// Overlay is always true: the table shows through.
func (s *goalCard) Overlay() bool { return true }

// Rebuild makes the button that closes the card, at the right of its last column.
func (s *goalCard) Rebuild(*ui.Context) {
	s.panel = s.planned()
	s.panels = []ui.Rect{s.panel}
	s.begin(s)
	const size = 56.0
	b := s.button("goal-shut", s.ctx.T("goal.close"), ui.Rect{X: s.panel.Right() - 56 - size, Y: s.panel.Y + 46, W: size, H: size}, ui.DarkLook, s.leave)
	b.Text, b.Icon = "", "icon-close"
}

// Regions are the whole screen, which closes the card, a line each to be read, and the button.
func (s *goalCard) Regions() []ui.Region {
	t := s.ctx.T
	list := []ui.Region{{Name: "goal-close", Label: t("goal.close"), Bounds: ui.Canvas, Enabled: true, Press: s.pressed}}
	for _, l := range append(s.Wins[:len(s.Wins):len(s.Wins)], s.Spaces...) {
		list[0].Label += "\n" + ui.Plain(l.Text)
	}
	return append(list, s.page.Regions()...)
}

// halves are the places of both lists; the second one is empty where there are no spaces.
func (s *goalCard) halves() (wins, spaces ui.Rect) {
	in := s.panel.Inset(56)
	in.Y, in.H = in.Y+80, in.H-84
	if len(s.Spaces) == 0 {
		return in, ui.Rect{}
	}
	n := 1 + columns(s.Spaces)
	wins, spaces = in.Row(0, n, 48), in.Row(1, n, 48)
	spaces.W = in.Right() - spaces.X
	return wins, spaces
}

// Draw draws the card.
func (s *goalCard) Draw(p *ui.Painter) {
	p.FillRect(p.Visible(), ui.Solid(ui.Alpha(ui.ShadowColor, .55)))
	p.Panel(s.panel)
	p = p.Named("goal")
	wins, spaces := s.halves()
	room := wins.W - 60 // the button's
	if s.Figure != "" {
		const size = 84.0
		room -= size + 20
		p.SpriteIn(s.Figure, ui.Rect{X: s.panel.Right() - 56 - 60 - size, Y: s.panel.Y + 124 - size, W: size, H: size})
	}
	headingIn(p, s.heading(), s.panel, room)
	if len(s.Spaces) > 0 {
		right := s.panel
		right.X, right.W = spaces.X-56, spaces.W+112
		headingIn(p, s.ctx.T("goal.spaces"), right, room)
	}
	lines := s.lines(wins, spaces)
	if n := len(s.Wins); s.ctx.Shape() == ui.Standing { // the columns are not seen together
		drawGoalLines(p, lines[:n])
		drawGoalLines(p, lines[n:])
	} else {
		drawGoalLines(p, lines)
	}
	s.drawButtons(p)
	if s.Figure != "" {
		x, _ := s.panel.Center()
		drawSparks(p, x, s.panel.Y+120, s.told)
	}
}

// drawGoalLines draws lines of the card, all in one style.
func drawGoalLines(p *ui.Painter, lines []goalPlace) {
	st := alike(p, lines)
	for _, l := range lines {
		p.SpriteAt(l.icon, l.at.X+l.size/2, l.at.Y+l.at.H/2, l.size)
		p.Paragraph(l.text, l.said, st)
	}
}

func (s *goalCard) heading() string { return cmp.Or(s.Heading, s.ctx.T("goal.wins")) }

// goalPlace is where a line stands: its sprite and, beside that, what is said of it.
type goalPlace struct {
	icon, text string
	size       float64
	at, said   ui.Rect
}

// lines are the places of all lines of the card.
func (s *goalCard) lines(wins, spaces ui.Rect) []goalPlace {
	list := goalPlaces(nil, wins, s.Wins)
	n, most := columns(s.Spaces), inColumn(s.Spaces)
	for i := range n {
		list = goalPlaces(list, spaces.Row(i, n, 40), s.Spaces[i*most:min(len(s.Spaces), (i+1)*most)])
	}
	return list
}

// goalPlaces puts lines one below the other, as high as there is room.
func goalPlaces(places []goalPlace, r ui.Rect, list []GoalLine) []goalPlace {
	step := min(goalLine, r.H/float64(max(1, len(list))))
	size := min(56, step-8)
	for i, l := range list {
		at := ui.Rect{X: r.X, Y: r.Y + step*float64(i), W: r.W, H: step - 4}
		_, said := at.CutLeft(size + 18)
		places = append(places, goalPlace{l.Icon, l.Text, size, at, said})
	}
	return places
}

// alike is the largest style in which every line of the card has room: letters of several
// sizes look as if some mattered more.
func alike(p *ui.Painter, lines []goalPlace) ui.Style {
	st := goalStyle
	for _, l := range lines {
		for st.Size > goalStyle.Min && !p.Fits(l.text, l.said, ui.Style{Role: st.Role, Size: st.Size, Line: st.Line}) {
			st.Size--
		}
	}
	return st
}

var goalStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 25, Min: 17, Color: ui.Ink, Line: 1.12, VAlign: ui.Middle}

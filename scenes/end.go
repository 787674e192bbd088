package scenes

import (
	"fmt"
	"math"
	"strings"
	"time"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Result is how a game has ended: who has won, what for, and how it went. One without
// points has neither rows nor scores by round: then the sides are shown.
type Result struct {
	Title string // who has won, in a sentence
	Text  string // how it came to that, where there are no points; may be ""
	Seats []ResultSeat
	Rows  []ResultRow // points by kind
	Round string      // what a round is called

	// Tale draws how it went, where there are no points, in place of the sides; it can be kept
	// as a picture. Nil: there is none. TaleHigh is how high it must be where it has less room
	// than that of the canvas.
	Tale     func(*ui.Painter, ui.Rect)
	TaleHigh func(wide float64) float64

	Told     []string  // what Tale shows, in words
	Partings []Parting // what computer players who are somebody say, one after the other
}

// ResultSeat is a player. After are his scores, first the one before the first
// round, then the one after each.
type ResultSeat struct {
	Name, Crest string
	Colour      ui.Color
	Score       int
	Winner      bool
	You         bool // the only person, who is spoken to
	After       []int

	// Where there are no points:
	Team string // who win or lose together; "" is nobody with him
	Note string // what he was; may be ""

	Told []string // what Tale shows of him, in words

	Won []SheetCell // what he has won, in pictures
}

// ResultRow is one kind of points, by seat.
type ResultRow struct {
	Name, Icon string
	Points     []int
}

// ResultDo is where the end leads to but for the table, which lies below it. Each is called
// when the scene has left the stack.
type ResultDo struct {
	Again, Watch, Title func()
	Review              func() // nil: nobody can look back at the turns that mattered
	Drama               func() // plays how it ended once more; nil: nothing is played
}

// result shows a Result.
type result struct {
	page
	plan   resultPlan
	make   func() Result
	result Result
	do     ResultDo
	ticks  int // since it is shown
}

// NewResult returns the scene that shows how a game has ended. make is asked
// again when the language changes.
func NewResult(c *ui.Context, make func() Result, do ResultDo) ui.Scene {
	return &result{page: page{ctx: c}, make: make, do: do}
}

var (
	resultPanel = ui.Rect{X: 40, Y: 36, W: 1120, H: 900}
	chartPanel  = ui.Rect{X: 1192, Y: 36, W: 688, H: 900}
	resultHead  = ui.Rect{X: 88, Y: 122, W: 1024, H: 116}
	resultTable = ui.Rect{X: 88, Y: 246, W: 1024, H: 642}
	chartField  = ui.Rect{X: 1272, Y: 176, W: 520, H: 660}
	taleField   = ui.Rect{X: 84, Y: 122, W: 1752, H: 790}
)

// Rebuild makes texts and buttons.
func (s *result) Rebuild(*ui.Context) {
	s.begin(s)
	s.result = s.make()
	s.lay()
	s.panels = []ui.Rect{s.plan.panel, s.plan.chart}
	if s.result.pointless() {
		s.panels = []ui.Rect{s.plan.sides}
	}
	n := 4
	if s.result.Tale != nil {
		n++
	}
	if s.do.Review != nil {
		n++
	}
	row := ui.Rect{X: 40, Y: 960, W: 1840, H: 84}
	if s.do.Drama != nil {
		var last ui.Rect
		last, row = row.CutRight(92)
		_, row = row.CutRight(24)
		b := s.button("drama", s.ctx.T("end.drama"), last, ui.DarkLook, s.leaving(s.do.Drama))
		b.Text, b.Icon, b.Tip = "", "crown", ui.Say(b.Label)
	}
	s.button("again", s.ctx.T("end.again"), row.Row(0, n, 24), ui.GoldLook, s.leaving(s.do.Again)).Icon = "icon-play"
	s.button("look", s.ctx.T("end.look"), row.Row(1, n, 24), ui.DarkLook, s.leave).Icon = "icon-search"
	s.button("watch", s.ctx.T("end.watch"), row.Row(2, n, 24), ui.DarkLook, s.leaving(s.do.Watch)).Icon = "icon-eye"
	if s.result.Tale != nil {
		s.button("keep", s.ctx.T("end.keep"), row.Row(3, n, 24), ui.DarkLook, s.keep).Icon = "icon-save"
	}
	if s.do.Review != nil {
		s.button("review", s.ctx.T("end.review"), row.Row(n-2, n, 24), ui.DarkLook, s.leaving(s.do.Review)).Icon = "icon-hint"
	}
	s.button("title", s.ctx.T("end.to-title"), row.Row(n-1, n, 24), ui.DarkLook, s.leaving(s.do.Title)).Icon = "icon-home"
}

// Draw draws who has won, table and chart.
func (s *result) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("result")
		s.drawTitle(p)
		switch {
		case s.result.Tale != nil:
			s.result.Tale(p, s.plan.tale)
			return
		case s.result.pointless():
			s.drawSides(p)
			return
		}
		s.drawTable(p)
		s.drawChart(p)
	})
	s.drawButtons(p)
	s.drawParting(p.Named("parting"))
}

// keep hands the picture of the end out as a file.
func (s *result) keep() {
	where, err := handOutPicture(fileName(s.result.Title, time.Now(), ".png"), s.ground.Picture(s.panels[0]))
	if err != nil {
		s.ctx.Toast(Trouble(s.ctx.T, err))
		return
	}
	s.ctx.Ask(s.ctx.T("end.keep"), s.ctx.T(pictureKept, "path", ui.Literal(where)), ui.Answer{Name: "ok", Label: s.ctx.T("ui.ok")})
}

// drawTitle says who has won.
func (s *result) drawTitle(p *ui.Painter) {
	title := ui.Style{Role: fonts.Title, Size: 46, Color: ui.Rubric, Spacing: 1.5, Align: ui.Center, VAlign: ui.Middle, Min: 22}
	panel := s.panels[0]
	at := ui.Rect{X: panel.X + 50, Y: panel.Y + 24, W: panel.W - 100, H: 60}
	if s.ctx.Shape() != ui.Wide { // on two lines where it must
		p.Paragraph(s.result.Title, at.Move(0, -10), title)
		return
	}
	p.TextIn(s.result.Title, at, title)
}

// tableLabel is the width of the names of the kinds.
const tableLabel = 330.0

func (s *result) column(row ui.Rect, seat int) ui.Rect {
	_, rest := row.CutLeft(s.plan.label)
	return rest.Row(seat, len(s.result.Seats), 8)
}

// drawTable lists the points by kind; the best of a row stands out.
func (s *result) drawTable(p *ui.Painter) {
	for i := range s.result.Seats {
		s.drawSeat(p, &s.result.Seats[i], s.column(s.plan.head, i))
	}
	table := s.plan.table
	p.Rule(table.X, table.Right(), table.Y-4)
	h := min(s.plan.row, (table.H-64)/float64(max(len(s.result.Rows), 1)))
	at := ui.Rect{X: table.X, Y: table.Y, W: table.W, H: h}
	for i := range s.result.Rows {
		s.drawRow(p, &s.result.Rows[i], at, i%2 == 0)
		at.Y += h
	}
	s.drawWon(p, ui.Rect{X: table.X, Y: at.Y + 14, W: table.W, H: table.Bottom() - 70 - at.Y})
	s.drawTotals(p, ui.Rect{X: table.X, Y: table.Bottom() - 50, W: table.W, H: 62})
}

// drawWon draws what everybody has won, a band for each, where the rows leave room.
func (s *result) drawWon(p *ui.Painter, r ui.Rect) {
	most := 0
	for i := range s.result.Seats {
		most = max(most, len(s.result.Seats[i].Won))
	}
	if most == 0 || r.H < leastWon || s.plan.above() {
		return
	}
	for i := range s.result.Seats {
		seat, band := &s.result.Seats[i], r.Column(i, len(s.result.Seats), 4)
		whose, rest := band.CutLeft(76)
		p.SpriteAt(seat.Crest, whose.X+whose.W/2, band.Y+band.H/2, 56)
		for k := range seat.Won {
			drawMedal(p, &seat.Won[k], medalIn(rest, k, most))
		}
	}
}

// leastWon is how high what was won is at least.
const leastWon = 120.0

// drawSeat draws a player over his column, crowned when he has won.
func (s *result) drawSeat(p *ui.Painter, seat *ResultSeat, r ui.Rect) {
	x, y := r.X+r.W/2, r.Y+48
	if seat.Winner {
		p.SpriteAt("halo", x, y, 150, ui.SpriteOptions{Fade: .25})
	}
	p.SpriteAt(seat.Crest, x, y, 66)
	if seat.Winner {
		p.SpriteAt("crown", x, y-40, 38)
	}
	name := ui.BoldStyle.Sized(24).Placed(ui.Center, ui.Middle)
	name.Min = ui.Least
	p.Name(seat.Name, ui.Rect{X: r.X, Y: r.Bottom() - 32, W: r.W, H: 30}, name)
}

func (s *result) drawRow(p *ui.Painter, row *ResultRow, r ui.Rect, light bool) {
	if light {
		p.FillRound(r.Inset(1), 6, ui.Solid(ui.Alpha(ui.White, .32)))
	}
	name, r := s.plan.nameAt(r)
	p.SpriteAt(row.Icon, name.X+28, name.Y+name.H/2, name.H*.86)
	label := ui.BodyStyle.Sized(min(25, name.H*.62)).Placed(ui.Left, ui.Middle)
	label.Min = ui.Least
	p.TextIn(row.Name, ui.Rect{X: name.X + 58, Y: name.Y, W: name.W - 66, H: name.H}, label)
	best := math.MinInt
	for _, n := range row.Points {
		best = max(best, n)
	}
	for i, n := range row.Points {
		c := s.column(r, i)
		st := ui.NumberStyle.Sized(min(28, r.H*.7))
		switch {
		case n == 0:
			st.Color = ui.FadedInk
		case n < 0:
			st.Color = ui.Loss
		case n == best:
			p.FillRound(ui.Around(c.X+c.W/2, r.Y+r.H/2, 76, r.H-4), 8, ui.Solid(ui.Hex(0xFFF3CF)))
		}
		p.Text(plainNumber(n), c.X+c.W/2, r.Y+r.H/2, st)
	}
}

// plainNumber writes a number with a true minus.
func plainNumber(n int) string { return strings.Replace(fmt.Sprint(n), "-", "−", 1) }

func (s *result) drawTotals(p *ui.Painter, r ui.Rect) {
	p.Rule(r.X, r.Right(), r.Y-4)
	st := ui.Style{Role: fonts.Title, Size: 28, Color: ui.Rubric, Spacing: 1, VAlign: ui.Middle, Min: 18}
	if !s.plan.above() { // the stars say it
		p.TextIn(s.ctx.T("score.total"), ui.Rect{X: r.X + 12, Y: r.Y, W: tableLabel - 24, H: r.H}, st)
	}
	for i, seat := range s.result.Seats {
		c := s.column(r, i)
		star(p, seat.Score, c.X+c.W/2, r.Y+r.H/2+6, 66)
	}
}

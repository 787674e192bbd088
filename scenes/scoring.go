package scenes

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Sheet is a scoring as it is shown: category after category, in each a line
// for whatever is scored, with a cell for each seat. All texts are in the
// language spoken now and may be rich.
type Sheet struct {
	Title string
	Seats []SheetSeat
	Parts []SheetPart
	Done  string // what the last button says
}

// SheetSeat is a column. Before is the score that the scoring began with.
type SheetSeat struct {
	Name, Crest string
	Before      int
}

// SheetPart is a category.
type SheetPart struct {
	Name, Icon string
	Hint       string // the rule in a sentence
	Lines      []SheetLine
}

// SheetLine is one thing that is scored. Cells are by seat; a seat without a
// cell has no part in it.
type SheetLine struct {
	Label string
	Cells []SheetCell
}

// SheetCell is what a seat has there and what it gets.
type SheetCell struct {
	Text   string
	Points int
	Gets   bool // points are written, also when they are 0
	Leads  bool // it has most, alone or tied
}

// points is what a seat gets in a category.
func (p *SheetPart) points(seat int) (n int) {
	for _, l := range p.Lines {
		if seat < len(l.Cells) {
			n += l.Cells[seat].Points
		}
	}
	return n
}

// after is a seat's score when the first n categories are counted.
func (s *Sheet) after(n, seat int) int {
	score := s.Seats[seat].Before
	for i := range s.Parts[:n] {
		score += s.Parts[i].points(seat)
	}
	return score
}

// scoring shows a sheet.
type scoring struct {
	page
	make  func() Sheet
	sheet Sheet
	now   int
	done  func()
}

// NewScoring returns the scene that shows a scoring. sheet is asked for again
// when the language changes; done is called when the scene has been left.
func NewScoring(c *ui.Context, sheet func() Sheet, done func()) ui.Scene {
	return &scoring{page: page{ctx: c, panels: []ui.Rect{sheetPanel}}, make: sheet, done: done}
}

var (
	sheetPanel = ui.Rect{X: 40, Y: 36, W: 1840, H: 1008}
	sheetBody  = ui.Rect{X: 96, Y: 330, W: 1728, H: 482}
)

// The rows of a sheet.
const (
	sheetLabel  = 400.0 // width of the labels
	sheetRow    = 80.0  // height of a row, when there is room
	sheetLowest = 33.0  // and at least
)

// Rebuild makes texts and buttons.
func (s *scoring) Rebuild(*ui.Context) {
	s.begin()
	s.sheet = s.make()
	row := ui.Rect{X: 96, Y: 128, W: 1728, H: 62}
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		b := s.button(fmt.Sprintf("part-%d", i+1), part.Name, row.Row(i, len(s.sheet.Parts), 14), ui.PlainLook, func() { s.show(i) })
		b.Icon, b.On, b.Size = part.Icon, i == s.now, 27
	}
	last := s.now+1 >= len(s.sheet.Parts)
	text, press := s.ctx.T("score.next"), func() { s.show(s.now + 1) }
	if last {
		text, press = s.sheet.Done, s.leave
	}
	foot := ui.Rect{X: sheetBody.Right() - 420, Y: sheetPanel.Bottom() - 116, W: 420, H: 72}
	b := s.button("next", text, foot, ui.GoldLook, press)
	b.Size, b.Glow = 32, true
	b.Key, b.HasKey = ebiten.KeySpace, true
	if !last {
		skip := ui.Rect{X: sheetBody.X, Y: foot.Y, W: 380, H: 72}
		s.button("skip", s.sheet.Done, skip, ui.DarkLook, s.leave).Size = 27
	}
}

// show turns to a category.
func (s *scoring) show(i int) {
	s.now = i
	s.Rebuild(s.ctx)
	s.ctx.RequestRedraw()
}

func (s *scoring) leave() {
	s.ctx.Pop()
	s.done()
}

// Escape leaves the sheet.
func (s *scoring) Escape(*ui.Context) { s.leave() }

// Draw draws the category that is open.
func (s *scoring) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("scoring")
		p.Initial(s.sheet.Title, sheetPanel.X+56, sheetPanel.Y+70, ui.TitleStyle.Sized(40))
		if len(s.sheet.Parts) == 0 {
			return
		}
		part := &s.sheet.Parts[s.now]
		s.drawHeads(p)
		hint := ui.HintStyle.Sized(24).Placed(ui.Left, ui.Middle)
		hint.Min = 17
		p.Paragraph(part.Hint, ui.Rect{X: sheetBody.X, Y: 208, W: sheetLabel - 24, H: 104}, hint)
		h := min(sheetRow, sheetBody.H/float64(max(len(part.Lines), 1)))
		for i := range part.Lines {
			s.drawLine(p, &part.Lines[i], i, ui.Rect{X: sheetBody.X, Y: sheetBody.Y + h*float64(i), W: sheetBody.W, H: h})
		}
		s.drawSums(p, part)
	})
	s.drawButtons(p)
}

// column is the part of a row that belongs to a seat.
func (s *scoring) column(row ui.Rect, seat int) ui.Rect {
	_, rest := row.CutLeft(sheetLabel)
	return rest.Row(seat, len(s.sheet.Seats), 16)
}

// drawHeads writes who is who, with the score before this category.
func (s *scoring) drawHeads(p *ui.Painter) {
	for i, seat := range s.sheet.Seats {
		r := s.column(ui.Rect{X: sheetBody.X, Y: 204, W: sheetBody.W, H: 112}, i)
		p.Well(r, 10)
		if r.W < narrowColumn {
			s.drawNarrowHead(p, i, r)
			continue
		}
		p.SpriteAt(seat.Crest, r.X+46, r.Y+56, 84)
		name := ui.BoldStyle.Sized(29).Placed(ui.Left, ui.Middle)
		name.Min = 17
		p.Name(seat.Name, ui.Rect{X: r.X + 94, Y: r.Y + 4, W: r.W - 104, H: 54}, name)
		small := ui.HintStyle.Sized(21).Placed(ui.Left, ui.Middle)
		small.Min = ui.Least
		p.TextIn(s.ctx.T("score.now"), ui.Rect{X: r.X + 94, Y: r.Y + 60, W: r.W - 178, H: 34}, small)
		star(p, s.sheet.after(s.now, i), r.Right()-44, r.Y+76, 62)
	}
}

// star is a number of points on a gold star.
func star(p *ui.Painter, n int, x, y, size float64) {
	p.SpriteAt("points-star", x, y, size)
	p.Text(plainNumber(n), x, y, ui.NumberStyle.Sized(size*.46))
}

func (s *scoring) drawLine(p *ui.Painter, l *SheetLine, i int, r ui.Rect) {
	if i%2 == 0 {
		p.FillRound(r.Inset(1), 6, ui.Solid(ui.Alpha(ui.White, .3)))
	}
	label := ui.BodyStyle.Sized(min(29, r.H*.5)).Placed(ui.Left, ui.Middle)
	label.Min = ui.Least
	p.Paragraph(l.Label, ui.Rect{X: r.X + 12, Y: r.Y, W: sheetLabel - 30, H: r.H}, label)
	for seat, c := range l.Cells {
		s.drawCell(p, c, s.column(r, seat))
	}
}

func (s *scoring) drawCell(p *ui.Painter, c SheetCell, r ui.Rect) {
	if c.Leads {
		p.FillRound(r.Inset(3), 8, ui.Solid(ui.Hex(0xFFF3CF)))
		p.StrokeRound(r.Inset(3), 8, 1.6, ui.Solid(ui.Gold))
	}
	if r.W < narrowColumn {
		drawNarrowCell(p, c, r)
		return
	}
	if c.Leads {
		p.SpriteAt("crown", r.X+24, r.Y+r.H/2, min(30, r.H*.66))
	}
	text := ui.BodyStyle.Sized(min(30, r.H*.5)).Placed(ui.Left, ui.Middle)
	text.Min = ui.Least
	p.Paragraph(c.Text, ui.Rect{X: r.X + 46, Y: r.Y, W: r.W - 122, H: r.H}, text)
	if c.Gets {
		p.Text(signed(c.Points), r.Right()-20, r.Y+r.H/2, pointsStyle(c.Points, min(30, r.H*.6)))
	}
}

// pointsStyle is how gained and lost points are written.
func pointsStyle(n int, size float64) ui.Style {
	st := ui.NumberStyle.Sized(size).Placed(ui.Right, ui.Middle)
	switch {
	case n > 0:
		st.Color = ui.Met
	case n < 0:
		st.Color = ui.Loss
	default:
		st.Color = ui.FadedInk
	}
	return st
}

func signed(n int) string {
	switch {
	case n > 0:
		return fmt.Sprintf("+%d", n)
	case n < 0:
		return fmt.Sprintf("−%d", -n)
	}
	return "0"
}

// drawSums adds the category up and writes the score after it.
func (s *scoring) drawSums(p *ui.Painter, part *SheetPart) {
	row := ui.Rect{X: sheetBody.X, Y: sheetBody.Bottom() + 14, W: sheetBody.W, H: 78}
	p.Rule(row.X, row.Right(), row.Y-4)
	st := ui.Style{Role: fonts.Title, Size: 28, Color: ui.Rubric, Spacing: 1, VAlign: ui.Middle, Min: 18}
	p.TextIn(s.ctx.T("score.total"), ui.Rect{X: row.X + 12, Y: row.Y + 6, W: sheetLabel - 30, H: row.H}, st)
	for i := range s.sheet.Seats {
		r := s.column(row, i)
		n := part.points(i)
		if r.W < narrowColumn {
			s.drawNarrowSum(p, i, n, r)
			continue
		}
		p.Text(signed(n), r.X+r.W/2-20, r.Y+r.H/2+5, pointsStyle(n, 38))
		p.SpriteAt("icon-next", r.X+r.W/2+18, r.Y+r.H/2+5, 26, ui.SpriteOptions{Tint: ui.FadedInk})
		star(p, s.sheet.after(s.now+1, i), r.X+r.W/2+74, r.Y+r.H/2+5, 74)
	}
}

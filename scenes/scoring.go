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

// Points is what a seat gets in a category.
func (p *SheetPart) Points(seat int) (n int) {
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
		score += s.Parts[i].Points(seat)
	}
	return score
}

// Account is how a sheet is shown.
type Account struct {
	Sheet func() Sheet   // is asked for again when the language changes
	Place ui.Rect        // on the table, which shows beside it; the zero value is the whole screen
	Turns int            // ticks after which it turns to the next category by itself; 0 is never
	Shows func(part int) // is told which category is open; nil is nobody
	Done  func()         // is called when the scene has been left
}

// scoring shows a sheet.
type scoring struct {
	page
	account Account
	sheet   Sheet
	plan    sheetPlan
	now     int
	shown   int // ticks since it turned to this category
}

// NewScoring returns the scene that shows a scoring, category after category.
func NewScoring(c *ui.Context, a Account) ui.Scene {
	return &scoring{page: page{ctx: c}, account: a}
}

// Overlay reports whether the table shows beside it.
func (s *scoring) Overlay() bool { return s.plan.beside }

// restTicks is how long a click beside the buttons turns nothing: it was still meant for
// what moved on the table.
const restTicks = 24

// Update turns to the next category when it is time.
func (s *scoring) Update(*ui.Context) error {
	s.shown++
	if s.account.Turns > 0 && s.shown >= s.account.Turns {
		s.next()
	}
	return nil
}

// Rebuild makes texts and buttons.
func (s *scoring) Rebuild(*ui.Context) {
	s.begin(s)
	s.sheet = s.account.Sheet()
	s.plan = s.planned()
	s.panels = []ui.Rect{s.plan.panel}
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		r := s.plan.tabs.Row(i, len(s.sheet.Parts), s.plan.gap)
		b := s.button(fmt.Sprintf("part-%d", i+1), part.Name, r, ui.PlainLook, func() { s.show(i) })
		b.Icon, b.On, b.Size = part.Icon, i == s.now, s.plan.tab
	}
	text := s.ctx.T("score.next")
	if s.last() {
		text = s.sheet.Done
	}
	b := s.button("next", text, s.plan.next, ui.GoldLook, s.next)
	b.Size, b.Glow = s.plan.tab+5, true
	b.Key, b.HasKey = ebiten.KeySpace, true
	if !s.last() {
		s.button("skip", s.sheet.Done, s.plan.skip, ui.DarkLook, s.finish).Size = s.plan.tab
	}
	if s.account.Shows != nil {
		s.account.Shows(s.now)
	}
}

// Regions are the buttons, over all that is none of them: a click there goes on, too.
func (s *scoring) Regions() []ui.Region {
	on := ui.Region{Name: "on", Label: s.ctx.T("score.next"), Bounds: ui.Canvas, Enabled: true}
	on.Press = func() {
		if s.shown >= restTicks {
			s.next()
		}
	}
	return append([]ui.Region{on}, s.page.Regions()...)
}

func (s *scoring) last() bool { return s.now+1 >= len(s.sheet.Parts) }

// next turns to the next category, and leaves the last one.
func (s *scoring) next() {
	if s.last() {
		s.finish()
		return
	}
	s.show(s.now + 1)
}

// show turns to a category.
func (s *scoring) show(i int) {
	s.now, s.shown = i, 0
	s.Rebuild(s.ctx)
	s.ctx.RequestRedraw()
}

func (s *scoring) finish() {
	s.leave()
	s.account.Done()
}

// Escape leaves the sheet.
func (s *scoring) Escape(*ui.Context) { s.finish() }

// Draw draws the category that is open.
func (s *scoring) Draw(p *ui.Painter) {
	if s.plan.beside {
		s.ground.Draw(p, s.plan.panel.Inset(-14), s.paint)
	} else {
		s.wood.Draw(p, (*ui.Painter).Wood)
		s.ground.Draw(p, ui.Canvas, s.paint)
	}
	s.drawButtons(p)
}

// paint draws what stands still.
func (s *scoring) paint(p *ui.Painter) {
	plan := &s.plan
	p.Panel(plan.panel)
	p = p.Named("scoring")
	p.Initial(s.sheet.Title, plan.panel.X+plan.in, plan.title, ui.TitleStyle.Sized(plan.heading))
	if len(s.sheet.Parts) == 0 {
		return
	}
	part := &s.sheet.Parts[s.now]
	s.drawHeads(p)
	hint := ui.HintStyle.Sized(24).Placed(ui.Left, ui.Middle)
	hint.Min = leastText
	p.Paragraph(part.Hint, plan.hint, hint)
	h := min(sheetRow, plan.body.H/float64(max(len(part.Lines), 1)))
	for i := range part.Lines {
		s.drawLine(p, &part.Lines[i], i, ui.Rect{X: plan.body.X, Y: plan.body.Y + h*float64(i), W: plan.body.W, H: h})
	}
	s.drawSums(p, part)
}

// column is the part of a row that belongs to a seat.
func (s *scoring) column(row ui.Rect, seat int) ui.Rect {
	_, rest := row.CutLeft(s.plan.label)
	return rest.Row(seat, len(s.sheet.Seats), s.plan.between)
}

// drawHeads writes who is who, with the score before this category.
func (s *scoring) drawHeads(p *ui.Painter) {
	for i, seat := range s.sheet.Seats {
		r := s.column(s.plan.heads, i)
		p.Well(r, 10)
		switch {
		case s.plan.beside:
			s.drawLowHead(p, i, r)
			continue
		case r.W < narrowColumn:
			s.drawNarrowHead(p, i, r)
			continue
		}
		p.SpriteAt(seat.Crest, r.X+46, r.Y+56, 84)
		name := ui.BoldStyle.Sized(29).Placed(ui.Left, ui.Middle)
		name.Min = leastText
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
	label := ui.BodyStyle.Sized(max(min(s.plan.tab+2, r.H*s.plan.write), ui.Least)).Placed(ui.Left, ui.Middle)
	label.Min = ui.Least
	p.Paragraph(l.Label, ui.Rect{X: r.X + 12, Y: r.Y, W: s.plan.label - 30, H: r.H}, label)
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
		s.drawNarrowCell(p, c, r)
		return
	}
	if c.Leads {
		p.SpriteAt("crown", r.X+24, r.Y+r.H/2, min(30, r.H*.66))
	}
	text := ui.BodyStyle.Sized(max(min(30, r.H*.5), ui.Least)).Placed(ui.Left, ui.Middle)
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
	row := s.plan.sums
	p.Rule(row.X, row.Right(), row.Y-4)
	st := ui.Style{Role: fonts.Title, Size: s.plan.tab + 1, Color: ui.Rubric, Spacing: 1, VAlign: ui.Middle, Min: leastText}
	p.TextIn(s.ctx.T("score.total"), ui.Rect{X: row.X + 12, Y: row.Y + 6, W: s.plan.label - 30, H: row.H}, st)
	for i := range s.sheet.Seats {
		r := s.column(row, i)
		n := part.Points(i)
		if r.W < narrowColumn {
			s.drawNarrowSum(p, i, n, r)
			continue
		}
		p.Text(signed(n), r.X+r.W/2-20, r.Y+r.H/2+5, pointsStyle(n, 38))
		p.SpriteAt("icon-next", r.X+r.W/2+18, r.Y+r.H/2+5, 26, ui.SpriteOptions{Tint: ui.FadedInk})
		star(p, s.sheet.after(s.now+1, i), r.X+r.W/2+74, r.Y+r.H/2+5, 74)
	}
}

package scenes

import (
	"cmp"
	"fmt"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Draw draws the category that is open.
func (s *scoring) Draw(p *ui.Painter) {
	switch {
	case s.ctx.InPieces(s):
		s.paint(p)
	case s.plan.beside:
		if s.sheet.Dusk > 0 {
			p.FillRect(ui.Canvas, ui.Solid(ui.Alpha(ui.ShadowColor, s.sheet.Dusk)))
			p.GlowRing(s.plan.panel, 12, 2*s.sheet.Dusk)
		}
		s.ground.Draw(p, s.plan.panel.Inset(-14), s.paint)
	default:
		s.wood.Draw(p, (*ui.Painter).Wood)
		s.ground.Draw(p, ui.Canvas, s.paint)
		s.drawComing(p)
	}
	s.drawButtons(p)
}

// paint draws what stands still.
func (s *scoring) paint(p *ui.Painter) {
	plan := &s.plan
	p.Panel(plan.panel)
	p = p.Named("scoring")
	title, st := fitting(p, s.sheet.Title, plan.heading, cmp.Or(plan.entitled, plan.panel.W-2*plan.in))
	p.Initial(title, plan.panel.X+plan.in, plan.title, st)
	if len(s.sheet.Parts) == 0 {
		return
	}
	part := &s.sheet.Parts[s.now]
	s.drawHeads(p)
	hint := ui.HintStyle.Sized(24).Placed(ui.Left, ui.Middle)
	hint.Min = leastText
	p.Paragraph(part.Hint, plan.hint, hint)
	if s.medals() {
		s.drawMedals(p, part)
		s.drawSums(p, part)
		s.drawFoot(p, part)
		return
	}
	h := min(cmp.Or(plan.row, sheetRow), plan.body.H/float64(max(len(part.Lines), 1)))
	for i := range part.Lines {
		s.drawLine(p, &part.Lines[i], i, ui.Rect{X: plan.body.X, Y: plan.body.Y + h*float64(i), W: plan.body.W, H: h})
	}
	s.drawSums(p, part)
	s.drawFoot(p, part)
}

// drawFoot has somebody speak: a seat, or the sage.
func (s *scoring) drawFoot(p *ui.Painter, part *SheetPart) {
	if s.plan.medals && part.Voice != nil && s.stage() == settled {
		s.drawSpoken(p, part.Voice)
		return
	}
	s.drawSaid(p, part)
	s.drawVoice(p, part)
}

// drawSaid writes what the sage says, beside him.
func (s *scoring) drawSaid(p *ui.Painter, part *SheetPart) {
	if s.sheet.Sage == "" || part.Said == "" {
		return
	}
	p.Well(s.plan.said, 10)
	figure, words := s.plan.said.Inset(saidIn).CutLeft(saidFigure)
	p.SpriteIn(s.sheet.Sage, figure)
	words.X, words.W = words.X+saidIn, words.W-saidIn
	p.Paragraph(part.Said, words, saidStyle.Placed(ui.Left, ui.Middle))
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
		if s.plan.medals {
			p.Name(seat.Name, ui.Rect{X: r.X + 94, Y: r.Y, W: r.W - 204, H: r.H}, name)
			s.drawRunning(p, i, r)
			continue
		}
		p.Name(seat.Name, ui.Rect{X: r.X + 94, Y: r.Y + 4, W: r.W - 104, H: 54}, name)
		if s.sheet.Whole && s.now == 0 {
			continue
		}
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
	at, r := s.plan.labelAt(s, l, r)
	p.Paragraph(l.Label, at, label)
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
		p.Text(Signed(c.Points), r.Right()-20, r.Y+r.H/2, pointsStyle(c.Points, min(30, r.H*.6)))
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

// Signed writes a number with its sign, but for 0.
func Signed(n int) string {
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
	if !s.plan.above {
		p.Line(row.X, row.Y-4, row.Right(), row.Y-4, 1.6, ui.Solid(ui.GoldDark)) // an ornament would lie on a sum
	}
	st := ui.Style{Role: fonts.Title, Size: s.plan.tab + 1, Color: ui.Rubric, Spacing: 1, VAlign: ui.Middle, Min: leastText}
	total := ui.Rect{X: row.X + 12, Y: row.Y + 6, W: s.plan.label - 30, H: row.H}
	if s.plan.medals { // it stands beside the title
		total = ui.Rect{X: s.plan.panel.X + s.plan.panel.W/2, Y: s.plan.panel.Y + 24, W: s.plan.panel.W/2 - s.plan.in, H: 60}
		st.Align, st.Size = ui.Right, 32
	}
	if s.plan.above {
		total = ui.Rect{X: row.X + 12, Y: row.Y - smallTotal, W: row.W - 24, H: smallTotal}
	}
	if !s.plan.medals || s.stage() == settled {
		p.TextIn(s.totalSays(), total, st)
	}
	if s.stage() == counted {
		return
	}
	for i := range s.sheet.Seats {
		r := s.column(row, i)
		n := part.Points(i)
		if r.W < narrowColumn {
			s.drawNarrowSum(p, i, n, r)
			continue
		}
		p.Text(Signed(n), r.X+r.W/2-20, r.Y+r.H/2+5, pointsStyle(n, 38))
		p.SpriteAt("icon-next", r.X+r.W/2+18, r.Y+r.H/2+5, 26, ui.SpriteOptions{Tint: ui.FadedInk})
		x, y := r.X+r.W/2+74, r.Y+r.H/2+5
		star(p, s.sheet.after(s.now+1, i), x, y, 74)
		s.drawLead(p, i, x+32, y-22, 34)
	}
}

// totalSays is what the sums are called, and who has taken the lead by them.
func (s *scoring) totalSays() string {
	before, now := s.sheet.Leader(s.now), s.sheet.Leader(s.now+1)
	switch {
	case s.last() && s.sheet.Wins != "" && (s.plan.medals || s.stage() == settled):
		return s.sheet.Wins
	case s.plan.medals && s.now == 0 && now >= 0:
		return s.ctx.T("score.leads", "name", s.sheet.Seats[now].Name)
	case s.stage() < settled || before == now || s.sheet.Whole && s.now == 0:
		return s.ctx.T("score.total")
	case now < 0:
		return s.ctx.T("score.level_top")
	}
	return s.ctx.T("score.takes_lead", "name", s.sheet.Seats[now].Name)
}

// drawLead crowns the score of who leads.
func (s *scoring) drawLead(p *ui.Painter, seat int, x, y, size float64) {
	if s.stage() == settled && s.sheet.Leader(s.now+1) == seat {
		p.SpriteAt("crown", x, y, size)
	}
}

// drawVoice has somebody say how he takes it, over the head of his column.
func (s *scoring) drawVoice(p *ui.Painter, part *SheetPart) {
	v := part.Voice
	if v == nil || !s.plan.beside || s.stage() < settled {
		return
	}
	r, heads := s.column(s.plan.heads, v.Seat), s.plan.heads
	if r.W < voiceWide {
		r.X, r.W = min(r.X, heads.Right()-voiceWide), voiceWide
	}
	p.At(r.X, r.Y, .42).Panel(ui.Rect{W: r.W / .42, H: r.H / .42})
	face, words := r.Inset(voiceIn).CutLeft(min(r.H-2*voiceIn, r.W/3))
	p.SpriteIn(FaceIn(p, v.Face, v.Mood), ui.Around(face.X+face.W/2, face.Y+face.H/2, face.W, face.W))
	_, words = words.CutLeft(voiceIn)
	st := saidStyle.Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	p.Paragraph(v.Says, words, st)
}

const (
	voiceIn   = 10.0
	voiceWide = 300.0 // at least
)

package scenes

import (
	"math"

	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// A scoring that counts what lies before everybody has it come picture by picture, from seat to seat:
// the points run up over the columns, and the crown goes to who leads then.

// cardTicks is how long one of them takes.
const cardTicks = 26.0

// labelled reports whether any line of the sheet has a label.
func (s *scoring) labelled() bool {
	for i := range s.sheet.Parts {
		for k := range s.sheet.Parts[i].Lines {
			if s.sheet.Parts[i].Lines[k].Label != "" {
				return true
			}
		}
	}
	return len(s.sheet.Parts) == 0
}

// medals reports whether the category that is open is counted picture by picture.
func (s *scoring) medals() bool { return s.plan.medals && s.arts() > 0 }

// arts is how many pictures the category that is open has.
func (s *scoring) arts() (n int) {
	s.each(func(int, int, *SheetCell) { n++ })
	return n
}

// each goes through them in the order in which they come.
func (s *scoring) each(do func(line, seat int, c *SheetCell)) {
	if s.now >= len(s.sheet.Parts) {
		return
	}
	lines := s.sheet.Parts[s.now].Lines
	for i := range lines {
		for seat := range lines[i].Cells {
			if c := &lines[i].Cells[seat]; c.Art != nil {
				do(i, seat, c)
			}
		}
	}
}

// counts is for how many ticks the category that is open is counted picture by picture.
func (s *scoring) counts() int {
	if !s.plan.medals {
		return 0
	}
	return int(math.Ceil(float64(s.arts()) * cardTicks * s.ctx.Preferences().Tempo))
}

// come is how many have come, and how far the next one is on its way.
func (s *scoring) come() (n int, way float64) {
	tempo := s.ctx.Preferences().Tempo
	if s.shown >= s.counts() || tempo <= 0 {
		return s.arts(), 0
	}
	at := float64(s.shown) / (cardTicks * tempo)
	return int(at), at - math.Floor(at)
}

// count draws the next one anew on its way, and rings as it lands.
func (s *scoring) count() {
	if s.shown > s.counts()+1 || s.counts() == 0 {
		return
	}
	s.ctx.RequestRedraw()
	now, _ := s.come()
	s.shown--
	before, _ := s.come()
	if s.shown++; now > before {
		s.ground.MarkDirty()
		s.ctx.Play(sound.Coin)
	}
}

// running is a seat's score as far as it is counted.
func (s *scoring) running(seat int) int {
	n, _ := s.come()
	score := s.sheet.after(s.now, seat)
	if s.arts() == 0 && s.stage() > counted {
		return s.sheet.after(s.now+1, seat)
	}
	s.each(func(_, whose int, c *SheetCell) {
		if n--; n >= 0 && whose == seat {
			score += c.Points
		}
	})
	return score
}

// drawRunning writes a seat's score in its head, and crowns who leads.
func (s *scoring) drawRunning(p *ui.Painter, seat int, r ui.Rect) {
	x, y := r.Right()-52, r.Y+r.H/2
	score, leads := s.running(seat), true
	for other := range s.sheet.Seats {
		leads = leads && (other == seat || s.running(other) < score)
	}
	star(p, score, x, y, 88)
	if leads {
		p.SpriteAt("crown", x+34, y-34, 40)
	}
}

// medalAt is the place of a seat's ith picture.
func (s *scoring) medalAt(i, seat int) ui.Rect {
	return medalIn(s.column(s.plan.body, seat).Inset(4), i, len(s.sheet.Parts[s.now].Lines))
}

// medalIn is the place of the ith of so many pictures in a column, as large as they may be there.
func medalIn(column ui.Rect, i, most int) ui.Rect {
	best, across := 0.0, 1
	for n := 1; n <= most; n++ {
		rows := (most + n - 1) / n
		if size := min(column.W/float64(n), mostMedal*1.3, 1.3*column.H/float64(rows)); size > best {
			best, across = size, n
		}
	}
	rows := (max(1, most) + across - 1) / across
	w, h := min(column.W/float64(across), best*1.2), min(column.H/float64(rows), mostMedal*1.1)
	x := column.X + (column.W-w*float64(across))/2
	return ui.Rect{X: x + w*float64(i%across), Y: column.Y + h*float64(i/across), W: w, H: h}.Inset(5)
}

// mostMedal is how large a picture is at most.
const mostMedal = 200.0

// leastNamed is how wide one with a name is at least.
const leastNamed = 118.0

// drawMedals draws the pictures that have come.
func (s *scoring) drawMedals(p *ui.Painter, part *SheetPart) {
	n, _ := s.come()
	s.each(func(line, seat int, c *SheetCell) {
		if n--; n >= 0 {
			drawMedal(p, c, s.medalAt(line, seat))
		}
	})
	for line := range part.Lines { // what has none lies there from the first
		for seat, c := range part.Lines[line].Cells {
			if c.Art == nil && c.Gets {
				s.drawCell(p, c, s.medalAt(line, seat))
			}
		}
	}
}

// drawComing draws the one that is on its way.
func (s *scoring) drawComing(p *ui.Painter) {
	if !s.medals() {
		return
	}
	n, way := s.come()
	s.each(func(line, seat int, c *SheetCell) {
		if n--; n == -1 {
			in := ui.Ease(way)
			r := s.medalAt(line, seat)
			x, y := r.Center()
			k := 1 + .5*(1-in)
			drawMedal(p.Faded(min(1, 2*in)).At(x*(1-k), y*(1-k)-60*(1-in), k), c, r)
		}
	})
}

// drawMedal draws a picture with its name and its points.
func drawMedal(p *ui.Painter, c *SheetCell, r ui.Rect) {
	name, picture := r.CutBottom(min(46, r.H*.36))
	if r.W < leastNamed { // there is no room for a name
		name, picture = ui.Rect{}, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - 5}
	}
	p.FillRound(r.Move(2, 4), 10, ui.Solid(ui.Alpha(ui.ShadowColor, .35)))
	p.FillRound(r, 10, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 9, ui.Down(r, ui.GoldLight, ui.GoldDark))
	c.Art(p, ui.Rect{X: picture.X + 5, Y: picture.Y + 5, W: picture.W - 10, H: picture.H - 5})
	st := ui.BoldStyle.Sized(20).Placed(ui.Center, ui.Middle)
	st.Min = ui.Least
	if name.W > 0 {
		in := ui.Rect{X: name.X + 6, Y: name.Y, W: name.W - 12, H: name.H - 4}
		if p.ParagraphHeight(c.Text, in.W, st) > in.H { // on two lines, above the edge
			st.Size, st.Line = max(ui.Least, min(st.Size, in.H/2)), .96
		}
		p.Paragraph(c.Text, in, st)
	}
	if c.Points != 0 {
		size := min(58, picture.H*.6)
		star(p, c.Points, r.Right()-size*.42, r.Y+size*.42, size)
	}
}

// drawSpoken has a seat say how he takes it, at the foot.
func (s *scoring) drawSpoken(p *ui.Painter, v *SheetVoice) {
	p.Well(s.plan.said, 10)
	face, words := s.plan.said.Inset(saidIn).CutLeft(s.plan.said.H - 2*saidIn)
	p.SpriteIn(FaceIn(p, v.Face, v.Mood), face)
	words.X, words.W = words.X+saidIn, words.W-saidIn
	st := saidStyle.Sized(24).Placed(ui.Left, ui.Middle)
	st.Min = ui.Least
	p.Paragraph(v.Says, words, st)
}

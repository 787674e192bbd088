package scenes

import "merlin/scenes/ui"

// A sheet in a small window has all of it, and scrolls. In one that stands the labels stand
// over the cells of their rows.

// The lines of such a sheet.
const (
	smallIn    = 22.0
	smallHigh  = ui.Target + 2 // of a tab and of a button
	smallHeads = 104.0
	smallTotal = 34.0
	smallSums  = 62.0
	smallLabel = 320.0 // beside the cells
	smallRow   = 52.0  // height of a row, where there is room
)

// smallPlan lays the sheet out in a column as wide as the window.
func (s *scoring) smallPlan() sheetPlan {
	room := s.ctx.Room()
	p := sheetPlan{in: smallIn, heading: 30, tab: 20, gap: 6, between: 6, write: .5, above: room.W < room.H, label: smallLabel}
	p.panel = ui.Rect{W: (room.W-12)/larger(s.ctx) - 2*edge}
	in := p.panel.Inset(smallIn)
	y := in.Y + 52
	p.title = in.Y + 36
	if !p.above { // the buttons are there without scrolling
		foot, _ := in.CutRight(in.W / 2)
		foot.H = smallHigh
		p.skip, p.next, p.entitled = foot.Row(0, 2, 12), foot.Row(1, 2, 12), in.W/2-12
		y = foot.Bottom() + 10
	}
	line := func(h float64) ui.Rect {
		r := ui.Rect{X: in.X, Y: y, W: in.W, H: h}
		y += h + 8
		return r
	}
	across := 3
	if !p.above {
		across = max(1, len(s.sheet.Parts))
	}
	p.tabs, p.across = line(float64((len(s.sheet.Parts)+across-1)/across)*(smallHigh+p.gap)), across
	measure := s.ctx.Measure()
	column := (in.W - smallLabel) / float64(max(1, len(s.sheet.Seats)))
	hint := 0.0
	for i := range s.sheet.Parts {
		hint = max(hint, measure.ParagraphHeight(s.sheet.Parts[i].Hint, in.W-smallLabel*half(!p.above), ui.HintStyle.Sized(20)))
	}
	if p.above {
		p.label, column = 0, in.W/float64(max(1, len(s.sheet.Seats)))
		p.hint = line(hint + 6)
		p.heads = line(smallHeads)
	} else {
		p.heads = line(max(smallHeads, measure.ParagraphHeight("M", 100, ui.HintStyle)+hint))
		p.hint, _ = p.heads.CutLeft(smallLabel - 12)
	}
	row, rows, most := 0.0, 0.0, 0.0 // of the category that is shown, of any, and of a whole one
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		h := s.rowHigh(&p, part, column-p.between)
		if rows, most = max(rows, h), max(most, h*float64(len(part.Lines))); i == s.now {
			row = h
		}
	}
	most = max(most, rows)
	p.row = rows
	if len(s.sheet.Parts) > 0 {
		p.row = max(row, min(max(rows, smallRow), most/float64(max(1, len(s.sheet.Parts[s.now].Lines)))))
	}
	p.body = line(most)
	if p.above {
		y += smallTotal
	}
	p.sums = line(smallSums)
	if s.sheet.Sage != "" {
		p.said = line(s.saidHigh(in.W))
	}
	if p.above {
		foot := line(smallHigh)
		p.skip, p.next = foot.Row(0, 2, 12), foot.Row(1, 2, 12)
	}
	p.panel.H = y + smallIn
	return p
}

// half is 1 where something is so.
func half(so bool) float64 {
	if so {
		return 1
	}
	return 0
}

// rowHigh is how high the rows of a category are.
func (s *scoring) rowHigh(plan *sheetPlan, part *SheetPart, column float64) (high float64) {
	p, st := s.ctx.Measure(), ui.BodyStyle.Sized(ui.Least)
	for _, l := range part.Lines {
		cells := 34.0
		for _, c := range l.Cells {
			w := column - besidePoints - 2*besideEdge
			if !plan.above {
				w = column - narrowPoints - 2*narrowEdge
			}
			if c.Leads {
				w -= crownRoom
			}
			cells = max(cells, p.ParagraphHeight(c.Text, w, st)+8)
		}
		if plan.above {
			high = max(high, cells+p.ParagraphHeight(l.Label, plan.panel.W-2*smallIn-24, ui.BodyStyle.Sized(20))+6)
		} else {
			high = max(high, cells, p.ParagraphHeight(l.Label, smallLabel-30, ui.BodyStyle.Sized(20))+6)
		}
	}
	return high
}

// labelAt parts a row into its label and the cells.
func (p *sheetPlan) labelAt(s *scoring, l *SheetLine, r ui.Rect) (label, cells ui.Rect) {
	if !p.above {
		return ui.Rect{X: r.X + 12, Y: r.Y, W: p.label - 30, H: r.H}, r
	}
	h := s.ctx.Measure().ParagraphHeight(l.Label, r.W-24, ui.BodyStyle.Sized(20)) + 6
	label, cells = r.CutTop(h)
	label.X, label.W = label.X+12, label.W-24
	return label, cells
}

// Pieces are the sheet.
func (s *scoring) Pieces(ui.Shape) []ui.Piece { return alone(s.plan.panel, larger(s.ctx)) }

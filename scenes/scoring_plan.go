package scenes

import (
	"cmp"

	"merlin/scenes/ui"
)

// sheetPlan is where the parts of a sheet lie.
type sheetPlan struct {
	panel, tabs, next, skip, hint, heads, body, sums ui.Rect
	said                                             ui.Rect // what the sage says

	beside   bool    // the table shows beside it
	in       float64 // from the panel's edge to what stands in it
	title    float64 // base line
	heading  float64 // size of the title at most
	entitled float64 // room for the title; 0 is the panel's width
	tab      float64 // size of the texts of the tabs
	gap      float64 // between tabs
	between  float64 // columns
	label    float64 // width of the labels
	write    float64 // size of a row's texts at most, of its height
	medals   bool    // what has a picture is counted one by one, in columns without labels
	above    bool    // the labels stand over the cells
	across   int     // tabs side by side; 0 is all
	row      float64 // height of a row at most; 0 is as usual
}

var (
	sheetPanel = ui.Rect{X: 40, Y: 36, W: 1840, H: 1008}
	sheetBody  = ui.Rect{X: 96, Y: 330, W: 1728, H: 482}
)

const (
	sheetRow  = 80.0 // height of a row, when there is room
	leastText = 17.0 // no text of a sheet is smaller

	mostBeside = 4 // seats that a sheet beside the table has room for
)

// tabAt is the place of tab i of n.
func (p *sheetPlan) tabAt(i, n int) ui.Rect {
	across := cmp.Or(p.across, n)
	rows := (n + across - 1) / across
	return p.tabs.Column(i/across, rows, p.gap).Row(i%across, across, p.gap)
}

// planned lays the sheet where it is wished, if it can be read there.
func (s *scoring) planned() sheetPlan {
	if s.ctx.Shape() != ui.Wide {
		return s.smallPlan()
	}
	at := s.account.Place
	if at.W == 0 || len(s.sheet.Seats) > mostBeside || s.ctx.Legible(leastText) > 1 {
		return s.wholePlan()
	}
	return s.besidePlan(at)
}

// wholePlan has the screen to itself. Where no line has a label the columns have all of it.
func (s *scoring) wholePlan() sheetPlan {
	foot := ui.Rect{X: sheetBody.X, Y: sheetPanel.Bottom() - 116, W: sheetBody.W, H: 72}
	skip, _ := foot.CutLeft(380)
	next, _ := foot.CutRight(420)
	plan := sheetPlan{
		panel: sheetPanel, body: sheetBody, skip: skip, next: next,
		tabs:  ui.Rect{X: sheetBody.X, Y: 128, W: sheetBody.W, H: 62},
		hint:  ui.Rect{X: sheetBody.X, Y: 208, W: 376, H: 104},
		heads: ui.Rect{X: sheetBody.X, Y: 204, W: sheetBody.W, H: 112},
		sums:  ui.Rect{X: sheetBody.X, Y: sheetBody.Bottom() + 14, W: sheetBody.W, H: 78},
		said:  ui.Rect{X: skip.Right() + 16, Y: foot.Y - 6, W: next.X - skip.Right() - 32, H: foot.H + 12},
		in:    56, title: sheetPanel.Y + 70, heading: 40, tab: 27, gap: 14, between: 16, label: 400, write: .5,
	}
	if !s.labelled() {
		plan.label, plan.medals, plan.hint = 0, true, plan.said
	}
	return plan
}

// The lines of a sheet that lies beside the table, from the top.
const (
	besideTop  = 52.0
	besideTabs = 42.0
	besideHead = 82.0 // at least
	besideSums = 44.0
	besideRow  = 30.0 // at least
	besideIn   = 24.0
	besideGap  = 8.0 // between columns
	besideRest = besideTop + besideTabs + besideSums + 2*besideIn + 18
)

// besidePlan lies at the lower edge of a place, and is higher than that when a category
// has many lines: what can be pressed stays where it is from the first to the last.
func (s *scoring) besidePlan(at ui.Rect) sheetPlan {
	p, rows, head := s.ctx.Measure(), 0.0, besideHead
	column := (at.W-2*besideIn-besideLabel)/float64(max(1, len(s.sheet.Seats))) - besideGap
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		rows = max(rows, part.least(p, column)*float64(len(part.Lines)))
		head = max(head, 2+p.ParagraphHeight(part.Hint, besideLabel-12, ui.HintStyle.Sized(leastText)))
	}
	said := s.saidHigh(at.W - 2*besideIn)
	h := max(at.H, besideRest+head+rows+said)
	panel := ui.Rect{X: at.X, Y: at.Bottom() - h, W: at.W, H: h}
	top, rest := panel.Inset(besideIn).CutTop(besideTop)
	next, _ := top.CutRight(196)
	skip, _ := ui.Rect{X: top.X, Y: top.Y, W: top.W - next.W - 12, H: top.H}.CutRight(236)
	next.H, skip.H = top.H-8, top.H-8
	tabs, rest := rest.CutTop(besideTabs)
	_, rest = rest.CutTop(8)
	heads, rest := rest.CutTop(head)
	words, rest := rest.CutBottom(said)
	_, words = words.CutTop(min(said, 6))
	sums, body := rest.CutBottom(besideSums)
	_, body = body.CutTop(4)
	_, body = body.CutBottom(6)
	hint, _ := heads.CutLeft(besideLabel - 12)
	return sheetPlan{
		panel: panel, tabs: tabs, next: next, skip: skip, hint: hint, heads: heads, body: body, sums: sums, said: words,
		beside: true, in: besideIn, title: top.Y + 34, heading: 28, entitled: skip.X - top.X - 12, tab: 20, gap: besideGap, between: besideGap, label: besideLabel, write: .58,
	}
}

// least is how high the rows of a category must be for their texts, in columns of a width.
func (part *SheetPart) least(p *ui.Painter, column float64) float64 {
	h, st := besideRow, ui.BodyStyle.Sized(ui.Least)
	for _, l := range part.Lines {
		h = max(h, p.ParagraphHeight(l.Label, besideLabel-30, st)+1)
		for _, c := range l.Cells {
			w := column - besidePoints - 2*besideEdge
			if c.Leads {
				w -= crownRoom
			}
			h = max(h, p.ParagraphHeight(c.Text, w, st)+1)
		}
	}
	return h
}

const besideLabel = 356.0

// What the sage says of a category.
const (
	saidIn     = 8.0
	saidFigure = 48.0
	saidHigh   = 66.0 // at least
)

var saidStyle = ui.BodyStyle.Sized(21)

// saidHigh is how high the words of the sage are, in a width; 0 where nobody says anything.
func (s *scoring) saidHigh(width float64) (high float64) {
	if s.sheet.Sage == "" {
		return 0
	}
	high = saidHigh
	for i := range s.sheet.Parts {
		high = max(high, 2*saidIn+s.ctx.Measure().ParagraphHeight(s.sheet.Parts[i].Said, width-3*saidIn-saidFigure, saidStyle)+6)
	}
	return high
}

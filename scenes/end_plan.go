package scenes

import "merlin/scenes/ui"

// resultPlan is where table and chart of a result lie.
type resultPlan struct {
	panel, head, table ui.Rect // of the table
	chart, field       ui.Rect
	sides, tale        ui.Rect // where there are no points
	label              float64 // width of the names of the kinds; 0: they stand over their rows
	row                float64 // height of a row at most
}

const (
	besideAll = 2 * ui.CanvasW // where the buttons are not
	rowAbove  = 76.0           // a row with its name over it
	nameAbove = 34.0
)

// lay lays the result out: in a window that stands it is narrow.
func (s *result) lay() {
	s.plan = resultPlan{resultPanel, resultHead, resultTable, chartPanel, chartField, sidesPanel, taleField, tableLabel, 50}
	if s.ctx.Shape() != ui.Wide && s.result.TaleHigh != nil {
		s.layTale()
	}
	if s.ctx.Shape() != ui.Standing {
		return
	}
	w, n := s.ctx.Room().W-2*edge-12, float64(len(s.result.Rows))
	p := &s.plan
	p.label, p.row = 0, rowAbove
	p.head = ui.Rect{X: besideAll + 24, Y: 86, W: w - 48, H: 116}
	p.table = ui.Rect{X: besideAll + 24, Y: 210, W: w - 48, H: n*rowAbove + 76}
	p.panel = ui.Rect{X: besideAll, W: w, H: p.table.Bottom() + 30}
	p.chart = ui.Rect{X: besideAll, Y: p.panel.H + 60, W: w, H: 620}
	p.field = ui.Rect{X: besideAll + 70, Y: p.chart.Y + 120, W: w - 150, H: 420}
}

// above reports whether the names of the kinds stand over their rows.
func (p *resultPlan) above() bool { return p.label == 0 }

// nameAt parts a row of the table into its name and the cells.
func (p *resultPlan) nameAt(r ui.Rect) (name, cells ui.Rect) {
	if p.above() {
		return r.CutTop(nameAbove)
	}
	name, _ = r.CutLeft(p.label)
	return name, r
}

// layTale lays out how it went as wide as a small window is, so that it can be read there.
func (s *result) layTale() {
	const in, head, foot = 24.0, 96.0, 30.0
	p, w := &s.plan, min(sidesPanel.W, s.ctx.Room().W-2*edge-12)
	p.tale = ui.Rect{X: besideAll + in, Y: head, W: w - 2*in}
	p.tale.H = s.result.TaleHigh(p.tale.W)
	p.sides = ui.Rect{X: besideAll, W: w, H: p.tale.Bottom() + foot}
}

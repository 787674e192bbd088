package table

import (
	"strings"

	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where things that may be chosen lie so close together that a finger would hit the wrong one,
// a tap asks which of them is meant: each has a line of its own.

// picker asks which of several things is meant.
type picker struct {
	name string // of the region that has opened it
	list []meant
}

// meant is one of them: its region, and where it lies on the table.
type meant struct {
	region ui.Region
	from   ui.Rect
}

// apart puts those of the regions together that a finger could not tell from each other. small
// are those that were made larger for it; from is where each lies on the table.
func apart(list []ui.Region, small map[string]bool, several func([]ui.Region) ui.Region) (out []ui.Region) {
	group := make([]int, len(list))
	for i := range list {
		group[i] = i
	}
	for i := range list {
		for k := range list[:i] {
			if !list[i].Pressed() || !list[k].Pressed() || !small[list[i].Name] && !small[list[k].Name] {
				continue
			}
			if list[i].Bounds.Inset(1).Overlaps(list[k].Bounds) {
				merge(group, group[i], group[k])
			}
		}
	}
	for i := range list {
		members := membersOf(list, group, i)
		switch {
		case len(members) == 1:
			out = append(out, list[i])
		case group[i] == i:
			out = append(out, several(members))
		}
	}
	return out
}

// merge makes one group of two.
func merge(group []int, a, b int) {
	to := min(a, b)
	for i := range group {
		if group[i] == a || group[i] == b {
			group[i] = to
		}
	}
}

// membersOf are the regions of the group of region i.
func membersOf(list []ui.Region, group []int, i int) (members []ui.Region) {
	for k := range list {
		if group[k] == group[i] {
			members = append(members, list[k])
		}
	}
	return members
}

// several is the region of things that lie too close together.
func (s *Scene[V, M]) several(members []ui.Region, from map[string]ui.Rect) ui.Region {
	var bounds []ui.Rect
	var labels []string
	r := ui.Region{Name: "near-" + members[0].Name, Enabled: true}
	p := &picker{name: r.Name}
	for _, m := range members {
		bounds, labels = append(bounds, m.Bounds), append(labels, m.Label)
		r.Glow = r.Glow || m.Glow
		p.list = append(p.list, meant{m, from[m.Name]})
	}
	r.Label, r.Bounds = strings.Join(labels, "; "), around(bounds)
	r.Hit = func(x, y float64) bool {
		for i := range members {
			if members[i].Contains(x, y) {
				return true
			}
		}
		return false
	}
	r.Press = func() { s.pick(p) }
	return r
}

// pick opens the picker, or closes it for nil.
func (s *Scene[V, M]) pick(p *picker) {
	s.small.picker = p
	s.moved()
}

const (
	pickHigh = ui.Target + 12
	pickPad  = 14.0
)

// rows are where the lines of the picker lie in the view, in as many columns as they need.
func (p *picker) rows(view ui.Rect) (box ui.Rect, rows []ui.Rect) {
	most := max(1, int((view.H-2*pickPad)/pickHigh))
	columns := (len(p.list) + most - 1) / most
	high := (len(p.list) + columns - 1) / columns
	w := min(view.W, 460*float64(columns))
	x, y := view.Center()
	box = ui.Around(x, y, w, float64(high)*pickHigh+2*pickPad)
	in := box.Inset(pickPad)
	for i := range p.list {
		rows = append(rows, in.Row(i/high, columns, 8).Column(i%high, high, 6))
	}
	return box, rows
}

// pickView is where it lies.
func (s *Scene[V, M]) pickView() ui.Rect {
	if s.Small() {
		return s.smallPlan().view
	}
	return ui.Canvas
}

// pickRegions are its lines; a tap beside them closes it.
func (s *Scene[V, M]) pickRegions() []ui.Region {
	list := []ui.Region{{Name: "pick-none", Label: s.ctx.T("ui.cancel"), Bounds: s.everywhere(), Enabled: true, Press: func() { s.pick(nil) }}}
	_, rows := s.small.picker.rows(s.pickView())
	for i, m := range s.small.picker.list {
		r := m.region
		press := r.Press
		r.Bounds, r.Hit = rows[i], nil
		r.Press = func() { s.pick(nil); press() }
		list = append(list, r)
	}
	return list
}

var pickStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 22, Min: ui.Least, Line: 1.08, Color: ui.Ink, VAlign: ui.Middle}

// drawPicker draws it: of each thing the piece of the table where it lies, and its name.
func (s *Scene[V, M]) drawPicker(p *ui.Painter) {
	box, rows := s.small.picker.rows(s.pickView())
	p = p.Named("picker")
	p.FillRect(s.everywhere(), ui.Solid(ui.Alpha(ui.ShadowColor, .5)))
	paint.Sheet(p, box, paint.LargeSheet)
	for i, m := range s.small.picker.list {
		p.Face(rows[i], ui.PlainLook, s.ctx.Hot(m.region.Name), false, true)
		piece, words := rows[i].Inset(4).CutLeft(rows[i].H)
		side := max(m.from.W, m.from.H)
		x, y := m.from.Center()
		src := ui.Around(x, y, side, side)
		at := ui.Pane{Src: src, Dst: piece, Within: piece, K: piece.H / side}
		at.Dst.W = piece.H
		s.drawPane(p, &at)
		p.Paragraph(m.region.Label, words, pickStyle)
	}
}

package table

import "merlin/scenes/ui"

// The tabs of a small window: each has a picture, and its word below that.

const (
	tabHigh = ui.Target + 14 // of those in a row
	tabWide = 104.0          // of those in a column
	tabWord = 20.0           // height of a word
	tabGap  = 4.0
)

var tabStyle = ui.Style{Role: ui.BoldStyle.Role, Size: 18, Min: ui.Least, Color: ui.GoldLight, Align: ui.Center, VAlign: ui.Middle}

// tabPlaces are the places of the tabs of some pages: as wide as their words want it.
func (s *Scene[V, M]) tabPlaces(plan *smallPlan, pages []int) (list []ui.Rect) {
	n := len(pages)
	if !plan.upright {
		all, _ := plan.tabs.CutTop(min(plan.tabs.H, float64(n)*(tabHigh+6)))
		for k := range pages {
			list = append(list, all.Column(k, n, min(6, (all.H-float64(n)*ui.Target)/float64(n))))
		}
		return list
	}
	var wants []float64
	rest, measure := plan.tabs.W-tabGap*float64(n-1), s.ctx.Measure()
	for _, i := range pages {
		w := max(ui.Target, measure.TextWidth(s.tabWord(i), tabStyle.Sized(ui.Least))+6)
		wants, rest = append(wants, w), rest-w
	}
	x := plan.tabs.X
	for k := range pages {
		w := wants[k] + rest/float64(n)
		list = append(list, ui.Rect{X: x, Y: plan.tabs.Y, W: w, H: plan.tabs.H})
		x += w + tabGap
	}
	return list
}

// tabWord is the word of a page on its tab.
func (s *Scene[V, M]) tabWord(page int) string {
	return s.ctx.T("tab." + s.screen.Small.Pages[page].Name)
}

// tabs are those of the pages: marked where something may be chosen.
func (s *Scene[V, M]) tabs(plan *smallPlan, whole []ui.Region) (list []ui.Button) {
	there := s.shownPages()
	places := s.tabPlaces(plan, there)
	for k, i := range there {
		page := &s.screen.Small.Pages[i]
		label := s.ctx.T(page.Label)
		if s.marked(i, whole) {
			label = s.ctx.T("small.choose", "name", label)
		}
		b := ui.NewButton("page-"+page.Name, label, places[k], ui.DarkLook, func() { s.turnByHand(i) })
		b.Text, b.On, b.Tip = "", i == s.small.page, ui.Say(label)
		list = append(list, b)
	}
	return list
}

// marked reports whether something may be chosen on a page.
func (s *Scene[V, M]) marked(page int, whole []ui.Region) bool {
	for _, part := range s.pageParts(page) {
		for i := range whole {
			x, y := whole[i].Bounds.Center()
			if whole[i].Glow && whole[i].Enabled && part.Contains(x, y) {
				return true
			}
		}
	}
	return false
}

// shownPages are the pages that there are now.
func (s *Scene[V, M]) shownPages() (there []int) {
	for i := range s.screen.Small.Pages {
		if len(s.pageParts(i)) > 0 {
			there = append(there, i)
		}
	}
	return there
}

// drawTabs draws the tabs, and a seal on those of the pages where something may be chosen.
func (s *Scene[V, M]) drawTabs(p *ui.Painter, plan *smallPlan, whole []ui.Region) {
	tabs := s.tabs(plan, whole)
	for k, i := range s.shownPages() {
		b := &tabs[k]
		b.Draw(p, s.ctx)
		picture, word := b.Bounds.Inset(3).CutTop(b.Bounds.H - tabWord - 5)
		q := p.Named(b.Name)
		q.SpriteIn(s.screen.Small.Pages[i].Icon, picture)
		st := tabStyle
		if b.On {
			st.Color = ui.GlowEdge
		}
		q.TextIn(s.tabWord(i), word, st)
		if x, y := b.Bounds.Right()-11, b.Bounds.Y+11; s.marked(i, whole) {
			p.FillCircle(x, y, 11, ui.Solid(ui.Ink))
			p.FillCircle(x, y, 9, ui.Solid(ui.Gold))
			p.FillCircle(x, y, 4, ui.Solid(ui.GlowEdge))
		}
	}
}

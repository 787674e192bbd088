package table

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// A window that is too small for the whole table shows it in pieces: the question, its
// buttons and what is at hand are pinned; one page of the table has the rest, moved by a
// camera; the other pages are a tab away.

// Small is how a title's table is cut up for such windows. Rectangles are of the whole table.
type Small[M any] struct {
	Says  func(M) string      // what is asked
	Notes func(M) string      // a few words on how far the game is
	Seat  func(M) game.Seat   // whose crest stands before that; NoSeat: nobody's
	Ways  func(M) []ui.Button // of the question; they are laid out anew
	Hand  func(M) []ui.Rect   // what is always in sight, piece by piece
	Pages []Page[M]
}

// Page is a part of the table with a tab of its own.
type Page[M any] struct {
	Name, Label, Icon string            // of its tab: "page-" and the name, the key of its label, a sprite
	Zoom              float64           // how large it is at least
	Parts             func(M) []ui.Rect // its pieces, in rows as the window has room; none: there is no such page
}

// small is what is in sight of a table that is shown in pieces.
type small struct {
	page  int
	cam   camera
	asked string // what the camera was led to; "" leads it anew

	picker *picker // asks which of several things is meant; nil when nothing is to be told apart
}

// Shapes reports whether the table has a layout for each shape of a window.
func (s *Scene[V, M]) Shapes() bool { return s.screen.Small != nil }

// Small reports whether the table is shown in pieces.
func (s *Scene[V, M]) Small() bool { return s.screen.Small != nil && s.ctx.Shape() != ui.Wide }

// smallPlan is where the parts of a small window lie, in its units.
type smallPlan struct {
	says, tabs, view, hand, ways, bar ui.Rect
	upright                           bool
}

const (
	smallGap  = 8.0
	smallSays = 104.0 // height of the question in a window that stands
	handHigh  = 84.0
	handWide  = 250.0 // of the column at the right of one that lies
	barStep   = ui.Target + 5
	barCount  = 6
)

// smallPlan lays the window out.
func (s *Scene[V, M]) smallPlan() smallPlan {
	all := s.ctx.Room().Inset(smallGap)
	if s.ctx.Shape() == ui.Standing {
		return standing(all)
	}
	return lying(all)
}

// standing has all below each other.
func standing(all ui.Rect) smallPlan {
	p := smallPlan{upright: true}
	p.says, all = all.CutTop(smallSays)
	_, all = all.CutTop(smallGap)
	p.tabs, all = all.CutTop(ui.Target)
	_, all = all.CutTop(smallGap)
	p.bar, all = all.CutBottom(ui.Target)
	_, all = all.CutBottom(smallGap)
	p.ways, all = all.CutBottom(ui.Target)
	_, all = all.CutBottom(smallGap)
	p.hand, all = all.CutBottom(handHigh)
	_, p.view = all.CutBottom(smallGap)
	return p
}

// lying has the question and the bar on top, the tabs at the left, the rest at the right.
func lying(all ui.Rect) smallPlan {
	p := smallPlan{}
	top, rest := all.CutTop(ui.Target + 4)
	_, rest = rest.CutTop(smallGap)
	p.bar, p.says = top.CutRight(barStep * barCount)
	_, p.says = p.says.CutRight(smallGap)
	p.tabs, rest = rest.CutLeft(ui.Target + 4)
	_, rest = rest.CutLeft(smallGap)
	column, rest := rest.CutRight(handWide)
	_, p.view = rest.CutRight(smallGap)
	p.ways, p.hand = column.CutBottom(3*ui.Target + 2*smallGap)
	_, p.hand = p.hand.CutBottom(smallGap)
	return p
}

// tab is the place of tab i of n.
func (p *smallPlan) tab(i, n int) ui.Rect {
	if p.upright {
		return p.tabs.Row(i, n, 4)
	}
	r, _ := p.tabs.CutTop(min(p.tabs.H, float64(n)*(ui.Target+14)))
	return r.Column(i, n, 6)
}

// button is the place of button i of the bar.
func (p *smallPlan) button(i int) ui.Rect { return p.bar.Row(i, barCount, 5) }

// layWays gives the buttons of a question their places: those that let something go at the
// left or the lower end, where no other ever stands.
func (p *smallPlan) layWays(list []ui.Button) []ui.Button {
	forgo, take := p.ways.CutLeft(.38 * p.ways.W)
	_, take = take.CutLeft(smallGap)
	part := ui.Rect.Row
	if !p.upright {
		forgo, take = p.ways.CutBottom(ui.Target)
		_, take = take.CutBottom(smallGap)
		part = ui.Rect.Column
	}
	split(list, forgo, func(w ui.Weight) bool { return w == ui.Forgoes }, part)
	split(list, take, func(w ui.Weight) bool { return w != ui.Forgoes }, part)
	return list
}

// split parts a place among the buttons of some weights.
func split(list []ui.Button, at ui.Rect, of func(ui.Weight) bool, part func(r ui.Rect, i, n int, gap float64) ui.Rect) {
	var there []int
	for i := range list {
		if of(list[i].Weight) {
			there = append(there, i)
		}
	}
	for k, i := range there {
		r := part(at, k, len(there), 6)
		r.H = min(r.H, ui.Target+8)
		list[i].Bounds, list[i].Size = r, 22
	}
}

// everywhere is all of the window that has regions.
func (s *Scene[V, M]) everywhere() ui.Rect {
	if s.Small() {
		return s.ctx.Room()
	}
	return ui.Canvas
}

// asksAt and toastAt are where the question and refusals lie.
func (s *Scene[V, M]) asksAt() ui.Rect {
	if s.Small() {
		return s.smallPlan().says
	}
	return s.screen.Prompt
}

func (s *Scene[V, M]) toastAt() ui.Rect {
	if s.Small() {
		return s.smallPlan().view
	}
	return s.screen.Toast
}

package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes/ui"
)

// A window that is too small for the whole table shows it in pieces: the question, its
// buttons and what is at hand are pinned; one page of the table has the rest, moved by a
// camera; the other pages are a tab away.

// Small is how a title's table is cut up for such windows. Rectangles are of the whole table.
type Small[M any] struct {
	Says  func(M) string    // what is asked
	Notes func(M) string    // a few words on how far the game is
	Seat  func(M) game.Seat // whose crest stands before that; NoSeat: nobody's
	Hand  func(M) []ui.Rect // what is always in sight, piece by piece
	Tray  string            // the sprite of what that lies on; "": the table itself
	Tall  float64           // how high that is in a window that stands; 0: as dice
	// Ways are the buttons of the question, one without a name keeping a row for what cannot be done
	// yet: those that do what is asked for, that leave it be,
	// and that end the turn. They are laid out anew.
	Ways  func(M) (take, leave, end []ui.Button)
	Pages []Page[M]
	Broad bool // on a tablet the pages are as wide as the window
	Whole bool // where the canvas can be read the table is shown whole: its targets can grow

	// Opened is the page on which something lies open for a while, "" for none: it is turned to
	// if what is asked for is there, and where it comes before all that is asked. May
	// be nil.
	Opened func(M) (page string, first bool)
}

// Page is a part of the table with a tab of its own.
type Page[M any] struct {
	Name, Label, Icon string            // of its tab: "page-" and the name, the key of its label, a sprite; its word is "tab." and the name
	Zoom              float64           // how large it is at least
	Parts             func(M) []ui.Rect // its pieces, in rows as the window has room; none: there is no such page
	// Heads are the keys of what stands over each piece; over those that share one it stands once. May
	// be nil.
	Heads func(M) []string
}

// small is what is in sight of a table that is shown in pieces.
type small struct {
	page  int
	cam   camera
	asked string // what the camera was led to; "" leads it anew
	stay  int    // ticks before it turns to another page

	rows  int       // of the question's buttons in a window that stands
	lines int       // of the sheet, which the view leaves it; 0: there is none
	words ui.Scroll // what is said on it

	picker *picker // asks which of several things is meant; nil when nothing is to be told apart
}

// Shapes reports whether the table has a layout for each shape of a window.
func (s *Scene[V, M]) Shapes() bool {
	return s.screen.Small != nil && !(s.screen.Small.Whole && s.ctx.Grown())
}

// Small reports whether the table is shown in pieces.
func (s *Scene[V, M]) Small() bool { return s.Shapes() && s.ctx.Shape() != ui.Wide }

// smallPlan is where the parts of a small window lie, in its units.
type smallPlan struct {
	says, tabs, view, hand, ways, bar ui.Rect
	sheet                             ui.Rect // of the coach or the sage; without height there is none
	upright                           bool
	stands                            bool // all lies below each other
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
	p := s.smallLayout()
	if s.small.lines > 0 {
		p.cutSheet(s.small.lines, s.ctx.Room())
	}
	return p
}

// smallLayout is where all lies while nobody speaks.
func (s *Scene[V, M]) smallLayout() smallPlan {
	all := s.ctx.Room().Inset(smallGap)
	high := 0.0
	if of := s.screen.Small.Hand; of != nil && len(of(s.model)) > 0 {
		high = max(handHigh, s.screen.Small.Tall)
	}
	switch shape := s.ctx.Shape(); {
	case shape == ui.Standing:
		return standing(all, high, s.small.rows)
	case shape == ui.Tablet && s.screen.Small.Broad:
		return broad(all)
	}
	return lying(all, s.screen.Small.Hand != nil, s.small.rows)
}

// standing has all below each other; what there is no hand and no buttons for is the view's. The
// hand is always at the same place.
func standing(all ui.Rect, hand float64, rows int) smallPlan {
	p := smallPlan{upright: true, stands: true}
	p.says, all = all.CutTop(smallSays)
	_, all = all.CutTop(smallGap)
	p.tabs, all = all.CutTop(tabHigh)
	_, all = all.CutTop(smallGap)
	p.bar, all = all.CutBottom(ui.Target)
	_, all = all.CutBottom(smallGap)
	if hand > 0 {
		p.hand, all = all.CutBottom(hand)
		_, all = all.CutBottom(smallGap)
	}
	if rows > 0 {
		p.ways, all = all.CutBottom(float64(rows)*(ui.Target+smallGap) - smallGap)
		_, all = all.CutBottom(smallGap)
	}
	p.view = all
	return p
}

// lying has the question and the bar on top, the tabs at the left, the rest at the right; where
// there is never a hand what buttons there are lie below the view.
func lying(all ui.Rect, hand bool, rows int) smallPlan {
	p := smallPlan{}
	top, rest := all.CutTop(ui.Target + 4)
	_, rest = rest.CutTop(smallGap)
	p.bar, p.says = top.CutRight(barStep * barCount)
	_, p.says = p.says.CutRight(smallGap)
	p.tabs, rest = rest.CutLeft(tabWide)
	_, rest = rest.CutLeft(smallGap)
	if !hand {
		p.view = rest
		if rows > 0 {
			p.ways, p.view = rest.CutBottom(ui.Target)
			_, p.view = p.view.CutBottom(smallGap)
		}
		return p
	}
	column, rest := rest.CutRight(handWide)
	_, p.view = rest.CutRight(smallGap)
	p.ways, p.hand = column.CutBottom(4*ui.Target + 3*smallGap)
	_, p.hand = p.hand.CutBottom(smallGap)
	return p
}

// broad has the view between the question, the bar and the tabs above, and what is at hand below.
func broad(all ui.Rect) smallPlan {
	p := smallPlan{upright: true}
	top, rest := all.CutTop(ui.Target + 4)
	p.bar, p.says = top.CutRight(barStep * barCount)
	_, p.says = p.says.CutRight(smallGap)
	_, rest = rest.CutTop(smallGap)
	p.tabs, rest = rest.CutTop(tabHigh)
	_, rest = rest.CutTop(smallGap)
	low, rest := rest.CutBottom(2*ui.Target + smallGap)
	p.ways, p.hand = low.CutRight(2 * handWide)
	_, p.hand = p.hand.CutRight(smallGap)
	p.view, _ = rest.CutTop(rest.H - smallGap)
	return p
}

// button is the place of button i of the bar.
func (p *smallPlan) button(i int) ui.Rect { return p.bar.Row(i, barCount, 5) }

// ways are the places of the buttons of a question that take, leave be, and end.
func (p *smallPlan) wayPlaces() (take, leave, end ui.Rect) {
	if !p.upright && p.ways.H <= ui.Target {
		return p.ways.Row(1, 3, smallGap), p.ways.Row(0, 3, smallGap), p.ways.Row(2, 3, smallGap)
	}
	take, low := p.ways.CutTop(p.ways.H - 2*(ui.Target+smallGap))
	if p.upright {
		take, _ = p.ways.CutTop(ui.Target)
		low, _ = p.ways.CutBottom(ui.Target)
		return take, low.Row(0, 2, smallGap), low.Row(1, 2, smallGap)
	}
	_, low = low.CutTop(smallGap)
	return take, low.Column(0, 2, smallGap), low.Column(1, 2, smallGap)
}

// lay parts a place among some buttons.
func (p *smallPlan) lay(list []ui.Button, at ui.Rect) []ui.Button {
	for i := range list {
		r := at.Row(i, len(list), 6)
		if !p.upright && at.H > 2*ui.Target {
			across := (len(list) + 1) / 2
			r = at.Column(i/across, 2, 6).Row(i%across, across, 6)
			if len(list) == 1 {
				r = at.Column(0, 2, 6)
			}
		}
		list[i].Bounds, list[i].Size = r, 22
	}
	return list
}

// flow lays small buttons into rows.
func (p *smallPlan) flow(list []ui.Button) []ui.Button {
	x, y := p.ways.X, p.ways.Y
	for i := range list {
		w := max(list[i].Bounds.W, ui.Target)
		if x+w > p.ways.Right() {
			x, y = p.ways.X, y+ui.Target+4
		}
		list[i].Bounds = ui.Rect{X: x, Y: y, W: w, H: ui.Target}
		x += w + 4
	}
	return list
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

// trackAt is where a replay has the bar of its rounds.
func (s *Scene[V, M]) trackAt() ui.Rect {
	if !s.Small() {
		return s.screen.Track
	}
	view := s.smallPlan().view
	r, _ := view.CutBottom(ui.Target)
	return r.Inset(14)
}

// trackRegions are the bar: its marks are too small for a finger, which drags.
func (s *Scene[V, M]) trackRegions() []ui.Region {
	list := s.model.Now().TrackRegions(s.trackAt())
	if !s.Small() {
		return list
	}
	return slices.DeleteFunc(list, func(r ui.Region) bool { return !r.Scroll })
}

package table

import (
	"cmp"
	"fmt"
	"slices"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// "To my turn" shows at once what the others do, up to one's own next decision or to the
// account of a scoring, and leaves a summary: what befell one first, then what else
// happened since one's own last move. Each line leads to its moment.

// mostLines is how many lines a summary has at most.
const mostLines = 3

// summary is what happened while others played, as the person here may know it.
type summary struct {
	make  func() []moment.Entry // its lines, in the language of now
	lines []moment.Entry
	high  bool    // in a small window it lies at the upper edge of its place, where it hides less of what is asked for
	title string  // the key of its title
	at    ui.Rect // its place
}

// skippable reports whether others are at it, and somebody waits for them here.
func (s *Scene[V, M]) skippable() bool {
	if s.replay != nil || s.told != nil || s.session.seat == game.NoSeat {
		return false
	}
	_, person := s.session.Asked()
	return !person && !s.session.Over() || s.motion.others && s.motion.Busy() || s.seen < s.session.Moves()
}

// noticed is how long what befalls one moves at least before it can be passed by, in seconds.
const noticed = 1.0

// skip goes to the next decision of a person, and past what befalls him if he has noticed that.
func (s *Scene[V, M]) skip() {
	s.skips, s.halts = true, s.halts && s.unnoticed()
	s.Refresh()
}

// unnoticed reports whether what befalls him is still to come, or only begins.
func (s *Scene[V, M]) unnoticed() bool {
	begins := s.motion.now < noticed && slices.ContainsFunc(s.motion.batch, s.concerns)
	return begins || slices.ContainsFunc(s.motion.queue, s.concerns)
}

// hasten is a tick in which what others do is skipped: what moves ends at once.
func (s *Scene[V, M]) hasten() {
	if s.skips && !s.halts && s.motion.Busy() && !s.motion.Closed() {
		s.motion.finish(s.view)
		if !s.Behind() {
			s.CatchUp()
		}
		s.Refresh()
	}
}

// arrive leaves the summary when what was skipped has led to a decision of the person here,
// and the recap where his turn begins.
func (s *Scene[V, M]) arrive() {
	if s.Behind() || s.session.Hidden() || s.recap() || !s.skips {
		return
	}
	if _, person := s.session.Asked(); !person && !s.session.Over() {
		return
	}
	s.skips = false
	s.Refresh()
	s.lay("summary.title", s.happened)
	s.Refresh()
}

// recap tells once what has become of things since one's last turn, where there is something
// to tell.
func (s *Scene[V, M]) recap() bool {
	n := s.session.Moves()
	if s.screen.Recap == nil || s.recapped == n || s.ended {
		return false
	}
	title := "summary.recap"
	if s.screen.First != nil && s.screen.First(s.model) {
		title = "summary.first"
	}
	if !s.layAt(s.screen.RecapRect, title, func() []moment.Entry { return s.screen.Recap(s.model) }) {
		return false
	}
	s.skips, s.recapped = false, n
	if s.coach != nil {
		s.coach.recounts++
	}
	s.Refresh()
	return true
}

// lay lays a summary; false when it has no lines.
func (s *Scene[V, M]) lay(title string, lines func() []moment.Entry) bool {
	return s.layAt(s.screen.Summary, title, lines)
}

// layAt lays it at its place: at its foot, above the sheet of a coach; in a small window where it hides
// least of what is asked for, and no coach.
func (s *Scene[V, M]) layAt(at ui.Rect, title string, lines func() []moment.Entry) bool {
	sum := &summary{title: title, at: at, make: lines, lines: lines()}
	if len(sum.lines) == 0 {
		return false
	}
	s.summary = nil
	list := s.Regions()
	s.summary = sum
	if !s.Small() {
		if sheet := s.homely(); sheet != nil && sheet.box.Overlaps(at) {
			sum.at.H = sheet.box.Y - summaryGap - at.Y
		}
		return true
	}
	hides := func(high bool) (n int) {
		sum.high = high
		box, _ := s.summaryPlan(s.ctx.Measure())
		for i := range list {
			if list[i].Glow && list[i].Bounds.Overlaps(box) {
				n++
			}
		}
		return n
	}
	sum.high = hides(false) > hides(true)
	return true
}

// putsAside puts away what is told of others where a press begins beside it: who plays on has read it, and
// the press counts for what it meant.
func (s *Scene[V, M]) putsAside(in *ui.Input) {
	if !in.JustDown || s.chooser != nil || s.Small() {
		return
	}
	if s.summary != nil {
		if box, _ := s.summaryPlan(s.ctx.Measure()); !box.Contains(in.X, in.Y) && !s.spokenAt(in.X, in.Y) {
			s.dismiss()
		}
	}
	if s.screen.Beside != nil && s.replay == nil {
		s.screen.Beside(s.model, in.X, in.Y)
	}
}

// spokenAt reports whether the sheet of a coach lies there, whose buttons do as they say.
func (s *Scene[V, M]) spokenAt(x, y float64) bool {
	return s.spoken != nil && s.spoken.box.Contains(x, y)
}

// happened are the lines of a summary: the newest, what touches oneself first, each in the
// order in which it happened.
func (s *Scene[V, M]) happened() []moment.Entry {
	if s.screen.Entries == nil || s.session.Over() {
		return nil
	}
	moves := s.model.Now().Moves
	since := len(moves)
	for since > 0 && moves[since-1].Seat != s.session.seat {
		since--
	}
	var mine, others []moment.Entry
	for _, e := range slices.Backward(s.screen.Entries(s.model)) {
		switch {
		case e.At <= since || e.Barrier:
		case e.Mine:
			mine = append(mine, e)
		default:
			others = append(others, e)
		}
	}
	mine = mine[:min(len(mine), mostLines)]
	others = others[:min(len(others), mostLines-len(mine))]
	slices.Reverse(mine)
	slices.Reverse(others)
	return append(mine, others...)
}

// dismiss puts the summary away.
func (s *Scene[V, M]) dismiss() {
	s.summary = nil
	s.Refresh()
}

// The summary's furniture.
const (
	summaryPad  = 18.0
	summaryHead = 46.0
	summaryIcon = 36.0
	summaryGap  = 10.0
	summaryFoot = 40.0 // for its button, which never moves
	summaryWide = 86.0 // how much wider it gets, time and again, until all its lines find room
)

var summaryStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 19, Color: ui.Ink, Line: 1.16}

// summaryPlan is where a summary and its lines lie: wider than its place where they would find no room there.
func (s *Scene[V, M]) summaryPlan(p *ui.Painter) (box ui.Rect, lines []ui.Rect) {
	at := s.summary.at
	for box, lines = s.summaryIn(p, at); !s.Small() && box.H > at.H && at.X > summaryWide; box, lines = s.summaryIn(p, at) {
		at.X, at.W = at.X-summaryWide, at.W+summaryWide
	}
	return box, lines
}

// summaryIn is where they lie in a place: two abreast in a window that lies.
func (s *Scene[V, M]) summaryIn(p *ui.Painter, at ui.Rect) (box ui.Rect, lines []ui.Rect) {
	least, across, foot := 30.0, 1, summaryFoot
	if s.Small() {
		at, least, foot = s.smallPlan().view, ui.Target-summaryGap, 0
		if s.ctx.Shape() == ui.Lying {
			across = 2
		}
	} else if s.ctx.Grown() {
		least = ui.Target - 2*summaryGap
	}
	h := summaryHead + 2*summaryPad - summaryGap + foot
	w := (at.W-summaryPad)/float64(across) - summaryPad
	var heights []float64
	for row := range slices.Chunk(s.summary.lines, across) {
		high := least
		for _, e := range row {
			high = max(high, p.ParagraphHeight(e.Text, w-summaryIcon, summaryStyle))
		}
		heights, h = append(heights, high), h+high+summaryGap
	}
	box = ui.Rect{X: at.X, Y: at.Bottom() - h, W: at.W, H: h}
	if s.summary.high {
		box.Y = at.Y
	}
	y := box.Y + summaryPad + summaryHead
	for i := range s.summary.lines {
		k := i % across
		lines = append(lines, ui.Rect{X: box.X + summaryPad + (w+summaryPad)*float64(k), Y: y, W: w, H: heights[i/across]})
		if k == across-1 {
			y += heights[i/across] + summaryGap
		}
	}
	return box, lines
}

// summaryRegions are its lines, each a way to its moment, and the way to put it away.
func (s *Scene[V, M]) summaryRegions() []ui.Region {
	box, lines := s.summaryPlan(s.ctx.Measure())
	list := []ui.Region{{Name: "summary", Label: s.summaryTitle(), Bounds: box}}
	for i, e := range s.summary.lines {
		r := ui.Region{Name: fmt.Sprintf("summary-%d", i+1), Label: ui.Plain(e.Text), Bounds: lines[i].Inset(-summaryGap / 2), Enabled: true}
		r.Tip = ui.Say(s.ctx.T("log.look"))
		r.Press, r.Weight = func() { s.askWatch(max(0, min(e.At, cmp.Or(e.From, e.At))-1), e.At) }, ui.Leads
		list = append(list, r)
	}
	return append(list, s.summaryClose(box).Region)
}

func (s *Scene[V, M]) summaryTitle() string { return s.ctx.T(s.summary.title) }

func (s *Scene[V, M]) summaryClose(box ui.Rect) *ui.Button {
	at := ui.Rect{X: box.Right() - 66, Y: box.Bottom() - 54, W: 50, H: 40}
	if s.Small() {
		at = ui.Rect{X: box.Right() - ui.Target - 8, Y: box.Y + 4, W: ui.Target, H: ui.Target}
	}
	b := ui.NewButton("summary-close", s.ctx.T("summary.close"), at, ui.DarkLook, s.dismiss)
	b.Text, b.Icon, b.Tip = "", "icon-close", ui.Say(b.Label)
	return &b
}

// drawSummary draws it over the panels.
func (s *Scene[V, M]) drawSummary(p *ui.Painter) {
	box, lines := s.summaryPlan(p)
	p = p.Named("summary")
	paint.Sheet(p, box, paint.LargeSheet)
	wide := box.W - 2*summaryPad
	if s.Small() { // its button stands beside it
		wide = box.W - 100
	}
	paint.PanelTitle(p, s.summaryTitle(), box.X+summaryPad, box.Y+44, 22, wide)
	for i, e := range s.summary.lines {
		r := lines[i]
		if s.ctx.Hot(fmt.Sprintf("summary-%d", i+1)) {
			p.FillRound(r.Inset(-4), 6, ui.Solid(ui.Alpha(ui.GoldLight, .5)))
		}
		icon, text := r.CutLeft(summaryIcon)
		p.SpriteAt(e.Icon, icon.X+14, icon.Y+13, 28)
		p.Paragraph(e.Text, text, summaryStyle)
	}
	s.summaryClose(box).Draw(p, s.ctx)
}

// Summary are the lines of the summary that is shown; none when none is.
func (s *Scene[V, M]) Summary() []moment.Entry {
	if s.summary == nil {
		return nil
	}
	return s.summary.lines
}

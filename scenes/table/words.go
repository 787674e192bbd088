package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// The table in words: what is asked, what may be done, the things on the table under the
// headings that small windows have as pages, the log, the buttons of the bar. It is made of the
// model and of the regions of the panels, so that it says what the picture shows and no more.

// toldAt is what the table in words was made of.
type toldAt struct {
	model   any
	chooser *chooser
	summary *summary
	spoken  string
}

// ToldAt differs whenever the table says something else in words. It stays while things move.
func (s *Scene[V, M]) ToldAt() any {
	if s.toldAt != nil && s.Behind() {
		return s.toldAt
	}
	at := toldAt{model: s.model.Now(), chooser: s.chooser, summary: s.summary}
	if s.spoken != nil {
		at.spoken = s.spoken.text
	}
	if s.toldAt != any(at) {
		s.toldAt = at
	}
	return s.toldAt
}

// AllRegions are the regions that may be pressed in words: those in sight and the others.
func (s *Scene[V, M]) AllRegions() []ui.Region {
	return append(s.Regions()[:len(s.Regions()):len(s.Regions())], s.things()...)
}

// Told is the table in words.
func (s *Scene[V, M]) Told() []ui.Node {
	things := s.things()
	acts, rest := s.parted(things)
	list := s.asking()
	list = append(list, s.over()...)
	list = append(list, may(s.ctx, acts)...)
	list = append(list, s.pages(things)...)
	list = append(list, s.toldLog())
	list = append(list, ui.Heading("bar", s.ctx.T("told.bar"), ui.Controls(rest)...))
	return []ui.Node{ui.Heading("table", s.titled(), list...)}
}

// titled is the title's name.
func (s *Scene[V, M]) titled() string {
	if key := "title." + s.title.name() + ".name"; s.ctx.Locale().Has(key) {
		return s.ctx.T(key)
	}
	return s.title.name()
}

// asking is what is asked, and how far the game is.
func (s *Scene[V, M]) asking() []ui.Node {
	small, says := s.screen.Small, s.question()
	if now := s.model.Now(); now.Replay != nil {
		says = now.T("replay.at", "at", now.Replay.At, "of", now.Replay.Of)
	}
	list := []ui.Node{{Kind: ui.Live, ID: "asks", Text: ui.Lines(says)}}
	if small != nil && small.Notes != nil {
		list = append(list, ui.Sayings("notes-", small.Notes(s.model))...)
	}
	return list
}

// question is what is asked.
func (s *Scene[V, M]) question() string {
	switch {
	case s.screen.Says != nil:
		return s.screen.Says(s.model)
	case s.screen.Small != nil:
		return s.screen.Small.Says(s.model)
	}
	return ""
}

// over is what lies over the table: the choices at a thing, what is told, what others did.
func (s *Scene[V, M]) over() (list []ui.Node) {
	if c := s.chooser; c != nil {
		kids := ui.Controls(c.regions(s.tip, s.choose))
		kids = append(kids, ui.Node{Kind: ui.Press, ID: "choice-none", Text: s.ctx.T("ui.cancel")})
		list = append(list, ui.Heading("chooser", cmp.Or(c.thing, c.list[0].Title), kids...))
	}
	if s.spoken != nil {
		list = append(list, s.spoken.told(s.ctx))
	}
	if s.summary != nil {
		list = append(list, s.summary.told(s.ctx, s.summaryTitle(), s.Regions()))
	}
	return list
}

// told is what is spoken, and its buttons.
func (p *speechPlan) told(ctx *ui.Context) ui.Node {
	kids := ui.Sayings("says-", p.text)
	for _, b := range p.buttons() {
		kids = append(kids, b.Node())
	}
	return ui.Heading("speech", ctx.T("told.speech"), kids...)
}

// told is what others did, and the button that lays it away.
func (s *summary) told(ctx *ui.Context, title string, regions []ui.Region) ui.Node {
	var kids []ui.Node
	for _, e := range s.lines {
		kids = append(kids, ui.Sayings("summary-"+string(rune('a'+len(kids))), ctx.Spoken(e.Text))...)
	}
	if i := ui.Find(regions, "summary-close"); i >= 0 {
		kids = append(kids, regions[i].Node())
	}
	return ui.Heading("summary", title, kids...)
}

// parted are the regions with which something may be done that is asked for or allowed, each
// once however many stand for it, and those that are buttons of the table at any time.
func (s *Scene[V, M]) parted(things []ui.Region) (acts, rest []ui.Region) {
	if s.Small() && s.model.Now().Replay == nil {
		take, leave, end := s.screen.Small.Ways(s.model)
		for _, buttons := range [][]ui.Button{take, leave, end} {
			things = append(ui.ButtonRegions(buttons), things...)
		}
		things = append(things, ui.ButtonRegions(s.model.Now().BarButtons(func(int) ui.Rect { return ui.Canvas }))...)
	}
	return parts(things)
}

// parts does so with the regions of any table.
func parts(things []ui.Region) (acts, rest []ui.Region) {
	for _, r := range things {
		own, _ := r.Own.([]moment.Choice)
		same := func(o ui.Region) bool {
			others, _ := o.Own.([]moment.Choice)
			return o.Name == r.Name || len(own) == 0 && o.Label == r.Label || len(own) > 0 && slices.EqualFunc(own, others, func(a, b moment.Choice) bool { return slices.Equal(a.Do, b.Do) })
		}
		switch {
		case r.Scroll || r.Press == nil && r.Why == nil || slices.ContainsFunc(acts, same):
		case slices.Contains(paint.BarNames[:], r.Name):
			rest = append(rest, r)
		case r.Press != nil && r.Enabled && !isMoment(r.Name):
			acts = append(acts, r)
		}
	}
	return acts, rest
}

// may is what may be done: first what is asked for.
func may(ctx *ui.Context, acts []ui.Region) []ui.Node {
	var asked, also []ui.Node
	for i := range acts {
		n := act(ctx, &acts[i])
		if acts[i].Glow {
			asked = append(asked, n)
		} else {
			also = append(also, n)
		}
	}
	var list []ui.Node
	if len(asked) > 0 {
		list = append(list, ui.Heading("may", ctx.T("told.may"), asked...))
	}
	if len(also) > 0 {
		list = append(list, ui.Heading("also", ctx.T("told.also"), also...))
	}
	return list
}

// act is what may be done with a region: what it is, and what a press does where it does not
// say so itself.
func act(ctx *ui.Context, r *ui.Region) ui.Node {
	n := r.Node()
	var does []string
	own, _ := r.Own.([]moment.Choice)
	for _, c := range own {
		said := cmp.Or(c.Title, c.Label)
		if len(own) == 1 {
			said = c.Label
		}
		if said = ui.Plain(said); !slices.Contains(does, said) && !saysSo(n.Text, said) {
			does = append(does, said)
		}
	}
	if len(does) > 0 {
		n.Text = ctx.T("word.pair", "name", n.Text, "text", strings.Join(does, " · "))
	}
	return n
}

// saysSo reports whether a name says what a choice does, or ends with what it comes to.
func saysSo(name, choice string) bool {
	comes := strings.TrimSpace(choice[strings.LastIndexByte(choice, ':')+1:])
	return strings.Contains(name, choice) || strings.HasSuffix(name, ": "+comes)
}

// pages are the things of the table by the page of a small window on which they lie.
func (s *Scene[V, M]) pages(things []ui.Region) (list []ui.Node) {
	if s.screen.Tell != nil {
		return s.screen.Tell(s.model, things)
	}
	if s.screen.Small == nil {
		return []ui.Node{ui.Heading("things", s.ctx.T("told.things"), notes(things)...)}
	}
	for i, page := range s.screen.Small.Pages {
		if page.Name == "log" {
			continue
		}
		var on []ui.Region
		for _, r := range things {
			if s.pageOf(&r) == i {
				on = append(on, r)
			}
		}
		if said := notes(on); len(said) > 0 {
			list = append(list, ui.Heading(page.Name, s.ctx.T(page.Label), said...))
		}
	}
	slices.SortStableFunc(list, func(a, b ui.Node) int { return cmp.Compare(pageRank(a.ID), pageRank(b.ID)) })
	return list
}

// pageRank puts one's own things first.
func pageRank(name string) int {
	if name == "castle" || name == "own" {
		return 0
	}
	return 1
}

// pageOf is the page on which a region lies; -1 is none.
func (s *Scene[V, M]) pageOf(r *ui.Region) int {
	x, y := r.Bounds.Center()
	for i := range s.screen.Small.Pages {
		if slices.ContainsFunc(s.pageParts(i), func(part ui.Rect) bool { return part.Contains(x, y) }) {
			return i
		}
	}
	return -1
}

// notes are regions as sentences, but for buttons.
func notes(list []ui.Region) (out []ui.Node) {
	for i := range list {
		if r := &list[i]; !r.Scroll && !isMoment(r.Name) && (r.Press == nil || r.Own != nil) {
			out = append(out, ui.Note(r))
		}
	}
	return out
}

// mostTold is how many sentences of the log are told.
const mostTold = 24

// toldLog is the log, newest first. The turn of a computer player is told when it has ended.
func (s *Scene[V, M]) toldLog() ui.Node {
	entries := s.entries()
	if s.model.Now().Thinking && len(entries) > 0 {
		entries = entries[:len(entries)-1]
	}
	return logged(s.ctx, entries)
}

// logged are the last sentences of a log.
func logged(ctx *ui.Context, entries []moment.Entry) ui.Node {
	n := ui.Node{Kind: ui.Log, ID: "log", Text: ctx.T("term.log")}
	for i := len(entries) - 1; i >= 0 && len(n.Kids) < mostTold; i-- {
		n.Kids = append(n.Kids, ui.Node{Kind: ui.Sentences, ID: momentName(i), Text: ctx.Spoken(entries[i].Text)})
	}
	return n
}

// entries are those of the log on the table.
func (s *Scene[V, M]) entries() []moment.Entry {
	for _, p := range s.picture.panels {
		if l, ok := p.(*Log[V, M]); ok {
			l.tell(s.model)
			return l.entries
		}
	}
	if s.screen.Entries == nil {
		return nil
	}
	return s.screen.Entries(s.model)
}

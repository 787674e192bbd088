package scenes

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// rules shows the chapters of a title's rules: their list at the left, one of them
// at the right, and a search over all. Where there are several titles the list names
// them, and the chapters stand below theirs.
type rules struct {
	page
	of       *Title
	chapters []chapter // that the search has found
	now      string    // key of the open chapter
	search   *ui.Field
	list     ui.Scroll
	text     ui.Scroll
	lines    []ui.Button
	listAt   ui.Rect // the panel of the list
	textAt   ui.Rect // the panel of the chapter
	reads    bool    // in a small window: the chapter is shown, not the list
	leaf     leaf
}

// chapter is one page of the rules. Its key begins those of its texts.
type chapter struct{ key, title, text string }

var (
	rulesList = ui.Rect{X: 40, Y: 36, W: 560, H: 1008}
	rulesText = ui.Rect{X: 632, Y: 36, W: 1248, H: 1008}
)

func newRules(g *Game, first string) *rules {
	s := &rules{page: newPage(g), of: g.withRules(), now: "rules." + first, reads: first != ""}
	if first == "" {
		s.now = ""
	}
	g.needAll(s.of)
	return s
}

// withRules is the title played, or the first that has rules if it has none.
func (g *Game) withRules() *Title {
	has := func(t *Title) bool { return g.locale(t).Has("rules.index") }
	if has(g.title) {
		return g.title
	}
	for i := range g.config.Titles {
		if t := &g.config.Titles[i]; has(t) {
			return t
		}
	}
	return g.title
}

// chaptersOf reads the chapters of a locale: the text of "rules.index" lists
// their names, parted by spaces, each with a text "rules.NAME" and a title
// "rules.NAME.title".
func chaptersOf(l *i18n.Locale) []chapter {
	var out []chapter
	if !l.Has("rules.index") {
		return out
	}
	for _, name := range strings.Fields(l.T("rules.index")) {
		key := "rules." + name
		out = append(out, chapter{key, l.T(key + ".title"), l.T(key)})
	}
	return out
}

// Rebuild reads the chapters in the language that is spoken now.
func (s *rules) Rebuild(*ui.Context) {
	s.begin(s)
	s.lay()
	word := ""
	if s.search != nil {
		word = s.search.Value
	}
	in := s.listAt.Inset(48)
	s.search = ui.NewField("search", s.ctx.T("rules.search"), ui.Rect{X: in.X, Y: in.Y + 92, W: in.W, H: 58}, word, func(string) { s.find() })
	s.search.Hint = s.ctx.T("rules.search")
	keysAt, backAt := s.footAt(in)
	s.list.Bounds = ui.Rect{X: in.X - 6, Y: in.Y + 168, W: in.W + 12, H: keysAt.Y - 20 - in.Y - 168}
	s.text.Bounds = ui.Rect{X: s.textAt.X + 56, Y: s.textAt.Y + 140, W: s.textAt.W - 112, H: s.textAt.H - 190}
	if s.small() {
		s.layText()
	}
	keys := s.button("help", s.ctx.T("ui.help"), keysAt, ui.DarkLook, s.game.Help)
	keys.Icon = "icon-help"
	s.back(backAt)
	s.find()
	s.reveal(s.lineOf(s.open()))
	s.layList()
}

// reveal scrolls the list to a line; -1 is none.
func (s *rules) reveal(i int) {
	if i >= 0 {
		top := float64(i) * (rulesLine + rulesGap)
		s.list.Show(top, top+rulesLine+rulesGap)
	}
}

// find keeps the chapters that say what is searched for, and opens the first
// of them when the open one is not among them.
func (s *rules) find() {
	word := strings.ToLower(strings.TrimSpace(s.search.Value))
	s.chapters = s.chapters[:0]
	for _, c := range chaptersOf(s.game.locale(s.of)) {
		if strings.Contains(strings.ToLower(c.title+"\n"+ui.Plain(c.text)), word) {
			s.chapters = append(s.chapters, c)
		}
	}
	if s.open() < 0 && len(s.chapters) > 0 {
		s.now = s.chapters[0].key
		s.text.To(0)
	}
	s.layList()
	s.layLeaf()
}

// open is the index of the open chapter, or -1.
func (s *rules) open() int {
	for i := range s.chapters {
		if s.chapters[i].key == s.now {
			return i
		}
	}
	return -1
}

const (
	rulesLine = 54.0
	rulesGap  = 6.0
)

// lineOf is the line of a chapter in the list; -1 is none.
func (s *rules) lineOf(chapter int) int {
	name := chapterName(chapter)
	return slices.IndexFunc(s.lines, func(b ui.Button) bool { return b.Name == name })
}

func chapterName(i int) string { return fmt.Sprintf("chapter-%d", i+1) }

// layList makes a button for each title and chapter, at its place in the scrolled list.
func (s *rules) layList() {
	s.lines = s.lines[:0]
	for i := range s.game.config.Titles {
		t := &s.game.config.Titles[i]
		if s.game.several() && s.game.locale(t).Has("rules.index") {
			s.line("rules-"+t.Name, s.game.called(t), ui.DarkLook, t == s.of, func() { s.turn(t) })
		}
		if t != s.of {
			continue
		}
		for i, c := range s.chapters {
			s.line(chapterName(i), c.title, ui.PlainLook, c.key == s.now, func() { s.show(c.key) })
		}
	}
	b := s.list.Bounds
	s.list.Content = float64(len(s.lines)) * (rulesLine + rulesGap)
	s.list.By(0)
	for i := range s.lines {
		r := ui.Rect{X: b.X + 4, Y: s.list.Top() + float64(i)*(rulesLine+rulesGap) + 4, W: b.W - 28, H: rulesLine}
		s.lines[i].Bounds = r
		s.lines[i].Hit = func(x, y float64) bool { return r.Contains(x, y) && b.Contains(x, y) }
	}
	s.ctx.RequestRedraw()
}

// line adds a button to the list, wherever it comes to lie.
func (s *rules) line(name, text string, look ui.Look, on bool, press func()) {
	b := ui.NewButton(name, text, ui.Rect{}, look, s.clicking(press))
	b.Size, b.On = 26, on
	s.lines = append(s.lines, b)
}

// turn shows the rules of another title.
func (s *rules) turn(t *Title) {
	s.game.needAll(t)
	s.of, s.now = t, ""
	s.find()
}

func (s *rules) show(key string) {
	s.now, s.reads = key, true
	s.text.To(0)
	s.layList()
	s.layLeaf()
}

// Close gives the layers back.
func (s *rules) Close() {
	s.page.Close()
	s.leaf.release()
}

// Update types into the search, keeps the focused chapter in view and turns
// pages.
func (s *rules) Update(c *ui.Context) error {
	s.search.Update(c)
	at := s.list.At()
	for i := range s.lines {
		if c.Focused(s.lines[i].Name) {
			s.reveal(i)
		}
	}
	if s.list.At() != at {
		s.layList()
	}
	for key, part := range map[ebiten.Key]float64{ebiten.KeyPageDown: .9, ebiten.KeyPageUp: -.9} {
		if c.Input().Pressed(key) {
			s.text.By(part * s.text.Bounds.H)
			c.RequestRedraw()
		}
	}
	return nil
}

// Regions are search, list and text.
func (s *rules) Regions() []ui.Region {
	text := s.text.Region("text", s.title())
	list := s.list.Region("list", s.ctx.T("title.rules"))
	wheel, drag := list.Wheel, list.Drag
	list.Wheel = func(dy float64) { wheel(dy); s.layList() }
	list.Drag = func(x, y float64) { drag(x, y); s.layList() }
	out := append([]ui.Region{s.search.Region, list}, ui.ButtonRegions(s.lines)...)
	return append(append(append(out, text), s.linkRegions()...), s.page.Regions()...)
}

func (s *rules) title() string {
	if i := s.open(); i >= 0 {
		return s.chapters[i].title
	}
	return s.ctx.T("title.rules")
}

// Draw draws the list and the open chapter.
func (s *rules) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p.Named("rules").Initial(s.ctx.T("title.rules"), s.listAt.X+48, s.listAt.Y+92, ui.TitleStyle.Sized(40))
	})
	s.search.Draw(p, s.ctx)
	s.list.Draw(p, func(p *ui.Painter) {
		for i := range s.lines {
			s.lines[i].Draw(p, s.ctx)
		}
	})
	s.drawButtons(p)
	heading(p.Named("rules"), s.heading(), s.textAt)
	s.drawLeaf(p.Named("rules"))
}

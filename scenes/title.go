package scenes

import (
	"cmp"
	"slices"

	"merlin/fonts"
	"merlin/i18n"
	"merlin/scenes/ui"
)

// title is where the program begins.
type title struct {
	page
	kept *Title // whose game can be continued
	tick int
}

var (
	titlePicture = ui.Rect{X: 64, Y: 272, W: 1110, H: 740}
	titlePanel   = ui.Rect{X: 1248, Y: 64, W: 608, H: 952}
)

func newTitle(g *Game) *title { return &title{page: newPage(g, titlePanel)} }

// Rebuild makes the buttons.
func (s *title) Rebuild(*ui.Context) {
	s.begin(s)
	t, g := s.ctx.T, s.game
	s.panels[0] = titlePanel
	in, high, gap := titlePanel.Inset(56), 70.0, 16.0
	at := in.Y + 92
	if s.small() { // there is no heading
		high, gap, at = 64, 12, in.Y-8
	}
	if s.lies() {
		high, gap, at = ui.Target, 6, in.Y-32
	}
	add := func(name, key, icon string, look ui.Look, press func()) *ui.Button {
		h := high
		if look == ui.GoldLook && !s.lies() {
			h += 18
		}
		b := s.button(name, t(key), ui.Rect{X: in.X, Y: at, W: in.W, H: h}, look, press)
		b.Icon, b.Size = icon, 33
		at += h + gap
		return b
	}
	kept := g.continued()
	s.kept = kept
	if g.title.Art != "" {
		g.need(g.title.Set) // the player will want the others next
	}
	first, second, learn := ui.GoldLook, ui.DarkLook, ui.DarkLook
	lessons := g.lessons()
	switch {
	case kept != nil:
		first, second = second, first
	case len(g.settings.SeatLevels) == 0 && len(lessons) > 0: // nobody has set up a game here
		first, learn = learn, first
	}
	add("new", "title.new", "icon-plus", first, g.beginNew)
	c := add("continue", "title.continue", "icon-play", second, func() { g.goOn(kept) })
	s.tellKept(c, kept)
	if len(lessons) > 0 {
		add("learn", "title.learn", "icon-hint", learn, g.beginLesson).Tip = s.learnTip(lessons)
	}
	if len(g.saves) > 0 {
		add("saves", "saves.title", "icon-load", ui.DarkLook, func() { g.Saves(nil) })
	}
	add("rules", "title.rules", "icon-book", ui.DarkLook, func() { g.Rules("") })
	add("options", "title.options", "icon-gear", ui.DarkLook, g.Options)
	if canQuit {
		add("quit", "title.quit", "icon-close", ui.DarkLook, s.quit)
	}
	switch {
	case s.lies():
		s.panels[0].H = at + 8 + ui.Target + 24 - titlePanel.Y
	case s.stands():
		s.panels[0].H = at + 110 + 48 - titlePanel.Y
	}
	row := ui.Rect{X: in.X, Y: s.foot() - 58, W: in.W, H: 58}
	if s.small() {
		row = ui.Rect{X: in.X, Y: s.foot() - ui.Target, W: in.W, H: ui.Target}
	}
	s.languages(row)
}

// On phones the panel is no higher than it must be.
func (s *title) stands() bool { return s.ctx.Shape() == ui.Standing }
func (s *title) lies() bool   { return s.ctx.Shape() == ui.Lying }
func (s *title) small() bool  { return s.stands() || s.lies() }

// foot is where what is in the panel ends.
func (s *title) foot() float64 {
	switch {
	case s.lies():
		return s.panels[0].Bottom() - 24
	case s.stands():
		return s.panels[0].Bottom() - 44
	}
	return titlePanel.Inset(56).Bottom()
}

// learnTip says of which title the lesson is, where only one has one.
func (s *title) learnTip(list []*Title) ui.Sentence {
	if len(list) > 1 {
		return ui.Say(s.ctx.T("title.learn_tips"))
	}
	return ui.Say(s.ctx.T("title.learn_tip", "name", s.game.called(list[0])))
}

// lookEvery is how often the title looks whether another window has begun a game, in ticks.
const lookEvery = 120

// Update looks for a game that can be continued: another window may have begun one.
func (s *title) Update(c *ui.Context) error {
	if s.tick++; s.tick%lookEvery == 0 && s.game.continued() != s.kept {
		c.Rebuild()
	}
	return nil
}

// tellKept has a button say which game can be continued; nil is none.
func (s *page) tellKept(b *ui.Button, t *Title) {
	g, say := s.game, s.ctx.T
	if t == nil {
		none := ui.Say(say("title.no_game"))
		b.Enabled, b.Why, b.Tip = false, none, none
		return
	}
	if !g.speaks(t) {
		g.fetchRest()
	} else if t.KeptTip != nil {
		b.Tip = ui.Say(t.KeptTip(g.words(t)))
	}
	if g.several() {
		b.Label = say("word.pair", "name", b.Label, "text", g.called(t))
		b.Text = b.Label
	}
}

// quit ends the program; it asks before what could not be kept is lost.
func (s *title) quit() {
	t := s.ctx.T
	titles := s.game.config.Titles
	if !slices.ContainsFunc(titles, func(t Title) bool { return s.game.held(&t) }) {
		s.ctx.Quit()
		return
	}
	s.ctx.Ask(t("title.quit"), t("title.quit_question"),
		ui.Answer{Name: "quit", Label: t("title.quit"), Look: ui.DarkLook, Do: s.ctx.Quit},
		ui.Answer{Name: "cancel", Label: t("saves.cancel"), Look: ui.GoldLook})
}

// languages adds a button for each language.
func (s *page) languages(r ui.Rect) {
	all := i18n.Languages()
	for i, l := range all {
		b := s.button("language-"+l, i18n.Name(l), r.Row(i, len(all), 10), ui.PlainLook, func() { s.game.speak(l) })
		b.As(ui.Radio, s.ctx.Locale().Lang() == l)
		b.Size = 27
	}
}

// ToastRect has sentences lie on the picture, where they hide no button.
func (*title) ToastRect() ui.Rect {
	r := titlePicture.Inset(24)
	r.Y, r.H = r.Bottom()-86, 86
	return r
}

// Escape does nothing: there is nothing behind the title.
func (s *title) Escape(*ui.Context) {}

// Draw draws the picture, the name of the game and the buttons.
func (s *title) Draw(p *ui.Painter) {
	s.drawGround(p, s.drawStill)
	s.drawButtons(p)
}

// cover is that of the title played last: the large one as soon as it is there.
func (s *title) cover() string {
	t := s.game.title
	if a := s.game.app.Atlas(); t.Art != "" && a != nil && a.Has(t.Art) {
		return t.Art
	}
	return cmp.Or(t.Picture, noCover)
}

func (s *title) drawStill(p *ui.Painter) {
	p = p.Named("title")
	name := ui.Style{
		Role: fonts.Title, Size: 138, Color: ui.GoldLight, Spacing: 14,
		Align: ui.Center, VAlign: ui.Baseline, Shadow: ui.ShadowColor,
	}
	mid, called := titlePicture.X+titlePicture.W/2, s.game.called(s.game.title)
	for p.TextWidth(called, name) > titlePicture.W && name.Size > 40 {
		name.Size, name.Spacing = name.Size-2, name.Spacing*(name.Size-2)/name.Size
	}
	p.Text(called, mid, 178, name)
	line := ui.Style{Role: fonts.TextItalic, Size: 36, Color: ui.ParchmentDark, Align: ui.Center, VAlign: ui.Middle, Min: 26}
	p.TextIn(s.game.line(s.game.title), ui.Rect{X: titlePicture.X, Y: 200, W: titlePicture.W, H: 50}, line)
	p.Shadow(titlePicture, 6, 12, 4, 9, .7)
	p.Sprite(s.cover(), titlePicture.X, titlePicture.Y, titlePicture.W, titlePicture.H)
	if s.game.several() {
		p.TextIn(s.game.all(), ui.Rect{X: titlePicture.X, Y: titlePicture.Bottom() + 16, W: titlePicture.W, H: 40}, line.Sized(28))
	}
	in, foot := titlePanel.Inset(56), s.foot()
	if s.lies() {
		return
	}
	if !s.stands() {
		p.Initial(s.ctx.T("title.welcome"), in.X, titlePanel.Y+92, ui.TitleStyle.Sized(40))
	}
	p.Rule(in.X, in.Right(), foot-110)
	p.TextIn(s.ctx.T("title.language"), ui.Rect{X: in.X, Y: foot - 98, W: in.W, H: 34}, ui.HintStyle.Placed(ui.Center, ui.Middle))
}

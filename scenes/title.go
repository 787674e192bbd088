package scenes

import (
	"merlin/fonts"
	"merlin/i18n"
	"merlin/scenes/ui"
)

// title is where the program begins.
type title struct{ page }

var (
	titlePicture = ui.Rect{X: 64, Y: 272, W: 1110, H: 740}
	titlePanel   = ui.Rect{X: 1248, Y: 64, W: 608, H: 952}
)

func newTitle(g *Game) *title { return &title{newPage(g, titlePanel)} }

// Rebuild makes the buttons.
func (s *title) Rebuild(*ui.Context) {
	s.begin()
	t, g := s.ctx.T, s.game
	in := titlePanel.Inset(56)
	at := in.Y + 92
	add := func(name, key, icon string, look ui.Look, press func()) *ui.Button {
		h := 78.0
		if look == ui.GoldLook {
			h = 100
		}
		b := s.button(name, t(key), ui.Rect{X: in.X, Y: at, W: in.W, H: h}, look, press)
		b.Icon = icon
		b.Size = 33
		at += h + 22
		return b
	}
	kept := g.title.Continue != nil && (g.title.Kept == nil || g.title.Kept())
	first, second := ui.GoldLook, ui.DarkLook
	if kept {
		first, second = second, first
	}
	add("new", "title.new", "icon-play", first, func() { s.ctx.Push(newSetup(g)) })
	c := add("continue", "title.continue", "icon-load", second, func() { g.enter(s.goOn) })
	if !kept {
		none := ui.Say(t("title.no_game"))
		c.Enabled, c.Why, c.Tip = false, none, none
	} else if g.title.KeptTip != nil {
		c.Tip = ui.Say(g.title.KeptTip(t))
	}
	if g.saves != nil {
		add("saves", "saves.title", "icon-save", ui.DarkLook, func() { g.Saves(nil) })
	}
	add("rules", "title.rules", "icon-book", ui.DarkLook, func() { g.Rules("") })
	add("options", "title.options", "icon-gear", ui.DarkLook, g.Options)
	if canQuit {
		add("quit", "title.quit", "icon-close", ui.DarkLook, s.quit)
	}
	s.languages(ui.Rect{X: in.X, Y: in.Bottom() - 58, W: in.W, H: 58})
}

// goOn goes on with the kept game.
func (s *title) goOn() {
	if scene := s.game.title.Continue(s.ctx); scene != nil {
		s.ctx.Push(scene)
	}
}

// quit ends the program; it asks before what could not be kept is lost.
func (s *title) quit() {
	t, now := s.ctx.T, s.game.title
	unsaved := now.Unsaved != nil && now.Unsaved() || s.game.config.Unkept != nil && now.Kept != nil && now.Kept()
	if !unsaved {
		s.ctx.Quit()
		return
	}
	s.ctx.Ask(t("title.quit"), t("title.quit_question"),
		ui.Answer{Name: "quit", Label: t("title.quit"), Look: ui.DarkLook, Do: s.ctx.Quit},
		ui.Answer{Name: "cancel", Label: t("saves.cancel"), Look: ui.GoldLook})
}

// languageNames are what speakers call their own language.
var languageNames = map[string]string{"fr": "Français", "de": "Deutsch", "en": "English"}

// languages adds a button for each language.
func (s *page) languages(r ui.Rect) {
	all := i18n.Languages()
	for i, l := range all {
		b := s.button("language-"+l, languageNames[l], r.Row(i, len(all), 10), ui.PlainLook, func() { s.game.speak(l) })
		b.On = s.ctx.Locale().Lang() == l
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

func (s *title) drawStill(p *ui.Painter) {
	p = p.Named("title")
	name := ui.Style{
		Role: fonts.Title, Size: 138, Color: ui.GoldLight, Spacing: 14,
		Align: ui.Center, VAlign: ui.Baseline, Shadow: ui.ShadowColor,
	}
	mid := titlePicture.X + titlePicture.W/2
	p.Text(s.ctx.T("title.name"), mid, 178, name)
	line := ui.Style{Role: fonts.TextItalic, Size: 36, Color: ui.ParchmentDark, Align: ui.Center, VAlign: ui.Middle, Min: 26}
	p.TextIn(s.ctx.T("title.subtitle"), ui.Rect{X: titlePicture.X, Y: 200, W: titlePicture.W, H: 50}, line)
	p.Shadow(titlePicture, 6, 12, 4, 9, .7)
	p.Sprite("title-art", titlePicture.X, titlePicture.Y, titlePicture.W, titlePicture.H)
	head := ui.TitleStyle.Sized(40)
	p.Initial(s.ctx.T("title.welcome"), titlePanel.X+56, titlePanel.Y+92, head)
	in := titlePanel.Inset(56)
	p.Rule(in.X, in.Right(), in.Bottom()-110)
	p.TextIn(s.ctx.T("title.language"), ui.Rect{X: in.X, Y: in.Bottom() - 98, W: in.W, H: 34}, ui.HintStyle.Placed(ui.Center, ui.Middle))
}

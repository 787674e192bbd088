package scenes

import (
	"cmp"
	"fmt"
	"slices"

	"merlin/scenes/sound"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// options changes the settings; each change holds at once and is kept.
type options struct {
	page
	volumes []ui.Slider
	toggles []ui.Toggle
	choices []ui.Choice
	panel   ui.Rect
	step    float64 // from one line to the next
	in      float64 // from the panel's edge to its lines
}

var optionsPanel = ui.Rect{X: 360, Y: 24, W: 1200, H: 1032}

func newOptions(g *Game) *options { return &options{page: newPage(g)} }

const (
	optionsTop  = 138.0
	optionsStep = 48.0
	optionsHigh = 44.0
	optionsIn   = 72.0
)

// lay lays the panel out: in a small window its lines are higher, and it may be narrow.
func (s *options) lay() {
	s.panel, s.step, s.in = optionsPanel, optionsStep, optionsIn
	if s.ctx.Shape() != ui.Wide {
		s.step, s.in = ui.Target+8, 30
		s.panel = ui.Rect{W: min(optionsPanel.W, s.ctx.Room().W-2*edge-12), H: optionsPanel.H + optionsLines*(s.step-optionsStep)}
	}
	s.panels = []ui.Rect{s.panel}
}

// optionsLines is how many lines there are.
const optionsLines = 16

// row is line i of the panel.
func (s *options) row(i int) ui.Rect {
	return ui.Rect{X: s.panel.X + s.in, Y: s.panel.Y + optionsTop + s.step*float64(i), W: s.panel.W - 2*s.in, H: s.step - optionsStep + optionsHigh}
}

// Pieces are the panel.
func (s *options) Pieces(ui.Shape) []ui.Piece { return alone(s.panel, 1) }

// Rebuild makes the controls.
func (s *options) Rebuild(*ui.Context) {
	s.begin(s)
	s.lay()
	t, g := s.ctx.T, s.game
	_, right := s.row(0).CutLeft(s.row(0).W * .36)
	s.languages(right)
	s.volumes = []ui.Slider{
		ui.NewSlider("volume", t("options.volume"), s.row(1), &g.settings.Volume, func() {
			g.changed()
			s.ctx.Play(sound.Coin)
		}),
		ui.NewSlider("ambience", t("options.ambience"), s.row(2), &g.settings.Ambience, g.changed),
		ui.NewSlider("music", t("options.music"), s.row(3), &g.settings.Music, g.changed),
	}
	s.choices = []ui.Choice{
		s.speed(5, "speed", "options.speed", &g.settings.Speed),
		s.speed(6, "speed-others", "options.others_speed", &g.settings.OthersSpeed),
		s.wish(7, "less-motion", "options.less_motion", &g.settings.LessMotion),
		s.wish(8, "contrast", "options.contrast", &g.settings.Contrast),
		s.scale(11),
	}
	s.toggles = s.toggles[:0]
	s.toggle(4, "mute", "options.mute", &g.settings.Muted)
	s.toggle(9, "colour-blind", "options.colour_blind", &g.settings.ColourBlind)
	s.toggle(10, "fullscreen", "options.fullscreen", &g.settings.Fullscreen)
	s.toggle(12, "hints", "options.hints", &g.settings.Hints)
	s.toggle(13, "auto-end", "options.auto_end", &g.settings.AutoEnd)
	s.toggle(14, "take-back", "options.take_back", &g.settings.TakeBack)
	s.toggle(15, "speak", "options.speak", &g.settings.Speak)
	s.back(ui.Rect{X: s.panel.X + s.panel.W/2 - 170, Y: s.panel.Bottom() - 114, W: 340, H: 76})
}

func (s *options) toggle(i int, name, key string, on *bool) {
	t := ui.NewToggle(name, s.ctx.T(key), s.row(i), on, s.clicking(s.game.changed))
	if key += "_tip"; s.ctx.Locale().Has(key) {
		t.Tip = ui.Say(s.ctx.T(key))
	}
	s.toggles = append(s.toggles, t)
}

// option is one of a line's, which a reader hears with what the line is about.
func (s *options) option(line, name, label string) ui.Option {
	return ui.Option{Name: name, Label: label, Says: s.ctx.T("word.pair", "name", s.ctx.T(line), "text", label)}
}

// speed is the choice of a speed, in line i.
func (s *options) speed(i int, name, key string, of *store.Speed) ui.Choice {
	var list []ui.Option
	for _, v := range store.Speeds() {
		list = append(list, s.option(key, string(v), s.ctx.T("options.speed."+string(v))))
	}
	now := slices.Index(store.Speeds(), *of)
	return ui.NewChoice(name, s.ctx.T(key), s.row(i), list, now, func(i int) {
		s.ctx.Play(sound.Click)
		*of = store.Speeds()[i]
		s.game.changed()
		s.ctx.Rebuild()
	})
}

// wish is the choice of whether something is done, in line i. Where no system asks for it,
// there is no leaving it to that.
func (s *options) wish(i int, name, key string, of *store.Wish) ui.Choice {
	wishes := store.Wishes()
	if !s.game.paged {
		wishes = []store.Wish{store.Yes, store.No}
	}
	var list []ui.Option
	for _, v := range wishes {
		word := cmp.Or(string(v), "auto")
		list = append(list, s.option(key, word, s.ctx.T("options.wish."+word)))
	}
	now := slices.Index(wishes, *of)
	if now < 0 {
		now = slices.Index(wishes, store.No)
	}
	return ui.NewChoice(name, s.ctx.T(key), s.row(i), list, now, func(i int) {
		s.ctx.Play(sound.Click)
		*of = wishes[i]
		s.game.changed()
		s.ctx.Rebuild()
	})
}

// scale is the choice of how large all is, in line i.
func (s *options) scale(i int) ui.Choice {
	var list []ui.Option
	for _, v := range store.Scales() {
		list = append(list, s.option("options.scale", fmt.Sprintf("%.0f", 100*v), s.ctx.T("options.percent", "number", int(100*v))))
	}
	now := max(0, slices.Index(store.Scales(), s.game.settings.Scale))
	return ui.NewChoice("scale", s.ctx.T("options.scale"), s.row(i), list, now, func(i int) {
		s.ctx.Play(sound.Click)
		s.game.settings.Scale = store.Scales()[i]
		s.game.changed()
		s.ctx.Rebuild()
	})
}

// Regions are the lines from top to bottom.
func (s *options) Regions() []ui.Region {
	all := s.page.Regions()
	back := len(all) - 1
	out := slices.Clone(all[:back])
	for i := range s.volumes {
		out = append(out, s.volumes[i].Region)
	}
	out = append(out, s.toggles[0].Region)
	last := len(s.choices) - 1
	for i := range s.choices[:last] {
		out = append(out, s.choices[i].Regions()...)
	}
	for i, t := range s.toggles[1:] {
		if i == 2 {
			out = append(out, s.choices[last].Regions()...)
		}
		out = append(out, t.Region)
	}
	return append(out, all[back])
}

// Draw draws the panel and the controls.
func (s *options) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("options")
		heading(p, s.ctx.T("options.title"), s.panel)
		left, _ := s.row(0).CutLeft(s.row(0).W * .34)
		p.TextIn(s.ctx.T("options.language"), left, ui.BodyStyle.Sized(29).Placed(ui.Left, ui.Middle))
	})
	for i := range s.volumes {
		s.volumes[i].Draw(p, s.ctx)
	}
	for i := range s.choices {
		s.choices[i].Draw(p, s.ctx)
	}
	for i := range s.toggles {
		s.toggles[i].Draw(p, s.ctx)
	}
	s.drawButtons(p)
}

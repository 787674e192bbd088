package scenes

import (
	"slices"

	"merlin/scenes/sound"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// options changes the settings; each change holds at once and is kept.
type options struct {
	page
	volume  ui.Slider
	toggles []ui.Toggle
	speeds  []ui.Choice
}

var optionsPanel = ui.Rect{X: 360, Y: 40, W: 1200, H: 1000}

func newOptions(g *Game) *options { return &options{page: newPage(g, optionsPanel)} }

const (
	optionsTop  = 186.0
	optionsStep = 70.0
)

// row is line i of the panel.
func (s *options) row(i int) ui.Rect {
	return ui.Rect{X: optionsPanel.X + 72, Y: optionsTop + optionsStep*float64(i), W: optionsPanel.W - 144, H: 64}
}

// Rebuild makes the controls.
func (s *options) Rebuild(*ui.Context) {
	s.begin(s)
	t, g := s.ctx.T, s.game
	_, right := s.row(0).CutLeft(s.row(0).W * .36)
	s.languages(right)
	s.volume = ui.NewSlider("volume", t("options.volume"), s.row(1), &g.settings.Volume, func() {
		g.changed()
		s.ctx.Play(sound.Coin)
	})
	s.speeds = []ui.Choice{
		s.speed(3, "speed", "options.speed", &g.settings.Speed),
		s.speed(4, "speed-others", "options.others_speed", &g.settings.OthersSpeed),
	}
	s.toggles = s.toggles[:0]
	s.toggle(2, "mute", "options.mute", &g.settings.Muted)
	s.toggle(5, "colour-blind", "options.colour_blind", &g.settings.ColourBlind)
	s.toggle(6, "fullscreen", "options.fullscreen", &g.settings.Fullscreen)
	s.toggle(7, "hints", "options.hints", &g.settings.Hints)
	s.toggle(8, "auto-end", "options.auto_end", &g.settings.AutoEnd)
	s.toggle(9, "take-back", "options.take_back", &g.settings.TakeBack)
	s.back(ui.Rect{X: optionsPanel.X + optionsPanel.W/2 - 170, Y: optionsPanel.Bottom() - 140, W: 340, H: 76})
}

func (s *options) toggle(i int, name, key string, on *bool) {
	t := ui.NewToggle(name, s.ctx.T(key), s.row(i), on, s.clicking(s.game.changed))
	if key += "_tip"; s.ctx.Locale().Has(key) {
		t.Tip = ui.Say(s.ctx.T(key))
	}
	s.toggles = append(s.toggles, t)
}

// speed is the choice of a speed, in line i.
func (s *options) speed(i int, name, key string, of *store.Speed) ui.Choice {
	var list []ui.Option
	for _, v := range store.Speeds() {
		list = append(list, ui.Option{Name: string(v), Label: s.ctx.T("options.speed." + string(v))})
	}
	now := slices.Index(store.Speeds(), *of)
	return ui.NewChoice(name, s.ctx.T(key), s.row(i), list, now, func(i int) {
		s.ctx.Play(sound.Click)
		*of = store.Speeds()[i]
		s.game.changed()
		s.ctx.Rebuild()
	})
}

// Regions are the lines from top to bottom.
func (s *options) Regions() []ui.Region {
	all := s.page.Regions()
	back := len(all) - 1
	out := append(slices.Clone(all[:back]), s.volume.Region, s.toggles[0].Region)
	for i := range s.speeds {
		out = append(out, s.speeds[i].Regions()...)
	}
	for _, t := range s.toggles[1:] {
		out = append(out, t.Region)
	}
	return append(out, all[back])
}

// Draw draws the panel and the controls.
func (s *options) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("options")
		heading(p, s.ctx.T("options.title"), optionsPanel)
		left, _ := s.row(0).CutLeft(s.row(0).W * .34)
		p.TextIn(s.ctx.T("options.language"), left, ui.BodyStyle.Sized(29).Placed(ui.Left, ui.Middle))
	})
	s.volume.Draw(p, s.ctx)
	for i := range s.speeds {
		s.speeds[i].Draw(p, s.ctx)
	}
	for i := range s.toggles {
		s.toggles[i].Draw(p, s.ctx)
	}
	s.drawButtons(p)
}

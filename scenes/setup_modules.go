package scenes

import (
	"slices"

	"merlin/fonts"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// Module is a part of a title that a game may be played with. Its texts are
// "setup.module.NAME", a line "…_line" and a longer one "…_tip".
type Module struct {
	Name     string
	Picture  string   // its sprite
	Variants []string // the ways to play it, the usual one first; none is one way, by its name
}

// Preset is a set of modules chosen by one press: "setup.preset.NAME", "…_tip".
type Preset struct {
	Name    string
	Modules []string
}

// has tells whether the module is among the names, and by which variant.
func (m *Module) has(names []string) (variant int, ok bool) {
	variant = max(0, slices.IndexFunc(m.Variants, func(v string) bool { return slices.Contains(names, v) }))
	return variant, slices.ContainsFunc(append([]string{m.Name}, m.Variants...), func(v string) bool { return slices.Contains(names, v) })
}

// moduleCard is the button of a module; what is on it stands still with the ground.
type moduleCard struct {
	button ui.Button
	module *Module
	bounds ui.Rect
}

const presetsWidth, shelfGap, variantHeight = 312.0, 12.0, 50.0

// buildShelf makes the presets and, right of them, a card for each module.
func (s *setup) buildShelf() {
	t, c := s.ctx.T, &s.game.config
	s.modules = s.modules[:0]
	left, rest := setupShelf.Inset(shelfGap).CutLeft(presetsWidth)
	for i, p := range c.Presets {
		h := (left.H - shelfGap*float64(len(c.Presets)-1)) / float64(len(c.Presets))
		r := ui.Rect{X: left.X, Y: left.Y + float64(i)*(h+shelfGap), W: left.W - shelfGap, H: h}
		b := s.button("preset-"+p.Name, t("setup.preset."+p.Name), r, ui.PlainLook, func() { s.choose(p.Modules) })
		b.On, b.Size, b.Tip = slices.Equal(p.Modules, s.chosen), 26, t("setup.preset."+p.Name+"_tip")
	}
	for i := range c.Modules {
		s.buildModule(&c.Modules[i], rest.Row(i, len(c.Modules), shelfGap))
	}
}

func (s *setup) buildModule(m *Module, r ui.Rect) {
	t := s.ctx.T
	variant, on := m.has(s.chosen)
	card := moduleCard{module: m, bounds: r}
	if on && len(m.Variants) > 0 {
		card.bounds.H -= variantHeight + 8
		low := ui.Rect{X: r.X, Y: r.Bottom() - variantHeight, W: r.W, H: variantHeight}
		var options []ui.Option
		for _, v := range m.Variants {
			key := "setup.variant." + v
			options = append(options, ui.Option{Name: v, Label: t(key), Tip: t(key + "_tip")})
		}
		s.choices = append(s.choices, ui.NewChoice("variant", "", low, options, variant, func(i int) { s.ctx.Play(sound.Click); s.vary(m, i) }))
	}
	card.button = ui.NewButton("module-"+m.Name, t("setup.module."+m.Name), card.bounds, ui.PlainLook, s.clicking(func() { s.toggle(m) }))
	card.button.Text, card.button.On, card.button.Tip = "", on, t("setup.module."+m.Name+"_tip")
	if on {
		card.button.Label += ", " + t("setup.module_on")
	}
	s.modules = append(s.modules, card)
}

// toggle takes the module in, in its usual way, or leaves it out.
func (s *setup) toggle(m *Module) {
	if _, on := m.has(s.chosen); on {
		s.choose(s.without(m))
		return
	}
	s.vary(m, 0)
}

// vary has the module be played in the way i.
func (s *setup) vary(m *Module, i int) {
	s.choose(append(s.without(m), append(m.Variants, m.Name)[i]))
}

func (s *setup) without(m *Module) []string {
	return slices.DeleteFunc(slices.Clone(s.chosen), func(n string) bool { return n == m.Name || slices.Contains(m.Variants, n) })
}

// choose puts the names in the order of the modules, so that equal sets are equal.
func (s *setup) choose(names []string) {
	s.chosen = nil
	for _, m := range s.game.config.Modules {
		for _, n := range append([]string{m.Name}, m.Variants...) {
			if slices.Contains(names, n) && !slices.Contains(s.chosen, n) {
				s.chosen = append(s.chosen, n)
			}
		}
	}
	if s.ctx != nil {
		s.again()
	}
}

func (s *setup) drawModules(p *ui.Painter) {
	for i := range s.modules {
		s.modules[i].button.Draw(p, s.ctx)
		s.modules[i].draw(p, s.ctx)
	}
}

// draw writes what is on the card: picture and name, and its line where no
// variant takes the place.
func (c *moduleCard) draw(p *ui.Painter, ctx *ui.Context) {
	p, key := p.Named(c.button.Name), "setup.module."+c.module.Name
	head, line := c.bounds.Inset(8).CutTop(66)
	picture, name := head.CutLeft(66)
	look, ink := ui.SpriteOptions{Fade: .3}, ui.Ink
	if c.button.On {
		look, ink = ui.SpriteOptions{}, ui.Rubric
		tick := ui.Rect{X: name.Right() - 20, Y: name.Y - 4, W: 24, H: 24} // right of the widest name
		p.SpriteIn("tick", tick)
		name.W -= 22
	}
	p.SpriteIn(c.module.Picture, picture, look)
	title := ui.Style{Role: fonts.TextBold, Size: 25, Min: 19, Color: ink, Align: ui.Left, VAlign: ui.Middle, Line: 1}
	p.Paragraph(ctx.T(key), name.Inset(2).Move(4, 0), title)
	if line.H > 40 {
		p.Paragraph(ctx.T(key+"_line"), line.Inset(2), ui.HintStyle.Placed(ui.Left, ui.Middle).Sized(21))
	}
}

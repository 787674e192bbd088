package scenes

import (
	"slices"
	"strings"

	"merlin/fonts"
	"merlin/game"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// The texts of a module are "setup.module.NAME", a line "…_line" and a longer one "…_tip";
// those of a preset "setup.preset.NAME" and "…_tip".

// namesOf are those that a choice may have the module under.
func namesOf(m *game.ModuleChoice) []string { return append([]string{m.Name}, m.Variants...) }

// among reports whether the module is among the names, and by which variant.
func among(m *game.ModuleChoice, names []string) (variant int, ok bool) {
	variant = max(0, slices.IndexFunc(m.Variants, func(v string) bool { return slices.Contains(names, v) }))
	return variant, slices.ContainsFunc(namesOf(m), func(v string) bool { return slices.Contains(names, v) })
}

// moduleCard is the button of a module; what is on it stands still with the ground.
type moduleCard struct {
	button  ui.Button
	module  *game.ModuleChoice
	picture string
	needed  string      // the names of the modules that bring it
	variant []ui.Choice // none, or the one between its variants
}

// buildShelf makes the presets and, below them, a card for each module and house rule.
func (s *setup) buildShelf() {
	c := s.game.title
	s.modules, s.house = s.modules[:0], s.house[:0]
	if s.folds() {
		s.buildFolded()
		if !s.more {
			return
		}
	}
	top, _ := s.plan.shelf.Inset(shelfGap).CutTop(presetHeight)
	for i, p := range c.Presets {
		key := "setup.preset." + p.Name
		b := s.button("preset-"+p.Name, s.ctx.T(key), top.Row(i, len(c.Presets), shelfGap), ui.PlainLook, func() { s.preset(&p) })
		b.As(ui.Radio, s.like(&p))
		b.Size, b.Tip = 26, ui.Say(s.ctx.T(key+"_tip"))
	}
	for i := range c.Modules {
		s.buildModule(&c.Modules[i], s.plan.cells[i])
	}
	for i := range c.Options {
		s.buildOption(&c.Options[i], s.plan.cells[len(c.Modules)+i])
	}
	if s.stocks() > 0 {
		s.buildStock(s.plan.cells[len(c.Modules)+len(c.Options)])
	}
}

// preset chooses what it has; like reports whether just that is chosen. House rules stay
// as they are where no preset has any.
func (s *setup) preset(p *game.Preset) {
	if s.presetsRule() {
		s.options = s.unusual(p.Options)
	}
	s.choose(p.Modules)
}

func (s *setup) like(p *game.Preset) bool {
	rules := !s.presetsRule() || slices.Equal(s.unusual(p.Options), s.options)
	return rules && slices.Equal(s.played(p.Modules), s.played(s.chosen))
}

// presetsRule reports whether some preset has house rules.
func (s *setup) presetsRule() bool {
	return slices.ContainsFunc(s.game.title.Presets, func(p game.Preset) bool { return len(p.Options) > 0 })
}

func (s *setup) buildModule(m *game.ModuleChoice, r ui.Rect) {
	t := s.ctx.T
	key := "setup.module." + m.Name
	variant, on := among(m, s.played(s.chosen))
	b := ui.NewButton("module-"+m.Name, t(key), r, ui.PlainLook, s.clicking(func() { s.toggle(m) }))
	b.As(ui.Switch, on)
	b.Text, b.Tip = "", ui.Say(t(key+"_tip"))
	if on {
		b.Label += ", " + t("setup.module_on")
	}
	card := moduleCard{button: b, module: m, picture: s.game.title.Pictures[m.Name], needed: s.bringers(m)}
	if card.needed != "" {
		why := t("setup.needed_why", "modules", card.needed)
		card.button.Enabled, card.button.Called, card.button.Why = false, t(key), ui.Say(why)
		card.button.Tip = ui.Say(t(key+"_tip") + "\n" + why)
	}
	if on && len(m.Variants) > 0 {
		_, low := card.parts()
		card.variant = []ui.Choice{s.variants(m, ui.Rect{X: low.X, Y: low.Y + (low.H-50)/2, W: low.W, H: 50}, variant)}
	}
	s.modules = append(s.modules, card)
}

// variants is the choice of the way to play the module.
func (s *setup) variants(m *game.ModuleChoice, r ui.Rect, now int) ui.Choice {
	var options []ui.Option
	for _, v := range m.Variants {
		key := "setup.variant." + v
		options = append(options, ui.Option{Name: v, Label: s.ctx.T(key), Tip: s.ctx.T(key + "_tip")})
	}
	return ui.NewChoice("variant", "", r, options, now, func(i int) { s.ctx.Play(sound.Click); s.vary(m, i) }).Sized(22)
}

// bringers names the chosen modules that bring this one, with commas between them.
func (s *setup) bringers(brought *game.ModuleChoice) string {
	var names []string
	for _, m := range s.game.title.Modules {
		if _, on := among(&m, s.chosen); on && m.Brings == brought.Name {
			names = append(names, s.ctx.T("setup.module."+m.Name))
		}
	}
	return strings.Join(names, ", ")
}

// played are the modules chosen and those they bring.
func (s *setup) played(chosen []string) []string {
	all := slices.Clone(chosen)
	for _, m := range s.game.title.Modules {
		if _, on := among(&m, chosen); on {
			all = append(all, m.Brings)
		}
	}
	return s.ordered(all)
}

// ordered puts the names in the order of the modules, so that equal sets are equal.
func (s *setup) ordered(names []string) (out []string) {
	for _, m := range s.game.title.Modules {
		for _, n := range namesOf(&m) {
			if slices.Contains(names, n) && !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	return out
}

// toggle takes the module in, in its usual way, or leaves it out.
func (s *setup) toggle(m *game.ModuleChoice) {
	if _, on := among(m, s.chosen); on {
		s.choose(s.without(m))
		return
	}
	s.vary(m, 0)
}

// vary has the module be played in the way i.
func (s *setup) vary(m *game.ModuleChoice, i int) {
	s.choose(append(s.without(m), append(m.Variants, m.Name)[i]))
}

func (s *setup) without(m *game.ModuleChoice) []string {
	return slices.DeleteFunc(slices.Clone(s.chosen), func(n string) bool { return slices.Contains(namesOf(m), n) })
}

func (s *setup) choose(names []string) {
	s.have(names)
	s.again()
}

// have notes modules as chosen, whose pictures are needed then.
func (s *setup) have(names []string) {
	if s.chosen = s.ordered(names); len(s.chosen) > 0 {
		s.game.needModules(s.game.title)
	}
}

func (s *setup) drawShelf(p *ui.Painter) {
	if s.folds() && !s.more {
		s.drawFolded(p)
	}
	for i := range s.modules {
		s.modules[i].draw(p, s.ctx)
	}
	for i := range s.house {
		s.house[i].draw(p, s.ctx)
	}
}

// parts are the card's head and, right of the picture below if there is one, the place
// for its line or its variants.
func (c *moduleCard) parts() (head, low ui.Rect) {
	head, low = c.button.Bounds.Inset(8).CutTop(34)
	if c.picture != "" {
		_, low = low.CutLeft(low.H + 8)
	}
	return head, low
}

func (c *moduleCard) regions() []ui.Region {
	out := []ui.Region{c.button.Region}
	for i := range c.variant {
		out = append(out, c.variant[i].Regions()...)
	}
	return out
}

// draw draws the button and writes on it: the name, the picture, and the module's
// line, or why it is in play, or the choice of its variants.
func (c *moduleCard) draw(p *ui.Painter, ctx *ui.Context) {
	c.button.Draw(p, ctx)
	q, key := p.Named(c.button.Name), "setup.module."+c.module.Name
	head, low := c.parts()
	look, ink := ui.SpriteOptions{Fade: .3}, ui.Ink
	if c.button.On {
		look, ink = ui.SpriteOptions{}, ui.Rubric
		c.drawMark(q, ui.Around(head.Right()-12, head.Y+15, 26, 26))
	}
	if c.picture != "" {
		q.SpriteIn(c.picture, ui.Rect{X: head.X, Y: low.Y, W: low.H, H: low.H}, look)
	}
	head.X, head.W = head.X+4, head.W-34
	title := ui.Style{Role: fonts.TextBold, Size: 25, Min: 19, Color: ink, Align: ui.Left, VAlign: ui.Middle}
	q.TextIn(ctx.T(key), head, title)
	for i := range c.variant {
		c.variant[i].Draw(p, ctx)
	}
	if len(c.variant) == 0 {
		st := ui.HintStyle.Placed(ui.Left, ui.Middle).Sized(21)
		st.Line = 1.05
		q.Paragraph(c.line(ctx), low, st)
	}
}

// drawMark marks a module in play: one that others bring is locked.
func (c *moduleCard) drawMark(p *ui.Painter, r ui.Rect) {
	if c.needed != "" {
		p.SpriteIn("icon-lock", r, ui.SpriteOptions{Tint: ui.Rubric})
		return
	}
	p.SpriteIn("tick", r)
}

func (c *moduleCard) line(ctx *ui.Context) string {
	if c.needed != "" {
		return ctx.T("setup.needed", "modules", c.needed)
	}
	return ctx.T("setup.module." + c.module.Name + "_line")
}

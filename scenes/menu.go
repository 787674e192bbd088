package scenes

import (
	"slices"
	"unicode"

	"merlin/scenes/ui"
)

// MenuItem is a line of the menu that the running game adds.
type MenuItem struct {
	Name, Label string // as of a region
	Icon        string // sprite; may be ""
	Do          func() // called when the menu has left
	Why         string // reason when it cannot be done now; "" when it can
}

// menu lies over a running game.
type menu struct {
	page
	items []MenuItem
	panel ui.Rect
}

func newMenu(g *Game, items []MenuItem) *menu { return &menu{page: newPage(g), items: items} }

// Overlay is always true: the table shows through.
func (s *menu) Overlay() bool { return true }

const (
	menuLine = 76.0
	menuGap  = 16.0
	menuHead = 150.0
	menuFoot = 44.0
)

// menuStep is from one of n lines to the next: less than usual where the canvas would not
// hold them.
func menuStep(n int) float64 {
	return min(menuLine+menuGap, (ui.CanvasH-32-menuHead-menuFoot)/float64(n))
}

// Rebuild makes a button for each line. What they open comes in the place of the menu: the
// way back from there leads to the table, where what was changed or read is wanted.
func (s *menu) Rebuild(*ui.Context) {
	s.begin(s)
	t, g := s.ctx.T, s.game
	lines := []MenuItem{{Name: "resume", Label: t("ui.resume"), Icon: "icon-back", Do: s.leave}}
	for _, l := range append(s.items[:len(s.items):len(s.items)],
		MenuItem{Name: "rules", Label: t("title.rules"), Icon: "icon-book", Do: func() { g.Rules("") }},
		MenuItem{Name: "help", Label: t("ui.help"), Icon: "icon-help", Do: g.Help},
		MenuItem{Name: "options", Label: t("title.options"), Icon: "icon-gear", Do: g.Options},
	) {
		l.Do = s.leaving(l.Do)
		lines = append(lines, l)
	}
	lines = append(lines, MenuItem{Name: "to-title", Label: t("ui.to_title"), Icon: "icon-home", Do: g.askLeave})
	step := menuStep(len(lines))
	h := menuHead + float64(len(lines))*step + menuFoot
	s.panel = ui.Around(ui.CanvasW/2, ui.CanvasH/2, 640, h)
	for i, l := range lines {
		r := ui.Rect{X: s.panel.X + 56, Y: s.panel.Y + menuHead + float64(i)*step, W: s.panel.W - 112, H: step - menuGap}
		b := s.button(l.Name, l.Label, r, ui.DarkLook, l.Do)
		b.Letter = letterOf(l.Label, s.buttons[:len(s.buttons)-1])
		b.Icon, b.Enabled, b.Called, b.Why, b.Tip = l.Icon, l.Why == "", l.Label, ui.Say(l.Why), ui.Say(l.Why)
	}
}

// letterOf is the first letter of a label that is on a key and that no button before has;
// 0 when there is none.
func letterOf(label string, before []ui.Button) rune {
	for _, r := range label {
		r = unicode.ToUpper(r)
		taken := slices.ContainsFunc(before, func(b ui.Button) bool { return b.Letter == r })
		if r >= 'A' && r <= 'Z' && !taken {
			return r
		}
	}
	return 0
}

// askLeave asks before the game at the table is left for the title.
func (g *Game) askLeave() {
	c, p := g.app.Context(), g.playing()
	t := c.T
	question, answers := t("ui.leave_question"), []ui.Answer{{Name: "leave", Label: t("ui.leave"), Look: ui.DarkLook, Do: g.Title}}
	switch {
	case g.config.Unkept != nil && p != nil:
		question = t("ui.leave_memory")
		answers = append(answers, ui.Answer{Name: "export", Label: t("saves.export"), Look: ui.DarkLook, Do: g.handPlayed})
	case p != nil && p.Lost():
		question = t("ui.leave_lost")
		answers = append(answers, ui.Answer{Name: "save", Label: t("saves.save"), Look: ui.DarkLook, Do: func() { g.Saves(p.Save) }})
	case p != nil && p.Elsewhere != nil && p.Elsewhere():
		question = t("ui.leave_elsewhere")
	}
	c.Ask(t("ui.to_title"), question, append(answers, ui.Answer{Name: "stay", Label: t("ui.stay"), Look: ui.GoldLook})...)
}

// Draw draws the menu over the table.
func (s *menu) Draw(p *ui.Painter) {
	p.FillRect(p.Visible(), ui.Solid(ui.Alpha(ui.ShadowColor, .55)))
	p.Panel(s.panel)
	heading(p.Named("menu"), s.ctx.T("ui.menu"), s.panel)
	s.drawButtons(p)
}

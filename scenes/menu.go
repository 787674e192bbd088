package scenes

import "merlin/scenes/ui"

// MenuItem is a line of the menu that the running game adds.
type MenuItem struct {
	Name, Label string // as of a region
	Icon        string // sprite; may be ""
	Do          func()
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
)

// Rebuild makes a button for each line.
func (s *menu) Rebuild(*ui.Context) {
	s.begin()
	t, g := s.ctx.T, s.game
	lines := append([]MenuItem{{Name: "resume", Label: t("ui.resume"), Icon: "icon-back", Do: s.ctx.Pop}}, s.items...)
	lines = append(lines,
		MenuItem{Name: "rules", Label: t("title.rules"), Icon: "icon-book", Do: s.instead(func() { g.Rules("") })},
		MenuItem{Name: "help", Label: t("ui.help"), Icon: "icon-help", Do: s.instead(g.Help)},
		MenuItem{Name: "options", Label: t("title.options"), Icon: "icon-gear", Do: s.instead(g.Options)},
		MenuItem{Name: "to-title", Label: t("ui.to_title"), Icon: "icon-home", Do: s.leave},
	)
	step := min(menuLine+menuGap, (ui.CanvasH-40-menuHead-44)/float64(len(lines))) // however many there are, all fit
	h := menuHead + float64(len(lines))*step + 44
	s.panel = ui.Around(ui.CanvasW/2, ui.CanvasH/2, 640, h)
	for i, l := range lines {
		r := ui.Rect{X: s.panel.X + 56, Y: s.panel.Y + menuHead + float64(i)*step, W: s.panel.W - 112, H: step - menuGap}
		b := s.button(l.Name, l.Label, r, ui.DarkLook, l.Do)
		b.Icon, b.Enabled, b.Why, b.Tip = l.Icon, l.Why == "", ui.Say(l.Why), ui.Say(l.Why)
	}
}

// instead opens a page in the place of the menu: the way back from there leads to
// the table, where what was changed or read is wanted.
func (s *menu) instead(open func()) func() {
	return func() {
		s.ctx.Pop()
		open()
	}
}

// leave asks before the game is left.
func (s *menu) leave() {
	t, g, p := s.ctx.T, s.game, s.game.playing()
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
	s.ctx.Ask(t("ui.to_title"), question, append(answers, ui.Answer{Name: "stay", Label: t("ui.stay"), Look: ui.GoldLook})...)
}

// Draw draws the menu over the table.
func (s *menu) Draw(p *ui.Painter) {
	p.FillRect(p.Visible(), ui.Solid(ui.Alpha(ui.ShadowColor, .55)))
	p.Panel(s.panel)
	heading(p.Named("menu"), s.ctx.T("ui.menu"), s.panel)
	s.drawButtons(p)
}

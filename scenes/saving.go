package scenes

import (
	"slices"
	"strings"

	"merlin/scenes/ui"
)

// How the game at the table is saved by a name.

// saveNamed keeps the game being played under a label, asks before one of that label gives
// way, tells what came of it, and calls then with its name in the store.
func (g *Game) saveNamed(label string, keep func(label string) (name string, err error), then func(name string)) {
	c := g.app.Context()
	label, t := strings.TrimSpace(label), c.T
	list := g.listed()
	i := slices.IndexFunc(list, func(s Saved) bool { return label != "" && s.Aside == 0 && s.Label == ui.Literal(label) })
	if i < 0 {
		g.saveInstead(label, nil, keep, then)
		return
	}
	old := &list[i]
	c.Ask(t("saves.save"), t("saves.replace_question", "name", old.Label),
		ui.Answer{Name: "replace", Label: t("saves.replace"), Look: ui.DarkLook, Do: func() { g.saveInstead(label, old, keep, then) }},
		ui.Answer{Name: "both", Label: t("saves.both"), Look: ui.GoldLook, Do: func() { g.saveInstead(label, nil, keep, then) }},
		ui.Answer{Name: "cancel", Label: t("saves.cancel"), Look: ui.DarkLook})
}

// saveInstead keeps the game under a label and then deletes the one it replaces.
func (g *Game) saveInstead(label string, replaced *Saved, keep func(label string) (name string, err error), then func(name string)) {
	name, err := keep(label)
	if err == nil && replaced != nil {
		err = g.savesOf(replaced.title).Delete(replaced.Name)
	}
	if err != nil {
		g.unsaved(err)
		return
	}
	askLasting()
	then(name)
	g.app.Context().Toast(g.kept("saves.saved"))
}

// unsaved tells why a game was not saved, and offers to hand it out instead.
func (g *Game) unsaved(err error) {
	c := g.app.Context()
	if g.playing() == nil {
		c.Toast(err.Error())
		return
	}
	c.Ask(c.T("saves.save"), c.T("saves.instead", "text", err.Error()),
		ui.Answer{Name: "export", Label: c.T("saves.export"), Look: ui.GoldLook, Do: g.handPlayed},
		ui.Answer{Name: "cancel", Label: c.T("saves.cancel"), Look: ui.DarkLook})
}

// saving asks over the table for the name to save its game by.
type saving struct {
	page
	keep  func(label string) (name string, err error)
	label *ui.Field
	begun bool // the keyboard was led to the name
	panel ui.Rect
}

const savingWide = 900.0

// lay lays the panel in the middle, as wide as the window lets it be.
func (s *saving) lay() {
	w := savingWide
	if s.ctx.Shape() != ui.Wide {
		w = min(w, s.ctx.Room().W-2*edge-12)
	}
	s.panel = ui.Around(ui.CanvasW/2, ui.CanvasH/2, w, 400)
}

// Save asks for a name to save the game at the table by.
func (g *Game) Save(keep func(label string) (name string, err error)) {
	s := &saving{page: newPage(g), keep: keep}
	label := ""
	if p := g.playing(); p != nil && p.Label != nil {
		label = p.Label()
	}
	s.label = ui.NewField("save-name", "", ui.Rect{}, label, nil)
	g.app.Context().Push(s)
}

// Overlay is always true: the table shows through.
func (s *saving) Overlay() bool { return true }

// Rebuild makes the field and the buttons.
func (s *saving) Rebuild(*ui.Context) {
	s.begin(s)
	s.lay()
	t, in := s.ctx.T, s.panel.Inset(56)
	f := ui.NewField("save-name", t("saves.name"), ui.Rect{X: in.X, Y: in.Y + 96, W: in.W, H: 68}, s.label.Value, nil)
	f.Hint, f.Max, f.Submit = t("saves.name"), maxLabel, s.save
	s.label = f
	row, _ := in.CutBottom(76)
	s.button("save", t("saves.save"), row.Row(0, 2, 20), ui.GoldLook, s.save).Icon = "icon-save"
	s.button("cancel", t("saves.cancel"), row.Row(1, 2, 20), ui.DarkLook, s.leave)
}

// save does so, and leaves the table free again.
func (s *saving) save() {
	s.game.saveNamed(s.label.Value, s.keep, func(string) { s.leave() })
}

// Update types into the name.
func (s *saving) Update(c *ui.Context) error {
	if !s.begun {
		s.begun = true
		c.SetFocus(s.label.Name)
	}
	s.label.Update(c)
	return nil
}

// Regions are the name and the buttons.
func (s *saving) Regions() []ui.Region {
	return append([]ui.Region{s.label.Region}, s.page.Regions()...)
}

// Draw draws the question over the table.
func (s *saving) Draw(p *ui.Painter) {
	p.FillRect(p.Visible(), ui.Solid(ui.Alpha(ui.ShadowColor, .55)))
	p.Panel(s.panel)
	heading(p.Named("saving"), s.ctx.T("saves.save_as"), s.panel)
	s.label.Draw(p, s.ctx)
	s.drawButtons(p)
}

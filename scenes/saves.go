package scenes

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"merlin/fonts"
	"merlin/scenes/ui"
)

// Saves are the games that were saved by name.
type Saves interface {
	// List returns them, newest first.
	List() []Saved
	// Open makes the scene that goes on with one, Watch the one that shows it; nil,
	// after a sentence to the player, when that cannot be.
	Open(c *ui.Context, name string) ui.Scene
	Watch(c *ui.Context, name string) ui.Scene
	// Delete removes one for good.
	Delete(name string) error
	// Export returns one as a text, Import takes such a text in as a new one, unless it
	// is here already, and returns its name. An error that comes with a name says up to
	// where it was taken in.
	Export(name string) (string, error)
	Import(text string) (name string, err error)
}

// Saved tells of a saved game what one may know without taking a seat.
type Saved struct {
	Name  string // in the store
	Label string // given by the players; may be ""
	When  time.Time
	Seats []ResultSeat
	Lines []string // round, modules and the like, each a line
	Fault string   // what is wrong with it; "" for nothing
	Lost  bool     // so much that it cannot be opened
	Draw  func(*ui.Painter, ui.Rect)
}

// saves shows the saved games: a list at the left, one of them at the right.
type saves struct {
	page
	all   []Saved
	now   string // the name of the one shown
	list  ui.Scroll
	lines []ui.Button

	keep  func(label string) (name string, err error) // saves the game being played; nil when none is
	label *ui.Field

	handed, handedOut string // the game that was handed out last, and what was told of it
}

var (
	savesList = ui.Rect{X: 40, Y: 36, W: 720, H: 1008}
	savesShow = ui.Rect{X: 792, Y: 36, W: 1088, H: 1008}
)

func newSaves(g *Game, keep func(string) (string, error)) *saves {
	return &saves{page: newPage(g, savesList, savesShow), keep: keep}
}

// Rebuild reads the list and makes the controls.
func (s *saves) Rebuild(*ui.Context) {
	s.begin()
	t := s.ctx.T
	s.all = s.game.saves.List()
	in := savesList.Inset(48)
	top := in.Y + 92
	if s.keep != nil {
		value := ""
		if s.label != nil {
			value = s.label.Value
		}
		s.label = ui.NewField("save-name", t("saves.name"), ui.Rect{X: in.X, Y: top, W: in.W - 236, H: 64}, value, nil)
		s.label.Hint, s.label.Max, s.label.Submit = t("saves.name"), maxLabel, s.save
		b := s.button("save", t("saves.save"), ui.Rect{X: in.Right() - 220, Y: top, W: 220, H: 64}, ui.GoldLook, s.save)
		b.Icon = "icon-save"
		top += 84
	}
	s.list.Bounds = ui.Rect{X: in.X - 6, Y: top, W: in.W + 12, H: in.Bottom() - 96 - savesHint - top}
	s.back(ui.Rect{X: in.X, Y: in.Bottom() - 76, W: 280, H: 76})
	if canPaste {
		b := s.button("paste", t("saves.paste"), ui.Rect{X: in.X + 300, Y: in.Bottom() - 76, W: in.W - 300, H: 76}, ui.DarkLook, askPaste)
		b.Icon = "icon-load"
	}
	if s.shown() == nil && len(s.all) > 0 {
		s.now = s.all[0].Name
	}
	s.buildShown()
	s.layList()
}

// shown is the game at the right, nil when there is none.
func (s *saves) shown() *Saved {
	for i := range s.all {
		if s.all[i].Name == s.now {
			return &s.all[i]
		}
	}
	return nil
}

// buildShown makes the buttons for the game at the right.
func (s *saves) buildShown() {
	g := s.shown()
	if g == nil {
		return
	}
	t, in := s.ctx.T, savesShow.Inset(56)
	row := ui.Rect{X: in.X, Y: in.Bottom() - 76, W: in.W, H: 76}
	add := func(i int, name, icon string, look ui.Look, press func()) *ui.Button {
		b := s.button(name, t("saves."+name), row.Row(i, 4, 16), look, press)
		b.Icon, b.Size = icon, 26
		return b
	}
	whole := func(b *ui.Button) {
		if b.Enabled = !g.Lost; g.Lost {
			b.Why, b.Tip = ui.Say(g.Fault), ui.Say(g.Fault)
		}
	}
	whole(add(0, "open", "icon-play", ui.GoldLook, func() { s.game.enter(func() { s.enter(s.game.saves.Open(s.ctx, g.Name)) }) }))
	whole(add(1, "watch", "icon-eye", ui.DarkLook, func() { s.game.enter(func() { s.enter(s.game.saves.Watch(s.ctx, g.Name)) }) }))
	whole(add(2, "export", "icon-save", ui.DarkLook, func() { s.export(g) }))
	add(3, "delete", "icon-trash", ui.DarkLook, func() { s.askDelete(g) })
}

// enter shows a scene in the place of this one and of the game below it.
func (s *saves) enter(scene ui.Scene) {
	if scene == nil {
		return
	}
	s.ctx.Reset(newTitle(s.game))
	s.ctx.Push(scene)
}

// save keeps the game being played under the name typed. It asks before one of that name
// gives way.
func (s *saves) save() {
	label, t := strings.TrimSpace(s.label.Value), s.ctx.T
	i := slices.IndexFunc(s.all, func(g Saved) bool { return label != "" && g.Label == ui.Literal(label) })
	if i < 0 {
		s.saveAs(label, "")
		return
	}
	old := s.all[i].Name
	s.ctx.Ask(t("saves.save"), t("saves.replace_question", "name", s.all[i].Label),
		ui.Answer{Name: "replace", Label: t("saves.replace"), Look: ui.DarkLook, Do: func() { s.saveAs(label, old) }},
		ui.Answer{Name: "both", Label: t("saves.both"), Look: ui.GoldLook, Do: func() { s.saveAs(label, "") }},
		ui.Answer{Name: "cancel", Label: t("saves.cancel"), Look: ui.DarkLook})
}

// saveAs keeps the game under a label and then deletes the one it replaces.
func (s *saves) saveAs(label, replaced string) {
	name, err := s.keep(label)
	if err == nil && replaced != "" {
		err = s.game.saves.Delete(replaced)
	}
	if err != nil {
		s.unsaved(err)
		return
	}
	s.now = name
	s.ctx.Rebuild()
	s.ctx.Toast(s.game.kept("saves.saved"))
}

// unsaved tells why a game was not saved, and offers to hand it out instead.
func (s *saves) unsaved(err error) {
	t := s.ctx.T
	if s.game.playing() == nil {
		s.ctx.Toast(err.Error())
		return
	}
	s.ctx.Ask(t("saves.save"), t("saves.instead", "text", err.Error()),
		ui.Answer{Name: "export", Label: t("saves.export"), Look: ui.GoldLook, Do: s.game.handPlayed},
		ui.Answer{Name: "cancel", Label: t("saves.cancel"), Look: ui.DarkLook})
}

// kept is a sentence that something is saved, or what that is worth where nothing lasts.
func (g *Game) kept(key string) string {
	if g.config.Unkept != nil {
		key += "_now"
	}
	return g.app.Context().T(key)
}

// export hands a game out.
func (s *saves) export(g *Saved) {
	text, err := s.game.saves.Export(g.Name)
	if err != nil {
		s.ctx.Toast(err.Error())
		return
	}
	s.handed, s.handedOut = g.Name, s.game.handOut(s.title(g), g.When, text)
	if s.handedOut != "" {
		s.ctx.Toast(s.handedOut)
	}
}

func (s *saves) askDelete(g *Saved) {
	t := s.ctx.T
	s.ctx.Ask(t("saves.delete"), t("saves.delete_question", "name", brief(s.title(g))),
		ui.Answer{Name: "delete", Label: t("saves.delete"), Look: ui.DarkLook, Do: func() {
			if err := s.game.saves.Delete(g.Name); err != nil {
				s.ctx.Toast(err.Error())
			}
			s.ctx.Rebuild()
		}},
		ui.Answer{Name: "keep", Label: t("saves.keep"), Look: ui.GoldLook})
}

// ToastRect has what is told lie over the upper edge, where it hides no button.
func (s *saves) ToastRect() ui.Rect { return ui.Rect{X: savesShow.X, Y: 4, W: savesShow.W, H: 940} }

// take has a text that came from outside as a new saved game.
func (s *saves) take(name string) {
	s.now = name
	s.ctx.Rebuild()
}

// title is what a saved game is called.
func (s *saves) title(g *Saved) string {
	if g.Label != "" {
		return g.Label
	}
	var names []string
	for _, p := range g.Seats {
		names = append(names, p.Name)
	}
	if len(names) == 0 {
		return s.ctx.T("saves.damaged")
	}
	return strings.Join(names, ", ")
}

// brief is a title as long as a line of the list has room for.
func brief(title string) string {
	const most = 40
	if letters := []rune(title); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return title
}

// when is the moment it was saved, in the form of the language.
func (s *saves) when(g *Saved) string {
	if g.When.IsZero() {
		return ""
	}
	return g.When.Format(s.ctx.T("saves.when"))
}

const (
	savesLine = 84.0
	savesGap  = 8.0
	savesHint = 72.0 // of the hint below the list
	maxLabel  = 40   // letters
)

// layList makes a button for each game, at its place in the scrolled list.
func (s *saves) layList() {
	s.lines = s.lines[:0]
	b := s.list.Bounds
	s.list.Content = float64(len(s.all)) * (savesLine + savesGap)
	s.list.By(0)
	for i := range s.all {
		g := &s.all[i]
		r := ui.Rect{X: b.X + 4, Y: s.list.Top() + float64(i)*(savesLine+savesGap) + 4, W: b.W - 28, H: savesLine}
		line := ui.NewButton(fmt.Sprintf("saved-%d", i+1), brief(s.title(g))+"  ·  "+s.when(g), r, ui.PlainLook, s.clicking(func() {
			s.now = g.Name
			s.ctx.Rebuild()
		}))
		line.Size, line.On = 26, g.Name == s.now
		line.Hit = func(x, y float64) bool { return r.Contains(x, y) && b.Contains(x, y) }
		s.lines = append(s.lines, line)
	}
	s.ctx.RequestRedraw()
}

// Update types into the name and keeps the focused line in view.
func (s *saves) Update(c *ui.Context) error {
	if s.label != nil {
		s.label.Update(c)
	}
	at := s.list.At()
	for i := range s.lines {
		if c.Focused(s.lines[i].Name) {
			top := float64(i) * (savesLine + savesGap)
			s.list.Show(top, top+savesLine+savesGap)
		}
	}
	if s.list.At() != at {
		s.layList()
	}
	return nil
}

// Regions are the name, the list and the buttons.
func (s *saves) Regions() []ui.Region {
	list := s.list.Region("list", s.ctx.T("saves.title"))
	wheel, drag := list.Wheel, list.Drag
	list.Wheel = func(dy float64) { wheel(dy); s.layList() }
	list.Drag = func(x, y float64) { drag(x, y); s.layList() }
	var out []ui.Region
	if s.label != nil {
		out = append(out, s.label.Region)
	}
	out = append(out, list)
	out = append(out, ui.ButtonRegions(s.lines)...)
	return append(out, s.page.Regions()...)
}

// Draw draws the list and the game shown.
func (s *saves) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p.Named("saves").Initial(s.ctx.T("saves.title"), savesList.X+48, savesList.Y+92, ui.TitleStyle.Sized(40))
		in := savesList.Inset(48)
		hint := ui.Rect{X: in.X, Y: in.Bottom() - 90 - savesHint, W: in.W, H: savesHint}
		p.Paragraph(s.ctx.T(takenIn), hint, ui.HintStyle.Sized(23).Placed(ui.Left, ui.Middle))
	})
	if s.label != nil {
		s.label.Draw(p, s.ctx)
	}
	s.list.Draw(p, func(p *ui.Painter) {
		for i := range s.lines {
			s.lines[i].Draw(p, s.ctx)
		}
	})
	s.drawShown(p.Named("saves"))
	s.drawButtons(p)
}

// drawTitle writes what the game at the right is called. That may come from outside and
// be long: then it is smaller, and cut where need be.
func (s *saves) drawTitle(p *ui.Painter, title string) {
	in, st := savesShow.Inset(56), ui.TitleStyle.Sized(44).Placed(ui.Left, ui.Middle)
	if p.TextWidth(title, st)+st.Size*1.5 < in.W {
		heading(p, title, savesShow)
		return
	}
	heading(p, "", savesShow)
	st.Min = 26
	p.Name(title, ui.Rect{X: in.X, Y: savesShow.Y + 36, W: in.W, H: 76}, st)
}

// drawShown draws the game at the right: a picture, who plays, how far it is.
func (s *saves) drawShown(p *ui.Painter) {
	in := savesShow.Inset(56)
	g := s.shown()
	if g == nil {
		hint := ui.HintStyle.Sized(30).Placed(ui.Center, ui.Middle)
		p.Paragraph(s.ctx.T("saves.none"), in.Inset(60), hint)
		return
	}
	s.drawTitle(p, s.title(g))
	picture := ui.Rect{X: in.X, Y: in.Y + 96, W: 440, H: 440}
	p.Well(picture.Inset(-6), 8)
	if g.Draw != nil {
		g.Draw(p, picture)
	}
	x := picture.Right() + 44
	for i, seat := range g.Seats {
		y := in.Y + 132 + 84*float64(i)
		p.SpriteAt(seat.Crest, x+30, y, 60)
		name := ui.BoldStyle.Sized(30).Placed(ui.Left, ui.Middle)
		name.Min = 20
		p.Name(seat.Name, ui.Rect{X: x + 76, Y: y - 24, W: in.Right() - x - 176, H: 48}, name)
		score := ui.Style{Role: fonts.Number, Size: 32, Color: ui.Ink, Align: ui.Right, VAlign: ui.Middle}
		p.Text(fmt.Sprint(seat.Score), in.Right()-8, y, score)
	}
	y := picture.Bottom() + 40
	lines := append([]string{s.when(g)}, g.Lines...)
	if g.Fault != "" {
		lines = append(lines, g.Fault)
	}
	for _, line := range lines {
		h := p.ParagraphHeight(line, in.W, ui.BodyStyle.Sized(26))
		p.Paragraph(line, ui.Rect{X: in.X, Y: y, W: in.W, H: h}, ui.BodyStyle.Sized(26))
		y += h + 10
	}
	s.drawHanded(p, g, in)
}

// drawHanded tells over the buttons where the game shown was handed out to.
func (s *saves) drawHanded(p *ui.Painter, g *Saved, in ui.Rect) {
	if s.handed != g.Name || s.handedOut == "" {
		return
	}
	st := ui.HintStyle.Sized(24)
	h := p.ParagraphHeight(s.handedOut, in.W, st)
	p.Paragraph(s.handedOut, ui.Rect{X: in.X, Y: in.Bottom() - 92 - h, W: in.W, H: h}, st)
}

package scenes

import (
	"errors"
	"slices"
	"time"

	"merlin/scenes/ui"
)

// ErrNoGame is of a text that is no saved game of a title.
var ErrNoGame = errors.New("this is no saved game of the title")

// Saves are the games that were saved by name.
type Saves interface {
	// List returns them, newest first, with their names, labels, times and seats; Look reads
	// one for the rest.
	List() []Saved
	Look(name string) Saved
	// Open makes the scene that goes on with one, Watch the one that shows it; nil,
	// after a sentence to the player, when that cannot be.
	Open(c *ui.Context, name string) ui.Scene
	Watch(c *ui.Context, name string) ui.Scene
	// Show makes the scene that shows a text as Export returns one, which is not saved; nil
	// with an error, as Import's.
	Show(c *ui.Context, text string) (ui.Scene, error)
	// Keep makes one that the program put aside one that a player saved.
	Keep(name string) (now string, err error)
	// Delete removes one for good.
	Delete(name string) error
	// Export returns one as a text, Import takes such a text in as a new one, unless it
	// is here already, and returns its name. An error that comes with a name says up to
	// where it was taken in; ErrNoGame is of what another title may know.
	Export(name string) (string, error)
	Import(text string) (name string, err error)
}

// Saved tells of a saved game what one may know without taking a seat.
type Saved struct {
	Name  string // in the store
	Label string // given by the players; may be ""
	When  time.Time
	Seats []ResultSeat
	Aside int      // of those that the program puts aside by itself it keeps so many; 0: it is none of these
	Lines []string // round, modules and the like, each a line
	Fault string   // what is wrong with it; "" for nothing
	Lost  bool     // so much that it cannot be opened
	Draw  func(*ui.Painter, ui.Rect)

	title *Title
}

// saves shows the saved games: a list at the left, one of them at the right.
type saves struct {
	page
	all   []Saved // as they are listed
	now   string  // the name of the one shown
	look  Saved   // all that is told of it
	list  ui.Scroll
	lines []ui.Button // those in view
	first int         // the place in all of the first of these

	keep  func(label string) (name string, err error) // saves the game being played; nil when none is
	label *ui.Field

	handed, handedOut string // the game that was handed out last, and what was told of it
}

var (
	savesList = ui.Rect{X: 40, Y: 36, W: 720, H: 1008}
	savesShow = ui.Rect{X: 792, Y: 36, W: 1088, H: 1008}
	savesLink = ui.Rect{X: 1332, Y: 568, W: 240, H: 60}
	savesKeep = ui.Rect{X: 1584, Y: 568, W: 240, H: 60}
)

func newSaves(g *Game, keep func(string) (string, error)) *saves {
	return &saves{page: newPage(g, savesList, savesShow), keep: keep}
}

// Rebuild reads the list and makes the controls.
func (s *saves) Rebuild(*ui.Context) {
	s.all, s.look = s.game.listed(), Saved{}
	if s.place() < 0 && len(s.all) > 0 {
		s.now = s.all[0].Name
	}
	s.build()
	s.reveal()
}

// build makes the controls.
func (s *saves) build() {
	s.begin(s)
	t := s.ctx.T
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
	row, _ := in.CutBottom(76)
	if s.game.paged {
		s.back(row.Row(0, 3, 14))
		s.takes(1, "paste", row, askPaste)
		s.takes(2, "file", row, askFile)
	} else {
		row.W = 280
		s.back(row)
	}
	s.buildShown()
	s.layList()
}

// takes adds a button that has a game be taken in.
func (s *saves) takes(i int, name string, row ui.Rect, ask func()) {
	b := s.button(name, s.ctx.T("saves."+name), row.Row(i, 3, 14), ui.DarkLook, ask)
	b.Icon, b.Size, b.Tip = "icon-load", 26, ui.Say(s.ctx.T("saves."+name+"_tip"))
}

// place is that of the game at the right in the list, -1 when there is none.
func (s *saves) place() int {
	return slices.IndexFunc(s.all, func(g Saved) bool { return g.Name == s.now })
}

// shown is the game at the right, nil when there is none. It is read once.
func (s *saves) shown() *Saved {
	i := s.place()
	if i < 0 {
		return nil
	}
	if s.look.Name != s.now {
		listed := &s.all[i]
		s.look = s.game.savesOf(listed.title).Look(s.now)
		s.look.title = listed.title
	}
	return &s.look
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
	shelf := s.game.savesOf(g.title)
	whole(add(0, "open", "icon-play", ui.GoldLook, func() { s.enter(g, shelf.Open) }))
	whole(add(1, "watch", "icon-eye", ui.DarkLook, func() { s.enter(g, shelf.Watch) }))
	whole(add(2, "export", "icon-save", ui.DarkLook, func() { s.export(g) }))
	add(3, "delete", "icon-trash", ui.DarkLook, func() { s.askDelete(g) })
	if s.game.paged {
		b := s.button("link", t("saves.link"), savesLink, ui.PlainLook, func() { s.link(g) })
		b.Size, b.Tip = 26, ui.Say(t("saves.link_tip"))
		whole(b)
	}
	if g.Aside > 0 {
		b := s.button("keep", t("saves.keep_aside"), savesKeep, ui.PlainLook, func() { s.keepAside(g) })
		b.Size, b.Tip = 26, ui.Say(t("saves.aside", "number", g.Aside))
		whole(b)
	}
}

// keepAside has a game that the program put aside be kept for good.
func (s *saves) keepAside(g *Saved) {
	name, err := s.game.savesOf(g.title).Keep(g.Name)
	if err != nil {
		s.ctx.Toast(err.Error())
		return
	}
	s.now = name
	s.ctx.Rebuild()
	s.ctx.Toast(s.ctx.T("saves.kept_aside"))
}

// enter shows the scene of a saved game in the place of this one and of the game below it.
func (s *saves) enter(g *Saved, scene func(*ui.Context, string) ui.Scene) {
	s.game.open(g.title, func() ui.Scene { return scene(s.ctx, g.Name) }, func(next ui.Scene) {
		s.ctx.Reset(newTitle(s.game))
		s.ctx.Push(next)
	})
}

// save keeps the game being played under the name typed.
func (s *saves) save() {
	s.game.saveNamed(s.label.Value, s.keep, func(name string) {
		s.now = name
		s.ctx.Rebuild()
	})
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
	text, err := s.game.savesOf(g.title).Export(g.Name)
	if err != nil {
		s.ctx.Toast(err.Error())
		return
	}
	s.handed, s.handedOut = g.Name, s.game.handOut(s.title(g), g.When, text)
	if s.handedOut != "" {
		s.ctx.Toast(s.handedOut)
	}
}

// link hands a game out as an address that holds it.
func (s *saves) link(g *Saved) {
	text, err := s.game.savesOf(g.title).Export(g.Name)
	if err == nil {
		text, err = linkOf(text)
	}
	if err != nil {
		s.ctx.Toast(err.Error())
		return
	}
	handLink(text)
}

func (s *saves) askDelete(g *Saved) {
	t := s.ctx.T
	s.ctx.Ask(t("saves.delete"), t("saves.delete_question", "name", brief(s.title(g))),
		ui.Answer{Name: "delete", Label: t("saves.delete"), Look: ui.DarkLook, Do: func() {
			if err := s.game.savesOf(g.title).Delete(g.Name); err != nil {
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

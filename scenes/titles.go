package scenes

import (
	"strings"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// title is the one of a name, else the first.
func (c *Config) title(name string) *Title {
	for i := range c.Titles {
		if c.Titles[i].Name == name {
			return &c.Titles[i]
		}
	}
	return &c.Titles[0]
}

// several reports whether there is a choice of titles.
func (g *Game) several() bool { return len(g.config.Titles) > 1 }

// first reports whether the title played is the first: what was kept before there were
// others is of that.
func (g *Game) first() bool { return g.title == &g.config.Titles[0] }

// called is what a title is called, line a sentence on it.
func (g *Game) called(t *Title) string { return g.app.Context().T("title." + t.Name + ".name") }
func (g *Game) line(t *Title) string   { return g.app.Context().T("title." + t.Name + ".line") }
func (g *Game) kind(t *Title) string   { return g.app.Context().T("title." + t.Name + ".kind") }

// all names the titles.
func (g *Game) all() string {
	var names []string
	for i := range g.config.Titles {
		names = append(names, g.called(&g.config.Titles[i]))
	}
	return strings.Join(names, "  ·  ")
}

// entitled is a heading over what is of a title: with its name before it where there are
// several.
func (g *Game) entitled(t *Title, heading string) string {
	if !g.several() {
		return heading
	}
	return g.app.Context().T("word.pair", "name", g.called(t), "text", heading)
}

// seats is for how many players a title is.
func (g *Game) seats(t *Title) string {
	c := g.app.Context()
	if t.MinSeats == t.MaxSeats {
		return c.T("title.seats", "count", t.MaxSeats)
	}
	return c.T("title.seats_between", "from", t.MinSeats, "to", t.MaxSeats)
}

// texts are those of a title in a language, with those that all titles share.
func (g *Game) texts(lang string, t *Title) (*i18n.Locale, error) {
	return g.reads(lang, t.texts()...)
}

// words speak of a title in the language of the moment, whichever is played.
func (g *Game) words(t *Title) Words {
	return func(key string, args ...any) string { return g.locale(t).T(key, args...) }
}

// locale has the texts of a title in the language of the moment; those of the title played
// when they cannot be read, which is told when it is turned to.
func (g *Game) locale(t *Title) *i18n.Locale {
	l, err := g.localeOf(t)
	if err != nil {
		return g.app.Context().Locale()
	}
	return l
}

// localeOf reads the texts of a title once in a language.
func (g *Game) localeOf(t *Title) (l *i18n.Locale, err error) {
	now := g.app.Context().Locale()
	if t == g.title {
		return now, nil
	}
	if l := g.locales[t.Name]; l != nil && l.Lang() == now.Lang() {
		return l, nil
	}
	if l, err = g.texts(now.Lang(), t); err == nil {
		g.locales[t.Name] = l
	}
	return l, err
}

// turn has another title be the one that is played; ok is false, after a sentence to the
// player, when its texts cannot be read.
func (g *Game) turn(t *Title) (ok bool) {
	c := g.app.Context()
	l, err := g.localeOf(t)
	if err != nil {
		c.Toast(Trouble(c.T, err))
		return false
	}
	if t != g.title {
		g.locales[g.title.Name], g.title = c.Locale(), t
		c.SetLocale(l)
	}
	return true
}

// open turns to a title, makes a scene of it and has it shown as soon as its texts and
// pictures are there; when there is nothing to show it turns back.
func (g *Game) open(t *Title, scene func() ui.Scene, show func(ui.Scene)) {
	g.await(t, func() { g.openNow(t, scene, show) })
}

func (g *Game) openNow(t *Title, scene func() ui.Scene, show func(ui.Scene)) {
	before := g.title
	if g.waits != nil || !g.turn(t) {
		return
	}
	g.enter(func() ui.Scene {
		s := scene()
		if s == nil {
			g.turn(before)
		}
		return s
	}, func(s ui.Scene) {
		g.remember()
		show(s)
	})
}

// remember keeps which title was played last; the first has no name in the settings.
func (g *Game) remember() {
	name := g.title.Name
	if g.first() {
		name = ""
	}
	if g.settings.Title != name {
		g.settings.Title = name
		g.changed()
	}
}

// continued is the title whose game can be continued: the last played if there is one of
// it, else the first that has one; nil is none.
func (g *Game) continued() *Title {
	if g.title.goesOn() {
		return g.title
	}
	for i := range g.config.Titles {
		if t := &g.config.Titles[i]; t.goesOn() {
			return t
		}
	}
	return nil
}

// goesOn reports whether there is a game of the title to go on with.
func (t *Title) goesOn() bool { return t.Continue != nil && (t.Kept == nil || t.Kept()) }

// goOn goes on with the kept game of a title, over the scene that is there.
func (g *Game) goOn(t *Title) {
	c := g.app.Context()
	g.open(t, func() ui.Scene { return t.Continue(c) }, c.Push)
}

// lessons are the titles that have one.
func (g *Game) lessons() (list []*Title) {
	for i := range g.config.Titles {
		if t := &g.config.Titles[i]; t.Learn != nil {
			list = append(list, t)
		}
	}
	return list
}

// beginLesson begins one: first it asks of which title, where several have one.
func (g *Game) beginLesson() {
	if list := g.lessons(); len(list) > 1 {
		g.app.Context().Push(newLessons(g))
	} else {
		g.learn(list[0])
	}
}

// learn begins the lesson of a title, over the scene that is there.
func (g *Game) learn(t *Title) {
	c := g.app.Context()
	g.open(t, func() ui.Scene { return t.Learn(c) }, c.Push)
}

// held reports whether a game of the title is held by the program alone.
func (g *Game) held(t *Title) bool {
	return t.Unsaved != nil && t.Unsaved() || g.config.Unkept != nil && t.Kept != nil && t.Kept()
}

// beginNew asks for what a new game is to be like: first which title, where there are several.
func (g *Game) beginNew() {
	c := g.app.Context()
	if g.several() {
		c.Push(newWhich(g))
		return
	}
	c.Push(newSetup(g))
}

// prepare asks for what a new game of a title is to be like.
func (g *Game) prepare(t *Title) {
	g.await(t, func() {
		if g.turn(t) {
			g.app.Context().Push(newSetup(g))
		}
	})
}

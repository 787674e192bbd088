package scenes

import "merlin/i18n"

// The language of the program, as it comes and changes. A browser has at first the texts
// that are shared and those of the title played last; the others, and what the rules say,
// come later or when they are wanted.

// language is the one asked for, else the one set, else the system's.
func (g *Game) language() string {
	for _, l := range []string{g.config.Language, g.settings.Language} {
		if l != "" {
			return i18n.Match(l)
		}
	}
	return i18n.Match(i18n.Preferred()...)
}

// all names the sets of texts that there are beside the shared one.
func (c *Config) all() []string {
	list := []string{i18n.Rules}
	for i := range c.Titles {
		list = append(list, c.Titles[i].texts()...)
	}
	return list
}

// texts names the set of texts of a title that has one.
func (t *Title) texts() []string {
	if t.Set == "" {
		return nil
	}
	return []string{t.Set}
}

// fetched are the texts of a language as soon as they are there.
func (g *Game) fetched(coming *i18n.Coming) (*i18n.Locale, error) {
	if err := coming.Wait(); err != nil {
		return nil, err
	}
	return g.texts(coming.Lang(), g.title)
}

// speak changes the language of the running program, as soon as its texts are there.
func (g *Game) speak(lang string) {
	g.coming, g.chosen = g.fetches(lang, g.config.all()...), true
	g.hear()
}

// restAfter is how many ticks after the start the texts that were not waited for come by
// themselves: what the first table needs comes before.
const restAfter = 1200

// fetchRest begins to fetch what there is still to come in the language spoken.
func (g *Game) fetchRest() {
	g.restIn = 0
	if !g.whole && g.coming == nil {
		g.coming, g.chosen = g.fetches(g.app.Context().Locale().Lang(), g.config.all()...), false
	}
}

// speaks reports whether the texts of a title are there.
func (g *Game) speaks(t *Title) bool { return g.whole || t == g.title }

// await does what needs texts of a title, or with nil those of all and what rules say, as
// soon as they are there.
func (g *Game) await(t *Title, do func()) {
	if g.speaks(t) {
		do()
		return
	}
	if g.waits != nil {
		return
	}
	if g.fetchRest(); t != nil {
		g.need(t.Set) // side by side with the texts
	}
	c := g.app.Context()
	g.waits = &loading{game: g, of: t, done: func() bool { return g.whole }, then: func(l *loading) {
		g.waits = nil
		c.Pop(l)
		do()
	}}
	c.Push(g.waits)
}

// hear takes in texts that have come.
func (g *Game) hear() {
	if g.restIn--; g.restIn == 0 {
		g.fetchRest()
	}
	if g.coming == nil {
		return
	}
	here, err := g.coming.Here()
	if !here && err == nil {
		return // on its way
	}
	lang := g.coming.Lang()
	g.coming = nil
	var locale *i18n.Locale
	if err == nil {
		locale, err = g.texts(lang, g.title)
	}
	if err != nil {
		g.unheard()
		return
	}
	g.whole = true
	clear(g.locales)
	if g.chosen {
		g.config.Language, g.settings.Language = "", lang
	}
	if g.app.Context().SetLocale(locale); g.chosen {
		g.changed()
	}
}

// unheard tells that texts did not come, to one who waits for them: all stays as it was, and
// they are asked for again when they are wanted again.
func (g *Game) unheard() {
	c, waits := g.app.Context(), g.waits
	if texts := waits != nil && waits.scene == nil; texts {
		g.waits = nil
		c.Pop(waits)
	} else if !g.chosen {
		return
	}
	c.Toast(c.T("error.texts"))
}

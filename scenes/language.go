package scenes

import "merlin/i18n"

// The language of the program, as it comes and changes.

// language is the one asked for, else the one set, else the system's.
func (g *Game) language() string {
	for _, l := range []string{g.config.Language, g.settings.Language} {
		if l != "" {
			return i18n.Match(l)
		}
	}
	return i18n.Match(i18n.Preferred()...)
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
	g.coming = i18n.Fetch(lang)
	g.hear()
}

// hear takes in the language that is changed to; the old one stays when it does not come.
func (g *Game) hear() {
	if g.coming == nil {
		return
	}
	here, err := g.coming.Here()
	if !here && err == nil {
		return // on its way
	}
	coming, c := g.coming, g.app.Context()
	g.coming = nil
	var locale *i18n.Locale
	if err == nil {
		locale, err = g.texts(coming.Lang(), g.title)
	}
	if err != nil {
		c.Toast(c.T("error.language"))
		return
	}
	g.config.Language, g.settings.Language = "", coming.Lang()
	c.SetLocale(locale)
	g.changed()
}

package scenes

import "merlin/i18n"

// notes are what a browser's tab remembers as long as it is open, over a reload too.
// Elsewhere there are none.
type notes interface {
	read(key string) string // "" is nothing
	write(key, value string)
}

// noted are notes that are gone with the program.
type noted map[string]string

func (n noted) read(key string) string  { return n[key] }
func (n noted) write(key, value string) { n[key] = value }

// lostNote is noted when the page had to be loaded anew because the browser lost what was
// drawn.
const lostNote = "merlin.lost"

// languageNote is the language that was chosen on the page's own title when the program was
// already fetching the texts of another.
const languageNote = "merlin.language"

// heedLanguage has the program speak it.
func (g *Game) heedLanguage() {
	lang := g.notes.read(languageNote)
	if lang == "" {
		return
	}
	g.notes.write(languageNote, "")
	if lang = i18n.Match(lang); lang != g.app.Context().Locale().Lang() {
		g.speak(lang)
	}
}

// tellLost tells that once, as soon as what was there is there again.
func (g *Game) tellLost() {
	if g.lost {
		g.lost = false
		g.notes.write(lostNote, "")
		g.app.Context().Toast(g.app.Context().T("error.graphics"))
	}
}

package scenes

import (
	"merlin/i18n"
	"merlin/scenes/ui"
	"merlin/sprites"
)

// Show gives the program a window and all sprites at once, as ebiten and the loader do
// bit by bit.
func (g *Game) Show(v ui.Viewport, a *sprites.Atlas) {
	g.view, g.ready = v, true
	g.app.Resize(v)
	g.app.SetAtlas(a, false)
}

// Sets are the sets of pictures that have been asked for.
func (g *Game) Sets() []string { return g.sets }

// OpenRules opens a chapter of a title's rules.
func (g *Game) OpenRules(title, chapter string) {
	s := newRules(g, chapter)
	s.of = g.config.title(title)
	g.needAll(s.of)
	g.app.Context().Push(s)
}

// App is what the window shows.
func (g *Game) App() *ui.App { return g.app }

// InTab has the program begin in a tab that remembers so much.
func (g *Game) InTab(tab map[string]string) { g.notes = noted(tab) }

// NotePlace notes what is on the screen, as every tick does.
func (g *Game) NotePlace() { g.notePlace() }

// Teach has more texts be added to all that are read from now on.
func (g *Game) Teach(more func(lang string) []byte) {
	g.reads = func(lang string, sets ...string) (*i18n.Locale, error) {
		l, err := i18n.Load(lang, sets...)
		if err == nil {
			err = l.Add("more/"+lang+".json", more(lang))
		}
		return l, err
	}
	g.speak(g.language())
}

// Take takes in a text from outside, as from the clipboard.
func (g *Game) Take(text string) { g.take(outside{text: text}) }

// Titles are those there are, Locale the texts of one.
func (g *Game) Titles() (all []*Title) {
	for i := range g.config.Titles {
		all = append(all, &g.config.Titles[i])
	}
	return all
}

func (g *Game) Locale(t *Title) *i18n.Locale { return g.locale(t) }

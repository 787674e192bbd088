package scenes

import (
	"fmt"
	"slices"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

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

// Tab is a browser's tab: what it remembers, where it has been, and where it is.
type Tab struct {
	Noted   map[string]string
	History []string
	At      int
	moved   bool
}

// NewTab is one that is opened at an address.
func NewTab(place string) *Tab {
	return &Tab{Noted: map[string]string{}, History: []string{place}}
}

// Go leads some steps on, or back.
func (t *Tab) Go(steps int) { t.At, t.moved = t.At+steps, true }

func (t *Tab) now() string { return t.History[t.At] }

func (t *Tab) push(place string) {
	t.History = append(t.History[:t.At+1], place)
	t.At++
}

func (t *Tab) replace(place string) { t.History[t.At] = place }

func (t *Tab) went() (string, bool) {
	moved := t.moved
	t.moved = false
	return t.now(), moved
}

// InPage has the program be shown by a browser's page.
func (g *Game) InPage() { g.paged = true }

// InTab has the program begin in a tab.
func (g *Game) InTab(t *Tab) { g.notes, g.address, g.paged = noted(t.Noted), t, true }

// Follow has what is shown follow the address and the address what is shown, as every tick
// does.
func (g *Game) Follow() error {
	g.follow()
	err := g.app.Update(&ui.Input{})
	g.notePlace()
	return err
}

// Unkept has games be kept no longer than the program runs.
func (g *Game) Unkept(err error) { g.config.Unkept = err }

// LinkOf is the address of a record.
func LinkOf(record string) (string, error) { return linkOf(record) }

// Teach has more texts be added to all that are read from now on, which may be in the words of
// who has fingers alone.
func (g *Game) Teach(fingers bool, more func(lang string) []byte) {
	read := i18n.Read
	if fingers {
		read = i18n.ReadForFingers
	}
	g.reads = func(lang string, sets ...string) (*i18n.Locale, error) {
		key := fmt.Sprintf("%s %q %t %s", lang, sets, fingers, more(lang))
		if l, ok := taught.Load(key); ok {
			return l.(*i18n.Locale), nil
		}
		l, err := read(lang, sets...)
		if err == nil {
			err = l.Add("more/"+lang+".json", more(lang))
		}
		if err == nil {
			taught.Store(key, l)
		}
		return l, err
	}
	g.speak(g.language())
}

// taught are the locales with more texts that were read, by all that is in them.
var taught sync.Map

// Touch has nothing point but fingers.
func (g *Game) Touch() {
	g.reads = i18n.LoadForFingers
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

// TurnWords opens what is shown in words, as F2 does.
func (g *Game) TurnWords() { g.turnWords(&ui.Input{Keys: []ebiten.Key{ebiten.KeyF2}}) }

// Speak has the program speak another language.
func (g *Game) Speak(lang string) { g.speak(lang) }

// Late has the program be one in a browser that has no texts but those of the title played
// and the shared ones. come brings what is asked for, or nothing when there is an error; ok
// is false when nothing is asked for.
func (g *Game) Late() (come func(err error) (ok bool)) {
	read, has, end := g.reads, g.title.Set, (func(error))(nil)
	g.whole, g.locales = false, map[string]*i18n.Locale{}
	g.reads = func(lang string, sets ...string) (*i18n.Locale, error) {
		if slices.ContainsFunc(sets, func(set string) bool { return set != has }) {
			return nil, errNoFile
		}
		return read(lang, sets...)
	}
	g.fetches = func(lang string, sets ...string) (c *i18n.Coming) {
		c, end = i18n.NewComing(lang)
		return c
	}
	return func(err error) (ok bool) {
		if ok = end != nil; ok {
			end(err)
			end = nil
			if err == nil {
				g.reads = read
			}
		}
		g.hear()
		return ok
	}
}

// Hear takes in texts that have come, as every tick does.
func (g *Game) Hear() { g.hear() }

package scenes

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"time"

	"merlin/scenes/ui"
	"merlin/sprites"
)

// The pictures, as they come and are waited for.

// noCover stands for a title that has no cover.
const noCover = "title-art"

// titleNeeds is a sprite of each page of the atlas that the title screen cannot do
// without; the loader brings these pages first.
func (g *Game) titleNeeds() []string {
	return []string{cmp.Or(g.title.Picture, noCover), "panel-parchment", "icon-play", "oak"}
}

// load takes in pages of the atlas that the window's scale needs, some in each frame drawn.
func (g *Game) load() error {
	if want := g.app.Context().Viewport().AtlasScale(); (want != g.scale || g.palette() != g.colour) && (g.loader == nil || g.loaded) {
		if err := g.fetch(want); err != nil {
			return err
		}
	}
	if g.rest = max(0, g.rest-1); g.rest > 0 || g.loaded || g.loader == nil || !g.drawn || g.failed > len(pauses) {
		return nil
	}
	g.drawn = false
	g.app.Context().RequestRedraw()
	if err := g.step(); err != nil {
		g.unfetched(err)
		return nil
	}
	if atlas := g.loader.Atlas(); g.loader.Done() {
		g.app.SetAtlas(atlas, false)
		g.loaded, g.ready = true, true
	} else if !g.ready && !slices.ContainsFunc(g.titleNeeds(), func(s string) bool { return !atlas.Has(s) }) {
		g.app.SetAtlas(atlas, true)
		g.ready = true
	}
	return nil
}

// step takes in pages for some milliseconds, so that the program stays awake meanwhile.
func (g *Game) step() error {
	const slice = 40 * time.Millisecond
	for start := time.Now(); !g.loader.Done() && time.Since(start) < slice; {
		before := g.loader.Progress()
		if err := g.loader.Step(); err != nil {
			return err
		}
		if g.loader.Progress() == before {
			break // the next page is still on its way
		}
		g.failed = 0
	}
	return nil
}

// pauses are how long it is waited after each time that a picture did not come until it is
// asked for again, in ticks. After the last nothing is asked for until the player wants it.
var pauses = []int{60, 120, 240, 480, 960}

// unfetched asks for a picture again later, or tells that pictures do not come.
func (g *Game) unfetched(err error) {
	if g.failed++; g.failed <= len(pauses) {
		g.rest = pauses[g.failed-1]
		return
	}
	fmt.Fprintln(os.Stderr, "merlin:", err)
	c := g.app.Context()
	answers := []ui.Answer{{Name: "again", Label: c.T("error.fetch.again"), Look: ui.GoldLook, Do: g.askAgain}}
	if g.ready {
		answers = append(answers, ui.Answer{Name: "without", Label: c.T("error.fetch.without"), Look: ui.DarkLook, Do: g.goWithout})
	}
	c.Ask(c.T("error.fetch.title"), c.T("error.fetch"), answers...)
}

// askAgain asks for the pictures that did not come.
func (g *Game) askAgain() { g.failed, g.rest = 0, 0 }

// goWithout leaves what does not come out of what is drawn, until it is needed anew; a table
// that waits for it is not opened.
func (g *Game) goWithout() {
	if g.waits == nil {
		return
	}
	g.app.Context().Pop(g.waits)
	if c, ok := g.waits.scene.(ui.Closer); ok {
		c.Close()
	}
	g.waits = nil
}

// fetch begins to load the atlas of a scale.
func (g *Game) fetch(scale int) (err error) {
	g.scale, g.colour, g.loaded = scale, g.palette(), false
	g.loader, err = sprites.NewLoader(scale, g.colour, g.sets...)
	return err
}

// need begins to load a title's pictures, unless they have been needed before. What is
// still on its way is left out of what is drawn.
func (g *Game) need(set string) {
	if g.failed > len(pauses) {
		g.askAgain()
	}
	if set == "" || slices.Contains(g.sets, set) {
		return
	}
	g.sets = append(g.sets, set)
	if g.loader == nil {
		return // it will come with the others
	}
	if err := g.loader.Add(set); err != nil {
		c := g.app.Context()
		c.Toast(Trouble(c.T, err))
		return
	}
	g.loaded = false
	if a := g.app.Atlas(); a != nil { // the one before, as long as another scale is on its way
		g.app.SetAtlas(a, true)
	}
}

// needModules does so with a title's pictures that only its modules need.
func (g *Game) needModules(t *Title) {
	if t.Set != "" {
		g.need(t.Set + sprites.Modules)
	}
}

// needAll does so with all pictures of a title.
func (g *Game) needAll(t *Title) {
	g.need(t.Set)
	g.needModules(t)
}

// modular is the scene of a game that may need the pictures that only modules need.
type modular interface{ Extras() bool }

// enter shows the table that open returns when all its pictures are there; while it waits
// for them it opens no other. open returns nil, after a sentence to the player, when there
// is no such table.
func (g *Game) enter(open func() ui.Scene, show func(ui.Scene)) {
	if g.waits != nil {
		return
	}
	scene := open()
	if scene == nil {
		return
	}
	g.need(g.title.Set)
	if m, ok := scene.(modular); ok && m.Extras() {
		g.needModules(g.title)
	}
	late := g.title.Late
	if g.loader == nil || g.loaded {
		show(scene)
		g.needLate(scene, late)
		return
	}
	c := g.app.Context()
	g.waits = &loading{game: g, of: g.title, scene: scene, done: func() bool { return g.loaded }, then: func(l *loading) {
		g.waits = nil
		c.Pop(l)
		show(scene)
		g.needLate(scene, late)
	}}
	c.Push(g.waits)
}

// palette is the one that the settings ask for.
func (g *Game) palette() sprites.Palette {
	return ui.Preferences{ColourBlind: g.settings.ColourBlind}.Palette()
}

// late is a set of pictures that is fetched some ticks from now.
type late struct {
	set   string
	ticks int
}

// needLate fetches what only the end of a game needs: at once when it has ended, else when
// the table has long been there.
func (g *Game) needLate(scene ui.Scene, set string) {
	const while = 1200 // ticks
	if s, ok := scene.(interface{ Over() bool }); ok && s.Over() {
		g.late = late{}
		g.need(set)
		return
	}
	g.late = late{set, while}
}

// fetchLate fetches it when the time has come.
func (g *Game) fetchLate() {
	if g.late.ticks == 0 {
		return
	}
	if g.late.ticks--; g.late.ticks == 0 {
		g.need(g.late.set)
	}
}

package scenes

import (
	"slices"
	"time"

	"merlin/scenes/ui"
	"merlin/sprites"
)

// The pictures, as they come and are waited for.

// titleNeeds is a sprite of each page of the atlas that the title cannot do
// without; the loader brings these pages first.
var titleNeeds = []string{"title-art", "panel-parchment", "icon-play", "oak"}

// load takes in pages of the atlas that the window's scale needs, for some
// milliseconds in each frame drawn, so that the program stays awake meanwhile.
func (g *Game) load() error {
	if want := g.app.Context().Viewport().AtlasScale(); (want != g.scale || g.palette() != g.colour) && (g.loader == nil || g.loaded) {
		if err := g.fetch(want); err != nil {
			return err
		}
	}
	if g.rest = max(0, g.rest-1); g.rest > 0 || g.loaded || g.loader == nil || !g.drawn {
		return nil
	}
	g.drawn = false
	g.app.Context().RequestRedraw()
	const slice = 40 * time.Millisecond
	for start := time.Now(); !g.loader.Done() && time.Since(start) < slice; {
		before := g.loader.Progress()
		if err := g.loader.Step(); err != nil {
			return g.unfetched(err)
		}
		if g.loader.Progress() == before {
			break // the next page is still on its way
		}
	}
	if atlas := g.loader.Atlas(); g.loader.Done() {
		g.app.SetAtlas(atlas, false)
		g.loaded, g.ready = true, true
	} else if !g.ready && !slices.ContainsFunc(titleNeeds, func(s string) bool { return !atlas.Has(s) }) {
		g.app.SetAtlas(atlas, true)
		g.ready = true
	}
	return nil
}

// askAgain is how long a browser without a connection is left alone, in ticks.
const askAgain = 300

// unfetched tells that pictures do not come; without those of the title the program ends.
func (g *Game) unfetched(err error) error {
	if !g.ready {
		return err
	}
	c := g.app.Context()
	c.Toast(c.T("error.fetch"))
	g.rest = askAgain
	return nil
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

// modular is the scene of a game that is played with modules, or with none.
type modular interface{ Modules() []string }

// enter shows the table that open returns when all its pictures are there; while it waits
// for them it opens no other. open returns nil, after a sentence to the player, when there
// is no such table.
func (g *Game) enter(open func() ui.Scene, show func(ui.Scene)) {
	if g.enters {
		return
	}
	scene := open()
	if scene == nil {
		return
	}
	g.need(g.title.Set)
	if m, ok := scene.(modular); ok && len(m.Modules()) > 0 {
		g.needModules(g.title)
	}
	if g.loader == nil || g.loaded {
		show(scene)
		return
	}
	c := g.app.Context()
	g.enters = true
	c.Push(&loading{game: g, done: func() bool { return g.loaded }, then: func(l *loading) {
		g.enters = false
		c.Pop(l)
		show(scene)
	}})
}

// palette is the one that the settings ask for.
func (g *Game) palette() sprites.Palette {
	return ui.Preferences{ColourBlind: g.settings.ColourBlind}.Palette()
}

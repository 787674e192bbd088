package scenes

import (
	"slices"
	"strings"

	"merlin/scenes/ui"
)

// address is where a browser's tab is, as its address says after the "#": "" is the title,
// "NAME" the table of a title, "NAME/replay" the game there as it is watched,
// "NAME/saved/GAME" a saved game that is watched, and "game=…" one that came with a link.
// Back and forward lead from one to the next; a page that is loaded anew begins there. What
// the page's own title was asked for comes so too, see grant.
type address interface {
	now() string
	push(place string)             // a step on
	replace(place string)          // what was there was no place
	went() (place string, ok bool) // where back, forward or the player has gone since it was asked last
}

// nowhere is the address of a program without a tab: it begins at the title.
type nowhere struct{}

func (nowhere) now() string                   { return "" }
func (nowhere) push(string)                   {}
func (nowhere) replace(string)                {}
func (nowhere) went() (place string, ok bool) { return "", false }

// Watched is a scene that watches a game; Watched says which, as an address has it after the
// name of the title, and is "" when the scene is no such one.
type Watched interface{ Watched() string }

// What is watched, as an address has it.
const (
	WatchedTable = "/replay"
	WatchedSaved = "/saved/" // and its name
	WatchedLink  = "/link"   // it came with the address
)

// whereabouts is what is shown, as an address has it.
func (g *Game) whereabouts() string {
	for _, s := range g.app.Scenes() {
		if w, ok := s.(Watched); ok && w.Watched() != "" {
			if w.Watched() == WatchedLink {
				return g.link
			}
			return g.title.Name + w.Watched()
		}
	}
	if g.playing() != nil {
		return g.title.Name
	}
	return ""
}

// notePlace has the address follow what is shown.
func (g *Game) notePlace() {
	if !g.begun || g.waits != nil {
		return
	}
	g.tellLost()
	at := g.whereabouts()
	if at != g.place && g.led {
		g.address.replace(at)
	} else if at != g.place {
		g.address.push(at)
	}
	g.place, g.led = at, false
}

// follow has what is shown follow the address.
func (g *Game) follow() {
	if !g.begun || g.waits != nil {
		return
	}
	if place, ok := g.address.went(); ok && place != g.place {
		g.goTo(place)
	}
}

// goTo shows what an address says. Where nothing can be shown for it, what is there stays.
func (g *Game) goTo(place string) {
	if here := g.title.Name; place != here && place != here+WatchedTable && g.losing() {
		g.address.push(g.place)
		g.askLeave()
		return
	}
	g.place, g.led = place, true
	if strings.HasPrefix(place, linkMark) {
		g.openLink(place)
		return
	}
	name, rest, watched := strings.Cut(place, "/")
	i := slices.IndexFunc(g.config.Titles, func(t Title) bool { return t.Name == name })
	switch {
	case i >= 0 && slices.Contains(wishes, rest):
		g.grant(&g.config.Titles[i], rest)
	case i >= 0 && watched:
		g.watchAt(&g.config.Titles[i], "/"+rest)
	case i >= 0:
		g.toTable(&g.config.Titles[i])
	case g.app.Top() != nil && g.whereabouts() != "":
		g.Title()
	}
}

// Wishes that the page's own title takes while the program is on its way, as an address has
// them after the name of a title and "/".
const (
	wishLearn = "learn"
	wishNew   = "new"
	wishGoOn  = "continue"
)

var wishes = []string{wishLearn, wishNew, wishGoOn}

// grant does what was wished for over the title, where back leads to. A wish is no place: the
// address forgets it.
func (g *Game) grant(t *Title, wish string) {
	g.address.replace("")
	g.place, g.led = "", false
	g.Title()
	switch {
	case wish == wishNew:
		g.prepare(t)
	case wish == wishLearn && t.Learn != nil:
		g.learn(t)
	case wish == wishGoOn && t.goesOn():
		g.goOn(t)
	}
}

// losing reports whether something would be lost if the table were left.
func (g *Game) losing() bool {
	p := g.playing()
	return p != nil && (g.config.Unkept != nil || p.Lost())
}

// toTable shows the table of a title: that which is there under what is watched, else that of
// its kept game. Several people find its curtain there.
func (g *Game) toTable(t *Title) {
	c := g.app.Context()
	switch {
	case t == g.title && g.playing() != nil:
		g.endWatching()
	case t.goesOn():
		g.open(t, func() ui.Scene { return t.Continue(c) }, g.overTitle)
	}
}

// overTitle shows a scene over the title, in the place of all that is there.
func (g *Game) overTitle(s ui.Scene) {
	g.Title()
	g.app.Context().Push(s)
}

// endWatching takes away what is watched, and what lies over it.
func (g *Game) endWatching() {
	all := g.app.Scenes()
	i := slices.IndexFunc(all, func(s ui.Scene) bool { w, ok := s.(Watched); return ok && w.Watched() != "" })
	if i < 0 {
		return
	}
	for _, s := range all[i:] {
		g.app.Context().Pop(s)
	}
}

// watchAt shows what an address has after the name of a title.
func (g *Game) watchAt(t *Title, what string) {
	c := g.app.Context()
	name, saved := strings.CutPrefix(what, WatchedSaved)
	switch {
	case saved && t.Saved != nil:
		g.open(t, func() ui.Scene { return g.savesOf(t).Watch(c, name) }, g.overTitle)
	case what == WatchedTable && t == g.title && g.playing() != nil:
		g.watchTable(nil)
	case what == WatchedTable && t.goesOn():
		g.open(t, func() ui.Scene { return t.Continue(c) }, g.watchTable)
	}
}

// watchTable watches the game at the table as one who has no seat there: whoever looks on may
// be another one than before. A table that is given is shown below it.
func (g *Game) watchTable(table ui.Scene) {
	if table != nil {
		g.overTitle(table)
	}
	if p := g.playing(); p != nil && p.Watch != nil {
		if s := p.Watch(); s != nil {
			g.app.Context().Push(s)
		}
	}
}

package scenes

import (
	"slices"

	"merlin/scenes/ui"
)

// notes are what a browser's tab remembers as long as it is open, over a reload too.
// Elsewhere there are none: a program that ends is begun at the title.
type notes interface {
	read(key string) string // "" is nothing
	write(key, value string)
}

// noted are notes that are gone with the program.
type noted map[string]string

func (n noted) read(key string) string  { return n[key] }
func (n noted) write(key, value string) { n[key] = value }

// What is noted: the title whose table is on the screen, and that the page had to be
// loaded anew because the browser lost what was drawn.
const (
	tableNote = "merlin.table"
	lostNote  = "merlin.lost"
)

// notePlace notes whether a game is at the table, and of which title.
func (g *Game) notePlace() {
	at := ""
	if g.playing() != nil {
		at = g.title.Name
	}
	if at != g.place {
		g.place = at
		g.notes.write(tableNote, at)
	}
}

// returns goes back to the table that was on the screen before the page was loaded anew:
// several people find its curtain there.
func (g *Game) returns() {
	c, name := g.app.Context(), g.notes.read(tableNote)
	tell := func() {}
	if g.notes.read(lostNote) != "" {
		g.notes.write(lostNote, "")
		tell = func() { c.Toast(c.T("error.graphics")) }
	}
	i := slices.IndexFunc(g.config.Titles, func(t Title) bool { return t.Name == name && t.goesOn() })
	if i < 0 {
		tell()
		return
	}
	t := &g.config.Titles[i]
	g.open(t, func() ui.Scene { return t.Continue(c) }, func(s ui.Scene) {
		c.Push(s)
		tell()
	})
}

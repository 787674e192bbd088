package scenes

import (
	"slices"

	"merlin/game"
)

// What a table asks of the screens around it, and they of each other.

// Mute turns the sound off, or on again, and keeps that.
func (g *Game) Mute() {
	g.settings.Muted = !g.settings.Muted
	g.changed()
}

// Muted reports whether the sound is off.
func (g *Game) Muted() bool { return g.settings.Muted }

// Ends reports whether the pictures that only the end of the title played needs are there;
// it asks for them.
func (g *Game) Ends() bool {
	if g.title.Late == "" || g.loader == nil {
		return true
	}
	if !slices.Contains(g.sets, g.title.Late) {
		g.late = late{}
		g.need(g.title.Late)
	}
	return g.loaded
}

// Knows reports whether a part of a title was explained, or offered to be.
func (g *Game) Knows(topic string) bool { return slices.Contains(g.settings.Known, topic) }

// Learnt keeps that parts of a title are known.
func (g *Game) Learnt(topics ...string) {
	for _, topic := range topics {
		if !g.Knows(topic) {
			g.settings.Known = append(g.settings.Known, topic)
		}
	}
	g.changed()
}

// Title takes everything off the stack and shows the title.
func (g *Game) Title() { g.app.Context().Reset(newTitle(g)) }

// Again leaves the table for the set-up of another game of the same players, which lies over the title.
func (g *Game) Again(players []game.Player) {
	g.Title()
	s := newSetup(g)
	s.seat(players)
	g.app.Context().Push(s)
}

// Options shows the options over the scene that is there.
func (g *Game) Options() { g.app.Context().Push(newOptions(g)) }

// Help shows the keys and what they do.
func (g *Game) Help() { g.app.Context().Push(newHelp(g)) }

// Rules opens the rules at a chapter; "" is the first.
func (g *Game) Rules(chapter string) {
	g.await(nil, func() { g.app.Context().Push(newRules(g, chapter)) })
}

// Menu shows the menu of a running game. The items come first, before those
// that lead to options, rules, help and away.
func (g *Game) Menu(items ...MenuItem) { g.app.Context().Push(newMenu(g, items)) }

// Curtain hides everything until the named player says that he is there, and
// then calls ready. crest is his sprite.
func (g *Game) Curtain(name, crest string, ready func()) {
	c := g.app.Context()
	c.Push(NewCurtain(c, name, crest, ready, func() { g.Menu() }))
}

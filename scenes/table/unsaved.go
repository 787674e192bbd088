package table

import (
	"bytes"
	"strings"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Unsaved reports whether there is an unsaved game.
func (g *Games[V, M]) Unsaved() bool { return len(g.unsaved) > 0 }

// Playing is the game at the table, nil when there is none.
func (g *Games[V, M]) Playing() *scenes.Playing { return g.playing }

// play notes a game as the one at the table.
func (g *Games[V, M]) play(s *Scene[V, M], auto *autosave) *scenes.Playing {
	g.playing = &scenes.Playing{Lost: auto.leaves, Elsewhere: auto.away, Asked: s.asked, Label: func() string { return s.session.match.Setup().Name }, Save: s.keeper.save, Text: func() (string, error) {
		record, err := recordOf(s.session.match)
		return string(record), err
	}, Watch: func() ui.Scene { return g.watch(s.ctx, s.session.match, scenes.WatchedTable) }}
	return g.playing
}

// recordOf is a match as it is kept.
func recordOf(m *game.Match) ([]byte, error) {
	var b bytes.Buffer
	err := m.WriteRecord(&b)
	return b.Bytes(), err
}

// leave holds a game that is not kept as it stands.
func (g *Games[V, M]) leave(p *scenes.Playing, s *Scene[V, M], auto *autosave) {
	if g.playing == p {
		g.playing = nil
	}
	if auto.lost() {
		g.unsaved = append(g.unsaved, s.session.match)
	}
}

// takeUp makes the scene that goes on with the last unsaved game, nil when there is none.
func (g *Games[V, M]) takeUp(c *ui.Context) ui.Scene {
	n := len(g.unsaved) - 1
	if n < 0 {
		return nil
	}
	m := g.unsaved[n]
	g.unsaved = g.unsaved[:n]
	known := g.there()
	if record, err := recordOf(m); err != nil || !game.Within(known, record) {
		known = nil // what is kept is another game
	}
	s := g.scene(c, m, known)
	s.keeper.due = true
	return s
}

// saveUnsaved puts the unsaved games aside. What is kept of an earlier state of one goes
// with that.
func (g *Games[V, M]) saveUnsaved() error {
	for len(g.unsaved) > 0 {
		record, err := recordOf(g.unsaved[0])
		if err == nil {
			err = g.saveAside(record)
		}
		if there := g.there(); err == nil && there != nil && game.Within(there, record) {
			err = store.DeleteGame(g.Store, g.kept())
		}
		if err != nil {
			return err
		}
		g.unsaved = g.unsaved[1:]
	}
	return nil
}

// KeptTip says which game can be continued, as everybody may know it; "" when it cannot
// be read.
func (g *Games[V, M]) KeptTip(words Words) string {
	m := g.next()
	if m == nil {
		return ""
	}
	var saved scenes.Saved
	g.describe(words, m, &saved)
	var names []string
	for _, seat := range saved.Seats {
		names = append(names, seat.Name)
	}
	round := ""
	if len(saved.Lines) > 0 {
		round = saved.Lines[0]
	}
	return words("title.continue_tip", "names", strings.Join(names, ", "), "round", round)
}

// next is the match that can be continued, or nil.
func (g *Games[V, M]) next() *game.Match {
	if n := len(g.unsaved); n > 0 {
		return g.unsaved[n-1]
	}
	m, _ := g.read(g.kept())
	return m
}

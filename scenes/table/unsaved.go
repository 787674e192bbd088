package table

import (
	"bytes"
	"strings"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// unsaved is a game whose last actions could not be kept. It can be continued as long as
// the program runs.
type unsaved struct {
	match *game.Match
	fresh bool // another game is kept in the store, not an earlier state of this one
}

// Unsaved reports whether there is an unsaved game.
func (g *Games[V, M]) Unsaved() bool { return len(g.unsaved) > 0 }

// Playing is the game at the table, nil when there is none.
func (g *Games[V, M]) Playing() *scenes.Playing { return g.playing }

// play notes a game as the one at the table.
func (g *Games[V, M]) play(s *Scene[V, M], auto *autosave) *scenes.Playing {
	g.playing = &scenes.Playing{Lost: auto.lost, Save: s.keeper.save, Text: func() (string, error) {
		var b bytes.Buffer
		err := s.session.match.WriteRecord(&b)
		return b.String(), err
	}}
	return g.playing
}

// leave holds a game that is not kept as it stands.
func (g *Games[V, M]) leave(p *scenes.Playing, s *Scene[V, M], auto *autosave) {
	if g.playing == p {
		g.playing = nil
	}
	if auto.lost() {
		g.unsaved = append(g.unsaved, unsaved{s.session.match, auto.fresh})
	}
}

// takeUp makes the scene that goes on with the last unsaved game, nil when there is none.
func (g *Games[V, M]) takeUp(c *ui.Context) ui.Scene {
	n := len(g.unsaved) - 1
	if n < 0 {
		return nil
	}
	u := g.unsaved[n]
	g.unsaved = g.unsaved[:n]
	s := g.scene(c, u.match, u.fresh)
	s.keeper.due = true
	return s
}

// saveUnsaved saves the unsaved games among the named ones. What is kept of an earlier
// state of one goes with that.
func (g *Games[V, M]) saveUnsaved() error {
	for len(g.unsaved) > 0 {
		u := g.unsaved[0]
		var b bytes.Buffer
		err := u.match.WriteRecord(&b)
		if err == nil {
			_, err = g.saveRecord(b.Bytes())
		}
		if err == nil && !u.fresh {
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
		return g.unsaved[n-1].match
	}
	m, _ := g.read(g.kept())
	return m
}

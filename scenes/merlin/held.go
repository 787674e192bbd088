package merlin

import (
	"bytes"
	"strings"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// held is a game whose last actions could not be kept. It can be continued as long as
// the program runs.
type held struct {
	match *game.Match
	fresh bool // another game is kept in the store, not an earlier state of this one
}

// Held tells whether a game is held.
func (t *Title) Held() bool { return len(t.held) > 0 }

// Playing is the game at the table, nil when there is none.
func (t *Title) Playing() *scenes.Playing { return t.playing }

// play notes a game as the one at the table.
func (t *Title) play(s *Scene, auto *autosave) *scenes.Playing {
	t.playing = &scenes.Playing{Lost: auto.lost, Text: func() (string, error) {
		var b bytes.Buffer
		err := s.session.match.WriteRecord(&b)
		return b.String(), err
	}}
	return t.playing
}

// leave holds a game that is not kept as it stands.
func (t *Title) leave(p *scenes.Playing, s *Scene, auto *autosave) {
	if t.playing == p {
		t.playing = nil
	}
	if auto.lost() {
		t.held = append(t.held, held{s.session.match, auto.fresh})
	}
}

// takeUp makes the scene that goes on with the game held last, nil when there is none.
func (t *Title) takeUp(c *ui.Context) ui.Scene {
	n := len(t.held) - 1
	if n < 0 {
		return nil
	}
	h := t.held[n]
	t.held = t.held[:n]
	s := t.scene(c, h.match, h.fresh)
	s.unsaved = true
	return s
}

// saveHeld saves the games that are held among the named ones. What is kept of an earlier
// state of one goes with that.
func (t *Title) saveHeld() error {
	for len(t.held) > 0 {
		h := t.held[0]
		var b bytes.Buffer
		err := h.match.WriteRecord(&b)
		if err == nil {
			err = t.saveRecord(b.Bytes())
		}
		if err == nil && !h.fresh {
			err = store.DeleteGame(t.Store, keptName)
		}
		if err != nil {
			return err
		}
		t.held = t.held[1:]
	}
	return nil
}

// KeptTip says which game can be continued, as everybody may know it; "" when it cannot
// be read.
func (t *Title) KeptTip(words func(string, ...any) string) string {
	m := t.next()
	if m == nil {
		return ""
	}
	var g scenes.Saved
	(&saves{title: t, words: words}).describe(&g, m)
	var names []string
	for _, seat := range g.Seats {
		names = append(names, seat.Name)
	}
	return words("title.continue_tip", "names", strings.Join(names, ", "), "round", g.Lines[0])
}

// next is the match that can be continued, or nil.
func (t *Title) next() *game.Match {
	if n := len(t.held); n > 0 {
		return t.held[n-1].match
	}
	m, _ := t.read(keptName)
	return m
}

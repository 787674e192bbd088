package table

import (
	"bytes"
	"errors"
	"io/fs"
	"math/rand/v2"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/boxfile"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Title makes the scenes of new and kept games for the screens around the table.
type Title struct {
	House func() House // asked for when a scene is made
	Store store.Store
	rules merlin.Title
}

// keptName is the name of the game that can be continued.
const keptName = "current"

// NewTitle returns the title with the components of a box file; "" is the box that
// comes with the program. A wrong box is one sentence with the file, line and table.
func NewTitle(house func() House, s store.Store, boxName string) (*Title, error) {
	box, err := boxfile.Open(boxName)
	if err != nil {
		return nil, err
	}
	return &Title{House: house, Store: s, rules: merlin.Title{Box: box}}, nil
}

// Start makes the scene of a new game; it is what [scenes.Config] wants as Start.
func (t *Title) Start(c *ui.Context, n scenes.NewGame) ui.Scene {
	m, err := game.NewMatch(t.rules, t.rules.Setup(players(n), n.Modules, seedOf(n.Seed)))
	if err != nil {
		panic(err) // the setup gives two to four seats, each a colour of its own, and modules of Modules
	}
	return t.scene(c, m)
}

// Kept tells whether there is a game to go on with.
func (t *Title) Kept() bool {
	_, err := store.LoadGame(t.Store, keptName)
	return !errors.Is(err, fs.ErrNotExist)
}

// Continue makes the scene that goes on with the kept game; nil, after a sentence to
// the player, when it cannot be read. A record with a fault is taken up at the last
// good action.
func (t *Title) Continue(c *ui.Context) ui.Scene {
	kept, err := store.LoadGame(t.Store, keptName)
	if err != nil {
		c.Toast(c.T("error.load", "text", err.Error()))
		return nil
	}
	m, err := game.ReadRecord(t.rules, bytes.NewReader(kept.Record))
	switch {
	case m == nil:
		c.Toast(refused(c, err))
		return nil
	case err != nil:
		c.Toast(c.T("error.record"))
	case kept.Lost != nil:
		c.Toast(c.T("error.earlier"))
	}
	return t.scene(c, m)
}

// refused says in the player's language why a kept game cannot be gone on with.
func refused(c *ui.Context, err error) string {
	var r *merlin.Refusal
	if errors.As(err, &r) {
		return c.T("error.kept."+r.Key, r.Args...)
	}
	return c.T("error.load", "text", err.Error())
}

func (t *Title) scene(c *ui.Context, m *game.Match) *Scene {
	s := New(c, t.House(), m)
	saver := store.NewSaver(t.Store, keptName)
	lost := func(err error) {
		if err != nil {
			c.Toast(c.T("error.save", "text", err.Error()))
		}
	}
	s.session.keep = func(m *game.Match) {
		var b bytes.Buffer
		if err := m.WriteRecord(&b); err != nil {
			lost(err)
			return
		}
		saver.Save(b.Bytes())
		lost(saver.Err())
	}
	s.playOn = func(m *game.Match) {
		next := t.scene(c, m)
		next.unsaved = true
		c.Reset(next)
	}
	s.close = func() {
		err := saver.Close()
		if s.session.over() {
			err = errors.Join(err, store.DeleteGame(t.Store, keptName))
		}
		lost(err)
	}
	return s
}

func players(n scenes.NewGame) []game.Player {
	var list []game.Player
	for _, s := range n.Seats {
		list = append(list, game.Player{Name: s.Name, Colour: uint8(s.Colour), Level: uint8(s.Level)})
	}
	return list
}

// seedOf turns what was typed into a seed; nothing typed is one by chance.
func seedOf(text string) uint64 {
	if text == "" {
		return rand.Uint64()
	}
	return game.SeedOf(text)
}

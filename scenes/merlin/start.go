package merlin

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"time"

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

	playing *scenes.Playing // the game at the table; nil when there is none
	held    []held
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
	return t.fresh(c, m)
}

// Kept tells whether there is a game to go on with.
func (t *Title) Kept() bool {
	if len(t.held) > 0 {
		return true
	}
	_, err := store.LoadGame(t.Store, keptName)
	return !errors.Is(err, fs.ErrNotExist)
}

// Continue makes the scene that goes on with the kept game; nil, after a sentence to
// the player, when it cannot be read. A record with a fault is taken up at the last
// good action.
func (t *Title) Continue(c *ui.Context) ui.Scene {
	if s := t.takeUp(c); s != nil {
		return s
	}
	m, err := t.read(keptName)
	if m == nil {
		c.Toast(fault(c.T, err))
		return nil
	}
	var line *game.RecordError
	s := t.scene(c, m, errors.As(err, &line)) // what follows the fault is kept too
	if err != nil {
		s.notice = fault(c.T, err)
	}
	return s
}

// playOn returns what goes on with a match in the place of all that is shown.
func (t *Title) playOn(c *ui.Context) func(*game.Match) {
	return func(m *game.Match) { c.Reset(t.fresh(c, m)) }
}

// fresh makes the scene of a game that another one makes room for, and keeps it at once.
func (t *Title) fresh(c *ui.Context, m *game.Match) *Scene {
	s := t.scene(c, m, true)
	s.unsaved = true
	return s
}

func (t *Title) scene(c *ui.Context, m *game.Match, fresh bool) *Scene {
	s := New(c, t.House(), m)
	auto := t.autosave(fresh)
	s.session.keep, s.unkept = auto.keep, auto.fault
	playing := t.play(s, auto)
	s.playOn = t.playOn(c)
	s.save = func(label string) (string, error) {
		m, err := s.session.match.Fork(s.session.moves())
		if err != nil {
			return "", err
		}
		name, err := (&saves{t, c.T, time.Now}).keep(m, label)
		return name, unkept(c.T, err)
	}
	playing.Save = s.save
	s.close = func() {
		err := auto.close(s.session.over())
		t.leave(playing, s, auto)
		if err := unkept(c.T, err); err != nil {
			c.Toast(err.Error())
		}
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

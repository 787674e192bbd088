package table

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/store"
)

// autosave keeps the game being played as the one that can be continued.
type autosave struct {
	putAside func() error // saves the game that is kept among the named ones
	saver    *store.Saver
	fresh    bool // another game is kept there: before it is replaced it is put aside
	err      error
	last     error // what went wrong before the last game came to the saver; nil when it did
}

// autosave keeps a game under the name of the one that is continued, or, if it is
// fresh, under today's.
func (g *Games[V, M]) autosave(fresh bool) *autosave {
	name := g.kept()
	if fresh {
		name = g.Title.currents()[0]
	}
	return &autosave{putAside: g.putAside, saver: store.NewSaver(g.Store, name), fresh: fresh}
}

// keep keeps the game as it stands. As long as the other one cannot be put aside this
// one is not kept.
func (a *autosave) keep(m *game.Match) {
	a.last = a.hand(m)
	a.err = a.last
}

func (a *autosave) hand(m *game.Match) error {
	if a.fresh {
		if err := a.putAside(); err != nil {
			return err
		}
		a.fresh = false
	}
	var b bytes.Buffer
	err := m.WriteRecord(&b)
	if err == nil {
		a.saver.Save(b.Bytes())
	}
	return err
}

// lost reports whether what was done last is not kept.
func (a *autosave) lost() bool { return cmp.Or(a.last, a.saver.Failing()) != nil }

// fault returns once what went wrong since it was last asked, or nil.
func (a *autosave) fault() error {
	err := cmp.Or(a.err, a.saver.Err())
	a.err = nil
	return err
}

// close ends it. A game that is over can be continued no more, and is put aside.
func (a *autosave) close(over bool) error {
	err := cmp.Or(a.err, a.saver.Close())
	if over && !a.fresh {
		err = cmp.Or(err, a.putAside())
	}
	return err
}

// putAside saves the game that can be continued by name, before another takes its
// place, and one that is over; also one that cannot be played here.
func (g *Games[V, M]) putAside() error {
	if err := g.saveUnsaved(); err != nil {
		return err
	}
	for _, name := range g.Title.currents() {
		if err := g.putAsideOne(name); err != nil {
			return err
		}
	}
	return nil
}

// putAsideOne does so with the game of a name. A game that nothing was done in yet, or of
// which nothing is left, is not kept; under a name of before it goes at once.
func (g *Games[V, M]) putAsideOne(name string) error {
	today := name == g.Title.currents()[0]
	kept, err := store.LoadGame(g.Store, name)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, store.ErrBroken) && today:
		return nil // nothing is lost that was there
	case errors.Is(err, store.ErrBroken):
		return store.SetGameAside(g.Store, name)
	case err != nil:
		return err
	}
	if m, err := game.ReadRecord(g.Title.Rules, bytes.NewReader(kept.Record)); err == nil && len(m.Moves()) == 0 {
		if today {
			return nil
		}
	} else if _, err := g.saveRecord(kept.Record); err != nil {
		return err
	}
	return store.DeleteGame(g.Store, name)
}

// unkept says in the player's language why a game could not be kept.
func unkept(words Words, err error) error {
	switch at := (*store.Fault)(nil); {
	case err == nil:
		return nil
	case errors.Is(err, store.ErrFull), store.ReadOnly(err) && !errors.As(err, &at):
		return errors.New(scenes.Trouble(words, err))
	case errors.Is(err, store.ErrOlder):
		return errors.New(words("error.older", "text", scenes.Trouble(words, err)))
	}
	return errors.New(words("error.save", "text", scenes.Trouble(words, err)))
}

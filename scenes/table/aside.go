package table

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"

	"merlin/game"
	"merlin/scenes/store"
)

// What the program puts aside by itself: the game that another takes the place of, one
// that is over, and what another window has gone on from in its own way.

// asideMost is how many games the program puts aside by itself; those that players saved
// are not among them.
const asideMost = 20

// makeRoom puts aside the game that can be continued, before another takes its place,
// and one that is over; also one that cannot be played here. It returns what stays there:
// a game in which nothing was done yet.
func (g *Games[V, M]) makeRoom() (rest []byte, err error) {
	err = g.Store.Alone(func() error {
		if err := g.saveUnsaved(); err != nil {
			return err
		}
		for _, name := range g.Title.currents() {
			if err := g.putAside(name); err != nil {
				return err
			}
		}
		rest = g.there()
		return nil
	})
	return rest, err
}

// there is the record that can be continued; nil when there is none that can be read.
func (g *Games[V, M]) there() []byte {
	kept, err := store.LoadGame(g.Store, g.kept())
	if err != nil {
		return nil
	}
	return kept.Record
}

// putAside does so with the game of a name. A game that nothing was done in yet, or of
// which nothing is left, is not kept; under a name of before it goes at once.
func (g *Games[V, M]) putAside(name string) error {
	today := name == g.Title.currents()[0]
	kept, err := store.LoadGame(g.Store, name)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, store.ErrBroken) && today:
		return nil // nothing is lost that was there
	case errors.Is(err, store.ErrBroken):
		return store.SetGameAside(g.Store, name)
	case errors.Is(err, store.ErrNewer):
		return g.moveAside(name)
	case err != nil:
		return err
	}
	if m, err := game.ReadRecord(g.Title.Rules, bytes.NewReader(kept.Record)); err == nil && len(m.Moves()) == 0 {
		if today {
			return nil
		}
	} else if err := g.saveAside(kept.Record); err != nil {
		return err
	}
	return store.DeleteGame(g.Store, name)
}

// moveAside puts aside what a newer program saved, as it is.
func (g *Games[V, M]) moveAside(name string) error {
	aside, err := g.newName(asidePrefix, g.now())
	if err != nil {
		return err
	}
	return store.MoveGame(g.Store, name, aside)
}

// setAside saves a record among the games that are put aside, unless all that people did in
// it is kept.
func (g *Games[V, M]) setAside(record []byte) (done bool, err error) {
	err = g.Store.Alone(func() error {
		if !game.Adds(record, g.there()) {
			return nil
		}
		done = true
		return g.saveAside(record)
	})
	return done, err
}

// saveAside saves a record there unless all of it is there already. What is there and goes
// no further than it is there no longer; nor are the oldest of too many.
func (g *Games[V, M]) saveAside(record []byte) error {
	asides, err := g.asides()
	if err != nil || !game.Played(record) {
		return err
	}
	var within []string
	for _, name := range asides {
		kept, err := store.LoadGame(g.Store, name)
		switch {
		case err != nil:
		case game.Within(record, kept.Record):
			return nil
		case game.Within(kept.Record, record):
			within = append(within, name)
		}
	}
	name, err := g.newName(asidePrefix, g.now())
	if err == nil {
		err = store.SaveTwice(g.Store, name, record)
	}
	if err != nil {
		return err
	}
	rest := slices.DeleteFunc(asides, func(name string) bool { return slices.Contains(within, name) })
	return g.deleteAll(append(within, rest[min(len(rest), asideMost-1):]...))
}

// bound is how many games of the kind of this one are kept at most; 0 is any number.
func (g *Games[V, M]) bound(name string) int {
	if g.Title.aside(name) {
		return asideMost
	}
	return 0
}

// asides are the names of what the program put aside, newest first.
func (g *Games[V, M]) asides() ([]string, error) {
	names, err := g.saved()
	return slices.DeleteFunc(names, func(name string) bool { return !g.Title.aside(name) }), err
}

func (g *Games[V, M]) deleteAll(names []string) error {
	for _, name := range names {
		if err := store.DeleteGame(g.Store, name); err != nil {
			return err
		}
	}
	return nil
}

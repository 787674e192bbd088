package table

import (
	"cmp"
	"errors"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/store"
)

// autosave keeps the game being played as the one that can be continued, as long as no
// other window plays.
type autosave struct {
	shelf  shelf
	hold   *store.Hold
	saver  *store.Saver
	fresh  bool   // another game is kept there: before it is replaced it is put aside
	record []byte // that came to be kept last

	err   error
	last  error  // what went wrong before the last game came to the saver; nil when it did
	told  string // of a fault that stands since
	stray bool   // another window plays, and the last record is kept all the same
	aside bool   // it was put aside

	passed bool // another scene of this window has the hold
}

// shelf is what an autosave may do with the games of its title.
type shelf interface {
	// makeRoom puts aside what is kept and returns what stays there nevertheless.
	makeRoom() (rest []byte, err error)
	// setAside saves a record among the games that are put aside, unless all that people
	// did in it is kept.
	setAside(record []byte) (done bool, err error)
}

// autosave keeps a game under the name of the one that is continued, from the record
// known, or, if that is nil, under today's in the place of another.
func (g *Games[V, M]) autosave(known []byte) *autosave {
	today := g.Title.currents()[0]
	a := &autosave{shelf: g, hold: store.NewHold(g.Store, today), fresh: known == nil}
	if a.fresh {
		a.saver = store.NewSaver(g.Store, a.hold, today)
		return a
	}
	a.saver = store.NewSaver(g.Store, a.hold, g.kept())
	a.saver.Know(known)
	return a
}

// keep keeps the game as it stands. As long as the other one cannot be put aside this
// one is not kept.
func (a *autosave) keep(m *game.Match) {
	a.last = a.hand(m)
	a.err = a.last
}

func (a *autosave) hand(m *game.Match) (err error) {
	if a.record, err = recordOf(m); err != nil {
		return err
	}
	a.stray = false
	if a.fresh {
		if err := a.replace(); err != nil {
			return err
		}
	}
	a.saver.Save(a.record)
	return nil
}

// replace makes room for the game, unless another window plays the one that is there.
func (a *autosave) replace() error {
	if a.hold.Elsewhere() {
		return store.ErrElsewhere
	}
	rest, err := a.shelf.makeRoom()
	if err == nil {
		a.saver.Know(rest)
		a.fresh = false
	}
	return err
}

// leaves reports, before the table is left, whether what was done last is not kept.
func (a *autosave) leaves() bool {
	a.saver.Wait()
	return a.lost()
}

// lost reports whether what was done last is not kept.
func (a *autosave) lost() bool { return cmp.Or(a.last, a.saver.Failing()) != nil && !a.stray }

// strayed puts the last record aside if another window barred it from its place.
func (a *autosave) strayed() {
	if errors.Is(cmp.Or(a.last, a.saver.Failing()), store.ErrElsewhere) && !a.stray {
		a.aside, a.err = a.shelf.setAside(a.record)
		a.stray = a.err == nil
	}
}

// fault returns what went wrong since it was last asked, nil for nothing, for what was
// told before, and for what another window bars: that is told by itself.
func (a *autosave) fault() error {
	a.strayed()
	err := cmp.Or(a.err, a.saver.Err())
	a.err = nil
	switch {
	case errors.Is(err, store.ErrElsewhere):
		return nil
	case err == nil && !a.lost():
		a.told = ""
	case err != nil && a.told == err.Error():
		return nil
	case err != nil:
		a.told = err.Error()
	}
	return err
}

// close ends it. A game that is over can be continued no more, and is put aside.
func (a *autosave) close(over bool) error {
	err := cmp.Or(a.err, a.saver.Close())
	if a.strayed(); a.stray {
		err = nil
	}
	if over && !a.fresh && !a.stray && !a.away() {
		_, aside := a.shelf.makeRoom()
		err = cmp.Or(err, aside)
	}
	if a.passed {
		return err
	}
	return cmp.Or(err, a.hold.Leave())
}

// away reports whether another window plays, or has.
func (a *autosave) away() bool { return a.hold.Elsewhere() || !a.fresh && a.saver.Moved() }

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

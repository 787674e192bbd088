package merlin

import (
	"bytes"
	"cmp"
	"errors"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/store"
)

// autosave keeps the game being played as the one that can be continued.
type autosave struct {
	title *Title
	saver *store.Saver
	fresh bool // another game is kept there: before it is replaced it is put aside
	err   error
	last  error // what went wrong before the last game came to the saver; nil when it did
}

func (t *Title) autosave(fresh bool) *autosave {
	return &autosave{title: t, saver: store.NewSaver(t.Store, keptName), fresh: fresh}
}

// keep keeps the game as it stands. As long as the other one cannot be put aside this
// one is not kept.
func (a *autosave) keep(m *game.Match) {
	a.last = a.hand(m)
	a.err = a.last
}

func (a *autosave) hand(m *game.Match) error {
	if a.fresh {
		if err := a.title.putAside(); err != nil {
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

// lost tells whether what was done last is not kept.
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
		err = cmp.Or(err, a.title.putAside())
	}
	return err
}

// unkept says in the player's language why a game could not be kept.
func unkept(words func(string, ...any) string, err error) error {
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

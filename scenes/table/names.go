package table

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"merlin/scenes/store"
)

// The names of games in the store. Those of a title begin with its name:
//
//	NAME-current   the game that can be continued
//	NAME-save-N    one that was saved by a player, N seconds after 1970
//	NAME-aside-N   one that the program put aside by itself
//
// The first title's were once called without it, and are found by that name, too.
const (
	currentName = "current"
	savePrefix  = "save-"
	asidePrefix = "aside-"
)

// currents are the names that the game which can be continued may have, today's first.
func (p *Play) currents() []string {
	if p.First {
		return []string{p.name() + "-" + currentName, currentName}
	}
	return []string{p.name() + "-" + currentName}
}

// kept is the name of the game that can be continued: today's, unless there is but one
// with the name of before.
func (g *Games[V, M]) kept() string {
	names := g.Title.currents()
	for _, name := range names {
		if g.has(name) {
			return name
		}
	}
	return names[0]
}

// has reports whether there is a game of that name, whatever is left of it.
func (g *Games[V, M]) has(name string) bool {
	_, err := store.LoadGame(g.Store, name)
	return !errors.Is(err, fs.ErrNotExist)
}

// Kept reports whether there is a game to go on with.
func (g *Games[V, M]) Kept() bool {
	return len(g.unsaved) > 0 || slices.ContainsFunc(g.Title.currents(), g.has)
}

// savedAt is when a game of that name was saved; ok is false for a name that is no
// saved game's of this title. A time that cannot be read is zero.
func (p *Play) savedAt(name string) (at time.Time, ok bool) {
	unix, ok := strings.CutPrefix(name, p.name()+"-"+savePrefix)
	if !ok {
		unix, ok = strings.CutPrefix(name, p.name()+"-"+asidePrefix)
	}
	if !ok && p.First {
		unix, ok = strings.CutPrefix(name, savePrefix)
	}
	if n, err := strconv.ParseInt(unix, 10, 64); err == nil {
		at = time.Unix(n, 0)
	}
	return at, ok
}

// aside reports whether a game of that name was put aside by the program itself.
func (p *Play) aside(name string) bool { return strings.HasPrefix(name, p.name()+"-"+asidePrefix) }

// saved lists the names of this title's saved games, newest first.
func (g *Games[V, M]) saved() ([]string, error) {
	names, err := store.Games(g.Store)
	names = slices.DeleteFunc(names, func(name string) bool { _, ok := g.Title.savedAt(name); return !ok })
	slices.SortStableFunc(names, func(a, b string) int {
		x, _ := g.Title.savedAt(a)
		y, _ := g.Title.savedAt(b)
		return y.Compare(x)
	})
	return names, err
}

// now is the moment.
func (g *Games[V, M]) now() time.Time {
	if g.Clock != nil {
		return g.Clock()
	}
	return time.Now()
}

// newName is a name with a prefix for a game saved at a moment that no other has.
func (g *Games[V, M]) newName(prefix string, at time.Time) (string, error) {
	names, err := store.Games(g.Store)
	if err != nil {
		return "", err
	}
	prefix = g.Title.name() + "-" + prefix
	n := at.Unix()
	for slices.Contains(names, prefix+strconv.FormatInt(n, 10)) {
		n++
	}
	return prefix + strconv.FormatInt(n, 10), nil
}

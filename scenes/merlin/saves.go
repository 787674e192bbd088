package merlin

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// saves are the games saved by name, as the screens around the table see them. The
// name in the store tells when a game was saved.
type saves struct {
	title *Title
	words func(key string, args ...any) string
	clock func() time.Time
}

// Saves returns the saved games; words speaks the language of the moment.
func (t *Title) Saves(words func(key string, args ...any) string) scenes.Saves {
	return &saves{t, words, time.Now}
}

const savePrefix = "save-"

// newName returns a name for a game saved now that no other has.
func (s *saves) newName() (string, error) {
	names, err := store.Games(s.title.Store)
	if err != nil {
		return "", err
	}
	n := s.clock().Unix()
	for slices.Contains(names, savePrefix+strconv.FormatInt(n, 10)) {
		n++
	}
	return savePrefix + strconv.FormatInt(n, 10), nil
}

// keep saves a match as it stands under a label.
func (s *saves) keep(m *game.Match, label string) (name string, err error) {
	if name, err = s.newName(); err != nil {
		return "", err
	}
	m.Call(label)
	var b bytes.Buffer
	if err := m.WriteRecord(&b); err != nil {
		return "", err
	}
	return name, store.SaveTwice(s.title.Store, name, b.Bytes())
}

// List reads all of them.
func (s *saves) List() (list []scenes.Saved) {
	names, err := store.Games(s.title.Store)
	if err != nil {
		return nil
	}
	for _, name := range slices.Backward(names) {
		if unix, ok := strings.CutPrefix(name, savePrefix); ok {
			list = append(list, s.look(name, unix))
		}
	}
	return list
}

// look tells of one game what may be known without taking a seat.
func (s *saves) look(name, unix string) scenes.Saved {
	g := scenes.Saved{Name: name}
	if n, err := strconv.ParseInt(unix, 10, 64); err == nil {
		g.When = time.Unix(n, 0)
	}
	m, err := s.title.read(name)
	switch {
	case errors.Is(err, errOlder):
		g.Fault = s.words("saves.copy") // the same: it was saved twice
	case err != nil:
		g.Fault = fault(s.words, err)
	}
	if errors.Is(err, store.ErrBroken) && m == nil {
		g.Label, g.Fault = ui.Literal(labelIn(store.Remains(s.title.Store, name))), s.words("saves.broken")
	}
	if g.Lost = m == nil; !g.Lost {
		s.describe(&g, m)
	}
	return g
}

var labelLine = regexp.MustCompile(`(?m)^name (".{1,240}")\r?$`)

// labelIn is the label in what is left of a record; "" when it cannot be read.
func labelIn(remains []byte) string {
	m := labelLine.FindSubmatch(remains)
	if m == nil {
		return ""
	}
	label, err := strconv.Unquote(string(m[1]))
	if err != nil || strings.ContainsFunc(label, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return ""
	}
	return label
}

// describe tells how a match stands, as everybody may know it.
func (s *saves) describe(g *scenes.Saved, m *game.Match) {
	now, setup := m.Game().(*merlin.Game), m.Setup()
	g.Label = ui.Literal(setup.Name)
	for i, p := range setup.Seats {
		seat := scenes.ResultSeat{Name: ui.Literal(p.Name), Crest: "crest-" + merlin.Colours[p.Colour], Score: int(now.Players[i].Score)}
		if seat.Name == "" {
			seat.Name = s.words("ui.colour." + merlin.Colours[p.Colour])
		}
		g.Seats = append(g.Seats, seat)
	}
	g.Lines = []string{s.words("ui.round", "number", int(now.Round), "of", merlin.Rounds), s.modules(now.Rules())}
	if now.Over() {
		g.Lines[0] = s.words("saves.over")
	}
	g.Draw = smallBoard(now.Public, setup.Seats)
}

// modules lists the modules in play.
func (s *saves) modules(r *merlin.Rules) string {
	var names []string
	for _, m := range merlin.ModuleNames() {
		if r.Has(m) {
			names = append(names, s.words("setup.module."+m))
		}
	}
	if len(names) == 0 {
		return s.words("setup.preset.first")
	}
	return strings.Join(names, ", ")
}

// read reads a kept game. A match that comes with an error stands at the last good
// action.
func (t *Title) read(name string) (*game.Match, error) {
	kept, err := store.LoadGame(t.Store, name)
	if err != nil {
		return nil, err
	}
	m, err := game.ReadRecord(t.rules, bytes.NewReader(kept.Record))
	if err == nil && kept.Lost != nil {
		err = fmt.Errorf("%w: %w", errOlder, kept.Lost)
	}
	return m, err
}

// errOlder is a game that goes on from an earlier save.
var errOlder = errors.New("the last save was damaged")

// Open goes on with a saved game.
func (s *saves) Open(c *ui.Context, name string) ui.Scene {
	m, err := s.title.read(name)
	if m == nil {
		c.Toast(fault(c.T, err))
		return nil
	}
	scene := s.title.fresh(c, m)
	if err != nil && !errors.Is(err, errOlder) { // an older one is the same: it was saved twice
		scene.notice = fault(c.T, err)
	}
	return scene
}

// Watch shows a saved game from its start: with everybody's eyes when it is over, else
// as a spectator.
func (s *saves) Watch(c *ui.Context, name string) ui.Scene {
	m, err := s.title.read(name)
	if err != nil {
		c.Toast(fault(c.T, err))
	}
	if m == nil {
		return nil
	}
	scene, err := NewReplay(c, s.title.House(), m, 0, game.NoSeat, s.title.playOn(c))
	if err != nil {
		c.Toast(fault(c.T, err))
		return nil
	}
	return scene
}

// Delete removes a saved game with all its generations.
func (s *saves) Delete(name string) error {
	if err := store.DeleteGame(s.title.Store, name); err != nil {
		return errors.New(scenes.Trouble(s.words, err))
	}
	return nil
}

// Export returns the record of a saved game.
func (s *saves) Export(name string) (string, error) {
	kept, err := store.LoadGame(s.title.Store, name)
	if err != nil {
		return "", errors.New(fault(s.words, err))
	}
	return string(kept.Record), nil
}

// Import saves a record from outside. It must be whole up to where it ends; one that
// was changed is refused with its line. One by earlier rules that differ from some line
// on is taken in up to there. One that is here already is not saved again.
func (s *saves) Import(text string) (name string, err error) {
	text = strings.TrimLeft(text, "\ufeff \t\r\n") // as mails and editors put before it
	m, err := game.ReadRecord(s.title.rules, strings.NewReader(text))
	if err != nil && (m == nil || !errors.Is(err, game.ErrEarlier)) {
		return "", errors.New(s.refused(err))
	}
	name, unsaved := s.known(m)
	if name == "" && unsaved == nil {
		name, unsaved = s.keep(m, m.Setup().Name)
	}
	if unsaved != nil {
		return "", unkept(s.words, unsaved)
	}
	if err != nil {
		err = errors.New(fault(s.words, err))
	}
	return name, err
}

// refused says in the player's language why a text is not taken in.
func (s *saves) refused(err error) string {
	var line *game.RecordError
	var refusal *game.Refusal
	switch foreign := errors.As(err, &refusal); {
	case foreign && refusal.Key != "title":
		return fault(s.words, err)
	case !foreign && errors.As(err, &line) && line.Line > 1:
		return s.words("saves.refused", "line", line.Line)
	}
	return s.words("saves.no_game")
}

// known is the name of the saved game that is the same as a match; "" when there is none.
func (s *saves) known(m *game.Match) (string, error) {
	var b bytes.Buffer
	if err := m.WriteRecord(&b); err != nil {
		return "", err
	}
	names, err := store.Games(s.title.Store)
	if err != nil {
		return "", err
	}
	i := slices.IndexFunc(names, func(name string) bool {
		kept, err := store.LoadGame(s.title.Store, name)
		return err == nil && strings.HasPrefix(name, savePrefix) && bytes.Equal(kept.Record, b.Bytes())
	})
	if i < 0 {
		return "", nil
	}
	return names[i], nil
}

// putAside saves the game that can be continued by name, before another takes its
// place, and one that is over; also one that cannot be played here. A game that nothing
// was done in yet is not kept.
func (t *Title) putAside() error {
	if err := t.saveHeld(); err != nil {
		return err
	}
	kept, err := store.LoadGame(t.Store, keptName)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, store.ErrBroken) {
		return nil // nothing is lost that was there
	}
	if err != nil {
		return err
	}
	if m, err := game.ReadRecord(t.rules, bytes.NewReader(kept.Record)); err == nil && len(m.Moves()) == 0 {
		return nil
	}
	if err := t.saveRecord(kept.Record); err != nil {
		return err
	}
	return store.DeleteGame(t.Store, keptName)
}

// saveRecord saves a record among the named games.
func (t *Title) saveRecord(record []byte) error {
	name, err := (&saves{t, nil, time.Now}).newName()
	if err != nil {
		return err
	}
	return store.SaveTwice(t.Store, name, record)
}

// fault says in the player's language what is wrong with a kept game.
func fault(words func(string, ...any) string, err error) string {
	var line *game.RecordError
	var refusal *game.Refusal
	switch {
	case errors.As(err, &refusal):
		return ui.Literal(words("error.kept."+refusal.Key, refusal.Args...))
	case errors.Is(err, errOlder):
		return words("error.earlier")
	case errors.Is(err, store.ErrBroken):
		return words("error.broken")
	case errors.Is(err, game.ErrEarlier) && errors.As(err, &line):
		return words("error.rules", "line", line.Line)
	case errors.As(err, &line):
		return words("error.record", "line", line.Line)
	}
	return words("error.load", "text", scenes.Trouble(words, err))
}

package table

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// saves are the games saved by name, as the screens around the table see them. The
// name in the store tells when a game was saved.
type saves[V any, M Model[V]] struct {
	games *Games[V, M]
	words Words
}

// Saves returns the saved games; words speaks the language of the moment.
func (g *Games[V, M]) Saves(words Words) scenes.Saves { return &saves[V, M]{g, words} }

// keep saves a match as it stands under a label.
func (g *Games[V, M]) keep(m *game.Match, label string) (name string, err error) {
	m.Call(label)
	var b bytes.Buffer
	if err := m.WriteRecord(&b); err != nil {
		return "", err
	}
	return g.saveRecord(b.Bytes())
}

// saveRecord saves a record among the games that players saved.
func (g *Games[V, M]) saveRecord(record []byte) (name string, err error) {
	return g.saveRecordAt(record, g.now())
}

func (g *Games[V, M]) saveRecordAt(record []byte, at time.Time) (name string, err error) {
	err = g.Store.Alone(func() error {
		if name, err = g.newName(savePrefix, at); err != nil {
			return err
		}
		return store.SaveTwice(g.Store, name, record)
	})
	return name, err
}

// List tells what the index has of them, newest first.
func (s *saves[V, M]) List() (list []scenes.Saved) {
	entries, err := s.games.entries()
	if err != nil {
		return nil
	}
	for _, e := range entries {
		list = append(list, s.listed(e))
	}
	return list
}

// listed tells of one game what the index has.
func (s *saves[V, M]) listed(e entry) scenes.Saved {
	g := scenes.Saved{Name: e.Name, Label: ui.Literal(e.Label), Lost: e.Lost, Aside: s.games.bound(e.Name)}
	g.When, _ = s.games.Title.savedAt(e.Name)
	for _, p := range e.Seats {
		g.Seats = append(g.Seats, seatOf(s.words, p.Name, p.Face, p.Colour))
	}
	return g
}

// seatOf is a seat as it is listed.
func seatOf(words Words, name, face, colour string) scenes.ResultSeat {
	seat := scenes.ResultSeat{Name: ui.Literal(name), Crest: "crest-" + colour}
	if seat.Name == "" {
		seat.Name = nameless(words, face, colour)
	}
	return seat
}

// nameless is what somebody without a name is called: by who of the computer players he is,
// or by his colour.
func nameless(words Words, face, colour string) string {
	if bot.FaceNamed(face) >= 0 {
		return words("face." + face)
	}
	return words("ui.colour." + colour)
}

// Look reads one game and tells what may be known of it without taking a seat.
func (s *saves[V, M]) Look(name string) scenes.Saved {
	g := scenes.Saved{Name: name, Aside: s.games.bound(name)}
	g.When, _ = s.games.Title.savedAt(name)
	m, err := s.games.read(name)
	switch {
	case errors.Is(err, errOlder):
		g.Fault = s.words("saves.copy") // the same: it was saved twice
	case err != nil:
		g.Fault = fault(s.words, err)
	}
	if g.Lost = m == nil; !g.Lost {
		s.games.describe(s.words, m, &g)
		return g
	}
	g.Label = ui.Literal(labelIn(store.Remains(s.games.Store, name)))
	if errors.Is(err, store.ErrBroken) {
		g.Fault = s.words("saves.broken")
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
func (g *Games[V, M]) describe(words Words, m *game.Match, saved *scenes.Saved) {
	setup, colours := m.Setup(), g.Title.Rules.Describe().Colours
	saved.Label = ui.Literal(setup.Name)
	for _, p := range setup.Seats {
		saved.Seats = append(saved.Seats, seatOf(words, p.Name, p.Face, colours[p.Colour]))
	}
	if g.Title.Describe != nil {
		g.Title.Describe(words, m, saved)
	}
}

// read reads a kept game. A match that comes with an error stands at the last good
// action.
func (g *Games[V, M]) read(name string) (*game.Match, error) {
	m, _, err := g.load(name)
	return m, err
}

// load reads a kept game with its record.
func (g *Games[V, M]) load(name string) (*game.Match, []byte, error) {
	kept, err := store.LoadGame(g.Store, name)
	if err != nil {
		return nil, nil, err
	}
	m, err := game.ReadRecord(g.Title.Rules, bytes.NewReader(kept.Record))
	switch {
	case err == nil && kept.Lost != nil:
		err = fmt.Errorf("%w: %w", errOlder, kept.Lost)
	case m == nil:
		err = fmt.Errorf("%w: %w", errHead, err)
	}
	return m, kept.Record, err
}

// What may be wrong with a kept game beside a fault in its moves.
var (
	errOlder = errors.New("the last save was damaged") // the game goes on from an earlier one
	errHead  = errors.New("there is a fault before the first move")
)

// Open goes on with a saved game.
func (s *saves[V, M]) Open(c *ui.Context, name string) ui.Scene {
	m, err := s.games.read(name)
	if m == nil {
		c.Toast(fault(c.T, err))
		return nil
	}
	scene := s.games.fresh(c, m)
	if err != nil && !errors.Is(err, errOlder) { // an older one is the same: it was saved twice
		scene.notice = fault(c.T, err)
	}
	return scene
}

// Watch shows a saved game from its start: with everybody's eyes when it is over, else
// as a spectator.
func (s *saves[V, M]) Watch(c *ui.Context, name string) ui.Scene {
	m, err := s.games.read(name)
	if err != nil {
		c.Toast(fault(c.T, err))
	}
	if m == nil {
		return nil
	}
	return s.games.watch(c, m, scenes.WatchedSaved+name)
}

// Show shows a record from outside as Watch does. Of one by earlier rules, what they agree on.
func (s *saves[V, M]) Show(c *ui.Context, text string) (ui.Scene, error) {
	m, err := game.ReadRecord(s.games.Title.Rules, strings.NewReader(text))
	if err != nil && (m == nil || !errors.Is(err, game.ErrEarlier)) {
		return nil, s.refused(err)
	}
	if err != nil {
		c.Toast(fault(c.T, err))
	}
	return s.games.watch(c, m, scenes.WatchedLink), nil
}

// watch makes the scene that shows a match from its start to one without a seat; nil, after
// a sentence to the player, when that cannot be. place is what an address has of it.
func (g *Games[V, M]) watch(c *ui.Context, m *game.Match, place string) ui.Scene {
	s, err := NewReplay(c, g.Shell(), g.Title, m, 0, game.NoSeat, g.playOn(c))
	if err != nil {
		c.Toast(fault(c.T, err))
		return nil
	}
	s.replay.place = place
	return s
}

// Keep makes a game that was put aside one that a player saved.
func (s *saves[V, M]) Keep(name string) (now string, err error) {
	kept, err := store.LoadGame(s.games.Store, name)
	if err == nil {
		at, _ := s.games.Title.savedAt(name)
		now, err = s.games.saveRecordAt(kept.Record, at)
	}
	if err == nil {
		err = store.DeleteGame(s.games.Store, name)
	}
	if err != nil {
		return "", unkept(s.words, err)
	}
	return now, nil
}

// Delete removes a saved game with all its generations.
func (s *saves[V, M]) Delete(name string) error {
	if err := store.DeleteGame(s.games.Store, name); err != nil {
		return errors.New(scenes.Trouble(s.words, err))
	}
	return nil
}

// Export returns the record of a saved game.
func (s *saves[V, M]) Export(name string) (string, error) {
	kept, err := store.LoadGame(s.games.Store, name)
	if err != nil {
		return "", errors.New(fault(s.words, err))
	}
	return string(kept.Record), nil
}

// Import saves a record from outside. It must be whole up to where it ends; one that
// was changed is refused with its line. One by earlier rules that differ from some line
// on is taken in up to there. One that is here already is not saved again.
func (s *saves[V, M]) Import(text string) (name string, err error) {
	text = strings.TrimLeft(text, "\ufeff \t\r\n") // as mails and editors put before it
	m, err := game.ReadRecord(s.games.Title.Rules, strings.NewReader(text))
	if err != nil && (m == nil || !errors.Is(err, game.ErrEarlier)) {
		return "", s.refused(err)
	}
	record, failed := recordOf(m)
	if failed == nil {
		name, failed = s.games.sameAs(record)
	}
	if name == "" && failed == nil {
		name, failed = s.games.keep(m, m.Setup().Name)
	}
	if failed != nil {
		return "", unkept(s.words, failed)
	}
	if err != nil {
		err = errors.New(fault(s.words, err))
	}
	return name, err
}

// refused says in the player's language why a text is not taken in; of one that is no game
// of this title at all, [scenes.ErrNoGame].
func (s *saves[V, M]) refused(err error) error {
	var line *game.RecordError
	var refusal *game.Refusal
	switch foreign := errors.As(err, &refusal); {
	case foreign && refusal.Key != "title":
		return errors.New(fault(s.words, err))
	case !foreign && errors.As(err, &line) && line.Line > 1:
		return errors.New(s.words("saves.refused", "line", line.Line))
	}
	return scenes.ErrNoGame
}

// fault says in the player's language what is wrong with a kept game.
func fault(words Words, err error) string {
	var line *game.RecordError
	var refusal *game.Refusal
	switch {
	case errors.As(err, &refusal):
		return ui.Literal(words("error.kept."+refusal.Key, refusal.Args...))
	case errors.Is(err, errOlder):
		return words("error.earlier")
	case errors.Is(err, store.ErrBroken):
		return words("error.broken")
	case errors.Is(err, store.ErrNewer):
		return words("error.newer")
	case errors.Is(err, game.ErrEarlier) && errors.As(err, &line):
		return words("error.rules", "line", line.Line)
	case errors.Is(err, errHead) && errors.As(err, &line):
		return words("error.head", "line", line.Line)
	case errors.As(err, &line):
		return words("error.record", "line", line.Line)
	}
	return words("error.load", "text", scenes.Trouble(words, err))
}

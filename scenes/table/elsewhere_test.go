package table_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"merlin/game"
	"merlin/i18n"
	"merlin/internal/nim/screen"
	"merlin/internal/property"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// window is one of several that share a store.
type window struct {
	shell
	store *store.Memory
	games *screen.Games
	scene *screen.Scene // the table; nil when there is none
}

// Title leaves the table.
func (w *window) Title() {
	w.app.Context().Reset(&veil{ctx: w.app.Context()})
	w.scene = nil
}

func newWindow(lang string, s *store.Memory) *window {
	l, err := i18n.Load(lang)
	if err != nil {
		panic(err)
	}
	w := &window{store: s}
	w.app = ui.NewApp(l)
	w.app.Context().SetPreferences(ui.Preferences{})
	w.games = &screen.Games{Title: screen.Title, Store: s, Shell: func() table.Shell { return w }}
	w.app.Start(&veil{ctx: w.app.Context()})
	return w
}

func (w *window) tick(n int) {
	for range n {
		if err := w.app.Update(new(ui.Input)); err != nil {
			panic(err)
		}
	}
	if top, ok := w.app.Top().(*screen.Scene); ok {
		w.scene = top // another one may have taken its place
	}
}

// put shows a table in the place of what is there.
func (w *window) put(s ui.Scene) {
	if scene, ok := s.(*screen.Scene); ok {
		w.app.Context().Reset(scene)
		w.tick(2)
		w.wait()
	}
}

func (w *window) begin(seed string) {
	w.put(w.games.Start(w.app.Context(), newGame(seed, 0, 1, 1)))
}

// goOn goes on with the kept game, from the title.
func (w *window) goOn() {
	w.app.Context().Reset(&veil{ctx: w.app.Context()})
	w.tick(1)
	w.put(w.games.Continue(w.app.Context()))
}

// playing reports whether the table is there and nothing lies over it.
func (w *window) playing() bool { return w.scene != nil && w.app.Top() == ui.Scene(w.scene) }

// told is what a question over the table says; "" when there is none.
func (w *window) told() string {
	if d, ok := w.app.Top().(*ui.Dialog); ok {
		return d.Text
	}
	return ""
}

// act takes the first option, take the one of a number, waits until it is kept or not, and
// returns the record; nil when no person is asked.
func (w *window) act() []byte { return w.take(0) }

func (w *window) take(i int) []byte {
	w.settle()
	if _, person := w.scene.Session().Asked(); !person || !w.playing() {
		return nil
	}
	s := w.scene.Session()
	options := s.Match().Game().Decision().Options
	if err := s.Take(options[i%len(options):][:1]); err != nil {
		panic(err)
	}
	w.wait()
	w.tick(1) // computer players may think on in it
	w.wait()
	return w.record()
}

// settle waits until a person is asked.
func (w *window) settle() {
	for range 200 {
		if _, person := w.scene.Session().Asked(); person || !w.playing() || w.scene.Session().Over() {
			return
		}
		w.tick(1)
	}
}

func (w *window) record() []byte {
	var b bytesWriter
	if err := w.scene.Session().Match().WriteRecord(&b); err != nil {
		panic(err)
	}
	return b
}

type bytesWriter []byte

func (b *bytesWriter) Write(p []byte) (int, error) { *b = append(*b, p...); return len(p), nil }

func (w *window) answer(name string) {
	w.app.Context().PressNamed("dialog-" + name)
	w.tick(3)
	w.wait()
}

// wait waits until what was done last is saved, or not.
func (w *window) wait() {
	if p := w.games.Playing(); p != nil {
		p.Lost()
	}
}

// records are all that is in a store.
func records(t fataler, s store.Store) (all [][]byte) {
	names, err := store.Games(s)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		g, err := store.LoadGame(s, name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, g.Record)
	}
	return all
}

type fataler interface{ Fatal(...any) }

// within reports whether all of a record is in the store.
func within(t fataler, s store.Store, record []byte) bool {
	for _, r := range records(t, s) {
		if game.Within(record, r) {
			return true
		}
	}
	return false
}

const seen = 40 // ticks after which another window is seen

// The second window on a game says so, in every language, and changes nothing; taken over,
// the game goes on as it stands, and the first window says so and can take it back.
func TestTwoWindowsOnOneGame(t *testing.T) {
	for _, lang := range i18n.Languages() {
		m := store.NewMemory()
		a, b := newWindow(lang, m), newWindow(lang, m.Beside())
		words := a.app.Context().T
		a.begin("one")
		a.act()
		b.goOn()
		if b.told() != words("held.game") {
			t.Fatalf("%s: the second window says %q", lang, b.told())
		}
		last := a.act()
		b.answer("take-over")
		if !b.playing() || !game.Within(last, b.record()) {
			t.Fatalf("%s: it does not go on as it stood: %q", lang, b.told())
		}
		next := b.act()
		if a.tick(seen); a.told() != words("held.game") {
			t.Fatalf("%s: the first window says %q", lang, a.told())
		}
		if a.answer("take-over"); !a.playing() || string(a.record()) != string(next) {
			t.Errorf("%s: taken back, it does not go on as it stood: %q", lang, a.told())
		}
		if n := len(records(t, m)); n != 1 {
			t.Errorf("%s: %d games are kept of one", lang, n)
		}
		b.tick(seen)
		b.answer("leave")
		if b.app.Top() == ui.Scene(b.scene) || b.games.Playing() != nil || b.games.Unsaved() {
			t.Error("the table is not left")
		}
		if text, err := a.games.Store.Read("nim-current.held"); err != nil || string(text) != m.Mark()+"\n" {
			t.Errorf("leaving took the hold away: %q, %v", text, err)
		}
	}
}

// A click in the moment before a window sees the other one changes nothing there, is kept
// aside, and that is told.
func TestClickBeforeTheOtherIsSeen(t *testing.T) {
	m := store.NewMemory()
	a, b := newWindow("en", m), newWindow("en", m.Beside())
	words := a.app.Context().T
	a.begin("one")
	a.act()
	a.act()
	a.settle() // there are several options now
	b.goOn()
	b.answer("take-over")
	theirs := b.act()
	mine := a.take(1) // has not looked yet
	if g, err := store.LoadGame(m, keptName); err != nil || string(g.Record) != string(theirs) {
		t.Errorf("written over is %v", err)
	}
	if !within(t, m, mine) {
		t.Error("what was done is lost")
	}
	if a.tick(seen); a.told() != words("held.game")+" "+words("held.aside") {
		t.Errorf("told is %q", a.told())
	}
}

// Two windows with different games: the one that begins says what it does to the other.
func TestTwoWindowsWithTwoGames(t *testing.T) {
	m := store.NewMemory()
	a, b := newWindow("fr", m), newWindow("fr", m.Beside())
	words := a.app.Context().T
	a.begin("one")
	one := a.act()
	if b.begin("two"); b.told() != words("held.other") {
		t.Fatalf("the second window says %q", b.told())
	}
	if g, err := store.LoadGame(m, keptName); err != nil || string(g.Record) != string(one) {
		t.Errorf("it has changed what is kept: %v", err)
	}
	b.answer("take-over")
	two := b.act()
	if !within(t, m, one) || !within(t, m, two) {
		t.Error("a game is lost")
	}
	if !a.games.Playing().Elsewhere() || b.games.Playing().Elsewhere() {
		t.Error("leaving does not tell which window plays")
	}
	if a.tick(seen); a.told() != words("held.other") {
		t.Errorf("the first window says %q", a.told())
	}
	a.answer("take-over")
	if !a.playing() || string(a.record()) != string(one) {
		t.Errorf("taken over, another game is there: %q", a.told())
	}
	a.tick(seen)
	if g, err := store.LoadGame(m, keptName); err != nil || string(g.Record) != string(one) || !within(t, m, two) {
		t.Errorf("it is not kept, or the other is lost: %v", err)
	}
}

// A window that was killed holds nothing; a program of before, that asks nobody, is seen
// by what it wrote.
func TestKilledAndOldPrograms(t *testing.T) {
	m := store.NewMemory()
	a, b := newWindow("en", m), newWindow("en", m.Beside())
	a.begin("one")
	record := a.act()
	m.End()
	if b.goOn(); b.told() != "" || string(b.record()) != string(record) {
		t.Fatalf("a dead window is waited for: %q", b.told())
	}
	ours := b.act()
	if err := store.SaveGame(m, keptName, record); err != nil {
		t.Fatal(err)
	}
	if b.tick(seen); !strings.HasPrefix(b.told(), b.app.Context().T("held.game")) {
		t.Errorf("told is %q", b.told())
	}
	b.answer("take-over")
	b.act()
	if !within(t, m, ours) || string(b.record()) == string(record) {
		t.Error("an older state has taken the place of a newer one")
	}
}

// Two windows do what they will, in the same game and in different ones: nothing that was
// done in either is lost, and who does not play is told.
func TestWindowsInterleaved(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		m := store.NewMemory()
		windows := []*window{newWindow("en", m), newWindow("en", m.Beside())}
		var done [][]byte
		for n := range 24 {
			i := rapid.IntRange(0, 1).Draw(t, "window")
			w := windows[i]
			switch deed := rapid.SampledFrom([]string{"act", "act", "act", "act", "wait", "begin", "go on", "leave", "die"}).Draw(t, "deed"); {
			case w.told() != "" && deed == "leave":
				w.answer("leave")
			case w.told() != "":
				w.answer("take-over")
			case deed == "wait":
				w.tick(seen)
			case deed == "begin":
				w.begin(fmt.Sprint("game ", n))
			case deed == "go on":
				w.goOn()
			case deed == "leave" && w.playing():
				w.Title()
				w.tick(1)
			case deed == "die":
				w.store.End()
				windows[i] = newWindow("en", m.Beside())
			case w.playing():
				if record := w.take(rapid.IntRange(0, 3).Draw(t, "option")); record != nil {
					done = append(done, record)
				}
			}
			checkNothingLost(t, m, done)
		}
		for _, w := range windows {
			checkTold(t, w)
		}
	})
}

func checkNothingLost(t *rapid.T, m *store.Memory, done [][]byte) {
	for _, record := range done {
		if !within(t, m, record) {
			t.Fatalf("this is lost:\n%s\nthere is:\n%q", record, records(t, m))
		}
	}
}

// checkTold wants of a window whose table is free that its game is the one that is kept.
func checkTold(t *rapid.T, w *window) {
	w.tick(seen)
	w.wait()
	if !w.playing() {
		return
	}
	if g, err := store.LoadGame(w.store, keptName); err != nil || !game.SameGame(g.Record, w.record()) {
		t.Fatalf("it plays on as if its game were kept, and there is %.60q, %v", g.Record, err)
	}
	if !store.NewHold(w.store, keptName).Mine() {
		t.Fatal("it plays on and does not hold its game")
	}
}

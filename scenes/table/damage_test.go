package table_test

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"time"

	"merlin/i18n"
	"merlin/internal/nim/screen"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// keptName is the name of the game that can be continued.
const keptName = "nim-current"

// generations are the names of what is kept of the game that can be continued, the
// newest first.
var generations = []string{keptName + ".game", keptName + ".game.1", keptName + ".game.2"}

// Damaged files of all generations, in every combination: the newest good game goes on,
// and unless it is the newest of all the player is told so in his language; when none is
// good he is told that, and nothing goes on.
func TestDamagedSaves(t *testing.T) {
	kinds := map[rune]func([]byte) []byte{
		'w': func(b []byte) []byte { return b }, // whole
		'c': func(b []byte) []byte { return b[:len(b)*2/3] },
		'b': func(b []byte) []byte { b[len(b)/2] ^= 4; return b },
	}
	title, app := keeping(t, "en")
	kept(t, title, app, 10)
	var good [3][]byte
	var moves [3]int
	for i, name := range generations {
		var err error
		if good[i], err = title.Store.Read(name); err != nil {
			t.Fatal(err)
		}
		moves[i] = strings.Count(string(good[i]), "\n") // more the newer it is
	}
	if moves[0] <= moves[1] || moves[1] <= moves[2] {
		t.Fatalf("the generations have %v lines", moves)
	}
	for _, lang := range i18n.Languages() {
		for _, a := range "wcb" {
			for _, b := range "wcb" {
				for _, c := range "wcb" {
					fresh, app := keeping(t, lang)
					for i, kind := range []rune{a, b, c} {
						if err := fresh.Store.Write(generations[i], kinds[kind](slices.Clone(good[i]))); err != nil {
							t.Fatal(err)
						}
					}
					newest := strings.IndexRune(string([]rune{a, b, c}), 'w')
					t.Run(fmt.Sprintf("%s %c%c%c", lang, a, b, c), func(t *testing.T) { checkTakenUp(t, fresh, app, newest, good) })
				}
			}
		}
	}
}

func checkTakenUp(t *testing.T, title *screen.Games, app *ui.App, newest int, good [3][]byte) {
	t.Helper()
	app.Start(&veil{ctx: app.Context()})
	scene, _ := title.Continue(app.Context()).(*screen.Scene)
	want := ""
	switch {
	case newest < 0:
		want = app.Context().T("error.broken")
	case newest > 0:
		want = app.Context().T("error.earlier")
	}
	text := said(t, app)
	if scene != nil {
		app.Start(scene)
		_ = app.Update(new(ui.Input))
		if box, ok := app.Top().(*ui.Dialog); ok {
			text = box.Text
		}
	}
	if oneLine(text) != oneLine(want) {
		t.Errorf("the player is told %q, want %q", text, want)
	}
	if (scene == nil) != (newest < 0) {
		t.Fatalf("a game goes on: %v", scene != nil)
	}
	if scene == nil {
		return
	}
	if _, record, _ := strings.Cut(string(good[newest]), "\n"); recordOf(t, scene.Session().Match()) != record {
		t.Error("another game goes on")
	}
	scene.Close()
}

// oneLine is a text without its line breaks.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\u00a0' || r == '\u202f' }), " ")
}

// bad is a store in which nothing can be written as long as there is an error.
type bad struct {
	store.Store
	err error
}

func (b *bad) Write(name string, data []byte) error {
	if b.err != nil {
		return fmt.Errorf("%s cannot be written: %w", b.Path(name), b.err)
	}
	return b.Store.Write(name, data)
}

// played takes the first option and waits until it is kept, or not.
func played(t *testing.T, app *ui.App, s *screen.Scene) {
	t.Helper()
	if err := s.Session().Take(s.Session().Match().Game().Decision().Options[:1]); err != nil {
		t.Fatal(err)
	}
	s.Session().Keep() // waits for the one before
	if err := s.Update(app.Context()); err != nil {
		t.Fatal(err)
	}
}

var people = newGame("one", 0, 0, 0)

// A disk that is full or may only be read is told of in the player's language, while the
// game goes on in memory; when there is room again all of it is kept.
func TestDiskFillsUp(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for _, c := range []struct {
			err error
			key string
		}{
			{store.ErrFull, "error.full"},
			{fs.ErrPermission, "error.unavailable"},
		} {
			title, app := keeping(t, lang)
			disk := &bad{Store: title.Store}
			title.Store = disk
			s := title.Start(app.Context(), people).(*screen.Scene)
			app.Start(s)
			played(t, app, s)
			before, err := store.LoadGame(disk, keptName)
			if err != nil {
				t.Fatal(err)
			}
			disk.err = c.err
			played(t, app, s)
			want := recordOf(t, s.Session().Match())
			if text := said(t, app); oneLine(text) != oneLine(app.Context().T(c.key)) {
				t.Errorf("%s, %v: the player is told %q", lang, c.err, text)
			}
			if g, err := store.LoadGame(disk, keptName); err != nil || string(g.Record) != string(before.Record) || g.Age > 0 {
				t.Errorf("%s, %v: what was kept before is %q, %v", lang, c.err, g.Record, err)
			}
			if recordOf(t, s.Session().Match()) != want {
				t.Errorf("%s, %v: the game in memory has changed", lang, c.err)
			}
			disk.err = nil
			played(t, app, s)
			s.Close()
			if g, err := store.LoadGame(disk, keptName); err != nil || string(g.Record) != recordOf(t, s.Session().Match()) {
				t.Errorf("%s, %v: with room again there is %q, %v", lang, c.err, g.Record, err)
			}
		}
	}
}

// That nothing can be kept is told once, and again only when something was kept meanwhile.
func TestFullDiskIsToldOnce(t *testing.T) {
	title, app := keeping(t, "en")
	disk := &bad{Store: title.Store}
	title.Store = disk
	s := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(s)
	told := func() bool {
		app.Context().Toast("") // what was told before is away
		for range 3 {
			played(t, app, s)
			title.Playing().Lost() // waits until it is kept, or not
			if err := s.Update(app.Context()); err != nil {
				t.Fatal(err)
			}
		}
		return said(t, app) != ""
	}
	var all []bool
	for _, err := range []error{nil, store.ErrFull, store.ErrFull, nil, store.ErrFull} {
		disk.err = err
		all = append(all, told())
	}
	if want := []bool{false, true, false, false, true}; !slices.Equal(all, want) {
		t.Errorf("it is told %v, want %v", all, want)
	}
}

// A new game does not take the place of one that cannot be put aside: it is played
// without being kept, the player is told, and when there is room both are kept.
func TestNewGameOnFullDisk(t *testing.T) {
	title, app := keeping(t, "fr")
	disk := &bad{Store: title.Store}
	title.Store = disk
	old := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(old)
	played(t, app, old)
	old.Close()
	first := recordOf(t, old.Session().Match())
	disk.err = store.ErrFull
	next := title.Start(app.Context(), people).(*screen.Scene)
	for range 5 { // more than there are generations
		played(t, app, next)
		if text := said(t, app); oneLine(text) != oneLine(app.Context().T("error.full")) {
			t.Fatalf("the player is told %q", text)
		}
	}
	if g, err := store.LoadGame(disk, keptName); err != nil || string(g.Record) != first {
		t.Fatalf("the game before is %.80q, %v", g.Record, err)
	}
	disk.err = nil
	played(t, app, next)
	next.Close()
	if g, err := store.LoadGame(disk, keptName); err != nil || string(g.Record) != recordOf(t, next.Session().Match()) {
		t.Errorf("the new game is %.80q, %v", g.Record, err)
	}
	checkAside(t, title, app, first)
}

// checkAside wants one saved game, which has that record.
func checkAside(t *testing.T, title *screen.Games, app *ui.App, record string) {
	t.Helper()
	s := title.Saves(app.Context().T)
	list := s.List()
	if len(list) != 1 {
		t.Fatalf("%d games are put aside", len(list))
	}
	if text, err := s.Export(list[0].Name); err != nil || text != record {
		t.Errorf("put aside is %.80q, %v", text, err)
	}
}

// A record that goes on only to a fault is put aside whole before anything takes its
// place, and so is one that cannot be played here at all.
func TestWhatCannotBePlayedIsPutAside(t *testing.T) {
	for _, c := range []struct{ word, line string }{
		{"# scores", "# scores 9 9 9"}, // a fault: it goes on before it
		{"nim record", "chess record 1"},
	} {
		title, app := keeping(t, "de")
		kept(t, title, app, 10)
		g, err := store.LoadGame(title.Store, keptName)
		if err != nil {
			t.Fatal(err)
		}
		text := withLine(string(g.Record), c.word, c.line)
		if err := store.SaveGame(title.Store, keptName, []byte(text)); err != nil {
			t.Fatal(err)
		}
		s, ok := title.Continue(app.Context()).(*screen.Scene)
		if !ok {
			s = title.Start(app.Context(), people).(*screen.Scene)
		}
		app.Start(s)
		played(t, app, s)
		s.Close()
		checkAside(t, title, app, text)
	}
}

// Files that are damaged under a running game do it no harm: its next action is kept.
func TestDamageUnderARunningGame(t *testing.T) {
	title, app := keeping(t, "en")
	s := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(s)
	for range 4 {
		played(t, app, s)
	}
	for _, name := range generations {
		if err := title.Store.Write(name, []byte("no game")); err != nil {
			t.Fatal(err)
		}
	}
	played(t, app, s)
	s.Close()
	if text := said(t, app); text != "" {
		t.Errorf("the player is told %q", text)
	}
	if g, err := store.LoadGame(title.Store, keptName); err != nil || g.Age > 0 || string(g.Record) != recordOf(t, s.Session().Match()) {
		t.Errorf("there is %.80q of age %d, %v", g.Record, g.Age, err)
	}
}

// Starting another game keeps the one that was going on.
func TestNothingIsLostByAnotherGame(t *testing.T) {
	title, app := keeping(t, "en")
	s := title.Saves(app.Context().T)
	first := title.Start(app.Context(), people).(*screen.Scene)
	if err := first.Session().Take(first.Session().Match().Game().Decision().Options[:1]); err != nil {
		t.Fatal(err)
	}
	record := recordOf(t, first.Session().Match())
	first.Close()
	again := func() {
		next := title.Start(app.Context(), people).(*screen.Scene)
		next.Session().Keep()
		next.Close()
	}
	again()
	checkAside(t, title, app, record)
	again()
	if got := len(s.List()); got != 1 {
		t.Errorf("a game in which nothing was done is kept too: %d", got)
	}
}

// A damaged file loses no named game, and one of which nothing is good is still listed,
// with its date and, where that can be read, its name.
func TestNamedGamesOutliveDamage(t *testing.T) {
	title, app := keeping(t, "en")
	at := time.Date(2026, 11, 21, 20, 15, 0, 0, time.UTC)
	title.Clock = func() time.Time { return at }
	s := title.Saves(app.Context().T)
	scene := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(scene)
	played(t, app, scene)
	name, err := title.Playing().Save("Sunday")
	if err != nil {
		t.Fatal(err)
	}
	text, err := s.Export(name)
	if err != nil {
		t.Fatal(err)
	}
	harm := func(file string, at int) {
		t.Helper()
		data, err := title.Store.Read(file)
		if err != nil {
			t.Fatal(err)
		}
		data[at] ^= 1
		if err := title.Store.Write(file, data); err != nil {
			t.Fatal(err)
		}
	}
	harm(name+".game", 100)
	g := s.Look(name)
	if again, err := s.Export(name); err != nil || again != text || g.Lost || g.Fault != app.Context().T("saves.copy") {
		t.Errorf("with one file damaged: %+v, %v", g, err)
	}
	harm(name+".game.1", len(text))
	for _, g := range append(s.List(), s.Look(name)) {
		if !g.Lost || g.Label != "Sunday" || !g.When.Equal(at) {
			t.Errorf("with both damaged: %+v", g)
		}
	}
	if g := s.Look(name); g.Fault != app.Context().T("saves.broken") {
		t.Errorf("with both damaged is told %q", g.Fault)
	}
}

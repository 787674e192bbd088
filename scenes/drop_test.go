package scenes

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// Every file that was dropped is read, within bounds; hidden files and what is no file
// are left alone, and nothing at all is an error.
func TestReadFiles(t *testing.T) {
	text := func(n int) *fstest.MapFile { return &fstest.MapFile{Data: []byte(strings.Repeat("x", n))} }
	many, folders := fstest.MapFS{}, fstest.MapFS{"zz": text(1)}
	for i := range maxFiles + 1 {
		many[fmt.Sprintf("f%02d", i)] = text(i)
	}
	for i := range maxDropped {
		folders[fmt.Sprintf("d%d", i)] = &fstest.MapFile{Mode: fs.ModeDir}
	}
	for _, c := range []struct {
		name  string
		files fs.FS
		want  string // lengths and errors of the files
	}{
		{"a file in a folder, and another", fstest.MapFS{"a/b": text(9), "c": text(3)}, "b 9, c 3"},
		{"behind a pipe", fstest.MapFS{"a": {Mode: fs.ModeNamedPipe}, "b": text(7)}, "b 7"},
		{"behind a hidden file", fstest.MapFS{"a/.DS_Store": text(5), "a/b": text(7)}, "b 7"},
		{"as long as may be", fstest.MapFS{"a": text(maxImport)}, fmt.Sprint("a ", maxImport)},
		{"too long", fstest.MapFS{"a": text(maxImport + 1), "b": text(2)}, fmt.Sprint("a ", errTooLong, ", b 2")},
		{"no file", fstest.MapFS{"a": {Mode: fs.ModeDir}}, fmt.Sprint(" ", errNoFile)},
		{"a device", fstest.MapFS{"a": {Mode: fs.ModeDevice}}, fmt.Sprint(" ", errNoFile)},
		{"nothing", fstest.MapFS{}, fmt.Sprint(" ", errNoFile)},
		{"too many folders", folders, fmt.Sprint(" ", errTooMany)},
	} {
		var got []string
		for _, o := range readFiles(c.files) {
			if o.err != nil {
				got = append(got, fmt.Sprint(o.file, " ", o.err))
			} else {
				got = append(got, fmt.Sprint(o.file, " ", len(o.text)))
			}
		}
		if now := strings.Join(got, ", "); now != c.want {
			t.Errorf("%s: %q, want %q", c.name, now, c.want)
		}
	}
	if got := readFiles(many); len(got) != maxFiles+1 || got[maxFiles].err != errTooMany {
		t.Errorf("of too many files %d were read: %v", len(got), got[len(got)-1].err)
	}
}

// shelf keeps texts that begin with "game".
type shelf struct {
	saved  []Saved
	looked int // games that were read
}

func (s *shelf) List() []Saved { return s.saved }
func (s *shelf) Look(name string) Saved {
	s.looked++
	return s.saved[slices.IndexFunc(s.saved, func(g Saved) bool { return g.Name == name })]
}
func (s *shelf) Open(*ui.Context, string) ui.Scene  { return nil }
func (s *shelf) Watch(*ui.Context, string) ui.Scene { return nil }
func (s *shelf) Show(*ui.Context, string) (ui.Scene, error) {
	return nil, ErrNoGame
}
func (s *shelf) Keep(name string) (string, error) { return name, nil }
func (s *shelf) Delete(string) error              { return nil }
func (s *shelf) Export(string) (string, error)    { return "", nil }
func (s *shelf) Import(text string) (string, error) {
	if !strings.HasPrefix(text, "game") {
		return "", errors.New("no game")
	}
	s.saved = append(s.saved, Saved{Name: text})
	return text, nil
}

// What comes from outside is saved and shown over whatever is there; what is no game is
// told, and leaves the screen as it is.
func TestTake(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for _, c := range []struct {
			name  string
			all   []outside
			shown string
			told  string // "" is a sentence of its own
		}{
			{"a game", []outside{{"", "game 1", nil}}, "game 1", ""},
			{"no game", []outside{{"a", "hello", nil}}, "", "no game"},
			{"two games and a letter", []outside{{"a", "game 1", nil}, {"{b}", "hello", nil}, {"c", "game 2", nil}}, "game 2", "(b): no game"},
			{"too long", []outside{{"a", "", errTooLong}}, "", ""},
			{"too many", []outside{{"a", "game 1", nil}, {"", "", errTooMany}}, "game 1", ""},
			{"no file", []outside{{"", "", errNoFile}}, "", ""},
			{"no way to the clipboard", []outside{{"", "", errKeys}}, "", ""},
			{"unreadable", []outside{{"a", "", fs.ErrPermission}}, "", ""},
		} {
			g := newGame(t, lang, Config{})
			s := &shelf{}
			g.saves = []titleSaves{{s, g.title}}
			app := on(g, newTitle(g))
			g.take(c.all...)
			app.Update(&ui.Input{X: -1, Y: -1})
			shown := ""
			if top, ok := app.Top().(*saves); ok {
				shown = top.now
			}
			if shown != c.shown {
				t.Errorf("%s: %q is shown, want %q", c.name, shown, c.shown)
			}
			checkToast(t, lang+": "+c.name, app, c.told)
		}
	}
}

// checkToast wants that a text, or any if it is "", is told, and has room.
func checkToast(t *testing.T, where string, app *ui.App, want string) {
	t.Helper()
	checkTexts(t, where, app)
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	var told []string
	for _, w := range rec.Texts {
		if w.Where == "toast" {
			told = append(told, w.Text)
		}
	}
	if text := strings.Join(told, " "); text == "" || want != "" && text != want {
		t.Errorf("%s: told is %q, want %q", where, text, want)
	}
}

// Components go to the title that they are of, which says what came of them; what is no
// title's is taken for a game.
func TestTakeComponents(t *testing.T) {
	for _, c := range []struct {
		name  string
		all   []outside
		shown string
		told  string
	}{
		{"components", []outside{{"a", "deck 1", nil}}, "", "took deck 1"},
		{"components, and a game", []outside{{"a", "deck 1", nil}, {"b", "game 1", nil}}, "game 1", ""},
		{"components, and a letter", []outside{{"a", "deck 1", nil}, {"b", "hello", nil}}, "", "b: no game"},
		{"what cannot be read", []outside{{"a", "deck 1", fs.ErrPermission}}, "", ""},
	} {
		g := newGame(t, "en", Config{})
		s := &shelf{}
		g.saves = []titleSaves{{s, g.title}}
		g.config.Titles[0].Take = func(said Words, text string) (string, bool) {
			return "took " + text, strings.HasPrefix(text, "deck") && said("title.play") != ""
		}
		app := on(g, newTitle(g))
		g.take(c.all...)
		app.Update(&ui.Input{X: -1, Y: -1})
		shown := ""
		if top, ok := app.Top().(*saves); ok {
			shown = top.now
		}
		if shown != c.shown {
			t.Errorf("%s: %q is shown, want %q", c.name, shown, c.shown)
		}
		checkToast(t, c.name, app, c.told)
	}
}

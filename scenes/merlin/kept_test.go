package merlin

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// keeping is a title that keeps games in memory, and the screen in front of it.
func keeping(t *testing.T, lang string) (*Games, *ui.App) {
	t.Helper()
	l := localeOf(t, lang)
	app := ui.NewApp(l)
	h := &shell{app: app}
	return &Games{
		Shell: func() table.Shell { return h },
		Store: store.NewMemory(), Title: newTitle(standardBox),
	}, app
}

// kept plays a new game of three people for some clicks and leaves the table.
func kept(t *testing.T, title *Games, app *ui.App, clicks int, modules ...string) *sitting {
	t.Helper()
	n := scenes.NewGame{Seed: strings.Join(modules, " "), Modules: modules}
	for i := range 3 {
		n.Seats = append(n.Seats, game.Player{Colour: uint8(i)})
	}
	s := &sitting{t: t, app: app, shell: &shell{app: app}, scene: title.Start(app.Context(), n).(*tableScene)}
	app.Start(s.scene)
	s.settle()
	chance := game.NewStream(uint64(clicks), 51)
	for range clicks {
		list := s.pressable()
		s.click(list[chance.N(len(list))])
	}
	s.present()
	leave(t, app)
	return s
}

// leave goes to what is the title here.
func leave(t *testing.T, app *ui.App) {
	t.Helper()
	app.Context().Reset(&veil{ctx: app.Context()})
	if err := app.Update(new(ui.Input)); err != nil {
		t.Fatal(err)
	}
}

// present has who is asked say that he is there.
func (s *sitting) present() {
	for s.app.Top() != ui.Scene(s.scene) {
		s.click(s.pressable()[0])
	}
}

// A kept game with modules goes on exactly where it was: in the draft, in the middle of
// a turn, among others' answers; the same person is asked the same.
func TestKeptGamesGoOnExactly(t *testing.T) {
	asked := map[string]bool{}
	for _, modules := range [][]string{
		{"favour", "arthur", "knights", "treasures", "decrees"},
		{"favour", "arthur", "knights-dealt", "treasures", "decrees"},
	} {
		for _, clicks := range []int{2, 5, 40, 95, 180, 333} {
			title, app := keeping(t, "de")
			first := kept(t, title, app, clicks, modules...)
			if !title.Kept() {
				t.Fatal("nothing was kept")
			}
			scene, ok := title.Continue(app.Context()).(*tableScene)
			if !ok {
				t.Fatalf("%v, %d clicks: the game does not go on", modules, clicks)
			}
			app.Context().Push(scene)
			next := &sitting{t: t, app: app, shell: first.shell, scene: scene}
			next.settle()
			next.present()
			checkSame(t, first.scene, next.scene)
			asked[next.scene.Model().Ask] = true
			leave(t, app)
		}
	}
	if !asked["draft"] || len(asked) < 5 {
		t.Errorf("only at %v was a game left", asked)
	}
}

func checkSame(t *testing.T, a, b *tableScene) {
	t.Helper()
	was, is := a.Session(), b.Session()
	if gameOf(a).Hash() != gameOf(b).Hash() || was.Moves() != is.Moves() {
		t.Fatalf("the position after %d moves is another one after %d", was.Moves(), is.Moves())
	}
	if !slices.Equal(was.Match().Setup().Modules, is.Match().Setup().Modules) {
		t.Errorf("it goes on with the modules %v", is.Match().Setup().Modules)
	}
	d, e := gameOf(a).Decision(), gameOf(b).Decision()
	if d.Seat != e.Seat || d.Ask != e.Ask || d.Args != e.Args || !slices.Equal(d.Options, e.Options) {
		t.Errorf("%+v is asked in the place of %+v", e, d)
	}
	f, g := a.Model(), b.Model()
	if f.Prompt() != g.Prompt() || f.CannotUndo != g.CannotUndo {
		t.Errorf("the table says %q, %q in the place of %q, %q", g.Prompt(), g.CannotUndo, f.Prompt(), f.CannotUndo)
	}
	had, has := slices.Collect(maps.Keys(f.Choices)), slices.Collect(maps.Keys(g.Choices))
	if len(had) != len(has) || slices.ContainsFunc(had, func(t game.Target) bool { return !g.Open(t) }) {
		t.Errorf("%v may be chosen in the place of %v", has, had)
	}
}

// A kept game that cannot be played here is refused with a sentence in the player's
// language that says what it was played with.
func TestKeptGamesAreRefused(t *testing.T) {
	said := map[string]bool{}
	for _, lang := range i18n.Languages() {
		title, app := keeping(t, lang)
		kept(t, title, app, 3, "favour")
		good, err := store.LoadGame(title.Store, keptName)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct{ word, line, names string }{
			{"merlin record", "chess record 1", "chess"},
			{"rules", "rules 4711", "4711"},
			{"box", "box 00000000000000ff", "00000000000000ff"},
			{"modules", "modules favour dragons", "dragons"},
			{"seat", "hat", "6"}, // no reason of its own
		} {
			text := toasted(t, title, app, withLine(string(good.Record), c.word, c.line))
			if said[text] || !strings.Contains(text, c.names) || strings.Contains(text, "‹") {
				t.Errorf("%s: %q for %q", lang, text, c.line)
			}
			said[text] = true
		}
	}
}

// withLine is a record with another first line that begins with a word.
func withLine(record, word, line string) string {
	lines := strings.Split(record, "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, word) })
	lines[i] = line
	return strings.Join(lines, "\n")
}

// toasted is what the player is told when he goes on with a record that must be refused.
func toasted(t *testing.T, title *Games, app *ui.App, record string) string {
	t.Helper()
	if err := store.SaveGame(title.Store, keptName, []byte(record)); err != nil {
		t.Fatal(err)
	}
	if scene := title.Continue(app.Context()); scene != nil {
		t.Fatalf("a game of %.60q goes on", record)
	}
	return said(t, app)
}

// said is what the player is told at the moment.
func said(t *testing.T, app *ui.App) string {
	t.Helper()
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	var said []string
	for _, w := range rec.Texts {
		if w.Where == "toast" {
			said = append(said, w.Text)
		}
	}
	for _, o := range rec.Overflows {
		if o.Where == "toast" {
			t.Error(o)
		}
	}
	return strings.Join(said, " ")
}

// What was kept before there were other titles is found.
func TestGamesOfBeforeAreMerlins(t *testing.T) {
	title, app := keeping(t, "en")
	first := kept(t, title, app, 5)
	for _, name := range []string{"current", "save-1000000000"} {
		if err := store.SaveGame(title.Store, name, []byte(recordOf(t, first.scene.Session().Match()))); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.DeleteGame(title.Store, keptName); err != nil {
		t.Fatal(err)
	}
	scene, ok := title.Continue(app.Context()).(*tableScene)
	if !title.Kept() || !ok || gameOf(scene).Hash() != gameOf(first.scene).Hash() {
		t.Error("the game that was kept does not go on")
	}
	if list := title.Saves(app.Context().T).List(); len(list) != 1 || list[0].When.Unix() != 1e9 {
		t.Errorf("listed is %+v", list)
	}
}

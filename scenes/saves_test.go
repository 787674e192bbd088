package scenes

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game/bot"
	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// keeper is a shelf on which games are put.
type keeper struct {
	shelf
	deleted []string
}

func (k *keeper) Delete(name string) error {
	k.deleted = append(k.deleted, name)
	return nil
}

func (k *keeper) keep(label string) (string, error) {
	name := "save-" + string(rune('a'+len(k.saved)))
	k.saved = append(k.saved, Saved{Name: name, Label: ui.Literal(label)})
	return name, nil
}

// Enter saves; a name that is there already gives way only when that was answered.
func TestSavingByName(t *testing.T) {
	g, k := newGame(t, "en", Config{}), &keeper{}
	g.saves = []titleSaves{{k, g.title}}
	s := newSaves(g, k.keep)
	app := on(g, s)
	enter := func() {
		t.Helper()
		s.label.Set("A <b> " + strings.Repeat("x", 30))
		app.Context().SetFocus("save-name")
		app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyEnter}})
		app.Update(&ui.Input{X: -1, Y: -1})
	}
	enter()
	if len(k.saved) != 1 {
		t.Fatalf("Enter has saved %d games", len(k.saved))
	}
	enter()
	press(t, app, "dialog-cancel")
	if len(k.saved) != 1 {
		t.Error("it was saved without an answer")
	}
	enter()
	press(t, app, "dialog-both")
	if len(k.saved) != 2 || len(k.deleted) > 0 {
		t.Errorf("both: %d games, %v deleted", len(k.saved), k.deleted)
	}
	enter()
	press(t, app, "dialog-replace")
	if len(k.saved) != 3 || len(k.deleted) != 1 || s.now == k.deleted[0] {
		t.Errorf("replaced: %d games, %v deleted, %s is shown", len(k.saved), k.deleted, s.now)
	}
	s.label.Set("")
	for range 50 {
		app.Context().SetFocus("save-name")
		app.Update(&ui.Input{X: -1, Y: -1, Chars: []rune{'y'}})
	}
	if n := utf8.RuneCountInString(s.label.Value); n > maxLabel {
		t.Errorf("a name has %d letters", n)
	}
}

// Over the table a name is asked for, with the last one to begin with; Enter saves, and the
// table is there again.
func TestSavingOverTheTable(t *testing.T) {
	k := &keeper{}
	p := &Playing{Label: func() string { return "Sunday" }}
	g := newGame(t, "fr", Config{Titles: []Title{{Playing: func() *Playing { return p }}}})
	g.saves = []titleSaves{{k, g.title}}
	app := on(g, stub{})
	g.Save(k.keep)
	app.Update(&ui.Input{X: -1, Y: -1})
	app.Update(&ui.Input{X: -1, Y: -1})
	checkTexts(t, "saving", app)
	if at := app.Context().Focus(); at != "save-name" {
		t.Errorf("the keyboard is at %q", at)
	}
	app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyEnter}})
	for range 2 {
		app.Update(&ui.Input{X: -1, Y: -1})
	}
	if _, back := app.Top().(stub); !back || len(k.saved) != 1 || k.saved[0].Label != "Sunday" {
		t.Errorf("there is %T, saved is %+v", app.Top(), k.saved)
	}
	g.Save(k.keep)
	app.Update(&ui.Input{X: -1, Y: -1})
	press(t, app, "save")
	press(t, app, "dialog-replace")
	app.Update(&ui.Input{X: -1, Y: -1})
	if _, back := app.Top().(stub); !back || len(k.deleted) != 1 {
		t.Errorf("there is %T, deleted is %v", app.Top(), k.deleted)
	}
}

// A file is called after its game and day.
func TestFileNames(t *testing.T) {
	day := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	for title, want := range map[string]string{
		"Sonntag bei Ada & Bo":   "Sonntag-bei-Ada-Bo-2026-11-21.txt",
		"../../etc/passwd":       "etc-passwd-2026-11-21.txt",
		"«»":                     "2026-11-21.txt",
		strings.Repeat("é ", 60): strings.Repeat("é-", 13) + "é-2026-11-21.txt",
	} {
		if got := fileName(title, day, ".txt"); got != want {
			t.Errorf("%q: %s, want %s", title, got, want)
		}
	}
}

// One is told what leaving the table costs: nothing, what could not be kept, or all. The
// answer that stays is the golden one.
func TestLeavingSaysWhatIsLost(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for _, c := range []struct {
			lost   bool
			unkept error
			key    string
			offers string
		}{
			{false, nil, "ui.leave_question", ""},
			{true, nil, "ui.leave_lost", "save"},
			{false, store.ErrUnavailable, "ui.leave_memory", "export"},
		} {
			p := &Playing{Lost: func() bool { return c.lost }, Save: func(string) (string, error) { return "", errors.New("full") }}
			g := newGame(t, lang, Config{Unkept: c.unkept, Titles: []Title{{Playing: func() *Playing { return p }}}})
			g.saves = []titleSaves{{&shelf{}, g.title}}
			app := on(g, stub{})
			g.Menu()
			app.Update(&ui.Input{})
			press(t, app, "to-title")
			box, ok := app.Top().(*ui.Dialog)
			if !ok || box.Text != app.Context().T(c.key) {
				t.Fatalf("%s, %s: asked is %+v", lang, c.key, box)
			}
			for _, a := range box.Answers {
				if (a.Look == ui.GoldLook) != (a.Name == "stay") {
					t.Errorf("%s: %s has the look %d", c.key, a.Name, a.Look)
				}
			}
			if c.offers != "" && box.Answers[1].Name != c.offers {
				t.Errorf("%s offers %+v", c.key, box.Answers)
			}
			if c.offers == "save" {
				press(t, app, "dialog-save", "save")
				if box, ok := app.Top().(*ui.Dialog); !ok || !strings.Contains(box.Text, "full") || box.Answers[0].Name != "export" {
					t.Errorf("%s: where saving fails, too, there is %T", lang, app.Top())
				}
			}
			checkTexts(t, lang+" "+c.key, on(g, box))
		}
	}
}

// Where nothing lasts, saving does not claim so.
func TestSavedForNow(t *testing.T) {
	g := newGame(t, "de", Config{Unkept: store.ErrUnavailable})
	if told := g.kept("saves.saved"); told != g.app.Context().T("saves.saved_now") {
		t.Errorf("told is %q", told)
	}
}

// The golden button of the title is the one to go on with, and says with what.
func TestTitleOffersTheKeptGame(t *testing.T) {
	for _, kept := range []bool{false, true} {
		c := Title{Continue: func(*ui.Context) ui.Scene { return stub{} }, Kept: func() bool { return kept }}
		c.KeptTip = func(func(string, ...any) string) string { return "Ada, round 3" }
		s := newTitle(newGame(t, "en", Config{Titles: []Title{c}}))
		s.Rebuild(s.ctx)
		for _, b := range s.buttons {
			switch {
			case b.Name == "continue" && (b.Enabled != kept || (b.Look == ui.GoldLook) != kept || (b.Tip.String() == "Ada, round 3") != kept):
				t.Errorf("kept %v: %+v", kept, b)
			case b.Name == "new" && (b.Look == ui.GoldLook) == kept:
				t.Errorf("kept %v: a new game has the look %d", kept, b.Look)
			}
		}
	}
}

// The title notices a game that another window has begun.
func TestTitleNoticesAnotherWindow(t *testing.T) {
	kept := false
	c := Title{Continue: func(*ui.Context) ui.Scene { return stub{} }, Kept: func() bool { return kept }}
	g := newGame(t, "en", Config{Titles: []Title{c}})
	app := on(g, newTitle(g))
	enabled := func() bool {
		for range 2 * lookEvery {
			app.Update(&ui.Input{X: -1, Y: -1})
		}
		list := app.Regions()
		return list[ui.Find(list, "continue")].Enabled
	}
	before := enabled()
	if kept = true; before || !enabled() {
		t.Error("the game cannot be continued")
	}
}

// A new game begins with the seats and modules of the last one.
func TestSetupRemembers(t *testing.T) {
	c := offer()
	c.Store, c.Computers = store.NewMemory(), true
	g := newGame(t, "en", c)
	s := newSetup(g)
	on(g, s)
	s.choose(g.title.Presets[len(g.title.Presets)-1].Modules)
	s.add()
	s.set(1, 0)
	s.set(2, bot.Champion)
	want := s.chosen
	s.start()
	next := newSetup(newGame(t, "en", c))
	if len(next.seats) != 3 || next.seats[0].Level != 0 || next.seats[1].Level != 0 || next.seats[2].Level != uint8(bot.Champion) {
		t.Errorf("the seats are %+v", next.seats)
	}
	if strings.Join(next.chosen, " ") != strings.Join(want, " ") || len(want) == 0 {
		t.Errorf("the modules are %v, want %v", next.chosen, want)
	}
}

// Of a game that cannot be opened nothing is left but to delete it.
func TestLostGamesMayBeDeletedOnly(t *testing.T) {
	g := newGame(t, "fr", Config{})
	g.saves = []titleSaves{{&shelf{saved: []Saved{{Name: "a", Lost: true, Fault: "It is broken."}}}, g.title}}
	s := newSaves(g, nil)
	on(g, s)
	for _, b := range s.buttons {
		if lost := b.Name == "open" || b.Name == "watch" || b.Name == "export"; b.Enabled == lost {
			t.Errorf("%s is enabled: %v", b.Name, b.Enabled)
		}
	}
}

// The program does not end without a question as long as a game is held by it alone.
func TestQuittingAsksForWhatIsHeld(t *testing.T) {
	yes, no := func() bool { return true }, func() bool { return false }
	for _, c := range []struct {
		config Config
		asks   bool
	}{
		{Config{}, false},
		{Config{Titles: []Title{{Unsaved: no, Kept: yes}}}, false},
		{Config{Titles: []Title{{Unsaved: yes, Kept: yes}}}, true},
		{Config{Unkept: store.ErrUnavailable, Titles: []Title{{Kept: yes}}}, true},
		{Config{Unkept: store.ErrUnavailable, Titles: []Title{{Kept: no}}}, false},
	} {
		g := newGame(t, "fr", c.config)
		app := on(g, newTitle(g))
		press(t, app, "quit")
		if _, asks := app.Top().(*ui.Dialog); asks != c.asks || app.Done() == c.asks {
			t.Errorf("%+v: asked %v, ended %v", c.config, asks, app.Done())
		}
	}
}

// Of thousands of saved games those in view are laid out and one is read, wherever the list
// is scrolled to; the keyboard walks through all of them, and a click reads one more.
func TestThousandsOfSavedGames(t *testing.T) {
	const n = 5000
	shelf := &shelf{}
	for i := range n {
		shelf.saved = append(shelf.saved, Saved{Name: fmt.Sprint("save-", i), Label: fmt.Sprint("Game ", i)})
	}
	g := newGame(t, "en", Config{})
	g.saves = []titleSaves{{shelf, g.title}}
	s := newSaves(g, nil)
	app := on(g, s)
	check := func(where, in string, read int) {
		t.Helper()
		app.Update(&ui.Input{X: -1, Y: -1})
		lines := slices.DeleteFunc(slices.Clone(app.Regions()), func(r ui.Region) bool { return !strings.HasPrefix(r.Name, "saved-") })
		if len(lines) == 0 || len(lines) > 12 || ui.Find(lines, in) < 0 || shelf.looked != read {
			t.Errorf("%s: %d lines, %d games read, %s is there: %v", where, len(lines), shelf.looked, in, ui.Find(lines, in) >= 0)
		}
	}
	check("at first", "saved-1", 1)
	press(t, app, "saved-3")
	check("one further down", "saved-3", 2)
	if s.now != "save-2" {
		t.Errorf("a click shows %s", s.now)
	}
	s.list.To(s.list.Content)
	s.layList()
	check("at the end", "saved-5000", 2)
	s.now = "save-2500"
	s.Rebuild(s.ctx)
	check("another one shown", "saved-2501", 3)
	app.Context().SetFocus("saved-2501")
	for range 40 {
		app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyDown}})
		app.Update(&ui.Input{X: -1, Y: -1})
	}
	if at := app.Context().Focus(); at != "saved-2541" {
		t.Errorf("40 steps lead to %s", at)
	}
}

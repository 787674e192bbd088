package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/bot"
	"merlin/i18n"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// stub is the scene that a game would be.
type stub struct{ ui.Scene }

func (stub) Update(*ui.Context) error { return nil }
func (stub) Draw(*ui.Painter)         {}
func (stub) Regions() []ui.Region     { return nil }

// colours are those of the title of these tests.
var colours = []string{"blue", "yellow", "red", "green"}

func newGame(t *testing.T, lang string, c Config) *Game {
	t.Helper()
	c.Language = lang
	if c.Titles == nil {
		c.Titles = []Title{{}}
	}
	if t := &c.Titles[0]; t.Name == "" {
		t.Name, t.Set, t.Points, t.MinSeats, t.MaxSeats, t.Colours = "merlin", "merlin", true, 2, 4, colours
	}
	if c.Store == nil {
		c.Store = store.NewMemory()
	}
	if c.Titles[0].Start == nil {
		c.Titles[0].Start = func(*ui.Context, NewGame) ui.Scene { return stub{} }
	}
	g, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// every general scene, in the state in which it shows most.
var every = map[string]func(*Game) ui.Scene{
	"title": func(g *Game) ui.Scene { return newTitle(g) },
	"setup": func(g *Game) ui.Scene { return fullSetup(g) },
	"modules": func(g *Game) ui.Scene {
		s := fullSetup(g)
		s.choose(g.title.Presets[len(g.title.Presets)-1].Modules)
		return s
	},
	"options": func(g *Game) ui.Scene { return newOptions(g) },
	"curtain": func(g *Game) ui.Scene {
		return NewCurtain(g.app.Context(), "Morgause von Orkney-Lothian", "crest-red", func() {}, func() {})
	},
	"menu": func(g *Game) ui.Scene {
		return newMenu(g, []MenuItem{{Name: "a", Label: "A", Do: func() {}}, {Name: "b", Label: "B", Why: "not now"}})
	},
	"rules": func(g *Game) ui.Scene { return newRules(g, "") },
	"help":  func(g *Game) ui.Scene { return newHelp(g) },
	"saves": func(g *Game) ui.Scene {
		g.saves = []titleSaves{{fullShelf(), g.title}}
		return newSaves(g, func(string) (string, error) { return "", nil })
	},
	"saves unnamed": func(g *Game) ui.Scene {
		g.saves = []titleSaves{{fullShelf(), g.title}}
		s := newSaves(g, nil)
		s.now = "unnamed"
		return s
	},
}

// fullShelf has games with names as long as a record may have them.
func fullShelf() *shelf {
	long := Saved{Name: "named", Label: strings.Repeat("Wolfram ", 7) + "WWWW", When: time.Unix(1e9, 0), Lines: []string{"Round 1 of 6", "everything"}, Fault: "It is broken."}
	for i := range 4 {
		long.Seats = append(long.Seats, ResultSeat{Name: strings.Repeat("W", 60), Crest: "crest-red", Score: 100 + i})
	}
	unnamed := long
	unnamed.Name, unnamed.Label, unnamed.Aside = "unnamed", "", 20
	return &shelf{saved: []Saved{long, unnamed}}
}

func fullSetup(g *Game) *setup {
	s := newSetup(g)
	for len(s.seats) < g.title.MaxSeats {
		s.seats = append(s.seats, s.newSeat(len(s.seats)))
	}
	return s
}

func on(g *Game, s ui.Scene) *ui.App {
	g.app.Context().Reset(s)
	g.app.Update(&ui.Input{X: -1, Y: -1})
	return g.app
}

// Every text of every scene fits its box in every language at every scale,
// no two lie on each other, and none is missing.
func TestTextsFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for name, scene := range every {
			for _, size := range [][3]float64{{1280, 720, 1}, {1920, 1080, 1}, {844, 390, 3}, {3840, 2160, 1}} {
				g := newGame(t, lang, offer())
				g.app.Resize(ui.Fit(size[0], size[1], size[2]))
				where := fmt.Sprintf("%s in %s at %vx%v", name, lang, size[0], size[1])
				checkTexts(t, where, on(g, scene(g)))
			}
		}
	}
}

func checkTexts(t *testing.T, where string, app *ui.App) {
	t.Helper()
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	if len(rec.Texts) == 0 {
		t.Errorf("%s: no text at all", where)
	}
	for _, o := range rec.Overflows {
		t.Errorf("%s: %v", where, o)
	}
	for _, c := range rec.Collisions() {
		t.Errorf("%s: %v", where, c)
	}
	if v := app.Context().Viewport(); float64(v.W) >= 1280*v.Device {
		for _, small := range rec.Under(11) {
			t.Errorf("%s: %v", where, small)
		}
	}
	for _, w := range rec.Texts {
		if strings.Contains(w.Text, "‹") {
			t.Errorf("%s: missing text %s", where, w.Text)
		}
	}
}

// Every region has a name of its own and a label, is reached by Tab, and can
// be hit then.
func TestRegionsAreReached(t *testing.T) {
	for name, scene := range every {
		config := offer()
		config.Computers = true
		g := newGame(t, "de", config)
		app := on(g, scene(g))
		if err := ui.CheckRegions(app.Regions()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, missed := range unwalked(app) {
			t.Errorf("%s: Tab never reaches %s", name, missed)
		}
	}
}

// unwalked lists the regions that as many Tabs as there are regions miss.
func unwalked(app *ui.App) (missed []string) {
	seen := map[string]bool{}
	for range app.Regions() {
		app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyTab}})
		for _, m := range app.Mirror() {
			seen[m.Name] = seen[m.Name] || m.Focus
		}
	}
	for _, r := range app.Regions() {
		if !seen[r.Name] && !r.Scroll {
			missed = append(missed, r.Name)
		}
	}
	return missed
}

// press presses a region by name and lets the tick that follows pass.
func press(t *testing.T, app *ui.App, names ...string) {
	t.Helper()
	for _, name := range names {
		if ui.Find(app.Regions(), name) < 0 {
			t.Fatalf("there is no region %q among %v", name, app.Mirror())
		}
		app.Context().PressNamed(name)
		app.Update(&ui.Input{X: -1, Y: -1})
		app.Update(&ui.Input{X: -1, Y: -1})
	}
}

func TestSetupHandsTheGameOver(t *testing.T) {
	var got NewGame
	kept := store.NewMemory()
	g := newGame(t, "en", Config{Computers: true, Seed: "camelot", Store: kept, Titles: []Title{{Start: func(_ *ui.Context, n NewGame) ui.Scene {
		got = n
		return stub{}
	}}}})
	app := on(g, newTitle(g))
	press(t, app, "new", "seat-add", "seat-add", "seat-3-remove", "seat-2-blue", "seat-3-computer", "seat-3-level-champion", "seat-2-human")
	app.Context().SetFocus("seat-1-name")
	app.Update(&ui.Input{Chars: []rune("Zoé")})
	press(t, app, "start")
	want := []game.Player{{Name: "Zoé", Colour: 1}, {}, {Colour: 3, Level: uint8(bot.Champion)}}
	if fmt.Sprint(got.Seats) != fmt.Sprint(want) || got.Seed != "camelot" {
		t.Errorf("the game got %v and seed %q, want %v", got.Seats, got.Seed, want)
	}
	if s, err := store.LoadSettings(kept); err != nil || s.SeatNames[0] != "Zoé" {
		t.Errorf("kept names %v: %v", s.SeatNames, err)
	}
}

func TestSeatsKeepTheirBounds(t *testing.T) {
	g := newGame(t, "en", Config{})
	app := on(g, newSetup(g))
	press(t, app, "seat-add", "seat-add")
	if ui.Find(app.Regions(), "seat-add") >= 0 {
		t.Error("a fifth seat is offered")
	}
	press(t, app, "seat-4-remove", "seat-3-remove")
	if ui.Find(app.Regions(), "seat-2-remove") >= 0 {
		t.Error("one seat alone is offered")
	}
	if i := ui.Find(app.Regions(), "seat-1-computer"); app.Regions()[i].Enabled {
		t.Error("a computer player can be chosen where there is none")
	}
}

func TestLanguageChangesAtOnceAndIsKept(t *testing.T) {
	kept := store.NewMemory()
	g := newGame(t, "en", Config{Store: kept})
	app := on(g, newTitle(g))
	before := app.Regions()[0].Label
	press(t, app, "options", "language-fr", "back")
	if after := app.Regions()[0].Label; after == before {
		t.Errorf("the title still says %q", after)
	}
	if s, _ := store.LoadSettings(kept); s.Language != "fr" {
		t.Errorf("kept language %q", s.Language)
	}
}

func TestOptionsAreKeptAndObeyed(t *testing.T) {
	kept := store.NewMemory()
	g := newGame(t, "en", Config{Store: kept})
	app := on(g, newOptions(g))
	press(t, app, "mute", "colour-blind", "speed-off", "speed-others-fast", "auto-end", "hints")
	s, err := store.LoadSettings(kept)
	if err != nil || !s.Muted || !s.ColourBlind || s.Speed != store.Off || s.OthersSpeed != store.Fast || !s.AutoEnd || s.Hints {
		t.Errorf("kept %+v: %v", s, err)
	}
	if p := app.Context().Preferences(); p.Tempo != 0 || p.Others != .5 || !p.ColourBlind || p.Hints || !p.AutoEnd {
		t.Errorf("the screens obey %+v", p)
	}
}

func TestCurtainShowsNothingElse(t *testing.T) {
	g := newGame(t, "en", Config{})
	lifted := false
	app := on(g, newTitle(g))
	g.Curtain("Anna", "crest-red", func() { lifted = true })
	app.Update(&ui.Input{})
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Draw(nil)
	for _, w := range rec.Texts {
		if w.Where != "curtain" && w.Where != "ready" {
			t.Errorf("under the curtain shows %q of %s", w.Text, w.Where)
		}
	}
	for range curtainRest {
		app.Update(&ui.Input{})
	}
	app.Update(&ui.Input{Keys: []ebiten.Key{ebiten.KeyEscape}})
	press(t, app, "resume")
	if len(app.Regions()) != 1 || lifted {
		t.Fatal("Esc and the menu lift the curtain")
	}
	app.Update(&ui.Input{Keys: []ebiten.Key{ebiten.KeySpace}})
	if lifted {
		t.Fatal("Space lifts the curtain")
	}
	app.Update(&ui.Input{Keys: []ebiten.Key{ebiten.KeyEnter}})
	if !lifted {
		t.Error("Enter does not lift the curtain")
	}
}

// What was pressed in haste, to hurry the table, does not lift the curtain that came
// in between.
func TestHasteDoesNotLiftTheCurtain(t *testing.T) {
	g := newGame(t, "en", Config{})
	app := on(g, newTitle(g))
	g.Curtain("Anna", "crest-red", func() { t.Fatal("the curtain was lifted") })
	app.Update(&ui.Input{})
	x, y := app.Regions()[0].Bounds.Center()
	for range (curtainRest - 1) / 3 {
		app.Update(&ui.Input{Keys: []ebiten.Key{ebiten.KeySpace, ebiten.KeyEnter}})
		app.Update(&ui.Input{X: x, Y: y, Down: true, JustDown: true})
		app.Update(&ui.Input{X: x, Y: y, JustUp: true})
	}
}

func TestMenuAsksBeforeLeaving(t *testing.T) {
	g := newGame(t, "en", Config{})
	app := on(g, stub{})
	g.Menu()
	app.Update(&ui.Input{})
	press(t, app, "to-title", "dialog-stay", "to-title", "dialog-leave")
	if _, ok := app.Top().(*title); !ok {
		t.Errorf("left for %T, want the title", app.Top())
	}
}

func TestBrokenSettingsAreToldAndReplaced(t *testing.T) {
	for lang, want := range map[string]string{"en": "The options could not be read", "fr": "Les options n’ont pas pu", "de": "Die Optionen ließen sich nicht lesen"} {
		kept := store.NewMemory()
		kept.Write("settings.json", []byte("{"))
		g := newGame(t, lang, Config{Store: kept})
		if !strings.HasPrefix(g.notice, want) || g.settings.Volume != store.Defaults().Volume {
			t.Errorf("%s: notice %q, settings %+v", lang, g.notice, g.settings)
		}
	}
}

// full is a store with no room left.
type full struct{ store.Store }

func (full) Write(string, []byte) error { return store.ErrFull }

// That nothing can be kept, or the options not, is told on the screen in the player's
// language.
func TestFaultsOfTheStoreAreTold(t *testing.T) {
	g := newGame(t, "de", Config{Store: full{store.NewMemory()}, Unkept: store.ErrUnavailable})
	app := g.app
	said := func() (text string) {
		rec := &ui.Recorder{}
		app.Painter(nil).Record(rec)
		app.Context().RequestRedraw()
		app.Draw(nil)
		for _, w := range rec.Texts {
			if w.Where == "toast" {
				text += w.Text + " "
			}
		}
		return text
	}
	g.ready = true
	app.Update(&ui.Input{})
	if got := said(); !strings.HasPrefix(got, "Hier kann nichts gespeichert werden") {
		t.Errorf("of a store that keeps nothing is said %q", got)
	}
	g.Mute()
	if got := said(); !strings.HasPrefix(got, "Die Optionen konnten nicht gespeichert werden: Es ist kein Platz") {
		t.Errorf("of options that are not kept is said %q", got)
	}
}

// Who plays once more finds the table set for the same players: names, colours, levels and faces.
func TestAnotherGameIsForTheSamePlayers(t *testing.T) {
	g := newGame(t, "en", Config{Computers: true})
	players := []game.Player{{Name: "Ada", Colour: 2}, {Colour: 1, Level: uint8(bot.Champion), Face: "lot"}}
	s := newSetup(g)
	if s.seat(players); !slices.Equal(s.seats, players) {
		t.Errorf("another game is set up for %v", s.seats)
	}
	s = newSetup(g)
	if s.seat(players[:1]); len(s.seats) < g.title.MinSeats {
		t.Errorf("another game is set up for %v", s.seats)
	}
}

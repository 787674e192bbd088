package scenes

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"merlin/i18n"
	"merlin/scenes/sound"
	"merlin/scenes/store"
	"merlin/scenes/ui"
	"merlin/sprites"
)

// Game is the program in its window; it implements ebiten.Game.
type Game struct {
	config   Config
	title    *Title // the one to be played
	settings store.Settings
	app      *ui.App
	saves    Saves // nil when games are not kept
	reader   ui.InputReader
	view     ui.Viewport
	shape    ebiten.CursorShapeType // of the mouse

	sets   []string        // of pictures that have been needed so far
	loader *sprites.Loader // of the atlas that is there or coming; nil before the first
	scale  int             // of that atlas
	colour sprites.Palette // of that atlas
	loaded bool            // all of it is there
	shown  *sprites.Atlas  // what is drawn with: that atlas, or the one before it
	rest   int             // ticks until pictures that did not come are asked for again
	enters bool            // a table is opened as soon as its pictures are there
	drawn  bool            // a frame has been drawn since the last page
	ready  bool            // there are sprites enough for the title
	coming *i18n.Coming    // the language that is changed to; nil for none
	meter  meter
	notice string // something to tell as soon as there is a screen
}

// New prepares the program: settings and language are read, pictures not yet.
// Settings that cannot be read are replaced by the usual ones, and the player
// is told.
func New(c Config) (*Game, error) {
	if c.Sounds == nil {
		c.Sounds = silence{}
	}
	g := &Game{config: c, meter: newMeter(), sets: []string{sprites.Common}}
	var broken error
	g.settings, broken = store.LoadSettings(c.Store)
	g.title = c.title(g.settings.Title)
	coming := i18n.Fetch(g.language())
	if v, known := windowAhead(); known { // texts and pictures come side by side, while the window is being opened
		if err := g.fetch(v.AtlasScale()); err != nil {
			return nil, err
		}
	}
	locale, err := g.fetched(coming)
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", coming.Lang(), err)
	}
	g.app = ui.NewApp(locale)
	g.app.Sound = g.play
	if broken != nil {
		g.notice = locale.T("error.settings", "text", Trouble(locale.T, broken))
	}
	if g.title.Saved != nil {
		g.saves = g.title.Saved(g.app.Context().T)
		listen()
	}
	g.obey()
	g.app.Start(&loading{game: g, done: func() bool { return g.ready }, then: g.begin})
	return g, nil
}

// fetched are the texts of a language as soon as they are there.
func (g *Game) fetched(coming *i18n.Coming) (*i18n.Locale, error) {
	if err := coming.Wait(); err != nil {
		return nil, err
	}
	return g.texts(coming.Lang())
}

// title is the one of a name, else the first.
func (c *Config) title(name string) *Title {
	i := slices.IndexFunc(c.Titles, func(t Title) bool { return t.Name == name })
	return &c.Titles[max(0, i)]
}

// Open sets the window up, w by h pixels with a PNG as its icon; New's game is
// then run by ebiten.RunGame.
func (g *Game) Open(title string, w, h int, icon []byte) {
	ebiten.SetWindowSize(w, h)
	ebiten.SetWindowTitle(title)
	if picture, err := png.Decode(bytes.NewReader(icon)); err == nil {
		ebiten.SetWindowIcon([]image.Image{picture})
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(g.settings.Fullscreen)
}

// language is the one asked for, else the one set, else the system's.
func (g *Game) language() string {
	for _, l := range []string{g.config.Language, g.settings.Language} {
		if l != "" {
			return i18n.Match(l)
		}
	}
	return i18n.Match(i18n.Preferred()...)
}

func (g *Game) play(s fmt.Stringer) {
	if n, ok := s.(sound.Sound); ok {
		g.config.Sounds.Play(n)
	}
}

// LayoutF gives the screen as many pixels as the window has.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	d := ebiten.Monitor().DeviceScaleFactor()
	g.view = ui.Fit(w, h, d)
	return float64(g.view.W), float64(g.view.H)
}

// Layout is there for the interface; LayoutF is called instead.
func (g *Game) Layout(w, h int) (int, int) { return w, h }

// Update is one tick.
func (g *Game) Update() (err error) {
	g.meter.time(func() { err = g.update() })
	return err
}

func (g *Game) update() error {
	g.app.Resize(g.view)
	if err := g.load(); err != nil {
		return err
	}
	g.receive()
	g.hear()
	if inpututil.IsKeyJustPressed(ebiten.KeyF11) {
		g.settings.Fullscreen = !ebiten.IsFullscreen()
		g.changed()
	}
	in := g.reader.Read(g.app.Context().Viewport())
	if in.JustDown || len(in.Keys) > 0 {
		g.config.Sounds.Unlock()
	}
	if err := g.app.Update(in); err != nil {
		return err
	}
	g.point()
	if g.app.Done() {
		return ebiten.Termination
	}
	return nil
}

// point gives the mouse the shape that says what a click would do.
func (g *Game) point() {
	shape := ebiten.CursorShapeDefault
	if i := ui.Find(g.app.Regions(), g.app.Context().Hovered()); i >= 0 {
		switch r := g.app.Regions()[i]; {
		case r.Typing:
			shape = ebiten.CursorShapeText
		case r.Enabled && r.Press != nil:
			shape = ebiten.CursorShapePointer
		}
	}
	if shape != g.shape {
		g.shape = shape
		ebiten.SetCursorShape(shape)
	}
}

// Draw draws what has changed.
func (g *Game) Draw(screen *ebiten.Image) {
	changed := false
	g.meter.time(func() { changed = g.app.Draw(screen) })
	g.meter.drawn(changed)
	g.drawn = true
}

// titleNeeds is a sprite of each page of the atlas that the title cannot do
// without; the loader brings these pages first.
var titleNeeds = []string{"title-art", "panel-parchment", "icon-play", "oak"}

// load takes in pages of the atlas that the window's scale needs, for some
// milliseconds in each frame drawn, so that the program stays awake meanwhile.
func (g *Game) load() error {
	if want := g.app.Context().Viewport().AtlasScale(); (want != g.scale || g.palette() != g.colour) && (g.loader == nil || g.loaded) {
		if err := g.fetch(want); err != nil {
			return err
		}
	}
	if g.rest = max(0, g.rest-1); g.rest > 0 || g.loaded || g.loader == nil || !g.drawn {
		return nil
	}
	g.drawn = false
	g.app.Context().RequestRedraw()
	const slice = 40 * time.Millisecond
	for start := time.Now(); !g.loader.Done() && time.Since(start) < slice; {
		before := g.loader.Progress()
		if err := g.loader.Step(); err != nil {
			return g.unfetched(err)
		}
		if g.loader.Progress() == before {
			break // the next page is still on its way
		}
	}
	if atlas := g.loader.Atlas(); g.loader.Done() {
		g.show(atlas, false)
		g.loaded, g.ready = true, true
	} else if !g.ready && !slices.ContainsFunc(titleNeeds, func(s string) bool { return !atlas.Has(s) }) {
		g.show(atlas, true)
		g.ready = true
	}
	return nil
}

// askAgain is how long a browser without a connection is left alone, in ticks.
const askAgain = 300

// unfetched tells that pictures do not come; without those of the title the program ends.
func (g *Game) unfetched(err error) error {
	if !g.ready {
		return err
	}
	c := g.app.Context()
	c.Toast(c.T("error.fetch"))
	g.rest = askAgain
	return nil
}

// show has an atlas drawn with; of a partial one pages are still to come.
func (g *Game) show(a *sprites.Atlas, partial bool) {
	g.shown = a
	g.app.SetAtlas(a, partial)
}

// fetch begins to load the atlas of a scale.
func (g *Game) fetch(scale int) (err error) {
	g.scale, g.colour, g.loaded = scale, g.palette(), false
	g.loader, err = sprites.NewLoader(scale, g.colour, g.sets...)
	return err
}

// texts are the shared texts in a language, and those of the title.
func (g *Game) texts(lang string) (*i18n.Locale, error) {
	if g.title.Name == "" {
		return i18n.Load(lang)
	}
	return i18n.Load(lang, g.title.Name)
}

// need begins to load a title's pictures, unless they have been needed before. What is
// still on its way is left out of what is drawn.
func (g *Game) need(set string) {
	if set == "" || slices.Contains(g.sets, set) {
		return
	}
	g.sets = append(g.sets, set)
	if g.loader == nil {
		return // it will come with the others
	}
	if err := g.loader.Add(set); err != nil {
		c := g.app.Context()
		c.Toast(Trouble(c.T, err))
		return
	}
	g.loaded = false
	if g.shown != nil {
		g.show(g.shown, true)
	}
}

// needModules does so with the title's pictures that only its modules need.
func (g *Game) needModules() {
	if g.title.Name != "" {
		g.need(g.title.Name + sprites.Modules)
	}
}

// needAll does so with all pictures of the title.
func (g *Game) needAll() {
	g.need(g.title.Name)
	g.needModules()
}

// modular is the scene of a game that is played with modules, or with none.
type modular interface{ Modules() []string }

// enter shows the table that open returns when all its pictures are there; while it waits
// for them it opens no other. open returns nil, after a sentence to the player, when there
// is no such table.
func (g *Game) enter(open func() ui.Scene, show func(ui.Scene)) {
	if g.enters {
		return
	}
	scene := open()
	if scene == nil {
		return
	}
	g.need(g.title.Name)
	if m, ok := scene.(modular); ok && len(m.Modules()) > 0 {
		g.needModules()
	}
	if g.loader == nil || g.loaded {
		show(scene)
		return
	}
	c := g.app.Context()
	g.enters = true
	c.Push(&loading{game: g, done: func() bool { return g.loaded }, then: func() {
		g.enters = false
		c.Pop()
		show(scene)
	}})
}

// palette is the one that the settings ask for.
func (g *Game) palette() sprites.Palette {
	return ui.Preferences{ColourBlind: g.settings.ColourBlind}.Palette()
}

// changed obeys and keeps the settings.
func (g *Game) changed() {
	g.obey()
	ebiten.SetFullscreen(g.settings.Fullscreen)
	if err := g.settings.Save(g.config.Store); err != nil {
		c := g.app.Context()
		c.Toast(c.T("error.settings.save", "text", Trouble(c.T, err)))
	}
}

// obey has sound and screens follow the settings.
func (g *Game) obey() {
	g.config.Sounds.SetVolume(g.settings.Volume)
	g.config.Sounds.SetMuted(g.settings.Muted)
	g.app.Context().SetPreferences(ui.Preferences{
		Tempo:       tempo[g.settings.Speed],
		ColourBlind: g.settings.ColourBlind,
		Hints:       g.settings.Hints,
		ConfirmEnd:  g.settings.ConfirmEnd,
		TakeBack:    g.settings.TakeBack,
	})
}

var tempo = map[store.Speed]float64{store.Off: 0, store.Fast: .5, store.Normal: 1, store.Slow: 1.8}

// speak changes the language of the running program, as soon as its texts are there.
func (g *Game) speak(lang string) {
	g.coming = i18n.Fetch(lang)
	g.hear()
}

// hear takes in the language that is changed to; the old one stays when it does not come.
func (g *Game) hear() {
	if g.coming == nil {
		return
	}
	here, err := g.coming.Here()
	if !here && err == nil {
		return // on its way
	}
	coming, c := g.coming, g.app.Context()
	g.coming = nil
	var locale *i18n.Locale
	if err == nil {
		locale, err = g.texts(coming.Lang())
	}
	if err != nil {
		c.Toast(c.T("error.language"))
		return
	}
	g.config.Language, g.settings.Language = "", coming.Lang()
	c.SetLocale(locale)
	g.changed()
}

// Mute turns the sound off, or on again, and keeps that.
func (g *Game) Mute() {
	g.settings.Muted = !g.settings.Muted
	g.changed()
}

// Muted reports whether the sound is off.
func (g *Game) Muted() bool { return g.settings.Muted }

// Title takes everything off the stack and shows the title.
func (g *Game) Title() { g.app.Context().Reset(newTitle(g)) }

// Setup shows the setup of a new game in the place of the top scene.
func (g *Game) Setup() { g.app.Context().Replace(newSetup(g)) }

// Options shows the options over the scene that is there.
func (g *Game) Options() { g.app.Context().Push(newOptions(g)) }

// Help shows the keys and what they do.
func (g *Game) Help() { g.app.Context().Push(newHelp(g)) }

// Rules opens the rules at a chapter; "" is the first.
func (g *Game) Rules(chapter string) { g.app.Context().Push(newRules(g, chapter)) }

// Menu shows the menu of a running game. The items come first, before those
// that lead to options, rules, help and away.
func (g *Game) Menu(items ...MenuItem) { g.app.Context().Push(newMenu(g, items)) }

// Curtain hides everything until the named player says that he is there, and
// then calls ready. crest is his sprite.
func (g *Game) Curtain(name, crest string, ready func()) {
	c := g.app.Context()
	c.Push(NewCurtain(c, name, crest, ready, func() { g.Menu() }))
}

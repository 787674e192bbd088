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
	reads    func(lang string, sets ...string) (*i18n.Locale, error)
	locales  map[string]*i18n.Locale // of the others, by name
	saves    []titleSaves            // of saved games; none where games are not kept
	reader   ui.InputReader
	view     ui.Viewport
	shape    ebiten.CursorShapeType // of the mouse

	sets   []string        // of pictures that have been needed so far
	loader *sprites.Loader // of the atlas that is there or coming; nil before the first
	scale  int             // of that atlas
	colour sprites.Palette // of that atlas
	loaded bool            // all of it is there
	enters bool            // a table is opened as soon as its pictures are there
	drawn  bool            // a frame has been drawn since the last page
	ready  bool            // there are sprites enough for the title
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
	g := &Game{
		config: c, reads: i18n.Load, locales: map[string]*i18n.Locale{}, meter: newMeter(),
		sets: []string{sprites.Common},
	}
	var broken error
	g.settings, broken = store.LoadSettings(c.Store)
	g.title = c.title(g.settings.Title)
	locale, err := g.texts(g.language(), g.title)
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", g.language(), err)
	}
	g.app = ui.NewApp(locale)
	g.app.Sound = g.play
	if broken != nil {
		g.notice = locale.T("error.settings", "text", Trouble(locale.T, broken))
	}
	if g.findSaves(); len(g.saves) > 0 {
		listen()
	}
	g.obey()
	g.app.Start(&loading{game: g, done: func() bool { return g.ready }, then: g.begin})
	if v, known := windowAhead(); known {
		err = g.fetch(v.AtlasScale()) // its pages come while the window is being opened
	}
	return g, err
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
	if g.loaded || g.loader == nil || !g.drawn {
		return nil
	}
	g.drawn = false
	g.app.Context().RequestRedraw()
	const slice = 40 * time.Millisecond
	for start := time.Now(); !g.loader.Done() && time.Since(start) < slice; {
		before := g.loader.Progress()
		if err := g.loader.Step(); err != nil {
			return err
		}
		if g.loader.Progress() == before {
			break // the next page is still on its way
		}
	}
	if atlas := g.loader.Atlas(); g.loader.Done() {
		g.app.SetAtlas(atlas, false)
		g.loaded, g.ready = true, true
	} else if !g.ready && !slices.ContainsFunc(titleNeeds, func(s string) bool { return !atlas.Has(s) }) {
		g.app.SetAtlas(atlas, true)
		g.ready = true
	}
	return nil
}

// fetch begins to load the atlas of a scale.
func (g *Game) fetch(scale int) (err error) {
	g.scale, g.colour, g.loaded = scale, g.palette(), false
	g.loader, err = sprites.NewLoader(scale, g.colour, g.sets...)
	return err
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
	if a := g.app.Atlas(); a != nil { // the one before, as long as another scale is on its way
		g.app.SetAtlas(a, true)
	}
}

// enter opens the table when all its pictures are there; while it waits for them it
// opens no other.
func (g *Game) enter(open func()) {
	if g.enters {
		return
	}
	g.need(g.title.Set)
	if g.loader == nil || g.loaded {
		open()
		return
	}
	c := g.app.Context()
	g.enters = true
	c.Push(&loading{game: g, done: func() bool { return g.loaded }, then: func() {
		g.enters = false
		c.Pop()
		open()
	}})
}

// palette is the one that the settings ask for.
func (g *Game) palette() sprites.Palette { return g.app.Context().Preferences().Palette() }

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

// speak changes the language of the running program.
func (g *Game) speak(lang string) {
	locale, err := g.texts(lang, g.title)
	if err != nil {
		c := g.app.Context()
		c.Toast(Trouble(c.T, err))
		return
	}
	g.config.Language, g.settings.Language = "", lang
	g.app.Context().SetLocale(locale)
	g.changed()
}

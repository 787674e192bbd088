package scenes

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
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
	fetches  func(lang string, sets ...string) *i18n.Coming
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
	rest   int             // ticks until a picture that did not come is asked for again
	failed int             // how often in a row a picture did not come
	waits  *loading        // before a table that is opened as soon as its pictures are there; nil for none
	drawn  bool            // a frame has been drawn since the last page
	ready  bool            // there are sprites enough for the title
	coming *i18n.Coming    // texts on their way since the start; nil for none
	chosen bool            // the player has changed to their language
	whole  bool            // all texts of the language spoken are there
	restIn int             // ticks until what is not is fetched
	meter  meter
	calm   calm
	shown  shown  // whether the window is to be seen
	out    bool   // birds are heard
	late   late   // pictures for the end
	whose  whose  // what stands above it
	notice string // something to tell as soon as there is a screen
	notes  notes  // of the browser's tab

	asked   asked   // by the browser or its system
	paged   bool    // a browser's page shows it
	address address // of the browser's tab
	place   string  // what it says
	link    string  // the address of the last game that came with one
	begun   bool    // the title has been shown, or what the address says
	led     bool    // the address was there before what is shown
	lost    bool    // the browser had lost what was drawn
}

// New prepares the program: settings and language are read, pictures not yet.
// Settings that cannot be read are replaced by the usual ones, and the player
// is told.
func New(c Config) (*Game, error) {
	if c.Sounds == nil {
		c.Sounds = silence{}
	}
	g := &Game{
		config: c, reads: i18n.Load, fetches: i18n.Fetch, locales: map[string]*i18n.Locale{}, meter: newMeter(),
		sets: []string{sprites.Common}, notes: tabNotes(), asked: systemAsks(), address: tabAddress(), paged: inPage,
	}
	if windowFingers() {
		g.reads = i18n.LoadForFingers
	}
	var broken error
	g.settings, broken = store.LoadSettings(c.Store)
	g.title = c.title(g.settings.Title)
	coming := i18n.Fetch(g.language(), g.title.texts()...)
	if v, known := windowAhead(); known { // texts and pictures come side by side, while the window is being opened
		if err := g.fetch(v.AtlasScale()); err != nil {
			return nil, err
		}
	}
	locale, err := g.fetched(coming)
	if err != nil {
		return nil, fmt.Errorf("language %q: %w", coming.Lang(), err)
	}
	g.whole = i18n.Here(coming.Lang(), c.all()...)
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
	return g, nil
}

// Open sets the window up, w by h pixels with a PNG as its icon; New's game is
// then run by ebiten.RunGame.
func (g *Game) Open(title string, w, h int, icon []byte) {
	ebiten.SetWindowSize(w, h)
	g.whose.title = title
	nameWindow(title)
	if picture, err := png.Decode(bytes.NewReader(icon)); err == nil {
		ebiten.SetWindowIcon([]image.Image{picture})
	}
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(g.settings.Fullscreen)
	g.watchShown()
}

func (g *Game) play(s fmt.Stringer) {
	if n, ok := s.(sound.Sound); ok {
		g.config.Sounds.Play(n)
	}
}

// LayoutF gives the screen as many pixels as the window has.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	d := ebiten.Monitor().DeviceScaleFactor()
	g.view = windowShape(w, h, d, g.settings.Scale)
	g.view.Edges = windowEdges(w, h)
	return float64(g.view.W), float64(g.view.H)
}

// windowShape is how a window is laid out for what points there.
func windowShape(w, h, device, scale float64) ui.Viewport {
	v := ui.Shaped(w, h, device, scale)
	if windowFingers() {
		return v.ForFingers()
	}
	return v
}

// Layout is there for the interface; LayoutF is called instead.
func (g *Game) Layout(w, h int) (int, int) { return w, h }

// Update is one tick. What is published outside a browser is for robots only, and no part
// of what a frame takes.
func (g *Game) Update() (err error) {
	begun := time.Now()
	g.meter.time(func() { err = g.update() })
	g.calm.worked(time.Since(begun))
	g.app.Publish()
	return err
}

func (g *Game) update() error {
	g.app.Resize(g.view)
	if err := g.load(); err != nil {
		return err
	}
	g.receive()
	g.follow()
	if now := systemAsks(); now != g.asked {
		g.asked = now
		g.obey()
	}
	g.hear()
	g.lookShown()
	g.nameWindow()
	g.fetchLate()
	if inpututil.IsKeyJustPressed(ebiten.KeyF11) {
		g.settings.Fullscreen = !ebiten.IsFullscreen()
		g.changed()
	}
	in := g.reader.Read(g.app.Context().Viewport())
	g.calm.read(in)
	if allows(in) {
		g.config.Sounds.Unlock()
	}
	if err := g.app.Update(in); err != nil {
		return err
	}
	g.turnWords(in)
	g.notePlace()
	g.point()
	g.listenOutside()
	if g.app.Done() {
		return ebiten.Termination
	}
	return nil
}

// allows reports whether a browser lets the page sound from this input on: it does when a button
// or a key goes down, and when a finger is lifted.
func allows(in *ui.Input) bool {
	return in.JustDown && !in.Touch || in.JustUp && in.Touch || len(in.Keys) > 0
}

// listenOutside has birds be heard while the scene on top shows what lies outside.
func (g *Game) listenOutside() {
	top, ok := g.app.Top().(interface{ Outside() bool })
	if out := ok && top.Outside(); out != g.out {
		g.out = out
		g.config.Sounds.SetOutside(out)
	}
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
	g.meter.drawn(changed, g.app.Top())
	g.calm.note(changed)
	rest(g.calm.told && !g.reader.Padded())
	g.drawn = true
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
	g.config.Sounds.SetVolumes(sound.Volumes{Effects: g.settings.Volume, Ambience: g.settings.Ambience, Music: g.settings.Music})
	g.config.Sounds.SetMuted(g.settings.Muted)
	own, others := g.settings.Speed, g.settings.OthersSpeed
	if g.settings.LessMotion.Holds(g.asked.lessMotion) {
		own, others = store.Off, store.Off
	}
	g.app.Context().SetPreferences(ui.Preferences{
		Tempo:       tempo[own],
		Others:      tempo[others],
		Contrast:    g.settings.Contrast.Holds(g.asked.contrast),
		ColourBlind: g.settings.ColourBlind,
		Hints:       g.settings.Hints,
		AutoEnd:     g.settings.AutoEnd,
		Speak:       g.settings.Speak,
		TakeBack:    g.settings.TakeBack,
	})
}

var tempo = map[store.Speed]float64{store.Off: 0, store.Fast: .5, store.Normal: 1, store.Slow: 1.8}

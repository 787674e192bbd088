package scenes_test

import (
	"cmp"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
	"merlin/sprites"
)

// TestScreenPictures draws each of the pictures by the whole program and compares them
// with their prints in testdata, which notice what changes by more than a few pixels.
// It needs a display, which the tests of internal/desktop lend (MERLIN_PICTURES). Of the
// environment it takes besides:
//
//	MERLIN_PICTURES_TO       folder to which the pictures go
//	MERLIN_PICTURES_AGAINST  folder of earlier pictures, compared pixel by pixel
//	MERLIN_PICTURES_ONLY     regular expression of the names to be drawn
//	MERLIN_PICTURES_IN       language, and "large" or another of windowsNamed: all in that instead, not compared
//	MERLIN_PICTURES_PRINTS   "new" writes the prints of what is drawn anew
func TestScreenPictures(t *testing.T) {
	if os.Getenv("MERLIN_PICTURES") == "" {
		t.Skip("it needs a display; the tests of internal/desktop run it on one of their own")
	}
	time.Local = time.UTC // the saved games tell when
	e := &easel{list: chosen(os.Getenv("MERLIN_PICTURES_ONLY")), atlases: map[style]*sprites.Atlas{}, drawn: map[string]*image.RGBA{}}
	if err := ebiten.RunGame(e); err != nil {
		t.Fatal(err)
	}
	for _, err := range e.faults {
		t.Error(err)
	}
	judge(t, e.drawn)
}

// chosen are the pictures whose names match.
func chosen(only string) (list []picture) {
	match := regexp.MustCompile(only)
	from := pictures
	switch {
	case strings.Contains(only, "strip"):
		from = strips
	case strings.Contains(only, "walk"):
		from = lessons
	}
	for _, p := range from {
		if match.MatchString(p.name) {
			list = append(list, elsewhere(p))
		}
	}
	return list
}

// elsewhere is the picture as MERLIN_PICTURES_IN wants it.
func elsewhere(p picture) picture {
	lang, size, _ := strings.Cut(os.Getenv("MERLIN_PICTURES_IN"), " ")
	if lang == "" {
		return p
	}
	p.lang, p.set = lang, windowsNamed[size]
	return p
}

// swept is after how many pictures what they left is given back: together it is gigabytes.
const swept = 4

// easel draws a picture in each frame of a window.
type easel struct {
	list    []picture
	atlases map[style]*sprites.Atlas
	drawn   map[string]*image.RGBA // by name
	faults  []error
}

// style is what an atlas is made for, and of which sets, with blanks between them: a
// picture is drawn with those that the program asked for on the way there.
type style struct {
	scale   int
	palette sprites.Palette
	sets    string
}

const everything = sprites.Common + " merlin merlin" + sprites.Modules + " roundtable legends legends" + sprites.Modules

// Layout is that of a small window: the pictures are drawn beside it.
func (e *easel) Layout(int, int) (int, int) { return 64, 64 }

func (e *easel) Update() error {
	if len(e.list) == 0 {
		return ebiten.Termination
	}
	return nil
}

func (e *easel) Draw(*ebiten.Image) {
	if len(e.list) == 0 {
		return
	}
	p := e.list[0]
	e.list = e.list[1:]
	img, err := e.draw(p)
	if err != nil {
		e.faults = append(e.faults, fmt.Errorf("%s: %w", p.name, err))
	}
	if img != nil {
		e.drawn[p.name] = img
	}
	if len(e.list)%swept == 0 {
		runtime.GC() // it gives back the layers of programs that are gone, whose size Go does not know
	}
}

// draw starts the program for a picture, goes to where it is taken and takes it. One
// that is taken although there is no way to that place shows where the way ended.
func (e *easel) draw(p picture) (*image.RGBA, error) {
	s, settings := store.NewMemory(), p.settings()
	if err := settings.Save(s); err != nil {
		return nil, err
	}
	if err := p.fill(s); err != nil {
		return nil, err
	}
	g, err := p.open(s, p.lang)
	if err == nil && p.all().finger {
		err = p.touched(g)
	}
	if err != nil {
		return nil, err
	}
	v := p.window()
	at := style{v.AtlasScale(), ui.Preferences{ColourBlind: settings.ColourBlind}.Palette(), everything}
	all, err := e.atlas(at)
	if err != nil {
		return nil, err
	}
	h := newHand(g, v, all)
	way := h.do("+4 " + p.steps)
	if c := g.App().Context(); p.scene != nil && way == nil {
		c.Push(p.scene(c))
		way = h.ticks(2, false)
	}
	at.sets = strings.Join(g.Sets(), " ")
	asked, err := e.atlas(at)
	if err != nil {
		return nil, err
	}
	g.Show(v, asked)
	if p.film.every > 0 && way == nil {
		return h.film(v, p.film)
	}
	if p.walk && way == nil {
		said, pictures, err := h.walk(v)
		for i, img := range pictures {
			e.drawn[p.name+"-"+said[i]] = img
		}
		return nil, err
	}
	img := ebiten.NewImage(v.W, v.H)
	defer img.Deallocate()
	drawn := h.look(img)
	if way == nil {
		way = h.ringSeen(drawn)
	}
	if way == nil && p.kept.W > 0 {
		way = h.keeps(drawn, p.kept, float64(v.W)/ui.CanvasW)
	}
	return drawn, way
}

// atlas is that of a style. Its sets are loaded once, for whatever other styles they are in too.
func (e *easel) atlas(s style) (*sprites.Atlas, error) {
	if a := e.atlases[s]; a != nil {
		return a, nil
	}
	all, err := sprites.NewLoader(s.scale, s.palette)
	if err != nil {
		return nil, err
	}
	for _, set := range strings.Fields(s.sets) {
		one := style{s.scale, s.palette, set}
		if e.atlases[one] == nil {
			if e.atlases[one], err = loaded(one); err != nil {
				return nil, err
			}
		}
		all.Atlas().Add(e.atlases[one])
	}
	e.atlases[s] = all.Atlas()
	return all.Atlas(), nil
}

func loaded(s style) (*sprites.Atlas, error) {
	l, err := sprites.NewLoader(s.scale, s.palette, s.sets)
	for err == nil && !l.Done() {
		err = l.Step()
	}
	if err != nil {
		return nil, err
	}
	return l.Atlas(), nil
}

// picture is a screen that is drawn: how the program is started, and the way there.
type picture struct {
	name   string
	lang   string
	record string // of the game that can be continued; "" is none
	at     int    // how many of its actions were played
	steps  string // of a hand, from the title
	set    func(*picturesSettings)
	saved  []string                   // records of saved games
	level  int                        // of those who sit in the game: 0 are people, below 0 all but seat 1 are computers
	titles []title                    // beside Merlin
	scene  func(*ui.Context) ui.Scene // shown at the end of the way; nil is none
	held   bool                       // another window plays the game that can be continued
	page   bool                       // a browser's page shows it
	film   strip                      // a film strip instead of one picture
	walk   bool                       // pictures of the lesson that begins at the end of the way
	kept   ui.Rect                    // the part of it that can be kept as a file
}

// picturesSettings are those with which a picture is drawn.
type picturesSettings struct {
	store.Settings
	width  float64 // of the window
	height float64 // of it; 0 is 9 to 16 of the width
	device float64 // device pixels by pixel; 0 is 1
	finger bool    // nothing points better there
}

func (p picture) all() picturesSettings {
	s := picturesSettings{Settings: store.Defaults(), width: 1280}
	s.Speed, s.OthersSpeed = store.Off, store.Off
	if p.set != nil {
		p.set(&s)
	}
	return s
}

// open starts the program for it.
func (p picture) open(s store.Store, lang string) (*scenes.Game, error) {
	g, err := openWith(s, lang, p.titles...)
	if err == nil && p.page {
		g.InPage()
	}
	return g, err
}

// touched has nothing point but fingers where it is drawn.
func (p picture) touched(g *scenes.Game) error {
	if len(p.titles) > 0 {
		return teach(g, true)
	}
	g.Touch()
	return nil
}

func (p picture) settings() store.Settings { return p.all().Settings }
func (p picture) width() float64           { return p.all().width }

// height is that of the window: 9 to 16 of its width where the picture says nothing.
func (p picture) height() float64 {
	s := p.all()
	return cmp.Or(s.height, s.width*9/16)
}

// window is its own.
func (p picture) window() ui.Viewport {
	v := ui.Shaped(p.width(), p.height(), cmp.Or(p.all().device, 1), max(1, p.all().Scale))
	if p.all().finger {
		return v.ForFingers()
	}
	return v
}

// fill puts the games into the store that the picture wants there.
func (p picture) fill(s *store.Memory) error {
	if p.record != "" {
		text, err := played(p.record, p.at, p.level)
		if err == nil {
			err = store.SaveGame(s, currentOf(text), text)
		}
		if err == nil && p.held {
			err = store.NewHold(s.Beside(), "merlin-current").Take()
		}
		if err != nil {
			return err
		}
	}
	for i, name := range p.saved {
		text, err := played(name, 60*(i+1), 0)
		if err == nil {
			err = store.SaveTwice(s, fmt.Sprintf("save-%d", 1_780_000_000+100_000*i), text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// currentOf is the name under which the game of a record can be continued. Merlin's is one
// of before there were other titles.
func currentOf(record []byte) string {
	title, _, _ := strings.Cut(string(record), " ")
	if title == "merlin" {
		return "current"
	}
	return title + "-current"
}

// picturesDir holds whole games that novices of game/bot played, one for the base, for each
// module and for all, and the prints.
const picturesDir = "testdata/pictures"

func readRecord(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(picturesDir, name+".record"))
}

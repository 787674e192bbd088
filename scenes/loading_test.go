package scenes

import (
	"math"
	"slices"
	"testing"

	"merlin/scenes/ui"
	"merlin/sprites"
)

// table is the scene of a game with modules.
type table struct {
	stub
	modules []string
}

func (t table) Extras() bool { return len(t.modules) > 0 }

// loads is the program while the shared pictures are on their way.
func loads(t *testing.T) (g *Game, tick func()) {
	t.Helper()
	g = newGame(t, "en", Config{})
	var err error
	if g.loader, err = sprites.NewLoader(1, sprites.Plain, sprites.Common); err != nil {
		t.Fatal(err)
	}
	return g, func() {
		t.Helper()
		if err := g.app.Update(&ui.Input{}); err != nil {
			t.Fatal(err)
		}
	}
}

// Two clicks in one tick, while the pictures are on their way, open one table; it is shown
// when they are there, and only then.
func TestEnterOnce(t *testing.T) {
	g, tick := loads(t)
	shown := 0
	enter := func() { g.enter(func() ui.Scene { return stub{} }, func(ui.Scene) { shown++ }) }
	enter()
	enter()
	tick()
	if tick(); shown != 0 {
		t.Fatal("the table is shown before its pictures are there")
	}
	g.loaded = true
	tick()
	if tick(); shown != 1 {
		t.Errorf("%d tables are shown", shown)
	}
	if enter(); shown != 2 {
		t.Error("with all pictures there a table is not shown at once")
	}
}

// A table that there is not is not waited for.
func TestEnterNothing(t *testing.T) {
	g, _ := loads(t)
	g.enter(func() ui.Scene { return nil }, func(ui.Scene) { t.Error("nothing is shown") })
	g.enter(func() ui.Scene { return stub{} }, func(ui.Scene) {})
	if g.waits == nil {
		t.Error("no table can be entered afterwards")
	}
}

// The pictures of modules are asked for where modules are: at a table that is played with
// some, where some are chosen, in the rules, and among the saved games; the base game
// does without.
func TestModulesPicturesAreAskedForWithModules(t *testing.T) {
	play := func(modules ...string) func(*Game) {
		return func(g *Game) {
			g.enter(func() ui.Scene { return table{modules: modules} }, func(ui.Scene) {})
		}
	}
	for name, c := range map[string]struct {
		do   func(*Game)
		want bool
	}{
		"base game":         {play(), false},
		"game with modules": {play("arthur"), true},
		"set-up":            {func(g *Game) { newSetup(g) }, false},
		"set-up with one":   {func(g *Game) { newSetup(g).choose([]string{"gold"}) }, true},
		"rules":             {func(g *Game) { newRules(g, "") }, true},
		"saved games":       {func(g *Game) { g.Saves(nil) }, true},
	} {
		g, _ := loads(t)
		g.title.Modules = offer().Titles[0].Modules
		c.do(g)
		if got := slices.Contains(g.sets, "merlin"+sprites.Modules); got != c.want || !slices.Contains(g.sets, "merlin") {
			t.Errorf("%s: the sets are %q", name, g.sets)
		}
	}
}

// A picture that does not come is asked for again after pauses that grow, a few times; then
// that is told, and the player has it asked for again.
func TestPicturesThatDoNotCome(t *testing.T) {
	g, tick := loads(t)
	for n, pause := range pauses {
		if g.unfetched(errNoFile); g.rest != pause || n > 0 && pause < 2*pauses[n-1] {
			t.Errorf("after %d failures it rests for %d ticks", n+1, g.rest)
		}
	}
	if tick(); len(g.app.Regions()) > 0 {
		t.Error("it is told before all is tried")
	}
	g.unfetched(errNoFile)
	tick()
	if list := g.app.Regions(); len(list) != 1 || list[0].Name != "dialog-again" {
		t.Fatalf("without a title one may choose among %v", g.app.Mirror())
	}
	asked := func(ticks int) bool {
		g.scale = g.app.Context().Viewport().AtlasScale()
		for range ticks {
			g.drawn = true
			if err := g.load(); err != nil {
				t.Fatal(err)
			}
		}
		return g.loader.Progress() > 0
	}
	if asked(2000) {
		t.Error("it is asked for again although all is tried")
	}
	g.app.Context().PressNamed("dialog-again")
	if tick(); !asked(1) || g.failed > 0 {
		t.Error("it is not asked for again")
	}
}

// A table whose pictures do not come is not opened when one goes on without them; the next
// time they are asked for anew.
func TestGoOnWithoutPictures(t *testing.T) {
	g, tick := loads(t)
	g.ready = true
	tick()
	tick()
	closed := 0
	g.enter(func() ui.Scene { return &closing{closed: &closed} }, func(ui.Scene) { t.Error("it is shown") })
	tick()
	for range len(pauses) + 1 {
		g.unfetched(errNoFile)
	}
	tick()
	g.app.Context().PressNamed("dialog-without")
	tick()
	if _, ok := g.app.Top().(*title); !ok || closed != 1 || g.waits != nil {
		t.Errorf("on top is %T, the table was closed %d times", g.app.Top(), closed)
	}
	if g.needModules(g.title); g.failed > 0 {
		t.Error("what is needed anew is not asked for")
	}
}

// closing counts how often it is closed.
type closing struct {
	stub
	closed *int
}

func (c *closing) Close() { *c.closed++ }

// A set that is needed while another scale is on its way takes no picture off the screen:
// what is drawn with stays, until the other atlas is there.
func TestNeedWhileAnotherScaleLoads(t *testing.T) {
	g := newGame(t, "en", Config{})
	small, err := sprites.NewLoader(1, sprites.Plain, sprites.Common)
	if err != nil {
		t.Fatal(err)
	}
	g.app.SetAtlas(small.Atlas(), false)
	if err := g.fetch(2); err != nil {
		t.Fatal(err)
	}
	g.need(g.title.Set)
	if g.app.Atlas() == g.loader.Atlas() || g.app.Atlas() != small.Atlas() {
		t.Error("the pictures there are gave way to those that are still to come")
	}
	if g.loaded {
		t.Error("the pictures needed are taken for loaded")
	}
}

// The bar is as wide in a small window as in a usual one, in window pixels, as long as there is room.
func TestBarIsWideEnough(t *testing.T) {
	for _, c := range []struct{ w, h, device, want float64 }{
		{1280, 720, 1, 400},
		{1920, 1080, 1, 600}, // with the canvas
		{844, 390, 3, 400},
		{390, 844, 3, 292.5},
	} {
		v := ui.Fit(c.w, c.h, c.device)
		if got := barWidth * enlarged(v) * v.Scale / v.Device; math.Abs(got-c.want) > .5 {
			t.Errorf("in %v x %v it is %.1f wide, want %v", c.w, c.h, got, c.want)
		}
	}
}

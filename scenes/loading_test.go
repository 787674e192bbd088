package scenes

import (
	"testing"

	"merlin/scenes/ui"
	"merlin/sprites"
)

// Two clicks in one tick, while the pictures are on their way, open one table; it comes
// when they are there, and only then.
func TestEnterOnce(t *testing.T) {
	g := newGame(t, "en", Config{})
	var err error
	if g.loader, err = sprites.NewLoader(1, sprites.Plain, sprites.Common); err != nil {
		t.Fatal(err)
	}
	opened := 0
	for range 2 {
		g.enter(func() { opened++ })
	}
	tick := func() {
		t.Helper()
		if err := g.app.Update(&ui.Input{}); err != nil {
			t.Fatal(err)
		}
	}
	tick()
	if tick(); opened != 0 {
		t.Fatal("the table is opened before its pictures are there")
	}
	g.loaded = true
	tick()
	if tick(); opened != 1 {
		t.Errorf("%d tables are opened", opened)
	}
	g.enter(func() { opened++ })
	if opened != 2 {
		t.Error("with all pictures there a table is not opened at once")
	}
}

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
